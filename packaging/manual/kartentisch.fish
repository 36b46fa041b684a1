# Written by packaging/manual.py.
complete -c kartentisch -f
function __kartentisch_says -a german english
    if string match -q 'de*' -- $LANGUAGE $LC_ALL $LC_MESSAGES $LANG
        echo $german
    else
        echo $english
    end
end
function __kartentisch_given
    set -l tokens (commandline -opc)
    for token in $tokens[2..]
        contains -- $token $argv; and echo $token; and return
    end
end
function __kartentisch_presets
    switch (__kartentisch_given gin kein_stich knueffeln mauscheln mulatschak rams ramsen ramser ramsli schnellen tippen binokel canasta differenzler doppelkopf free_sheet jass preference romme schafkopf skat tarock watten whist_drive)
        case gin
            printf '%s\n' runde standard
        case kein_stich
            printf '%s\n' standard black_pig king_louis six_penultimate six_first_last power march hausruck
        case knueffeln
            printf '%s\n' bohmstedt hattstedt bernhard1924 gruenberg1938
        case mauscheln
            printf '%s\n' mauscheln short duties chratze
        case mulatschak
            printf '%s\n' salzburg fuchzenawa
        case rams
            printf '%s\n' rams french bierspiel ramscheln bester_bube
        case ramsen
            printf '%s\n' bavarian zaisertshofen
        case ramser
            printf '%s\n' emmental langnau langenthal
        case ramsli
            printf '%s\n' handed_down with_bank mauscheln
        case schnellen
            printf '%s\n' schnellen schnalzen
        case tippen
            printf '%s\n' tippen zwicken lampeln_austria lampeln_bavaria lupfen
        case binokel
            printf '%s\n' to_1000 to_1500 club
        case canasta
            printf '%s\n' to_5000 club
        case differenzler
            printf '%s\n' club home
        case doppelkopf
            printf '%s\n' list short home
        case free_sheet
            printf '%s\n' plain to_nothing to_total
        case jass
            printf '%s\n' club to_1000 to_2500
        case preference
            printf '%s\n' club home
        case romme
            printf '%s\n' club to_500
        case schafkopf
            printf '%s\n' settled tariff short_tariff
        case skat
            printf '%s\n' list half home
        case tarock
            printf '%s\n' club home
        case watten
            printf '%s\n' to_15 to_11 to_18
        case whist_drive
            printf '%s\n' moving four long
        case '*'
            printf '%s\n' bavarian bernhard1924 bester_bube bierspiel black_pig bohmstedt chratze club duties emmental four french fuchzenawa gruenberg1938 half handed_down hattstedt hausruck home king_louis lampeln_austria lampeln_bavaria langenthal langnau list long lupfen march mauscheln moving plain power rams ramscheln runde salzburg schnalzen schnellen settled short short_tariff six_first_last six_penultimate standard tariff tippen to_1000 to_11 to_15 to_1500 to_18 to_2500 to_500 to_5000 to_nothing to_total with_bank zaisertshofen zwicken
    end
