# Written by packaging/manual.py.
complete -c kartentisch -f
function __kartentisch_presets
    switch (commandline -opc | string join ' ')
        case '* gin*'
            printf '%s\n' runde standard
        case '* kein_stich*'
            printf '%s\n' standard black_pig king_louis six_penultimate six_first_last power march hausruck
        case '* knueffeln*'
            printf '%s\n' bohmstedt hattstedt bernhard1924 gruenberg1938
        case '* mauscheln*'
            printf '%s\n' mauscheln short duties chratze
        case '* mulatschak*'
            printf '%s\n' salzburg fuchzenawa
        case '* rams*'
            printf '%s\n' rams french bierspiel ramscheln bester_bube
        case '* ramsen*'
            printf '%s\n' bavarian zaisertshofen
        case '* ramser*'
            printf '%s\n' emmental langnau langenthal
        case '* ramsli*'
            printf '%s\n' handed_down with_bank mauscheln
        case '* schnellen*'
            printf '%s\n' schnellen schnalzen
        case '* tippen*'
            printf '%s\n' tippen zwicken lampeln_austria lampeln_bavaria lupfen
        case '*'
            printf '%s\n' bavarian bernhard1924 bester_bube bierspiel black_pig bohmstedt chratze duties emmental french fuchzenawa gruenberg1938 handed_down hattstedt hausruck king_louis lampeln_austria lampeln_bavaria langenthal langnau lupfen march mauscheln power rams ramscheln runde salzburg schnalzen schnellen short six_first_last six_penultimate standard tippen with_bank zaisertshofen zwicken
    end
