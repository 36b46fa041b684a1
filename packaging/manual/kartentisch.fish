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
            printf '%s\n' standard black_pig king_louis six_penultimate six_first_last power march herzunteranlegen hausruck
        case knueffeln
            printf '%s\n' bohmstedt hattstedt hattstedt1984 bernhard1924 gruenberg1938
        case mauscheln
            printf '%s\n' mauscheln short duties chratze kratzen
        case mulatschak
            printf '%s\n' salzburg fuchzenawa fifteen
        case rams
            printf '%s\n' rams french rounce bierspiel ramscheln bester_bube
        case ramsen
            printf '%s\n' bavarian zaisertshofen stakes
        case ramser
            printf '%s\n' emmental langnau langenthal
        case ramsli
            printf '%s\n' handed_down with_bank mauscheln
        case schnellen
            printf '%s\n' schnellen schnalzen fifteen
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
            printf '%s\n' list half home bierlachs
        case tarock
            printf '%s\n' club home
        case watten
            printf '%s\n' to_15 to_11 to_18
        case whist_drive
            printf '%s\n' moving four long
        case '*'
            printf '%s\n' bavarian bernhard1924 bester_bube bierlachs bierspiel black_pig bohmstedt chratze club duties emmental fifteen four french fuchzenawa gruenberg1938 half handed_down hattstedt hattstedt1984 hausruck herzunteranlegen home king_louis kratzen lampeln_austria lampeln_bavaria langenthal langnau list long lupfen march mauscheln moving plain power rams ramscheln rounce runde salzburg schnalzen schnellen settled short short_tariff six_first_last six_penultimate stakes standard tariff tippen to_1000 to_11 to_15 to_1500 to_18 to_2500 to_500 to_5000 to_nothing to_total with_bank zaisertshofen zwicken
    end
end
function __kartentisch_options
    set -l game (__kartentisch_given gin kein_stich knueffeln mauscheln mulatschak rams ramsen ramser ramsli schnellen tippen)
    test -n "$game"; and kartentisch list options $game --json 2>/dev/null | awk -v RS='{' '
    /^"name"/ { split($0, part, "\""); rule = part[4] }
    /^"value"/ { sub(/^"value": "?/, ""); sub(/"?[,}].*/, ""); print rule "=" $0 }'
end
complete -c kartentisch -n __fish_use_subcommand -a '(__fish_complete_suffix .kartentisch)'
complete -c kartentisch -n __fish_use_subcommand -a 'gin kein_stich knueffeln mauscheln mulatschak rams ramsen ramser ramsli schnellen tippen binokel canasta differenzler doppelkopf free_sheet jass preference romme schafkopf skat tarock watten whist_drive bavarian bernhard1924 bester_bube bierspiel black_pig bohmstedt chratze duties emmental french fuchzenawa gruenberg1938 handed_down hattstedt hattstedt1984 hausruck herzunteranlegen king_louis kratzen lampeln_austria lampeln_bavaria langenthal langnau lupfen march power rams ramscheln rounce runde salzburg schnalzen schnellen short six_first_last six_penultimate stakes tippen with_bank zaisertshofen zwicken'
complete -c kartentisch -n 'not __fish_seen_subcommand_from list rules sheet replay export ask verify selfplay arena' -s h -l help -d (__kartentisch_says 'diese Hilfe anzeigen und beenden' 'show this help message and exit')
complete -c kartentisch -n 'not __fish_seen_subcommand_from list rules sheet replay export ask verify selfplay arena' -s V -l version -d (__kartentisch_says 'die Version anzeigen und beenden' 'show the version and exit')
complete -c kartentisch -n 'not __fish_seen_subcommand_from list rules sheet replay export ask verify selfplay arena' -l game -xa 'gin kein_stich knueffeln mauscheln mulatschak rams ramsen ramser ramsli schnellen tippen binokel canasta differenzler doppelkopf free_sheet jass preference romme schafkopf skat tarock watten whist_drive' -d (__kartentisch_says 'dieses Spiel spielen' 'play this game, the same as giving only its name')
complete -c kartentisch -n 'not __fish_seen_subcommand_from list rules sheet replay export ask verify selfplay arena' -l preset -xa '(__kartentisch_presets)' -d (__kartentisch_says 'diese Spielweise spielen' 'play this variant of the game')
complete -c kartentisch -n 'not __fish_seen_subcommand_from list rules sheet replay export ask verify selfplay arena' -l seed -x -d (__kartentisch_says 'eine Zahl oder ein Code' 'a number or a code')
complete -c kartentisch -n 'not __fish_seen_subcommand_from list rules sheet replay export ask verify selfplay arena' -l portable -d (__kartentisch_says 'Einstellungen und Abende im Ordner „data“ neben dem Programm aufbewahren' 'keep settings and matches in a folder “data” beside the program')
complete -c kartentisch -n 'not __fish_seen_subcommand_from list rules sheet replay export ask verify selfplay arena' -l install-menu -d (__kartentisch_says 'das Programm ins Menü und zu den Dateitypen deines Desktops eintragen' 'add the program to your desktop'"'"'s menu and file types')
complete -c kartentisch -n 'not __fish_seen_subcommand_from list rules sheet replay export ask verify selfplay arena' -l uninstall-menu -d (__kartentisch_says 'es dort wieder austragen' 'remove it from there again')
complete -c kartentisch -n 'not __fish_seen_subcommand_from list rules sheet replay export ask verify selfplay arena' -l lang -xa 'en de' -d (__kartentisch_says 'die Sprache' 'the language')
complete -c kartentisch -n 'not __fish_seen_subcommand_from list rules sheet replay export ask verify selfplay arena' -l games -xa '(__fish_complete_directories)' -d (__kartentisch_says 'auch Spiele aus diesem Ordner anbieten' 'find more games in this folder')
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
complete -c kartentisch -n __fish_use_subcommand -a export -d (__kartentisch_says 'die Spiele eines gespeicherten Abends für andere Programme ausgeben' 'print the deals of a saved match for other programs')
complete -c kartentisch -n '__fish_seen_subcommand_from export' -s h -l help -d (__kartentisch_says 'diese Hilfe anzeigen und beenden' 'show this help message and exit')
complete -c kartentisch -n '__fish_seen_subcommand_from export' -F
complete -c kartentisch -n '__fish_seen_subcommand_from export' -l schema -xa 'match club' -d (__kartentisch_says 'das JSON-Schema der Datei eines Abends oder Vereinsabends ausgeben' 'print the JSON Schema of the file of a match or club night')
complete -c kartentisch -n '__fish_seen_subcommand_from export' -l reveal -d (__kartentisch_says 'auch zeigen, was ein laufendes Spiel noch verbirgt' 'also show what a deal in progress still hides')
complete -c kartentisch -n '__fish_seen_subcommand_from export' -l lang -xa 'en de' -d (__kartentisch_says 'die Sprache' 'the language')
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