end
function __kartentisch_options
    switch (__kartentisch_given gin kein_stich knueffeln mauscheln mulatschak rams ramsen ramser ramsli schnellen tippen)
        case gin
            printf '%s\n' runden= target=100 target=150 target=250 limit=first_card limit=ten ace_means_gin=true ace_means_gin=false spade_doubles=true spade_doubles=false spade_doubles_boxes=false spade_doubles_boxes=true gin_bonus=25 gin_bonus=20 gin_bonus=50 big_gin=0 big_gin=31 big_gin=50 undercut_bonus=25 undercut_bonus=10 undercut_bonus=20 false_knock=true false_knock=false spread=knocker spread=fewest heap_in_a_row=10 heap_in_a_row=0 return_taken_discard=false return_taken_discard=true last_discard_knock=false last_discard_knock=true box=25 box=20 box=0 runde_bonus=100 runde_bonus=50 runde_bonus=0 shutout=true shutout=false tie=drawn tie=extra_runde arrangement=automatic arrangement=by_hand
        case kein_stich
            printf '%s\n' deals=five deals=four deals=six_penultimate deals=six_first_last deals=power deals=hausruck max_card=king_of_hearts max_card=ober_of_leaves start_unter=acorns start_unter=hearts payout=usual payout=hausruck payout=winner march=false march=true march_money=in_proportion march_money=fifty_and_thirty march_money=pot_first march_money=none early_end=true early_end=false must_lay=true must_lay=false several=false several=true dealer=rotates dealer=stays cards=0 cards=24 cards=32 cards=52 suits=german suits=french stake=5 stake=1 stake=2 stake=10 stake=20 stake=50 games=1 games=2 games=3 games=4 games=5 games=6 games=8
        case knueffeln
            printf '%s\n' exchange_card=ten exchange_card=five suit_beats=ace suit_beats=higher bottom_olen=one_by_one bottom_olen=three_open bottom_olen=off turning=any_lead turning=two_and_four turning=off answer=next answer=all turn_in_march=false turn_in_march=true scoring=money scoring=ladder basic=10 basic=5 basic=1 basic=20 basic=50 each_turn=10 each_turn=1 each_turn=5 each_turn=20 each_turn=50 prices=own prices=two_and_four jann=100 jann=10 jann=20 jann=30 jann=50 jann=200 march=300 march=20 march=40 march=50 march=100 march=150 march=600 march_rungs=4 march_rungs=3 march_rungs=2 brille=any_deal brille=jann ladder=two ladder=shared deals=20 deals=4 deals=5 deals=8 deals=10 deals=12 deals=16 deals=40 ladders=3 ladders=1 ladders=2 ladders=5 ladders=10 table_talk=phrases table_talk=off silence=nothing silence=can_take half_shown=all half_shown=partner half_shown=off
        case mauscheln
            printf '%s\n' cards=32 cards=24 cards=36 cards=52 suits=german suits=french way=clockwise way=anticlockwise antes=dealer antes=everybody ante=4 ante=8 ante=12 ante=20 ante_every_deal=true ante_every_deal=false all_play=false all_play=true seven_turned=false seven_turned=true ace_turned=false ace_turned=true ace_held=false ace_held=true offers=1 offers=3 dealer_stays=false dealer_stays=true last_joiner=false last_joiner=true takes_trump_card=false takes_trump_card=true five_for_four=nobody five_for_four=one_suit five_for_four=all stock_exhausted=reshuffle stock_exhausted=cap leads=declarer leads=forehand overtrump=false overtrump=true one_trick=2 one_trick=1 limit=0 limit=12 limit=16 limit=20 limit=32 limit=40 word=mauscheln word=chratze deals=12 deals=8 deals=16 deals=20 deals=24 deals=32 leftovers=split leftovers=play_out
        case mulatschak
            printf '%s\n' pack=33 pack=36 start=21 start=15 cut_weli=true cut_weli=false no_court=may no_court=must no_court=off weli_is_court=true weli_is_court=false one_trick=any one_trick=hearts stay=not_acorns stay=not_hearts stay=free stay=off stay_bound=5 stay_bound=3 stay_bound=0 stay_doubles=true stay_doubles=false exchange=declarer exchange=forehand exchange=off head=true head=false failed=10 failed=5 hearts_double=true hearts_double=false doublings=multiply doublings=once deals=40 deals=20 deals=60
        case rams
            printf '%s\n' seven=false seven=true bowers=false bowers=true way=clockwise way=anticlockwise widow=true widow=false passing=free passing=widow_gone turn_up=lies turn_up=dealer head=true head=false scoring=countdown scoring=pool counters=7 counters=5 counters=10 general=five general=game general=off finish=first finish=last games=5 games=1 games=3 games=10 longest=20 longest=10 longest=40 deals=16 deals=8 deals=12 deals=24
        case ramsen
            printf '%s\n' bid_before_exchange=false bid_before_exchange=true schleck=any schleck=only_criticals schleck=off schlecker_must_play=false schlecker_must_play=true exchange_total=5 exchange_total=32 exchange_total=0 upcard_swap_counts=false upcard_swap_counts=true upcard_swap_forces_play=true upcard_swap_forces_play=false upcard_swap=before_drawing upcard_swap=after_drawing perm_trump_upcard=printed_suit perm_trump_upcard=turn_another lone_player=five lone_player=one lone_player=void swiss_leads=false swiss_leads=true crosses=2 crosses=1 crosses=3 penalty_cross=5 penalty_cross=0 finish=first finish=places finish=bolla stop_at_last_bar=true stop_at_last_bar=false stake=0 stake=1 stake=2 stake=5 stake=10 evening=games evening=one_game evening=deals games=1 games=3 games=5 games=10 games=20 deals=20 deals=5 deals=10 deals=15 deals=30 deals=40 deals=60
        case ramser
            printf '%s\n' five_pack=35 five_pack=32 belli=second belli=best take_up=playing take_up=before lone_player=five lone_player=one lone_player=void overtrump=no_under overtrump=always overtrump=never ace_opens=true ace_opens=false second_trump=true second_trump=false goal=by_number goal=21 goal=17 goal=15 finish=first finish=last stop_at_goal=true stop_at_goal=false sausage=10 sausage=5 sausage=20 sausage=0 evening=games evening=deals games=1 games=2 games=3 games=5 deals=20 deals=10 deals=15 deals=30 deals=40
        case ramsli
            printf '%s\n' ante=4 ante=8 ante=12 ante=20 ante_every_deal=true ante_every_deal=false dealer_sees_first_packet=true dealer_sees_first_packet=false first_asked=dealer first_asked=forehand three=suits three=cards failed_deal_pays=false failed_deal_pays=true seven_swap_after_draw=true seven_swap_after_draw=false stock_exhausted=cap stock_exhausted=reshuffle overtrump=false overtrump=true knocker_one_trick=2 knocker_one_trick=1 bank_level=0 bank_level=8 bank_level=12 bank_level=16 bank_level=20 bank_level=24 bank_level=32 deals=16 deals=8 deals=12 deals=24 deals=32 leftovers=split leftovers=play_out
        case schnellen
            printf '%s\n' start=21 start=15 start=20 start=25 trumps=turned trumps=bid dealer_takes=true dealer_takes=false dealer_plays=true dealer_plays=false ten_binds=false ten_binds=true home_above=5 home_above=0 home_costs=1 home_costs=0 home_costs=2 no_trick=5 no_trick=3 no_trick=10 head=true head=false hearts_double=false hearts_double=true ends=trick ends=deal deals=40 deals=20 deals=60
        case tippen
            printf '%s\n' pack=32 pack=20 hand=three hand=eight belli=false belli=true stake_a_trick=1 stake_a_trick=2 stake_a_trick=5 stake_a_trick=10 stakes=dealer stakes=all hop=off hop=hop hop=jump hop_pays=stake hop_pays=double compulsory=stake_only compulsory=never trump=after trump=between lift=false lift=true sniff=false sniff=true dealer_first=false dealer_first=true buy=false buy=true void=trump void=free head=false head=true lead_trump=false lead_trump=true quota=1 quota=2 bete=pot bete=stake limit=0 limit=5 limit=10 limit=20 belli_lost=false belli_lost=true deals=16 deals=8 deals=12 deals=24 leftovers=split leftovers=play_out
    end