end
complete -c kartentisch -n __fish_use_subcommand -a '(__fish_complete_suffix .kartentisch)'
complete -c kartentisch -n '__fish_use_subcommand' -s h -l help -d 'show this help and exit'
complete -c kartentisch -n '__fish_use_subcommand' -l version -d 'say which it is'
complete -c kartentisch -n '__fish_use_subcommand' -l game -xa 'gin kein_stich knueffeln mauscheln mulatschak rams ramsen ramser ramsli schnellen tippen' -d 'sit down to a new evening of it'
complete -c kartentisch -n '__fish_use_subcommand' -l portable -d 'keep settings and evenings in a folder named data beside the program'
complete -c kartentisch -n '__fish_use_subcommand' -l games -xa '(__fish_complete_directories)' -d 'find more games in a folder of your own, also with a command'
complete -c kartentisch -n __fish_use_subcommand -a sheet -d 'write a score sheet to a PDF or a picture'
complete -c kartentisch -n '__fish_seen_subcommand_from sheet' -s h -l help -d 'show this help and exit'
complete -c kartentisch -n '__fish_seen_subcommand_from sheet' -a 'gin kein_stich knueffeln mauscheln mulatschak rams ramsen ramser ramsli schnellen tippen'
complete -c kartentisch -n '__fish_seen_subcommand_from sheet' -F
complete -c kartentisch -n '__fish_seen_subcommand_from sheet' -l blank -d 'a form to be filled in by hand'
complete -c kartentisch -n '__fish_seen_subcommand_from sheet' -s o -l out -rF -d 'a .pdf or a .png'
complete -c kartentisch -n '__fish_seen_subcommand_from sheet' -l size -xa 'A4 A5 A6 Letter' -d ''
complete -c kartentisch -n '__fish_seen_subcommand_from sheet' -l landscape -d 'the paper lies on its long side'
complete -c kartentisch -n '__fish_seen_subcommand_from sheet' -l per-page -xa '1 2 4 6 8' -d ''
complete -c kartentisch -n '__fish_seen_subcommand_from sheet' -l lang -xa 'de en' -d ''
complete -c kartentisch -n '__fish_seen_subcommand_from sheet' -l players -x -d 'how many columns a blank form has'
complete -c kartentisch -n '__fish_seen_subcommand_from sheet' -l names -x -d 'who plays, with commas between the names'
complete -c kartentisch -n '__fish_seen_subcommand_from sheet' -l preset -xa '(__kartentisch_presets)' -d 'the rule set of a blank form'
complete -c kartentisch -n '__fish_seen_subcommand_from sheet' -l option -x -d 'change one house rule'
complete -c kartentisch -n '__fish_seen_subcommand_from sheet' -l rules -d 'the house rules, on half a page'
complete -c kartentisch -n '__fish_seen_subcommand_from sheet' -l card -d 'the rules card of the game'
complete -c kartentisch -n __fish_use_subcommand -a selfplay -d 'Let bots play an evening and print its score sheet'
complete -c kartentisch -n '__fish_seen_subcommand_from selfplay' -s h -l help -d 'show this help and exit'
complete -c kartentisch -n '__fish_seen_subcommand_from selfplay' -a 'gin kein_stich knueffeln mauscheln mulatschak rams ramsen ramser ramsli schnellen tippen'
complete -c kartentisch -n '__fish_seen_subcommand_from selfplay' -l preset -xa '(__kartentisch_presets)' -d 'house rules'
complete -c kartentisch -n '__fish_seen_subcommand_from selfplay' -l players -x -d 'default 4 if the game allows it'
complete -c kartentisch -n '__fish_seen_subcommand_from selfplay' -l deals -x -d 'stop after this many deals'
complete -c kartentisch -n '__fish_seen_subcommand_from selfplay' -l seed -x -d 'a number or a code'
complete -c kartentisch -n '__fish_seen_subcommand_from selfplay' -l bots -xa 'beginner regular strong master heuristic random' -d 'beginner, heuristic, master, random, regular, strong, or strong:bold'
complete -c kartentisch -n '__fish_seen_subcommand_from selfplay' -l option -x -d 'change one house rule'
complete -c kartentisch -n '__fish_seen_subcommand_from selfplay' -l save -rF -d 'keep the evening'
complete -c kartentisch -n __fish_use_subcommand -a replay -d 'Print the score sheet of a saved evening'
complete -c kartentisch -n '__fish_seen_subcommand_from replay' -s h -l help -d 'show this help and exit'
complete -c kartentisch -n '__fish_seen_subcommand_from replay' -F
complete -c kartentisch -n '__fish_seen_subcommand_from replay' -l json -d 'the sheet as one JSON object'
complete -c kartentisch -n '__fish_seen_subcommand_from replay' -l trace -d 'every event with the whole table and the legal moves, one JSON object a line'
complete -c kartentisch -n '__fish_seen_subcommand_from replay' -l reveal -d 'also what a deal that is still being played hides'
complete -c kartentisch -n __fish_use_subcommand -a arena -d 'Let bots compete in duplicate deals and print by how much each is ahead'
complete -c kartentisch -n '__fish_seen_subcommand_from arena' -s h -l help -d 'show this help and exit'
complete -c kartentisch -n '__fish_seen_subcommand_from arena' -a 'gin kein_stich knueffeln mauscheln mulatschak rams ramsen ramser ramsli schnellen tippen'
complete -c kartentisch -n '__fish_seen_subcommand_from arena' -a 'beginner regular strong master heuristic random'
complete -c kartentisch -n '__fish_seen_subcommand_from arena' -l deals -x -d 'how many deals'
complete -c kartentisch -n '__fish_seen_subcommand_from arena' -l matches -x -d 'whole matches instead, and who wins them'
complete -c kartentisch -n '__fish_seen_subcommand_from arena' -l jobs -x -d 'processes at once'
complete -c kartentisch -n '__fish_seen_subcommand_from arena' -l seed -x -d 'same seed, same result'
complete -c kartentisch -n '__fish_seen_subcommand_from arena' -l preset -xa '(__kartentisch_presets)' -d 'house rules'
complete -c kartentisch -n '__fish_seen_subcommand_from arena' -l players -x -d 'default 4 if the game allows it'
complete -c kartentisch -n '__fish_seen_subcommand_from arena' -l dask -x -d 'a Dask scheduler, or local'
complete -c kartentisch -n '__fish_seen_subcommand_from arena' -l option -x -d 'change one house rule'
complete -c kartentisch -n __fish_use_subcommand -a ask -d 'Say what a bot would have done, and what each choice comes to'
complete -c kartentisch -n '__fish_seen_subcommand_from ask' -s h -l help -d 'show this help and exit'
complete -c kartentisch -n '__fish_seen_subcommand_from ask' -F
complete -c kartentisch -n '__fish_seen_subcommand_from ask' -l deal -x -d 'which deal'
complete -c kartentisch -n '__fish_seen_subcommand_from ask' -l move -x -d 'before which of its moves'
complete -c kartentisch -n '__fish_seen_subcommand_from ask' -l reveal -d 'also in a deal that is still being played'
complete -c kartentisch -n '__fish_seen_subcommand_from ask' -l bot -xa 'beginner regular strong master heuristic random' -d 'who is asked'
complete -c kartentisch -n __fish_use_subcommand -a rules -d 'Compare the figures in the rules of a game with its rules'
complete -c kartentisch -n '__fish_seen_subcommand_from rules' -s h -l help -d 'show this help and exit'
complete -c kartentisch -n '__fish_seen_subcommand_from rules' -a 'gin kein_stich knueffeln mauscheln mulatschak rams ramsen ramser ramsli schnellen tippen'
complete -c kartentisch -n '__fish_seen_subcommand_from rules' -l unchecked -d 'list the tables and sentences that nothing is compared with'
complete -c kartentisch -n __fish_use_subcommand -a verify -d 'Reads evenings, club evenings and parcels line by line with their sums and by the rules'
complete -c kartentisch -n '__fish_seen_subcommand_from verify' -s h -l help -d 'show this help and exit'
complete -c kartentisch -n '__fish_seen_subcommand_from verify' -F
complete -c kartentisch -n '__fish_seen_subcommand_from verify' -l commitment -x -d 'what a club'"'"'s papers promise its packs by, to be compared'
complete -c kartentisch -n '__fish_seen_subcommand_from verify' -l secret -x -d 'what its papers say after the last round that the packs came from'