end
complete -c kartentisch -n __fish_use_subcommand -a '(__fish_complete_suffix .kartentisch)'
complete -c kartentisch -n __fish_use_subcommand -a 'gin kein_stich knueffeln mauscheln mulatschak rams ramsen ramser ramsli schnellen tippen binokel canasta differenzler doppelkopf free_sheet jass preference romme schafkopf skat tarock watten whist_drive bavarian bernhard1924 bester_bube bierspiel black_pig bohmstedt chratze duties emmental french fuchzenawa gruenberg1938 handed_down hattstedt hausruck king_louis lampeln_austria lampeln_bavaria langenthal langnau lupfen march power rams ramscheln runde salzburg schnalzen schnellen short six_first_last six_penultimate tippen with_bank zaisertshofen zwicken'
complete -c kartentisch -n 'not __fish_seen_subcommand_from list rules sheet replay ask verify selfplay arena' -s h -l help -d (__kartentisch_says 'diese Hilfe anzeigen und beenden' 'show this help message and exit')
complete -c kartentisch -n 'not __fish_seen_subcommand_from list rules sheet replay ask verify selfplay arena' -s V -l version -d (__kartentisch_says 'die Version anzeigen und beenden' 'show the version and exit')
complete -c kartentisch -n 'not __fish_seen_subcommand_from list rules sheet replay ask verify selfplay arena' -l game -xa 'gin kein_stich knueffeln mauscheln mulatschak rams ramsen ramser ramsli schnellen tippen binokel canasta differenzler doppelkopf free_sheet jass preference romme schafkopf skat tarock watten whist_drive' -d (__kartentisch_says 'dieses Spiel spielen, wie der Name des Spiels allein' 'play this game, as the game'"'"'s name by itself does')
complete -c kartentisch -n 'not __fish_seen_subcommand_from list rules sheet replay ask verify selfplay arena' -l preset -xa '(__kartentisch_presets)' -d (__kartentisch_says 'diese Spielweise spielen' 'play this variant of the game')
complete -c kartentisch -n 'not __fish_seen_subcommand_from list rules sheet replay ask verify selfplay arena' -l seed -x -d (__kartentisch_says 'eine Zahl oder ein Code' 'a number or a code')
complete -c kartentisch -n 'not __fish_seen_subcommand_from list rules sheet replay ask verify selfplay arena' -l portable -d (__kartentisch_says 'Einstellungen und Abende im Ordner „data“ neben dem Programm aufbewahren' 'keep settings and matches in a folder “data” beside the program')
complete -c kartentisch -n 'not __fish_seen_subcommand_from list rules sheet replay ask verify selfplay arena' -l install-menu -d (__kartentisch_says 'das Programm ins Menü und zu den Dateitypen deines Desktops eintragen' 'add the program to your desktop'"'"'s menu and file types')
complete -c kartentisch -n 'not __fish_seen_subcommand_from list rules sheet replay ask verify selfplay arena' -l uninstall-menu -d (__kartentisch_says 'es dort wieder austragen' 'remove it from there again')
complete -c kartentisch -n 'not __fish_seen_subcommand_from list rules sheet replay ask verify selfplay arena' -l lang -xa 'en de' -d (__kartentisch_says 'die Sprache' 'the language')
complete -c kartentisch -n 'not __fish_seen_subcommand_from list rules sheet replay ask verify selfplay arena' -l games -xa '(__fish_complete_directories)' -d (__kartentisch_says 'auch Spiele aus diesem Ordner anbieten' 'find more games in this folder')
complete -c kartentisch -n __fish_use_subcommand -a list -d (__kartentisch_says 'Spiele, Spielweisen, Hausregeln, Computerspieler und Spielzettel auflisten' 'list games, variants, house rules, computer players and score sheets')
complete -c kartentisch -n '__fish_seen_subcommand_from list' -s h -l help -d (__kartentisch_says 'diese Hilfe anzeigen und beenden' 'show this help message and exit')
complete -c kartentisch -n '__fish_seen_subcommand_from list' -a 'games variants options players sheets gin kein_stich knueffeln mauscheln mulatschak rams ramsen ramser ramsli schnellen tippen binokel canasta differenzler doppelkopf free_sheet jass preference romme schafkopf skat tarock watten whist_drive'
complete -c kartentisch -n '__fish_seen_subcommand_from list' -a 'gin kein_stich knueffeln mauscheln mulatschak rams ramsen ramser ramsli schnellen tippen binokel canasta differenzler doppelkopf free_sheet jass preference romme schafkopf skat tarock watten whist_drive'
complete -c kartentisch -n '__fish_seen_subcommand_from list' -l json -d (__kartentisch_says 'stattdessen ein JSON-Objekt ausgeben' 'print one JSON object instead')
complete -c kartentisch -n '__fish_seen_subcommand_from list' -l lang -xa 'en de' -d (__kartentisch_says 'die Sprache' 'the language')
complete -c kartentisch -n __fish_use_subcommand -a rules -d (__kartentisch_says 'die Regeln eines Spiels ausgeben' 'print the rules of a game')
complete -c kartentisch -n '__fish_seen_subcommand_from rules' -s h -l help -d (__kartentisch_says 'diese Hilfe anzeigen und beenden' 'show this help message and exit')
complete -c kartentisch -n '__fish_seen_subcommand_from rules' -a 'gin kein_stich knueffeln mauscheln mulatschak rams ramsen ramser ramsli schnellen tippen binokel canasta differenzler doppelkopf free_sheet jass preference romme schafkopf skat tarock watten whist_drive'
complete -c kartentisch -n '__fish_seen_subcommand_from rules' -l json -d (__kartentisch_says 'stattdessen ein JSON-Objekt ausgeben' 'print one JSON object instead')
complete -c kartentisch -n '__fish_seen_subcommand_from rules' -l lang -xa 'en de' -d (__kartentisch_says 'die Sprache' 'the language')
complete -c kartentisch -n __fish_use_subcommand -a sheet -d (__kartentisch_says 'einen Spielzettel als PDF oder Bild schreiben' 'write a score sheet as a PDF or a picture')
complete -c kartentisch -n '__fish_seen_subcommand_from sheet' -s h -l help -d (__kartentisch_says 'diese Hilfe anzeigen und beenden' 'show this help message and exit')
complete -c kartentisch -n '__fish_seen_subcommand_from sheet' -a 'gin kein_stich knueffeln mauscheln mulatschak rams ramsen ramser ramsli schnellen tippen binokel canasta differenzler doppelkopf free_sheet jass preference romme schafkopf skat tarock watten whist_drive'
complete -c kartentisch -n '__fish_seen_subcommand_from sheet' -F
complete -c kartentisch -n '__fish_seen_subcommand_from sheet' -l blank -d (__kartentisch_says 'ein Vordruck zum Ausfüllen von Hand' 'a form to fill in by hand')
complete -c kartentisch -n '__fish_seen_subcommand_from sheet' -s o -l out -rF -d (__kartentisch_says wohin 'a .pdf or .png to write')
complete -c kartentisch -n '__fish_seen_subcommand_from sheet' -l size -xa 'A4 A5 A6 Letter' -d (__kartentisch_says 'das Papier' 'the paper')
complete -c kartentisch -n '__fish_seen_subcommand_from sheet' -l landscape -d (__kartentisch_says Querformat landscape)
complete -c kartentisch -n '__fish_seen_subcommand_from sheet' -l per-page -xa '1 2 4 6 8' -d (__kartentisch_says 'Zettel je Seite' 'how many sheets on a page')
complete -c kartentisch -n '__fish_seen_subcommand_from sheet' -l preset -xa '(__kartentisch_presets)' -d (__kartentisch_says 'die Spielweise' 'the variant')
complete -c kartentisch -n '__fish_seen_subcommand_from sheet' -l option -xa '(__kartentisch_options)' -d (__kartentisch_says 'eine Hausregel ändern' 'change one house rule')
complete -c kartentisch -n '__fish_seen_subcommand_from sheet' -l players -x -d (__kartentisch_says 'Anzahl der Spieler' 'how many play')
complete -c kartentisch -n '__fish_seen_subcommand_from sheet' -l names -x -d (__kartentisch_says 'die Spieler eines Vordrucks, durch Kommas getrennt' 'the players of a blank form, separated by commas')
complete -c kartentisch -n '__fish_seen_subcommand_from sheet' -l rules -d (__kartentisch_says 'die Hausregeln dazu, eine halbe Seite' 'add the house rules, half a page')
complete -c kartentisch -n '__fish_seen_subcommand_from sheet' -l card -d (__kartentisch_says 'die Regelkarte des Spiels dazu' 'add the rules card of the game')
complete -c kartentisch -n '__fish_seen_subcommand_from sheet' -l json -d (__kartentisch_says 'stattdessen ein JSON-Objekt ausgeben' 'print one JSON object instead')
complete -c kartentisch -n '__fish_seen_subcommand_from sheet' -l lang -xa 'en de' -d (__kartentisch_says 'die Sprache' 'the language')
complete -c kartentisch -n __fish_use_subcommand -a replay -d (__kartentisch_says 'den Spielzettel eines gespeicherten Abends ausgeben' 'print the score sheet of a saved match')
complete -c kartentisch -n '__fish_seen_subcommand_from replay' -s h -l help -d (__kartentisch_says 'diese Hilfe anzeigen und beenden' 'show this help message and exit')
complete -c kartentisch -n '__fish_seen_subcommand_from replay' -F
complete -c kartentisch -n '__fish_seen_subcommand_from replay' -l json -d (__kartentisch_says 'stattdessen ein JSON-Objekt ausgeben' 'print one JSON object instead')
complete -c kartentisch -n '__fish_seen_subcommand_from replay' -l trace -d (__kartentisch_says 'jedes Ereignis mit dem ganzen Tisch und den erlaubten Zügen, ein JSON-Objekt je Zeile' 'every event with the whole table and the legal moves, one JSON object a line')
complete -c kartentisch -n '__fish_seen_subcommand_from replay' -l reveal -d (__kartentisch_says 'auch zeigen, was ein laufendes Spiel noch verbirgt' 'also show what a deal in progress still hides')
complete -c kartentisch -n '__fish_seen_subcommand_from replay' -l lang -xa 'en de' -d (__kartentisch_says 'die Sprache' 'the language')
complete -c kartentisch -n __fish_use_subcommand -a ask -d (__kartentisch_says 'sagen, was ein Computerspieler getan hätte und was jede Möglichkeit wert ist' 'say what a bot would have done, and what each choice is worth')
complete -c kartentisch -n '__fish_seen_subcommand_from ask' -s h -l help -d (__kartentisch_says 'diese Hilfe anzeigen und beenden' 'show this help message and exit')
complete -c kartentisch -n '__fish_seen_subcommand_from ask' -F
complete -c kartentisch -n '__fish_seen_subcommand_from ask' -l deal -x -d (__kartentisch_says 'welches Spiel' 'which deal')
complete -c kartentisch -n '__fish_seen_subcommand_from ask' -l move -x -d (__kartentisch_says 'vor welchem seiner Züge' 'before which of its moves')
complete -c kartentisch -n '__fish_seen_subcommand_from ask' -l bot -xa 'beginner regular strong master heuristic random' -d (__kartentisch_says 'der Computerspieler, der gefragt wird' 'the bot that is asked')
complete -c kartentisch -n '__fish_seen_subcommand_from ask' -l reveal -d (__kartentisch_says 'auch zeigen, was ein laufendes Spiel noch verbirgt' 'also show what a deal in progress still hides')
complete -c kartentisch -n '__fish_seen_subcommand_from ask' -l json -d (__kartentisch_says 'stattdessen ein JSON-Objekt ausgeben' 'print one JSON object instead')
complete -c kartentisch -n '__fish_seen_subcommand_from ask' -l lang -xa 'en de' -d (__kartentisch_says 'die Sprache' 'the language')
complete -c kartentisch -n __fish_use_subcommand -a verify -d (__kartentisch_says 'prüfen, ob Dateien unbeschädigt sind' 'check that files are undamaged')
complete -c kartentisch -n '__fish_seen_subcommand_from verify' -s h -l help -d (__kartentisch_says 'diese Hilfe anzeigen und beenden' 'show this help message and exit')
complete -c kartentisch -n '__fish_seen_subcommand_from verify' -F
complete -c kartentisch -n '__fish_seen_subcommand_from verify' -l commitment -x -d (__kartentisch_says 'die Zusage über die Kartenspiele, wie sie auf den Papieren des Vereins steht' 'the commitment to the packs that the club'"'"'s papers show')
complete -c kartentisch -n '__fish_seen_subcommand_from verify' -l secret -x -d (__kartentisch_says 'das Geheimnis der Kartenspiele, wie es nach der letzten Runde auf den Papieren steht' 'the secret of the packs that the papers show after the last round')
complete -c kartentisch -n '__fish_seen_subcommand_from verify' -l json -d (__kartentisch_says 'stattdessen ein JSON-Objekt ausgeben' 'print one JSON object instead')
complete -c kartentisch -n '__fish_seen_subcommand_from verify' -l lang -xa 'en de' -d (__kartentisch_says 'die Sprache' 'the language')
complete -c kartentisch -n __fish_use_subcommand -a selfplay -d (__kartentisch_says 'Computerspieler einen Abend spielen lassen und den Spielzettel ausgeben' 'let bots play a match and print its score sheet')
complete -c kartentisch -n '__fish_seen_subcommand_from selfplay' -s h -l help -d (__kartentisch_says 'diese Hilfe anzeigen und beenden' 'show this help message and exit')
complete -c kartentisch -n '__fish_seen_subcommand_from selfplay' -a 'gin kein_stich knueffeln mauscheln mulatschak rams ramsen ramser ramsli schnellen tippen binokel canasta differenzler doppelkopf free_sheet jass preference romme schafkopf skat tarock watten whist_drive'
complete -c kartentisch -n '__fish_seen_subcommand_from selfplay' -l preset -xa '(__kartentisch_presets)' -d (__kartentisch_says 'die Spielweise' 'the variant')
complete -c kartentisch -n '__fish_seen_subcommand_from selfplay' -l option -xa '(__kartentisch_options)' -d (__kartentisch_says 'eine Hausregel ändern' 'change one house rule')
complete -c kartentisch -n '__fish_seen_subcommand_from selfplay' -l players -x -d (__kartentisch_says 'Anzahl der Spieler' 'how many play')
complete -c kartentisch -n '__fish_seen_subcommand_from selfplay' -l seed -x -d (__kartentisch_says 'eine Zahl oder ein Code' 'a number or a code')
complete -c kartentisch -n '__fish_seen_subcommand_from selfplay' -l deals -x -d (__kartentisch_says 'nach so vielen Spielen aufhören' 'stop after this many deals')
complete -c kartentisch -n '__fish_seen_subcommand_from selfplay' -l bots -xa 'beginner regular strong master heuristic random' -d (__kartentisch_says 'einer je Platz, zu wenige beginnen von vorn' 'one for each seat, too few start over')
complete -c kartentisch -n '__fish_seen_subcommand_from selfplay' -l save -rF -d (__kartentisch_says 'den Abend in einer neuen Datei aufbewahren' 'keep the match in a new file')
complete -c kartentisch -n '__fish_seen_subcommand_from selfplay' -l json -d (__kartentisch_says 'stattdessen ein JSON-Objekt ausgeben' 'print one JSON object instead')
complete -c kartentisch -n '__fish_seen_subcommand_from selfplay' -l lang -xa 'en de' -d (__kartentisch_says 'die Sprache' 'the language')
complete -c kartentisch -n __fish_use_subcommand -a arena -d (__kartentisch_says 'Computerspieler mit gleichen Karten gegeneinander antreten lassen und zeigen, wer wie weit vorn liegt' 'let bots compete in duplicate deals and print who is ahead by how much')
complete -c kartentisch -n '__fish_seen_subcommand_from arena' -s h -l help -d (__kartentisch_says 'diese Hilfe anzeigen und beenden' 'show this help message and exit')
complete -c kartentisch -n '__fish_seen_subcommand_from arena' -a 'gin kein_stich knueffeln mauscheln mulatschak rams ramsen ramser ramsli schnellen tippen binokel canasta differenzler doppelkopf free_sheet jass preference romme schafkopf skat tarock watten whist_drive'
complete -c kartentisch -n '__fish_seen_subcommand_from arena' -a 'beginner regular strong master heuristic random'
complete -c kartentisch -n '__fish_seen_subcommand_from arena' -l deals -x -d (__kartentisch_says 'Anzahl der Spiele' 'how many deals')
complete -c kartentisch -n '__fish_seen_subcommand_from arena' -l matches -x -d (__kartentisch_says 'stattdessen so viele ganze Abende spielen' 'play this many whole matches instead')
complete -c kartentisch -n '__fish_seen_subcommand_from arena' -l preset -xa '(__kartentisch_presets)' -d (__kartentisch_says 'die Spielweise' 'the variant')
complete -c kartentisch -n '__fish_seen_subcommand_from arena' -l option -xa '(__kartentisch_options)' -d (__kartentisch_says 'eine Hausregel ändern' 'change one house rule')
complete -c kartentisch -n '__fish_seen_subcommand_from arena' -l players -x -d (__kartentisch_says 'Anzahl der Spieler' 'how many play')
complete -c kartentisch -n '__fish_seen_subcommand_from arena' -l seed -x -d (__kartentisch_says 'eine Zahl oder ein Code' 'a number or a code')
complete -c kartentisch -n '__fish_seen_subcommand_from arena' -l jobs -x -d (__kartentisch_says 'Prozesse gleichzeitig' 'processes at the same time')
complete -c kartentisch -n '__fish_seen_subcommand_from arena' -l dask -x -d (__kartentisch_says 'ein Dask-Scheduler oder „local“' 'a Dask scheduler, or “local”')
complete -c kartentisch -n '__fish_seen_subcommand_from arena' -l json -d (__kartentisch_says 'stattdessen ein JSON-Objekt ausgeben' 'print one JSON object instead')
complete -c kartentisch -n '__fish_seen_subcommand_from arena' -l lang -xa 'en de' -d (__kartentisch_says 'die Sprache' 'the language')
