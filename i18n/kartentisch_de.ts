<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>QShortcut</name>
    <message>
        <source>Ctrl</source>
        <translation>Strg</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Num</source>
        <translation>Ziffernblock</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Einfg</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>Bild auf</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>Bild ab</translation>
    </message>
</context>
<context>
    <name>about</name>
    <message>
        <source>About Kartentisch</source>
        <translation>Über Kartentisch</translation>
    </message>
    <message>
        <source>A card table for friends at one screen and opponents who never tire, with score sheets and club nights. Everything stays on this computer.</source>
        <translation>Ein Kartentisch für Leute an einem Bildschirm und für Gegner, die nie müde werden, mit Spielzetteln und Vereinsabenden. Alles bleibt auf diesem Rechner.</translation>
    </message>
    <message>
        <source>Version {version}, with Qt {qt}</source>
        <translation>Version {version}, mit Qt {qt}</translation>
    </message>
    <message>
        <source>Free software under the MIT licence; card faces included.</source>
        <translation>Freie Software unter der MIT-Lizenz, die Kartenbilder eingeschlossen.</translation>
    </message>
    <message>
        <source>Set in Source Serif Pro, under the SIL Open Font License 1.1.</source>
        <translation>Gesetzt in der Source Serif Pro, unter der SIL Open Font License 1.1.</translation>
    </message>
    <message>
        <source>Made with Qt for Python {pyside} (LGPL 3), Pillow (MIT-CMU) and platformdirs (MIT).</source>
        <translation>Gemacht mit Qt for Python {pyside} (LGPL 3), Pillow (MIT-CMU) und platformdirs (MIT).</translation>
    </message>
    <message>
        <source>The folder for your matches cannot be made.</source>
        <translation>Der Ordner für deine Abende kann nicht angelegt werden.</translation>
    </message>
    <message>
        <source>Your matches are kept in {folder}</source>
        <translation>Deine Abende liegen in {folder}</translation>
    </message>
    <message>
        <source>Open the &amp;folder</source>
        <translation>&amp;Ordner öffnen</translation>
    </message>
    <message>
        <source>&amp;Report a problem …</source>
        <translation>&amp;Problem melden …</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
</context>
<context>
    <name>argparse</name>
    <message>
        <source>usage: </source>
        <translation>Aufruf: </translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>Argumente</translation>
    </message>
    <message>
        <source>options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>diese Hilfe anzeigen und beenden</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>%(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>unbekannte Argumente: %s</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>%(option)s ist nicht eindeutig, möglich sind: %(matches)s</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>hier fehlt ein Wert</translation>
    </message>
    <message>
        <source>expected at most one argument</source>
        <translation>hier ist höchstens ein Wert möglich</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>hier fehlt mindestens ein Wert</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>hier ist kein Wert möglich: %r</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <translation>nicht zusammen mit %s möglich</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>es fehlt noch: %s</translation>
    </message>
    <message>
        <source>one of the arguments %s is required</source>
        <translation>eins davon ist nötig: %s</translation>
    </message>
    <message>
        <source>unexpected option string: %s</source>
        <translation>unerwartete Option: %s</translation>
    </message>
    <message>
        <source>invalid %(type)s value: %(value)r</source>
        <translation>ungültiger Wert (%(type)s): %(value)r</translation>
    </message>
</context>
<context>
    <name>binokel</name>
    <message>
        <source>Binokel (scores)</source>
        <translation>Binokel (Liste)</translation>
    </message>
    <message>
        <source>The scores of a Binokel match: melds and tricks of each player, and what a missed bid costs. No cards are dealt here.</source>
        <translation>Die Liste eines Binokelabends: Meldungen und Stiche jedes Spielers, und was es kostet, das Gereizte zu verfehlen. Die Karten gebt ihr selbst.</translation>
    </message>
    <message>
        <source>To 1,000</source>
        <translation>Auf 1000</translation>
    </message>
    <message>
        <source>To 1,500</source>
        <translation>Auf 1500</translation>
    </message>
    <message>
        <source>Twelve deals at a club</source>
        <translation>Zwölf Spiele im Verein</translation>
    </message>
    <message>
        <source>A bid that was missed costs</source>
        <translation>Verfehltes Reizen kostet</translation>
    </message>
    <message>
        <source>twice the bid</source>
        <translation>das Gereizte doppelt</translation>
    </message>
    <message>
        <source>the bid</source>
        <translation>das Gereizte</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Gereizt</translation>
    </message>
    <message>
        <source>Gone off without playing?</source>
        <translation>Abgegangen, ohne zu spielen?</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>Melds and tricks</source>
        <translation>Meldungen und Stiche</translation>
    </message>
</context>
<context>
    <name>booklet</name>
    <message>
        <source>At this table</source>
        <translation>An diesem Tisch</translation>
    </message>
    <message numerus="yes">
        <source>✻ This table plays differently in %n point(s).</source>
        <translation>
            <numerusform>✻ An diesem Tisch gilt %n Punkt anders.</numerusform>
            <numerusform>✻ An diesem Tisch gelten %n Punkte anders.</numerusform>
        </translation>
    </message>
    <message>
        <source>In your hand:</source>
        <translation>Auf der Hand:</translation>
    </message>
    <message>
        <source>Deadwood:</source>
        <translation>Totes Holz:</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Meld {0}</source>
        <translation>Kombination {0}</translation>
    </message>
    <message>
        <source>You may play: {0}.</source>
        <translation>Legen darfst du: {0}.</translation>
    </message>
    <message>
        <source>Print booklet</source>
        <translation>Regelheft drucken</translation>
    </message>
    <message>
        <source>A5, a page on each sheet</source>
        <translation>A5, eine Seite je Papier</translation>
    </message>
    <message>
        <source>A4, two pages side by side</source>
        <translation>A4, zwei Seiten nebeneinander</translation>
    </message>
    <message>
        <source>Letter, two pages side by side</source>
        <translation>Letter, zwei Seiten nebeneinander</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n Seite</numerusform>
            <numerusform>%n Seiten</numerusform>
        </translation>
    </message>
    <message>
        <source>Could not print the booklet: {0}</source>
        <translation>Das Regelheft konnte nicht gedruckt werden: {0}</translation>
    </message>
    <message>
        <source>Page {0} of {1}</source>
        <translation>Seite {0} von {1}</translation>
    </message>
    <message>
        <source>Play this</source>
        <translation>Selbst spielen</translation>
    </message>
    <message>
        <source>Print …</source>
        <translation>Drucken …</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>bots</name>
    <message>
        <source>Beginner</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>Regular</source>
        <translation>Geübt</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Stark</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Meister</translation>
    </message>
    <message>
        <source>Rules of thumb</source>
        <translation>Faustregeln</translation>
    </message>
    <message>
        <source>Beginner’s luck</source>
        <translation>Anfängerglück</translation>
    </message>
    <message>
        <source>forgets cards and often slips up</source>
        <translation>vergisst Karten und macht oft kleine Fehler</translation>
    </message>
    <message>
        <source>plays solidly, by rules of thumb</source>
        <translation>spielt solide, nach Faustregeln</translation>
    </message>
    <message>
        <source>thinks before every decision</source>
        <translation>denkt vor jeder Entscheidung nach</translation>
    </message>
    <message>
        <source>thinks longer, up to a few seconds</source>
        <translation>denkt länger nach, bis zu einigen Sekunden</translation>
    </message>
    <message>
        <source>plays by rules of thumb</source>
        <translation>spielt nach Faustregeln</translation>
    </message>
    <message>
        <source>plays at random</source>
        <translation>spielt aufs Geratewohl</translation>
    </message>
    <message>
        <source>steady</source>
        <translation>ausgeglichen</translation>
    </message>
    <message>
        <source>careful</source>
        <translation>vorsichtig</translation>
    </message>
    <message>
        <source>bold</source>
        <translation>wagemutig</translation>
    </message>
    <message>
        <source>talkative</source>
        <translation>redselig</translation>
    </message>
    <message>
        <source>tricky</source>
        <translation>verschmitzt</translation>
    </message>
    <message>
        <source>impatient</source>
        <translation>ungeduldig</translation>
    </message>
    <message>
        <source>plays the best move it sees</source>
        <translation>spielt, was am besten scheint</translation>
    </message>
    <message>
        <source>plays it safe</source>
        <translation>geht lieber auf Nummer sicher</translation>
    </message>
    <message>
        <source>likes to take risks</source>
        <translation>riskiert lieber mehr</translation>
    </message>
    <message>
        <source>talks a lot</source>
        <translation>redet viel</translation>
    </message>
    <message>
        <source>springs surprises</source>
        <translation>überrascht gern</translation>
    </message>
    <message>
        <source>knocks early</source>
        <translation>klopft früh</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>plays at this screen</source>
        <translation>spielt an diesem Bildschirm</translation>
    </message>
</context>
<context>
    <name>calls</name>
    <message>
        <source>suggested</source>
        <translation>empfohlen</translation>
    </message>
    <message>
        <source>Phrases</source>
        <translation>Sprüche</translation>
    </message>
</context>
<context>
    <name>canasta</name>
    <message>
        <source>Canasta (scores)</source>
        <translation>Canasta (Liste)</translation>
    </message>
    <message>
        <source>The scores of a Canasta match: what each side made, up to 5,000. No cards are dealt here.</source>
        <translation>Die Liste eines Canastaabends: die Punkte jeder Seite, bis 5000. Die Karten gebt ihr selbst.</translation>
    </message>
    <message>
        <source>To 5,000</source>
        <translation>Auf 5000</translation>
    </message>
    <message>
        <source>Four deals at a club</source>
        <translation>Vier Spiele im Verein</translation>
    </message>
    <message>
        <source>Points of the deal</source>
        <translation>Punkte des Spiels</translation>
    </message>
    <message>
        <source>Everything in Canasta counts in fives; {0} is not possible.</source>
        <translation>Bei Canasta ist jede Punktzahl durch fünf teilbar; {0} ist es nicht.</translation>
    </message>
</context>
<context>
    <name>cards</name>
    <message>
        <source>Bavarian</source>
        <translation>Bayerisches Bild</translation>
    </message>
    <message>
        <source>William Tell</source>
        <translation>Tell-Karten</translation>
    </message>
    <message>
        <source>Berlin</source>
        <translation>Berliner Bild</translation>
    </message>
    <message>
        <source>International</source>
        <translation>Internationales Bild</translation>
    </message>
    <message>
        <source>Acorns</source>
        <translation>Eichel</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Laub</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>Bells</source>
        <translation>Schellen</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>King</source>
        <translation>König</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>Zehn</translation>
    </message>
    <message>
        <source>Nine</source>
        <translation>Neun</translation>
    </message>
    <message>
        <source>Eight</source>
        <translation>Acht</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>Sieben</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>Sow</source>
        <comment>German cards</comment>
        <translation>Sau</translation>
    </message>
    <message>
        <source>King</source>
        <comment>German cards</comment>
        <translation>König</translation>
    </message>
    <message>
        <source>Ober</source>
        <comment>German cards</comment>
        <translation>Ober</translation>
    </message>
    <message>
        <source>Unter</source>
        <comment>German cards</comment>
        <translation>Unter</translation>
    </message>
    <message>
        <source>Ten</source>
        <comment>German cards</comment>
        <translation>Zehner</translation>
    </message>
    <message>
        <source>Nine</source>
        <comment>German cards</comment>
        <translation>Neuner</translation>
    </message>
    <message>
        <source>Eight</source>
        <comment>German cards</comment>
        <translation>Achter</translation>
    </message>
    <message>
        <source>Seven</source>
        <comment>German cards</comment>
        <translation>Siebener</translation>
    </message>
    <message>
        <source>Six</source>
        <comment>German cards</comment>
        <translation>Sechser</translation>
    </message>
    <message>
        <source>Weli</source>
        <comment>German cards</comment>
        <translation>Weli</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>Bube</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>Sechs</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Fünf</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Vier</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Drei</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>Weli</source>
        <translation>Weli</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{suit}-{rank}</translation>
    </message>
    <message>
        <source>{card}, the {nickname}</source>
        <translation>{card} ({nickname})</translation>
    </message>
    <message>
        <source>{card}, {nickname}</source>
        <translation>{card} ({nickname})</translation>
    </message>
    <message>
        <source>face-down card</source>
        <translation>verdeckte Karte</translation>
    </message>
    <message>
        <source>a face-down card</source>
        <translation>eine verdeckte Karte</translation>
    </message>
</context>
<context>
    <name>cards-dialog</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>&amp;Blatt</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>Inde&amp;x in</source>
        <translation>&amp;Zeichen in</translation>
    </message>
    <message>
        <source>as printed</source>
        <translation>wie gedruckt</translation>
    </message>
    <message>
        <source>four colours</source>
        <translation>vier Farben</translation>
    </message>
    <message>
        <source>high contrast</source>
        <translation>starker Kontrast</translation>
    </message>
    <message>
        <source>colour-blind safe</source>
        <translation>ohne Farbe unterscheidbar</translation>
    </message>
    <message>
        <source>{game}, German cards</source>
        <translation>{game}, deutsche Karten</translation>
    </message>
    <message>
        <source>{game}, French cards</source>
        <translation>{game}, französische Karten</translation>
    </message>
    <message>
        <source>“{0}” has French suits, but this game needs German ones.</source>
        <translation>„{0}“ hat französische Farben; dieses Spiel braucht deutsche.</translation>
    </message>
    <message>
        <source>“{0}” has German suits, but this game needs French ones.</source>
        <translation>„{0}“ hat deutsche Farben; dieses Spiel braucht französische.</translation>
    </message>
    <message>
        <source>“{0}” lacks some cards this game needs.</source>
        <translation>„{0}“ fehlen Karten, die dieses Spiel braucht.</translation>
    </message>
    <message>
        <source>A folder of pictures</source>
        <translation>Ein Ordner mit Bildern</translation>
    </message>
    <message>
        <source>A card set</source>
        <translation>Ein Kartensatz</translation>
    </message>
    <message>
        <source>Card sets (*.zip *.svg *.svgz)</source>
        <translation>Kartensätze (*.zip *.svg *.svgz)</translation>
    </message>
    <message>
        <source>Reading cards from “{0}” …</source>
        <translation>Die Karten von „{0}“ werden gelesen …</translation>
    </message>
    <message>
        <source>Delete “{0}”?</source>
        <translation>„{0}“ löschen?</translation>
    </message>
    <message>
        <source>The inks of a pack of your own stay as they are.</source>
        <translation>Die Farben eigener Karten bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Large index</source>
        <translation>Große Eckzeichen</translation>
    </message>
    <message>
        <source>Your &amp;own pack</source>
        <translation>Eigene &amp;Karten</translation>
    </message>
    <message>
        <source>From a &amp;folder …</source>
        <translation>Aus einem &amp;Ordner …</translation>
    </message>
    <message>
        <source>From a &amp;zip file or drawing …</source>
        <translation>Aus einer &amp;Zip-Datei oder Zeichnung …</translation>
    </message>
    <message>
        <source>C&amp;hange a pack</source>
        <translation>Karten ä&amp;ndern</translation>
    </message>
    <message>
        <source>&amp;Delete …</source>
        <translation>&amp;Löschen …</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>Schl&amp;ießen</translation>
    </message>
    <message numerus="yes">
        <source>%n corner(s)</source>
        <translation>
            <numerusform>%n Ecke</numerusform>
            <numerusform>%n Ecken</numerusform>
        </translation>
    </message>
    <message>
        <source>Your own pack</source>
        <translation>Eigene Karten</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>German suits (Acorns, Leaves, Hearts, Bells)</source>
        <translation>Deutsche Farben (Eichel, Laub, Herz, Schellen)</translation>
    </message>
    <message>
        <source>Put a small index at the upper left</source>
        <translation>Oben links kleine Eckzeichen aufdrucken</translation>
    </message>
    <message>
        <source>&amp;Keep it so</source>
        <translation>So &amp;behalten</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
</context>
<context>
    <name>cards-out</name>
    <message>
        <source>Still out</source>
        <translation>Noch draußen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
</context>
<context>
    <name>changed-evening</name>
    <message>
        <source>From line {1} on, “{0}” is not as Kartentisch wrote it. If you go on, the old file is kept whole, and the match goes on in a new one beside it.</source>
        <translation>Die Datei „{0}“ ist ab Zeile {1} nicht so, wie Kartentisch sie geschrieben hat. Wenn du weiterspielst, bleibt die alte Datei ganz erhalten, und der Abend geht in einer neuen daneben weiter.</translation>
    </message>
    <message>
        <source>&amp;Continue from line {0}</source>
        <translation>Ab Zeile {0} &amp;weiter</translation>
    </message>
    <message>
        <source>&amp;View only</source>
        <translation>Nur an&amp;sehen</translation>
    </message>
</context>
<context>
    <name>club</name>
    <message>
        <source>Draw round {0} again? The old draw is kept.</source>
        <translation>Runde {0} neu auslosen? Die alte Auslosung bleibt aufgehoben.</translation>
    </message>
    <message>
        <source>Why is round {0} being drawn again?</source>
        <translation>Warum wird Runde {0} neu ausgelost?</translation>
    </message>
    <message>
        <source>Are you sure? Any seating plans of round {0} on the wall become invalid.</source>
        <translation>Sicher? Ausgehängte Pläne der Runde {0} gelten dann nicht mehr.</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Leute</translation>
    </message>
    <message>
        <source>Club night</source>
        <translation>Vereinsabend</translation>
    </message>
    <message>
        <source>Run a tournament at your club from this computer: players, draw, results, standings, prizes and all papers. Nothing leaves it.</source>
        <translation>Ein Turnier eures Vereins an diesem Rechner: Leute, Auslosung, Ergebnisse, Rangliste, Preise und alle Drucksachen. Alles bleibt hier.</translation>
    </message>
    <message>
        <source>Club nights so far</source>
        <translation>Bisherige Abende</translation>
    </message>
    <message>
        <source>&amp;New …</source>
        <translation>Neu&amp;er Abend …</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Other &amp;file …</source>
        <translation>Andere &amp;Datei …</translation>
    </message>
    <message>
        <source>&amp;Import …</source>
        <translation>&amp;Importieren …</translation>
    </message>
    <message>
        <source>&amp;Season …</source>
        <translation>Sais&amp;on …</translation>
    </message>
    <message>
        <source>&amp;Back to the table</source>
        <translation>&amp;Zurück zum Tisch</translation>
    </message>
    <message>
        <source>There is no table {0}.</source>
        <translation>Einen Tisch {0} gibt es nicht.</translation>
    </message>
    <message>
        <source>Round {0} has not begun yet.</source>
        <translation>Runde {0} hat noch nicht begonnen.</translation>
    </message>
    <message>
        <source>&amp;Reason for correcting it</source>
        <translation>&amp;Warum wird berichtigt?</translation>
    </message>
    <message>
        <source>Table {0} has a result: this corrects it.</source>
        <translation>Tisch {0} hat ein Ergebnis: Das wird hier berichtigt.</translation>
    </message>
    <message>
        <source>Second entry of table {0}.</source>
        <translation>Zweite Eingabe von Tisch {0}.</translation>
    </message>
    <message>
        <source>Enter a whole number.</source>
        <translation>Gib eine ganze Zahl ein.</translation>
    </message>
    <message>
        <source>Sum {0}</source>
        <translation>Summe {0}</translation>
    </message>
    <message>
        <source>Sum {0} of {1}</source>
        <translation>Summe {0} von {1}</translation>
    </message>
    <message>
        <source>&amp;Reason why it stands anyway</source>
        <translation>&amp;Warum gilt es trotzdem?</translation>
    </message>
    <message>
        <source>Table {0} is entered once.</source>
        <translation>Tisch {0} ist einmal eingegeben.</translation>
    </message>
    <message>
        <source>Table {0} entered.</source>
        <translation>Tisch {0} eingetragen.</translation>
    </message>
    <message>
        <source>All results are in.</source>
        <translation>Alle Ergebnisse sind da.</translation>
    </message>
    <message>
        <source>Ta&amp;ble</source>
        <translation>T&amp;isch</translation>
    </message>
    <message>
        <source>Table number, Enter, then each score and Enter</source>
        <translation>Tischnummer, Eingabe, dann jede Zahl mit Eingabe</translation>
    </message>
    <message>
        <source>&amp;Enter</source>
        <translation>Übe&amp;rnehmen</translation>
    </message>
    <message>
        <source>Open club night</source>
        <translation>Vereinsabend öffnen</translation>
    </message>
    <message>
        <source>Club nights (*{0})</source>
        <translation>Vereinsabende (*{0})</translation>
    </message>
    <message>
        <source>Import club night</source>
        <translation>Vereinsabend importieren</translation>
    </message>
    <message>
        <source>Exports and club nights (*.json *{0})</source>
        <translation>Exporte und Abende (*.json *{0})</translation>
    </message>
    <message>
        <source>“{0}” is not a club night.</source>
        <translation>„{0}“ ist kein Vereinsabend.</translation>
    </message>
    <message>
        <source>People from a list</source>
        <translation>Leute aus einer Liste</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Mannschaft</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Merkmale</translation>
    </message>
    <message>
        <source>“{0}” is not a list of names.</source>
        <translation>„{0}“ ist keine Namensliste.</translation>
    </message>
    <message>
        <source>People entered: {0}.</source>
        <translation>Eingetragen: {0}.</translation>
    </message>
    <message>
        <source>Who is struck off the club’s list?</source>
        <translation>Wer wird von der Vereinsliste gestrichen?</translation>
    </message>
    <message>
        <source>{0} is no longer on the club’s list.</source>
        <translation>{0} steht nicht mehr auf der Vereinsliste.</translation>
    </message>
    <message>
        <source>Who enters the results from now on?</source>
        <translation>Wer gibt von jetzt an die Ergebnisse ein?</translation>
    </message>
    <message>
        <source>Re&amp;open the round …</source>
        <translation>Runde wieder ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>&amp;People from a list …</source>
        <translation>&amp;Leute aus einer Liste …</translation>
    </message>
    <message>
        <source>Remove from club &amp;list …</source>
        <translation>Von der &amp;Vereinsliste streichen …</translation>
    </message>
    <message>
        <source>&amp;Who enters results …</source>
        <translation>Wer gibt Ergebnisse e&amp;in …</translation>
    </message>
    <message>
        <source>Save a &amp;copy …</source>
        <translation>&amp;Kopie speichern …</translation>
    </message>
    <message>
        <source>Export as &amp;JSON …</source>
        <translation>Als &amp;JSON exportieren …</translation>
    </message>
    <message>
        <source>P&amp;eople as CSV …</source>
        <translation>Leu&amp;te als CSV …</translation>
    </message>
    <message>
        <source>Export without &amp;names …</source>
        <translation>Ohne &amp;Namen exportieren …</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Bezahlt</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Sitz</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>From round</source>
        <translation>Ab Runde</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Ausgeschieden</translation>
    </message>
    <message>
        <source>random tables</source>
        <translation>Tische nach Los</translation>
    </message>
    <message>
        <source>random first round, then by rank</source>
        <translation>nach Los, spätere Runden nach Rang</translation>
    </message>
    <message>
        <source>random, last round by rank</source>
        <translation>nach Los, letzte Runde nach Rang</translation>
    </message>
    <message>
        <source>random, then a final table</source>
        <translation>nach Los, dann ein Finaltisch</translation>
    </message>
    <message>
        <source>round robin</source>
        <translation>jeder gegen jeden</translation>
    </message>
    <message>
        <source>Swiss system</source>
        <translation>Schweizer System</translation>
    </message>
    <message>
        <source>knock-out</source>
        <translation>K.-o.</translation>
    </message>
    <message>
        <source>double knock-out</source>
        <translation>K.-o. mit zweiter Chance</translation>
    </message>
    <message>
        <source>R{0}</source>
        <translation>R{0}</translation>
    </message>
    <message>
        <source>(withdrawn)</source>
        <translation>(ausgeschieden)</translation>
    </message>
    <message>
        <source>lowest wins</source>
        <translation>wenigste gewinnen</translation>
    </message>
    <message>
        <source>highest wins</source>
        <translation>meiste gewinnen</translation>
    </message>
    <message>
        <source>{0} ({1})</source>
        <translation>{0} ({1})</translation>
    </message>
    <message>
        <source>shared place</source>
        <translation>geteilter Platz</translation>
    </message>
    <message>
        <source>Ranked by {0}, then {1}.</source>
        <translation>Wertung: {0}, dann {1}.</translation>
    </message>
    <message>
        <source>Dropped rounds: {0}.</source>
        <translation>Streichrunden: {0}.</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Worth</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Presented</source>
        <translation>Übergeben</translation>
    </message>
    <message>
        <source>(shared by {0})</source>
        <translation>(geteilt durch {0})</translation>
    </message>
    <message>
        <source>Entry fees due</source>
        <translation>Startgeld fällig</translation>
    </message>
    <message>
        <source>Entry fees paid</source>
        <translation>Startgeld bezahlt</translation>
    </message>
    <message>
        <source>Other income</source>
        <translation>Andere Einnahmen</translation>
    </message>
    <message>
        <source>Spent</source>
        <translation>Ausgaben</translation>
    </message>
    <message>
        <source>Prizes won</source>
        <translation>Gewonnene Preise</translation>
    </message>
    <message>
        <source>of which handed over</source>
        <translation>davon übergeben</translation>
    </message>
    <message>
        <source>Cash in hand</source>
        <translation>Jetzt in der Kasse</translation>
    </message>
    <message>
        <source>Final balance</source>
        <translation>Bleibt am Ende übrig</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Uhrzeit</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Für</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Danach</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>{0} cannot be their own partner.</source>
        <translation>{0} kann nicht der eigene Partner sein.</translation>
    </message>
    <message>
        <source>Still owing: {0}</source>
        <translation>Noch offen: {0}</translation>
    </message>
    <message>
        <source>“{0}” is not an amount of money.</source>
        <translation>„{0}“ ist kein Geldbetrag.</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Preise</translation>
    </message>
    <message>
        <source>Cash</source>
        <translation>Kasse</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Buchungen</translation>
    </message>
    <message>
        <source>what for (minus = paid out)</source>
        <translation>wofür (minus = Ausgabe)</translation>
    </message>
    <message>
        <source>For what</source>
        <translation>Wofür</translation>
    </message>
    <message>
        <source>E&amp;nter it</source>
        <translation>B&amp;uchen</translation>
    </message>
    <message>
        <source>Se&amp;ttings …</source>
        <translation>&amp;Einstellungen …</translation>
    </message>
    <message>
        <source>P&amp;apers …</source>
        <translation>&amp;Drucksachen …</translation>
    </message>
    <message>
        <source>Pro&amp;jector</source>
        <translation>&amp;Beamer</translation>
    </message>
    <message>
        <source>M&amp;ore</source>
        <translation>&amp;Mehr</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>the average of their own rounds</source>
        <translation>den Schnitt der eigenen Runden</translation>
    </message>
    <message>
        <source>Standings appear with the first results.</source>
        <translation>Die Rangliste kommt mit den ersten Ergebnissen.</translation>
    </message>
    <message>
        <source>Looking for a draw with fewer repeats. Repeats so far: {0} (best possible: {1}).</source>
        <translation>Gesucht wird eine Auslosung mit weniger Wiederbegegnungen. Bisher: {0} (bestenfalls {1}).</translation>
    </message>
    <message>
        <source>T&amp;itle</source>
        <translation>&amp;Titel</translation>
    </message>
    <message>
        <source>&amp;Where</source>
        <translation>&amp;Ort</translation>
    </message>
    <message>
        <source>Preferred tab&amp;le size</source>
        <translation>Bevorzugte Tischgröß&amp;e</translation>
    </message>
    <message>
        <source>&amp;Number of rounds</source>
        <translation>&amp;Zahl der Runden</translation>
    </message>
    <message>
        <source>A round m&amp;issed counts</source>
        <translation>Eine &amp;versäumte Runde zählt</translation>
    </message>
    <message>
        <source>E&amp;ntry fee</source>
        <translation>S&amp;tartgeld</translation>
    </message>
    <message>
        <source>No corrections.</source>
        <translation>Keine Berichtigungen.</translation>
    </message>
    <message>
        <source>No club nights yet. Choose “New …” to begin.</source>
        <translation>Noch kein Vereinsabend. Mit „Neuer Abend …“ fängt er an.</translation>
    </message>
    <message>
        <source>Tied players share the prizes of the tied places.</source>
        <translation>Bei Gleichstand werden die Preise der betroffenen Plätze geteilt.</translation>
    </message>
    <message>
        <source>Ties are decided by lot.</source>
        <translation>Über Gleichstand entscheidet das Los.</translation>
    </message>
    <message>
        <source>Prizes in kind are drawn by lot.</source>
        <translation>Sachpreise werden ausgelost.</translation>
    </message>
    <message>
        <source>Prize list</source>
        <translation>Preisliste</translation>
    </message>
    <message>
        <source>Receipt</source>
        <translation>Quittung</translation>
    </message>
    <message>
        <source>date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>received with thanks</source>
        <translation>dankend erhalten</translation>
    </message>
    <message>
        <source>Receipts</source>
        <translation>Quittungen</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>Urkunde</translation>
    </message>
    <message>
        <source>For the club</source>
        <translation>Für den Verein</translation>
    </message>
    <message>
        <source>the organiser</source>
        <translation>die Turnierleitung</translation>
    </message>
    <message>
        <source>Certificates</source>
        <translation>Urkunden</translation>
    </message>
    <message>
        <source>cashier</source>
        <translation>Kasse</translation>
    </message>
    <message>
        <source>checked</source>
        <translation>geprüft</translation>
    </message>
    <message>
        <source>Cash sheet</source>
        <translation>Kassenblatt</translation>
    </message>
    <message>
        <source>Paid {0} of {1}</source>
        <translation>Bezahlt {0} von {1}</translation>
    </message>
    <message>
        <source>Start list</source>
        <translation>Startliste</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>setzt aus</translation>
    </message>
    <message>
        <source>Start cards</source>
        <translation>Startkarten</translation>
    </message>
    <message>
        <source>Table {0}</source>
        <translation>Tisch {0}</translation>
    </message>
    <message>
        <source>The best of each round</source>
        <translation>Die Besten jeder Runde</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Summe</translation>
    </message>
    <message numerus="yes">
        <source>Points so far, after %n round(s). Beside them the seats that are drawn (table, seat) or room for them and for what is won there; add up in the last column.</source>
        <translation>
            <numerusform>Punkte nach %n Runde. Dahinter die schon ausgelosten Plätze (Tisch/Sitz) oder Raum dafür und für das, was dort gewonnen wird; die letzte Spalte ist für die Summe.</numerusform>
            <numerusform>Punkte nach %n Runden. Dahinter die schon ausgelosten Plätze (Tisch/Sitz) oder Raum dafür und für das, was dort gewonnen wird; die letzte Spalte ist für die Summe.</numerusform>
        </translation>
    </message>
    <message>
        <source>Emergency sheet</source>
        <translation>Notblatt</translation>
    </message>
    <message>
        <source>( ) does not count, – was not there</source>
        <translation>( ) zählt nicht, – war nicht da</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} von {1}</translation>
    </message>
    <message>
        <source>Seating by table, round {0}</source>
        <translation>Sitzplan nach Tischen, Runde {0}</translation>
    </message>
    <message>
        <source>Seating by name, round {0}</source>
        <translation>Sitzplan nach Namen, Runde {0}</translation>
    </message>
    <message>
        <source>Round {0}, table {1}</source>
        <translation>Runde {0}, Tisch {1}</translation>
    </message>
    <message>
        <source>Table sheets, round {0}</source>
        <translation>Tischzettel, Runde {0}</translation>
    </message>
    <message>
        <source>Counts: {0}.</source>
        <translation>Es zählt: {0}.</translation>
    </message>
    <message>
        <source>Total must be {0}.</source>
        <translation>Zusammen müssen es {0} sein.</translation>
    </message>
    <message>
        <source>All players sign. Hand the sheet to the organiser.</source>
        <translation>Alle unterschreiben. Den Zettel bei der Turnierleitung abgeben.</translation>
    </message>
    <message>
        <source>(corrected)</source>
        <translation>(berichtigt)</translation>
    </message>
    <message>
        <source>(open)</source>
        <translation>(offen)</translation>
    </message>
    <message>
        <source>Results of round {0}</source>
        <translation>Ergebnisse der Runde {0}</translation>
    </message>
    <message>
        <source>* corrected after the next draw</source>
        <translation>* nach der nächsten Auslosung berichtigt</translation>
    </message>
    <message>
        <source>[ ] not played at a table, ( ) does not count, * corrected later</source>
        <translation>[ ] nicht am Tisch gespielt, ( ) zählt nicht, * später berichtigt</translation>
    </message>
    <message>
        <source>Final standings</source>
        <translation>Endstand</translation>
    </message>
    <message>
        <source>Standings after round {0}</source>
        <translation>Stand nach Runde {0}</translation>
    </message>
    <message>
        <source>Meetings</source>
        <translation>Begegnungen</translation>
    </message>
    <message>
        <source>Cross table</source>
        <translation>Kreuztabelle</translation>
    </message>
    <message>
        <source>Table numbers</source>
        <translation>Tischnummern</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>Berichtigungen</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Carried over</source>
        <translation>Übertrag</translation>
    </message>
    <message>
        <source>Start cards, four on a page</source>
        <translation>Startkarten, vier auf einer Seite</translation>
    </message>
    <message>
        <source>Folding place cards</source>
        <translation>Platzkarten zum Falten</translation>
    </message>
    <message>
        <source>Table tents with names</source>
        <translation>Tischaufsteller mit Namen</translation>
    </message>
    <message>
        <source>Table numbers for the wall</source>
        <translation>Tischnummern für die Wand</translation>
    </message>
    <message>
        <source>Seating by table</source>
        <translation>Sitzplan nach Tischen</translation>
    </message>
    <message>
        <source>Blank table sheets</source>
        <translation>Tischzettel zum Ausfüllen</translation>
    </message>
    <message>
        <source>Deal slips (duplicate)</source>
        <translation>Legezettel (gleiche Karten)</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Standings for the wall</source>
        <translation>Rangliste für die Wand</translation>
    </message>
    <message>
        <source>Standings with all rounds</source>
        <translation>Rangliste mit allen Runden</translation>
    </message>
    <message>
        <source>Emergency sheet, if the computer fails</source>
        <translation>Notblatt, falls der Rechner ausfällt</translation>
    </message>
    <message>
        <source>Receipts for prizes</source>
        <translation>Quittungen für Preise</translation>
    </message>
    <message>
        <source>bye: {0}</source>
        <translation>setzt aus: {0}</translation>
    </message>
    <message>
        <source>Drawn {0}, seed {1}, attempt {2}.</source>
        <translation>Auslosung: {0}, Losnummer {1}, Versuch {2}.</translation>
    </message>
    <message>
        <source>Seating by name for the wall</source>
        <translation>Sitzplan nach Namen für die Wand</translation>
    </message>
    <message>
        <source>Round {0}, deal {1}, tables of {2}</source>
        <translation>Runde {0}, Spiel {1}, {2}er-Tische</translation>
    </message>
    <message>
        <source>First dealer of the round: seat {0}</source>
        <translation>Erster Geber der Runde: Sitz {0}</translation>
    </message>
    <message>
        <source>Deal slips, round {0}</source>
        <translation>Legezettel, Runde {0}</translation>
    </message>
    <message>
        <source>Papers</source>
        <translation>Drucksachen</translation>
    </message>
    <message>
        <source>&amp;Preview and print …</source>
        <translation>&amp;Vorschau und Druck …</translation>
    </message>
    <message>
        <source>As P&amp;DF …</source>
        <translation>Als P&amp;DF …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>&amp;Round</source>
        <translation>&amp;Runde</translation>
    </message>
    <message>
        <source>&amp;Size of page</source>
        <translation>&amp;Seitengröße</translation>
    </message>
    <message>
        <source>Printing or saving failed: {0}.</source>
        <translation>Drucken oder Speichern geht hier nicht: {0}.</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>here: {0}</source>
        <translation>da: {0}</translation>
    </message>
    <message>
        <source>kept apart: {0}</source>
        <translation>getrennt: {0}</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>ausgeschieden</translation>
    </message>
    <message>
        <source>from round {0} on</source>
        <translation>ab Runde {0}</translation>
    </message>
    <message>
        <source>out in round {0}</source>
        <translation>fehlt in Runde {0}</translation>
    </message>
    <message>
        <source>substitute for {0}</source>
        <translation>Ersatz für {0}</translation>
    </message>
    <message>
        <source>computer player</source>
        <translation>Computerspieler</translation>
    </message>
    <message>
        <source>{0} cannot be a start number.</source>
        <translation>{0} kann keine Startnummer sein.</translation>
    </message>
    <message>
        <source>{0} has start number {1}.</source>
        <translation>{0} hat Startnummer {1}.</translation>
    </message>
    <message>
        <source>Give out all start numbers again, by name?</source>
        <translation>Alle Startnummern nach Namen neu vergeben?</translation>
    </message>
    <message>
        <source>Withdraw {0}?</source>
        <translation>{0} ausscheiden lassen?</translation>
    </message>
    <message>
        <source>Remove {0} from the list?</source>
        <translation>{0} von der Liste streichen?</translation>
    </message>
    <message>
        <source>Who plays on for {0}?</source>
        <translation>Wer spielt für {0} weiter?</translation>
    </message>
    <message>
        <source>Start &amp;number</source>
        <translation>S&amp;tartnummer</translation>
    </message>
    <message>
        <source>Name, then Enter</source>
        <translation>Name, dann Eingabetaste</translation>
    </message>
    <message>
        <source>has paid</source>
        <translation>hat bezahlt</translation>
    </message>
    <message>
        <source>A&amp;dd</source>
        <translation>Eintra&amp;gen</translation>
    </message>
    <message>
        <source>Everybody who has come</source>
        <translation>Alle, die gekommen sind</translation>
    </message>
    <message>
        <source>Start number {0}</source>
        <translation>Startnummer {0}</translation>
    </message>
    <message>
        <source>e.g. lady, junior (for special prizes)</source>
        <translation>etwa Dame, Jugend (für Sonderpreise)</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>numbers of rounds, such as 2, 3</source>
        <translation>Nummern der Runden, etwa 2, 3</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Team or family</source>
        <translation>&amp;Mannschaft oder Familie</translation>
    </message>
    <message>
        <source>&amp;Marks</source>
        <translation>Mer&amp;kmale</translation>
    </message>
    <message>
        <source>Always sits at ta&amp;ble</source>
        <translation>Sitzt immer an T&amp;isch</translation>
    </message>
    <message>
        <source>Misses &amp;rounds</source>
        <translation>Fehlt in &amp;Runde</translation>
    </message>
    <message>
        <source>&amp;Paid</source>
        <translation>&amp;Bezahlt</translation>
    </message>
    <message>
        <source>&amp;Who plays (tables on this computer)</source>
        <translation>&amp;Wer spielt (Tische an diesem Rechner)</translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <translation>Gib einen Namen ein.</translation>
    </message>
    <message>
        <source>“{0}” are not numbers of rounds.</source>
        <translation>„{0}“ sind keine Rundennummern.</translation>
    </message>
    <message>
        <source>Table {0} has been played; its result is in.</source>
        <translation>Tisch {0} ist gespielt; das Ergebnis ist eingetragen.</translation>
    </message>
    <message>
        <source>play-off on this computer</source>
        <translation>im Programm gestochen</translation>
    </message>
    <message>
        <source>Prize for</source>
        <translation>Preis für</translation>
    </message>
    <message>
        <source>Mark of the people</source>
        <translation>Merkmal der Leute</translation>
    </message>
    <message>
        <source>Prize in kind</source>
        <translation>Sachpreis</translation>
    </message>
    <message>
        <source>Another &amp;prize</source>
        <translation>Noch ein &amp;Preis</translation>
    </message>
    <message>
        <source>Place {0}</source>
        <translation>Platz {0}</translation>
    </message>
    <message>
        <source>Best of those marked</source>
        <translation>Bester mit Merkmal</translation>
    </message>
    <message>
        <source>Best single round</source>
        <translation>Beste Einzelrunde</translation>
    </message>
    <message>
        <source>Last place</source>
        <translation>Letzter Platz</translation>
    </message>
    <message>
        <source>Round {0}: tables</source>
        <translation>Runde {0}: Tische</translation>
    </message>
    <message>
        <source>Round {0}: who sits where</source>
        <translation>Runde {0}: Wer sitzt wo?</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Runde {0}</translation>
    </message>
    <message>
        <source>Round {0}: open tables</source>
        <translation>Runde {0}: offene Tische</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Willkommen</translation>
    </message>
    <message>
        <source>table {0}</source>
        <translation>Tisch {0}</translation>
    </message>
    <message>
        <source>Time’s up: finish the current deal</source>
        <translation>Die Zeit ist um: Spielt das laufende Spiel zu Ende</translation>
    </message>
    <message>
        <source>Projector</source>
        <translation>Beamer</translation>
    </message>
    <message>
        <source>Does not match: {0}.</source>
        <translation>Das stimmt nicht überein: {0}.</translation>
    </message>
    <message>
        <source>(left out)</source>
        <translation>(wird ausgelassen)</translation>
    </message>
    <message>
        <source>Start number</source>
        <translation>Startnummer</translation>
    </message>
    <message>
        <source>Surname</source>
        <translation>Nachname</translation>
    </message>
    <message>
        <source>First name</source>
        <translation>Vorname</translation>
    </message>
    <message>
        <source>Federation number</source>
        <translation>Verbandsnummer</translation>
    </message>
    <message>
        <source>Letters: Unicode (UTF-8)</source>
        <translation>Zeichensatz: Unicode (UTF-8)</translation>
    </message>
    <message>
        <source>Letters: Windows</source>
        <translation>Zeichensatz: Windows</translation>
    </message>
    <message>
        <source>Letters: old Mac</source>
        <translation>Zeichensatz: alter Mac</translation>
    </message>
    <message>
        <source>Letters: DOS</source>
        <translation>Zeichensatz: DOS</translation>
    </message>
    <message>
        <source>Letters: Unicode (UTF-16)</source>
        <translation>Zeichensatz: Unicode (UTF-16)</translation>
    </message>
    <message>
        <source>owes {0}</source>
        <translation>noch {0}</translation>
    </message>
    <message>
        <source>with {0}</source>
        <translation>mit {0}</translation>
    </message>
    <message>
        <source>Standin&amp;gs as CSV …</source>
        <translation>Rangli&amp;ste als CSV …</translation>
    </message>
    <message>
        <source>Resul&amp;ts as CSV …</source>
        <translation>&amp;Ergebnisse als CSV …</translation>
    </message>
    <message>
        <source>slip of table {1}, round {0}</source>
        <translation>Zettel von Tisch {1}, Runde {0}</translation>
    </message>
    <message>
        <source>trust in tables of round {0}</source>
        <translation>Vertrauen in Tische der Runde {0}</translation>
    </message>
    <message>
        <source>payment of {0} by {1}</source>
        <translation>Zahlung von {0} durch {1}</translation>
    </message>
    <message>
        <source>{0} given back to {1}</source>
        <translation>{0} zurück an {1}</translation>
    </message>
    <message>
        <source>{0} plays on for number {1}</source>
        <translation>{0} spielt für Nummer {1} weiter</translation>
    </message>
    <message>
        <source>departure of {0}</source>
        <translation>{0} geht</translation>
    </message>
    <message>
        <source>return of {0}</source>
        <translation>{0} ist wieder da</translation>
    </message>
    <message>
        <source>number {0} struck off</source>
        <translation>Nummer {0} gestrichen</translation>
    </message>
    <message>
        <source>pair of {0}</source>
        <translation>Paar {0}</translation>
    </message>
    <message>
        <source>{0} for {1}</source>
        <translation>{0} für {1}</translation>
    </message>
    <message numerus="yes">
        <source>%n people are here.</source>
        <translation>
            <numerusform>%n Person ist da.</numerusform>
            <numerusform>%n sind da.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people have paid.</source>
        <translation>
            <numerusform>%n Person hat bezahlt.</numerusform>
            <numerusform>%n haben bezahlt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people have their money back.</source>
        <translation>
            <numerusform>%n Person hat das Geld zurück.</numerusform>
            <numerusform>%n haben ihr Geld zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>paid {0}</source>
        <translation>{0} bezahlt</translation>
    </message>
    <message>
        <source>no. {0}</source>
        <translation>Nr. {0}</translation>
    </message>
    <message>
        <source>{0} has the money back.</source>
        <translation>{0} hat Geld zurück.</translation>
    </message>
    <message>
        <source>{0} has paid.</source>
        <translation>{0} hat bezahlt.</translation>
    </message>
    <message>
        <source>{0} is here.</source>
        <translation>{0} ist da.</translation>
    </message>
    <message>
        <source>no. {0}, substitute</source>
        <translation>Nr. {0}, Vertretung</translation>
    </message>
    <message>
        <source>{0} for {1}.</source>
        <translation>{0} statt {1}.</translation>
    </message>
    <message>
        <source>{0} has the prize.</source>
        <translation>{0} hat den Preis.</translation>
    </message>
    <message>
        <source>{0} has chosen a prize.</source>
        <translation>{0} hat sich etwas ausgesucht.</translation>
    </message>
    <message>
        <source>A pair: {0}.</source>
        <translation>Ein Paar: {0}.</translation>
    </message>
    <message>
        <source>Who is kept apart has changed.</source>
        <translation>Wer auseinanderbleibt, ist geändert.</translation>
    </message>
    <message>
        <source>All start numbers are new.</source>
        <translation>Alle Startnummern sind neu.</translation>
    </message>
    <message>
        <source>{0} has left.</source>
        <translation>{0} ist nach Hause gegangen.</translation>
    </message>
    <message>
        <source>{0} is back.</source>
        <translation>{0} ist wieder da.</translation>
    </message>
    <message>
        <source>Number {0} is off the list.</source>
        <translation>Nummer {0} ist gestrichen.</translation>
    </message>
    <message>
        <source>{0} has no partner any more.</source>
        <translation>{0} hat keinen Partner mehr.</translation>
    </message>
    <message>
        <source>{0} has another table.</source>
        <translation>{0} hat einen anderen Tisch.</translation>
    </message>
    <message>
        <source>Undone: {0}.</source>
        <translation>Rückgängig: {0}.</translation>
    </message>
    <message numerus="yes">
        <source>%n slip(s) waiting</source>
        <translation>
            <numerusform>1 Zettel wartet</numerusform>
            <numerusform>%n Zettel warten</numerusform>
        </translation>
    </message>
    <message>
        <source>“{0}” is too long: a list has at most {1} lines and {2} MB.</source>
        <translation>„{0}“ ist zu lang: Eine Liste hat höchstens {1} Zeilen und {2} MB.</translation>
    </message>
    <message>
        <source>In brackets: bye {0}, missed {1}.</source>
        <translation>In Klammern: ausgesetzt zählt {0}, versäumt {1}.</translation>
    </message>
    <message>
        <source>nobody gets it</source>
        <translation>bekommt niemand</translation>
    </message>
    <message>
        <source>Still there: {0}.</source>
        <translation>Noch da: {0}.</translation>
    </message>
    <message>
        <source>Due for lost games</source>
        <translation>Verlustspielgeld fällig</translation>
    </message>
    <message>
        <source>Paid for lost games</source>
        <translation>Verlustspielgeld bezahlt</translation>
    </message>
    <message>
        <source>Games lost</source>
        <translation>Verlorene Spiele</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Kostet</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Zusammen</translation>
    </message>
    <message>
        <source>lost games: {0}</source>
        <translation>verlorene Spiele: {0}</translation>
    </message>
    <message>
        <source>Round {0} of {1}</source>
        <translation>Runde {0} von {1}</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tische</translation>
    </message>
    <message>
        <source>Still playing</source>
        <translation>Spielen noch</translation>
    </message>
    <message>
        <source>You sit this round out.</source>
        <translation>Du setzt diese Runde aus.</translation>
    </message>
    <message>
        <source>You: table {0} with {1}</source>
        <translation>Du: Tisch {0} mit {1}</translation>
    </message>
    <message>
        <source>{0} and {1}</source>
        <translation>{0} und {1}</translation>
    </message>
    <message>
        <source>Round {0} is over.</source>
        <translation>Runde {0} ist vorbei.</translation>
    </message>
    <message>
        <source>Table {0} is entered. Thank you!</source>
        <translation>Tisch {0} ist eingetragen. Danke!</translation>
    </message>
    <message>
        <source>You agree. The organiser has your slip.</source>
        <translation>Einig! Euer Zettel liegt bei der Turnierleitung.</translation>
    </message>
    <message>
        <source>Your slips differ: bring the sheet to the organiser.</source>
        <translation>Eure Zettel sind verschieden: Bringt den Tischzettel zur Turnierleitung.</translation>
    </message>
    <message>
        <source>Sent. Somebody at the table can confirm it, or the organiser looks at the sheet.</source>
        <translation>Abgegeben. Jemand am Tisch kann es bestätigen, oder die Turnierleitung sieht auf den Tischzettel.</translation>
    </message>
    <message>
        <source>{0} has sent this. Is it right?</source>
        <translation>{0} hat das abgegeben. Stimmt es?</translation>
    </message>
    <message>
        <source>Another phone has sent this. Is it right?</source>
        <translation>Ein anderes Telefon hat das abgegeben. Stimmt es?</translation>
    </message>
    <message>
        <source>Round {0} is not complete: tables {1} are still open.</source>
        <translation>Runde {0} ist nicht vollständig: Offen sind noch die Tische {1}.</translation>
    </message>
    <message>
        <source>The total must be {0}, not {1}. Check the table sheet.</source>
        <translation>Die Summe muss {0} sein, nicht {1}. Prüf den Tischzettel.</translation>
    </message>
    <message>
        <source>Table {0} is full or does not exist: {1}.</source>
        <translation>Tisch {0} ist voll oder fehlt: {1}.</translation>
    </message>
    <message>
        <source>Too many to keep apart at {0} tables: {1}.</source>
        <translation>Zu viele zum Trennen an {0} Tischen: {1}.</translation>
    </message>
    <message>
        <source>That is not possible now ({0}).</source>
        <translation>Das geht jetzt nicht ({0}).</translation>
    </message>
    <message>
        <source>This start number is taken: {0}.</source>
        <translation>Diese Startnummer ist vergeben: {0}.</translation>
    </message>
    <message>
        <source>Nobody has the start number {0}.</source>
        <translation>Die Startnummer {0} hat niemand.</translation>
    </message>
    <message>
        <source>{0} is already in the draw and can only withdraw.</source>
        <translation>{0} ist schon ausgelost und kann nur noch ausscheiden.</translation>
    </message>
    <message>
        <source>{0} has paid. Refund first.</source>
        <translation>{0} hat bezahlt. Gib erst das Geld zurück.</translation>
    </message>
    <message>
        <source>{0} has already withdrawn.</source>
        <translation>{0} ist schon ausgeschieden.</translation>
    </message>
    <message>
        <source>{0} has not left.</source>
        <translation>{0} ist nicht ausgeschieden.</translation>
    </message>
    <message>
        <source>{0} has another partner.</source>
        <translation>{0} hat einen anderen Partner.</translation>
    </message>
    <message>
        <source>{0} has no partner.</source>
        <translation>{0} hat keinen Partner.</translation>
    </message>
    <message>
        <source>{0} chooses first.</source>
        <translation>Zuerst sucht {0} aus.</translation>
    </message>
    <message>
        <source>Still without a partner: {0}.</source>
        <translation>Noch ohne Partner: {0}.</translation>
    </message>
    <message>
        <source>Not in this round: {0}.</source>
        <translation>Nicht in dieser Runde: {0}.</translation>
    </message>
    <message>
        <source>They are to be kept apart, but both have their seat at the same table: {0}.</source>
        <translation>Sie sollen getrennt sitzen, haben aber beide denselben festen Tisch: {0}.</translation>
    </message>
    <message>
        <source>It takes two to be kept apart: {0}.</source>
        <translation>Zum Trennen gehören zwei: {0}.</translation>
    </message>
    <message>
        <source>{0}: {1} is impossible, the least is {2}.</source>
        <translation>{0}: {1} geht nicht, mindestens sind es {2}.</translation>
    </message>
    <message>
        <source>{0}: {1} is impossible, the most is {2}.</source>
        <translation>{0}: {1} geht nicht, höchstens sind es {2}.</translation>
    </message>
    <message>
        <source>{0}: {1} would be unusual. Is it right?</source>
        <translation>{0}: {1} wäre ungewöhnlich. Stimmt das?</translation>
    </message>
    <message>
        <source>{0}: {1} points from {2} games won and {3} lost would be unusual. Right?</source>
        <translation>{0}: {1} Punkte aus {2} gewonnenen und {3} verlorenen Spielen wären ungewöhnlich. Stimmt das?</translation>
    </message>
    <message>
        <source>{0}: {1} points cannot come from {2} games won and {3} lost.</source>
        <translation>{0}: {1} Punkte können nicht aus {2} gewonnenen und {3} verlorenen Spielen kommen.</translation>
    </message>
    <message>
        <source>{0} cannot have played {1} games of this list.</source>
        <translation>{0} kann in dieser Liste nicht {1} Spiele gespielt haben.</translation>
    </message>
    <message>
        <source>{0} players are not enough; you need {1}.</source>
        <translation>{0} Spieler sind zu wenig; {1} müssen es sein.</translation>
    </message>
    <message>
        <source>This is fixed once round 1 has been drawn.</source>
        <translation>Das steht fest, sobald die erste Runde ausgelost ist.</translation>
    </message>
    <message>
        <source>There is no round to draw.</source>
        <translation>Es gibt keine Runde auszulosen.</translation>
    </message>
    <message>
        <source>Round {0} has already been drawn.</source>
        <translation>Runde {0} ist schon ausgelost.</translation>
    </message>
    <message>
        <source>Round {0} has not been drawn yet.</source>
        <translation>Runde {0} ist noch nicht ausgelost.</translation>
    </message>
    <message>
        <source>Round {0} is not drawn, or has begun.</source>
        <translation>Runde {0} ist nicht ausgelost oder läuft schon.</translation>
    </message>
    <message>
        <source>Round {0} is closed: its results can only be corrected.</source>
        <translation>Runde {0} ist abgeschlossen: Ergebnisse können nur noch berichtigt werden.</translation>
    </message>
    <message>
        <source>Round {0} is not closed.</source>
        <translation>Runde {0} ist nicht abgeschlossen.</translation>
    </message>
    <message>
        <source>There is no round {0}.</source>
        <translation>Eine Runde {0} gibt es nicht.</translation>
    </message>
    <message>
        <source>Round {0} is not the last one.</source>
        <translation>Runde {0} ist nicht die letzte.</translation>
    </message>
    <message>
        <source>Give a reason.</source>
        <translation>Gib einen Grund an.</translation>
    </message>
    <message>
        <source>Table {1} has no result yet.</source>
        <translation>Tisch {1} hat noch kein Ergebnis.</translation>
    </message>
    <message>
        <source>Table {1} of round {0} has a result: it can be corrected, with a reason.</source>
        <translation>Tisch {1} der Runde {0} hat ein Ergebnis: Es kann mit Begründung berichtigt werden.</translation>
    </message>
    <message>
        <source>This table has {0} scores, not {1}.</source>
        <translation>Dieser Tisch hat {0} Zahlen, nicht {1}.</translation>
    </message>
    <message>
        <source>Table {0} cannot have these scores by the rules.</source>
        <translation>Nach den Regeln kann Tisch {0} diese Zahlen nicht haben.</translation>
    </message>
    <message>
        <source>Won, lost and passed out come to {1} games, not to {2}.</source>
        <translation>Gewonnen, verloren und eingepasst sind zusammen {1} Spiele, nicht {2}.</translation>
    </message>
    <message>
        <source>Table {0} has handed in: nobody changes places there.</source>
        <translation>Tisch {0} hat schon abgegeben: Dort tauscht niemand mehr.</translation>
    </message>
    <message>
        <source>Table {0} is tied. A knock-out needs a winner.</source>
        <translation>An Tisch {0} steht es gleich. Im K.-o. muss jemand gewinnen.</translation>
    </message>
    <message>
        <source>Then somebody else would have lost, and a knocked-out player cannot play on.</source>
        <translation>Dann hätte jemand anders verloren: Wer ausgeschieden ist, kann nicht weiterspielen.</translation>
    </message>
    <message>
        <source>The knock-out is decided.</source>
        <translation>Das K.-o. ist entschieden.</translation>
    </message>
    <message>
        <source>This way of drawing is for tables of two, or of two pairs.</source>
        <translation>Diese Auslosung ist für Tische zu zweit oder mit zwei Paaren.</translation>
    </message>
    <message>
        <source>Enter an amount.</source>
        <translation>Gib einen Betrag ein.</translation>
    </message>
    <message>
        <source>There is no such prize.</source>
        <translation>Diesen Preis gibt es nicht.</translation>
    </message>
    <message>
        <source>There is nothing left to choose.</source>
        <translation>Es ist nichts mehr auszusuchen.</translation>
    </message>
    <message>
        <source>Somebody has chosen this already.</source>
        <translation>Das hat sich schon jemand ausgesucht.</translation>
    </message>
    <message>
        <source>Prizes have been chosen. Undo that first to change them.</source>
        <translation>Es sind schon Preise gewählt. Nimm das erst zurück.</translation>
    </message>
    <message>
        <source>This prize has been handed over.</source>
        <translation>Dieser Preis ist schon übergeben.</translation>
    </message>
    <message>
        <source>The sheet of this table has no such sum.</source>
        <translation>Der Zettel dieses Tisches hat keine solche Summe.</translation>
    </message>
    <message>
        <source>A round has been drawn since: this stays, or the draw is undone first.</source>
        <translation>Seither wurde eine Runde ausgelost: Mach zuerst die Auslosung rückgängig.</translation>
    </message>
    <message>
        <source>Something entered later builds on this: undo that first.</source>
        <translation>Etwas Späteres hängt davon ab: Nimm zuerst das zurück.</translation>
    </message>
    <message>
        <source>Everybody must be in the list once.</source>
        <translation>Alle müssen genau einmal in der Liste stehen.</translation>
    </message>
    <message>
        <source>Table {0}: five wrong codes. It hands in at the desk.</source>
        <translation>Tisch {0}: fünfmal ein falscher Code. Er gibt bei der Turnierleitung ab.</translation>
    </message>
    <message>
        <source>That slip is no longer waiting.</source>
        <translation>Dieser Zettel wartet nicht mehr.</translation>
    </message>
    <message>
        <source>That fits.</source>
        <translation>Das passt.</translation>
    </message>
    <message>
        <source>This phone is at no table.</source>
        <translation>Dieses Telefon gehört zu keinem Tisch.</translation>
    </message>
    <message>
        <source>That is another table.</source>
        <translation>Das ist ein anderer Tisch.</translation>
    </message>
    <message>
        <source>Others sit at this table now.</source>
        <translation>An diesem Tisch sitzen jetzt andere.</translation>
    </message>
    <message>
        <source>entry station</source>
        <translation>Eingabeplatz</translation>
    </message>
    <message>
        <source>phone {0}</source>
        <translation>Telefon {0}</translation>
    </message>
    <message>
        <source>Round {0} is drawn.</source>
        <translation>Runde {0} ist ausgelost.</translation>
    </message>
    <message>
        <source>Each player’s points, games won and games lost</source>
        <translation>Von jedem: Punkte, gewonnene und verlorene Spiele</translation>
    </message>
    <message>
        <source>Games {0} of {1}</source>
        <translation>Spiele {0} von {1}</translation>
    </message>
    <message>
        <source>{0}: {1} or {2}</source>
        <translation>{0}: {1} oder {2}</translation>
    </message>
    <message>
        <source>{0}: {1} {3} or {2}</source>
        <translation>{0}: {3} {1} oder {2}</translation>
    </message>
    <message>
        <source>{0}: {1} or {2} games lost</source>
        <translation>{0}: {1} oder {2} Spiele verloren</translation>
    </message>
    <message>
        <source>The two entries of table {0} differ ({1}): look at the sheet and enter it again.</source>
        <translation>Die beiden Eingaben von Tisch {0} sind verschieden ({1}): Sieh auf den Zettel und gib noch einmal ein.</translation>
    </message>
    <message>
        <source>Table {0} is in: {1} won.</source>
        <translation>Tisch {0} ist da: Sieg für {1}.</translation>
    </message>
    <message>
        <source>A lost game costs {0}; that is a house rule.</source>
        <translation>Ein verlorenes Spiel kostet {0}; das steht in den Hausregeln.</translation>
    </message>
    <message>
        <source>A lost game costs {0}, from number {1} of a round on {2}; that is a house rule.</source>
        <translation>Ein verlorenes Spiel kostet {0}, ab dem {1}. einer Runde {2}; das steht in den Hausregeln.</translation>
    </message>
    <message>
        <source>{0} – still playing</source>
        <translation>{0} – spielen noch</translation>
    </message>
    <message>
        <source>games won</source>
        <translation>gewonnene Spiele</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>Standings so far, in round {0}</source>
        <translation>Zwischenstand in Runde {0}</translation>
    </message>
    <message numerus="yes">
        <source>in all %n round(s) drawn:</source>
        <translation>
            <numerusform>in der einen ausgelosten Runde:</numerusform>
            <numerusform>in allen %n ausgelosten Runden:</numerusform>
        </translation>
    </message>
    <message>
        <source>nobody meets the same player twice</source>
        <translation>keine zwei treffen sich zweimal</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) meet again</source>
        <translation>
            <numerusform>%n Paar trifft sich wieder</numerusform>
            <numerusform>%n Paare treffen sich wieder</numerusform>
        </translation>
    </message>
    <message>
        <source>(at most {0} times)</source>
        <translation>(höchstens {0}-mal)</translation>
    </message>
    <message>
        <source>, {0} repeated meetings in all (fewer may be possible)</source>
        <translation>, zusammen {0} Wiederbegegnungen (vielleicht geht es mit weniger)</translation>
    </message>
    <message>
        <source>, {0} repeated meetings in all (no draw can go below {1}, gap: {2})</source>
        <translation>, zusammen {0} Wiederbegegnungen (unter {1} kommt keine Auslosung, Abstand: {2})</translation>
    </message>
    <message>
        <source> (no draw can do with fewer)</source>
        <translation> (mit weniger kommt keine Auslosung aus)</translation>
    </message>
    <message>
        <source>at the tables of {0} each sits {1}×</source>
        <translation>an den Tischen zu {0} sitzt jeder {1}×</translation>
    </message>
    <message>
        <source>at the tables of {0} each sits {1} to {2}×</source>
        <translation>an den Tischen zu {0} sitzt jeder {1}- bis {2}×</translation>
    </message>
    <message>
        <source>(as fair as can be)</source>
        <translation>(gerechter geht es nicht)</translation>
    </message>
    <message>
        <source>(a difference of 1 would be fair, gap: {0})</source>
        <translation>(ein Unterschied von 1 wäre gerecht, Abstand: {0})</translation>
    </message>
    <message>
        <source>More games a round would separate them.</source>
        <translation>Mehr Partien je Runde würden sie trennen.</translation>
    </message>
    <message>
        <source>Of each: {0}</source>
        <translation>Von jedem: {0}</translation>
    </message>
    <message>
        <source>{0} (by lot)</source>
        <translation>{0} (ausgelost)</translation>
    </message>
    <message>
        <source>lost games of table {1}, round {0}</source>
        <translation>verlorene Spiele von Tisch {1}, Runde {0}</translation>
    </message>
    <message numerus="yes">
        <source>entry of %n people</source>
        <translation>
            <numerusform>Anmeldung von %n Person</numerusform>
            <numerusform>Anmeldung von %n Leuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n payments</source>
        <translation>
            <numerusform>%n Zahlung</numerusform>
            <numerusform>%n Zahlungen</numerusform>
        </translation>
    </message>
    <message>
        <source>The club’s list of people cannot be read. The last good one is used; the broken file is set aside with the next change.</source>
        <translation>Die Liste der Leute im Verein ist nicht zu lesen. Es gilt die letzte gute; die kaputte Datei wird bei der nächsten Änderung beiseitegelegt.</translation>
    </message>
    <message>
        <source>Seal of the packs: {0}</source>
        <translation>Siegel der Kartenspiele: {0}</translation>
    </message>
    <message>
        <source>The secret was: {0}</source>
        <translation>Das Geheimnis war: {0}</translation>
    </message>
    <message>
        <source>Lists (*.csv *.tsv *.txt)</source>
        <translation>Listen (*.csv *.tsv *.txt)</translation>
    </message>
    <message>
        <source>Nothing to publish before the first draw.</source>
        <translation>Vor der ersten Auslosung gibt es nichts zu zeigen.</translation>
    </message>
    <message>
        <source>Export as web page</source>
        <translation>Als Webseite exportieren</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>One &amp;more round</source>
        <translation>Noch eine Runde &amp;auslosen</translation>
    </message>
    <message>
        <source>Ma&amp;ke up results</source>
        <translation>Er&amp;gebnisse erfinden</translation>
    </message>
    <message>
        <source>Renum&amp;ber …</source>
        <translation>Startn&amp;ummern neu vergeben …</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message numerus="yes">
        <source>After %n round(s)</source>
        <translation>
            <numerusform>Stand nach %n Runde</numerusform>
            <numerusform>Stand nach %n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>All rounds played. Next: prizes, then papers</source>
        <translation>Alle Runden gespielt. Jetzt Preise, dann Drucksachen</translation>
    </message>
    <message numerus="yes">
        <source>the names of %n file(s)</source>
        <translation>
            <numerusform>dem Namen einer Datei</numerusform>
            <numerusform>den Namen von %n Dateien</numerusform>
        </translation>
    </message>
    <message>
        <source>Result by phone, if a code is on the wall: scan it and type {0}.</source>
        <translation>Ergebnis per Telefon: Hängt ein Code an der Wand, scannt ihn und tippt {0} ein.</translation>
    </message>
    <message>
        <source>Result by phone: open {0} and type {1}.</source>
        <translation>Ergebnis per Telefon: {0} öffnen und {1} eintippen.</translation>
    </message>
    <message>
        <source>Result by phone: scan this, or open {0} and type the code.</source>
        <translation>Ergebnis per Telefon: das hier scannen, oder {0} öffnen und den Code eintippen.</translation>
    </message>
    <message>
        <source>Draws, results, places, sums, team and marks stay. Anybody else of exactly this name becomes anonymous, too. What has been printed or exported stays as it is.</source>
        <translation>Auslosungen, Ergebnisse, Plätze, Summen, Mannschaft und Merkmale bleiben. Wer sonst noch genau so heißt, wird auch anonym. Was gedruckt oder exportiert wurde, bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>What was interrupted last time is finished: it now says {0} everywhere.</source>
        <translation>Was beim letzten Mal abbrach, ist fertig: Überall steht jetzt {0}.</translation>
    </message>
    <message>
        <source>Draw round {0}</source>
        <translation>Runde {0} auslosen</translation>
    </message>
    <message>
        <source>Results of table {0}</source>
        <translation>Zettel von Tisch {0}</translation>
    </message>
    <message>
        <source>Results of tables {0}</source>
        <translation>Zettel der Tische {0}</translation>
    </message>
    <message>
        <source>Close round {0}</source>
        <translation>Runde {0} abschließen</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Salutation</source>
        <translation>Anrede</translation>
    </message>
    <message>
        <source>Street</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>House number</source>
        <translation>Hausnummer</translation>
    </message>
    <message>
        <source>Postcode</source>
        <translation>PLZ</translation>
    </message>
    <message>
        <source>Town</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Land</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>E-Mail</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Telefon</translation>
    </message>
    <message>
        <source>handicap {0}</source>
        <translation>Vorgabe {0}</translation>
    </message>
    <message>
        <source>Mitchell: one half stays, the other moves up a table</source>
        <translation>Mitchell: die eine Hälfte bleibt sitzen, die andere rückt einen Tisch weiter</translation>
    </message>
    <message>
        <source>Howell: every pair against every other, all but one move</source>
        <translation>Howell: jedes gegen jedes, alle bis auf eines rücken</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>Who counts</source>
        <translation>Wer zählt</translation>
    </message>
    <message>
        <source>They are not in the same group: {0}.</source>
        <translation>Sie sind nicht in derselben Gruppe: {0}.</translation>
    </message>
    <message>
        <source>There is no such group.</source>
        <translation>Eine solche Gruppe gibt es nicht.</translation>
    </message>
    <message>
        <source>You can only make up results during a round.</source>
        <translation>Ergebnisse erfinden geht nur, solange eine Runde läuft.</translation>
    </message>
    <message>
        <source>made up</source>
        <translation>erfunden</translation>
    </message>
    <message>
        <source>Something changed meanwhile. Draw the round again.</source>
        <translation>Inzwischen hat sich etwas geändert. Lose die Runde noch einmal aus.</translation>
    </message>
    <message>
        <source>Round {0}: results</source>
        <translation>Runde {0}: Ergebnisse</translation>
    </message>
    <message>
        <source>Mitchell movement</source>
        <translation>nach Mitchell</translation>
    </message>
    <message>
        <source>Howell movement</source>
        <translation>nach Howell</translation>
    </message>
    <message>
        <source>Group {0}</source>
        <translation>Gruppe {0}</translation>
    </message>
    <message>
        <source>{0} (chosen as number {1})</source>
        <translation>{0} (gewählt als {1}.)</translation>
    </message>
    <message>
        <source>chooses as number {0}</source>
        <translation>wählt als {0}.</translation>
    </message>
    <message numerus="yes">
        <source>Do the same %n people come? Strike off anyone who stays away.</source>
        <translation>
            <numerusform>Kommt dieselbe Person wieder? Wer wegbleibt, wird gestrichen.</numerusform>
            <numerusform>Kommen dieselben %n Leute wieder? Wer wegbleibt, wird gestrichen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rehearsal</source>
        <translation>Probe</translation>
    </message>
    <message>
        <source>How many made-up players?</source>
        <translation>Wie viele erfundene Leute?</translation>
    </message>
    <message numerus="yes">
        <source>%n people are new.</source>
        <translation>
            <numerusform>Eine Person ist neu.</numerusform>
            <numerusform>%n Leute sind neu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are known: what stands here is taken.</source>
        <translation>
            <numerusform>Eine ist bekannt: Was hier steht, wird übernommen.</numerusform>
            <numerusform>%n sind bekannt: Was hier steht, wird übernommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Take %n people</source>
        <translation>
            <numerusform>&amp;Eine Person übernehmen</numerusform>
            <numerusform>%n Leute über&amp;nehmen</numerusform>
        </translation>
    </message>
    <message>
        <source>Addresses of the club</source>
        <translation>Adressen des Vereins</translation>
    </message>
    <message>
        <source>Find: name, town …</source>
        <translation>Suchen: Name, Ort …</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Addresses</source>
        <translation>Adressen</translation>
    </message>
    <message>
        <source>Everyone who has come to a club night. Import a list to add addresses.</source>
        <translation>Alle, die schon da waren. Adressen kommen aus einer Liste dazu.</translation>
    </message>
    <message>
        <source>&amp;New person …</source>
        <translation>&amp;Neue Person …</translation>
    </message>
    <message>
        <source>From a &amp;list …</source>
        <translation>Aus einer &amp;Liste …</translation>
    </message>
    <message>
        <source>&amp;Invitations as CSV …</source>
        <translation>&amp;Einladungen als CSV …</translation>
    </message>
    <message numerus="yes">
        <source>%n letter(s) would be written.</source>
        <translation>
            <numerusform>Das ergibt einen Brief.</numerusform>
            <numerusform>Das ergibt %n Briefe.</numerusform>
        </translation>
    </message>
    <message>
        <source>With no address: {0}.</source>
        <translation>Ohne Adresse: {0}.</translation>
    </message>
    <message>
        <source>Who is put on the club’s list?</source>
        <translation>Wer kommt auf die Vereinsliste?</translation>
    </message>
    <message>
        <source>Addresses from a list</source>
        <translation>Adressen aus einer Liste</translation>
    </message>
    <message>
        <source>Addresses taken: {0}.</source>
        <translation>Übernommene Adressen: {0}.</translation>
    </message>
    <message>
        <source>Invitations as CSV</source>
        <translation>Einladungen als CSV</translation>
    </message>
    <message>
        <source>Invitations</source>
        <translation>Einladungen</translation>
    </message>
    <message>
        <source>Saving failed: {0}.</source>
        <translation>Speichern geht hier nicht: {0}.</translation>
    </message>
    <message>
        <source>Entry fee</source>
        <translation>Startgeld</translation>
    </message>
    <message>
        <source>rehearsal – nothing is saved</source>
        <translation>Probe – nichts wird gespeichert</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>A&amp;ddresses …</source>
        <translation>A&amp;dressen …</translation>
    </message>
    <message>
        <source>Go to prizes</source>
        <translation>Zu den Preisen</translation>
    </message>
    <message>
        <source>Start round {0}</source>
        <translation>Runde {0} beginnen</translation>
    </message>
    <message>
        <source>Not paid yet: {0}</source>
        <translation>Noch nicht bezahlt: {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n have not paid yet</source>
        <translation>
            <numerusform>%n Person hat noch nicht bezahlt</numerusform>
            <numerusform>%n Leute haben noch nicht bezahlt</numerusform>
        </translation>
    </message>
    <message>
        <source>overtime</source>
        <translation>überzogen</translation>
    </message>
    <message>
        <source>left in this round</source>
        <translation>Restzeit</translation>
    </message>
    <message>
        <source>Table {0} is already entered. This replaces it.</source>
        <translation>Tisch {0} ist schon eingetragen. Das ersetzt ihn.</translation>
    </message>
    <message>
        <source>Table {0} is corrected.</source>
        <translation>Tisch {0} ist berichtigt.</translation>
    </message>
    <message>
        <source>Table {0} is changed.</source>
        <translation>Tisch {0} ist geändert.</translation>
    </message>
    <message>
        <source>As a web page (&amp;HTML) …</source>
        <translation>Als Webseite (&amp;HTML) …</translation>
    </message>
    <message>
        <source>The first line has &amp;titles</source>
        <translation>Die erste Zeile hat Über&amp;schriften</translation>
    </message>
    <message>
        <source>The list as it was read</source>
        <translation>Die Liste, wie sie gelesen wurde</translation>
    </message>
    <message>
        <source>Column {0}</source>
        <translation>Spalte {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n people will be entered.</source>
        <translation>
            <numerusform>%n Person wird angemeldet.</numerusform>
            <numerusform>%n Leute werden angemeldet.</numerusform>
        </translation>
    </message>
    <message>
        <source>On the list already: {0}.</source>
        <translation>Schon auf der Liste: {0}.</translation>
    </message>
    <message>
        <source>Not taken, line {0}.</source>
        <translation>Nicht übernommen, Zeile {0}.</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Enter %n people</source>
        <translation>
            <numerusform>%n Person an&amp;melden</numerusform>
            <numerusform>%n Leute an&amp;melden</numerusform>
        </translation>
    </message>
    <message>
        <source>no start number: {0}</source>
        <translation>keine Startnummer: {0}</translation>
    </message>
    <message>
        <source>no name</source>
        <translation>kein Name</translation>
    </message>
    <message>
        <source>games lost</source>
        <translation>verlorene Spiele</translation>
    </message>
    <message>
        <source>How many games were lost? A whole number.</source>
        <translation>Wie viele Spiele gingen verloren? Eine ganze Zahl.</translation>
    </message>
    <message numerus="yes">
        <source>in %n round(s)</source>
        <translation>
            <numerusform>in %n Runde</numerusform>
            <numerusform>in %n Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sit(s) at an unusual table</source>
        <translation>
            <numerusform>%n sitzt an einem ungewöhnlichen Tisch</numerusform>
            <numerusform>%n sitzen an einem ungewöhnlichen Tisch</numerusform>
        </translation>
    </message>
    <message>
        <source>At which tables does everybody sit?</source>
        <translation>An welchen Tischen wird gespielt?</translation>
    </message>
    <message>
        <source>tables {0}</source>
        <translation>Tische {0}</translation>
    </message>
    <message>
        <source>No prizes yet. Add them in the settings.</source>
        <translation>Noch keine Preise. Leg sie in den Einstellungen fest.</translation>
    </message>
    <message>
        <source>Payments in and out are listed here. Type an amount below.</source>
        <translation>Hier steht, was in die Kasse kommt und was hinausgeht. Tipp unten einen Betrag ein.</translation>
    </message>
    <message>
        <source>&amp;Template …</source>
        <translation>Vor&amp;lage …</translation>
    </message>
    <message>
        <source>None of the selected players owes anything.</source>
        <translation>Von den Ausgewählten ist niemand etwas schuldig.</translation>
    </message>
    <message>
        <source>None of the selected players has paid.</source>
        <translation>Von den Ausgewählten hat niemand etwas gezahlt.</translation>
    </message>
    <message>
        <source>Give {0} back to {1}?</source>
        <translation>{0} an {1} zurückgeben?</translation>
    </message>
    <message>
        <source>Nobody has come yet. Type a name above and press Enter.</source>
        <translation>Noch ist niemand da. Tipp oben einen Namen ein und drück die Eingabetaste.</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation>&amp;Gruppe</translation>
    </message>
    <message>
        <source>&amp;Handicap in points</source>
        <translation>&amp;Vorgabe in Punkten</translation>
    </message>
    <message>
        <source>The shares of the entry fees come to {0}%.</source>
        <translation>Die Anteile am Startgeld ergeben {0} %.</translation>
    </message>
    <message>
        <source>For which group</source>
        <translation>Für welche Gruppe</translation>
    </message>
    <message>
        <source>An amount, or a part of the entry fees such as 40%.</source>
        <translation>Ein Betrag oder ein Teil des Startgelds, etwa 40 %.</translation>
    </message>
    <message>
        <source>each group</source>
        <translation>jede Gruppe</translation>
    </message>
    <message>
        <source>The clock has stopped</source>
        <translation>Die Uhr steht</translation>
    </message>
    <message>
        <source>1 tables · 2 names · 3 clock · 4 open tables · 5 standings · 6 results · 0 automatic · Space: clock · ↑ ↓: minutes · F11: full screen</source>
        <translation>1 Tische · 2 Namen · 3 Uhr · 4 offene Tische · 5 Rangliste · 6 Ergebnisse · 0 automatisch · Leertaste: Uhr · ↑ ↓: Minuten · F11: Vollbild</translation>
    </message>
    <message>
        <source>Round {0}: {1}</source>
        <translation>Runde {0}: {1}</translation>
    </message>
    <message>
        <source>{0} is changed.</source>
        <translation>Geändert: {0}.</translation>
    </message>
    <message>
        <source>Just now</source>
        <translation>Eben</translation>
    </message>
    <message>
        <source>Changes to money or people are always listed here and can be undone.</source>
        <translation>Was Geld oder Leute ändert, steht immer hier, und du kannst es rückgängig machen.</translation>
    </message>
    <message>
        <source>Undo: {0}</source>
        <translation>Rückgängig: {0}</translation>
    </message>
    <message>
        <source>About {0} of {1} people will probably be level; on {2} of 100 club nights the first three places go to one person each.</source>
        <translation>Nach bloßem Glück liegen am Ende etwa {0} von {1} Leuten gleichauf; an {2} von 100 Abenden hat die ersten drei Plätze je einer allein.</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>Noch nichts</translation>
    </message>
    <message>
        <source>Phones …</source>
        <translation>Telefone …</translation>
    </message>
    <message>
        <source>So far, in round {0}</source>
        <translation>Bisher, in Runde {0}</translation>
    </message>
    <message>
        <source>passed out</source>
        <translation>eingepasst</translation>
    </message>
    <message>
        <source>asked and confirmed</source>
        <translation>nachgefragt und bestätigt</translation>
    </message>
    <message>
        <source>Number of the table, letter of the winner, Enter</source>
        <translation>Tischnummer, Buchstabe des Siegers, Eingabe</translation>
    </message>
    <message>
        <source>Letters of the file</source>
        <translation>Zeichensatz der Datei</translation>
    </message>
    <message>
        <source>an unclosed quotation mark</source>
        <translation>ein Anführungszeichen ohne Gegenstück</translation>
    </message>
    <message>
        <source>a name over several lines</source>
        <translation>ein Name über mehrere Zeilen</translation>
    </message>
    <message>
        <source>What does {0} choose?</source>
        <translation>Was sucht sich {0} aus?</translation>
    </message>
    <message>
        <source>Enter “{0}” as new</source>
        <translation>„{0}“ neu eintragen</translation>
    </message>
    <message>
        <source>on the club’s list</source>
        <translation>aus der Vereinsliste</translation>
    </message>
    <message>
        <source>is here already, no. {0}: go there</source>
        <translation>ist schon da, Nr. {0}: hinspringen</translation>
    </message>
    <message numerus="yes">
        <source>%n have paid, {0}.</source>
        <translation>
            <numerusform>%n hat bezahlt, {0}.</numerusform>
            <numerusform>%n haben bezahlt, {0}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} is here: number {1}. Another of that name? {2}</source>
        <translation>{0} ist schon da: Nummer {1}. Noch jemand, der so heißt? {2}</translation>
    </message>
    <message>
        <source>There is more than one {0} in the club. Who has come?</source>
        <translation>{0} gibt es im Verein mehrmals. Wer ist da?</translation>
    </message>
    <message>
        <source>{0}, no. {1}:</source>
        <translation>{0}, Nr. {1}:</translation>
    </message>
    <message numerus="yes">
        <source>%n people:</source>
        <translation>
            <numerusform>%n Mensch:</numerusform>
            <numerusform>%n Leute:</numerusform>
        </translation>
    </message>
    <message>
        <source>Who is here?</source>
        <translation>Wer ist da?</translation>
    </message>
    <message>
        <source>Whatever you type goes here, even while a name is selected in the list below.</source>
        <translation>Jeder Buchstabe landet hier, auch wenn unten jemand markiert ist.</translation>
    </message>
    <message>
        <source>Many at once? Paste a list, one name on each line.</source>
        <translation>Viele auf einmal? Eine Liste hier einfügen, ein Name je Zeile.</translation>
    </message>
    <message>
        <source>What the name may mean</source>
        <translation>Was der Name bedeuten kann</translation>
    </message>
    <message>
        <source>Change …</source>
        <translation>Ändern …</translation>
    </message>
    <message>
        <source>Pays</source>
        <translation>Bezahlt</translation>
    </message>
    <message>
        <source>Money back …</source>
        <translation>Geld zurück …</translation>
    </message>
    <message>
        <source>Leaves …</source>
        <translation>Geht nach Hause …</translation>
    </message>
    <message>
        <source>Is back</source>
        <translation>Ist wieder da</translation>
    </message>
    <message>
        <source>Substitute …</source>
        <translation>Vertretung …</translation>
    </message>
    <message>
        <source>Keep apart</source>
        <translation>Auseinanderhalten</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Paar</translation>
    </message>
    <message>
        <source>Other group</source>
        <translation>Andere Gruppe</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Two e&amp;qual slips count at</source>
        <translation>&amp;Zwei gleiche Zettel zählen an</translation>
    </message>
    <message>
        <source>minus sign</source>
        <translation>Minuszeichen</translation>
    </message>
    <message>
        <source>Round {0} is prepared, but not drawn.</source>
        <translation>Runde {0} ist vorbereitet, aber nicht ausgelost.</translation>
    </message>
    <message>
        <source>Nothing is drawn yet. Enter the people, then draw the first round.</source>
        <translation>Noch ist nichts ausgelost. Trag die Leute ein und los dann die erste Runde aus.</translation>
    </message>
    <message>
        <source>draw number {0}, attempt {1}</source>
        <translation>Losnummer {0}, Versuch {1}</translation>
    </message>
    <message>
        <source>repeated meetings so far: {0} (at least {1})</source>
        <translation>Wiederbegegnungen bisher: {0} (mindestens {1})</translation>
    </message>
    <message>
        <source>could not be kept apart: {0}</source>
        <translation>ließen sich nicht trennen: {0}</translation>
    </message>
    <message>
        <source>could not keep their own table: {0}</source>
        <translation>nicht am eigenen Tisch: {0}</translation>
    </message>
    <message>
        <source>drawn again: {0}</source>
        <translation>neu ausgelost: {0}</translation>
    </message>
    <message>
        <source>changed by hand</source>
        <translation>von Hand geändert</translation>
    </message>
    <message>
        <source>Finish: pri&amp;zes</source>
        <translation>Zum Schluss: &amp;Preise</translation>
    </message>
    <message>
        <source>&amp;Draw round {0}</source>
        <translation>Runde {0} aus&amp;losen</translation>
    </message>
    <message>
        <source>&amp;Start round {0}</source>
        <translation>Runde {0} be&amp;ginnen</translation>
    </message>
    <message>
        <source>Draw &amp;next round anyway …</source>
        <translation>Tr&amp;otzdem nächste Runde …</translation>
    </message>
    <message>
        <source>&amp;Close round {0}</source>
        <translation>Runde {0} absch&amp;ließen</translation>
    </message>
    <message>
        <source>Tables {0} are still open. Why is the next round being drawn already?</source>
        <translation>Die Tische {0} sind noch offen. Warum wird schon weitergelost?</translation>
    </message>
    <message>
        <source>Why is round {0} being opened again?</source>
        <translation>Warum wird Runde {0} wieder geöffnet?</translation>
    </message>
    <message>
        <source>Swap which two start numbers? (e.g. 4, 17)</source>
        <translation>Welche zwei Startnummern tauschen die Plätze? (etwa 4, 17)</translation>
    </message>
    <message>
        <source>Two start numbers are needed.</source>
        <translation>Es braucht zwei Startnummern.</translation>
    </message>
    <message>
        <source>The round is running. Why do they change places?</source>
        <translation>Die Runde läuft. Warum tauschen die beiden?</translation>
    </message>
    <message>
        <source>Changed places: {0}.</source>
        <translation>Plätze getauscht: {0}.</translation>
    </message>
    <message>
        <source>Re&amp;draw …</source>
        <translation>Ne&amp;u auslosen …</translation>
    </message>
    <message>
        <source>S&amp;wap seats …</source>
        <translation>Plätze &amp;tauschen …</translation>
    </message>
    <message>
        <source>Table si&amp;zes …</source>
        <translation>Tischgrö&amp;ßen …</translation>
    </message>
    <message>
        <source>Pla&amp;y a table here</source>
        <translation>Einen Tisch hier s&amp;pielen</translation>
    </message>
    <message>
        <source>Fixed pairs all night</source>
        <translation>Feste Paare den ganzen Abend</translation>
    </message>
    <message>
        <source>Use this dra&amp;w</source>
        <translation>Diese Auslosung neh&amp;men</translation>
    </message>
    <message>
        <source>Search progress</source>
        <translation>Fortschritt der Suche</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Saison</translation>
    </message>
    <message>
        <source>Club nights</source>
        <translation>Abende</translation>
    </message>
    <message>
        <source>points of the night</source>
        <translation>Punkte des Abends</translation>
    </message>
    <message>
        <source>places: 1 for the last, one more for each place above</source>
        <translation>Plätze: der letzte hat 1, jeder bessere einen mehr</translation>
    </message>
    <message>
        <source>Ga&amp;me</source>
        <translation>Spie&amp;l</translation>
    </message>
    <message>
        <source>A night &amp;counts</source>
        <translation>Ein Abend &amp;zählt</translation>
    </message>
    <message>
        <source>&amp;Dropped nights</source>
        <translation>&amp;Streichabende</translation>
    </message>
    <message>
        <source>Ranked fr&amp;om this many nights</source>
        <translation>Gewertet a&amp;b so vielen Abenden</translation>
    </message>
    <message>
        <source>any other game</source>
        <translation>ein anderes Spiel</translation>
    </message>
    <message>
        <source>⚠ On some nights the lowest score wins. Count places instead of points.</source>
        <translation>⚠ An manchen Abenden gewinnen die wenigsten Punkte. Zähl nach Plätzen.</translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s)</source>
        <translation>
            <numerusform>%n Abend</numerusform>
            <numerusform>%n Abende</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the worst %n do(es) not count</source>
        <translation>
            <numerusform>der schlechteste zählt nicht</numerusform>
            <numerusform>die schlechtesten %n zählen nicht</numerusform>
        </translation>
    </message>
    <message>
        <source>New club night</source>
        <translation>Neuer Vereinsabend</translation>
    </message>
    <message>
        <source>Club night settings</source>
        <translation>Einstellungen des Abends</translation>
    </message>
    <message>
        <source>Nigh&amp;t</source>
        <translation>&amp;Abend</translation>
    </message>
    <message>
        <source>&amp;House rules</source>
        <translation>&amp;Hausregeln</translation>
    </message>
    <message>
        <source>&amp;Ranking</source>
        <translation>&amp;Wertung</translation>
    </message>
    <message>
        <source>&amp;Money and prizes</source>
        <translation>&amp;Geld und Preise</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Beginnen</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>Ü&amp;bernehmen</translation>
    </message>
    <message>
        <source>none; or several, such as A, B</source>
        <translation>keine; oder mehrere, etwa A, B</translation>
    </message>
    <message>
        <source>Each group has its own draw, ranking and prizes.</source>
        <translation>Jede Gruppe hat eigene Auslosung, Wertung und Preise.</translation>
    </message>
    <message>
        <source>Enter every result twice</source>
        <translation>Jedes Ergebnis zweimal eingeben</translation>
    </message>
    <message>
        <source>Keep team-mates apart</source>
        <translation>Leute einer Mannschaft trennen</translation>
    </message>
    <message>
        <source>Same cards at all tables (duplicate)</source>
        <translation>An allen Tischen dieselben Karten (Duplikat)</translation>
    </message>
    <message>
        <source>is divided</source>
        <translation>wird geteilt</translation>
    </message>
    <message>
        <source>is decided by lot</source>
        <translation>wird ausgelost</translation>
    </message>
    <message>
        <source>One prize per person</source>
        <translation>Jeder bekommt nur einen Preis</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Teilnehmer</translation>
    </message>
    <message numerus="yes">
        <source>everybody sits %n time(s) in each seat</source>
        <translation>
            <numerusform>jeder sitzt einmal auf jedem Platz</numerusform>
            <numerusform>jeder sitzt %n-mal auf jedem Platz</numerusform>
        </translation>
    </message>
    <message>
        <source>nobody has the same seat twice</source>
        <translation>niemand hat zweimal denselben Platz</translation>
    </message>
    <message>
        <source>nobody has the same seat more often than {0}</source>
        <translation>niemand hat öfter als {0} denselben Platz</translation>
    </message>
    <message>
        <source>nobody sits at the same table twice</source>
        <translation>niemand sitzt zweimal am selben Tisch</translation>
    </message>
    <message numerus="yes">
        <source>%n person(s) sit {0} at the same table</source>
        <translation>
            <numerusform>eine Person sitzt {0} am selben Tisch</numerusform>
            <numerusform>%n Leute sitzen {0} am selben Tisch</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times</source>
        <translation>
            <numerusform>%n-mal</numerusform>
            <numerusform>%n-mal</numerusform>
        </translation>
    </message>
    <message>
        <source>twice</source>
        <translation>zweimal</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message numerus="yes">
        <source>{0}, %n table(s) open</source>
        <translation>
            <numerusform>{0}, %n Tisch offen</numerusform>
            <numerusform>{0}, %n Tische offen</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {0} has begun.</source>
        <translation>Runde {0} hat begonnen.</translation>
    </message>
    <message>
        <source>Round {0} is closed.</source>
        <translation>Runde {0} ist abgeschlossen.</translation>
    </message>
    <message>
        <source>&amp;Date</source>
        <translation>&amp;Datum</translation>
    </message>
    <message>
        <source>&amp;Club</source>
        <translation>&amp;Verein</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>R&amp;ules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>Tables of</source>
        <translation>Tische mit</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>Turnier&amp;form</translation>
    </message>
    <message>
        <source>Grou&amp;ps</source>
        <translation>Gru&amp;ppen</translation>
    </message>
    <message>
        <source>Number of the draw (&amp;seed)</source>
        <translation>&amp;Losnummer</translation>
    </message>
    <message>
        <source>Tie-brea&amp;ks</source>
        <translation>Bei Gleich&amp;stand entscheidet</translation>
    </message>
    <message>
        <source>Dr&amp;opped rounds</source>
        <translation>Strei&amp;chrunden</translation>
    </message>
    <message>
        <source>A b&amp;ye counts</source>
        <translation>Eine a&amp;usgesetzte Runde zählt</translation>
    </message>
    <message>
        <source>People in the &amp;final (0: one table)</source>
        <translation>Leute im &amp;Finale (0: ein Tisch)</translation>
    </message>
    <message>
        <source>&amp;Deals in a round (0: by the house rules)</source>
        <translation>S&amp;piele in einer Runde (0: nach Hausregel)</translation>
    </message>
    <message>
        <source>&amp;Currency</source>
        <translation>Wäh&amp;rung</translation>
    </message>
    <message>
        <source>Round shares d&amp;own to</source>
        <translation>Anteile abr&amp;unden auf</translation>
    </message>
    <message>
        <source>A &amp;shared place</source>
        <translation>Ein geteilter P&amp;latz</translation>
    </message>
    <message>
        <source>Pri&amp;zes in kind</source>
        <translation>Sa&amp;chpreise</translation>
    </message>
    <message>
        <source>The number of the draw is a whole number below {0}.</source>
        <translation>Die Losnummer ist eine ganze Zahl unter {0}.</translation>
    </message>
    <message>
        <source>A currency contains no digits.</source>
        <translation>In einer Währung stehen keine Ziffern.</translation>
    </message>
    <message>
        <source>At least one size of table is needed.</source>
        <translation>Mindestens eine Tischgröße muss erlaubt sein.</translation>
    </message>
    <message>
        <source>If lowest wins, an unplayed round must not count 0.</source>
        <translation>Gewinnen die wenigsten, darf eine nicht gespielte Runde nicht 0 zählen.</translation>
    </message>
    <message>
        <source>This game has no tables for fixed pairs.</source>
        <translation>Für feste Paare hat dieses Spiel keine Tische.</translation>
    </message>
    <message>
        <source>There must be at least two groups, each with its own short name.</source>
        <translation>Es müssen mindestens zwei Gruppen sein, jede mit einem eigenen kurzen Namen.</translation>
    </message>
    <message>
        <source>This format is for tables of two, or of two pairs.</source>
        <translation>Diese Turnierform ist für Tische zu zweit oder mit zwei Paaren.</translation>
    </message>
    <message>
        <source>not over yet</source>
        <translation>läuft noch</translation>
    </message>
    <message>
        <source>every game</source>
        <translation>jedes Spiel</translation>
    </message>
    <message>
        <source>Your club nights will be listed here.</source>
        <translation>Hier stehen die Vereinsabende, sobald es welche gibt.</translation>
    </message>
    <message>
        <source>There is nothing to print before the first draw.</source>
        <translation>Vor der ersten Auslosung gibt es nichts zu drucken.</translation>
    </message>
    <message>
        <source>F2 corrects a cell.</source>
        <translation>F2 berichtigt eine Zelle.</translation>
    </message>
    <message>
        <source>{0} hands a prize over.</source>
        <translation>{0} übergibt einen Preis.</translation>
    </message>
    <message>
        <source>{0} notes what is chosen, then hands it over.</source>
        <translation>{0} hält fest, was ausgesucht wird, und übergibt es dann.</translation>
    </message>
    <message>
        <source>Entr&amp;y station …</source>
        <translation>Eingabe&amp;platz …</translation>
    </message>
    <message>
        <source>Nothing is drawn yet</source>
        <translation>Noch nichts ausgelost</translation>
    </message>
    <message>
        <source>&amp;All tables of round {0}</source>
        <translation>&amp;Alle Tische der Runde {0}</translation>
    </message>
    <message>
        <source>In round {0} two equal slips count at: {1}.</source>
        <translation>In Runde {0} zählen zwei gleiche Zettel an Tisch: {1}.</translation>
    </message>
    <message>
        <source>In round {0} no slip counts by itself.</source>
        <translation>In Runde {0} zählt kein Zettel von selbst.</translation>
    </message>
    <message>
        <source>Open the room first: then a second laptop can enter results.</source>
        <translation>Erst den Raum öffnen, dann kann ein zweiter Laptop Ergebnisse eingeben.</translation>
    </message>
    <message>
        <source>On the second laptop, open {0} in a browser and type {1}. You will be asked here whether it may enter results.</source>
        <translation>Am zweiten Laptop im Browser {0} öffnen und {1} eintippen. Hier wirst du dann gefragt, ob er Ergebnisse eingeben darf.</translation>
    </message>
    <message>
        <source>A second laptop wants to enter results. Allow it?</source>
        <translation>Ein zweiter Laptop möchte Ergebnisse eingeben. Darf er?</translation>
    </message>
    <message>
        <source>back</source>
        <translation>zurück</translation>
    </message>
    <message>
        <source>next</source>
        <translation>weiter</translation>
    </message>
    <message>
        <source>tied players share</source>
        <translation>bei Gleichstand geteilt</translation>
    </message>
    <message>
        <source>drawn by lot if tied</source>
        <translation>bei Gleichstand gelost</translation>
    </message>
    <message>
        <source>higher places choose first</source>
        <translation>wer vorne liegt, sucht zuerst aus</translation>
    </message>
    <message>
        <source>{0} points</source>
        <translation>{0} Punkte</translation>
    </message>
    <message>
        <source>No slips waiting</source>
        <translation>Kein Zettel wartet</translation>
    </message>
    <message numerus="yes">
        <source>%n sl&amp;ip(s) waiting</source>
        <translation>
            <numerusform>1 Zettel &amp;wartet</numerusform>
            <numerusform>%n Zettel &amp;warten</numerusform>
        </translation>
    </message>
    <message>
        <source>The slip of table {0} is set aside.</source>
        <translation>Der Zettel von Tisch {0} ist beiseitegelegt.</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Beiseitelegen</translation>
    </message>
    <message>
        <source>Slips waiting</source>
        <translation>Wartende Zettel</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>after round {0}</source>
        <translation>nach Runde {0}</translation>
    </message>
    <message>
        <source>&amp;Standings</source>
        <translation>Rang&amp;liste</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Mannschaften</translation>
    </message>
    <message>
        <source>New from &amp;this …</source>
        <translation>&amp;Wie dieser …</translation>
    </message>
    <message>
        <source>Club a&amp;ddresses …</source>
        <translation>Vereinsad&amp;ressen …</translation>
    </message>
    <message>
        <source>&amp;Rehearsal …</source>
        <translation>&amp;Probe …</translation>
    </message>
    <message>
        <source>slip waiting</source>
        <translation>Zettel wartet</translation>
    </message>
    <message>
        <source>stands anyway</source>
        <translation>gilt trotzdem</translation>
    </message>
    <message>
        <source>Make somebody &amp;anonymous …</source>
        <translation>Jemanden anonym &amp;machen …</translation>
    </message>
    <message>
        <source>Restore the name of {0}</source>
        <translation>Namen von {0} wiederherstellen</translation>
    </message>
    <message>
        <source>Not during a rehearsal.</source>
        <translation>Nicht während einer Probe.</translation>
    </message>
    <message>
        <source>Whose name should no longer appear anywhere?</source>
        <translation>Wessen Name soll nirgends mehr stehen?</translation>
    </message>
    <message>
        <source>Nobody is called “{0}”.</source>
        <translation>Niemand heißt „{0}“.</translation>
    </message>
    <message>
        <source>Anonymous {0}</source>
        <translation>Anonym {0}</translation>
    </message>
    <message>
        <source>It says {0} there now. Undo it from the menu while the program runs.</source>
        <translation>Dort steht jetzt {0}. Solange das Programm läuft, machst du es im Menü rückgängig.</translation>
    </message>
    <message>
        <source>{0} is called by name again: {1}.</source>
        <translation>{0} heißt wieder, wie es war: {1}.</translation>
    </message>
    <message numerus="yes">
        <source>%n club evening(s)</source>
        <translation>
            <numerusform>einem Vereinsabend</numerusform>
            <numerusform>%n Vereinsabenden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n safety copies of these</source>
        <translation>
            <numerusform>einer Sicherung davon</numerusform>
            <numerusform>%n Sicherungen davon</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s) on the shelf</source>
        <translation>
            <numerusform>einem Abend im Regal</numerusform>
            <numerusform>%n Abenden im Regal</numerusform>
        </translation>
    </message>
    <message>
        <source>the club’s list, where the address is deleted</source>
        <translation>der Vereinsliste, wo die Adresse gelöscht wird</translation>
    </message>
    <message>
        <source>the people who play here, where the portrait is deleted</source>
        <translation>den Leuten, die hier spielen, wo das Bild gelöscht wird</translation>
    </message>
    <message>
        <source>“{0}” will be replaced by “{1}” in: {2}.</source>
        <translation>Statt „{0}“ steht dann „{1}“ in: {2}.</translation>
    </message>
    <message>
        <source>older lists</source>
        <translation>älteren Listen</translation>
    </message>
    <message>
        <source>You can undo this until you quit. Go ahead?</source>
        <translation>Bis zum Beenden kannst du es rückgängig machen. Fortfahren?</translation>
    </message>
    <message>
        <source>Nothing has been changed: {0}.</source>
        <translation>Nichts wurde geändert: {0}.</translation>
    </message>
    <message>
        <source>Prizes in kind: higher places choose first.</source>
        <translation>Sachpreise werden ausgesucht: wer vorne liegt, zuerst.</translation>
    </message>
    <message>
        <source>amount in words</source>
        <translation>Betrag in Worten</translation>
    </message>
    <message>
        <source>Lost games</source>
        <translation>Verlorene Spiele</translation>
    </message>
    <message>
        <source>first place</source>
        <translation>den ersten Platz</translation>
    </message>
    <message>
        <source>second place</source>
        <translation>den zweiten Platz</translation>
    </message>
    <message>
        <source>third place</source>
        <translation>den dritten Platz</translation>
    </message>
    <message>
        <source>place {0}</source>
        <translation>Platz {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>among %n player(s)</source>
        <translation>
            <numerusform>unter %n Teilnehmer</numerusform>
            <numerusform>unter %n Teilnehmern</numerusform>
        </translation>
    </message>
    <message>
        <source>has won</source>
        <translation>hat erspielt</translation>
    </message>
    <message numerus="yes">
        <source>%n are level</source>
        <translation>
            <numerusform>%n gleichauf</numerusform>
            <numerusform>%n gleichauf</numerusform>
        </translation>
    </message>
    <message>
        <source>Roll of honour</source>
        <translation>Ehrentafel</translation>
    </message>
    <message>
        <source>Nights won</source>
        <translation>Gewonnene Abende</translation>
    </message>
    <message>
        <source>Which</source>
        <translation>Welche</translation>
    </message>
    <message>
        <source>(allowed to stand: {0})</source>
        <translation>(gilt trotzdem: {0})</translation>
    </message>
    <message>
        <source>As many players count per team as the smallest team has; ( ) do not count.</source>
        <translation>Von jeder Mannschaft zählen so viele, wie die kleinste hat; ( ) zählen nicht.</translation>
    </message>
    <message>
        <source>Teams after round {0}</source>
        <translation>Mannschaften nach Runde {0}</translation>
    </message>
    <message>
        <source>! with a result that is against the rules or custom</source>
        <translation>! mit einem Ergebnis, gegen das die Regeln oder die Erfahrung sprechen</translation>
    </message>
    <message>
        <source>Seats are numbered anticlockwise.</source>
        <translation>Die Plätze zählen gegen den Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>Before each name: seat and start number.</source>
        <translation>Vor jedem Namen: Sitz und Startnummer.</translation>
    </message>
    <message>
        <source>Table sheet</source>
        <translation>Tischzettel</translation>
    </message>
    <message>
        <source>Club, event</source>
        <translation>Verein, Abend</translation>
    </message>
    <message>
        <source>Venue</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Papers for round {0}</source>
        <translation>Drucksachen für Runde {0}</translation>
    </message>
    <message>
        <source>Everything for a round</source>
        <translation>Alles für eine Runde</translation>
    </message>
    <message>
        <source>Table sheets, two on a page</source>
        <translation>Tischzettel, zwei auf einer Seite</translation>
    </message>
    <message>
        <source>Place cards</source>
        <translation>Platzkarten</translation>
    </message>
    <message>
        <source>Table tents, round {0}</source>
        <translation>Tischaufsteller, Runde {0}</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>entries disagree</source>
        <translation>Eingaben verschieden</translation>
    </message>
    <message>
        <source>entered once</source>
        <translation>einmal eingegeben</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>berichtigt</translation>
    </message>
    <message>
        <source>entered</source>
        <translation>da</translation>
    </message>
    <message>
        <source>Tie-breaks, in order</source>
        <translation>Feinwertungen der Reihe nach</translation>
    </message>
    <message>
        <source>Space switches a line, Alt+↑ and Alt+↓ move it.</source>
        <translation>Die Leertaste schaltet eine Zeile, Alt+↑ und Alt+↓ verschieben sie.</translation>
    </message>
    <message>
        <source>prepared</source>
        <translation>vorbereitet</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>ausgelost</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>vollständig</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>abgeschlossen</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>nach Los</translation>
    </message>
    <message>
        <source>by rank</source>
        <translation>nach Rang</translation>
    </message>
    <message>
        <source>final table</source>
        <translation>Finaltisch</translation>
    </message>
    <message>
        <source>rounds won</source>
        <translation>gewonnene Runden</translation>
    </message>
    <message>
        <source>best round</source>
        <translation>beste Runde</translation>
    </message>
    <message>
        <source>worst round</source>
        <translation>schlechteste Runde</translation>
    </message>
    <message>
        <source>last round</source>
        <translation>letzte Runde</translation>
    </message>
    <message>
        <source>head to head</source>
        <translation>direkter Vergleich</translation>
    </message>
    <message>
        <source>points of the opponents</source>
        <translation>Punkte der Gegner</translation>
    </message>
    <message>
        <source>points of those beaten</source>
        <translation>Punkte der Besiegten</translation>
    </message>
    <message>
        <source>lot</source>
        <translation>Los</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Best of “{0}”</source>
        <translation>Bester von „{0}“</translation>
    </message>
    <message>
        <source>entry of {0}</source>
        <translation>Eintrag von {0}</translation>
    </message>
    <message>
        <source>result of table {1}, round {0}</source>
        <translation>Ergebnis von Tisch {1}, Runde {0}</translation>
    </message>
    <message>
        <source>correction of table {1}, round {0}</source>
        <translation>Berichtigung von Tisch {1}, Runde {0}</translation>
    </message>
    <message>
        <source>draw of round {0}</source>
        <translation>Auslosung der Runde {0}</translation>
    </message>
    <message>
        <source>start of round {0}</source>
        <translation>Beginn der Runde {0}</translation>
    </message>
    <message>
        <source>round {0} closed</source>
        <translation>Abschluss der Runde {0}</translation>
    </message>
    <message>
        <source>round {0} reopened</source>
        <translation>Wiederöffnung der Runde {0}</translation>
    </message>
    <message>
        <source>payment of {0}</source>
        <translation>Zahlung von {0}</translation>
    </message>
    <message>
        <source>change of settings</source>
        <translation>Änderung der Einstellungen</translation>
    </message>
    <message>
        <source>swap in round {0}</source>
        <translation>Tausch in Runde {0}</translation>
    </message>
    <message>
        <source>prize presented</source>
        <translation>Preisübergabe</translation>
    </message>
    <message>
        <source>separations</source>
        <translation>Trennungen</translation>
    </message>
    <message>
        <source>change of {0}</source>
        <translation>Änderung bei {0}</translation>
    </message>
    <message>
        <source>last step</source>
        <translation>letzter Schritt</translation>
    </message>
    <message>
        <source>Redone: {0}.</source>
        <translation>Wiederhergestellt: {0}.</translation>
    </message>
    <message>
        <source>Round {0} already has results. Draw again? The old draw is kept with its results.</source>
        <translation>Runde {0} hat schon Ergebnisse. Neu auslosen? Die alte Auslosung bleibt mit ihren Ergebnissen aufgehoben.</translation>
    </message>
</context>
<context>
    <name>club-template</name>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>team</source>
        <translation>Mannschaft</translation>
    </message>
    <message>
        <source>group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>what counts</source>
        <translation>was zählt</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Template: {0}</source>
        <translation>Vorlage: {0}</translation>
    </message>
    <message>
        <source>Lines of the template</source>
        <translation>Zeilen der Vorlage</translation>
    </message>
    <message>
        <source>One line per line of text. Start with ! for huge, # large, ## larger, &gt; small. The program fills in: {0}.</source>
        <translation>Eine Zeile je Textzeile. Am Anfang ! für riesig, # groß, ## größer, &gt; klein. Das Programm setzt ein: {0}.</translation>
    </message>
    <message>
        <source>&amp;Picture …</source>
        <translation>&amp;Bild …</translation>
    </message>
    <message>
        <source>&amp;Without picture</source>
        <translation>&amp;Ohne Bild</translation>
    </message>
    <message>
        <source>Reset to &amp;default</source>
        <translation>Auf &amp;Vorgabe zurück</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>A template has at most {0} characters.</source>
        <translation>Eine Vorlage hat höchstens {0} Zeichen.</translation>
    </message>
    <message>
        <source>The template is empty.</source>
        <translation>Die Vorlage ist leer.</translation>
    </message>
    <message>
        <source>There is no field “{0}” here.</source>
        <translation>Ein Feld „{0}“ gibt es hier nicht.</translation>
    </message>
    <message>
        <source>A picture, such as the club’s crest</source>
        <translation>Ein Bild, etwa das Vereinswappen</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.svg)</source>
        <translation>Bilder (*.png *.jpg *.jpeg *.svg)</translation>
    </message>
    <message>
        <source>“{0}” is being read …</source>
        <translation>„{0}“ wird gelesen …</translation>
    </message>
    <message>
        <source>“{0}” cannot be read as a picture. Save it as a PNG of at most 4 MB, and choose that.</source>
        <translation>„{0}“ ist als Bild nicht zu lesen. Speichere es als PNG mit höchstens 4 MB und wähle dieses.</translation>
    </message>
    <message>
        <source>Could not save it: {0}.</source>
        <translation>Die Vorlage ist nicht gespeichert: {0}.</translation>
    </message>
</context>
<context>
    <name>curtain</name>
    <message>
        <source>Show the cards again</source>
        <translation>Karten wieder zeigen</translation>
    </message>
    <message>
        <source>Your cards are face down</source>
        <translation>Deine Karten sind verdeckt</translation>
    </message>
    <message>
        <source>{name}’s cards are face down</source>
        <translation>Die Karten von {name} sind verdeckt</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Du bist dran</translation>
    </message>
    <message>
        <source>Show the cards</source>
        <translation>Karten zeigen</translation>
    </message>
    <message>
        <source>Let a computer player play on for you</source>
        <translation>Computerspieler für dich weiterspielen lassen</translation>
    </message>
    <message>
        <source>{name} has left: let a computer player play on</source>
        <translation>{name} ist gegangen: Computer weiterspielen lassen</translation>
    </message>
    <message>
        <source>The game waits.</source>
        <translation>Das Spiel wartet so lange.</translation>
    </message>
    <message>
        <source>Cards covered</source>
        <translation>Karten verdeckt</translation>
    </message>
    <message>
        <source>{name}’s turn</source>
        <translation>{name} ist dran</translation>
    </message>
    <message>
        <source>Please hand over. No peeking, everyone else!</source>
        <translation>Bitte weitergeben. Die anderen schauen weg.</translation>
    </message>
    <message>
        <source>I’m {name}: show cards</source>
        <translation>Ich bin {name}: Karten zeigen</translation>
    </message>
</context>
<context>
    <name>differenzler</name>
    <message>
        <source>Differenzler (scores)</source>
        <translation>Differenzler (Liste)</translation>
    </message>
    <message>
        <source>The scores of a Differenzler: what each announced, what each made, and by how much it was missed. No cards are dealt here.</source>
        <translation>Die Liste eines Differenzlers: was jeder ansagte, was jeder machte und um wie viel es danebenging. Die Karten gebt ihr selbst.</translation>
    </message>
    <message>
        <source>Eight games at a club</source>
        <translation>Acht Spiele im Verein</translation>
    </message>
    <message>
        <source>At home</source>
        <translation>Zu Hause</translation>
    </message>
    <message>
        <source>Exactly as announced, but for 0, takes 10 off</source>
        <translation>Genau angesagt, außer 0: 10 weniger</translation>
    </message>
    <message>
        <source>Announced</source>
        <translation>Angesagt</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Gemacht</translation>
    </message>
    <message>
        <source>All tricks together are {0} points; these come to {1}.</source>
        <translation>Alle Stiche zusammen haben {0} Punkte; diese ergeben {1}.</translation>
    </message>
    <message>
        <source>Missed by</source>
        <translation>Daneben</translation>
    </message>
</context>
<context>
    <name>doppelkopf</name>
    <message>
        <source>Doppelkopf (scores)</source>
        <translation>Doppelkopf (Liste)</translation>
    </message>
    <message>
        <source>The scores of a Doppelkopf match: Re or Kontra, the points of each game, and the duty solos. No cards are dealt here.</source>
        <translation>Die Liste eines Doppelkopfabends: Re oder Kontra, die Punkte jedes Spiels und die Pflichtsoli. Die Karten gebt ihr selbst.</translation>
    </message>
    <message>
        <source>List of 24 games</source>
        <translation>Liste mit 24 Spielen</translation>
    </message>
    <message>
        <source>List of 12 games</source>
        <translation>Liste mit 12 Spielen</translation>
    </message>
    <message>
        <source>At home</source>
        <translation>Zu Hause</translation>
    </message>
    <message>
        <source>Duty solos for each</source>
        <translation>Pflichtsoli für jeden</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Who was Re?</source>
        <translation>Wer war Re?</translation>
    </message>
    <message>
        <source>And who with them?</source>
        <translation>Und wer noch?</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>allein</translation>
    </message>
    <message>
        <source>Was it the duty solo?</source>
        <translation>War es das Pflichtsolo?</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>How did it end for Re?</source>
        <translation>Wie ging es für Re aus?</translation>
    </message>
    <message>
        <source>Points of the game</source>
        <translation>Punkte des Spiels</translation>
    </message>
    <message>
        <source>{0:seat} has no duty solo left.</source>
        <translation>{0:seat} hat kein Pflichtsolo mehr offen.</translation>
    </message>
    <message>
        <source>You have no duty solo left.</source>
        <translation>Du hast kein Pflichtsolo mehr offen.</translation>
    </message>
    <message>
        <source>Duty solos played</source>
        <translation>Gespielte Pflichtsoli</translation>
    </message>
</context>
<context>
    <name>ending</name>
    <message>
        <source>The match is over</source>
        <translation>Der Abend ist aus</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>{0} ({1})</source>
        <translation>{0} ({1})</translation>
    </message>
    <message>
        <source>{0}. {1}</source>
        <translation>{0}. {1}</translation>
    </message>
    <message>
        <source>pay {0}</source>
        <translation>zahlst an {0}</translation>
    </message>
    <message>
        <source>pays you</source>
        <translation>zahlt an dich</translation>
    </message>
    <message>
        <source>pays {0}</source>
        <translation>zahlt an {0}</translation>
    </message>
    <message>
        <source>each pay one of {0}</source>
        <translation>zahlt je an einen von {0}</translation>
    </message>
    <message>
        <source>each pay one of you</source>
        <translation>zahlen je an einen von euch</translation>
    </message>
    <message>
        <source>Turning point: deal {0}, {1}</source>
        <translation>Wendepunkt: Spiel {0}, {1}</translation>
    </message>
    <message>
        <source>{0}: {1}; total {2}</source>
        <translation>{0}: {1}; insgesamt {2}</translation>
    </message>
</context>
<context>
    <name>free_sheet</name>
    <message>
        <source>Free sheet</source>
        <translation>Freies Blatt</translation>
    </message>
    <message>
        <source>For whatever you play: names, rounds, any numbers and their sums. No cards are dealt here.</source>
        <translation>Für alles, was ihr spielt: Namen, Runden, beliebige Zahlen und ihre Summen. Die Karten gebt ihr selbst.</translation>
    </message>
    <message>
        <source>Any numbers</source>
        <translation>Beliebige Zahlen</translation>
    </message>
    <message>
        <source>Each round adds up to zero</source>
        <translation>Jede Runde ergibt null</translation>
    </message>
    <message>
        <source>Each round adds up to 120</source>
        <translation>Jede Runde ergibt 120</translation>
    </message>
    <message>
        <source>The numbers of a round add up to</source>
        <translation>Die Zahlen einer Runde ergeben</translation>
    </message>
    <message>
        <source>anything</source>
        <translation>Beliebiges</translation>
    </message>
    <message>
        <source>zero, as with money</source>
        <translation>null, wie beim Geld</translation>
    </message>
    <message>
        <source>a given total</source>
        <translation>eine feste Summe</translation>
    </message>
    <message>
        <source>The total of a round</source>
        <translation>Die Summe einer Runde</translation>
    </message>
    <message>
        <source>Winner of the match</source>
        <translation>Den Abend gewinnt</translation>
    </message>
    <message>
        <source>the highest sum</source>
        <translation>die höchste Summe</translation>
    </message>
    <message>
        <source>the lowest sum</source>
        <translation>die niedrigste Summe</translation>
    </message>
    <message>
        <source>Rounds per match</source>
        <translation>Runden an einem Abend</translation>
    </message>
    <message>
        <source>as many as you like</source>
        <translation>so viele ihr wollt</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Runde {0}</translation>
    </message>
    <message>
        <source>Round {0} has been corrected.</source>
        <translation>Runde {0} ist berichtigt.</translation>
    </message>
    <message>
        <source>What each gets in this round</source>
        <translation>Was jeder in dieser Runde bekommt</translation>
    </message>
    <message>
        <source>{0:seat}: {1}.</source>
        <translation>{0:seat}: {1}.</translation>
    </message>
    <message>
        <source>You: {1}.</source>
        <translation>Du: {1}.</translation>
    </message>
    <message>
        <source>Somebody must have a number in a round.</source>
        <translation>In einer Runde muss wenigstens einer eine Zahl haben.</translation>
    </message>
    <message>
        <source>The numbers of a round add up to zero here; these add up to {0}.</source>
        <translation>Die Zahlen einer Runde ergeben hier null, diese ergeben {0}.</translation>
    </message>
    <message>
        <source>The numbers of a round add up to {0} here; these add up to {1}.</source>
        <translation>Die Zahlen einer Runde ergeben hier {0}, diese ergeben {1}.</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Summe</translation>
    </message>
</context>
<context>
    <name>gin</name>
    <message>
        <source>Gin</source>
        <translation>Gin</translation>
    </message>
    <message>
        <source>Rummy for two: the first card sets how low you must get.</source>
        <translation>Rommé zu zweit: Die erste Karte setzt die Grenze.</translation>
    </message>
    <message>
        <source>The first card sets the limit</source>
        <translation>Die erste Karte setzt die Grenze</translation>
    </message>
    <message>
        <source>Gin Rummy, always to ten</source>
        <translation>Gin Rummy, immer bis zehn</translation>
    </message>
    <message>
        <source>Points that end a round</source>
        <translation>Punkte, mit denen eine Runde endet</translation>
    </message>
    <message>
        <source>Knock with deadwood up to</source>
        <translation>Klopfen erlaubt mit totem Holz bis</translation>
    </message>
    <message>
        <source>ten, always</source>
        <translation>zehn, immer</translation>
    </message>
    <message>
        <source>An Ace as first card asks for gin</source>
        <translation>Ein Ass als erste Karte verlangt einen Gin</translation>
    </message>
    <message>
        <source>A Spade as first card doubles the points</source>
        <translation>Pik als erste Karte verdoppelt die Punkte</translation>
    </message>
    <message>
        <source>Bonus for gin</source>
        <translation>Zuschlag für einen Gin</translation>
    </message>
    <message>
        <source>Bonus for big gin, with all eleven cards</source>
        <translation>Zuschlag für einen Gin mit allen elf Karten</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>gibt es nicht</translation>
    </message>
    <message>
        <source>Bonus for undercutting the knocker</source>
        <translation>Zuschlag fürs Unterschneiden</translation>
    </message>
    <message>
        <source>Allow failed knocks (the hand is shown and taken back)</source>
        <translation>Klopfen darf misslingen (Blatt wird gezeigt und wieder aufgenommen)</translation>
    </message>
    <message>
        <source>If melds can be laid out in two ways, decided by</source>
        <translation>Können beim Klopfen die Karten auf zweierlei Art liegen, entscheidet</translation>
    </message>
    <message>
        <source>the program (least to lay off)</source>
        <translation>das Programm (am wenigsten zum Anlegen)</translation>
    </message>
    <message>
        <source>the knocker</source>
        <translation>wer klopft</translation>
    </message>
    <message>
        <source>Discards that may be taken in a row</source>
        <translation>So viele Karten hintereinander dürfen vom Ablagestapel kommen</translation>
    </message>
    <message>
        <source>A taken discard may be discarded again at once</source>
        <translation>Eine Karte vom Ablagestapel darf gleich wieder weg</translation>
    </message>
    <message>
        <source>Box: for each deal won in the round</source>
        <translation>Satzpunkte für jedes gewonnene Spiel der Runde</translation>
    </message>
    <message>
        <source>For winning the round</source>
        <translation>Für die gewonnene Runde</translation>
    </message>
    <message>
        <source>If the match is tied</source>
        <translation>Bei Gleichstand am Schluss</translation>
    </message>
    <message>
        <source>it is a draw</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>one more round decides</source>
        <translation>entscheidet noch eine Runde</translation>
    </message>
    <message>
        <source>Arrange melds in the hand</source>
        <translation>Kombinationen auf der Hand ordnen</translation>
    </message>
    <message>
        <source>automatically, counting deadwood</source>
        <translation>von selbst, mit Zählung</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>von Hand</translation>
    </message>
    <message>
        <source>The {0:card} fits two melds. Where does it go?</source>
        <translation>{0:card Der} passt an zwei Stellen. Wohin damit?</translation>
    </message>
    <message>
        <source>{0:seat} considers the first card.</source>
        <translation>{0:seat} überlegt: die erste Karte nehmen?</translation>
    </message>
    <message>
        <source>{0:seat} considers the last discard.</source>
        <translation>{0:seat} überlegt: die letzte Karte nehmen?</translation>
    </message>
    <message>
        <source>It is a tie, so lots are drawn: {0:seat} deals.</source>
        <translation>Gleichstand, also wird gelost: {0:seat} gibt.</translation>
    </message>
    <message>
        <source>It is a tie, so lots are drawn: you deal.</source>
        <translation>Gleichstand, also wird gelost: Du gibst.</translation>
    </message>
    <message numerus="yes">
        <source>Too much deadwood (%n): {0:seat} takes the hand back, and the {1:card} is turned face up.</source>
        <translation>
            <numerusform>Zu viel totes Holz (%n): {0:seat} nimmt das Blatt zurück, und {1:card der} wird umgedreht.</numerusform>
            <numerusform>Zu viel totes Holz (%n): {0:seat} nimmt das Blatt zurück, und {1:card der} wird umgedreht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Too much deadwood (%n): you take your hand back, and the {1:card} is turned face up.</source>
        <translation>
            <numerusform>Zu viel totes Holz (%n): Du nimmst dein Blatt zurück, und {1:card der} wird umgedreht.</numerusform>
            <numerusform>Zu viel totes Holz (%n): Du nimmst dein Blatt zurück, und {1:card der} wird umgedreht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Drawn: nobody scores.</source>
        <translation>Unentschieden: Niemand bekommt Punkte.</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>unentschieden</translation>
    </message>
    <message numerus="yes">
        <source>Deadwood %n is over the limit of {0}. The knock fails and shows your hand. Knock anyway?</source>
        <translation>
            <numerusform>%n totes Holz, erlaubt sind {0}: Das Klopfen misslingt und zeigt dein Blatt. Trotzdem klopfen?</numerusform>
            <numerusform>%n totes Holz, erlaubt sind {0}: Das Klopfen misslingt und zeigt dein Blatt. Trotzdem klopfen?</numerusform>
        </translation>
    </message>
    <message>
        <source>The first card was an Ace, so only gin ends the deal. The knock fails and shows your hand. Knock anyway?</source>
        <translation>Erste Karte Ass: Nur ein Gin beendet das Spiel. Das Klopfen misslingt und zeigt dein Blatt. Trotzdem klopfen?</translation>
    </message>
    <message>
        <source>Discard another card and you have gin. Knock anyway?</source>
        <translation>Legst du eine andere Karte ab, hast du einen Gin. Trotzdem klopfen?</translation>
    </message>
    <message>
        <source>You have gin: declare it and the deal is yours. Play on anyway?</source>
        <translation>Du hast einen Gin: Sag ihn an, und das Spiel gehört dir. Trotzdem weiterspielen?</translation>
    </message>
    <message>
        <source>Take the first card or leave it.</source>
        <translation>Nimm die erste Karte, oder lass sie liegen.</translation>
    </message>
    <message>
        <source>Too many discards were taken in a row: draw from the stock.</source>
        <translation>Zu oft hintereinander vom Ablagestapel: Zieh vom Talon.</translation>
    </message>
    <message>
        <source>Draw a card first.</source>
        <translation>Zieh erst eine Karte.</translation>
    </message>
    <message>
        <source>You just took the {0:card}: discard another card.</source>
        <translation>{0:card Den} hast du gerade genommen: Leg eine andere ab.</translation>
    </message>
    <message>
        <source>To knock, discard one card face down.</source>
        <translation>Zum Klopfen leg eine Karte verdeckt ab.</translation>
    </message>
    <message>
        <source>Lay off cards, or choose Done.</source>
        <translation>Leg Karten an, oder wähl Fertig.</translation>
    </message>
    <message>
        <source>You may only draw from the stock.</source>
        <translation>Du darfst nur vom Talon ziehen.</translation>
    </message>
    <message>
        <source>Too many discards were taken in a row; the stock keeps the deal moving.</source>
        <translation>Zu oft kam die Karte vom Ablagestapel; mit dem Talon geht das Spiel voran.</translation>
    </message>
    <message>
        <source>It leaves your opponent less to lay off.</source>
        <translation>So kann der Gegner weniger anlegen.</translation>
    </message>
    <message>
        <source>It gives you gin.</source>
        <translation>Damit hast du Gin.</translation>
    </message>
    <message>
        <source>It completes a meld.</source>
        <translation>Sie macht eine Kombination fertig.</translation>
    </message>
    <message>
        <source>It fits no meld; a card from the stock might.</source>
        <translation>Sie passt zu nichts; vom Talon kommt vielleicht Besseres.</translation>
    </message>
    <message>
        <source>Whichever card you draw, you discard one afterwards.</source>
        <translation>Welche Karte du auch nimmst: Danach legst du eine ab.</translation>
    </message>
    <message>
        <source>Lay off cards that fit your opponent’s runs and sets. They no longer count against you.</source>
        <translation>Leg an, was zu den Folgen und Drillingen des Gegners passt. Das zählt dann nicht gegen dich.</translation>
    </message>
    <message>
        <source>{0:seat} is taking a card.</source>
        <translation>{0:seat} nimmt eine Karte.</translation>
    </message>
    <message>
        <source>{0:seat} is laying off.</source>
        <translation>{0:seat} legt an.</translation>
    </message>
    <message>
        <source>Lay off the {0:card}</source>
        <translation>{0:card} anlegen</translation>
    </message>
    <message>
        <source>An Ace: only gin ends this deal.</source>
        <translation>Ein Ass: Nur ein Gin beendet dieses Spiel.</translation>
    </message>
    <message>
        <source>A Spade: everything counts double.</source>
        <translation>Pik: Alles zählt doppelt.</translation>
    </message>
    <message>
        <source>{0:seat} leaves it.</source>
        <translation>{0:seat} lässt sie liegen.</translation>
    </message>
    <message>
        <source>{0:seat} draws from the stock.</source>
        <translation>{0:seat} zieht vom Talon.</translation>
    </message>
    <message>
        <source>{0:seat} discards the {1:card}.</source>
        <translation>{0:seat} legt {1:card den} ab.</translation>
    </message>
    <message>
        <source>{0:seat} knocks!</source>
        <translation>{0:seat} klopft!</translation>
    </message>
    <message>
        <source>{0:seat} has gin!</source>
        <translation>{0:seat} hat einen Gin!</translation>
    </message>
    <message>
        <source>{0:seat} has big gin, with all eleven cards!</source>
        <translation>{0:seat} hat einen Gin mit allen elf Karten!</translation>
    </message>
    <message>
        <source>{0:seat} lays off the {1:card}.</source>
        <translation>{0:seat} legt {1:card den} an.</translation>
    </message>
    <message>
        <source>{0:seat} wins with gin.</source>
        <translation>{0:seat} gewinnt mit einem Gin.</translation>
    </message>
    <message>
        <source>{0:seat} wins with big gin.</source>
        <translation>{0:seat} gewinnt mit Gin aus allen elf Karten.</translation>
    </message>
    <message>
        <source>{0:seat} has undercut the knock.</source>
        <translation>{0:seat} hat unterschnitten.</translation>
    </message>
    <message>
        <source>How did it end?</source>
        <translation>Wie ging es aus?</translation>
    </message>
    <message>
        <source>knock</source>
        <translation>geklopft</translation>
    </message>
    <message>
        <source>Who ended it?</source>
        <translation>Wer hat Schluss gemacht?</translation>
    </message>
    <message>
        <source>100 points win the round.</source>
        <translation>100 Punkte gewinnen die Runde.</translation>
    </message>
    <message>
        <source>Collect melds</source>
        <translation>Sammle Folgen</translation>
    </message>
    <message>
        <source>Three of a rank, or three of a suit in a row.</source>
        <translation>Drei einer Farbe in Folge, oder drei vom gleichen Rang.</translation>
    </message>
    <message>
        <source>The rest counts</source>
        <translation>Der Rest zählt</translation>
    </message>
    <message>
        <source>What fits nowhere is deadwood. Have less than the other and score.</source>
        <translation>Was nirgends passt, ist totes Holz. Wer weniger hat, schreibt an.</translation>
    </message>
    <message>
        <source>First card: the limit</source>
        <translation>Karte eins: die Grenze</translation>
    </message>
    <message>
        <source>Knock to end the deal once your deadwood is no more than that.</source>
        <translation>Klopf, sobald dein totes Holz nicht mehr zählt als sie. Dann ist Schluss.</translation>
    </message>
    <message>
        <source>You may take the first card, or leave it to the other player. If you take it, you discard another one.</source>
        <translation>Du darfst die erste offene Karte nehmen oder sie dem anderen lassen. Nimmst du sie, legst du eine andere ab.</translation>
    </message>
    <message>
        <source>You discard a card face up, and the other player may take it. If your deadwood is low enough, you may knock with it instead and end the deal.</source>
        <translation>Du legst eine Karte offen ab, und der andere darf sie nehmen. Bleibt wenig genug übrig, darfst du stattdessen mit ihr klopfen und das Spiel beenden.</translation>
    </message>
    <message>
        <source>This is the last discard, and you may take it only to end the deal. If you leave it, the deal is drawn.</source>
        <translation>Es ist die letzte abgelegte Karte, und du darfst sie nur nehmen, um Schluss zu machen. Lässt du sie liegen, endet das Spiel unentschieden.</translation>
    </message>
    <message>
        <source>Your cards can lie in more than one way. Choose the one that lets the other player lay off least.</source>
        <translation>Deine Karten können auf mehr als eine Art liegen. Wähle die, an die der andere am wenigsten anlegen kann.</translation>
    </message>
    <message>
        <source>the value of the first card</source>
        <translation>zum Wert der ersten Karte</translation>
    </message>
    <message>
        <source>Drawing and melds</source>
        <translation>Ziehen und Kombinationen</translation>
    </message>
    <message>
        <source>Knocking</source>
        <translation>Klopfen</translation>
    </message>
    <message>
        <source>A Spade also doubles the boxes when the round is settled</source>
        <translation>Pik verdoppelt bei der Abrechnung auch die Satzpunkte</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>beliebig viele</translation>
    </message>
    <message>
        <source>The very last discard may be taken to knock with</source>
        <translation>Die allerletzte abgelegte Karte darf zum Klopfen genommen werden</translation>
    </message>
    <message>
        <source>Against a loser without a deal, everything but the boxes is doubled</source>
        <translation>Hat der Verlierer kein Spiel gewonnen, zählt alles außer den Satzpunkten doppelt</translation>
    </message>
    <message>
        <source>Discard a card.</source>
        <translation>Leg eine Karte ab.</translation>
    </message>
    <message>
        <source>Lay off what fits the knocker’s melds.</source>
        <translation>Leg an, was zu den Kombinationen passt.</translation>
    </message>
    <message>
        <source>{0:seat} is deciding what to discard.</source>
        <translation>{0:seat} überlegt, was wegkann.</translation>
    </message>
    <message>
        <source>{0:seat} is laying out the melds.</source>
        <translation>{0:seat} legt die Karten aus.</translation>
    </message>
    <message>
        <source>Knock …</source>
        <translation>Klopfen …</translation>
    </message>
    <message>
        <source>Gin …</source>
        <translation>Gin ansagen …</translation>
    </message>
    <message>
        <source>T</source>
        <translation>N</translation>
    </message>
    <message>
        <source>G</source>
        <translation>G</translation>
    </message>
    <message>
        <source>B</source>
        <translation>M</translation>
    </message>
    <message numerus="yes">
        <source>You may knock with up to %n point(s) of deadwood.</source>
        <translation>
            <numerusform>Du darfst mit höchstens einem Punkt totem Holz klopfen.</numerusform>
            <numerusform>Du darfst mit höchstens %n Punkten totem Holz klopfen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You leave it.</source>
        <translation>Du lässt sie liegen.</translation>
    </message>
    <message>
        <source>{0:seat} takes the {1:card} from the discard pile.</source>
        <translation>{0:seat} nimmt {1:card den} vom Ablagestapel.</translation>
    </message>
    <message>
        <source>You take the {1:card} from the discard pile.</source>
        <translation>Du nimmst {1:card den} vom Ablagestapel.</translation>
    </message>
    <message>
        <source>You draw from the stock.</source>
        <translation>Du ziehst vom Talon.</translation>
    </message>
    <message>
        <source>You discard the {1:card}.</source>
        <translation>Du legst {1:card den} ab.</translation>
    </message>
    <message>
        <source>You knock!</source>
        <translation>Du klopfst!</translation>
    </message>
    <message numerus="yes">
        <source>{0:seat} has %n point(s) of deadwood.</source>
        <translation>
            <numerusform>{0:seat} hat einen Punkt totes Holz.</numerusform>
            <numerusform>{0:seat} hat %n Punkte totes Holz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n point(s) of deadwood.</source>
        <translation>
            <numerusform>Du hast einen Punkt totes Holz.</numerusform>
            <numerusform>Du hast %n Punkte totes Holz.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have gin!</source>
        <translation>Du hast einen Gin!</translation>
    </message>
    <message>
        <source>You have big gin, with all eleven cards!</source>
        <translation>Du hast einen Gin mit allen elf Karten!</translation>
    </message>
    <message>
        <source>You lay off the {1:card}.</source>
        <translation>Du legst {1:card den} an.</translation>
    </message>
    <message>
        <source>Only two cards are left in the stock: the deal is drawn, and the same dealer deals again.</source>
        <translation>Im Talon sind nur noch zwei Karten: Das Spiel ist unentschieden, und derselbe Geber gibt noch einmal.</translation>
    </message>
    <message>
        <source>Both only take each other’s discards: the deal is drawn, and the same dealer deals again.</source>
        <translation>Jeder nimmt nur noch, was der andere abwirft: Das Spiel ist unentschieden, und derselbe gibt noch einmal.</translation>
    </message>
    <message>
        <source>You win with gin.</source>
        <translation>Du gewinnst mit einem Gin.</translation>
    </message>
    <message>
        <source>You win with big gin.</source>
        <translation>Du gewinnst mit Gin aus allen elf Karten.</translation>
    </message>
    <message>
        <source>{0:seat} knocked and wins.</source>
        <translation>{0:seat} hat geklopft und gewinnt.</translation>
    </message>
    <message>
        <source>You knocked and win.</source>
        <translation>Du hast geklopft und gewinnst.</translation>
    </message>
    <message>
        <source>You have undercut the knock.</source>
        <translation>Du hast unterschnitten.</translation>
    </message>
    <message numerus="yes">
        <source>{0:seat} scores %n.</source>
        <translation>
            <numerusform>{0:seat} bekommt einen Punkt.</numerusform>
            <numerusform>{0:seat} bekommt %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You score %n.</source>
        <translation>
            <numerusform>Du bekommst einen Punkt.</numerusform>
            <numerusform>Du bekommst %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Was the first card a Spade?</source>
        <translation>War die erste Karte ein Pik?</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>Big gin</source>
        <translation>Gin mit elf</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Geklopft</translation>
    </message>
    <message>
        <source>Undercut</source>
        <translation>Unterschnitten</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>deadwood: {0} − {1}</source>
        <translation>totes Holz: {0} − {1}</translation>
    </message>
    <message>
        <source>for gin</source>
        <translation>für den Gin</translation>
    </message>
    <message>
        <source>for big gin</source>
        <translation>für den Gin mit elf</translation>
    </message>
    <message>
        <source>for the undercut</source>
        <translation>fürs Unterschneiden</translation>
    </message>
    <message>
        <source>doubled for the Spade</source>
        <translation>verdoppelt wegen Pik</translation>
    </message>
    <message>
        <source>Your opponent can hardly have less deadwood yet.</source>
        <translation>Weniger totes Holz hat dein Gegner jetzt kaum.</translation>
    </message>
    <message>
        <source>It leaves you least deadwood and hardly helps your opponent.</source>
        <translation>So bleibt am wenigsten totes Holz, und dem Gegner nützt sie kaum.</translation>
    </message>
    <message>
        <source>It hardly helps your opponent.</source>
        <translation>Sie hilft dem Gegner kaum.</translation>
    </message>
    <message>
        <source>The rest has more chances of a meld.</source>
        <translation>Der Rest hat mehr Aussichten auf eine Kombination.</translation>
    </message>
    <message>
        <source>Nothing more fits.</source>
        <translation>Mehr passt nicht.</translation>
    </message>
    <message>
        <source>It fits there and no longer counts against you.</source>
        <translation>Dort passt sie und zählt nicht mehr gegen dich.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) if it is left over</source>
        <translation>
            <numerusform>%n Punkt, wenn die Karte übrig bleibt</numerusform>
            <numerusform>%n Punkte, wenn die Karte übrig bleibt</numerusform>
        </translation>
    </message>
    <message>
        <source>deadwood</source>
        <translation>totes Holz</translation>
    </message>
    <message>
        <source>in a run</source>
        <translation>in einer Folge</translation>
    </message>
    <message>
        <source>in a set</source>
        <translation>in einem Drilling oder Vierling</translation>
    </message>
    <message numerus="yes">
        <source>deadwood %n</source>
        <translation>
            <numerusform>totes Holz %n</numerusform>
            <numerusform>totes Holz %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the first card?</source>
        <translation>Nimmst du die erste Karte?</translation>
    </message>
    <message>
        <source>Draw from the stock, or take the discard.</source>
        <translation>Zieh vom Talon, oder nimm die offene Karte.</translation>
    </message>
    <message>
        <source>Draw a card.</source>
        <translation>Zieh eine Karte.</translation>
    </message>
    <message>
        <source>Knock with the last discard, or leave it?</source>
        <translation>Klopfst du mit der letzten Karte?</translation>
    </message>
    <message>
        <source>Discard, or knock to end the deal.</source>
        <translation>Leg ab, oder klopfe und mach Schluss.</translation>
    </message>
    <message>
        <source>You have gin! Declare it, or discard.</source>
        <translation>Du hast Gin! Sag ihn an, oder leg ab.</translation>
    </message>
    <message>
        <source>Discard a card, or end the deal with it.</source>
        <translation>Leg eine Karte ab, oder mach damit Schluss.</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Nehmen</translation>
    </message>
    <message>
        <source>Knock with the {0:card}</source>
        <translation>Klopfen mit {0:card dem}</translation>
    </message>
    <message>
        <source>Gin with the {0:card}</source>
        <translation>Gin mit {0:card dem}</translation>
    </message>
    <message>
        <source>Big gin!</source>
        <translation>Gin mit elf!</translation>
    </message>
    <message>
        <source>To the run</source>
        <translation>In die Folge</translation>
    </message>
    <message>
        <source>To the set</source>
        <translation>Zum Drilling</translation>
    </message>
    <message>
        <source>To the deadwood</source>
        <translation>Zum toten Holz</translation>
    </message>
    <message>
        <source>Deadwood of the player who ended it</source>
        <translation>Totes Holz (wer Schluss machte)</translation>
    </message>
    <message>
        <source>Opponent’s deadwood after laying off</source>
        <translation>Totes Holz (Gegner, nach dem Anlegen)</translation>
    </message>
    <message>
        <source>knocked</source>
        <translation>geklopft</translation>
    </message>
    <message>
        <source>only gin ends it</source>
        <translation>nur ein Gin beendet es</translation>
    </message>
    <message>
        <source>everything counts double</source>
        <translation>alles zählt doppelt</translation>
    </message>
    <message numerus="yes">
        <source>{0:seat}: deadwood %n</source>
        <translation>
            <numerusform>{0:seat}: totes Holz %n</numerusform>
            <numerusform>{0:seat}: totes Holz %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You: deadwood %n</source>
        <translation>
            <numerusform>Du: totes Holz %n</numerusform>
            <numerusform>Du: totes Holz %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{0:seat}: no deadwood</source>
        <translation>{0:seat}: kein totes Holz</translation>
    </message>
    <message>
        <source>You: no deadwood</source>
        <translation>Du: kein totes Holz</translation>
    </message>
    <message>
        <source>run</source>
        <translation>Folge</translation>
    </message>
    <message>
        <source>set</source>
        <translation>Drilling</translation>
    </message>
    <message>
        <source>set of four</source>
        <translation>Vierling</translation>
    </message>
    <message numerus="yes">
        <source>loose: %n</source>
        <translation>
            <numerusform>lose: %n</numerusform>
            <numerusform>lose: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody wanted the first card: now draw from the stock.</source>
        <translation>Die erste Karte wollte keiner: Zieh jetzt vom Talon.</translation>
    </message>
    <message>
        <source>Now discard a card, or end the deal.</source>
        <translation>Leg jetzt eine Karte ab, oder mach Schluss.</translation>
    </message>
    <message numerus="yes">
        <source>Only {0} is allowed, and your deadwood would be %n.</source>
        <translation>
            <numerusform>Erlaubt sind höchstens {0}, und dein totes Holz wäre %n.</numerusform>
            <numerusform>Erlaubt sind höchstens {0}, und dein totes Holz wäre %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Without deadwood that is gin: say so.</source>
        <translation>Ohne totes Holz ist das ein Gin: Sag ihn an.</translation>
    </message>
    <message numerus="yes">
        <source>That is not gin: %n point(s) of deadwood is/are left.</source>
        <translation>
            <numerusform>Das ist kein Gin: Ein Punkt totes Holz bleibt übrig.</numerusform>
            <numerusform>Das ist kein Gin: %n Punkte totes Holz bleiben übrig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not all eleven cards are in melds: %n point(s) is/are left.</source>
        <translation>
            <numerusform>Nicht alle elf Karten gehören zu Kombinationen: Ein Punkt bleibt übrig.</numerusform>
            <numerusform>Nicht alle elf Karten gehören zu Kombinationen: %n Punkte bleiben übrig.</numerusform>
        </translation>
    </message>
    <message>
        <source>First say where the {0:card} lies.</source>
        <translation>Sag erst, wo {0:card der} liegt.</translation>
    </message>
    <message>
        <source>Lay the card off on a meld it fits.</source>
        <translation>Leg die Karte an eine Kombination, zu der sie passt.</translation>
    </message>
    <message>
        <source>With it you can knock.</source>
        <translation>Damit kannst du klopfen.</translation>
    </message>
    <message>
        <source>All eleven cards are in melds.</source>
        <translation>Alle elf Karten gehören zu Kombinationen.</translation>
    </message>
    <message>
        <source>You have no deadwood left!</source>
        <translation>Du hast kein totes Holz mehr!</translation>
    </message>
    <message>
        <source>Points and accounts</source>
        <translation>Punkte und Konten</translation>
    </message>
    <message>
        <source>points this round</source>
        <translation>Punkte in der Runde</translation>
    </message>
    <message>
        <source>account of the rounds</source>
        <translation>Rundenkonto</translation>
    </message>
    <message>
        <source>Points: your lead in the round, with the chance to win it counted in.</source>
        <translation>Punkte: der Vorsprung in der Runde, die Aussicht auf ihren Gewinn eingerechnet.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Rounds per match</source>
        <translation>Runden in einer Partie</translation>
    </message>
    <message>
        <source>gin</source>
        <translation>Gin</translation>
    </message>
    <message>
        <source>big gin</source>
        <translation>Gin mit elf</translation>
    </message>
    <message>
        <source>first card: {0:card}</source>
        <translation>erste Karte: {0:card}</translation>
    </message>
    <message numerus="yes">
        <source>knock with up to %n</source>
        <translation>
            <numerusform>klopfen mit höchstens %n</numerusform>
            <numerusform>klopfen mit höchstens %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>deadwood at least %n</source>
        <translation>
            <numerusform>totes Holz mindestens %n</numerusform>
            <numerusform>totes Holz mindestens %n</numerusform>
        </translation>
    </message>
    <message>
        <source>The first card was an Ace: only gin ends this deal.</source>
        <translation>Die erste Karte war ein Ass: Nur ein Gin beendet dieses Spiel.</translation>
    </message>
    <message>
        <source>You may take the last discard only to knock with it.</source>
        <translation>Die letzte Karte darfst du nur nehmen, um damit zu klopfen.</translation>
    </message>
    <message>
        <source>The {0:card} does not fit there.</source>
        <translation>{0:card Der} passt dort nicht.</translation>
    </message>
    <message>
        <source>A drawn deal is better than this knock.</source>
        <translation>Unentschieden ist besser, als jetzt zu klopfen.</translation>
    </message>
    <message>
        <source>I knock.</source>
        <translation>Ich klopfe.</translation>
    </message>
    <message>
        <source>Gin!</source>
        <translation>Gin!</translation>
    </message>
    <message>
        <source>Big gin, all eleven!</source>
        <translation>Gin, mit allen elf!</translation>
    </message>
    <message>
        <source>account</source>
        <translation>Rundenkonto</translation>
    </message>
    <message>
        <source>deals won</source>
        <translation>gewonnene Spiele</translation>
    </message>
    <message>
        <source>round with boxes</source>
        <translation>Runde mit Satzpunkten</translation>
    </message>
</context>
<context>
    <name>help</name>
    <message>
        <source>commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>examples:</source>
        <translation>Beispiele:</translation>
    </message>
    <message>
        <source>every event with the whole table and the legal moves, one JSON object a line</source>
        <translation>jedes Ereignis mit dem ganzen Tisch und den erlaubten Zügen, ein JSON-Objekt je Zeile</translation>
    </message>
    <message>
        <source>stop after this many deals</source>
        <translation>nach so vielen Spielen aufhören</translation>
    </message>
    <message>
        <source>no folder can be made beside the program: {0}</source>
        <translation>neben dem Programm kann kein Ordner angelegt werden: {0}</translation>
    </message>
    <message>
        <source>the folder “{0}” cannot be made: {1}</source>
        <translation>der Ordner „{0}“ kann nicht angelegt werden: {1}</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>OPTIONEN</translation>
    </message>
    <message>
        <source>GAME</source>
        <translation>SPIEL</translation>
    </message>
    <message>
        <source>VARIANT</source>
        <translation>SPIELWEISE</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>DATEI</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>BEFEHL</translation>
    </message>
    <message>
        <source>“kartentisch help COMMAND” tells more about each.</source>
        <translation>Mehr zu jedem sagt „kartentisch help BEFEHL“.</translation>
    </message>
    <message>
        <source>A table for old card games from the German-speaking countries.</source>
        <translation>Ein Tisch für alte Kartenspiele aus dem deutschen Sprachraum.</translation>
    </message>
    <message>
        <source>Without a command it opens the window: with the first page, with a new match of the game or variant that is named, or with the match or club night in a file.</source>
        <translation>Ohne Befehl öffnet sich das Fenster: mit der Startseite, mit einem neuen Abend des genannten Spiels oder der genannten Spielweise, oder mit dem Abend oder Vereinsabend aus einer Datei.</translation>
    </message>
    <message>
        <source>games:</source>
        <translation>Spiele:</translation>
    </message>
    <message>
        <source>play Ramsen</source>
        <translation>Ramsen spielen</translation>
    </message>
    <message>
        <source>play the variant Bierspiel, with the same cards each time</source>
        <translation>die Spielweise Bierspiel spielen, jedes Mal mit denselben Karten</translation>
    </message>
    <message>
        <source>open this match</source>
        <translation>diesen Abend öffnen</translation>
    </message>
    <message>
        <source>list the variants and house rules</source>
        <translation>Spielweisen und Hausregeln auflisten</translation>
    </message>
    <message>
        <source>make forms for the pub</source>
        <translation>Vordrucke fürs Wirtshaus erstellen</translation>
    </message>
    <message>
        <source>let bots play and pass the result to another program</source>
        <translation>Computerspieler spielen lassen und das Ergebnis weiterverarbeiten</translation>
    </message>
    <message>
        <source>everything went well</source>
        <translation>alles in Ordnung</translation>
    </message>
    <message>
        <source>no window can be opened, or “verify” found a damaged file</source>
        <translation>kein Fenster möglich, oder „verify“ hat eine beschädigte Datei gefunden</translation>
    </message>
    <message>
        <source>the command line or a file cannot be used</source>
        <translation>die Befehlszeile oder eine Datei ist nicht zu gebrauchen</translation>
    </message>
    <message>
        <source>interrupted with Ctrl+C</source>
        <translation>mit Strg+C abgebrochen</translation>
    </message>
    <message>
        <source>exit status:</source>
        <translation>Rückgabewerte:</translation>
    </message>
    <message>
        <source>the language (default: that of the terminal)</source>
        <translation>die Sprache (sonst die des Terminals)</translation>
    </message>
    <message>
        <source>FOLDER</source>
        <translation>ORDNER</translation>
    </message>
    <message>
        <source>find more games in this folder; they are run as programs: only name folders you trust</source>
        <translation>auch Spiele aus diesem Ordner anbieten; sie werden als Programm ausgeführt: nur Ordner angeben, denen du vertraust</translation>
    </message>
    <message>
        <source>show the version and exit</source>
        <translation>die Version anzeigen und beenden</translation>
    </message>
    <message>
        <source>play this game, the same as giving only its name</source>
        <translation>dieses Spiel spielen (wie der bloße Name des Spiels)</translation>
    </message>
    <message>
        <source>play this variant of the game</source>
        <translation>diese Spielweise spielen</translation>
    </message>
    <message>
        <source>SEED</source>
        <translation>CODE</translation>
    </message>
    <message>
        <source>a number or a code: the same one deals the same cards</source>
        <translation>eine Zahl oder ein Code: derselbe bringt dieselben Karten</translation>
    </message>
    <message>
        <source>keep settings and matches in a folder “data” beside the program; once it exists it is always used</source>
        <translation>Einstellungen und Abende im Ordner „data“ neben dem Programm aufbewahren; sobald es ihn gibt, gilt das immer</translation>
    </message>
    <message>
        <source>add the program to your desktop&apos;s menu and file types</source>
        <translation>das Programm ins Menü und zu den Dateitypen deines Desktops eintragen</translation>
    </message>
    <message>
        <source>remove it from there again; your matches stay</source>
        <translation>es dort wieder austragen; deine Abende bleiben</translation>
    </message>
    <message>
        <source>let bots compete in duplicate deals and print who is ahead by how much</source>
        <translation>Computerspieler mit gleichen Karten gegeneinander antreten lassen und zeigen, wer wie weit vorn liegt</translation>
    </message>
    <message>
        <source>one for each side, the last takes the remaining sides: {bots}, with a character as in strong:bold; as a yardstick: {measures}; strong/400 imagines 400 layouts, strong@tricks plays so in that phase only, strong~deaf ignores table talk</source>
        <translation>einer je Seite, der letzte übernimmt die übrigen: {bots}, mit Charakter wie in strong:bold; als Maßstab: {measures}; strong/400 stellt sich 400 Kartenverteilungen vor, strong@tricks spielt nur in diesem Abschnitt so, strong~deaf überhört das Gerede am Tisch</translation>
    </message>
    <message>
        <source>N</source>
        <translation>ZAHL</translation>
    </message>
    <message>
        <source>how many deals (default: {number})</source>
        <translation>Anzahl der Spiele (sonst {number})</translation>
    </message>
    <message>
        <source>play this many whole matches instead</source>
        <translation>stattdessen so viele ganze Abende spielen</translation>
    </message>
    <message>
        <source>processes at the same time (default: 1)</source>
        <translation>Prozesse gleichzeitig (sonst 1)</translation>
    </message>
    <message>
        <source>ADDRESS</source>
        <translation>ADRESSE</translation>
    </message>
    <message>
        <source>a Dask scheduler, or “local”</source>
        <translation>ein Dask-Scheduler oder „local“</translation>
    </message>
    <message>
        <source>the game, by its name; “kartentisch list” names them all</source>
        <translation>der Name des Spiels; „kartentisch list“ nennt alle</translation>
    </message>
    <message>
        <source>the saved match, which is only read; - for standard input</source>
        <translation>der gespeicherte Abend, er wird nur gelesen; - für die Standardeingabe</translation>
    </message>
    <message>
        <source>the variant (default: the game&apos;s first)</source>
        <translation>die Spielweise (sonst die erste des Spiels)</translation>
    </message>
    <message>
        <source>NAME=VALUE</source>
        <translation>NAME=WERT</translation>
    </message>
    <message>
        <source>change one house rule; can be repeated</source>
        <translation>eine Hausregel ändern; mehrfach möglich</translation>
    </message>
    <message>
        <source>how many play (default: 4 if the game allows it)</source>
        <translation>Anzahl der Spieler (sonst 4, wenn das Spiel es zulässt)</translation>
    </message>
    <message>
        <source>also show what a deal in progress still hides</source>
        <translation>auch zeigen, was ein laufendes Spiel noch verbirgt</translation>
    </message>
    <message>
        <source>print one JSON object instead</source>
        <translation>stattdessen ein JSON-Objekt ausgeben</translation>
    </message>
    <message>
        <source>say what a bot would have done, and what each choice is worth</source>
        <translation>sagen, was ein Computerspieler getan hätte und was jede Möglichkeit wert ist</translation>
    </message>
    <message>
        <source>which deal (default: the last)</source>
        <translation>welches Spiel (sonst das letzte)</translation>
    </message>
    <message>
        <source>before which of its moves (default: the first)</source>
        <translation>vor welchem seiner Züge (sonst vor dem ersten)</translation>
    </message>
    <message>
        <source>the bot that is asked (default: {bot})</source>
        <translation>der Computerspieler, der gefragt wird (sonst {bot})</translation>
    </message>
    <message>
        <source>print the deals of a saved match for other programs</source>
        <translation>die Spiele eines gespeicherten Abends für andere Programme ausgeben</translation>
    </message>
    <message>
        <source>print the JSON Schema of the file of a match or club night</source>
        <translation>das JSON-Schema der Datei eines Abends oder Vereinsabends ausgeben</translation>
    </message>
    <message>
        <source>list games, variants, house rules, computer players and score sheets</source>
        <translation>Spiele, Spielweisen, Hausregeln, Computerspieler und Spielzettel auflisten</translation>
    </message>
    <message>
        <source>WHAT</source>
        <translation>WAS</translation>
    </message>
    <message>
        <source>{0}, or a game of which to list everything</source>
        <translation>{0}, oder ein Spiel: dann alles darüber</translation>
    </message>
    <message>
        <source>list variants or options of this game only</source>
        <translation>Spielweisen oder Hausregeln nur dieses Spiels</translation>
    </message>
    <message>
        <source>print the score sheet of a saved match</source>
        <translation>den Spielzettel eines gespeicherten Abends ausgeben</translation>
    </message>
    <message>
        <source>print the rules of a game</source>
        <translation>die Regeln eines Spiels ausgeben</translation>
    </message>
    <message>
        <source>let bots play a match and print its score sheet</source>
        <translation>Computerspieler einen Abend spielen lassen und den Spielzettel ausgeben</translation>
    </message>
    <message>
        <source>one for each seat, too few start over: {bots} (default: {bot})</source>
        <translation>einer je Platz, zu wenige beginnen von vorn: {bots} (sonst {bot})</translation>
    </message>
    <message>
        <source>keep the match in a new file; - for standard output</source>
        <translation>den Abend in einer neuen Datei aufbewahren; - für die Standardausgabe</translation>
    </message>
    <message>
        <source>write a score sheet as a PDF or a picture</source>
        <translation>einen Spielzettel als PDF oder Bild schreiben</translation>
    </message>
    <message>
        <source>the game or list, by its name, or the file of a match</source>
        <translation>der Name des Spiels oder Zettels, oder die Datei eines Abends</translation>
    </message>
    <message>
        <source>a form to fill in by hand</source>
        <translation>ein Vordruck zum Ausfüllen von Hand</translation>
    </message>
    <message>
        <source>a .pdf or .png to write; - for a PDF on standard output</source>
        <translation>wohin: eine .pdf oder .png; - für ein PDF auf der Standardausgabe</translation>
    </message>
    <message>
        <source>the paper (default: the one usual in your region)</source>
        <translation>das Papier (sonst das in deiner Gegend übliche)</translation>
    </message>
    <message>
        <source>landscape</source>
        <translation>Querformat</translation>
    </message>
    <message>
        <source>how many sheets on a page (default: 1)</source>
        <translation>Zettel je Seite (sonst 1)</translation>
    </message>
    <message>
        <source>NAMES</source>
        <translation>NAMEN</translation>
    </message>
    <message>
        <source>the players of a blank form, separated by commas</source>
        <translation>die Spieler eines Vordrucks, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>add the house rules, half a page</source>
        <translation>die Hausregeln dazu, eine halbe Seite</translation>
    </message>
    <message>
        <source>add the rules card of the game</source>
        <translation>die Regelkarte des Spiels dazu</translation>
    </message>
    <message>
        <source>check that files are undamaged</source>
        <translation>prüfen, ob Dateien unbeschädigt sind</translation>
    </message>
    <message>
        <source>Reads matches, club nights and bundles line by line, with their checksums and by the rules. For a club with duplicate deals it prints the commitment to the packs, and compares it with one that is given and with the secret; those two need no file. No file is changed.</source>
        <translation>Liest Abende, Vereinsabende und Pakete Zeile für Zeile, mit ihren Prüfsummen und nach den Regeln. Für einen Verein, der mit gleichen Karten spielt, wird die Zusage über die Kartenspiele ausgegeben und mit einer genannten und mit dem Geheimnis verglichen; für diese beiden ist keine Datei nötig. Keine Datei wird verändert.</translation>
    </message>
    <message>
        <source>what to check; - for standard input</source>
        <translation>was geprüft wird; - für die Standardeingabe</translation>
    </message>
    <message>
        <source>DIGITS</source>
        <translation>ZIFFERN</translation>
    </message>
    <message>
        <source>the commitment to the packs that the club&apos;s papers show</source>
        <translation>die Zusage über die Kartenspiele, wie sie auf den Papieren des Vereins steht</translation>
    </message>
    <message>
        <source>the secret of the packs that the papers show after the last round</source>
        <translation>das Geheimnis der Kartenspiele, wie es nach der letzten Runde auf den Papieren steht</translation>
    </message>
    <message>
        <source>there is no display here; “kartentisch --help” lists the commands that need none</source>
        <translation>hier gibt es keinen Bildschirm; „kartentisch --help“ nennt die Befehle, die keinen brauchen</translation>
    </message>
    <message>
        <source>Qt cannot open a window here: its own libraries do not load</source>
        <translation>Qt kann hier kein Fenster öffnen, weil es seine eigenen Bibliotheken nicht laden kann</translation>
    </message>
    <message>
        <source>the display “{0}” does not respond</source>
        <translation>der Bildschirm „{0}“ antwortet nicht</translation>
    </message>
    <message>
        <source>this computer lacks {0}; install it with: {1}</source>
        <translation>auf diesem Rechner fehlt {0}; nachinstallieren mit: {1}</translation>
    </message>
    <message>
        <source>Qt cannot open a window here: {0}</source>
        <translation>Qt kann hier kein Fenster öffnen: {0}</translation>
    </message>
</context>
<context>
    <name>helps</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>for learning</source>
        <translation>zum Lernen</translation>
    </message>
    <message>
        <source>as at home</source>
        <translation>wie daheim</translation>
    </message>
    <message>
        <source>as in the pub</source>
        <translation>wie im Wirtshaus</translation>
    </message>
    <message>
        <source>as agreed</source>
        <translation>wie abgemacht</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Tipps</translation>
    </message>
    <message>
        <source>Show cards still out</source>
        <translation>Zeigen, welche Karten noch draußen sind</translation>
    </message>
    <message>
        <source>Explain who won a trick</source>
        <translation>Erklären, wer den Stich macht</translation>
    </message>
    <message>
        <source>Claim the rest</source>
        <translation>Den Rest beanspruchen</translation>
    </message>
    <message>
        <source>Undo: always</source>
        <translation>Rückgängig: immer</translation>
    </message>
    <message>
        <source>Undo: allowed, but noted</source>
        <translation>Rückgängig: wird vermerkt</translation>
    </message>
    <message>
        <source>Undo: until you learn something new</source>
        <translation>Rückgängig: bis du etwas Neues erfährst</translation>
    </message>
    <message>
        <source>Undo: never</source>
        <translation>Rückgängig: nie</translation>
    </message>
    <message numerus="yes">
        <source>%n undo(s)</source>
        <translation>
            <numerusform>%n-mal rückgängig</numerusform>
            <numerusform>%n-mal rückgängig</numerusform>
        </translation>
    </message>
    <message>
        <source>Help: {0}.</source>
        <translation>Hilfe: {0}.</translation>
    </message>
    <message numerus="yes">
        <source>computer player in %n deal(s)</source>
        <translation>
            <numerusform>Computerspieler in %n Spiel</numerusform>
            <numerusform>Computerspieler in %n Spielen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n Tipp</numerusform>
            <numerusform>%n Tipps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>other help %n time(s)</source>
        <translation>
            <numerusform>%n-mal andere Hilfe</numerusform>
            <numerusform>%n-mal andere Hilfe</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hindsight</name>
    <message>
        <source>Choice</source>
        <translation>Wahl</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Kostet</translation>
    </message>
    <message>
        <source>How often best</source>
        <translation>Wie oft am besten</translation>
    </message>
    <message>
        <source>Who chose it</source>
        <translation>Wer hat das gewählt</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>How far this falls short of the best choice, on average. Details: the ± is a 95 % interval.</source>
        <translation>Wie weit das im Schnitt hinter dem Besten liegt. Das ± gilt in 95 von 100 Fällen.</translation>
    </message>
    <message>
        <source>How often nothing else did better.</source>
        <translation>Wie oft nichts anderes besser war.</translation>
    </message>
    <message>
        <source>in {best} of {deals}</source>
        <translation>in {best} von {deals}</translation>
    </message>
    <message>
        <source>strong player</source>
        <translation>starker Spieler</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>No choice here.</source>
        <translation>Hier gab es keine Wahl.</translation>
    </message>
    <message>
        <source>Comparing the choices …</source>
        <translation>Möglichkeiten werden verglichen …</translation>
    </message>
    <message numerus="yes">
        <source>Tried in %n deal(s) that {name} had to reckon with, played on by rules of thumb.</source>
        <translation>
            <numerusform>Durchgespielt an einer Verteilung, mit der {name} rechnen musste, nach Faustregeln.</numerusform>
            <numerusform>Durchgespielt an %n Verteilungen, mit denen {name} rechnen musste, nach Faustregeln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tried in %n deal(s) that you had to reckon with, played on by rules of thumb.</source>
        <translation>
            <numerusform>Durchgespielt an einer Verteilung, mit der du rechnen musstest, nach Faustregeln.</numerusform>
            <numerusform>Durchgespielt an %n Verteilungen, mit denen du rechnen musstest, nach Faustregeln.</numerusform>
        </translation>
    </message>
    <message>
        <source>The difference may be chance.</source>
        <translation>Der Unterschied kann Zufall sein.</translation>
    </message>
    <message>
        <source>No result. Choose this move again to retry.</source>
        <translation>Kein Ergebnis. Wähl diesen Zug noch einmal, dann wird neu gerechnet.</translation>
    </message>
    <message>
        <source>how it did in {name}’s own trial deals.</source>
        <translation>wie es bei den Verteilungen ausging, die {name} durchgespielt hat.</translation>
    </message>
    <message>
        <source>At the time</source>
        <translation>Damals</translation>
    </message>
    <message>
        <source>{0} (computer)</source>
        <translation>{0} (Computer)</translation>
    </message>
    <message>
        <source>Dealing other possible hands …</source>
        <translation>Andere mögliche Verteilungen werden gesucht …</translation>
    </message>
    <message>
        <source>The others could hold no other cards, as far as we found.</source>
        <translation>Es fand sich keine andere mögliche Verteilung.</translation>
    </message>
    <message>
        <source>There is only one version of this deal.</source>
        <translation>Von diesem Spiel gibt es nur eine Fassung.</translation>
    </message>
    <message>
        <source>Other hands for the &amp;opponents</source>
        <translation>&amp;Andere Karten für die Mitspieler</translation>
    </message>
    <message>
        <source>as played</source>
        <translation>wie es gespielt wurde</translation>
    </message>
    <message>
        <source>other cards</source>
        <translation>andere Karten</translation>
    </message>
    <message>
        <source>the same cards</source>
        <translation>dieselben Karten</translation>
    </message>
    <message>
        <source>what-if by {name} from move {number}, {cards}</source>
        <translation>Gedankenspiel von {name} ab Zug {number}, {cards}</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Fassung</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Nebeneinander</translation>
    </message>
    <message>
        <source>Result: {0}</source>
        <translation>Ergebnis: {0}</translation>
    </message>
    <message>
        <source>All choices</source>
        <translation>Alle Möglichkeiten</translation>
    </message>
    <message>
        <source>Nothing did better.</source>
        <translation>Nichts war besser.</translation>
    </message>
    <message>
        <source>Better: {move}.</source>
        <translation>Besser: {move}.</translation>
    </message>
    <message>
        <source>A close call.</source>
        <translation>Es nimmt sich kaum etwas.</translation>
    </message>
    <message numerus="yes">
        <source>Tried in %n deal(s) that fit what you can see, played on by rules of thumb.</source>
        <translation>
            <numerusform>In einem Spiel versucht, das zu dem passt, was du siehst, und nach Faustregeln zu Ende gespielt.</numerusform>
            <numerusform>In %n Spielen versucht, die zu dem passen, was du siehst, und nach Faustregeln zu Ende gespielt.</numerusform>
        </translation>
    </message>
    <message>
        <source>No result. Try again.</source>
        <translation>Kein Ergebnis. Versuch es noch einmal.</translation>
    </message>
    <message>
        <source>Said earlier in this trick: {lines}</source>
        <translation>Vorher im selben Stich gesagt: {lines}</translation>
    </message>
    <message>
        <source>{name} played {move}.</source>
        <translation>{name} hat {move} gespielt.</translation>
    </message>
    <message>
        <source>You played {move}.</source>
        <translation>Du hast {move} gespielt.</translation>
    </message>
    <message>
        <source>{name} discarded {move}.</source>
        <translation>{name} hat {move} abgelegt.</translation>
    </message>
    <message>
        <source>You discarded {move}.</source>
        <translation>Du hast {move} abgelegt.</translation>
    </message>
    <message numerus="yes">
        <source>%n choice(s)</source>
        <translation>
            <numerusform>eine Möglichkeit</numerusform>
            <numerusform>%n Möglichkeiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n imagined deal(s)</source>
        <translation>
            <numerusform>einer gedachten Verteilung</numerusform>
            <numerusform>%n gedachten Verteilungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Today {name} would choose: {move}. The reason for the earlier choice is lost.</source>
        <translation>Heute würde {name} wählen: {move}. Warum es damals anders war, ist nicht mehr bekannt.</translation>
    </message>
    <message>
        <source>{name} tried {choices} in {deals}.</source>
        <translation>{name} hat {choices} an {deals} durchgespielt.</translation>
    </message>
    <message>
        <source>{name} plays at random.</source>
        <translation>{name} spielt aufs Geratewohl.</translation>
    </message>
    <message>
        <source>{name} followed a rule of thumb</source>
        <translation>{name} folgte einer Faustregel</translation>
    </message>
    <message>
        <source>Nothing was clearly better than the rule of thumb</source>
        <translation>Nichts war klar besser als die Faustregel</translation>
    </message>
    <message>
        <source>Of the moves that were about equal, the rule of thumb suited {name} best</source>
        <translation>Unter den etwa gleich guten passte die Faustregel am besten zu {name}</translation>
    </message>
    <message>
        <source>They all came out equal.</source>
        <translation>Alle brachten dasselbe.</translation>
    </message>
    <message>
        <source>In favour of this move</source>
        <translation>Für diesen Zug spricht</translation>
    </message>
    <message>
        <source>The rule of thumb would be: {usual}.</source>
        <translation>Die Faustregel wäre: {usual}.</translation>
    </message>
    <message>
        <source>A beginner’s quick look.</source>
        <translation>Nur flüchtig hingesehen, wie Anfänger oft.</translation>
    </message>
    <message>
        <source>A beginner’s slip.</source>
        <translation>Ein Anfängerfehler.</translation>
    </message>
    <message>
        <source>{name} tried {choices} on only {deals} and settled for one that looked almost as good.</source>
        <translation>{name} hat {choices} nur an {deals} durchgespielt und eine genommen, die fast so gut schien.</translation>
    </message>
    <message>
        <source>No question mark so far.</source>
        <translation>Bisher kein Fragezeichen.</translation>
    </message>
    <message>
        <source>your chance of winning the game</source>
        <translation>deine Gewinnchance in der Partie</translation>
    </message>
    <message>
        <source>chance of winning the game</source>
        <translation>Gewinnchance in der Partie</translation>
    </message>
    <message>
        <source>your chance of not being last</source>
        <translation>deine Chance, nicht Letzter zu werden</translation>
    </message>
    <message>
        <source>chance of not being last</source>
        <translation>Chance, nicht Letzter zu werden</translation>
    </message>
    <message>
        <source>chance of the sausage</source>
        <translation>Chance auf die Wurst</translation>
    </message>
    <message>
        <source>result of this deal</source>
        <translation>Ergebnis dieses Spiels</translation>
    </message>
    <message>
        <source>not looked at yet</source>
        <translation>noch nicht geprüft</translation>
    </message>
    <message>
        <source>good</source>
        <translation>gut</translation>
    </message>
    <message>
        <source>something was better</source>
        <translation>es ging besser</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} von {1}</translation>
    </message>
    <message>
        <source>{0} of {1} could have been better.</source>
        <translation>Bei {0} von {1} wäre mehr möglich gewesen.</translation>
    </message>
    <message>
        <source>{0} of {1} could have been better so far.</source>
        <translation>Bisher wäre bei {0} von {1} mehr möglich gewesen.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Nachkarten</translation>
    </message>
    <message>
        <source>Deal {0}</source>
        <translation>Spiel {0}</translation>
    </message>
    <message>
        <source>my decisions</source>
        <translation>meine Entscheidungen</translation>
    </message>
    <message>
        <source>everybody’s</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Next question mark</source>
        <translation>Nächstes Fragezeichen</translation>
    </message>
    <message>
        <source>Play through</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The table as it was then</source>
        <translation>Der Tisch, wie er damals war</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Von hier weiterspielen</translation>
    </message>
    <message>
        <source>Play on with that</source>
        <translation>Damit weiterspielen</translation>
    </message>
    <message>
        <source>{0} and play on</source>
        <translation>{0} und weiter</translation>
    </message>
    <message>
        <source>Twenty deals like this one</source>
        <translation>Zwanzig Spiele wie dieses</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>More ways to play on</source>
        <translation>Anders weiterspielen</translation>
    </message>
    <message>
        <source>From here, &amp;you decide</source>
        <translation>Von hier, &amp;du entscheidest</translation>
    </message>
    <message>
        <source>In the &amp;seat of</source>
        <translation>Auf dem &amp;Platz von</translation>
    </message>
    <message>
        <source>Side &amp;by side …</source>
        <translation>&amp;Nebeneinander …</translation>
    </message>
    <message>
        <source>No gain, no loss.</source>
        <translation>Plus minus null.</translation>
    </message>
    <message>
        <source>{result}: {number} of {all}.</source>
        <translation>{result}: {number} von {all}.</translation>
    </message>
    <message>
        <source>From {0} to {1}, {2} on average.</source>
        <translation>Von {0} bis {1}, im Schnitt {2}.</translation>
    </message>
    <message>
        <source>{0} lost</source>
        <translation>{0} verloren</translation>
    </message>
    <message>
        <source>{0} even</source>
        <translation>{0} unentschieden</translation>
    </message>
    <message>
        <source>{0} won</source>
        <translation>{0} gewonnen</translation>
    </message>
    <message>
        <source>“{0}”</source>
        <translation>„{0}“</translation>
    </message>
    <message>
        <source>A computer player chose {move} for {name}.</source>
        <translation>Für {name} wählte ein Computerspieler {move}.</translation>
    </message>
    <message>
        <source>A computer player chose {move} for you.</source>
        <translation>Für dich wählte ein Computerspieler {move}.</translation>
    </message>
    <message>
        <source>You chose {move}.</source>
        <translation>Du hast {move} gewählt.</translation>
    </message>
    <message>
        <source>{name} chose {move}.</source>
        <translation>{name} hat {move} gewählt.</translation>
    </message>
    <message>
        <source>{move} was better.</source>
        <translation>{move} war besser.</translation>
    </message>
    <message>
        <source>That was clearly best.</source>
        <translation>Das war klar am besten.</translation>
    </message>
    <message>
        <source>{move} was about equal.</source>
        <translation>{move} war etwa gleich gut.</translation>
    </message>
    <message>
        <source>Where it wins, it wins more than it costs elsewhere.</source>
        <translation>Wo es gewinnt, gewinnt es mehr, als es sonst kostet.</translation>
    </message>
    <message>
        <source>It is best in {best} of {all} ways the cards may lie, the other in {made}.</source>
        <translation>Am besten ist das bei {best} von {all} Verteilungen, der andere Zug bei {made}.</translation>
    </message>
    <message>
        <source>The rule of thumb says the same</source>
        <translation>Die Faustregel sagt dasselbe</translation>
    </message>
    <message>
        <source>{name} is {character} and took the risk.</source>
        <translation>{name} ist {character} und ging das größere Risiko ein.</translation>
    </message>
    <message>
        <source>{name} is {character} and played safe.</source>
        <translation>{name} ist {character} und ging auf Nummer sicher.</translation>
    </message>
    <message>
        <source>{name} is {character} and ended the deal.</source>
        <translation>{name} ist {character} und hat das Spiel beendet.</translation>
    </message>
    <message>
        <source>About as good: {forgone}.</source>
        <translation>Etwa gleich gut: {forgone}.</translation>
    </message>
    <message>
        <source>Playing on looked slightly better: {forgone}.</source>
        <translation>Weiterzuspielen schien etwas besser: {forgone}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} had forgotten what was played before the last %n trick(s).</source>
        <translation>
            <numerusform>Was vor dem letzten Stich gespielt wurde, wusste {name} nicht mehr.</numerusform>
            <numerusform>Was vor den letzten %n Stichen gespielt wurde, wusste {name} nicht mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>Compare the choices</source>
        <translation>Möglichkeiten vergleichen</translation>
    </message>
</context>
<context>
    <name>host</name>
    <message>
        <source>The rest is mine.</source>
        <translation>Der Rest ist mein.</translation>
    </message>
    <message>
        <source>I won’t get another trick.</source>
        <translation>Ich bekomme keinen Stich mehr.</translation>
    </message>
    <message>
        <source>Too late: the table has moved on.</source>
        <translation>Zu spät: Am Tisch ist es weitergegangen.</translation>
    </message>
    <message>
        <source>Press again to confirm.</source>
        <translation>Noch einmal drücken, um zu bestätigen.</translation>
    </message>
    <message>
        <source>No trick has been taken yet.</source>
        <translation>Noch ist kein Stich gemacht.</translation>
    </message>
    <message>
        <source>Not certain yet: “{0}”</source>
        <translation>Noch nicht sicher: „{0}“</translation>
    </message>
    <message>
        <source>The others want you to play it out.</source>
        <translation>Die anderen wollen, dass du es ausspielst.</translation>
    </message>
    <message>
        <source>{0} would like to restart the deal, with the same cards.</source>
        <translation>{0} möchte das Spiel mit denselben Karten noch einmal anfangen.</translation>
    </message>
    <message>
        <source>{0} would like to undo a move. Yours would be undone with it.</source>
        <translation>{0} möchte einen Zug rückgängig machen. Deiner wird dann mit rückgängig gemacht.</translation>
    </message>
    <message>
        <source>Nothing is undone: not everybody agrees.</source>
        <translation>Es bleibt dabei: Nicht alle sind einverstanden.</translation>
    </message>
    <message>
        <source>The others are asked first.</source>
        <translation>Erst werden die anderen gefragt.</translation>
    </message>
</context>
<context>
    <name>house-rules</name>
    <message>
        <source>S&amp;hare as a file …</source>
        <translation>Als Datei &amp;weitergeben …</translation>
    </message>
    <message>
        <source>&amp;Open a file …</source>
        <translation>Datei ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>&amp;Rename “{0}” …</source>
        <translation>„{0}“ &amp;umbenennen …</translation>
    </message>
    <message>
        <source>&amp;Delete “{0}” …</source>
        <translation>„{0}“ &amp;löschen …</translation>
    </message>
    <message>
        <source>Our rules</source>
        <translation>Unsere Regeln</translation>
    </message>
    <message>
        <source>Save these house rules</source>
        <translation>Diese Hausregeln speichern</translation>
    </message>
    <message>
        <source>Another name for “{0}”</source>
        <translation>Neuer Name für „{0}“</translation>
    </message>
    <message>
        <source>Delete “{0}”? The rules on this sheet stay as they are.</source>
        <translation>„{0}“ löschen? Die Regeln auf diesem Zettel bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>Be&amp;halten</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Share house rules</source>
        <translation>Hausregeln weitergeben</translation>
    </message>
    <message>
        <source>Open house rules</source>
        <translation>Hausregeln öffnen</translation>
    </message>
    <message>
        <source>Now you play by “{0}”.</source>
        <translation>Jetzt spielt ihr nach „{0}“.</translation>
    </message>
    <message>
        <source>“{0}” is for {1}: you will find it there.</source>
        <translation>„{0}“ gehört zu {1}: Dort findest du es.</translation>
    </message>
    <message>
        <source>Saving failed: {0}. The rules on this sheet stay as they are.</source>
        <translation>Speichern fehlgeschlagen: {0}. Die Regeln auf diesem Zettel bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>“{0}” exists already and will be replaced.</source>
        <translation>„{0}“ gibt es schon und wird ersetzt.</translation>
    </message>
    <message>
        <source>House rules (*{0})</source>
        <translation>Hausregeln (*{0})</translation>
    </message>
    <message>
        <source>Played as</source>
        <translation>Gespielt als</translation>
    </message>
    <message>
        <source>All as in {0}.</source>
        <translation>Alles wie in {0}.</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) differ</source>
        <translation>
            <numerusform>%n Regel ist anders</numerusform>
            <numerusform>%n Regeln sind anders</numerusform>
        </translation>
    </message>
    <message>
        <source>from {0}.</source>
        <translation>als in {0}.</translation>
    </message>
    <message>
        <source>Back to {0}</source>
        <translation>Zurück zu {0}</translation>
    </message>
    <message>
        <source>House rules for {0}</source>
        <translation>Hausregeln für {0}</translation>
    </message>
    <message>
        <source>Save as …</source>
        <translation>Speichern als …</translation>
    </message>
    <message>
        <source>More …</source>
        <translation>Mehr …</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Point at a rule, or tab to it, and it is explained here.</source>
        <translation>Zeig auf eine Regel oder geh mit Tab zu ihr: Hier wird sie erklärt.</translation>
    </message>
    <message>
        <source>Groups of rules</source>
        <translation>Gruppen von Regeln</translation>
    </message>
    <message>
        <source>“{0}” can’t be read.</source>
        <translation>„{0}“ ist nicht lesbar.</translation>
    </message>
    <message>
        <source>“{0}” has rules that this Kartentisch does not know: it comes from a newer one.</source>
        <translation>„{0}“ hat Regeln, die dieser Kartentisch nicht kennt: Es kommt von einem neueren.</translation>
    </message>
    <message>
        <source>“{0}” is for a game that is not here: {1}.</source>
        <translation>„{0}“ gehört zu einem Spiel, das es hier nicht gibt: {1}.</translation>
    </message>
    <message>
        <source>“{0}” holds no house rules.</source>
        <translation>„{0}“ enthält keine Hausregeln.</translation>
    </message>
    <message>
        <source>your own set</source>
        <translation>eure eigene</translation>
    </message>
    <message>
        <source>Different from {0}: {1}</source>
        <translation>Anders als in {0}: {1}</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) do not apply here</source>
        <translation>
            <numerusform>%n Regel gilt hier nicht</numerusform>
            <numerusform>%n Regeln gelten hier nicht</numerusform>
        </translation>
    </message>
    <message>
        <source>only with “{0}: {1}”</source>
        <translation>nur mit „{0}: {1}“</translation>
    </message>
    <message numerus="yes">
        <source>%n only with “{0}: {1}”</source>
        <translation>
            <numerusform>%n nur mit „{0}: {1}“</numerusform>
            <numerusform>%n nur mit „{0}: {1}“</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>jass</name>
    <message>
        <source>Schieber Jass (scores)</source>
        <translation>Schieber (Liste)</translation>
    </message>
    <message>
        <source>The scores of a Schieber, two against two: 157 points a game, 257 for all the tricks. No cards are dealt here.</source>
        <translation>Die Liste eines Schiebers, zwei gegen zwei: 157 Punkte im Spiel, 257 für alle Stiche. Die Karten gebt ihr selbst.</translation>
    </message>
    <message>
        <source>Eight games at a club</source>
        <translation>Acht Spiele im Verein</translation>
    </message>
    <message>
        <source>To 1,000 with melds</source>
        <translation>Auf 1000, mit Weis</translation>
    </message>
    <message>
        <source>To 2,500, trumps counting more</source>
        <translation>Auf 2500, mehrfach nach Trumpf</translation>
    </message>
    <message>
        <source>A game may count several times</source>
        <translation>Ein Spiel kann mehrfach zählen</translation>
    </message>
    <message>
        <source>Melds count</source>
        <translation>Der Weis zählt</translation>
    </message>
    <message>
        <source>Who took all the tricks?</source>
        <translation>Wer machte alle Stiche?</translation>
    </message>
    <message>
        <source>Points in tricks</source>
        <translation>Punkte in Stichen</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>Weis</translation>
    </message>
    <message>
        <source>How many times does the game count?</source>
        <translation>Wie oft zählt das Spiel?</translation>
    </message>
</context>
<context>
    <name>kein_stich</name>
    <message>
        <source>Kein Stich</source>
        <translation>Kein Stich</translation>
    </message>
    <message>
        <source>Tricks, hearts, kings: whatever the others want, you dodge.</source>
        <translation>Was die anderen wollen, das willst du nicht.</translation>
    </message>
    <message>
        <source>Five deals</source>
        <translation>Fünf Spiele</translation>
    </message>
    <message>
        <source>Black Pig</source>
        <translation>Schwarze Sau</translation>
    </message>
    <message>
        <source>King Louis: four deals</source>
        <translation>King Louis: vier Spiele</translation>
    </message>
    <message>
        <source>Six deals, with No Penultimate Trick</source>
        <translation>Sechs Spiele mit „Kein vorletzter Stich“</translation>
    </message>
    <message>
        <source>Six deals, with No First or Last Trick</source>
        <translation>Sechs Spiele mit „Kein erster und letzter Stich“</translation>
    </message>
    <message>
        <source>Power (Blitz, Hardcore): two deals</source>
        <translation>Power (Blitz, Hardcore): zwei Spiele</translation>
    </message>
    <message>
        <source>Five deals with the march</source>
        <translation>Fünf Spiele mit Durchmarsch</translation>
    </message>
    <message>
        <source>Herzeln, as in the Hausruck</source>
        <translation>Herzeln wie im Hausruckviertel</translation>
    </message>
    <message>
        <source>A game has</source>
        <translation>Eine Partie hat</translation>
    </message>
    <message>
        <source>five deals</source>
        <translation>fünf Spiele</translation>
    </message>
    <message>
        <source>four deals, without No Tricks</source>
        <translation>vier Spiele, ohne „Kein Stich“</translation>
    </message>
    <message>
        <source>two deals: everything costs at once, then the lay-off</source>
        <translation>zwei Spiele: Erst kostet alles auf einmal, dann die Legerunde</translation>
    </message>
    <message>
        <source>The most expensive card is</source>
        <translation>Die teuerste Karte ist</translation>
    </message>
    <message>
        <source>Max, the King of Hearts</source>
        <translation>Max, der Herz-König</translation>
    </message>
    <message>
        <source>the Black Pig, the Ober of Leaves or Queen of Spades</source>
        <translation>die Schwarze Sau, Laub-Ober oder Pik-Dame</translation>
    </message>
    <message>
        <source>The lay-off begins with</source>
        <translation>Die Legerunde eröffnet</translation>
    </message>
    <message>
        <source>the Unter of Acorns or Jack of Clubs</source>
        <translation>der Eichel-Unter oder Kreuz-Bube</translation>
    </message>
    <message>
        <source>the Unter or Jack of Hearts</source>
        <translation>der Herz-Unter oder Herz-Bube</translation>
    </message>
    <message>
        <source>The pot is shared out</source>
        <translation>Der Topf wird verteilt</translation>
    </message>
    <message>
        <source>as 100 to 50 to 10</source>
        <translation>wie 100 zu 50 zu 10</translation>
    </message>
    <message>
        <source>as 20 to 13 to 7</source>
        <translation>wie 20 zu 13 zu 7</translation>
    </message>
    <message>
        <source>to the first out alone</source>
        <translation>an den Ersten allein</translation>
    </message>
    <message>
        <source>Reward for taking every trick (march)</source>
        <translation>Belohnung für alle Stiche (Durchmarsch)</translation>
    </message>
    <message>
        <source>A march with other numbers of players or cards pays</source>
        <translation>Durchmarsch bei anderer Zahl von Spielern oder Karten</translation>
    </message>
    <message>
        <source>End a deal when nothing costs any more</source>
        <translation>Ein Spiel ist aus, wenn nichts mehr kostet</translation>
    </message>
    <message>
        <source>In the lay-off, you must play if you can</source>
        <translation>In der Legerunde muss legen, wer kann</translation>
    </message>
    <message>
        <source>The dealer</source>
        <translation>Der Geber</translation>
    </message>
    <message>
        <source>changes after every deal</source>
        <translation>wechselt nach jedem Spiel</translation>
    </message>
    <message>
        <source>deals the whole game</source>
        <translation>gibt die ganze Partie</translation>
    </message>
    <message>
        <source>Pack</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>24 cards, from the Nine</source>
        <translation>24 Karten, von der Neun an</translation>
    </message>
    <message>
        <source>32 cards, from the Seven</source>
        <translation>32 Karten, von der Sieben an</translation>
    </message>
    <message>
        <source>52 cards, from the Two</source>
        <translation>52 Karten, von der Zwei an</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>German: Acorns, Leaves, Hearts, Bells</source>
        <translation>deutsch: Eichel, Laub, Herz, Schellen</translation>
    </message>
    <message>
        <source>French: Clubs, Spades, Hearts, Diamonds</source>
        <translation>französisch: Kreuz, Pik, Herz, Karo</translation>
    </message>
    <message>
        <source>A trick costs</source>
        <translation>Ein Stich kostet</translation>
    </message>
    <message>
        <source>Lay a card that fits.</source>
        <translation>Leg eine Karte an, die passt.</translation>
    </message>
    <message>
        <source>Lay a card that fits, or pass.</source>
        <translation>Leg eine Karte an, die passt, oder passe.</translation>
    </message>
    <message>
        <source>Did anyone take every trick?</source>
        <translation>Hat jemand alle Stiche gemacht?</translation>
    </message>
    <message>
        <source>{0:side} took too few tricks for that many cards.</source>
        <translation>So viele Karten liegen nicht in den Stichen von {0:side}.</translation>
    </message>
    <message>
        <source>You took too few tricks for that many cards.</source>
        <translation>So viele Karten liegen nicht in deinen Stichen.</translation>
    </message>
    <message>
        <source>costs {0} if you take it</source>
        <translation>kostet den, der sie nimmt, {0}</translation>
    </message>
    <message>
        <source>Every trick costs, so stay low. Follow suit if you can; if not, throw your most dangerous card.</source>
        <translation>Jeder Stich kostet, also bleib drunter. Bediene, wenn du kannst; sonst wirf die gefährlichste Karte ab.</translation>
    </message>
    <message>
        <source>Add a card to the end of a row, or start one with an Unter. The first player out wins most of the pot.</source>
        <translation>Leg an das Ende einer Reihe an, oder eröffne eine mit einem Unter. Wer zuerst fertig ist, bekommt das meiste aus dem Topf.</translation>
    </message>
    <message>
        <source>{0:seat} is looking for a card that fits.</source>
        <translation>{0:seat} sucht eine Karte, die passt.</translation>
    </message>
    <message>
        <source>No Tricks: every trick costs.</source>
        <translation>Kein Stich: Jeder Stich kostet.</translation>
    </message>
    <message>
        <source>No Hearts: every Heart costs.</source>
        <translation>Kein Herz: Jedes Herz kostet.</translation>
    </message>
    <message>
        <source>No Obers: every Ober costs.</source>
        <translation>Kein Ober: Jeder Ober kostet.</translation>
    </message>
    <message>
        <source>No Queens: every Queen costs.</source>
        <translation>Keine Dame: Jede Dame kostet.</translation>
    </message>
    <message>
        <source>No Max: the King of Hearts costs.</source>
        <translation>Kein Max: Der Herz-König kostet.</translation>
    </message>
    <message>
        <source>No Black Pig: only one card costs, but a lot.</source>
        <translation>Keine Schwarze Sau: Nur eine Karte kostet, aber viel.</translation>
    </message>
    <message>
        <source>No Penultimate Trick: only the last trick but one costs.</source>
        <translation>Kein vorletzter Stich: Nur der kostet.</translation>
    </message>
    <message>
        <source>No First or Last Trick: these two cost.</source>
        <translation>Kein erster und letzter Stich: Die beiden kosten.</translation>
    </message>
    <message>
        <source>Power: everything costs at once.</source>
        <translation>Power: Alles kostet auf einmal.</translation>
    </message>
    <message>
        <source>The lay-off: now the pot is paid out.</source>
        <translation>Die Legerunde: Jetzt wird der Topf ausgezahlt.</translation>
    </message>
    <message numerus="yes">
        <source>{0:seat} pays %n.</source>
        <translation>
            <numerusform>{0:seat} zahlt %n.</numerusform>
            <numerusform>{0:seat} zahlt %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0:seat} gets %n.</source>
        <translation>
            <numerusform>{0:seat} bekommt %n.</numerusform>
            <numerusform>{0:seat} bekommt %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pot now holds %n.</source>
        <translation>
            <numerusform>Im Topf liegt jetzt %n.</numerusform>
            <numerusform>Im Topf liegen jetzt %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing left to lose: the deal is over.</source>
        <translation>Nichts kostet mehr: Das Spiel ist aus.</translation>
    </message>
    <message>
        <source>{0:seat} has taken every trick: a march!</source>
        <translation>{0:seat} hat jeden Stich gemacht: Durchmarsch!</translation>
    </message>
    <message>
        <source>No Tricks</source>
        <translation>Kein Stich</translation>
    </message>
    <message>
        <source>No Hearts</source>
        <translation>Kein Herz</translation>
    </message>
    <message>
        <source>No Obers</source>
        <translation>Kein Ober</translation>
    </message>
    <message>
        <source>No Queens</source>
        <translation>Keine Dame</translation>
    </message>
    <message>
        <source>No Max</source>
        <translation>Kein Max</translation>
    </message>
    <message>
        <source>No Black Pig</source>
        <translation>Keine Schwarze Sau</translation>
    </message>
    <message>
        <source>No Penultimate Trick</source>
        <translation>Kein vorletzter Stich</translation>
    </message>
    <message>
        <source>No First or Last Trick</source>
        <translation>Kein erster und letzter Stich</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Power</translation>
    </message>
    <message>
        <source>Lay-off</source>
        <translation>Legerunde</translation>
    </message>
    <message numerus="yes">
        <source>pays %n</source>
        <translation>
            <numerusform>zahlt %n</numerusform>
            <numerusform>zahlt %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gets %n</source>
        <translation>
            <numerusform>bekommt %n</numerusform>
            <numerusform>bekommt %n</numerusform>
        </translation>
    </message>
    <message>
        <source>first out</source>
        <translation>Erster</translation>
    </message>
    <message>
        <source>second out</source>
        <translation>Zweiter</translation>
    </message>
    <message>
        <source>third out</source>
        <translation>Dritter</translation>
    </message>
    <message>
        <source>out</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>six deals, with No Penultimate Trick before the lay-off</source>
        <translation>sechs Spiele, vor der Legerunde „Kein vorletzter Stich“</translation>
    </message>
    <message>
        <source>First out</source>
        <translation>Erster</translation>
    </message>
    <message>
        <source>Second out</source>
        <translation>Zweiter</translation>
    </message>
    <message>
        <source>Third out</source>
        <translation>Dritter</translation>
    </message>
    <message>
        <source>Money: your result minus the others’ average.</source>
        <translation>Geld: dein Ergebnis abzüglich des Schnitts der anderen.</translation>
    </message>
    <message>
        <source>Most counters at the end wins.</source>
        <translation>Am Ende gewinnen die meisten Marken.</translation>
    </message>
    <message>
        <source>Take no trick</source>
        <translation>Mach keinen Stich</translation>
    </message>
    <message>
        <source>Each one costs you. Follow suit, but stay below.</source>
        <translation>Jeder kostet dich. Bediene, aber bleib darunter.</translation>
    </message>
    <message>
        <source>Other fines each deal</source>
        <translation>Jedes Mal anders</translation>
    </message>
    <message>
        <source>Tricks first, then hearts, then Obers, then the King of Hearts.</source>
        <translation>Erst kostet jeder Stich, dann Herz, dann Ober, dann der Herz-König.</translation>
    </message>
    <message>
        <source>Deal five: get rid</source>
        <translation>Zum Schluss: ablegen</translation>
    </message>
    <message>
        <source>Cards go into rows. First one out gets most of the pot.</source>
        <translation>Leg Karten in Reihen an. Wer zuerst fertig ist, holt das meiste.</translation>
    </message>
    <message>
        <source>Only Hearts in a trick cost now. Follow suit if you can; if not, give somebody else a Heart.</source>
        <translation>Jetzt kosten nur die Herzen in den Stichen. Bediene, wenn du kannst; wenn nicht, schenk einem anderen ein Herz.</translation>
    </message>
    <message>
        <source>Only Obers in a trick cost now, and dearly. Let yours fall under a King or a Sow, or where you cannot follow suit.</source>
        <translation>Jetzt kosten nur die Ober in den Stichen, und zwar viel. Leg deine unter einen König oder eine Sau, oder wirf sie ab, wo du nicht bedienen kannst.</translation>
    </message>
    <message>
        <source>A single card costs now, and it costs most of all. If you hold it, throw it away when you cannot follow suit; if not, beware of high cards.</source>
        <translation>Jetzt kostet nur eine Karte, und die am allermeisten. Hast du sie, wirf sie ab, wenn du nicht bedienen kannst; sonst hüte dich vor hohen Karten.</translation>
    </message>
    <message>
        <source>six deals, with No First or Last Trick before the lay-off</source>
        <translation>sechs Spiele, vor der Legerunde „Kein erster und letzter Stich“</translation>
    </message>
    <message>
        <source>Herzunteranlegen: the Unter of Hearts begins</source>
        <translation>Herzunteranlegen: Der Herz-Unter beginnt</translation>
    </message>
    <message>
        <source>six deals, with No First or Last Trick at the beginning</source>
        <translation>sechs Spiele, zuerst „Kein erster und letzter Stich“</translation>
    </message>
    <message>
        <source>more or less, by what the deal costs</source>
        <translation>mehr oder weniger, je nachdem, was das Spiel kostet</translation>
    </message>
    <message>
        <source>50, and each of the others pays 30</source>
        <translation>50, und jeder andere zahlt 30</translation>
    </message>
    <message>
        <source>what is left of 30 from each when the pot has had its share</source>
        <translation>was von je 30 bleibt, wenn der Topf das Seine hat</translation>
    </message>
    <message>
        <source>nothing: it is not played</source>
        <translation>nichts: Er wird nicht gespielt</translation>
    </message>
    <message>
        <source>In the lay-off, several cards may be laid in one turn</source>
        <translation>In der Legerunde dürfen mehrere Karten auf einmal gelegt werden</translation>
    </message>
    <message>
        <source>the usual one for so many players</source>
        <translation>wie bei so vielen Spielern üblich</translation>
    </message>
    <message>
        <source>You start: play the {0:card}.</source>
        <translation>Du fängst an: Leg {0:card den}.</translation>
    </message>
    <message>
        <source>Nothing else fits. Your turn is over.</source>
        <translation>Mehr passt nicht: Dein Zug ist zu Ende.</translation>
    </message>
    <message>
        <source>Nothing fits, so you must pass.</source>
        <translation>Nichts passt: Du musst passen.</translation>
    </message>
    <message numerus="yes">
        <source>You pay %n.</source>
        <translation>
            <numerusform>Du zahlst %n.</numerusform>
            <numerusform>Du zahlst %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You get %n.</source>
        <translation>
            <numerusform>Du bekommst %n.</numerusform>
            <numerusform>Du bekommst %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have taken every trick: a march!</source>
        <translation>Du hast jeden Stich gemacht: Durchmarsch!</translation>
    </message>
    <message>
        <source>Power: everything costs</source>
        <translation>Power: Alles kostet</translation>
    </message>
    <message numerus="yes">
        <source>each trick costs %n</source>
        <translation>
            <numerusform>jeder Stich kostet %n</numerusform>
            <numerusform>jeder Stich kostet %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each Heart costs %n</source>
        <translation>
            <numerusform>jedes Herz kostet %n</numerusform>
            <numerusform>jedes Herz kostet %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each Ober costs %n</source>
        <translation>
            <numerusform>jeder Ober kostet %n</numerusform>
            <numerusform>jeder Ober kostet %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each Queen costs %n</source>
        <translation>
            <numerusform>jede Dame kostet %n</numerusform>
            <numerusform>jede Dame kostet %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the {0:card} costs %n</source>
        <translation>
            <numerusform>{0:card der} kostet %n</numerusform>
            <numerusform>{0:card der} kostet %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the first trick costs %n</source>
        <translation>
            <numerusform>der erste Stich kostet %n</numerusform>
            <numerusform>der erste Stich kostet %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the last trick costs %n</source>
        <translation>
            <numerusform>der letzte Stich kostet %n</numerusform>
            <numerusform>der letzte Stich kostet %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>last trick but one: %n</source>
        <translation>
            <numerusform>vorletzter Stich: %n</numerusform>
            <numerusform>vorletzter Stich: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>first out gets %n</source>
        <translation>
            <numerusform>der Erste bekommt %n</numerusform>
            <numerusform>der Erste bekommt %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>second %n</source>
        <translation>
            <numerusform>der Zweite %n</numerusform>
            <numerusform>der Zweite %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>third %n</source>
        <translation>
            <numerusform>der Dritte %n</numerusform>
            <numerusform>der Dritte %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>trick %n</source>
        <translation>
            <numerusform>Stich %n</numerusform>
            <numerusform>Stich %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Heart %n</source>
        <translation>
            <numerusform>Herz %n</numerusform>
            <numerusform>Herz %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ober %n</source>
        <translation>
            <numerusform>Ober %n</numerusform>
            <numerusform>Ober %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Queen %n</source>
        <translation>
            <numerusform>Dame %n</numerusform>
            <numerusform>Dame %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0:card} %n</source>
        <translation>
            <numerusform>{0:card} %n</numerusform>
            <numerusform>{0:card} %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n Stich</numerusform>
            <numerusform>%n Stiche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Heart(s)</source>
        <translation>
            <numerusform>%n Herz</numerusform>
            <numerusform>%n Herz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Ober(s)</source>
        <translation>
            <numerusform>%n Ober</numerusform>
            <numerusform>%n Ober</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Queen(s)</source>
        <translation>
            <numerusform>%n Dame</numerusform>
            <numerusform>%n Damen</numerusform>
        </translation>
    </message>
    <message>
        <source>Max taken</source>
        <translation>der Max</translation>
    </message>
    <message>
        <source>the Black Pig</source>
        <translation>die Schwarze Sau</translation>
    </message>
    <message>
        <source>the first trick</source>
        <translation>der erste Stich</translation>
    </message>
    <message>
        <source>the last trick</source>
        <translation>der letzte Stich</translation>
    </message>
    <message>
        <source>the last trick but one</source>
        <translation>der vorletzte Stich</translation>
    </message>
    <message>
        <source>took nothing that costs</source>
        <translation>nichts genommen, was kostet</translation>
    </message>
    <message>
        <source>the march: every trick</source>
        <translation>Durchmarsch: alle Stiche</translation>
    </message>
    <message>
        <source>number {0} to go out</source>
        <translation>als {0}. fertig</translation>
    </message>
    <message>
        <source>cards left in hand</source>
        <translation>nicht fertig geworden</translation>
    </message>
    <message numerus="yes">
        <source>pay %n</source>
        <translation>
            <numerusform>zahlst %n</numerusform>
            <numerusform>zahlst %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>get %n</source>
        <translation>
            <numerusform>bekommst %n</numerusform>
            <numerusform>bekommst %n</numerusform>
        </translation>
    </message>
    <message>
        <source>It may take the trick, but there is little to lose.</source>
        <translation>Kann den Stich machen, aber zu verlieren ist dabei wenig.</translation>
    </message>
    <message>
        <source>One trick costs you less than the march.</source>
        <translation>Ein einziger Stich kostet dich weniger als der Durchmarsch.</translation>
    </message>
    <message>
        <source>It clears the way for cards of your own.</source>
        <translation>Damit machst du eigenen Karten den Weg frei.</translation>
    </message>
    <message>
        <source>Any card that fits would only help the others.</source>
        <translation>Jede Karte, die passt, würde nur den anderen helfen.</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>Max</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>Abrechnung</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>Play more cards, or end your turn.</source>
        <translation>Leg weitere Karten an oder hör auf.</translation>
    </message>
    <message>
        <source>march by another player</source>
        <translation>Durchmarsch eines anderen</translation>
    </message>
    <message>
        <source>Someone else takes this trick, so dump it here.</source>
        <translation>Den Stich macht jemand anders: Hier wirst du sie los.</translation>
    </message>
    <message>
        <source>It is dangerous, and now you can dump it.</source>
        <translation>Sie ist gefährlich, und jetzt wirst du sie los.</translation>
    </message>
    <message>
        <source>It is your highest card that does not take the trick.</source>
        <translation>Deine höchste Karte, die drunterbleibt.</translation>
    </message>
    <message>
        <source>This trick is cheap, so get rid of a high card.</source>
        <translation>Der Stich ist billig: weg mit der hohen Karte.</translation>
    </message>
    <message>
        <source>You will take the trick anyway, so use a high card.</source>
        <translation>Den Stich bekommst du ohnehin, also nimm die hohe Karte.</translation>
    </message>
    <message>
        <source>Someone may still play higher.</source>
        <translation>Vielleicht geht noch jemand drüber.</translation>
    </message>
    <message>
        <source>Someone else will probably take it.</source>
        <translation>Den nimmt wohl jemand anders.</translation>
    </message>
    <message>
        <source>It will soon leave you void in this suit.</source>
        <translation>Dann hast du von dieser Farbe bald nichts mehr.</translation>
    </message>
    <message>
        <source>Nothing to lose in this trick, so play a high card.</source>
        <translation>Hier ist nichts zu verlieren: Zeit für eine hohe Karte.</translation>
    </message>
    <message>
        <source>You have every trick, so go on with the march.</source>
        <translation>Du hast jeden Stich, also weiter mit dem Durchmarsch.</translation>
    </message>
    <message>
        <source>It opens nothing for the others.</source>
        <translation>Das hilft keinem anderen.</translation>
    </message>
    <message>
        <source>It opens least for the others.</source>
        <translation>Das hilft den anderen am wenigsten.</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>Obers or Queens</source>
        <translation>Ober oder Damen</translation>
    </message>
    <message>
        <source>Who took Max or the Black Pig?</source>
        <translation>Wer hat den Max oder die Schwarze Sau?</translation>
    </message>
    <message>
        <source>Who took the first trick?</source>
        <translation>Wer hat den ersten Stich?</translation>
    </message>
    <message>
        <source>Who took the last trick?</source>
        <translation>Wer hat den letzten Stich?</translation>
    </message>
    <message>
        <source>Who took the last trick but one?</source>
        <translation>Wer hat den vorletzten Stich?</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>Who took every trick?</source>
        <translation>Wer hat alle Stiche gemacht?</translation>
    </message>
    <message>
        <source>Who was out fourth?</source>
        <translation>Wer war als Vierter fertig?</translation>
    </message>
    <message>
        <source>Who was out fifth?</source>
        <translation>Wer war als Fünfter fertig?</translation>
    </message>
    <message>
        <source>{0:side} has no trick, and so none of the cards that cost.</source>
        <translation>{0:side} hat keinen Stich, also auch keine Karte, die kostet.</translation>
    </message>
    <message>
        <source>You have no trick, and so none of the cards that cost.</source>
        <translation>Du hast keinen Stich, also auch keine Karte, die kostet.</translation>
    </message>
    <message numerus="yes">
        <source>You play with {0} cards, %n for each.</source>
        <translation>
            <numerusform>Gespielt wird mit {0} Karten, eine für jeden.</numerusform>
            <numerusform>Gespielt wird mit {0} Karten, %n für jeden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You play with {0} cards, {1} for each; the %n lowest stay(s) in the box.</source>
        <translation>
            <numerusform>Gespielt wird mit {0} Karten, {1} für jeden; die niedrigste bleibt in der Schachtel.</numerusform>
            <numerusform>Gespielt wird mit {0} Karten, {1} für jeden; die %n niedrigsten bleiben in der Schachtel.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are {0} tricks in a deal, not {1}.</source>
        <translation>Ein Spiel hat {0} Stiche, nicht {1}.</translation>
    </message>
    <message>
        <source>There are {0} Hearts in the pack, not {1}.</source>
        <translation>Im Spiel sind {0} Herzkarten, nicht {1}.</translation>
    </message>
    <message>
        <source>There are {0} of them in the pack, not {1}.</source>
        <translation>Davon sind {0} im Spiel, nicht {1}.</translation>
    </message>
    <message>
        <source>balance</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Pot</source>
        <translation>Topf</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>costs nothing itself</source>
        <translation>kostet selbst nichts</translation>
    </message>
    <message>
        <source>opens the row of {0:suit}</source>
        <translation>eröffnet die Reihe {0:suit}</translation>
    </message>
    <message>
        <source>fits now</source>
        <translation>passt jetzt</translation>
    </message>
    <message>
        <source>waits for the {0:card}</source>
        <translation>wartet auf {0:card den}</translation>
    </message>
    <message>
        <source>has been laid</source>
        <translation>liegt schon</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>Everything stays as it is.</source>
        <translation>Es bleibt alles, wie es ist.</translation>
    </message>
    <message>
        <source>{0} is reserved: Tab moves the focus, Alt+letter opens menus.</source>
        <translation>{0} ist belegt: Tab wechselt den Fokus, Alt+Buchstabe öffnet Menüs.</translation>
    </message>
    <message>
        <source>{0} is already used for “{1}”.</source>
        <translation>{0} ist schon für „{1}“ belegt.</translation>
    </message>
    <message>
        <source>{0} is now used for “{1}”.</source>
        <translation>{0} gilt jetzt für „{1}“.</translation>
    </message>
    <message>
        <source>“{0}” has no key now.</source>
        <translation>„{0}“ hat jetzt keine Taste.</translation>
    </message>
    <message>
        <source>“{0}” is back to its default key.</source>
        <translation>„{0}“ hat wieder die Vorgabe.</translation>
    </message>
    <message>
        <source>All keys are back to their defaults.</source>
        <translation>Alle Tasten sind wieder wie am Anfang.</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>keine Taste</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>Another &amp;key …</source>
        <translation>Andere &amp;Taste …</translation>
    </message>
    <message>
        <source>&amp;Reassign</source>
        <translation>&amp;Neu zuweisen</translation>
    </message>
    <message>
        <source>&amp;No key</source>
        <translation>&amp;Keine Taste</translation>
    </message>
    <message>
        <source>&amp;Default key</source>
        <translation>&amp;Vorgabe</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>&amp;Alle zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Change shortcuts …</source>
        <translation>Tastenkürzel ä&amp;ndern …</translation>
    </message>
    <message>
        <source>Press Enter, then the new key for “{0}”.</source>
        <translation>Drück die Eingabetaste, dann die neue Taste für „{0}“.</translation>
    </message>
    <message>
        <source>Press the new key for “{0}”, or Esc to cancel.</source>
        <translation>Drück die neue Taste für „{0}“ oder Esc zum Abbrechen.</translation>
    </message>
</context>
<context>
    <name>knueffeln</name>
    <message>
        <source>Are you old?</source>
        <translation>Bist du alt?</translation>
    </message>
    <message>
        <source>Can you also take any tricks?</source>
        <translation>Kannst du auch was holen?</translation>
    </message>
    <message>
        <source>Can you?</source>
        <translation>Kannst du?</translation>
    </message>
    <message>
        <source>Can you meet me?</source>
        <translation>Kannst du mich treffen?</translation>
    </message>
    <message>
        <source>Have you something suitable?</source>
        <translation>Hast du was Passendes?</translation>
    </message>
    <message>
        <source>You go first, I’ve got an Ole.</source>
        <translation>Du musst zuerst, ich habe eine Ole.</translation>
    </message>
    <message>
        <source>I’ve got a beater and two leaders.</source>
        <translation>Ich habe einen Stecher und zwei Ausspieler.</translation>
    </message>
    <message>
        <source>I’ve only got two Puzers.</source>
        <translation>Ich habe nur zwei Puzer.</translation>
    </message>
    <message>
        <source>I’m feeling poorly.</source>
        <translation>Mir ist heute nicht recht wohl.</translation>
    </message>
    <message>
        <source>Let it come.</source>
        <translation>Kommt.</translation>
    </message>
    <message>
        <source>Let it run.</source>
        <translation>Laufen lassen.</translation>
    </message>
    <message>
        <source>I can, definitely.</source>
        <translation>Ich kann, ganz sicher.</translation>
    </message>
    <message>
        <source>I can’t do anything.</source>
        <translation>Ich kann nichts.</translation>
    </message>
    <message>
        <source>I can’t, you must play a beater!</source>
        <translation>Ich kann nicht, du musst einen Stecher spielen!</translation>
    </message>
    <message>
        <source>I can improve on that a bit.</source>
        <translation>Ich kann etwas verbessern.</translation>
    </message>
    <message>
        <source>I can only help you once.</source>
        <translation>Ich kann dir nur einmal helfen.</translation>
    </message>
    <message>
        <source>I’ll make two tricks for sure.</source>
        <translation>Ich mache zwei Spiele sicher.</translation>
    </message>
    <message>
        <source>One for the Jann!</source>
        <translation>Einer für den Jann!</translation>
    </message>
    <message>
        <source>Who can, eh?</source>
        <translation>Wer kann den?</translation>
    </message>
    <message>
        <source>A sign of weakness!</source>
        <translation>Ein Schwachheitszeichen!</translation>
    </message>
    <message>
        <source>They play that up on the heath in bad weather!</source>
        <translation>Das spielen sie auf der Heide bei Regenwetter!</translation>
    </message>
    <message>
        <source>We’ll play on.</source>
        <translation>Wir spielen weiter.</translation>
    </message>
    <message>
        <source>I’m turning one over.</source>
        <translation>Ich drehe einen um.</translation>
    </message>
    <message>
        <source>We’re folding.</source>
        <translation>Wir schmeißen.</translation>
    </message>
    <message>
        <source>Yes.</source>
        <translation>Ja.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nein.</translation>
    </message>
    <message>
        <source>Shall I lead the {0:card}?</source>
        <translation>Soll ich die ausspielen: {0:card}?</translation>
    </message>
    <message>
        <source>Can you meet me here, on the {0:card}?</source>
        <translation>Kannst du mich hier treffen: {0:card den}?</translation>
    </message>
    <message>
        <source>Have you got an Ole?</source>
        <translation>Hast du eine Ole?</translation>
    </message>
    <message>
        <source>Have you tricks as well? The “also” may be a bluff.</source>
        <translation>Hast du auch Stiche? Das „auch“ kann Bluff sein.</translation>
    </message>
    <message>
        <source>Can you win this trick?</source>
        <translation>Kannst du diesen Stich machen?</translation>
    </message>
    <message>
        <source>Have you the Ace of my card’s unchosen suit?</source>
        <translation>Hast du das Ass zu meiner nicht gewählten Farbe?</translation>
    </message>
    <message>
        <source>Can you beat it with a card just a little higher?</source>
        <translation>Kannst du mit einer nur wenig höheren Karte stechen?</translation>
    </message>
    <message>
        <source>Play low, I shall play an Ole. Or not.</source>
        <translation>Spiel klein, ich spiele eine Ole. Oder auch nicht.</translation>
    </message>
    <message>
        <source>A chosen Ace, Jack or Six, and two of Sevens, Eights, Nines or unchosen Aces.</source>
        <translation>Ass, Bube oder Sechs gewählt, dazu zwei Siebenen, Achten, Neunen oder Fehl-Asse.</translation>
    </message>
    <message>
        <source>Only two small beaters: Twos, Threes or Fours.</source>
        <translation>Nur zwei kleine Stecher: Zweien, Dreien oder Vieren.</translation>
    </message>
    <message>
        <source>No decent cards. Or so I say.</source>
        <translation>Kein gutes Blatt. Sage ich jedenfalls.</translation>
    </message>
    <message>
        <source>Leave it to me, I can take it.</source>
        <translation>Überlass ihn mir, ich kann ihn machen.</translation>
    </message>
    <message>
        <source>Play low, I can take it.</source>
        <translation>Spiel klein, ich kann ihn machen.</translation>
    </message>
    <message>
        <source>I win this trick for certain.</source>
        <translation>Ich mache diesen Stich bestimmt.</translation>
    </message>
    <message>
        <source>I have no strong card. Or so I say.</source>
        <translation>Ich habe keine starke Karte. Sage ich jedenfalls.</translation>
    </message>
    <message>
        <source>You must win this trick.</source>
        <translation>Du musst diesen Stich machen.</translation>
    </message>
    <message>
        <source>I can beat that by a little.</source>
        <translation>Das kann ich knapp überstechen.</translation>
    </message>
    <message>
        <source>One decent card. Or so I say.</source>
        <translation>Eine gute Karte. Sage ich jedenfalls.</translation>
    </message>
    <message>
        <source>Two tricks are certainly mine.</source>
        <translation>Zwei Stiche gehören mir bestimmt.</translation>
    </message>
    <message>
        <source>Said on winning the first trick.</source>
        <translation>Sagt, wer den ersten Stich macht.</translation>
    </message>
    <message>
        <source>Who can beat that?</source>
        <translation>Wer kann das schlagen?</translation>
    </message>
    <message>
        <source>What a bad lead that is!</source>
        <translation>Was für ein schlechtes Ausspiel!</translation>
    </message>
    <message>
        <source>We go for the march.</source>
        <translation>Wir wollen den Durchmarsch.</translation>
    </message>
    <message>
        <source>I lead face down to raise the stake.</source>
        <translation>Ich spiele verdeckt aus und erhöhe den Einsatz.</translation>
    </message>
    <message>
        <source>We give up the deal.</source>
        <translation>Wir geben das Spiel auf.</translation>
    </message>
    <message>
        <source>The card is half shown, not played.</source>
        <translation>Die Karte wird halb gezeigt, nicht losgelassen.</translation>
    </message>
    <message>
        <source>Knüffeln</source>
        <translation>Knüffeln</translation>
    </message>
    <message>
        <source>Bohmstedt</source>
        <translation>Bohmstedt</translation>
    </message>
    <message>
        <source>Hattstedt</source>
        <translation>Hattstedt</translation>
    </message>
    <message>
        <source>1924, after Bernhard</source>
        <translation>1924, nach Bernhard</translation>
    </message>
    <message>
        <source>1938, after Grünberg</source>
        <translation>1938, nach Grünberg</translation>
    </message>
    <message>
        <source>A turn-up is exchanged for</source>
        <translation>Eine aufgedeckte Karte wird getauscht gegen</translation>
    </message>
    <message>
        <source>the Ten; there are no Fives</source>
        <translation>die Zehn; Fünfen gibt es nicht</translation>
    </message>
    <message>
        <source>the Five; there are no Tens</source>
        <translation>die Fünf; Zehnen gibt es nicht</translation>
    </message>
    <message>
        <source>In a suit that was not chosen, others are beaten by</source>
        <translation>In einer nicht gewählten Farbe schlägt die anderen</translation>
    </message>
    <message>
        <source>The leader of a trick may turn</source>
        <translation>Wer ausspielt, darf drehen</translation>
    </message>
    <message>
        <source>whenever leading</source>
        <translation>sooft er ausspielt</translation>
    </message>
    <message>
        <source>once with two tricks of their own, again with four</source>
        <translation>einmal mit zwei eigenen Stichen, noch einmal mit vier</translation>
    </message>
    <message>
        <source>Ladders per match</source>
        <translation>Leitern je Abend</translation>
    </message>
    <message>
        <source>If the last to play says nothing, it</source>
        <translation>Schweigt, wer als Letzter zugibt,</translation>
    </message>
    <message>
        <source>means nothing</source>
        <translation>sagt das nichts</translation>
    </message>
    <message>
        <source>means “I can take it”</source>
        <translation>heißt das: Ich kann ihn machen</translation>
    </message>
    <message>
        <source>A half-shown card is seen by</source>
        <translation>Eine halb gezeigte Karte sehen</translation>
    </message>
    <message>
        <source>everyone</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>the partner only</source>
        <translation>nur der Partner</translation>
    </message>
    <message>
        <source>nobody (not allowed)</source>
        <translation>niemand (nicht erlaubt)</translation>
    </message>
    <message>
        <source>The Jann is yours. On the march, one lost trick costs you the Jann and as much again as the march pays. March on?</source>
        <translation>Der Jann gehört dir schon. Beim Durchmarsch kostet ihn ein verlorener Stich, und so viel dazu, wie der Durchmarsch brächte. Trotzdem weiter?</translation>
    </message>
    <message>
        <source>If you lose alone, you pay everyone. Play alone anyway?</source>
        <translation>Allein zahlst du jedem der anderen, wenn du verlierst. Trotzdem allein spielen?</translation>
    </message>
    <message>
        <source>{0:seat} is deciding whether to play alone.</source>
        <translation>{0:seat} überlegt, allein zu spielen.</translation>
    </message>
    <message>
        <source>You may play the stock alone against everyone: win, and each pays you; lose, and you pay each.</source>
        <translation>Du darfst mit den Karten des Stocks allein spielen. Dann spielen alle anderen gegen dich, und du gewinnst von jedem oder zahlst jedem.</translation>
    </message>
    <message>
        <source>There is an Ole at the bottom of the pack. You may take it for a less useful card.</source>
        <translation>Unten liegt eine Ole. Du darfst sie gegen eine Karte nehmen, die dir weniger nützt.</translation>
    </message>
    <message>
        <source>With the Ten of a chosen suit you may take a turned-up card of that suit. It costs nothing.</source>
        <translation>Wer die Zehn einer gewählten Farbe hat, darf sie gegen eine offene Karte dieser Farbe tauschen. Das kostet nichts.</translation>
    </message>
    <message>
        <source>Play any card; you need not follow suit. Beat the card that was led, and win five tricks with your partner.</source>
        <translation>Spiel, was du willst: Bedienen muss niemand. Schlag die ausgespielte Karte, und macht zusammen fünf Stiche.</translation>
    </message>
    <message>
        <source>The stake has been raised with a card face down. See it and play on, or run and pay what the deal was worth so far.</source>
        <translation>Eine Karte wurde verdeckt ausgespielt, und es geht um mehr. Siehst du, wird darum gespielt; läufst du, zahlt eure Seite, was das Spiel bisher wert war.</translation>
    </message>
    <message>
        <source>Your side has every trick so far: a Jann. Keep it, or go for all the tricks, the march. It pays more, but one lost trick costs as much.</source>
        <translation>Eure Seite hat alle Stiche bis jetzt, einen Jann, und darf aufhören. Oder ihr spielt weiter um den Durchmarsch, alle Stiche: Er bringt mehr, aber ein verlorener Stich kostet ebenso viel.</translation>
    </message>
    <message>
        <source>I’ll go alone</source>
        <translation>Solo spielen</translation>
    </message>
    <message>
        <source>Stay out</source>
        <translation>Aussetzen</translation>
    </message>
    <message>
        <source>{0:card} for the {1:card}</source>
        <translation>{0:card} gegen {1:card}</translation>
    </message>
    <message>
        <source>You give the {1:card} for the {2:card}.</source>
        <translation>Du gibst {1:card den} für {2:card den}.</translation>
    </message>
    <message>
        <source>{0:seat} gives the {1:card} for the turned-up {2:card}.</source>
        <translation>{0:seat} gibt {1:card den} für die aufgedeckte Karte: {2:card den}.</translation>
    </message>
    <message>
        <source>You give the {1:card} for the turned-up {2:card}.</source>
        <translation>Du gibst {1:card den} für die aufgedeckte Karte: {2:card den}.</translation>
    </message>
    <message>
        <source>{0:seat} sees it.</source>
        <translation>{0:seat} sieht.</translation>
    </message>
    <message>
        <source>You see it.</source>
        <translation>Du siehst.</translation>
    </message>
    <message>
        <source>No trick for the others: a Jann!</source>
        <translation>Kein Stich für die anderen: ein Jann!</translation>
    </message>
    <message>
        <source>Every trick: a march!</source>
        <translation>Jeder einzelne Stich: ein Durchmarsch!</translation>
    </message>
    <message numerus="yes">
        <source>%n turned card(s) seen.</source>
        <translation>
            <numerusform>Eine gedrehte Karte wurde gesehen.</numerusform>
            <numerusform>%n gedrehte Karten wurden gesehen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You, alone, rub out %n rung(s).</source>
        <translation>
            <numerusform>Du löschst allein eine Sprosse.</numerusform>
            <numerusform>Du löschst allein %n Sprossen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You, alone, win %n from each.</source>
        <translation>
            <numerusform>Du gewinnst allein %n.</numerusform>
            <numerusform>Du gewinnst allein %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pair: %n trick(s)</source>
        <translation>
            <numerusform>Partei: %n Stich</numerusform>
            <numerusform>Partei: %n Stiche</numerusform>
        </translation>
    </message>
    <message>
        <source>Knüppel: how many more the others can expect to mark for this ladder than your pair.</source>
        <translation>Knüppel: wie viele die anderen bei dieser Leiter voraussichtlich mehr anschreiben als deine Partei.</translation>
    </message>
    <message>
        <source>Rungs: how many your pair rubs out, less those of the others.</source>
        <translation>Sprossen: wie viele deine Partei löscht, weniger die der anderen.</translation>
    </message>
    <message>
        <source>Shall I lead this: the {0:card}?</source>
        <translation>Soll ich die ausspielen: {0:card den}?</translation>
    </message>
    <message>
        <source>What this pair has taken together.</source>
        <translation>Was beide Partner zusammen haben.</translation>
    </message>
    <message>
        <source>only the Ace</source>
        <translation>nur das Ass</translation>
    </message>
    <message>
        <source>The turned-up card is no better.</source>
        <translation>Die offene Karte ist nicht besser.</translation>
    </message>
    <message>
        <source>It is hard to beat when led.</source>
        <translation>Ausgespielt ist das schwer zu schlagen.</translation>
    </message>
    <message>
        <source>It is weak; keep the strong cards for later.</source>
        <translation>Schwach: Die starken Karten hebst du auf.</translation>
    </message>
    <message>
        <source>Your hand is strong: raise the stake, or make them run.</source>
        <translation>Dein Blatt ist stark: Entweder zählt das Spiel mehr, oder sie laufen.</translation>
    </message>
    <message>
        <source>Your partner has this trick, so throw a weak card.</source>
        <translation>Den Stich macht dein Partner, also wirf etwas Schwaches ab.</translation>
    </message>
    <message>
        <source>It is the cheapest card that wins the trick.</source>
        <translation>Die kleinste Karte, die den Stich macht.</translation>
    </message>
    <message>
        <source>You can’t win this trick, so throw a weak card.</source>
        <translation>Diesen Stich bekommst du nicht, also wirf eine schwache Karte ab.</translation>
    </message>
    <message>
        <source>This trick is not worth a strong card.</source>
        <translation>Für diesen Stich wäre eine starke Karte zu schade.</translation>
    </message>
    <message>
        <source>Who won, or played alone?</source>
        <translation>Wer hat gewonnen oder allein gespielt?</translation>
    </message>
    <message>
        <source>With whom?</source>
        <translation>Mit wem?</translation>
    </message>
    <message>
        <source>Did the lone player win?</source>
        <translation>Hat der Alleinspieler gewonnen?</translation>
    </message>
    <message>
        <source>How was it won?</source>
        <translation>Wie wurde gewonnen?</translation>
    </message>
    <message>
        <source>total per player</source>
        <translation>Summe je Spieler</translation>
    </message>
    <message>
        <source>Led face down and was seen: the deal is worth more.</source>
        <translation>Verdeckt ausgespielt, und die Gegner haben gesehen: Das Spiel zählt mehr.</translation>
    </message>
    <message>
        <source>You led face down and were seen: the deal is worth more.</source>
        <translation>Du hast verdeckt ausgespielt, und die Gegner haben gesehen: Das Spiel zählt mehr.</translation>
    </message>
    <message>
        <source>Going for all the tricks.</source>
        <translation>Will alle Stiche.</translation>
    </message>
    <message>
        <source>You are going for all the tricks.</source>
        <translation>Du willst alle Stiche.</translation>
    </message>
    <message>
        <source>Ran from a face-down card: the deal is lost.</source>
        <translation>Ist vor der verdeckten Karte gelaufen: Das Spiel ist verloren.</translation>
    </message>
    <message>
        <source>You ran from a face-down card: the deal is lost.</source>
        <translation>Du bist vor der verdeckten Karte gelaufen: Das Spiel ist verloren.</translation>
    </message>
    <message>
        <source>the {1:card} was led, and nothing beats it</source>
        <translation>{1:card der} war ausgespielt und blieb ungeschlagen</translation>
    </message>
    <message>
        <source>the {1:card} is an Ole</source>
        <translation>{1:card der} ist eine Ole</translation>
    </message>
    <message>
        <source>the {1:card} is the higher Ole</source>
        <translation>{1:card der} ist die höhere Ole</translation>
    </message>
    <message>
        <source>the {1:card} is a strong enough beater</source>
        <translation>{1:card der} reicht hier als Stecher</translation>
    </message>
    <message>
        <source>the {1:card} is higher in its suit</source>
        <translation>{1:card der} ist höher in der Farbe</translation>
    </message>
    <message>
        <source>Five of nine tricks win the deal.</source>
        <translation>Fünf von neun Stichen gewinnen das Spiel.</translation>
    </message>
    <message>
        <source>Play what you like</source>
        <translation>Leg, was du willst</translation>
    </message>
    <message>
        <source>Two against two, and you need not follow suit.</source>
        <translation>Zwei gegen zwei, und keiner muss bedienen.</translation>
    </message>
    <message>
        <source>The losers pay</source>
        <translation>Wer verliert, zahlt</translation>
    </message>
    <message>
        <source>Lead a card face down, and the deal is worth more.</source>
        <translation>Wer verdeckt ausspielt, macht das Spiel teurer.</translation>
    </message>
    <message>
        <source>The five Olen</source>
        <translation>Die fünf Olen</translation>
    </message>
    <message>
        <source>They beat everything else. Two chosen suits come next.</source>
        <translation>Sie schlagen alles andere. Dann kommen zwei gewählte Farben.</translation>
    </message>
    <message>
        <source>Give it up?</source>
        <translation>Aufgeben?</translation>
    </message>
    <message>
        <source>March?</source>
        <translation>Durchmarsch?</translation>
    </message>
    <message>
        <source>Said when the others open with a Seven, for instance. Or so I say.</source>
        <translation>Wenn die Gegner etwa mit einer Sieben anfangen. Sage ich jedenfalls.</translation>
    </message>
    <message>
        <source>Asked before running from a turned card: shall we give up the deal?</source>
        <translation>Die Frage vor dem Laufen: Wollen wir das Spiel aufgeben?</translation>
    </message>
    <message>
        <source>Asked with the Jann in hand: shall we go on for all the tricks?</source>
        <translation>Mit dem Jann in der Tasche: Wollen wir weiterspielen, um alle Stiche?</translation>
    </message>
    <message>
        <source>The answer to what your partner has asked.</source>
        <translation>Die Antwort auf das, was dein Partner gefragt hat.</translation>
    </message>
    <message>
        <source>Two against two, and partners may talk across the table.</source>
        <translation>Zwei gegen zwei, und geredet wird über den Tisch.</translation>
    </message>
    <message>
        <source>any higher card</source>
        <translation>jede höhere Karte</translation>
    </message>
    <message>
        <source>Olen at the bottom of the stock</source>
        <translation>Olen ganz unten im Stock</translation>
    </message>
    <message>
        <source>are looked at one after another</source>
        <translation>werden nacheinander angesehen</translation>
    </message>
    <message>
        <source>three cards are laid open</source>
        <translation>drei Karten werden offen hingelegt</translation>
    </message>
    <message>
        <source>stay there</source>
        <translation>bleiben dort</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>A turned card is answered by</source>
        <translation>Auf eine gedrehte Karte antwortet</translation>
    </message>
    <message>
        <source>the next opponent</source>
        <translation>der nächste Gegner</translation>
    </message>
    <message>
        <source>every opponent</source>
        <translation>jeder Gegner</translation>
    </message>
    <message>
        <source>Turning is allowed on the march</source>
        <translation>Auf dem Durchmarsch darf gedreht werden</translation>
    </message>
    <message>
        <source>The score is kept</source>
        <translation>Angeschrieben wird</translation>
    </message>
    <message>
        <source>in money</source>
        <translation>in Geld</translation>
    </message>
    <message>
        <source>with the chicken ladder</source>
        <translation>mit der Hühnerleiter</translation>
    </message>
    <message>
        <source>Paid for a basic game</source>
        <translation>Ein einfaches Spiel kostet</translation>
    </message>
    <message>
        <source>Paid for each turn that was seen</source>
        <translation>Jedes gesehene Drehen kostet</translation>
    </message>
    <message>
        <source>Jann and march are worth</source>
        <translation>Jann und Durchmarsch gelten</translation>
    </message>
    <message>
        <source>what you agree on for each</source>
        <translation>jeder, was dafür ausgemacht ist</translation>
    </message>
    <message>
        <source>two and four basic games</source>
        <translation>zwei und vier einfache Spiele</translation>
    </message>
    <message>
        <source>Paid for a Jann</source>
        <translation>Ein Jann kostet</translation>
    </message>
    <message>
        <source>Paid for a march</source>
        <translation>Ein Durchmarsch kostet</translation>
    </message>
    <message>
        <source>Rungs for a march</source>
        <translation>Sprossen für einen Durchmarsch</translation>
    </message>
    <message>
        <source>A full ladder cleared at once is a Brille</source>
        <translation>Eine volle Leiter auf einmal ist eine Brille</translation>
    </message>
    <message>
        <source>by any deal</source>
        <translation>durch jedes Spiel</translation>
    </message>
    <message>
        <source>only by a Jann with turns</source>
        <translation>nur durch einen Jann mit Drehen</translation>
    </message>
    <message>
        <source>On the slate of two pairs</source>
        <translation>Auf der Tafel zweier Paare</translation>
    </message>
    <message>
        <source>each pair has a ladder of its own</source>
        <translation>hat jedes Paar seine eigene Leiter</translation>
    </message>
    <message>
        <source>four lines, with a line down the middle</source>
        <translation>stehen vier Striche mit einem Strich durch die Mitte</translation>
    </message>
    <message>
        <source>Table talk</source>
        <translation>Reden am Tisch</translation>
    </message>
    <message>
        <source>Hattstedt 1984, with turning</source>
        <translation>Hattstedt 1984, mit Drehen</translation>
    </message>
    <message>
        <source>Turning</source>
        <translation>Drehen</translation>
    </message>
    <message>
        <source>with the old phrases</source>
        <translation>mit den alten Sprüchen</translation>
    </message>
    <message>
        <source>no talk</source>
        <translation>gar nicht</translation>
    </message>
    <message>
        <source>This is the stock. Play it alone?</source>
        <translation>Das ist der Stock. Spielst du ihn allein?</translation>
    </message>
    <message>
        <source>An Ole lies at the bottom. Take it?</source>
        <translation>Unten liegt eine Ole. Nimmst du sie?</translation>
    </message>
    <message>
        <source>Take a turned-up card for your Ten?</source>
        <translation>Tauschst du deine Zehn gegen eine offene Karte?</translation>
    </message>
    <message>
        <source>Face down! See it, or run?</source>
        <translation>Verdeckt! Siehst du, oder läufst du?</translation>
    </message>
    <message>
        <source>A Jann! Keep it, or go for the march?</source>
        <translation>Ein Jann! Behalten, oder Durchmarsch?</translation>
    </message>
    <message>
        <source>{0:seat} may take an Ole.</source>
        <translation>{0:seat} darf eine Ole nehmen.</translation>
    </message>
    <message>
        <source>{0:seat} may take a turned-up card.</source>
        <translation>{0:seat} darf eine aufgedeckte Karte nehmen.</translation>
    </message>
    <message>
        <source>{0:seat}: see or run?</source>
        <translation>{0:seat}: sehen oder laufen?</translation>
    </message>
    <message>
        <source>{0:seat}: keep the Jann, or march?</source>
        <translation>{0:seat}: Jann oder Durchmarsch?</translation>
    </message>
    <message>
        <source>Exchange …</source>
        <translation>Tauschen …</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Laufen</translation>
    </message>
    <message>
        <source>Keep the Jann</source>
        <translation>Jann behalten</translation>
    </message>
    <message>
        <source>March on</source>
        <translation>Durchmarsch</translation>
    </message>
    <message>
        <source>I</source>
        <translation>I</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>C</source>
        <translation>V</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>U</source>
        <translation>U</translation>
    </message>
    <message>
        <source>E</source>
        <translation>E</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>You play alone: nobody will answer.</source>
        <translation>Du spielst allein: Es antwortet dir niemand.</translation>
    </message>
    <message>
        <source>Your partner leaves that to you and does not answer.</source>
        <translation>Das überlässt dein Partner dir; er antwortet nicht.</translation>
    </message>
    <message>
        <source>Nobody can answer that without a card half shown: pick one up when you lead, and say it then.</source>
        <translation>Zu dieser Frage gehört eine halb gezeigte Karte: Nimm beim Ausspielen eine auf und frag dann.</translation>
    </message>
    <message>
        <source>No card has been led yet, so there is nothing to answer.</source>
        <translation>Es ist noch keine Karte ausgespielt, also gibt es nichts zu antworten.</translation>
    </message>
    <message>
        <source>Your partner has played to this trick already and does not answer.</source>
        <translation>Dein Partner hat in diesem Stich schon gelegt und antwortet nicht.</translation>
    </message>
    <message>
        <source>{0:seat} asks you: give it up? Say yes, no or why; or say nothing.</source>
        <translation>{0:seat} fragt dich: Aufgeben? Sag Ja, Nein oder warum; oder schweig.</translation>
    </message>
    <message>
        <source>{0:seat} asks you: on for the march? Say yes, no or why; or say nothing.</source>
        <translation>{0:seat} fragt dich: Durchmarsch? Sag Ja, Nein oder warum; oder schweig.</translation>
    </message>
    <message>
        <source>Fits now</source>
        <translation>Passt jetzt</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Tell of your hand</source>
        <translation>Vom eigenen Blatt</translation>
    </message>
    <message>
        <source>About this trick</source>
        <translation>Zu diesem Stich</translation>
    </message>
    <message>
        <source>About the whole deal</source>
        <translation>Zum ganzen Spiel</translation>
    </message>
    <message>
        <source>Tease the others</source>
        <translation>Die Gegner aufziehen</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>With a card half shown</source>
        <translation>Mit halb gezeigter Karte</translation>
    </message>
    <message>
        <source>{0:suit} and {1:suit} are chosen.</source>
        <translation>Gewählt sind {0:suit} und {1:suit}.</translation>
    </message>
    <message>
        <source>Four of one suit: the cards are thrown in, and {0:seat} deals again.</source>
        <translation>Viermal dieselbe Farbe: Die Karten werden eingeworfen, {0:seat} gibt noch einmal.</translation>
    </message>
    <message>
        <source>Four of one suit: the cards are thrown in, and you deal again.</source>
        <translation>Viermal dieselbe Farbe: Die Karten werden eingeworfen, du gibst noch einmal.</translation>
    </message>
    <message>
        <source>{0:seat} stays out.</source>
        <translation>{0:seat} setzt aus.</translation>
    </message>
    <message>
        <source>You stay out.</source>
        <translation>Du setzt aus.</translation>
    </message>
    <message>
        <source>{0:seat} takes the stock and plays alone.</source>
        <translation>{0:seat} nimmt den Stock und spielt allein.</translation>
    </message>
    <message>
        <source>You take the stock and play alone.</source>
        <translation>Du nimmst den Stock und spielst allein.</translation>
    </message>
    <message>
        <source>{0:seat} shows the {1:card} at the bottom of the stock.</source>
        <translation>Ganz unten im Stock zeigt {0:seat} {1:card den}.</translation>
    </message>
    <message>
        <source>You show the {1:card} at the bottom of the stock.</source>
        <translation>Ganz unten im Stock zeigst du {1:card den}.</translation>
    </message>
    <message>
        <source>{0:seat} gives the {1:card} for the {2:card}.</source>
        <translation>{0:seat} gibt {1:card den} für {2:card den}.</translation>
    </message>
    <message>
        <source>{0:seat} runs: the deal is lost.</source>
        <translation>{0:seat} läuft: Das Spiel ist verloren.</translation>
    </message>
    <message>
        <source>You run: the deal is lost.</source>
        <translation>Du läufst: Das Spiel ist verloren.</translation>
    </message>
    <message>
        <source>{0:seat} wins the deal with this trick.</source>
        <translation>{0:seat} gewinnt mit diesem Stich das Spiel.</translation>
    </message>
    <message>
        <source>You win the deal with this trick.</source>
        <translation>Du gewinnst mit diesem Stich das Spiel.</translation>
    </message>
    <message>
        <source>Thrown in: nobody wins.</source>
        <translation>Eingeworfen: Niemand gewinnt.</translation>
    </message>
    <message>
        <source>The march has failed.</source>
        <translation>Der Durchmarsch ist misslungen.</translation>
    </message>
    <message numerus="yes">
        <source>{0:seat} and {1:seat} rub out %n rung(s).</source>
        <translation>
            <numerusform>{0:seat} und {1:seat} löschen eine Sprosse.</numerusform>
            <numerusform>{0:seat} und {1:seat} löschen %n Sprossen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You and {1:seat} rub out %n rung(s).</source>
        <translation>
            <numerusform>Du und {1:seat}, ihr löscht eine Sprosse.</numerusform>
            <numerusform>Du und {1:seat}, ihr löscht %n Sprossen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You and {0:seat} rub out %n rung(s).</source>
        <translation>
            <numerusform>Du und {0:seat}, ihr löscht eine Sprosse.</numerusform>
            <numerusform>Du und {0:seat}, ihr löscht %n Sprossen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0:seat} and {1:seat} win %n each.</source>
        <translation>
            <numerusform>{0:seat} und {1:seat} gewinnen je %n.</numerusform>
            <numerusform>{0:seat} und {1:seat} gewinnen je %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You and {1:seat} win %n each.</source>
        <translation>
            <numerusform>Du und {1:seat}, ihr gewinnt je %n.</numerusform>
            <numerusform>Du und {1:seat}, ihr gewinnt je %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You and {0:seat} win %n each.</source>
        <translation>
            <numerusform>Du und {0:seat}, ihr gewinnt je %n.</numerusform>
            <numerusform>Du und {0:seat}, ihr gewinnt je %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The four against {0:seat} rub out %n rung(s) each.</source>
        <translation>
            <numerusform>Die vier gegen {0:seat} löschen je eine Sprosse.</numerusform>
            <numerusform>Die vier gegen {0:seat} löschen je %n Sprossen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The four against you rub out %n rung(s) each.</source>
        <translation>
            <numerusform>Die vier gegen dich löschen je eine Sprosse.</numerusform>
            <numerusform>Die vier gegen dich löschen je %n Sprossen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The four against {0:seat} win %n each.</source>
        <translation>
            <numerusform>Die vier gegen {0:seat} gewinnen je %n.</numerusform>
            <numerusform>Die vier gegen {0:seat} gewinnen je %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The four against you win %n each.</source>
        <translation>
            <numerusform>Die vier gegen dich gewinnen je %n.</numerusform>
            <numerusform>Die vier gegen dich gewinnen je %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>deal won</source>
        <translation>Spiel gewonnen</translation>
    </message>
    <message>
        <source>deal lost</source>
        <translation>Spiel verloren</translation>
    </message>
    <message>
        <source>the march was made</source>
        <translation>Durchmarsch gemacht</translation>
    </message>
    <message>
        <source>the others’ march</source>
        <translation>Durchmarsch der anderen</translation>
    </message>
    <message>
        <source>the march failed</source>
        <translation>Durchmarsch misslungen</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) seen</source>
        <translation>
            <numerusform>%n-mal gesehen</numerusform>
            <numerusform>%n-mal gesehen</numerusform>
        </translation>
    </message>
    <message>
        <source>alone</source>
        <translation>allein</translation>
    </message>
    <message>
        <source>stays out</source>
        <translation>setzt aus</translation>
    </message>
    <message>
        <source>stay out</source>
        <translation>setzt aus</translation>
    </message>
    <message>
        <source>on the march</source>
        <translation>auf dem Durchmarsch</translation>
    </message>
    <message>
        <source>Olen outrank all:</source>
        <translation>Olen über allem:</translation>
    </message>
    <message>
        <source>Chosen: {0:suit} and {1:suit}</source>
        <translation>Gewählt: {0:suit} und {1:suit}</translation>
    </message>
    <message numerus="yes">
        <source>the deal counts %n</source>
        <translation>
            <numerusform>das Spiel zählt %n</numerusform>
            <numerusform>das Spiel zählt %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the deal counts %n rung(s)</source>
        <translation>
            <numerusform>das Spiel zählt eine Sprosse</numerusform>
            <numerusform>das Spiel zählt %n Sprossen</numerusform>
        </translation>
    </message>
    <message>
        <source>If you lead the {0:card}, nothing beats it.</source>
        <translation>{0:card Der} ist ausgespielt nicht zu schlagen.</translation>
    </message>
    <message>
        <source>If you lead the {0:card}, only a higher Ole beats it.</source>
        <translation>Spielst du {0:card den} aus, hilft dagegen nur eine höhere Ole.</translation>
    </message>
    <message>
        <source>If you lead the {0:card}, only an Ole beats it.</source>
        <translation>Spielst du {0:card den} aus, hilft dagegen nur eine Ole.</translation>
    </message>
    <message>
        <source>If you lead the {0:card}, a chosen Ace or an Ole beats it.</source>
        <translation>Spielst du {0:card den} aus, reicht dagegen ein gewähltes Ass oder eine Ole.</translation>
    </message>
    <message>
        <source>If you lead the {0:card}, a chosen Ace or Jack or an Ole beats it.</source>
        <translation>Spielst du {0:card den} aus, reicht dagegen ein gewähltes Ass, ein gewählter Bube oder eine Ole.</translation>
    </message>
    <message>
        <source>If you lead the {0:card}, a chosen Six or better beats it.</source>
        <translation>Spielst du {0:card den} aus, reicht dagegen eine gewählte Sechs oder Besseres.</translation>
    </message>
    <message>
        <source>If you lead the {0:card}, a chosen Two or better beats it.</source>
        <translation>Spielst du {0:card den} aus, reicht dagegen eine gewählte Zwei oder Besseres.</translation>
    </message>
    <message>
        <source>If you lead the {0:card}, a chosen Three or better beats it.</source>
        <translation>Spielst du {0:card den} aus, reicht dagegen eine gewählte Drei oder Besseres.</translation>
    </message>
    <message>
        <source>If you lead the {0:card}, a chosen Four or better beats it.</source>
        <translation>Spielst du {0:card den} aus, reicht dagegen eine gewählte Vier oder Besseres.</translation>
    </message>
    <message>
        <source>A chosen Six or better beats the {1:card}.</source>
        <translation>Eine gewählte Sechs oder Besseres sticht {1:card den}.</translation>
    </message>
    <message>
        <source>A chosen Two or better beats the {1:card}.</source>
        <translation>Eine gewählte Zwei oder Besseres sticht {1:card den}.</translation>
    </message>
    <message>
        <source>A chosen Three or better beats the {1:card}.</source>
        <translation>Eine gewählte Drei oder Besseres sticht {1:card den}.</translation>
    </message>
    <message>
        <source>A chosen Four or better beats the {1:card}.</source>
        <translation>Eine gewählte Vier oder Besseres sticht {1:card den}.</translation>
    </message>
    <message>
        <source>It takes a chosen Six or better to beat the {1:card}.</source>
        <translation>Für {1:card den} braucht es eine gewählte Sechs oder Besseres.</translation>
    </message>
    <message>
        <source>It takes a chosen Two or better to beat the {1:card}.</source>
        <translation>Für {1:card den} braucht es eine gewählte Zwei oder Besseres.</translation>
    </message>
    <message>
        <source>It takes a chosen Three or better to beat the {1:card}.</source>
        <translation>Für {1:card den} braucht es eine gewählte Drei oder Besseres.</translation>
    </message>
    <message>
        <source>It takes a chosen Four or better to beat the {1:card}.</source>
        <translation>Für {1:card den} braucht es eine gewählte Vier oder Besseres.</translation>
    </message>
    <message>
        <source>For the {0:card} you give the Queen of its suit, or the King if the Queen sleeps.</source>
        <translation>Für {0:card den} gibst du die Dame der Farbe, oder den König, wenn die Dame schläft.</translation>
    </message>
    <message>
        <source>For that you can give only the {0:card}.</source>
        <translation>Dafür kannst du nur {0:card den} geben.</translation>
    </message>
    <message>
        <source>Take one of the cards offered, or nothing.</source>
        <translation>Nimm eine der Karten, die zu haben sind, oder keine.</translation>
    </message>
    <message>
        <source>You can turn a card only when you lead.</source>
        <translation>Drehen darfst du nur, wenn du ausspielst.</translation>
    </message>
    <message>
        <source>There is no turning on the march.</source>
        <translation>Auf dem Durchmarsch wird nicht gedreht.</translation>
    </message>
    <message>
        <source>See the turned card, or run.</source>
        <translation>Sieh die gedrehte Karte, oder lauf.</translation>
    </message>
    <message>
        <source>Stop with the Jann, or go on for the march.</source>
        <translation>Hör mit dem Jann auf, oder spiel weiter.</translation>
    </message>
    <message>
        <source>The stock is good for enough tricks.</source>
        <translation>Der Stock ist gut für genug Stiche.</translation>
    </message>
    <message>
        <source>The stock will hardly take enough tricks.</source>
        <translation>Für genug Stiche reicht der Stock kaum.</translation>
    </message>
    <message>
        <source>It is the better card.</source>
        <translation>Das ist die bessere Karte.</translation>
    </message>
    <message>
        <source>Nobody can beat it.</source>
        <translation>Das kann niemand schlagen.</translation>
    </message>
    <message>
        <source>Your hand is good enough to see it.</source>
        <translation>Dein Blatt ist gut genug zum Sehen.</translation>
    </message>
    <message>
        <source>Your hand is too weak to risk more on it.</source>
        <translation>Dein Blatt ist zu schwach, um mehr zu riskieren.</translation>
    </message>
    <message>
        <source>If you run, the march fails.</source>
        <translation>Wenn du läufst, misslingt der Durchmarsch.</translation>
    </message>
    <message>
        <source>The rest should be yours as well.</source>
        <translation>Der Rest dürfte auch euch gehören.</translation>
    </message>
    <message>
        <source>A Jann you have is worth more than a march you hope for.</source>
        <translation>Der Jann ist sicher, der Durchmarsch nicht.</translation>
    </message>
    <message numerus="yes">
        <source>half of the ladder, %n rung(s) left</source>
        <translation>
            <numerusform>Hälfte der Leiter, noch %n Sprosse</numerusform>
            <numerusform>Hälfte der Leiter, noch %n Sprossen</numerusform>
        </translation>
    </message>
    <message>
        <source>Jann: no trick for the others</source>
        <translation>Jann: kein Stich für die anderen</translation>
    </message>
    <message numerus="yes">
        <source>%n turned card(s) seen</source>
        <translation>
            <numerusform>eine gedrehte Karte gesehen</numerusform>
            <numerusform>%n gedrehte Karten gesehen</numerusform>
        </translation>
    </message>
    <message>
        <source>ran</source>
        <translation>gelaufen</translation>
    </message>
    <message>
        <source>the highest of the five Olen: nothing beats it</source>
        <translation>die höchste der fünf Olen: nichts schlägt sie</translation>
    </message>
    <message>
        <source>second of the Olen: only de Beste beats it</source>
        <translation>zweite der Olen: nur de Beste schlägt sie</translation>
    </message>
    <message>
        <source>third of the Olen: only de Beste and de Wage beat it</source>
        <translation>dritte der Olen: nur de Beste und de Wage schlagen sie</translation>
    </message>
    <message>
        <source>fourth of the Olen: only the three above it beat it</source>
        <translation>vierte der Olen: nur die drei darüber schlagen sie</translation>
    </message>
    <message>
        <source>lowest of the Olen: only the other Olen beat it</source>
        <translation>niedrigste der Olen: nur die anderen Olen schlagen sie</translation>
    </message>
    <message>
        <source>of a chosen suit</source>
        <translation>aus einer gewählten Farbe</translation>
    </message>
    <message>
        <source>of an unchosen suit</source>
        <translation>nicht gewählt</translation>
    </message>
    <message>
        <source>a beater</source>
        <translation>ein Stecher</translation>
    </message>
    <message>
        <source>beats nothing here</source>
        <translation>sticht hier nichts</translation>
    </message>
    <message>
        <source>beats only lower {0:suit}</source>
        <translation>schlägt nur niedrigere Karten der eigenen Farbe ({0:suit})</translation>
    </message>
    <message>
        <source>once it is led, nothing beats it</source>
        <translation>ausgespielt ist sie nicht zu schlagen</translation>
    </message>
    <message>
        <source>falls only to an Ole</source>
        <translation>fällt nur unter eine Ole</translation>
    </message>
    <message>
        <source>falls to a chosen Ace and to Olen</source>
        <translation>fällt unter ein gewähltes Ass und die Olen</translation>
    </message>
    <message>
        <source>falls to a chosen Jack and what is above it</source>
        <translation>fällt unter einen gewählten Buben und alles darüber</translation>
    </message>
    <message>
        <source>falls to a chosen Six and what is above it</source>
        <translation>fällt unter eine gewählte Sechs und alles darüber</translation>
    </message>
    <message>
        <source>falls to a chosen Two and what is above it</source>
        <translation>fällt unter eine gewählte Zwei und alles darüber</translation>
    </message>
    <message>
        <source>falls to a chosen Three and what is above it</source>
        <translation>fällt unter eine gewählte Drei und alles darüber</translation>
    </message>
    <message>
        <source>falls to a chosen Four and what is above it</source>
        <translation>fällt unter eine gewählte Vier und alles darüber</translation>
    </message>
    <message>
        <source>The {0:card} beats the {1:card} within its suit.</source>
        <translation>{0:card Der} schlägt in der eigenen Farbe {1:card den}.</translation>
    </message>
    <message>
        <source>Lead face down …</source>
        <translation>Verdeckt ausspielen …</translation>
    </message>
    <message>
        <source>Lead {0:card} face down</source>
        <translation>{0:card} verdeckt ausspielen</translation>
    </message>
    <message>
        <source>See</source>
        <translation>Sehen</translation>
    </message>
    <message>
        <source>The bottom cards are turned up: {0:card}, {1:card}, {2:card}.</source>
        <translation>Die untersten Karten werden aufgedeckt: {0:card}, {1:card}, {2:card}.</translation>
    </message>
    <message>
        <source>{0:seat} keeps the hand.</source>
        <translation>{0:seat} tauscht nichts.</translation>
    </message>
    <message>
        <source>You keep your hand.</source>
        <translation>Du tauschst nichts.</translation>
    </message>
    <message>
        <source>{0:seat} leads face down.</source>
        <translation>{0:seat} dreht und spielt verdeckt aus.</translation>
    </message>
    <message>
        <source>You lead face down.</source>
        <translation>Du drehst und spielst verdeckt aus.</translation>
    </message>
    <message>
        <source>{0:seat} keeps the Jann.</source>
        <translation>{0:seat} behält den Jann.</translation>
    </message>
    <message>
        <source>You keep the Jann.</source>
        <translation>Du behältst den Jann.</translation>
    </message>
    <message>
        <source>{0:seat} marches on!</source>
        <translation>{0:seat} will den Durchmarsch!</translation>
    </message>
    <message>
        <source>You march on!</source>
        <translation>Du willst den Durchmarsch!</translation>
    </message>
    <message>
        <source>Every trick: {0:seat} makes the march!</source>
        <translation>Jeder Stich: {0:seat} macht den Durchmarsch!</translation>
    </message>
    <message>
        <source>Every trick: you make the march!</source>
        <translation>Jeder Stich: Du machst den Durchmarsch!</translation>
    </message>
    <message>
        <source>{0:seat} stops the march!</source>
        <translation>{0:seat} stoppt den Durchmarsch!</translation>
    </message>
    <message>
        <source>You stop the march!</source>
        <translation>Du stoppst den Durchmarsch!</translation>
    </message>
    <message numerus="yes">
        <source>{0:seat} alone rubs out %n rung(s).</source>
        <translation>
            <numerusform>{0:seat} löscht allein eine Sprosse.</numerusform>
            <numerusform>{0:seat} löscht allein %n Sprossen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0:seat} wins %n alone.</source>
        <translation>
            <numerusform>{0:seat} gewinnt allein %n.</numerusform>
            <numerusform>{0:seat} gewinnt allein %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Jann by the others</source>
        <translation>Jann der anderen</translation>
    </message>
    <message numerus="yes">
        <source>turns: %n</source>
        <translation>
            <numerusform>gedreht: %n</numerusform>
            <numerusform>gedreht: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>The {0:card} is a higher Ole than the {1:card}.</source>
        <translation>{0:card Der} ist eine höhere Ole als {1:card der}.</translation>
    </message>
    <message>
        <source>An Ole beats the {1:card}.</source>
        <translation>Eine Ole sticht {1:card den}.</translation>
    </message>
    <message>
        <source>A chosen Ace or an Ole beats the {1:card}.</source>
        <translation>Ein gewähltes Ass oder eine Ole sticht {1:card den}.</translation>
    </message>
    <message>
        <source>A chosen Ace or Jack or an Ole beats the {1:card}.</source>
        <translation>Ein gewähltes Ass, ein gewählter Bube oder eine Ole sticht {1:card den}.</translation>
    </message>
    <message>
        <source>Nothing beats the {1:card}.</source>
        <translation>Gegen {1:card den} hilft nichts mehr.</translation>
    </message>
    <message>
        <source>Only a higher Ole beats the {1:card}.</source>
        <translation>Gegen {1:card den} hilft nur eine höhere Ole.</translation>
    </message>
    <message>
        <source>Only an Ole beats the {1:card}.</source>
        <translation>Gegen {1:card den} hilft nur eine Ole.</translation>
    </message>
    <message>
        <source>It takes a chosen Ace or an Ole to beat the {1:card}.</source>
        <translation>Für {1:card den} braucht es ein gewähltes Ass oder eine Ole.</translation>
    </message>
    <message>
        <source>It takes a chosen Ace or Jack or an Ole to beat the {1:card}.</source>
        <translation>Für {1:card den} braucht es ein gewähltes Ass, einen gewählten Buben oder eine Ole.</translation>
    </message>
    <message>
        <source>Play the stock alone, or stay out.</source>
        <translation>Spiel allein mit dem Stock, oder setz aus.</translation>
    </message>
    <message>
        <source>The {0:card} is not on offer.</source>
        <translation>{0:card Der} ist nicht zum Tauschen da.</translation>
    </message>
    <message>
        <source>There is no turning at this table.</source>
        <translation>An diesem Tisch wird nicht gedreht.</translation>
    </message>
    <message>
        <source>A side may turn once with two tricks, and again with four.</source>
        <translation>Eine Partei darf einmal mit zwei eigenen Stichen drehen und noch einmal mit vier.</translation>
    </message>
    <message>
        <source>An Ole beats nearly everything.</source>
        <translation>Eine Ole sticht fast alles.</translation>
    </message>
    <message>
        <source>de Beste</source>
        <translation>de Beste</translation>
    </message>
    <message>
        <source>de Wage</source>
        <translation>de Wage</translation>
    </message>
    <message>
        <source>de Dulle</source>
        <translation>de Dulle</translation>
    </message>
    <message>
        <source>Harten Ol</source>
        <translation>Harten Ol</translation>
    </message>
    <message>
        <source>Ruten Ol</source>
        <translation>Ruten Ol</translation>
    </message>
    <message>
        <source>Paas</source>
        <translation>Paas</translation>
    </message>
    <message>
        <source>Twist</source>
        <translation>Twist</translation>
    </message>
    <message>
        <source>Drist</source>
        <translation>Drist</translation>
    </message>
    <message>
        <source>Veerhack</source>
        <translation>Veerhack</translation>
    </message>
    <message>
        <source>Frikort</source>
        <translation>Frikort</translation>
    </message>
    <message>
        <source>Fehl-As</source>
        <translation>Fehl-Ass</translation>
    </message>
    <message>
        <source>Who sat out?</source>
        <translation>Wer hat ausgesetzt?</translation>
    </message>
    <message>
        <source>Did the dealer play alone?</source>
        <translation>Hat der Geber allein gespielt?</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>the others’ march failed</source>
        <translation>der Durchmarsch der anderen misslang</translation>
    </message>
    <message>
        <source>Turned cards that were seen</source>
        <translation>Gedrehte Karten, die gesehen wurden</translation>
    </message>
    <message>
        <source>Did the losers run?</source>
        <translation>Sind die Verlierer gelaufen?</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>Abrechnung</translation>
    </message>
    <message numerus="yes">
        <source>ladder, %n rung(s) left</source>
        <translation>
            <numerusform>Leiter, noch %n Sprosse</numerusform>
            <numerusform>Leiter, noch %n Sprossen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Knüppel</source>
        <translation>
            <numerusform>%n Knüppel</numerusform>
            <numerusform>%n Knüppel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Brille</source>
        <translation>
            <numerusform>%n Brille</numerusform>
            <numerusform>%n Brillen</numerusform>
        </translation>
    </message>
    <message>
        <source>rungs left</source>
        <translation>offene Sprossen</translation>
    </message>
    <message>
        <source>Knüppel</source>
        <translation>Knüppel</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>Money: what the deal wins or costs.</source>
        <translation>Geld: was das Spiel einbringt oder kostet.</translation>
    </message>
    <message>
        <source>Rungs</source>
        <translation>Sprossen</translation>
    </message>
    <message>
        <source>basic game</source>
        <translation>einfaches Spiel</translation>
    </message>
    <message>
        <source>Jann</source>
        <translation>Jann</translation>
    </message>
    <message>
        <source>march</source>
        <translation>Durchmarsch</translation>
    </message>
    <message>
        <source>march failed</source>
        <translation>Durchmarsch misslungen</translation>
    </message>
    <message>
        <source>thrown in</source>
        <translation>eingeworfen</translation>
    </message>
</context>
<context>
    <name>lessons</name>
    <message>
        <source>Learn it in 3 minutes</source>
        <translation>In 3 Minuten lernen</translation>
    </message>
    <message>
        <source>L</source>
        <comment>the key of Learn it</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>Just play</source>
        <translation>Gleich los</translation>
    </message>
    <message>
        <source>J</source>
        <comment>the key of Just play</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>Don’t ask about other games.</source>
        <translation>Bei anderen Spielen nicht fragen.</translation>
    </message>
    <message>
        <source>You can learn any time: Help, or the first page.</source>
        <translation>Lernen geht immer: unter Hilfe.</translation>
    </message>
    <message>
        <source>New to {0}?</source>
        <translation>Neu bei {0}?</translation>
    </message>
    <message>
        <source>The rest you can pick up as you go.</source>
        <translation>Der Rest kommt unterwegs.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Show in the rules</source>
        <translation>In den Regeln zeigen</translation>
    </message>
    <message>
        <source>Read this tip</source>
        <translation>Diesen Tipp lesen</translation>
    </message>
    <message>
        <source>New?</source>
        <translation>Neu?</translation>
    </message>
    <message>
        <source>step {0} of {1}</source>
        <translation>Schritt {0} von {1}</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>Two or three minutes each, at a real table.</source>
        <translation>Je 2 bis 3 Minuten, direkt am Tisch.</translation>
    </message>
    <message>
        <source>No lessons for this game yet. You can read its rules.</source>
        <translation>Für dieses Spiel gibt es noch keine Lektionen. Die Regeln kannst du lesen.</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Read the rules</source>
        <translation>Regeln lesen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>Voriger Schritt</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Next (Enter)</source>
        <translation>Weiter (Eingabe)</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Leave the lesson and continue later (Esc)</source>
        <translation>Die Lektion verlassen und später hier fortsetzen (Esc)</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} von {1}</translation>
    </message>
    <message>
        <source>Stop these tips</source>
        <translation>Tipps abschalten</translation>
    </message>
    <message>
        <source>No more tips for this game</source>
        <translation>Für dieses Spiel keine Tipps mehr</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Verstanden</translation>
    </message>
    <message>
        <source>Close this tip</source>
        <translation>Tipp schließen</translation>
    </message>
    <message>
        <source>New to this?</source>
        <translation>Neu für dich?</translation>
    </message>
    <message>
        <source>What you have learnt and solved cannot be saved just now. It holds until you quit, and is saved as soon as it can be.</source>
        <translation>Was du gelernt und gelöst hast, kann gerade nicht gespeichert werden. Es gilt, bis du das Programm beendest; gespeichert wird, sobald es geht.</translation>
    </message>
</context>
<context>
    <name>limits</name>
    <message>
        <source>That is more than a file can hold.</source>
        <translation>Das ist mehr, als in eine Datei passt.</translation>
    </message>
    <message numerus="yes">
        <source>Too long for “{0}”: at most %n characters.</source>
        <translation>
            <numerusform>Zu lang für „{0}“: höchstens %n Zeichen.</numerusform>
            <numerusform>Zu lang für „{0}“: höchstens %n Zeichen.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{0}” is missing.</source>
        <translation>„{0}“ fehlt.</translation>
    </message>
    <message numerus="yes">
        <source>Too many for “{0}”: at most %n.</source>
        <translation>
            <numerusform>Zu viele für „{0}“: höchstens %n.</numerusform>
            <numerusform>Zu viele für „{0}“: höchstens %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Too few for “{0}”: at least %n.</source>
        <translation>
            <numerusform>Zu wenige für „{0}“: mindestens %n.</numerusform>
            <numerusform>Zu wenige für „{0}“: mindestens %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{0}” must lie between {1} and {2}.</source>
        <translation>„{0}“ muss zwischen {1} und {2} liegen.</translation>
    </message>
    <message>
        <source>“{0}” contains a character that cannot be saved.</source>
        <translation>„{0}“ enthält ein Zeichen, das sich nicht speichern lässt.</translation>
    </message>
    <message>
        <source>“{0}” cannot be saved like this.</source>
        <translation>„{0}“ kann so nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Verein</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Mannschaft</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Merkmale</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Merkmal</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>Start number</source>
        <translation>Startnummer</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Games lost</source>
        <translation>Verlorene Spiele</translation>
    </message>
    <message>
        <source>Entered by</source>
        <translation>Eingetragen von</translation>
    </message>
    <message>
        <source>For what</source>
        <translation>Wofür</translation>
    </message>
    <message>
        <source>Thing</source>
        <translation>Sachpreis</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>Entry fee</source>
        <translation>Startgeld</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Währung</translation>
    </message>
    <message>
        <source>Salutation</source>
        <translation>Anrede</translation>
    </message>
    <message>
        <source>Street</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>Postcode</source>
        <translation>PLZ</translation>
    </message>
    <message>
        <source>Town</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Land</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>E-Mail</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Telefon</translation>
    </message>
    <message>
        <source>Federation number</source>
        <translation>Verbandsnummer</translation>
    </message>
</context>
<context>
    <name>lists</name>
    <message>
        <source>Games per match</source>
        <translation>Spiele einer Liste</translation>
    </message>
    <message>
        <source>as many as you like</source>
        <translation>so viele ihr wollt</translation>
    </message>
    <message>
        <source>The match ends at</source>
        <translation>Die Liste endet bei</translation>
    </message>
    <message>
        <source>no fixed score</source>
        <translation>ohne feste Punktzahl</translation>
    </message>
    <message>
        <source>Game {0}</source>
        <translation>Spiel {0}</translation>
    </message>
    <message>
        <source>Game {0} has been corrected.</source>
        <translation>Spiel {0} wurde berichtigt.</translation>
    </message>
    <message>
        <source>{0:side}: {1}.</source>
        <translation>{0:side}: {1}.</translation>
    </message>
    <message>
        <source>You: {1}.</source>
        <translation>Du: {1}.</translation>
    </message>
    <message>
        <source>Result of the game</source>
        <translation>Ergebnis des Spiels</translation>
    </message>
    <message>
        <source>Who played?</source>
        <translation>Wer hat gespielt?</translation>
    </message>
    <message>
        <source>With whom?</source>
        <translation>Mit wem?</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>allein</translation>
    </message>
    <message>
        <source>Value of the game</source>
        <translation>Spielwert</translation>
    </message>
    <message>
        <source>Won or lost?</source>
        <translation>Gewonnen oder verloren?</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>Enter at least one number.</source>
        <translation>Gib wenigstens eine Zahl ein.</translation>
    </message>
    <message>
        <source>The numbers must add up to zero. They add up to {0}.</source>
        <translation>Die Zahlen müssen zusammen null ergeben. Es sind {0}.</translation>
    </message>
    <message>
        <source>Enter a number from {0} to {1}.</source>
        <translation>Gib eine Zahl von {0} bis {1} ein.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
</context>
<context>
    <name>log</name>
    <message>
        <source>{0} cannot be read</source>
        <translation>{0} ist nicht lesbar</translation>
    </message>
    <message>
        <source>{0} is neither true nor false</source>
        <translation>{0} ist weder wahr noch falsch</translation>
    </message>
    <message>
        <source>{0} is not a list</source>
        <translation>{0} ist keine Liste</translation>
    </message>
    <message>
        <source>{0} is not a number</source>
        <translation>{0} ist keine Zahl</translation>
    </message>
    <message>
        <source>{0} is not text</source>
        <translation>{0} ist kein Text</translation>
    </message>
    <message>
        <source>a deal is being played</source>
        <translation>ein Spiel ist noch im Gang</translation>
    </message>
    <message>
        <source>a pair is separated</source>
        <translation>ein Paar ist getrennt</translation>
    </message>
    <message>
        <source>an older log has no such event</source>
        <translation>das kennt ein Abend nicht, der mit einer älteren Version begonnen wurde</translation>
    </message>
    <message>
        <source>cannot go {0} steps</source>
        <translation>so viele Schritte gibt es nicht: {0}</translation>
    </message>
    <message>
        <source>cannot keep {0} of {1} steps</source>
        <translation>von {1} Schritten können nicht {0} bleiben</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>es steht nichts darin</translation>
    </message>
    <message>
        <source>club nights that are counted in different ways</source>
        <translation>die Abende werden verschieden gezählt</translation>
    </message>
    <message>
        <source>groups are mixed</source>
        <translation>an einem Tisch sitzen verschiedene Gruppen</translation>
    </message>
    <message>
        <source>line {0} would no longer fit</source>
        <translation>Zeile {0} würde nicht mehr dazu passen</translation>
    </message>
    <message>
        <source>not JSON</source>
        <translation>das ist kein JSON</translation>
    </message>
    <message>
        <source>not an unmet wish</source>
        <translation>das ist kein unerfüllter Wunsch</translation>
    </message>
    <message>
        <source>no cards are dealt for this sheet</source>
        <translation>zu diesem Zettel werden keine Karten gegeben</translation>
    </message>
    <message>
        <source>no deal has just ended</source>
        <translation>es ist gerade kein Spiel zu Ende gegangen</translation>
    </message>
    <message>
        <source>no deal is due</source>
        <translation>es ist kein Spiel an der Reihe</translation>
    </message>
    <message>
        <source>no deal is being played</source>
        <translation>es ist kein Spiel im Gang</translation>
    </message>
    <message>
        <source>no line is due</source>
        <translation>es ist keine Zeile an der Reihe</translation>
    </message>
    <message>
        <source>not a list of numbers</source>
        <translation>das ist keine Liste von Zahlen</translation>
    </message>
    <message>
        <source>not a list of texts</source>
        <translation>das ist keine Liste von Texten</translation>
    </message>
    <message>
        <source>not settings</source>
        <translation>das sind keine Einstellungen</translation>
    </message>
    <message>
        <source>not tables</source>
        <translation>das sind keine Tische</translation>
    </message>
    <message>
        <source>not tables drawn ahead</source>
        <translation>das sind keine vorab ausgelosten Tische</translation>
    </message>
    <message>
        <source>not a tournament</source>
        <translation>das ist kein Turnier</translation>
    </message>
    <message>
        <source>no person plays at this seat</source>
        <translation>an diesem Platz spielt kein Mensch</translation>
    </message>
    <message>
        <source>nobody else plays at this seat</source>
        <translation>an diesem Platz spielt niemand anderes</translation>
    </message>
    <message>
        <source>there is no such help</source>
        <translation>diese Hilfe gibt es nicht</translation>
    </message>
    <message>
        <source>nobody sits there</source>
        <translation>dort sitzt niemand</translation>
    </message>
    <message>
        <source>not everybody sits exactly once</source>
        <translation>nicht jeder sitzt genau einmal</translation>
    </message>
    <message>
        <source>not two numbers</source>
        <translation>das sind nicht zwei Zahlen</translation>
    </message>
    <message>
        <source>nothing can be claimed like that</source>
        <translation>so kann der Rest nicht beansprucht werden</translation>
    </message>
    <message>
        <source>the correction changes nothing</source>
        <translation>es wird nichts berichtigt</translation>
    </message>
    <message>
        <source>nothing to redo</source>
        <translation>es gibt nichts zu wiederholen</translation>
    </message>
    <message>
        <source>the line does not fit the rules</source>
        <translation>die Zeile passt nicht zu den Regeln</translation>
    </message>
    <message>
        <source>the score does not fit the rules</source>
        <translation>das Ergebnis passt nicht zu den Regeln</translation>
    </message>
    <message>
        <source>the setting {0} does not fit the others</source>
        <translation>die Einstellung {0} passt nicht zu den anderen</translation>
    </message>
    <message>
        <source>there is no such line</source>
        <translation>diese Zeile gibt es nicht</translation>
    </message>
    <message>
        <source>too many undos and redos</source>
        <translation>zu vieles wird rückgängig gemacht und wiederholt</translation>
    </message>
    <message>
        <source>too many corrections</source>
        <translation>zu vieles wurde berichtigt</translation>
    </message>
    <message>
        <source>unknown card {0}</source>
        <translation>unbekannte Karte {0}</translation>
    </message>
    <message>
        <source>unknown event</source>
        <translation>unbekanntes Ereignis</translation>
    </message>
    <message>
        <source>unknown move {0}</source>
        <translation>unbekannter Zug {0}</translation>
    </message>
    <message>
        <source>unknown phrase {0}</source>
        <translation>unbekannte Ansage {0}</translation>
    </message>
    <message>
        <source>unreadable correction</source>
        <translation>die Berichtigung ist nicht lesbar</translation>
    </message>
    <message>
        <source>unreadable line</source>
        <translation>die Zeile ist nicht lesbar</translation>
    </message>
    <message>
        <source>version 1 has no stand-ins</source>
        <translation>Version 1 kennt keine Vertretung</translation>
    </message>
    <message>
        <source>wrong attempt</source>
        <translation>es ist nicht dieser Versuch</translation>
    </message>
    <message>
        <source>wrong cards are shuffled</source>
        <translation>es werden die falschen Karten gemischt</translation>
    </message>
    <message>
        <source>wrong deal</source>
        <translation>es ist nicht dieses Spiel</translation>
    </message>
    <message>
        <source>wrong number of figures</source>
        <translation>falsche Zahl von Angaben</translation>
    </message>
    <message>
        <source>wrong pack</source>
        <translation>es sind nicht die richtigen Karten</translation>
    </message>
    <message>
        <source>wrong size of table</source>
        <translation>diese Tischgröße gibt es hier nicht</translation>
    </message>
    <message>
        <source>{0} is too long</source>
        <translation>{0} ist zu lang</translation>
    </message>
    <message>
        <source>{0} is too short</source>
        <translation>{0} ist zu kurz</translation>
    </message>
    <message>
        <source>{0} has too many values</source>
        <translation>{0} hat zu viele Werte</translation>
    </message>
    <message>
        <source>{0} has too few values</source>
        <translation>{0} hat zu wenige Werte</translation>
    </message>
    <message>
        <source>{0} is too small or too large</source>
        <translation>{0} ist zu klein oder zu groß</translation>
    </message>
    <message>
        <source>{0} has a character that cannot be saved</source>
        <translation>{0} enthält ein Zeichen, das sich nicht speichern lässt</translation>
    </message>
    <message>
        <source>{0} has an unknown value</source>
        <translation>{0} hat einen unbekannten Wert</translation>
    </message>
    <message>
        <source>{0} has a value of the wrong kind</source>
        <translation>{0} hat einen Wert der falschen Art</translation>
    </message>
    <message>
        <source>{0} is unknown here</source>
        <translation>{0} ist hier unbekannt</translation>
    </message>
    <message>
        <source>{0} is missing</source>
        <translation>{0} fehlt</translation>
    </message>
    <message>
        <source>the move {0} is not allowed there</source>
        <translation>der Zug {0} ist dort nicht erlaubt</translation>
    </message>
    <message>
        <source>this is not possible there</source>
        <translation>das ist dort nicht möglich</translation>
    </message>
</context>
<context>
    <name>mauscheln</name>
    <message>
        <source>Mauscheln</source>
        <translation>Mauscheln</translation>
    </message>
    <message>
        <source>Four cards. Promise two tricks, or pay into the pot.</source>
        <translation>Vier Karten, zwei Stiche versprochen und ein Topf.</translation>
    </message>
    <message>
        <source>Mauscheln, or Vierblatt</source>
        <translation>Mauscheln, auch Vierblatt</translation>
    </message>
    <message>
        <source>Mauscheln with duties</source>
        <translation>Mauscheln mit Pflichtspielen</translation>
    </message>
    <message>
        <source>Mauscheln without Sevens and Eights</source>
        <translation>Mauscheln ohne Siebener und Achter</translation>
    </message>
    <message>
        <source>Cards in the pack, if that is enough</source>
        <translation>Karten im Spiel, wenn sie reichen</translation>
    </message>
    <message>
        <source>The ante is paid by</source>
        <translation>Den Einsatz zahlt</translation>
    </message>
    <message>
        <source>the dealer</source>
        <translation>der Geber</translation>
    </message>
    <message>
        <source>The ante</source>
        <translation>Der Einsatz</translation>
    </message>
    <message>
        <source>A dealer who turns a Seven has declared, and owes one trick</source>
        <translation>Deckt der Geber einen Siebener auf, muss er spielen, aber nur auf einen Stich</translation>
    </message>
    <message>
        <source>A dealer who turns an Ace (with German cards a Sow) has declared, and owes two tricks</source>
        <translation>Deckt der Geber eine Sau (französisch ein Ass) auf, muss er spielen, auf zwei Stiche</translation>
    </message>
    <message>
        <source>With the Ace of trumps (with German cards the Sow) you may not pass when asked to declare</source>
        <translation>Wer die Trumpf-Sau (französisch das Trumpf-Ass) hat, darf nicht passen, wenn er gefragt wird</translation>
    </message>
    <message>
        <source>Upcards turned before a deal fails</source>
        <translation>Trumpfkarten, die aufgedeckt werden, bevor ein Spiel verfällt</translation>
    </message>
    <message>
        <source>After a deal that failed the same dealer deals again</source>
        <translation>Nach einem verfallenen Spiel gibt derselbe noch einmal</translation>
    </message>
    <message>
        <source>for nobody</source>
        <translation>für niemanden</translation>
    </message>
    <message>
        <source>if they are of one suit</source>
        <translation>wenn sie von einer Farbe sind</translation>
    </message>
    <message>
        <source>When the stock is used up</source>
        <translation>Ist der Talon verbraucht,</translation>
    </message>
    <message>
        <source>the discards are shuffled</source>
        <translation>wird das Abgelegte gemischt</translation>
    </message>
    <message>
        <source>The first to exchange and to lead is</source>
        <translation>Zuerst tauscht und spielt aus</translation>
    </message>
    <message>
        <source>the declarer</source>
        <translation>wer angesagt hat</translation>
    </message>
    <message>
        <source>forehand, or the first after it who is in</source>
        <translation>die Vorhand, oder wer nach ihr als Erster dabei ist</translation>
    </message>
    <message>
        <source>A declarer with one trick of two pays</source>
        <translation>Mit einem Stich statt zwei zahlt, wer angesagt hat,</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>beliebig viel</translation>
    </message>
    <message>
        <source>Chratze</source>
        <translation>Chratze</translation>
    </message>
    <message>
        <source>Most play Chratze with four or five.</source>
        <translation>Chratze ist am besten zu viert oder fünft.</translation>
    </message>
    <message>
        <source>Mauscheln: two tricks</source>
        <translation>Mauscheln, zwei Stiche</translation>
    </message>
    <message>
        <source>Chratze: two tricks</source>
        <translation>Chratze: zwei Stiche</translation>
    </message>
    <message>
        <source>Metcho, I’m in</source>
        <translation>Metcho, bin dabei</translation>
    </message>
    <message>
        <source>{0:suit} would be trumps. Declare two tricks?</source>
        <translation>{0:suit} wäre Trumpf. Sagst du zwei Stiche an?</translation>
    </message>
    <message>
        <source>Kratzen</source>
        <translation>Kratzen</translation>
    </message>
    <message>
        <source>everyone, the dealer double, into an empty pot (Muss)</source>
        <translation>jeder, der Geber doppelt, in einen leeren Topf (Muss)</translation>
    </message>
    <message>
        <source>In a Muss, a cut Ace, Seven or Weli moves the deal and costs an ante</source>
        <translation>Im Muss wechseln Ass, Sieben oder Weli beim Abheben den Geber und kosten einen Einsatz</translation>
    </message>
    <message>
        <source>If nobody declares</source>
        <translation>Sagt niemand an</translation>
    </message>
    <message>
        <source>the pot stays as it is</source>
        <translation>bleibt der Topf, wie er ist</translation>
    </message>
    <message>
        <source>everyone pays an ante</source>
        <translation>zahlt jeder einen Einsatz</translation>
    </message>
    <message numerus="yes">
        <source>Someone is in. Join for %n counter(s)?</source>
        <translation>
            <numerusform>Jemand geht mit. Du auch, um eine Marke?</numerusform>
            <numerusform>Jemand geht mit. Du auch, um %n Marken?</numerusform>
        </translation>
    </message>
    <message>
        <source>Swap a card for the {0:card}?</source>
        <translation>Tauschst du eine Karte gegen {0:card den}?</translation>
    </message>
    <message>
        <source>You drew five. Discard one.</source>
        <translation>Fünf gezogen: Leg eine davon ab.</translation>
    </message>
    <message>
        <source>Kratzen: two tricks</source>
        <translation>Kratzen: zwei Stiche</translation>
    </message>
    <message>
        <source>I’m in</source>
        <translation>Mitgehen</translation>
    </message>
    <message>
        <source>If nobody else</source>
        <translation>Falls sonst niemand</translation>
    </message>
    <message>
        <source>Exchange …</source>
        <translation>Tauschen …</translation>
    </message>
    <message>
        <source>Draw five</source>
        <translation>Fünf ziehen</translation>
    </message>
    <message>
        <source>2</source>
        <translation>2</translation>
    </message>
    <message>
        <source>I</source>
        <translation>I</translation>
    </message>
    <message>
        <source>F</source>
        <translation>F</translation>
    </message>
    <message>
        <source>D</source>
        <translation>Z</translation>
    </message>
    <message numerus="yes">
        <source>A Muss: everyone pays %n counter(s), the dealer {0:seat} double.</source>
        <translation>
            <numerusform>Ein Muss: Jeder zahlt %n Marke, {0:seat} gibt und zahlt doppelt.</numerusform>
            <numerusform>Ein Muss: Jeder zahlt %n Marken, {0:seat} gibt und zahlt doppelt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A Muss: everyone pays %n counter(s), and you as dealer double.</source>
        <translation>
            <numerusform>Ein Muss: Jeder zahlt %n Marke, du gibst und zahlst doppelt.</numerusform>
            <numerusform>Ein Muss: Jeder zahlt %n Marken, du gibst und zahlst doppelt.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0:seat} cuts and shows the {1:card}.</source>
        <translation>{0:seat} hebt ab und zeigt {1:card den}.</translation>
    </message>
    <message>
        <source>You cut and show the {1:card}.</source>
        <translation>Du hebst ab und zeigst {1:card den}.</translation>
    </message>
    <message numerus="yes">
        <source>{0:seat} gets the pack and pays %n counter(s).</source>
        <translation>
            <numerusform>{0:seat} bekommt die Karten und zahlt %n Marke.</numerusform>
            <numerusform>{0:seat} bekommt die Karten und zahlt %n Marken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You get the pack and pay %n counter(s).</source>
        <translation>
            <numerusform>Du bekommst die Karten und zahlst %n Marke.</numerusform>
            <numerusform>Du bekommst die Karten und zahlst %n Marken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For the Weli everyone pays %n counter(s), and {0:seat} shuffles.</source>
        <translation>
            <numerusform>Für den Weli zahlt jeder %n Marke, und {0:seat} mischt.</numerusform>
            <numerusform>Für den Weli zahlt jeder %n Marken, und {0:seat} mischt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For the Weli everyone pays %n counter(s), and you shuffle.</source>
        <translation>
            <numerusform>Für den Weli zahlt jeder %n Marke, und du mischst.</numerusform>
            <numerusform>Für den Weli zahlt jeder %n Marken, und du mischst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everyone puts %n counter(s) into the pot for that.</source>
        <translation>
            <numerusform>Dafür legt jeder %n Marke in den Topf.</numerusform>
            <numerusform>Dafür legt jeder %n Marken in den Topf.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is a Seven: {0:seat} owes one trick only.</source>
        <translation>Ein Siebener: {0:seat} schuldet nur einen Stich.</translation>
    </message>
    <message>
        <source>It is a Seven: you owe one trick only.</source>
        <translation>Ein Siebener: Du schuldest nur einen Stich.</translation>
    </message>
    <message>
        <source>{0:seat} plays for two tricks: Mauscheln.</source>
        <translation>{0:seat} mauschelt und schuldet zwei Stiche.</translation>
    </message>
    <message>
        <source>You play for two tricks: Mauscheln.</source>
        <translation>Du mauschelst und schuldest zwei Stiche.</translation>
    </message>
    <message>
        <source>{0:seat} plays for two tricks: Chratze.</source>
        <translation>{0:seat} sagt Chratze und schuldet zwei Stiche.</translation>
    </message>
    <message>
        <source>You play for two tricks: Chratze.</source>
        <translation>Du sagst Chratze und schuldest zwei Stiche.</translation>
    </message>
    <message>
        <source>{0:seat} plays for two tricks: Kratzen.</source>
        <translation>{0:seat} spielt auf zwei Stiche: Kratzen.</translation>
    </message>
    <message>
        <source>You play for two tricks: Kratzen.</source>
        <translation>Du spielst auf zwei Stiche: Kratzen.</translation>
    </message>
    <message>
        <source>Nobody plays: the cards are thrown in.</source>
        <translation>Niemand will: Die Karten werden zusammengeworfen.</translation>
    </message>
    <message>
        <source>{0:seat} joins if nobody else does.</source>
        <translation>{0:seat} geht mit, wenn es sonst niemand tut.</translation>
    </message>
    <message>
        <source>You join if nobody else does.</source>
        <translation>Du gehst mit, wenn es sonst niemand tut.</translation>
    </message>
    <message>
        <source>{0:seat} draws five cards for four.</source>
        <translation>{0:seat} zieht fünf Karten für vier.</translation>
    </message>
    <message>
        <source>You draw five cards for four.</source>
        <translation>Du ziehst fünf Karten für vier.</translation>
    </message>
    <message>
        <source>{0:seat} has not taken the two tricks promised.</source>
        <translation>{0:seat} hat die zwei versprochenen Stiche nicht gemacht.</translation>
    </message>
    <message>
        <source>You have not taken the two tricks you promised.</source>
        <translation>Du hast die zwei versprochenen Stiche nicht gemacht.</translation>
    </message>
    <message>
        <source>Nobody wanted to play.</source>
        <translation>Niemand wollte spielen.</translation>
    </message>
    <message>
        <source>nobody declared</source>
        <translation>niemand wollte</translation>
    </message>
    <message numerus="yes">
        <source>owes %n trick(s)</source>
        <translation>
            <numerusform>schuldet einen Stich</numerusform>
            <numerusform>schuldet %n Stiche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>owe %n trick(s)</source>
        <translation>
            <numerusform>schuldest einen Stich</numerusform>
            <numerusform>schuldest %n Stiche</numerusform>
        </translation>
    </message>
    <message>
        <source>as the last</source>
        <translation>als Letzter</translation>
    </message>
    <message>
        <source>Joins if nobody else does.</source>
        <translation>Geht mit, wenn es sonst niemand tut.</translation>
    </message>
    <message>
        <source>Who dealt before the cut?</source>
        <translation>Wer gab vor dem Abheben?</translation>
    </message>
    <message>
        <source>Did the cut show an Ace, a Seven or the Weli?</source>
        <translation>Kam beim Abheben Ass, Sieben oder Weli?</translation>
    </message>
    <message>
        <source>Antes paid at the cut</source>
        <translation>Einsätze beim Abheben</translation>
    </message>
    <message>
        <source>No cut ends like that: the player who gets the pack pays an ante; for the Weli, everybody does.</source>
        <translation>So endet kein Abheben: Wer die Karten bekommt, zahlt einen Einsatz, für den Weli zahlen alle.</translation>
    </message>
    <message>
        <source>Kratzen!</source>
        <translation>Kratzen!</translation>
    </message>
    <message>
        <source>Each brings you a quarter of the pot.</source>
        <translation>Jeder bringt dir ein Viertel vom Topf.</translation>
    </message>
    <message>
        <source>Declare for two, join for one. Too few, and you pay the pot.</source>
        <translation>Mauscheln heißt zwei, mitgehen einen. Zu wenig, und du zahlst den Topf.</translation>
    </message>
    <message>
        <source>It’s free. If nobody declares, the pot stays.</source>
        <translation>Das kostet nichts. Mauschelt keiner, bleibt der Topf stehen.</translation>
    </message>
    <message>
        <source>out</source>
        <translation>nicht dabei</translation>
    </message>
    <message numerus="yes">
        <source>%n beside it</source>
        <translation>
            <numerusform>%n daneben</numerusform>
            <numerusform>%n daneben</numerusform>
        </translation>
    </message>
    <message>
        <source>Only one can join as the last.</source>
        <translation>Als Letzter mitgehen kann nur einer.</translation>
    </message>
    <message>
        <source>You may not draw five cards.</source>
        <translation>Fünf Karten darfst du nicht ziehen.</translation>
    </message>
    <message>
        <source>It is the weakest of the five.</source>
        <translation>Es ist die schwächste von den fünf.</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>Kontostand</translation>
    </message>
    <message>
        <source>all played</source>
        <translation>alle dabei</translation>
    </message>
    <message>
        <source>beside it</source>
        <translation>daneben</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>Who?</source>
        <translation>Wer?</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Spielrichtung</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>anticlockwise</source>
        <translation>gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>everyone</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Pay it before every deal, even with counters in the pot</source>
        <translation>Vor jedem Spiel zahlen, auch wenn der Topf nicht leer ist</translation>
    </message>
    <message>
        <source>With only the ante in the pot everyone plays, the dealer for two tricks</source>
        <translation>Liegt nur der Einsatz im Topf, spielen alle mit, der Geber auf zwei Stiche</translation>
    </message>
    <message>
        <source>One player may join as the last, and must if nobody else does</source>
        <translation>Einer darf als Letzter mitgehen und muss, wenn es sonst niemand tut</translation>
    </message>
    <message>
        <source>The declarer takes the upcard and discards one of the five</source>
        <translation>Wer ansagt, bekommt die Trumpfkarte und legt eine der fünf ab</translation>
    </message>
    <message>
        <source>Draw five for four, discard one</source>
        <translation>Fünf für vier ziehen, eine ablegen</translation>
    </message>
    <message>
        <source>for everyone</source>
        <translation>für jeden</translation>
    </message>
    <message>
        <source>the pot twice</source>
        <translation>den Topf doppelt</translation>
    </message>
    <message>
        <source>the pot once</source>
        <translation>den Topf einfach</translation>
    </message>
    <message>
        <source>Limit of the pot</source>
        <translation>Im Topf liegt höchstens</translation>
    </message>
    <message>
        <source>To declare, say</source>
        <translation>Angesagt wird mit</translation>
    </message>
    <message numerus="yes">
        <source>The pot never holds more than %n, no more than the ante: everyone plays every deal.</source>
        <translation>
            <numerusform>Im Topf liegt nie mehr als eine Marke, also nicht mehr als der Einsatz: Jedes Mal müssen alle spielen.</numerusform>
            <numerusform>Im Topf liegen nie mehr als %n Marken, also nicht mehr als der Einsatz: Jedes Mal müssen alle spielen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s) in the pot. In for one trick?</source>
        <translation>
            <numerusform>Topf: eine Marke. Gehst du für einen Stich mit?</numerusform>
            <numerusform>Topf: %n Marken. Gehst du für einen Stich mit?</numerusform>
        </translation>
    </message>
    <message>
        <source>{0:seat}: declare or pass?</source>
        <translation>{0:seat}: ansagen oder passen?</translation>
    </message>
    <message>
        <source>{0:seat}: in or out?</source>
        <translation>{0:seat}: mitgehen oder aussetzen?</translation>
    </message>
    <message numerus="yes">
        <source>Everyone puts %n counter(s) into the pot.</source>
        <translation>
            <numerusform>Jeder legt eine Marke in den Topf.</numerusform>
            <numerusform>Jeder legt %n Marken in den Topf.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0:seat} cuts an Ace.</source>
        <translation>{0:seat} hebt ein Ass ab.</translation>
    </message>
    <message>
        <source>You cut an Ace.</source>
        <translation>Du hebst ein Ass ab.</translation>
    </message>
    <message>
        <source>{0:seat} cuts a Seven.</source>
        <translation>{0:seat} hebt eine Sieben ab.</translation>
    </message>
    <message>
        <source>You cut a Seven.</source>
        <translation>Du hebst eine Sieben ab.</translation>
    </message>
    <message>
        <source>{0:seat} cuts the Weli.</source>
        <translation>{0:seat} hebt den Weli ab.</translation>
    </message>
    <message>
        <source>You cut the Weli.</source>
        <translation>Du hebst den Weli ab.</translation>
    </message>
    <message>
        <source>Only the ante is in the pot: everyone plays, and the dealer {0:seat} owes two tricks.</source>
        <translation>Im Topf liegt nur der Einsatz: Alle spielen, und {0:seat} schuldet als Geber zwei Stiche.</translation>
    </message>
    <message>
        <source>Only the ante is in the pot: everyone plays, and as dealer you owe two tricks.</source>
        <translation>Im Topf liegt nur der Einsatz: Alle spielen, und du schuldest als Geber zwei Stiche.</translation>
    </message>
    <message>
        <source>A Seven: the dealer {0:seat} must play, but owes only one trick.</source>
        <translation>Ein Siebener: {0:seat} muss als Geber spielen, schuldet aber nur einen Stich.</translation>
    </message>
    <message>
        <source>A Seven: as dealer you must play, but owe only one trick.</source>
        <translation>Ein Siebener: Als Geber musst du spielen, schuldest aber nur einen Stich.</translation>
    </message>
    <message>
        <source>The top card: the dealer {0:seat} must play and owes two tricks.</source>
        <translation>Die höchste Karte: {0:seat} muss als Geber spielen und schuldet zwei Stiche.</translation>
    </message>
    <message>
        <source>The top card: as dealer you must play and owe two tricks.</source>
        <translation>Die höchste Karte: Als Geber musst du spielen und schuldest zwei Stiche.</translation>
    </message>
    <message>
        <source>Nobody else is in, so {0:seat} is.</source>
        <translation>Sonst ist niemand dabei, also geht {0:seat} mit.</translation>
    </message>
    <message>
        <source>Nobody else is in, so you are.</source>
        <translation>Sonst ist niemand dabei, also gehst du mit.</translation>
    </message>
    <message>
        <source>{0:seat} discards one of the five.</source>
        <translation>{0:seat} legt eine der fünf ab.</translation>
    </message>
    <message>
        <source>You discard one of the five.</source>
        <translation>Du legst eine der fünf ab.</translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s) go beside the pot.</source>
        <translation>
            <numerusform>Eine Marke kommt neben den Topf.</numerusform>
            <numerusform>%n Marken kommen neben den Topf.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s) come back into the pot.</source>
        <translation>
            <numerusform>Eine Marke kommt zurück in den Topf.</numerusform>
            <numerusform>%n Marken kommen zurück in den Topf.</numerusform>
        </translation>
    </message>
    <message>
        <source>no trick: paid the pot</source>
        <translation>kein Stich: Topf bezahlt</translation>
    </message>
    <message>
        <source>missed two tricks</source>
        <translation>zwei Stiche verfehlt</translation>
    </message>
    <message>
        <source>In. Without the tricks, pays the pot (the declarer twice).</source>
        <translation>Spielt mit. Ohne die Stiche ist der Topf fällig, beim Ansager doppelt.</translation>
    </message>
    <message>
        <source>You are in. Without the tricks you pay the pot (as declarer twice).</source>
        <translation>Du spielst mit. Ohne die Stiche zahlst du den Topf, als Ansager doppelt.</translation>
    </message>
    <message>
        <source>everyone plays</source>
        <translation>alle spielen</translation>
    </message>
    <message>
        <source>You have the {0:card}, the top trump, so you may not pass.</source>
        <translation>Du hast {0:card den}, den höchsten Trumpf, also darfst du nicht passen.</translation>
    </message>
    <message>
        <source>First declare or pass.</source>
        <translation>Sag zuerst an, oder passe.</translation>
    </message>
    <message>
        <source>Swap a card from your hand for the upcard, or leave it.</source>
        <translation>Gib eine Karte aus der Hand für die Trumpfkarte, oder lass sie liegen.</translation>
    </message>
    <message>
        <source>You have five cards: discard one first.</source>
        <translation>Du hast fünf Karten: Leg erst eine ab.</translation>
    </message>
    <message>
        <source>You discarded all four, so draw five.</source>
        <translation>Du hast alle vier abgelegt, also zieh fünf.</translation>
    </message>
    <message>
        <source>With the top trump you must play.</source>
        <translation>Mit dem höchsten Trumpf auf der Hand musst du spielen.</translation>
    </message>
    <message>
        <source>Close, but with five cards to choose from it may be enough.</source>
        <translation>Es ist knapp: Gegen einen allein, mit fünf Karten zur Auswahl, kann es reichen.</translation>
    </message>
    <message>
        <source>The upcard is better.</source>
        <translation>Die Trumpfkarte ist besser.</translation>
    </message>
    <message>
        <source>Did anyone play for two tricks?</source>
        <translation>Hat jemand auf zwei Stiche gespielt?</translation>
    </message>
    <message>
        <source>the dealer, with a Seven</source>
        <translation>der Geber, mit einem Siebener</translation>
    </message>
    <message>
        <source>The declarer has played: enter tricks, or 0.</source>
        <translation>Der Ansager hat gespielt: Trag Stiche ein, oder 0.</translation>
    </message>
    <message>
        <source>Mauscheln!</source>
        <translation>Ich mauschle!</translation>
    </message>
    <message>
        <source>Chratze!</source>
        <translation>Chratze!</translation>
    </message>
    <message>
        <source>I’m in.</source>
        <translation>Ich bin dabei.</translation>
    </message>
    <message>
        <source>As the last!</source>
        <translation>Als Letzter!</translation>
    </message>
    <message>
        <source>Count me out.</source>
        <translation>Ohne mich.</translation>
    </message>
    <message>
        <source>Most counters at the end wins.</source>
        <translation>Am Ende gewinnen die meisten Marken.</translation>
    </message>
    <message>
        <source>Four tricks a deal</source>
        <translation>Vier Stiche pro Spiel</translation>
    </message>
    <message>
        <source>Say it, then do it</source>
        <translation>Versprich Stiche</translation>
    </message>
    <message>
        <source>Weak hand? Stay out</source>
        <translation>Lieber draußen?</translation>
    </message>
    <message>
        <source>Declaring means playing for the pot and owing two tricks. Miss one, and you pay the pot twice.</source>
        <translation>Wer ansagt, spielt um den Topf und schuldet zwei Stiche. Fehlt einer, zahlt er den Topf doppelt.</translation>
    </message>
    <message>
        <source>Someone has declared. Join, and you owe one trick or pay the pot; staying out costs nothing.</source>
        <translation>Jemand hat angesagt. Gehst du mit, schuldest du einen Stich oder zahlst den Topf; aussetzen kostet nichts.</translation>
    </message>
    <message>
        <source>You declared, so the upcard is yours. Swap one of your cards for it, or leave it.</source>
        <translation>Du hast angesagt, also gehört die Trumpfkarte dir. Tausch eine deiner Karten dagegen, oder lass sie liegen.</translation>
    </message>
    <message>
        <source>You may exchange once: discard any cards, even all four, and draw as many.</source>
        <translation>Du darfst einmal tauschen: Leg beliebig viele ab, auch alle vier, und zieh ebenso viele.</translation>
    </message>
    <message>
        <source>Follow suit if you can; if not, play a trump. Each of the four tricks brings a quarter of the pot.</source>
        <translation>Bediene, wenn du kannst; sonst spiel Trumpf. Jeder der vier Stiche bringt ein Viertel des Topfes.</translation>
    </message>
</context>
<context>
    <name>menu</name>
    <message>
        <source>As in the system</source>
        <translation>Wie im System</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nacht</translation>
    </message>
    <message>
        <source>Play the &amp;hint</source>
        <translation>&amp;Tipp spielen</translation>
    </message>
    <message>
        <source>Sound is off</source>
        <translation>Der Ton ist aus</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>&amp;Abend</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>A&amp;nsicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Order of the hand</source>
        <translation>Reihenfolge im B&amp;latt</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>&amp;Tempo</translation>
    </message>
    <message>
        <source>&amp;Read aloud</source>
        <translation>&amp;Vorlesen</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>Lig&amp;ht</source>
        <translation>L&amp;icht</translation>
    </message>
    <message>
        <source>Pac&amp;k of cards</source>
        <translation>Karten&amp;bild</translation>
    </message>
    <message>
        <source>Hom&amp;e</source>
        <translation>Startse&amp;ite</translation>
    </message>
    <message>
        <source>&amp;New match …</source>
        <translation>&amp;Neuer Abend …</translation>
    </message>
    <message>
        <source>Play again with the sa&amp;me players</source>
        <translation>Noch ein&amp;mal dieselbe Runde</translation>
    </message>
    <message>
        <source>Restart th&amp;is deal</source>
        <translation>Dieses Spiel neu be&amp;ginnen</translation>
    </message>
    <message>
        <source>Play this deal again from its start, with the same cards</source>
        <translation>Dieses Spiel von vorn spielen, mit denselben Karten</translation>
    </message>
    <message>
        <source>&amp;Open a match …</source>
        <translation>Abend ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Keep sco&amp;re …</source>
        <translation>P&amp;unkte schreiben …</translation>
    </message>
    <message>
        <source>&amp;Club night …</source>
        <translation>&amp;Vereinsabend …</translation>
    </message>
    <message>
        <source>S&amp;helf …</source>
        <translation>&amp;Regal …</translation>
    </message>
    <message>
        <source>&amp;Learn …</source>
        <translation>&amp;Lernen …</translation>
    </message>
    <message>
        <source>Pu&amp;zzles …</source>
        <translation>&amp;Aufgaben …</translation>
    </message>
    <message>
        <source>&amp;Save a copy …</source>
        <translation>&amp;Kopie speichern …</translation>
    </message>
    <message>
        <source>The match at a &amp;glance …</source>
        <translation>Der Abend im &amp;Überblick …</translation>
    </message>
    <message>
        <source>&amp;Print score sheet …</source>
        <translation>Spielzettel &amp;drucken …</translation>
    </message>
    <message>
        <source>Score sheet as P&amp;DF …</source>
        <translation>Spielzettel als &amp;PDF …</translation>
    </message>
    <message>
        <source>Pla&amp;yers …</source>
        <translation>Mit&amp;spieler …</translation>
    </message>
    <message>
        <source>Se&amp;ttings …</source>
        <translation>&amp;Einstellungen …</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>Show a hint; press again to play it</source>
        <translation>Einen Tipp zeigen; noch einmal gedrückt, wird er gespielt</translation>
    </message>
    <message>
        <source>E&amp;very choice …</source>
        <translation>Alle &amp;Möglichkeiten …</translation>
    </message>
    <message>
        <source>What each choice comes to</source>
        <translation>Was jede Möglichkeit bringt</translation>
    </message>
    <message>
        <source>Claim the r&amp;est</source>
        <translation>R&amp;est beanspruchen</translation>
    </message>
    <message>
        <source>Claim all remaining tricks, or none of them</source>
        <translation>Alle übrigen Stiche beanspruchen, oder keinen</translation>
    </message>
    <message>
        <source>Review &amp;the deals</source>
        <translation>&amp;Nachkarten</translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation>&amp;Letzter Stich</translation>
    </message>
    <message>
        <source>&amp;Why was this trick won?</source>
        <translation>Warum ging der Sti&amp;ch so aus?</translation>
    </message>
    <message>
        <source>What’s th&amp;is?</source>
        <translation>Was &amp;ist das?</translation>
    </message>
    <message>
        <source>S&amp;ay something …</source>
        <translation>Etwas s&amp;agen …</translation>
    </message>
    <message>
        <source>Talk to the others</source>
        <translation>Etwas über den Tisch sagen</translation>
    </message>
    <message>
        <source>&amp;Sort hand</source>
        <translation>Blatt &amp;sortieren</translation>
    </message>
    <message>
        <source>&amp;Usual in the game</source>
        <translation>Wie im Spiel &amp;üblich</translation>
    </message>
    <message>
        <source>&amp;Trumps on the right</source>
        <translation>&amp;Trümpfe rechts</translation>
    </message>
    <message>
        <source>&amp;Low to high</source>
        <translation>&amp;Aufsteigend</translation>
    </message>
    <message>
        <source>&amp;Red and black in turn</source>
        <translation>&amp;Rot und Schwarz im Wechsel</translation>
    </message>
    <message>
        <source>&amp;In turn, trumps on the right</source>
        <translation>Im &amp;Wechsel, Trümpfe rechts</translation>
    </message>
    <message>
        <source>In turn, low to &amp;high</source>
        <translation>Im Wechsel, auf&amp;steigend</translation>
    </message>
    <message>
        <source>S&amp;kip waiting</source>
        <translation>&amp;Gleich weiter</translation>
    </message>
    <message>
        <source>Skip to your &amp;next decision</source>
        <translation>Bis zu deiner nächsten Entschei&amp;dung</translation>
    </message>
    <message>
        <source>Turn cards &amp;face down</source>
        <translation>Alle Karten &amp;verdecken</translation>
    </message>
    <message>
        <source>Hide everything at once until you show it again</source>
        <translation>Sofort alles verdecken, bis du es wieder zeigst</translation>
    </message>
    <message>
        <source>Let a com&amp;puter player play on …</source>
        <translation>Com&amp;puter weiterspielen lassen …</translation>
    </message>
    <message>
        <source>For a person who has left, or give a person the seat back</source>
        <translation>Für jemanden, der gegangen ist, oder den Platz zurückgeben</translation>
    </message>
    <message>
        <source>Ph&amp;ones at the table …</source>
        <translation>Tele&amp;fone am Tisch …</translation>
    </message>
    <message>
        <source>Have your cards on a phone, or let others watch</source>
        <translation>Nimm deine Karten aufs Telefon, oder lass andere zusehen</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Karten geben</translation>
    </message>
    <message>
        <source>&amp;Correct a line …</source>
        <translation>&amp;Zeile berichtigen …</translation>
    </message>
    <message>
        <source>Show &amp;slate</source>
        <translation>&amp;Tafel zeigen</translation>
    </message>
    <message>
        <source>S&amp;ound</source>
        <translation>K&amp;lang</translation>
    </message>
    <message>
        <source>&amp;Bigger cards</source>
        <translation>&amp;Größere Karten</translation>
    </message>
    <message>
        <source>S&amp;maller cards</source>
        <translation>&amp;Kleinere Karten</translation>
    </message>
    <message>
        <source>&amp;Fit cards</source>
        <translation>Karten &amp;einpassen</translation>
    </message>
    <message>
        <source>&amp;Learning</source>
        <translation>Zum &amp;Lernen</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>Lan&amp;gsam</translation>
    </message>
    <message>
        <source>&amp;Relaxed</source>
        <translation>G&amp;emütlich</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Schnell</translation>
    </message>
    <message>
        <source>&amp;Instant</source>
        <translation>S&amp;ofort</translation>
    </message>
    <message>
        <source>Repeat l&amp;ast sentence</source>
        <translation>Letzten Satz &amp;wiederholen</translation>
    </message>
    <message>
        <source>The sentence &amp;before</source>
        <translation>Den Satz da&amp;vor</translation>
    </message>
    <message>
        <source>Whose t&amp;urn, and what lies there</source>
        <translation>Wer ist &amp;dran, und was liegt da</translation>
    </message>
    <message>
        <source>Your &amp;hand</source>
        <translation>Dein &amp;Blatt</translation>
    </message>
    <message>
        <source>Read the &amp;table</source>
        <translation>Den &amp;Tisch vorlesen</translation>
    </message>
    <message>
        <source>S&amp;core and slate</source>
        <translation>&amp;Stand und Tafel</translation>
    </message>
    <message>
        <source>Cards played of a su&amp;it</source>
        <translation>Gespielte Karten einer &amp;Farbe</translation>
    </message>
    <message>
        <source>Cards s&amp;till out …</source>
        <translation>Karten noch &amp;draußen …</translation>
    </message>
    <message>
        <source>&amp;Cards …</source>
        <translation>Ka&amp;rten …</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>B&amp;ig screen</source>
        <translation>Gr&amp;oßbild</translation>
    </message>
    <message>
        <source>Show the table to everybody in the room, but no hand</source>
        <translation>Den Tisch für alle im Raum zeigen, aber kein Blatt</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Spielregeln</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>&amp;Fachwörter</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>What’s &amp;new</source>
        <translation>Neuerun&amp;gen</translation>
    </message>
    <message>
        <source>&amp;About Kartentisch</source>
        <translation>Ü&amp;ber Kartentisch</translation>
    </message>
</context>
<context>
    <name>mulatschak</name>
    <message>
        <source>You name the trump suit. The Weli is its second highest card, whichever you choose.</source>
        <translation>Du machst Trumpf. Der Weli ist dann die zweithöchste Karte, welche Farbe du auch nimmst.</translation>
    </message>
    <message>
        <source>Follow suit if you can. Each trick takes one off your points.</source>
        <translation>Bediene, wenn du kannst. Jeder Stich nimmt dir einen Punkt weg.</translation>
    </message>
    <message>
        <source>Mulatschak</source>
        <translation>Mulatschak</translation>
    </message>
    <message>
        <source>Bid your tricks, name trumps, and beware the Weli.</source>
        <translation>Stiche ansagen, Trumpf machen, den Weli fürchten.</translation>
    </message>
    <message>
        <source>Salzburg, from fifteen</source>
        <translation>Salzburg, von fünfzehn</translation>
    </message>
    <message>
        <source>Salzburg</source>
        <translation>Salzburg</translation>
    </message>
    <message>
        <source>Fuchzenawa, from fifteen</source>
        <translation>Fuchzenawa, von fünfzehn</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>33, with the Weli</source>
        <translation>33, mit dem Weli</translation>
    </message>
    <message>
        <source>36, with the Weli and three Sixes</source>
        <translation>36, mit dem Weli und drei Sechsern</translation>
    </message>
    <message>
        <source>Points to count down from</source>
        <translation>Von so vielen Punkten wird gezählt</translation>
    </message>
    <message>
        <source>If you cut the Weli, you keep it</source>
        <translation>Wer den Weli abhebt, behält ihn</translation>
    </message>
    <message>
        <source>The Weli is a court card</source>
        <translation>Der Weli gilt als Bild</translation>
    </message>
    <message>
        <source>A single trick may be bid</source>
        <translation>Einen einzelnen Stich ansagen</translation>
    </message>
    <message>
        <source>in any suit</source>
        <translation>erlaubt in jeder Farbe</translation>
    </message>
    <message>
        <source>only in Hearts</source>
        <translation>erlaubt nur mit Herz</translation>
    </message>
    <message>
        <source>is allowed unless Acorns are trumps</source>
        <translation>außer bei Eichel-Trumpf erlaubt</translation>
    </message>
    <message>
        <source>is allowed unless Hearts are trumps</source>
        <translation>außer bei Herz-Trumpf erlaubt</translation>
    </message>
    <message>
        <source>is always allowed</source>
        <translation>immer erlaubt</translation>
    </message>
    <message>
        <source>is not allowed</source>
        <translation>nicht erlaubt</translation>
    </message>
    <message>
        <source>always free to choose</source>
        <translation>immer freie Wahl</translation>
    </message>
    <message>
        <source>The exchange</source>
        <translation>Das Tauschen</translation>
    </message>
    <message>
        <source>the declarer first</source>
        <translation>der Ansager zuerst</translation>
    </message>
    <message>
        <source>forehand first</source>
        <translation>Vorhand zuerst</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keines</translation>
    </message>
    <message>
        <source>What a missed bid costs</source>
        <translation>Was eine verfehlte Ansage kostet</translation>
    </message>
    <message>
        <source>Hearts as trumps count double</source>
        <translation>Herz-Trumpf zählt doppelt</translation>
    </message>
    <message>
        <source>count fourfold</source>
        <translation>zählt vierfach</translation>
    </message>
    <message>
        <source>as many as it takes</source>
        <translation>bis jemand bei null ist</translation>
    </message>
    <message>
        <source>Mulatschak is best with three or four.</source>
        <translation>Am schönsten ist Mulatschak zu dritt oder viert.</translation>
    </message>
    <message>
        <source>{0:seat} is bidding.</source>
        <translation>{0:seat} sagt an.</translation>
    </message>
    <message>
        <source>{0:seat} is naming trumps.</source>
        <translation>{0:seat} macht Trumpf.</translation>
    </message>
    <message>
        <source>{0:seat} is exchanging.</source>
        <translation>{0:seat} tauscht.</translation>
    </message>
    <message>
        <source>My game</source>
        <translation>Mein Spiel</translation>
    </message>
    <message>
        <source>Mulatschak!</source>
        <translation>Mulatschak!</translation>
    </message>
    <message>
        <source>{0:suit}</source>
        <translation>{0:suit}</translation>
    </message>
    <message>
        <source>1</source>
        <translation>1</translation>
    </message>
    <message>
        <source>2</source>
        <translation>2</translation>
    </message>
    <message>
        <source>3</source>
        <translation>3</translation>
    </message>
    <message>
        <source>4</source>
        <translation>4</translation>
    </message>
    <message>
        <source>5</source>
        <translation>5</translation>
    </message>
    <message>
        <source>E</source>
        <translation>E</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>{0:seat} has cut the Weli and keeps it.</source>
        <translation>{0:seat} hat den Weli abgehoben und behält ihn.</translation>
    </message>
    <message>
        <source>You have cut the Weli and keep it.</source>
        <translation>Du hast den Weli abgehoben und behältst ihn.</translation>
    </message>
    <message numerus="yes">
        <source>{0:seat} bids %n trick(s).</source>
        <translation>
            <numerusform>{0:seat} sagt %n Stich an.</numerusform>
            <numerusform>{0:seat} sagt %n Stiche an.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You bid %n trick(s).</source>
        <translation>
            <numerusform>Du sagst %n Stich an.</numerusform>
            <numerusform>Du sagst %n Stiche an.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0:seat} says “my game”: %n trick(s).</source>
        <translation>
            <numerusform>{0:seat} sagt „mein Spiel“: %n Stich.</numerusform>
            <numerusform>{0:seat} sagt „mein Spiel“: %n Stiche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You say “my game”: %n trick(s).</source>
        <translation>
            <numerusform>Du sagst „mein Spiel“: %n Stich.</numerusform>
            <numerusform>Du sagst „mein Spiel“: %n Stiche.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0:seat} announces a Mulatschak!</source>
        <translation>{0:seat} sagt einen Mulatschak an!</translation>
    </message>
    <message>
        <source>You announce a Mulatschak!</source>
        <translation>Du sagst einen Mulatschak an!</translation>
    </message>
    <message>
        <source>{0:seat} names {1:suit} as trumps.</source>
        <translation>{0:seat} macht {1:suit} zum Trumpf.</translation>
    </message>
    <message>
        <source>You name {1:suit} as trumps.</source>
        <translation>Du machst {1:suit} zum Trumpf.</translation>
    </message>
    <message>
        <source>{0:seat} plays.</source>
        <translation>{0:seat} geht mit.</translation>
    </message>
    <message>
        <source>You play.</source>
        <translation>Du gehst mit.</translation>
    </message>
    <message>
        <source>{0} of {1} tricks: bid missed</source>
        <translation>{0} von {1} Stichen: Ansage verfehlt</translation>
    </message>
    <message>
        <source>nobody bid</source>
        <translation>niemand sagte an</translation>
    </message>
    <message>
        <source>Mulatschak made</source>
        <translation>Mulatschak gemacht</translation>
    </message>
    <message>
        <source>Mulatschak missed</source>
        <translation>Mulatschak verfehlt</translation>
    </message>
    <message>
        <source>broke the Mulatschak</source>
        <translation>Mulatschak gebrochen</translation>
    </message>
    <message>
        <source>Mulatschak broken by another</source>
        <translation>Mulatschak, den ein anderer brach</translation>
    </message>
    <message>
        <source>Has announced all five tricks.</source>
        <translation>Hat alle fünf Stiche angesagt.</translation>
    </message>
    <message>
        <source>You have announced all five tricks.</source>
        <translation>Du hast alle fünf Stiche angesagt.</translation>
    </message>
    <message>
        <source>Plays, and should take at least one trick.</source>
        <translation>Geht mit und sollte wenigstens einen Stich machen.</translation>
    </message>
    <message>
        <source>You play, and should take at least one trick.</source>
        <translation>Du gehst mit und solltest wenigstens einen Stich machen.</translation>
    </message>
    <message>
        <source>Sits this deal out and pays a little for it.</source>
        <translation>Setzt dieses Spiel aus und zahlt ein wenig dafür.</translation>
    </message>
    <message>
        <source>You sit this deal out and pay a little for it.</source>
        <translation>Du setzt dieses Spiel aus und zahlst ein wenig dafür.</translation>
    </message>
    <message numerus="yes">
        <source>{0:seat} bids %n trick(s)</source>
        <translation>
            <numerusform>{0:seat} sagt %n Stich</numerusform>
            <numerusform>{0:seat} sagt %n Stiche</numerusform>
        </translation>
    </message>
    <message>
        <source>Mulatschak: {0:seat} against all</source>
        <translation>Mulatschak: {0:seat} gegen alle</translation>
    </message>
    <message numerus="yes">
        <source>you bid %n trick(s)</source>
        <translation>
            <numerusform>du sagst %n Stich</numerusform>
            <numerusform>du sagst %n Stiche</numerusform>
        </translation>
    </message>
    <message>
        <source>Mulatschak: you against all</source>
        <translation>Mulatschak: du gegen alle</translation>
    </message>
    <message>
        <source>First say how many tricks you bid.</source>
        <translation>Sag zuerst, wie viele Stiche du ansagst.</translation>
    </message>
    <message>
        <source>Only the dealer may take over another player’s bid.</source>
        <translation>Nur der Geber darf die Ansage eines anderen übernehmen.</translation>
    </message>
    <message>
        <source>First name the trump suit.</source>
        <translation>Nenn zuerst die Trumpffarbe.</translation>
    </message>
    <message>
        <source>The declarer has played: enter tricks, or 0.</source>
        <translation>Der Ansager hat gespielt: Trag Stiche ein, oder 0.</translation>
    </message>
    <message>
        <source>With {0:suit} as trumps nobody will take a trick from you.</source>
        <translation>Mit {0:suit} als Trumpf nimmt dir niemand einen Stich ab.</translation>
    </message>
    <message>
        <source>With {0:suit} as trumps the hand is good for that many.</source>
        <translation>Mit {0:suit} als Trumpf ist das Blatt gut für so viele.</translation>
    </message>
    <message>
        <source>How many tricks do you bid?</source>
        <translation>Wie viele Stiche sagst du an?</translation>
    </message>
    <message numerus="yes">
        <source>The bid is %n trick(s). Go higher?</source>
        <translation>
            <numerusform>%n Stich ist angesagt. Sagst du mehr?</numerusform>
            <numerusform>%n Stiche sind angesagt. Sagst du mehr?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bid is %n trick(s). Hold or raise?</source>
        <translation>
            <numerusform>%n Stich ist angesagt. „Mein Spiel“, oder mehr?</numerusform>
            <numerusform>%n Stiche sind angesagt. „Mein Spiel“, oder mehr?</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the trump suit.</source>
        <translation>Wähl die Trumpffarbe.</translation>
    </message>
    <message>
        <source>Play, or stay home?</source>
        <translation>Gehst du mit, oder bleibst du daheim?</translation>
    </message>
    <message>
        <source>{0:seat}: play or stay home?</source>
        <translation>{0:seat}: mitgehen oder daheimbleiben?</translation>
    </message>
    <message>
        <source>1 trick</source>
        <translation>1 Stich</translation>
    </message>
    <message>
        <source>2 tricks</source>
        <translation>2 Stiche</translation>
    </message>
    <message>
        <source>3 tricks</source>
        <translation>3 Stiche</translation>
    </message>
    <message>
        <source>4 tricks</source>
        <translation>4 Stiche</translation>
    </message>
    <message>
        <source>5 tricks</source>
        <translation>5 Stiche</translation>
    </message>
    <message>
        <source>Redeal</source>
        <translation>Neue Karten</translation>
    </message>
    <message>
        <source>I’m in</source>
        <translation>Mitgehen</translation>
    </message>
    <message>
        <source>Your strongest suit is {0:suit}.</source>
        <translation>Deine stärkste Farbe ist {0:suit}.</translation>
    </message>
    <message>
        <source>You will very likely take a trick.</source>
        <translation>Ein Stich ist dir recht sicher.</translation>
    </message>
    <message>
        <source>Points to go</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>points to go</source>
        <translation>Punkte noch</translation>
    </message>
    <message>
        <source>What kind of deal was it?</source>
        <translation>Was für ein Spiel war es?</translation>
    </message>
    <message>
        <source>tricks were bid</source>
        <translation>mit Ansage</translation>
    </message>
    <message>
        <source>a Mulatschak</source>
        <translation>ein Mulatschak</translation>
    </message>
    <message>
        <source>Who had bid most?</source>
        <translation>Wer hat am meisten angesagt?</translation>
    </message>
    <message>
        <source>How many tricks?</source>
        <translation>Wie viele Stiche?</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>A hand without court cards</source>
        <translation>Ein Blatt ohne Bild</translation>
    </message>
    <message>
        <source>may be redealt</source>
        <translation>darf neu gegeben werden</translation>
    </message>
    <message>
        <source>must be redealt</source>
        <translation>muss neu gegeben werden</translation>
    </message>
    <message>
        <source>is played</source>
        <translation>wird gespielt</translation>
    </message>
    <message>
        <source>Staying home</source>
        <translation>Daheimbleiben</translation>
    </message>
    <message>
        <source>Points to go at which you must play</source>
        <translation>Mit so wenigen Punkten musst du mitgehen</translation>
    </message>
    <message>
        <source>Staying home costs more where all is doubled</source>
        <translation>Daheimbleiben kostet mehr, wenn alles doppelt zählt</translation>
    </message>
    <message>
        <source>Hearts after a redeal</source>
        <translation>Herz, wenn neu gegeben wurde</translation>
    </message>
    <message>
        <source>count double anyway</source>
        <translation>zählt trotzdem nur doppelt</translation>
    </message>
    <message>
        <source>Most deals per match</source>
        <translation>Höchstens so viele Spiele</translation>
    </message>
    <message>
        <source>{0:seat} has no court card: redeal, and everything counts double.</source>
        <translation>{0:seat} hat kein Bild: Es wird neu gegeben, und alles zählt doppelt.</translation>
    </message>
    <message>
        <source>You have no court card: redeal, and everything counts double.</source>
        <translation>Du hast kein Bild: Es wird neu gegeben, und alles zählt doppelt.</translation>
    </message>
    <message>
        <source>Nobody bids. The deal moves on.</source>
        <translation>Niemand sagt an. Der Nächste gibt.</translation>
    </message>
    <message>
        <source>{0:seat} stays home.</source>
        <translation>{0:seat} bleibt daheim.</translation>
    </message>
    <message>
        <source>You stay home.</source>
        <translation>Du bleibst daheim.</translation>
    </message>
    <message>
        <source>Everyone else stays home, so {0:seat} must play.</source>
        <translation>Alle anderen bleiben daheim: {0:seat} muss mitgehen.</translation>
    </message>
    <message>
        <source>Everyone else stays home, so you must play.</source>
        <translation>Alle anderen bleiben daheim: Du musst mitgehen.</translation>
    </message>
    <message>
        <source>Redeal: everything counts double.</source>
        <translation>Es wird neu gegeben, und alles zählt doppelt.</translation>
    </message>
    <message numerus="yes">
        <source>{0:seat} goes down by %n.</source>
        <translation>
            <numerusform>{0:seat}: %n herunter.</numerusform>
            <numerusform>{0:seat}: %n herunter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You go down by %n.</source>
        <translation>
            <numerusform>Du: %n herunter.</numerusform>
            <numerusform>Du: %n herunter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0:seat} goes up by %n.</source>
        <translation>
            <numerusform>{0:seat}: %n hinauf.</numerusform>
            <numerusform>{0:seat}: %n hinauf.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You go up by %n.</source>
        <translation>
            <numerusform>Du: %n hinauf.</numerusform>
            <numerusform>Du: %n hinauf.</numerusform>
        </translation>
    </message>
    <message>
        <source>everything × {0}</source>
        <translation>alles × {0}</translation>
    </message>
    <message>
        <source>redealt</source>
        <translation>neu gegeben</translation>
    </message>
    <message>
        <source>Mulatschak by another player</source>
        <translation>Mulatschak eines anderen</translation>
    </message>
    <message numerus="yes">
        <source>bids %n</source>
        <translation>
            <numerusform>sagt %n</numerusform>
            <numerusform>sagt %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bid %n</source>
        <translation>
            <numerusform>sagst %n</numerusform>
            <numerusform>sagst %n</numerusform>
        </translation>
    </message>
    <message>
        <source>playing</source>
        <translation>dabei</translation>
    </message>
    <message>
        <source>Highest bid: names trumps, leads, and must take that many tricks.</source>
        <translation>Hat am meisten angesagt: macht Trumpf, spielt aus und muss so viele Stiche machen.</translation>
    </message>
    <message>
        <source>Your bid is highest: you name trumps, lead, and must take that many tricks.</source>
        <translation>Du hast am meisten angesagt: Du machst Trumpf, spielst aus und musst so viele Stiche machen.</translation>
    </message>
    <message numerus="yes">
        <source>You must bid more than %n trick(s).</source>
        <translation>
            <numerusform>Du musst mehr als %n Stich ansagen.</numerusform>
            <numerusform>Du musst mehr als %n Stiche ansagen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can only announce a Mulatschak with your first bid.</source>
        <translation>Einen Mulatschak sagst du nur mit deinem ersten Wort an.</translation>
    </message>
    <message>
        <source>You can only ask for a redeal at once, and only without court cards.</source>
        <translation>Neu geben lassen darf nur, wer kein Bild hat, und nur sofort.</translation>
    </message>
    <message>
        <source>House rule: no redeal without court cards.</source>
        <translation>Hausregel: Ohne Bild wird nicht neu gegeben.</translation>
    </message>
    <message>
        <source>You have no court card, so you must ask for a redeal.</source>
        <translation>Du hast kein Bild: Es muss neu gegeben werden.</translation>
    </message>
    <message>
        <source>House rule: bid one trick only in Hearts.</source>
        <translation>Hausregel: Einen einzelnen Stich nur mit Herz.</translation>
    </message>
    <message>
        <source>First say whether you play or stay home.</source>
        <translation>Sag zuerst, ob du mitgehst oder daheimbleibst.</translation>
    </message>
    <message>
        <source>The stock is empty.</source>
        <translation>Der Talon ist leer.</translation>
    </message>
    <message>
        <source>This hand is hopeless; a new one may be better.</source>
        <translation>Das Blatt taugt nichts; neue Karten vielleicht schon.</translation>
    </message>
    <message>
        <source>Too few sure tricks for a bid.</source>
        <translation>Zu wenig sichere Stiche für eine Ansage.</translation>
    </message>
    <message>
        <source>This hand won’t take that many tricks.</source>
        <translation>So viele Stiche gibt dieses Blatt nicht her.</translation>
    </message>
    <message>
        <source>A trick is unlikely, and staying home costs less.</source>
        <translation>Ein Stich ist unwahrscheinlich, und daheimbleiben kostet weniger.</translation>
    </message>
    <message>
        <source>You have no {0:suit}. Make them trumps anyway?</source>
        <translation>Du hast gar nichts in {0:suit}. Trotzdem zum Trumpf machen?</translation>
    </message>
    <message>
        <source>You have the {0:card} and the Weli, and nobody has bid. Pass anyway?</source>
        <translation>Du hast {0:card den} und den Weli, und niemand hat angesagt. Trotzdem passen?</translation>
    </message>
    <message>
        <source>redealt, no court card</source>
        <translation>kein Bild, neu gegeben</translation>
    </message>
    <message>
        <source>Was it made?</source>
        <translation>Wurde er gemacht?</translation>
    </message>
    <message>
        <source>Who took the trick that broke it?</source>
        <translation>Wer machte den Stich, der ihn brach?</translation>
    </message>
    <message>
        <source>Someone must play against the declarer: enter tricks, or 0.</source>
        <translation>Jemand muss gegen den Ansager spielen: Trag Stiche ein, oder 0.</translation>
    </message>
    <message>
        <source>Someone else must have broken the Mulatschak.</source>
        <translation>Den Mulatschak muss jemand anders gebrochen haben.</translation>
    </message>
    <message>
        <source>I’ll stay home.</source>
        <translation>Ich bleib daheim.</translation>
    </message>
    <message>
        <source>Bid how many tricks you will take, or pass. The highest bidder names trumps and leads; a missed bid is costly.</source>
        <translation>Du sagst, wie viele Stiche du machst, oder passt. Wer am meisten sagt, macht Trumpf und spielt aus; eine verfehlte Ansage kostet viel.</translation>
    </message>
    <message>
        <source>Staying home costs a little, playing without a trick much more. Players may exchange cards first.</source>
        <translation>Daheimbleiben kostet wenig, mitgehen ohne Stich viel mehr. Wer mitgeht, darf vorher Karten tauschen.</translation>
    </message>
    <message>
        <source>You may exchange once: discard any cards and draw as many.</source>
        <translation>Du darfst einmal tauschen: Leg Karten ab und zieh ebenso viele.</translation>
    </message>
    <message>
        <source>Pass.</source>
        <translation>Passe.</translation>
    </message>
    <message>
        <source>I say {1}.</source>
        <translation>Ich sag {1}.</translation>
    </message>
    <message>
        <source>My game!</source>
        <translation>Mein Spiel!</translation>
    </message>
    <message>
        <source>I’m in.</source>
        <translation>Ich geh mit.</translation>
    </message>
    <message>
        <source>First from 21 down to zero wins.</source>
        <translation>Wer zuerst von 21 auf null ist, gewinnt.</translation>
    </message>
    <message>
        <source>Five tricks a deal</source>
        <translation>Fünf Stiche pro Spiel</translation>
    </message>
    <message>
        <source>Each takes one point off. Beat what’s there if you can.</source>
        <translation>Jeder nimmt dir einen Punkt ab. Geh drüber, wenn du kannst.</translation>
    </message>
    <message>
        <source>Bid your tricks</source>
        <translation>Sag Stiche an</translation>
    </message>
    <message>
        <source>The highest bid names trumps. Miss it, and you go up ten.</source>
        <translation>Die höchste Ansage macht Trumpf. Verfehlt kostet zehn Punkte.</translation>
    </message>
    <message>
        <source>Fear the Weli</source>
        <translation>Hüte dich vorm Weli</translation>
    </message>
    <message>
        <source>Card 33 is the second-best trump in every deal.</source>
        <translation>Karte 33 ist in jedem Spiel der zweithöchste Trumpf.</translation>
    </message>
</context>
<context>
    <name>new-match</name>
    <message>
        <source>Advanced</source>
        <translation>Erweitert</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>custom rules</source>
        <translation>eigene Regeln</translation>
    </message>
    <message>
        <source>A card code has {0} letters and digits; a number must be below {1}.</source>
        <translation>Ein Kartencode hat {0} Buchstaben und Ziffern; eine Zahl muss kleiner als {1} sein.</translation>
    </message>
    <message>
        <source>Card &amp;code</source>
        <translation>&amp;Kartencode</translation>
    </message>
    <message>
        <source>Card code</source>
        <translation>Kartencode</translation>
    </message>
    <message>
        <source>Enter a name for seat {number}.</source>
        <translation>Gib für Platz {number} einen Namen ein.</translation>
    </message>
    <message>
        <source>Two players are called {name}. Change one of the names.</source>
        <translation>Zwei am Tisch heißen {name}. Ändere einen der Namen.</translation>
    </message>
    <message>
        <source>&amp;Number of players</source>
        <translation>&amp;Zahl der Spieler</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Zahl der Spieler</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>This code has a typo. Check it letter by letter.</source>
        <translation>Im Code ist ein Tippfehler. Vergleiche ihn Zeichen für Zeichen.</translation>
    </message>
    <message>
        <source>Easy to guess: with so short a number, a player who knows a few cards can work out the rest.</source>
        <translation>Leicht zu erraten: Eine so kurze Zahl verrät nach wenigen Karten den Rest.</translation>
    </message>
    <message>
        <source>The same code deals the same cards. Leave it empty for new ones.</source>
        <translation>Derselbe Code gibt dieselben Karten. Leer: neue Karten.</translation>
    </message>
    <message>
        <source>&amp;Your name</source>
        <translation>De&amp;in Name</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
    <message>
        <source>stays on this computer</source>
        <translation>bleibt auf diesem Computer</translation>
    </message>
    <message>
        <source>Your name stays on this computer. You can change it later.</source>
        <translation>Dein Name bleibt auf diesem Computer. Du kannst ihn später ändern.</translation>
    </message>
    <message>
        <source>Por&amp;trait …</source>
        <translation>Por&amp;trät …</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Platz {number}</translation>
    </message>
    <message>
        <source>Same people as last time: {0}</source>
        <translation>Dieselben wie letztes Mal: {0}</translation>
    </message>
    <message>
        <source>with a phone</source>
        <translation>mit Telefon</translation>
    </message>
    <message>
        <source>you</source>
        <translation>du</translation>
    </message>
    <message>
        <source>guest</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>Re&amp;name …</source>
        <translation>Um&amp;benennen …</translation>
    </message>
    <message>
        <source>&amp;Shuffle seats</source>
        <translation>&amp;Plätze auslosen</translation>
    </message>
    <message>
        <source>&amp;Strength: {0}</source>
        <translation>&amp;Stärke: {0}</translation>
    </message>
    <message>
        <source>&amp;Character: {0}</source>
        <translation>&amp;Charakter: {0}</translation>
    </message>
    <message>
        <source>Other computer p&amp;layer</source>
        <translation>Anderer Comp&amp;uterspieler</translation>
    </message>
    <message>
        <source>C&amp;omputer player</source>
        <translation>Co&amp;mputerspieler</translation>
    </message>
    <message>
        <source>&amp;Person at this screen</source>
        <translation>M&amp;ensch an diesem Bildschirm</translation>
    </message>
    <message>
        <source>Person with a p&amp;hone</source>
        <translation>Mensch mit Te&amp;lefon</translation>
    </message>
    <message>
        <source>&amp;Guest …</source>
        <translation>&amp;Gast …</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>Choose a seat to change who sits there</source>
        <translation>Wähl einen Platz, um ihn neu zu besetzen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Wer spielt mit?</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Spielweise</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Help during play</source>
        <translation>Hilfen beim Spielen</translation>
    </message>
    <message>
        <source>&amp;Your name …</source>
        <translation>&amp;Dein Name …</translation>
    </message>
    <message numerus="yes">
        <source>All %n house rules …</source>
        <translation>
            <numerusform>Die eine Hausregel …</numerusform>
            <numerusform>Alle %n Hausregeln …</numerusform>
        </translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Neuer Abend</translation>
    </message>
    <message>
        <source>at this screen</source>
        <translation>an diesem Bildschirm</translation>
    </message>
    <message>
        <source>New match: {0}</source>
        <translation>Neuer Abend: {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}, {1}. Ready to play.</source>
        <translation>{0}, {1}. Alles ist bereit.</translation>
    </message>
    <message>
        <source>Play “{0}” instead?</source>
        <translation>Lieber „{0}“ spielen?</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Geben</translation>
    </message>
    <message>
        <source>Saved after every line.</source>
        <translation>Jede Zeile wird sofort gespeichert.</translation>
    </message>
    <message numerus="yes">
        <source>Takes about %n minute(s), and is saved after every move.</source>
        <translation>
            <numerusform>Dauert etwa %n Minute, wird nach jedem Zug gespeichert.</numerusform>
            <numerusform>Dauert etwa %n Minuten, wird nach jedem Zug gespeichert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep the score</source>
        <translation>Mitschreiben</translation>
    </message>
    <message>
        <source>your own mix</source>
        <translation>eure eigene Mischung</translation>
    </message>
    <message>
        <source>Change game …</source>
        <translation>Anderes Spiel …</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Read the rules</source>
        <translation>Regeln lesen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Zurück (Esc)</translation>
    </message>
</context>
<context>
    <name>news</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>What’s new</source>
        <translation>Neuerungen</translation>
    </message>
</context>
<context>
    <name>options</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
</context>
<context>
    <name>people</name>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>The list of players could not be read. It is kept as “{0}”.</source>
        <translation>Die Liste der Leute, die hier spielen, war nicht zu lesen. Sie ist als „{0}“ aufgehoben.</translation>
    </message>
    <message>
        <source>The list of players has been saved now.</source>
        <translation>Wer hier spielt, ist jetzt gespeichert.</translation>
    </message>
    <message>
        <source>The list of players cannot be saved just now. It holds until you quit, and is saved as soon as it can be.</source>
        <translation>Wer hier spielt, kann gerade nicht gespeichert werden. Es gilt, bis du das Programm beendest; gespeichert wird, sobald es geht.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>{name} (playing now)</source>
        <translation>{name} (spielt gerade)</translation>
    </message>
    <message>
        <source>Remove {name}? Matches already played are kept and still show the name.</source>
        <translation>{name} entfernen? Gespielte Abende bleiben und nennen weiter den Namen.</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Mitspieler</translation>
    </message>
    <message>
        <source>Nobody yet. Add people to give them a name and a portrait at the table.</source>
        <translation>Noch niemand. Wer hier steht, hat am Tisch Namen und Bild.</translation>
    </message>
    <message>
        <source>People who play on this computer</source>
        <translation>Leute, die an diesem Rechner spielen</translation>
    </message>
    <message>
        <source>&amp;Play as this person</source>
        <translation>&amp;Als diese Person spielen</translation>
    </message>
    <message>
        <source>&amp;Change …</source>
        <translation>&amp;Ändern …</translation>
    </message>
    <message>
        <source>&amp;Add …</source>
        <translation>&amp;Hinzufügen …</translation>
    </message>
    <message>
        <source>&amp;Remove …</source>
        <translation>&amp;Entfernen …</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>There is already a player called {name}.</source>
        <translation>Einen Mitspieler {name} gibt es schon.</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>&amp;Portrait</source>
        <translation>&amp;Bild</translation>
    </message>
    <message>
        <source>Show cards only while a key or button is held</source>
        <translation>Karten nur zeigen, solange eine Taste gehalten wird</translation>
    </message>
    <message>
        <source>New player</source>
        <translation>Neuer Mitspieler</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;OK</translation>
    </message>
    <message>
        <source>The player list cannot be read. The file will be kept under another name.</source>
        <translation>Die Liste der Mitspieler ist nicht lesbar. Die Datei wird unter anderem Namen aufgehoben.</translation>
    </message>
</context>
<context>
    <name>phones</name>
    <message>
        <source>You are in. The deal is about to begin.</source>
        <translation>Du bist dabei. Gleich geht es los.</translation>
    </message>
    <message>
        <source>Enter the code of your seat.</source>
        <translation>Tippe den Code deines Platzes ein.</translation>
    </message>
    <message>
        <source>A computer player played for you: {0}</source>
        <translation>Ein Computerspieler hat für dich gespielt: {0}</translation>
    </message>
    <message>
        <source>Please confirm this on the laptop.</source>
        <translation>Bitte am Laptop bestätigen.</translation>
    </message>
    <message>
        <source>This is not possible right now.</source>
        <translation>Das geht gerade nicht.</translation>
    </message>
    <message>
        <source>Press to change the name.</source>
        <translation>Drück hier, um den Namen zu ändern.</translation>
    </message>
    <message>
        <source>Use a phone</source>
        <translation>Telefon benutzen</translation>
    </message>
    <message>
        <source>Without a phone</source>
        <translation>Ohne Telefon</translation>
    </message>
    <message>
        <source>New code</source>
        <translation>Neuer Code</translation>
    </message>
    <message>
        <source>Let a person play</source>
        <translation>Mensch statt Computer</translation>
    </message>
    <message>
        <source>✓ at the table</source>
        <translation>✓ sitzt am Tisch</translation>
    </message>
    <message>
        <source>with a phone</source>
        <translation>mit Telefon</translation>
    </message>
    <message>
        <source>phone asleep or out of reach</source>
        <translation>Telefon dunkel oder außer Reichweite</translation>
    </message>
    <message>
        <source>away</source>
        <translation>kurz weg</translation>
    </message>
    <message>
        <source>Scan the code, or type it</source>
        <translation>Code scannen oder eintippen</translation>
    </message>
    <message>
        <source>at this screen</source>
        <translation>an diesem Bildschirm</translation>
    </message>
    <message>
        <source>{0} · a computer player</source>
        <translation>{0} · Computerspieler</translation>
    </message>
    <message>
        <source>No camera? Type {0} into the browser, then the four characters. The room closes when you quit.</source>
        <translation>Ohne Kamera: {0} im Browser eintippen, dann die vier Zeichen. Der Raum schließt mit dem Programm.</translation>
    </message>
    <message>
        <source>The room is closed. While it is open, this computer answers devices on your own network, and nobody else.</source>
        <translation>Der Raum ist zu. Ist er offen, kommen nur Geräte aus deinem eigenen Netz herein.</translation>
    </message>
    <message>
        <source>People with phones</source>
        <translation>Leute mit Telefon</translation>
    </message>
    <message>
        <source>Scan the code at your seat, and your phone holds your cards. Nothing to install; nothing goes to the internet.</source>
        <translation>Scanne den Code an deinem Platz, dann hast du deine Karten auf dem Telefon. Nichts wird installiert, nichts geht ins Internet.</translation>
    </message>
    <message>
        <source>No connection?</source>
        <translation>Keine Verbindung?</translation>
    </message>
    <message>
        <source>Table and slate without anyone’s hand, for a television or a tablet.</source>
        <translation>Tisch und Tafel ohne ein Blatt, für Fernseher oder Tablet.</translation>
    </message>
    <message>
        <source>Big screen</source>
        <translation>Großbild</translation>
    </message>
    <message>
        <source>Open the room</source>
        <translation>Raum öffnen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>What may be in the way</source>
        <translation>Wenn kein Telefon durchkommt</translation>
    </message>
    <message>
        <source>Show it here</source>
        <translation>Hier zeigen</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Somebody has typed the code and wants to watch. Let them in?</source>
        <translation>Jemand hat den Code eingetippt und möchte zusehen. Einlassen?</translation>
    </message>
    <message>
        <source>Somebody has typed the code for {0}. Is that {0}?</source>
        <translation>Jemand hat den Code von {0} eingetippt. Ist das {0}?</translation>
    </message>
    <message>
        <source>&amp;Yes, let them in</source>
        <translation>&amp;Ja, einlassen</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Nein</translation>
    </message>
</context>
<context>
    <name>portraits</name>
    <message>
        <source>Woman with a headscarf</source>
        <translation>Frau mit Kopftuch</translation>
    </message>
    <message>
        <source>Man with glasses and a feather in his hat</source>
        <translation>Mann mit Brille und Feder am Hut</translation>
    </message>
    <message>
        <source>Girl with blond braids</source>
        <translation>Mädchen mit blonden Zöpfen</translation>
    </message>
    <message>
        <source>Boy with red hair</source>
        <translation>Junge mit roten Haaren</translation>
    </message>
    <message>
        <source>Old woman with glasses and a bun</source>
        <translation>Alte Frau mit Brille und Dutt</translation>
    </message>
    <message>
        <source>Old man with a grey beard</source>
        <translation>Alter Mann mit grauem Bart</translation>
    </message>
    <message>
        <source>Woman with curls and glasses</source>
        <translation>Frau mit Locken und Brille</translation>
    </message>
    <message>
        <source>Young man with dark hair</source>
        <translation>Junger Mann mit dunklen Haaren</translation>
    </message>
    <message>
        <source>Girl with pigtails</source>
        <translation>Mädchen mit Zöpfen</translation>
    </message>
    <message>
        <source>Boy with glasses and a bobble hat</source>
        <translation>Junge mit Brille und Pudelmütze</translation>
    </message>
    <message>
        <source>Woman with a wreath of braids</source>
        <translation>Frau mit Flechtkranz</translation>
    </message>
    <message>
        <source>Man with glasses and a black beard</source>
        <translation>Mann mit Brille und schwarzem Bart</translation>
    </message>
    <message>
        <source>Woman with red glasses and short hair</source>
        <translation>Frau mit roter Brille und kurzen Haaren</translation>
    </message>
    <message>
        <source>Grandfather with a straw hat</source>
        <translation>Großvater mit Strohhut</translation>
    </message>
    <message>
        <source>Woman with a red scarf in her hair</source>
        <translation>Frau mit rotem Tuch im Haar</translation>
    </message>
    <message>
        <source>Man with a goatee</source>
        <translation>Mann mit Spitzbart</translation>
    </message>
    <message>
        <source>Girl with long dark hair</source>
        <translation>Mädchen mit langen dunklen Haaren</translation>
    </message>
    <message>
        <source>Boy with a cap</source>
        <translation>Junge mit Schirmmütze</translation>
    </message>
    <message>
        <source>Woman with a pearl necklace</source>
        <translation>Frau mit Perlenkette</translation>
    </message>
    <message>
        <source>Man with a twirled moustache</source>
        <translation>Mann mit gezwirbeltem Schnurrbart</translation>
    </message>
    <message>
        <source>Grandmother with a hat and white curls</source>
        <translation>Großmutter mit Hut und weißen Locken</translation>
    </message>
    <message>
        <source>Old sea captain</source>
        <translation>Alter Kapitän</translation>
    </message>
    <message>
        <source>Woman with a dark bun</source>
        <translation>Frau mit dunklem Dutt</translation>
    </message>
    <message>
        <source>Man with a moustache and a bowler hat</source>
        <translation>Mann mit Schnurrbart und Melone</translation>
    </message>
</context>
<context>
    <name>preference</name>
    <message>
        <source>Préférence (scores)</source>
        <translation>Préférence (Liste)</translation>
    </message>
    <message>
        <source>The scores of a Préférence match: what each player paid into the pot or took out of it. No cards are dealt here.</source>
        <translation>Die Liste eines Préférence-Abends: was jeder in den Topf gezahlt oder daraus genommen hat. Die Karten gebt ihr selbst.</translation>
    </message>
    <message>
        <source>24 games at a club</source>
        <translation>24 Spiele im Verein</translation>
    </message>
    <message>
        <source>At home</source>
        <translation>Zu Hause</translation>
    </message>
    <message>
        <source>Taken out of the pot, or paid in (below 0)</source>
        <translation>Aus dem Topf genommen oder eingezahlt (unter 0)</translation>
    </message>
    <message>
        <source>Together you take {0}, and there is only {1} in the pot.</source>
        <translation>Zusammen nehmt ihr {0}, im Topf ist aber nur {1}.</translation>
    </message>
    <message>
        <source>Pot</source>
        <translation>Topf</translation>
    </message>
</context>
<context>
    <name>preferences</name>
    <message>
        <source>General</source>
        <translation>Allgemein</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Klang</translation>
    </message>
    <message>
        <source>Reading aloud</source>
        <translation>Vorlesen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Knüffeln phrases</source>
        <translation>Sprüche in Knüffeln</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Table surface</source>
        <translation>Tischplatte</translation>
    </message>
    <message>
        <source>Card size</source>
        <translation>Kartengröße</translation>
    </message>
    <message>
        <source>One click plays a card</source>
        <translation>Ein Klick spielt eine Karte</translation>
    </message>
    <message>
        <source>Show the slate beside the table</source>
        <translation>Tafel neben dem Tisch zeigen</translation>
    </message>
    <message>
        <source>Card animation</source>
        <translation>Bewegung der Karten</translation>
    </message>
    <message>
        <source>Play forced cards automatically</source>
        <translation>Erzwungene Karten automatisch spielen</translation>
    </message>
    <message>
        <source>Start the next deal automatically</source>
        <translation>Nächstes Spiel automatisch geben</translation>
    </message>
    <message>
        <source>Screen reader announces</source>
        <translation>Bildschirmleser meldet</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Shuffling</source>
        <translation>Mischen</translation>
    </message>
    <message>
        <source>Knocking</source>
        <translation>Klopfen</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Münzen</translation>
    </message>
    <message>
        <source>Chalk</source>
        <translation>Kreide</translation>
    </message>
    <message>
        <source>Club night bell</source>
        <translation>Glocke am Vereinsabend</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Switch access</source>
        <translation>Schaltersteuerung</translation>
    </message>
    <message>
        <source>German card names</source>
        <translation>Namen der deutschen Karten</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Kontrast</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>Left-handed table</source>
        <translation>Tisch für Linkshänder</translation>
    </message>
    <message>
        <source>Show tips the first time</source>
        <translation>Beim ersten Mal Hinweise zeigen</translation>
    </message>
    <message>
        <source>Offer to teach each new game</source>
        <translation>Bei neuen Spielen anbieten, sie zu lernen</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Finished trick stays</source>
        <translation>Fertiger Stich bleibt</translation>
    </message>
    <message>
        <source>Skip tricks that are certain</source>
        <translation>Sichere Stiche nicht ausspielen</translation>
    </message>
    <message>
        <source>Switch scanning</source>
        <translation>Schaltersteuerung (Scanning)</translation>
    </message>
    <message>
        <source>Single-letter shortcuts</source>
        <translation>Einzelne Buchstaben als Tastenkürzel</translation>
    </message>
    <message>
        <source>Read the lit item aloud</source>
        <translation>Vorlesen, was aufleuchtet</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <translation>Reihenfolge im Blatt</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Klänge abspielen</translation>
    </message>
    <message>
        <source>same as system</source>
        <translation>wie im System</translation>
    </message>
    <message>
        <source>in English</source>
        <translation>hochdeutsch</translation>
    </message>
    <message>
        <source>in Low German</source>
        <translation>auf Platt</translation>
    </message>
    <message>
        <source>with Laub, Sau and Unter</source>
        <translation>mit Laub, Sau und Unter</translation>
    </message>
    <message>
        <source>with Gras, Sau and Unter</source>
        <translation>mit Gras, Sau und Unter</translation>
    </message>
    <message>
        <source>with Grün, Daus and Unter</source>
        <translation>mit Grün, Daus und Unter</translation>
    </message>
    <message>
        <source>with Blatt, Daus and Unter</source>
        <translation>mit Blatt, Daus und Unter</translation>
    </message>
    <message>
        <source>Austria: Laub, Ass, Unter</source>
        <translation>Österreich: Laub, Ass, Unter</translation>
    </message>
    <message>
        <source>Switzerland: Schilten, Rosen, Ass, Under</source>
        <translation>Schweiz: Schilten, Rosen, Ass, Under</translation>
    </message>
    <message>
        <source>light</source>
        <translation>hell</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>dunkel</translation>
    </message>
    <message>
        <source>high</source>
        <translation>stark</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>oak</source>
        <translation>Eiche</translation>
    </message>
    <message>
        <source>green felt</source>
        <translation>grüner Filz</translation>
    </message>
    <message>
        <source>linoleum</source>
        <translation>Linoleum</translation>
    </message>
    <message>
        <source>usual in the game</source>
        <translation>wie im Spiel üblich</translation>
    </message>
    <message>
        <source>trumps on the right</source>
        <translation>Trümpfe rechts</translation>
    </message>
    <message>
        <source>low to high</source>
        <translation>aufsteigend</translation>
    </message>
    <message>
        <source>red and black in turn</source>
        <translation>Rot und Schwarz im Wechsel</translation>
    </message>
    <message>
        <source>in turn, trumps on the right</source>
        <translation>im Wechsel, Trümpfe rechts</translation>
    </message>
    <message>
        <source>in turn, low to high</source>
        <translation>im Wechsel, aufsteigend</translation>
    </message>
    <message>
        <source>learning</source>
        <translation>zum Lernen</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>langsam</translation>
    </message>
    <message>
        <source>relaxed</source>
        <translation>gemütlich</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>schnell</translation>
    </message>
    <message>
        <source>instant</source>
        <translation>sofort</translation>
    </message>
    <message>
        <source>always</source>
        <translation>immer</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>depends on speed</source>
        <translation>je nach Tempo</translation>
    </message>
    <message>
        <source>until a click</source>
        <translation>bis zum Klick</translation>
    </message>
    <message>
        <source>two keys: next, select</source>
        <translation>zwei Tasten: weiter, auswählen</translation>
    </message>
    <message>
        <source>every card, and whose turn it is</source>
        <translation>jede Karte und wer dran ist</translation>
    </message>
    <message>
        <source>every card</source>
        <translation>jede Karte</translation>
    </message>
    <message>
        <source>tricks and deals</source>
        <translation>Stiche und Spiele</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>{seconds} seconds</source>
        <translation>{seconds} Sekunden</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Restore defaults</source>
        <translation>Auf Vorgaben &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
</context>
<context>
    <name>print</name>
    <message>
        <source>&amp;Sheet</source>
        <translation>&amp;Zettel</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Spieler</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>&amp;Papier</translation>
    </message>
    <message>
        <source>&amp;Orientation</source>
        <translation>&amp;Ausrichtung</translation>
    </message>
    <message>
        <source>Per pa&amp;ge</source>
        <translation>Pro &amp;Seite</translation>
    </message>
    <message>
        <source>The names of this match on the form</source>
        <translation>Die Namen dieses Abends auf den Vordruck</translation>
    </message>
    <message>
        <source>Add the house rules (half a page)</source>
        <translation>Hausregeln dazu (halbe Seite)</translation>
    </message>
    <message>
        <source>Add a rules card</source>
        <translation>Regelkarte dazu</translation>
    </message>
    <message>
        <source>Pr&amp;int …</source>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>Save as &amp;file …</source>
        <translation>Als Da&amp;tei speichern …</translation>
    </message>
    <message>
        <source>of this match</source>
        <translation>von diesem Abend</translation>
    </message>
    <message>
        <source>blank form</source>
        <translation>leerer Vordruck</translation>
    </message>
    <message>
        <source>landscape</source>
        <translation>quer</translation>
    </message>
    <message>
        <source>portrait</source>
        <translation>hoch</translation>
    </message>
    <message>
        <source>The first page</source>
        <translation>Die erste Seite</translation>
    </message>
</context>
<context>
    <name>rams</name>
    <message>
        <source>Rams</source>
        <translation>Rams</translation>
    </message>
    <message>
        <source>Five cards, a spare hand, and counters to get rid of.</source>
        <translation>Fünf Karten, eine Witwe und Marken, die weg müssen.</translation>
    </message>
    <message>
        <source>Rams, as in France</source>
        <translation>Rams, wie in Frankreich</translation>
    </message>
    <message>
        <source>Bierspiel</source>
        <translation>Bierspiel</translation>
    </message>
    <message>
        <source>Ramscheln</source>
        <translation>Ramscheln</translation>
    </message>
    <message>
        <source>Bester Bube</source>
        <translation>Bester Bube</translation>
    </message>
    <message>
        <source>Two Jacks are the best trumps (bowers)</source>
        <translation>Zwei Buben sind die höchsten Trümpfe</translation>
    </message>
    <message>
        <source>A spare hand is dealt (the widow)</source>
        <translation>Ein Blatt mehr wird gegeben (die Witwe)</translation>
    </message>
    <message>
        <source>Passing is allowed</source>
        <translation>Passen ist erlaubt</translation>
    </message>
    <message>
        <source>always</source>
        <translation>immer</translation>
    </message>
    <message>
        <source>when the widow has been taken</source>
        <translation>wenn die Witwe genommen ist</translation>
    </message>
    <message>
        <source>stays where it lies</source>
        <translation>bleibt liegen</translation>
    </message>
    <message>
        <source>may be taken by the dealer in exchange</source>
        <translation>darf der Geber gegen eine von seinen nehmen</translation>
    </message>
    <message>
        <source>The game is played</source>
        <translation>Gespielt wird</translation>
    </message>
    <message>
        <source>to get rid of counters</source>
        <translation>darum, Marken loszuwerden</translation>
    </message>
    <message>
        <source>Counters for each at the start</source>
        <translation>Marken für jeden am Anfang</translation>
    </message>
    <message>
        <source>A General Rams that is won</source>
        <translation>Ein gewonnener Generalrams</translation>
    </message>
    <message>
        <source>counts like any five tricks</source>
        <translation>zählt wie fünf Stiche sonst auch</translation>
    </message>
    <message>
        <source>wins the whole game</source>
        <translation>gewinnt die ganze Partie</translation>
    </message>
    <message>
        <source>is not played</source>
        <translation>wird nicht gespielt</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Am Ende</translation>
    </message>
    <message>
        <source>the first without counters wins</source>
        <translation>gewinnt, wer zuerst keine Marken mehr hat</translation>
    </message>
    <message>
        <source>the last one with counters loses</source>
        <translation>verliert, wer als Letzter noch Marken hat</translation>
    </message>
    <message>
        <source>Deals in a game at most</source>
        <translation>Eine Partie hat höchstens so viele Spiele</translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s) in the pot. Are you in?</source>
        <translation>
            <numerusform>Topf: eine Marke. Spielst du mit?</numerusform>
            <numerusform>Topf: %n Marken. Spielst du mit?</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the widow</source>
        <translation>Witwe nehmen</translation>
    </message>
    <message>
        <source>General Rams</source>
        <translation>Generalrams</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Spielrichtung</translation>
    </message>
    <message>
        <source>Rounce</source>
        <translation>Rounce</translation>
    </message>
    <message>
        <source>Cards in the pack</source>
        <translation>Karten im Spiel</translation>
    </message>
    <message>
        <source>The Seven of Diamonds or Bells is always the second-best trump</source>
        <translation>Die Karo- oder Schellen-Sieben ist immer der zweithöchste Trumpf</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>anticlockwise</source>
        <translation>gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>A flush, five cards of one suit</source>
        <translation>Ein Flush, fünf Karten einer Farbe</translation>
    </message>
    <message>
        <source>brings nothing</source>
        <translation>bringt nichts</translation>
    </message>
    <message>
        <source>takes the pot, and five from each player who is in</source>
        <translation>bekommt den Topf und fünf von jedem, der mitspielt</translation>
    </message>
    <message>
        <source>Cards in the widow (of six, one is discarded)</source>
        <translation>Karten der Witwe (von sechs kommt eine weg)</translation>
    </message>
    <message>
        <source>When all but one pass</source>
        <translation>Passen alle bis auf einen</translation>
    </message>
    <message>
        <source>a second player is bound to play</source>
        <translation>muss noch ein Zweiter spielen</translation>
    </message>
    <message>
        <source>the one left sheds five without a trick</source>
        <translation>wird dieser ohne Stich fünf Marken los</translation>
    </message>
    <message>
        <source>The upcard</source>
        <translation>Die Trumpfkarte</translation>
    </message>
    <message>
        <source>for a pot</source>
        <translation>um einen Topf</translation>
    </message>
    <message>
        <source>A General Rams is announced</source>
        <translation>Ein Generalrams wird angesagt</translation>
    </message>
    <message>
        <source>before anyone plays or passes</source>
        <translation>bevor jemand spielt oder passt</translation>
    </message>
    <message>
        <source>when it is your turn</source>
        <translation>wenn du an der Reihe bist</translation>
    </message>
    <message>
        <source>General Rams: all five tricks?</source>
        <translation>Generalrams: alle fünf Stiche?</translation>
    </message>
    <message>
        <source>{0:seat}: General Rams or not?</source>
        <translation>{0:seat}: Generalrams oder nicht?</translation>
    </message>
    <message>
        <source>Two must play, so you are in.</source>
        <translation>Zwei müssen spielen, also bist du dabei.</translation>
    </message>
    <message>
        <source>All others passed, so you are in.</source>
        <translation>Alle anderen haben gepasst, also bist du dabei.</translation>
    </message>
    <message>
        <source>Discard one of the six.</source>
        <translation>Leg eine der sechs ab.</translation>
    </message>
    <message>
        <source>Play this hand, or take the widow?</source>
        <translation>Dieses Blatt, oder die Witwe?</translation>
    </message>
    <message>
        <source>Swap a card for the upcard?</source>
        <translation>Tauschst du eine Karte gegen die offene?</translation>
    </message>
    <message>
        <source>{0:seat} is discarding one card of the widow.</source>
        <translation>{0:seat} legt eine Karte der Witwe ab.</translation>
    </message>
    <message>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <source>G</source>
        <translation>G</translation>
    </message>
    <message>
        <source>Exchange …</source>
        <translation>Tauschen …</translation>
    </message>
    <message>
        <source>{0:seat} discards one of the six.</source>
        <translation>{0:seat} legt eine der sechs ab.</translation>
    </message>
    <message>
        <source>You discard one of the six.</source>
        <translation>Du legst eine der sechs ab.</translation>
    </message>
    <message numerus="yes">
        <source>Nobody else plays: {0:seat} sheds %n counter(s).</source>
        <translation>
            <numerusform>Sonst spielt niemand: {0:seat} wird %n Marke los.</numerusform>
            <numerusform>Sonst spielt niemand: {0:seat} wird %n Marken los.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody else plays: you shed %n counter(s).</source>
        <translation>
            <numerusform>Sonst spielt niemand: Du wirst %n Marke los.</numerusform>
            <numerusform>Sonst spielt niemand: Du wirst %n Marken los.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0:seat} has taken all five tricks.</source>
        <translation>{0:seat} hat alle fünf Stiche gemacht.</translation>
    </message>
    <message>
        <source>You have taken all five tricks.</source>
        <translation>Du hast alle fünf Stiche gemacht.</translation>
    </message>
    <message>
        <source>{0:seat} has not taken all five tricks.</source>
        <translation>{0:seat} hat nicht alle fünf Stiche gemacht.</translation>
    </message>
    <message>
        <source>You have not taken all five tricks.</source>
        <translation>Du hast nicht alle fünf Stiche gemacht.</translation>
    </message>
    <message>
        <source>A flush! {0:seat} shows five cards of one suit and takes the pot.</source>
        <translation>Ein Flush! {0:seat} zeigt fünf Karten einer Farbe und bekommt den Topf.</translation>
    </message>
    <message>
        <source>A flush! You show five cards of one suit and take the pot.</source>
        <translation>Ein Flush! Du zeigst fünf Karten einer Farbe und bekommst den Topf.</translation>
    </message>
    <message numerus="yes">
        <source>{0:seat} takes %n counter(s).</source>
        <translation>
            <numerusform>{0:seat} bekommt %n Marke dazu.</numerusform>
            <numerusform>{0:seat} bekommt %n Marken dazu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n counter(s).</source>
        <translation>
            <numerusform>Du bekommst %n Marke dazu.</numerusform>
            <numerusform>Du bekommst %n Marken dazu.</numerusform>
        </translation>
    </message>
    <message>
        <source>General Rams won</source>
        <translation>Generalrams gewonnen</translation>
    </message>
    <message>
        <source>General Rams lost</source>
        <translation>Generalrams verloren</translation>
    </message>
    <message>
        <source>nobody else played</source>
        <translation>sonst spielte niemand</translation>
    </message>
    <message>
        <source>flush</source>
        <translation>Flush</translation>
    </message>
    <message>
        <source>another player’s flush</source>
        <translation>Flush eines anderen</translation>
    </message>
    <message>
        <source>the dealer’s stake</source>
        <translation>Einsatz des Gebers</translation>
    </message>
    <message numerus="yes">
        <source>The widow, %n card(s)</source>
        <translation>
            <numerusform>Die Witwe, %n Karte</numerusform>
            <numerusform>Die Witwe, %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>The widow</source>
        <translation>Die Witwe</translation>
    </message>
    <message>
        <source>Is in, and owes a trick.</source>
        <translation>Ist dabei und schuldet einen Stich.</translation>
    </message>
    <message>
        <source>You are in, and owe a trick.</source>
        <translation>Du bist dabei und schuldest einen Stich.</translation>
    </message>
    <message>
        <source>Has promised all five tricks.</source>
        <translation>Hat alle fünf Stiche angesagt.</translation>
    </message>
    <message>
        <source>You have promised all five tricks.</source>
        <translation>Du hast alle fünf Stiche angesagt.</translation>
    </message>
    <message>
        <source>All others passed, so you cannot.</source>
        <translation>Alle anderen haben gepasst, also geht das nicht.</translation>
    </message>
    <message>
        <source>First discard one of the six cards.</source>
        <translation>Leg zuerst eine der sechs Karten ab.</translation>
    </message>
    <message>
        <source>There is no widow in this deal.</source>
        <translation>In diesem Spiel gibt es keine Witwe.</translation>
    </message>
    <message>
        <source>General Rams is not played at this table.</source>
        <translation>Generalrams wird an diesem Tisch nicht gespielt.</translation>
    </message>
    <message>
        <source>First say whether you promise all five tricks.</source>
        <translation>Sag zuerst, ob du alle fünf Stiche ansagst.</translation>
    </message>
    <message>
        <source>With this hand all five tricks are likely.</source>
        <translation>Mit diesem Blatt sind alle fünf Stiche wahrscheinlich.</translation>
    </message>
    <message>
        <source>All five tricks are too much for this hand.</source>
        <translation>Für alle fünf Stiche reicht dieses Blatt nicht.</translation>
    </message>
    <message>
        <source>Your hand is good for a trick, and perhaps for more.</source>
        <translation>Dein Blatt ist gut für einen Stich, vielleicht für mehr.</translation>
    </message>
    <message>
        <source>Five cards of one suit take the pot without a trick.</source>
        <translation>Fünf Karten einer Farbe bekommen den Topf ohne Stich.</translation>
    </message>
    <message>
        <source>Any five cards are likely to be better than these.</source>
        <translation>Fünf beliebige Karten sind wohl besser als diese.</translation>
    </message>
    <message>
        <source>The {0:card} is the weakest of the six.</source>
        <translation>{0:card} ist die schwächste der sechs.</translation>
    </message>
    <message>
        <source>The {1:card} is worth more to you than the {0:card}.</source>
        <translation>{1:card Der} ist mehr wert als {0:card der}.</translation>
    </message>
    <message>
        <source>The {0:card} would not be better than what you hold.</source>
        <translation>{0:card Der} wäre nicht besser als das, was du hast.</translation>
    </message>
    <message>
        <source>best bower</source>
        <translation>bester Bube</translation>
    </message>
    <message>
        <source>under bower</source>
        <translation>zweiter Bube</translation>
    </message>
    <message>
        <source>By these rules usually three to five play.</source>
        <translation>Diese Spielweise ist am besten zu dritt bis zu fünft.</translation>
    </message>
    <message numerus="yes">
        <source>With %n player(s) there are no cards left for a widow.</source>
        <translation>
            <numerusform>Bei %n Mitspieler bleiben keine Karten für eine Witwe.</numerusform>
            <numerusform>Bei %n Mitspielern bleiben keine Karten für eine Witwe.</numerusform>
        </translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Marken</translation>
    </message>
    <message numerus="yes">
        <source>cross, %n of 5 bars</source>
        <translation>
            <numerusform>Strichkreuz, %n von 5 Strichen</numerusform>
            <numerusform>Strichkreuz, %n von 5 Strichen</numerusform>
        </translation>
    </message>
    <message>
        <source>games lost</source>
        <translation>verlorene Partien</translation>
    </message>
    <message>
        <source>counters left</source>
        <translation>Marken übrig</translation>
    </message>
    <message>
        <source>{0:seat} throws the hand in for the widow.</source>
        <translation>{0:seat} tauscht das Blatt gegen die Witwe.</translation>
    </message>
    <message>
        <source>You throw your hand in for the widow.</source>
        <translation>Du tauschst dein Blatt gegen die Witwe.</translation>
    </message>
    <message>
        <source>General Rams! {0:seat} promises all five tricks, and everyone must play.</source>
        <translation>Generalrams! {0:seat} sagt alle fünf Stiche an, und alle müssen mit.</translation>
    </message>
    <message>
        <source>General Rams! You promise all five tricks, and everyone must play.</source>
        <translation>Generalrams! Du sagst alle fünf Stiche an, und alle müssen mit.</translation>
    </message>
    <message numerus="yes">
        <source>No trick for {0:seat}: %n counter(s) more.</source>
        <translation>
            <numerusform>Kein Stich für {0:seat}: %n Marke dazu.</numerusform>
            <numerusform>Kein Stich für {0:seat}: %n Marken dazu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No trick for you: %n counter(s) more.</source>
        <translation>
            <numerusform>Kein Stich für dich: %n Marke dazu.</numerusform>
            <numerusform>Kein Stich für dich: %n Marken dazu.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0:seat} is out of counters!</source>
        <translation>{0:seat} ist alle Marken los!</translation>
    </message>
    <message>
        <source>You are out of counters!</source>
        <translation>Du bist alle Marken los!</translation>
    </message>
    <message numerus="yes">
        <source>{0:seat} sheds %n counter(s).</source>
        <translation>
            <numerusform>{0:seat} wird %n Marke los.</numerusform>
            <numerusform>{0:seat} wird %n Marken los.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You shed %n counter(s).</source>
        <translation>
            <numerusform>Du wirst %n Marke los.</numerusform>
            <numerusform>Du wirst %n Marken los.</numerusform>
        </translation>
    </message>
    <message>
        <source>The pot is empty.</source>
        <translation>Der Topf ist leer.</translation>
    </message>
    <message numerus="yes">
        <source>The pot now holds %n.</source>
        <translation>
            <numerusform>Im Topf liegt jetzt eine Marke.</numerusform>
            <numerusform>Im Topf liegen jetzt %n Marken.</numerusform>
        </translation>
    </message>
    <message>
        <source>General Rams by another player</source>
        <translation>Generalrams eines anderen</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>dabei</translation>
    </message>
    <message numerus="yes">
        <source>pot: %n</source>
        <translation>
            <numerusform>Topf %n</numerusform>
            <numerusform>Topf %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Threw the hand in for the widow.</source>
        <translation>Hat das Blatt gegen die Witwe getauscht.</translation>
    </message>
    <message>
        <source>You threw your hand in for the widow.</source>
        <translation>Du hast dein Blatt gegen die Witwe getauscht.</translation>
    </message>
    <message>
        <source>Two must play and nobody else is left, so you cannot pass.</source>
        <translation>Zwei müssen spielen, und sonst ist niemand übrig: Du darfst nicht passen.</translation>
    </message>
    <message>
        <source>Nobody may pass until the widow is taken.</source>
        <translation>Passen darfst du erst, wenn die Witwe weg ist.</translation>
    </message>
    <message>
        <source>The widow is already taken.</source>
        <translation>Die Witwe hat schon jemand.</translation>
    </message>
    <message>
        <source>First say whether you are in.</source>
        <translation>Sag erst, ob du mitspielst.</translation>
    </message>
    <message>
        <source>First take the upcard, or leave it.</source>
        <translation>Nimm erst die Trumpfkarte oder lass sie liegen.</translation>
    </message>
    <message>
        <source>A trick is unlikely, and without one you get five counters.</source>
        <translation>Ein Stich ist zu unwahrscheinlich, und ohne Stich werden fünf Marken fällig.</translation>
    </message>
    <message>
        <source>You must play, and the widow is hardly better.</source>
        <translation>Du musst spielen, und die Witwe ist kaum besser.</translation>
    </message>
    <message>
        <source>You don’t have the {0:card}. Promise all five tricks anyway?</source>
        <translation>{0:card Der} fehlt dir. Trotzdem alle fünf Stiche ansagen?</translation>
    </message>
    <message>
        <source>share of the pot</source>
        <translation>Anteil am Topf</translation>
    </message>
    <message>
        <source>pot</source>
        <translation>Topf</translation>
    </message>
    <message>
        <source>Who promised all five, if anyone?</source>
        <translation>Hat jemand alle fünf angesagt? Wer?</translation>
    </message>
    <message>
        <source>Who showed a flush, if anyone?</source>
        <translation>Hat jemand einen Flush gezeigt? Wer?</translation>
    </message>
    <message>
        <source>At least two have played: enter their tricks, or 0.</source>
        <translation>Mindestens zwei haben gespielt: Trag ihre Stiche ein, oder 0.</translation>
    </message>
    <message>
        <source>I’m in.</source>
        <translation>Ich spiele.</translation>
    </message>
    <message>
        <source>Count me out.</source>
        <translation>Ohne mich.</translation>
    </message>
    <message>
        <source>I’ll take the widow.</source>
        <translation>Ich nehme die Witwe.</translation>
    </message>
    <message>
        <source>General Rams!</source>
        <translation>Generalrams!</translation>
    </message>
    <message>
        <source>In how many of a hundred such games you would not be the last one with counters.</source>
        <translation>In wie vielen von hundert solchen Partien du nicht als Letzter auf Marken sitzt.</translation>
    </message>
    <message>
        <source>Five tricks a deal</source>
        <translation>Fünf Stiche pro Spiel</translation>
    </message>
    <message>
        <source>Each one rids you of a counter. Beat what’s there.</source>
        <translation>Jeder nimmt dir eine Marke ab. Geh drüber, wenn du kannst.</translation>
    </message>
    <message>
        <source>No trick costs five</source>
        <translation>Kein Stich kostet fünf</translation>
    </message>
    <message>
        <source>Play and take none, and you get five counters more.</source>
        <translation>Wer mitspielt und leer bleibt, bekommt fünf Marken dazu.</translation>
    </message>
    <message>
        <source>A spare hand: the widow</source>
        <translation>Tauschblatt: die Witwe</translation>
    </message>
    <message>
        <source>Before anyone plays or passes, each may promise all five tricks. Then everyone must play. Miss one, and you get five counters.</source>
        <translation>Bevor jemand spielt oder passt, darf jeder alle fünf Stiche ansagen. Dann müssen alle mit. Fehlt dir einer, bekommst du fünf Marken.</translation>
    </message>
    <message>
        <source>If you play, you owe one trick; without it you get five counters. Passing costs nothing. Or take the widow, an unseen hand: then you must play.</source>
        <translation>Wer spielt, schuldet einen Stich, sonst kommen fünf Marken dazu. Passen kostet nichts. Oder nimm die Witwe, ein unbekanntes Blatt: Dann musst du spielen.</translation>
    </message>
    <message>
        <source>If you play, you owe one trick; without it you put five counters into the next pot. Passing costs nothing.</source>
        <translation>Spielst du mit, schuldest du einen Stich; ohne ihn legst du fünf Marken in den nächsten Topf. Passen kostet nichts.</translation>
    </message>
    <message>
        <source>The widow has six cards: discard one face down, and play with five.</source>
        <translation>Die Witwe hat sechs Karten: Leg eine verdeckt ab und spiel mit fünf.</translation>
    </message>
    <message>
        <source>As dealer you may swap one of your cards for the upcard, or leave it.</source>
        <translation>Als Geber darfst du eine deiner Karten gegen die Trumpfkarte tauschen, oder sie liegen lassen.</translation>
    </message>
    <message>
        <source>widow</source>
        <translation>Witwe</translation>
    </message>
    <message>
        <source>First rid of all counters wins.</source>
        <translation>Wer zuerst alle Marken los ist, gewinnt.</translation>
    </message>
    <message>
        <source>Swap your hand for it, and you must play. Passing is free.</source>
        <translation>Tausch deins dafür, dann musst du mit. Passen kostet nichts.</translation>
    </message>
    <message>
        <source>Follow suit, else play a trump, and beat the trick if you can.</source>
        <translation>Bediene, sonst leg Trumpf, und geh drüber, wenn du kannst.</translation>
    </message>
</context>
<context>
    <name>ramsen</name>
    <message>
        <source>Ramsen</source>
        <translation>Ramsen</translation>
    </message>
    <message>
        <source>Bavaria</source>
        <translation>Bayern</translation>
    </message>
    <message>
        <source>Ramsch, as in Zaisertshofen</source>
        <translation>Ramsch wie in Zaisertshofen</translation>
    </message>
    <message>
        <source>When cutting, rearhand may keep</source>
        <translation>Beim Abheben darf die Hinterhand behalten</translation>
    </message>
    <message>
        <source>any bottom card</source>
        <translation>jede unterste Karte</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>five</source>
        <translation>fünf</translation>
    </message>
    <message>
        <source>as many as the stock has</source>
        <translation>so viele der Talon hergibt</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>the suit printed on it is trump</source>
        <translation>ist seine aufgedruckte Farbe Trumpf</translation>
    </message>
    <message>
        <source>another card is turned</source>
        <translation>wird noch eine Karte aufgeschlagen</translation>
    </message>
    <message>
        <source>five bars</source>
        <translation>fünf Balken</translation>
    </message>
    <message>
        <source>one bar</source>
        <translation>einen Balken</translation>
    </message>
    <message>
        <source>a penalty cross</source>
        <translation>ein Strafkreuz</translation>
    </message>
    <message>
        <source>no penalty</source>
        <translation>keine Strafe</translation>
    </message>
    <message>
        <source>A game ends</source>
        <translation>Eine Partie endet</translation>
    </message>
    <message>
        <source>when all places are played out</source>
        <translation>wenn alle Plätze ausgespielt sind</translation>
    </message>
    <message>
        <source>{0:seat} is cutting.</source>
        <translation>{0:seat} hebt ab.</translation>
    </message>
    <message>
        <source>{0:seat} is exchanging.</source>
        <translation>{0:seat} tauscht.</translation>
    </message>
    <message>
        <source>New cards would hardly make this hand worth playing.</source>
        <translation>Auch neue Karten machen dieses Blatt kaum gut genug.</translation>
    </message>
    <message>
        <source>Too weak: without a trick you get a penalty cross.</source>
        <translation>Zu schwach: Ohne Stich gibt es ein Strafkreuz.</translation>
    </message>
    <message>
        <source>You cut this card. Keep it (schleck)?</source>
        <translation>Diese Karte hast du abgehoben. Schleckst du sie?</translation>
    </message>
    <message>
        <source>Swap a card for the upcard?</source>
        <translation>Tauschst du eine Karte gegen die offene?</translation>
    </message>
    <message>
        <source>You took a card, so you are in.</source>
        <translation>Du hast eine Karte genommen, also spielst du mit.</translation>
    </message>
    <message>
        <source>Are you in?</source>
        <translation>Spielst du mit?</translation>
    </message>
    <message>
        <source>Exchange …</source>
        <translation>Tauschen …</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>Only the dealer may take the upcard.</source>
        <translation>Die offene Karte darf nur der Geber nehmen.</translation>
    </message>
    <message>
        <source>Dallmutz</source>
        <translation>Dallmutz</translation>
    </message>
    <message>
        <source>Belli</source>
        <translation>Belli</translation>
    </message>
    <message>
        <source>Big Boy</source>
        <translation>Großer Bube</translation>
    </message>
    <message>
        <source>Little Boy</source>
        <translation>Kleiner Bube</translation>
    </message>
    <message>
        <source>Critical</source>
        <translation>Kritischer</translation>
    </message>
    <message>
        <source>Who finished first?</source>
        <translation>Wer wurde zuerst fertig?</translation>
    </message>
    <message>
        <source>Who finished second?</source>
        <translation>Wer wurde als Zweiter fertig?</translation>
    </message>
    <message>
        <source>Who finished third?</source>
        <translation>Wer wurde als Dritter fertig?</translation>
    </message>
    <message>
        <source>Who finished fourth?</source>
        <translation>Wer wurde als Vierter fertig?</translation>
    </message>
    <message>
        <source>A lone player gets what the house rules say, nothing else.</source>
        <translation>Wer allein mitspielt, bekommt, was die Hausregeln sagen, nichts anderes.</translation>
    </message>
    <message>
        <source>Ten tricks win the game.</source>
        <translation>Zehn Stiche gewinnen die Partie.</translation>
    </message>
    <message>
        <source>Five tricks a deal</source>
        <translation>Fünf Stiche pro Spiel</translation>
    </message>
    <message>
        <source>Follow suit, and beat what’s there if you can.</source>
        <translation>Farbe bedienen und den Stich nehmen, wenn es geht.</translation>
    </message>
    <message>
        <source>Two crosses to fill</source>
        <translation>Zwei Kreuze füllen</translation>
    </message>
    <message>
        <source>Each trick is a bar, five bars fill a cross. First to fill both wins.</source>
        <translation>Jeder Stich ein Balken, fünf füllen ein Kreuz. Beide voll heißt gewonnen.</translation>
    </message>
    <message>
        <source>Weak hand? Drop out</source>
        <translation>Aussteigen geht auch</translation>
    </message>
    <message>
        <source>It’s free. But play and take nothing, and you get a third cross.</source>
        <translation>Das kostet nichts. Wer mitgeht und leer bleibt, bekommt ein drittes Kreuz.</translation>
    </message>
    <message>
        <source>out</source>
        <translation>weg</translation>
    </message>
    <message>
        <source>You cut the pack, and only you see this card. If you keep it, you get only four more and may not exchange.</source>
        <translation>Du hast abgehoben, und nur du siehst diese Karte. Behältst du sie, bekommst du nur vier dazu und darfst nicht tauschen.</translation>
    </message>
    <message>
        <source>Five tricks, four permanent trumps, first to two crosses.</source>
        <translation>Fünf Stiche, vier ständige Trümpfe und zwei Kreuze.</translation>
    </message>
    <message>
        <source>The dealer’s swap for the upcard counts among the five</source>
        <translation>Tauscht der Geber die offene Karte ein, zählt das zu den fünf</translation>
    </message>
    <message>
        <source>The dealer takes the upcard</source>
        <translation>Der Geber nimmt die offene Karte</translation>
    </message>
    <message>
        <source>before drawing</source>
        <translation>bevor er zieht</translation>
    </message>
    <message>
        <source>after drawing, knowing the new cards</source>
        <translation>nach dem Ziehen, wenn er die neuen Karten kennt</translation>
    </message>
    <message>
        <source>The Sow of trumps leads first, and the second lead is a trump</source>
        <translation>Die Trumpf-Sau eröffnet, und zum zweiten Stich wird Trumpf ausgespielt</translation>
    </message>
    <message>
        <source>when only one is left, who gets a Bolla</source>
        <translation>wenn nur noch einer übrig ist; er bekommt eine Bolla</translation>
    </message>
    <message>
        <source>The deal ends with the bar that ends the game</source>
        <translation>Mit dem Balken, der die Partie beendet, ist auch das Spiel aus</translation>
    </message>
    <message>
        <source>The winner is paid for each open bar</source>
        <translation>Für jeden offenen Balken bekommt der Sieger</translation>
    </message>
    <message>
        <source>after one game, or one Bolla</source>
        <translation>nach einer Partie, also einer Bolla</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>{0:seat} cuts.</source>
        <translation>{0:seat} hebt ab.</translation>
    </message>
    <message>
        <source>You cut.</source>
        <translation>Du hebst ab.</translation>
    </message>
    <message numerus="yes">
        <source>{0:seat} gets %n bar(s).</source>
        <translation>
            <numerusform>{0:seat} bekommt einen Balken.</numerusform>
            <numerusform>{0:seat} bekommt %n Balken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You get %n bar(s).</source>
        <translation>
            <numerusform>Du bekommst einen Balken.</numerusform>
            <numerusform>Du bekommst %n Balken.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0:seat} takes the upcard, the {1:card}.</source>
        <translation>{0:seat} nimmt die offene Karte: {1:card den}.</translation>
    </message>
    <message>
        <source>You take the upcard, the {1:card}.</source>
        <translation>Du nimmst die offene Karte: {1:card den}.</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n Stich</numerusform>
            <numerusform>%n Stiche</numerusform>
        </translation>
    </message>
    <message>
        <source>no trick: a penalty cross</source>
        <translation>kein Stich: ein Strafkreuz</translation>
    </message>
    <message>
        <source>not in this deal</source>
        <translation>nicht dabei</translation>
    </message>
    <message numerus="yes">
        <source>%n bar(s)</source>
        <translation>
            <numerusform>%n Balken</numerusform>
            <numerusform>%n Balken</numerusform>
        </translation>
    </message>
    <message>
        <source>You took the {0:card} openly: it stays in your hand.</source>
        <translation>{0:card Den} hast du offen genommen: Die Karte bleibt im Blatt.</translation>
    </message>
    <message>
        <source>You hold the Sow of trumps: lead it first.</source>
        <translation>Du hast die Trumpf-Sau: Damit musst du eröffnen.</translation>
    </message>
    <message>
        <source>only a permanent trump</source>
        <translation>nur einen ständigen Trumpf</translation>
    </message>
    <message>
        <source>Bavaria, for small stakes</source>
        <translation>Bayern, um kleine Einsätze</translation>
    </message>
    <message>
        <source>Say who plays before cards are exchanged</source>
        <translation>Vor dem Tauschen ansagen, wer mitspielt</translation>
    </message>
    <message>
        <source>After a schleck, rearhand must play</source>
        <translation>Wer geschleckt hat, muss mitspielen</translation>
    </message>
    <message>
        <source>Cards the table may exchange in all</source>
        <translation>Tauschkarten für den ganzen Tisch</translation>
    </message>
    <message>
        <source>A dealer who takes the upcard must play</source>
        <translation>Nimmt der Geber die offene Karte, muss er mitspielen</translation>
    </message>
    <message>
        <source>When a permanent trump is turned up</source>
        <translation>Ist ein ständiger Trumpf aufgeschlagen</translation>
    </message>
    <message>
        <source>Crosses to fill</source>
        <translation>Kreuze am Anfang</translation>
    </message>
    <message>
        <source>Playing without a trick brings</source>
        <translation>Wer mitspielt und keinen Stich macht, bekommt</translation>
    </message>
    <message>
        <source>when the first player finishes and wins</source>
        <translation>sobald der Erste fertig ist; er gewinnt</translation>
    </message>
    <message>
        <source>{0:seat}: in or out?</source>
        <translation>{0:seat}: mitspielen oder passen?</translation>
    </message>
    <message>
        <source>{0:seat} keeps the cut card (schleck).</source>
        <translation>{0:seat} schleckt: Die abgehobene Karte bleibt.</translation>
    </message>
    <message>
        <source>You keep the cut card (schleck).</source>
        <translation>Du schleckst: Die abgehobene Karte bleibt dir.</translation>
    </message>
    <message>
        <source>No trick for {0:seat}: a penalty cross!</source>
        <translation>Kein Stich für {0:seat}: ein Strafkreuz!</translation>
    </message>
    <message>
        <source>No trick for you: a penalty cross!</source>
        <translation>Kein Stich für dich: ein Strafkreuz!</translation>
    </message>
    <message>
        <source>{0:seat} fills the last cross!</source>
        <translation>{0:seat} hat alle Kreuze voll!</translation>
    </message>
    <message>
        <source>You fill the last cross!</source>
        <translation>Du hast alle Kreuze voll!</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>dabei</translation>
    </message>
    <message>
        <source>schleck</source>
        <translation>geschleckt</translation>
    </message>
    <message>
        <source>You may keep only a permanent trump.</source>
        <translation>Behalten darfst du nur einen ständigen Trumpf.</translation>
    </message>
    <message>
        <source>Keep the card, or leave it.</source>
        <translation>Behalt die Karte, oder lass sie liegen.</translation>
    </message>
    <message>
        <source>The table has used up its exchanges.</source>
        <translation>Der Tisch hat alle Tauschkarten verbraucht.</translation>
    </message>
    <message>
        <source>You have had your exchange. Only the upcard is left.</source>
        <translation>Getauscht hast du schon. Jetzt geht es nur noch um die offene Karte.</translation>
    </message>
    <message>
        <source>Draw first. At this table the upcard comes later.</source>
        <translation>Zieh erst; die offene Karte kommt an diesem Tisch danach.</translation>
    </message>
    <message>
        <source>You have exchanged, so you must play.</source>
        <translation>Du hast getauscht, also musst du mitspielen.</translation>
    </message>
    <message>
        <source>You took a card, so you must play.</source>
        <translation>Du hast eine Karte genommen, also musst du mitspielen.</translation>
    </message>
    <message>
        <source>It is worth more than exchanging cards.</source>
        <translation>Sie ist mehr wert als das Tauschen.</translation>
    </message>
    <message>
        <source>Exchanging cards is worth more.</source>
        <translation>Das Tauschen ist mehr wert.</translation>
    </message>
    <message>
        <source>Your hand is good for a trick or more.</source>
        <translation>Dein Blatt ist gut für einen Stich oder mehr.</translation>
    </message>
    <message>
        <source>The upcard is better.</source>
        <translation>Die offene Karte ist besser.</translation>
    </message>
    <message>
        <source>The other cards are worth keeping.</source>
        <translation>Die anderen Karten behältst du besser.</translation>
    </message>
    <message>
        <source>By your house rules the first to fill the last cross ends the deal: no second one finishes in it.</source>
        <translation>Nach euren Hausregeln ist mit dem letzten Balken des Ersten auch das Spiel aus: Ein Zweiter wird darin nicht mehr fertig.</translation>
    </message>
    <message>
        <source>By your house rules the deal ends with the last bar: its player has no trick beyond it.</source>
        <translation>Nach euren Hausregeln ist das Spiel mit dem letzten Balken aus: Wer ihn gemalt hat, hat keinen Stich darüber hinaus.</translation>
    </message>
    <message>
        <source>Crosses</source>
        <translation>Kreuze</translation>
    </message>
    <message numerus="yes">
        <source>cross, %n of 5 bars</source>
        <translation>
            <numerusform>Kreuz, %n von 5 Balken</numerusform>
            <numerusform>Kreuz, %n von 5 Balken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>penalty cross, %n of 5 bars</source>
        <translation>
            <numerusform>Strafkreuz, %n von 5 Balken</numerusform>
            <numerusform>Strafkreuz, %n von 5 Balken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Bolla</source>
        <translation>
            <numerusform>%n Bolla</numerusform>
            <numerusform>%n Bolla</numerusform>
        </translation>
    </message>
    <message>
        <source>open bars</source>
        <translation>offene Balken</translation>
    </message>
    <message>
        <source>points for places</source>
        <translation>Platzpunkte</translation>
    </message>
    <message>
        <source>Bolla</source>
        <translation>Bolla</translation>
    </message>
    <message>
        <source>money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>Not last: how likely you are not to finish last in the game, as it stands after this deal.</source>
        <translation>Nicht Letzter: wie wahrscheinlich du die Partie nicht als Letzter beendest, so wie sie nach diesem Spiel steht.</translation>
    </message>
    <message>
        <source>Kept the card that was cut, so there are only four more, and no exchange.</source>
        <translation>Hat die abgehobene Karte behalten: Dafür gibt es nur vier dazu, und getauscht wird nicht.</translation>
    </message>
    <message>
        <source>You kept the card that was cut, so there are only four more, and no exchange.</source>
        <translation>Du hast die abgehobene Karte behalten: Dafür gibt es nur vier dazu, und getauscht wird nicht.</translation>
    </message>
    <message>
        <source>You may discard weak cards and draw as many from the stock. If you exchange, you must play.</source>
        <translation>Du darfst schwache Karten ablegen und ebenso viele vom Talon ziehen. Wer tauscht, muss mitspielen.</translation>
    </message>
    <message>
        <source>Playing without a trick costs you a penalty cross; passing costs nothing.</source>
        <translation>Mitspielen ohne Stich kostet ein Strafkreuz; Passen kostet nichts.</translation>
    </message>
    <message>
        <source>Follow suit, or else trump, and head the trick if you can. Each trick counts for you.</source>
        <translation>Bediene, sonst trumpfe, und geh höher, wenn du kannst. Jeder Stich zählt für dich.</translation>
    </message>
</context>
<context>
    <name>ramser</name>
    <message>
        <source>Follow suit if you can, else play a trump. Each trick is a stroke on the slate.</source>
        <translation>Bediene, wenn du kannst, sonst leg Trumpf. Jeder Stich ist ein Strich auf der Tafel.</translation>
    </message>
    <message>
        <source>Ramser</source>
        <translation>Ramser</translation>
    </message>
    <message>
        <source>Swiss Ramsen: a blind hand, and a sausage to win.</source>
        <translation>Das Schweizer Ramsen: ein Blinder und eine Wurst.</translation>
    </message>
    <message>
        <source>Emmental: the first to 21</source>
        <translation>Emmental: Wer zuerst 21 hat</translation>
    </message>
    <message>
        <source>Langnau: a sausage for all but the last</source>
        <translation>Langnau: eine Wurst für alle bis auf den Letzten</translation>
    </message>
    <message>
        <source>Langenthal: the Bälli beats everything</source>
        <translation>Langenthal: Das Bälli sticht alles</translation>
    </message>
    <message>
        <source>Five people play with</source>
        <translation>Zu fünft wird gespielt mit</translation>
    </message>
    <message>
        <source>35 cards, three Sixes among them</source>
        <translation>35 Karten, drei Sechser dabei</translation>
    </message>
    <message>
        <source>32 cards, like all others</source>
        <translation>32 Karten wie alle</translation>
    </message>
    <message>
        <source>The Bälli, the Seven of Bells, is</source>
        <translation>Das Bälli, der Schellen-Siebener, ist</translation>
    </message>
    <message>
        <source>the second-best trump</source>
        <translation>der zweithöchste Trumpf</translation>
    </message>
    <message>
        <source>the best trump, and may always be played</source>
        <translation>der höchste Trumpf, und darf immer gespielt werden</translation>
    </message>
    <message>
        <source>The dealer may take the upcard</source>
        <translation>Der Geber darf die offene Karte nehmen</translation>
    </message>
    <message>
        <source>once it is known who plays</source>
        <translation>wenn er weiß, wer mitspielt</translation>
    </message>
    <message>
        <source>five tricks</source>
        <translation>fünf Stiche</translation>
    </message>
    <message>
        <source>one trick</source>
        <translation>einen Stich</translation>
    </message>
    <message>
        <source>where another suit was led</source>
        <translation>wo eine andere Farbe ausgespielt ist</translation>
    </message>
    <message>
        <source>always</source>
        <translation>immer</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>The second trick begins with a trump</source>
        <translation>Der zweite Stich beginnt mit Trumpf</translation>
    </message>
    <message>
        <source>Tricks for a sausage</source>
        <translation>Stiche für eine Wurst</translation>
    </message>
    <message>
        <source>21</source>
        <translation>21</translation>
    </message>
    <message>
        <source>17</source>
        <translation>17</translation>
    </message>
    <message>
        <source>15</source>
        <translation>15</translation>
    </message>
    <message>
        <source>A sausage is won by</source>
        <translation>Eine Wurst gewinnt</translation>
    </message>
    <message>
        <source>the first to take that many</source>
        <translation>wer die Stiche als Erster hat</translation>
    </message>
    <message>
        <source>The deal ends with the trick that ends the game</source>
        <translation>Das Spiel endet mit dem Stich, der die Partie beendet</translation>
    </message>
    <message>
        <source>{0:seat} wins a sausage!</source>
        <translation>{0:seat} gewinnt eine Wurst!</translation>
    </message>
    <message>
        <source>You win a sausage!</source>
        <translation>Du gewinnst eine Wurst!</translation>
    </message>
    <message>
        <source>No trick for {0:seat}: a potato!</source>
        <translation>Kein Stich für {0:seat}: ein Härdöpfel!</translation>
    </message>
    <message>
        <source>No trick for you: a potato!</source>
        <translation>Kein Stich für dich: ein Härdöpfel!</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>dabei</translation>
    </message>
    <message>
        <source>Blind</source>
        <translation>Blinder</translation>
    </message>
    <message>
        <source>the Blind is available</source>
        <translation>Blinder noch zu haben</translation>
    </message>
    <message>
        <source>Gave the whole hand for the Blind and must play.</source>
        <translation>Hat alle Karten für den Blinden gegeben und muss mitspielen.</translation>
    </message>
    <message>
        <source>You gave your whole hand for the Blind and must play.</source>
        <translation>Du hast alle Karten für den Blinden gegeben und musst mitspielen.</translation>
    </message>
    <message>
        <source>Discard one of your own cards first.</source>
        <translation>Leg erst eine von deinen Karten ab.</translation>
    </message>
    <message>
        <source>If you take it you must play, and unknown cards are too risky for that.</source>
        <translation>Wer ihn nimmt, muss spielen, und dafür sind fünf unbekannte Karten zu unsicher.</translation>
    </message>
    <message>
        <source>It is your least useful card.</source>
        <translation>Von all deinen Karten nützt sie am wenigsten.</translation>
    </message>
    <message>
        <source>A lone player gets what the house rules say, nothing else.</source>
        <translation>Wer allein spielt, bekommt, was die Hausregeln sagen, sonst nichts.</translation>
    </message>
    <message>
        <source>You may swap your whole hand for the five face-down cards, the Blind. Then you must play.</source>
        <translation>Du darfst dein ganzes Blatt gegen die fünf verdeckten Karten tauschen, den Blinden. Dann musst du spielen.</translation>
    </message>
    <message>
        <source>If you play and take no trick, you get a potato. Passing costs nothing.</source>
        <translation>Wer spielt und keinen Stich macht, bekommt einen Härdöpfel. Passen kostet nichts.</translation>
    </message>
    <message>
        <source>As dealer you may take the upcard and discard one of your own.</source>
        <translation>Als Geber darfst du die offene Karte nehmen und eine von deinen ablegen.</translation>
    </message>
    <message>
        <source>21; 15 from five people on</source>
        <translation>21; ab fünf Leuten 15</translation>
    </message>
    <message>
        <source>Potatoes that make up a sausage</source>
        <translation>Härdöpfel für eine Wurst</translation>
    </message>
    <message>
        <source>for ties only</source>
        <translation>nur bei Gleichstand</translation>
    </message>
    <message>
        <source>{0:seat} is offered the Blind.</source>
        <translation>{0:seat} kann den Blinden haben.</translation>
    </message>
    <message>
        <source>{0:seat} dealt and may take the upcard.</source>
        <translation>{0:seat} hat gegeben und darf die offene Karte nehmen.</translation>
    </message>
    <message>
        <source>Take the Blind</source>
        <translation>Den Blinden nehmen</translation>
    </message>
    <message>
        <source>Take the Bälli</source>
        <translation>Das Bälli nehmen</translation>
    </message>
    <message>
        <source>Take upcard</source>
        <translation>Offene Karte nehmen</translation>
    </message>
    <message>
        <source>before that, and then must play</source>
        <translation>schon vorher, und muss dann mitspielen</translation>
    </message>
    <message>
        <source>A first leader with the Sow of trumps must lead it</source>
        <translation>Wer als Erster ausspielt und die Trumpf-Sau hat, muss damit anfangen</translation>
    </message>
    <message>
        <source>everyone but the last</source>
        <translation>jeder bis auf den Letzten</translation>
    </message>
    <message>
        <source>Swap your whole hand for the Blind?</source>
        <translation>Tauschst du dein ganzes Blatt gegen den Blinden?</translation>
    </message>
    <message>
        <source>You dealt. Take the upcard?</source>
        <translation>Du hast gegeben: Nimmst du die offene Karte?</translation>
    </message>
    <message>
        <source>You dealt. Take the upcards?</source>
        <translation>Du hast gegeben. Nimmst du die offenen Karten?</translation>
    </message>
    <message>
        <source>Discard one of your own cards for it.</source>
        <translation>Leg dafür eine deiner Karten ab.</translation>
    </message>
    <message>
        <source>Take the other</source>
        <translation>Die andere nehmen</translation>
    </message>
    <message>
        <source>T</source>
        <translation>N</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>{0:seat} takes the Blind and plays.</source>
        <translation>{0:seat} nimmt den Blinden und spielt mit.</translation>
    </message>
    <message>
        <source>You take the Blind and play.</source>
        <translation>Du nimmst den Blinden und spielst mit.</translation>
    </message>
    <message>
        <source>{0:seat} leaves the Blind.</source>
        <translation>{0:seat} lässt den Blinden liegen.</translation>
    </message>
    <message>
        <source>You leave the Blind.</source>
        <translation>Du lässt den Blinden liegen.</translation>
    </message>
    <message>
        <source>{0:seat} takes the upcard, the {1:card}.</source>
        <translation>{0:seat} nimmt die offene Karte: {1:card den}.</translation>
    </message>
    <message>
        <source>You take the upcard, the {1:card}.</source>
        <translation>Du nimmst die offene Karte: {1:card den}.</translation>
    </message>
    <message>
        <source>{0:seat} leaves the upcard.</source>
        <translation>{0:seat} lässt die offene Karte liegen.</translation>
    </message>
    <message>
        <source>You leave the upcard.</source>
        <translation>Du lässt die offene Karte liegen.</translation>
    </message>
    <message numerus="yes">
        <source>{0:seat} gets %n stroke(s).</source>
        <translation>
            <numerusform>{0:seat} bekommt einen Strich.</numerusform>
            <numerusform>{0:seat} bekommt %n Striche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You get %n stroke(s).</source>
        <translation>
            <numerusform>Du bekommst einen Strich.</numerusform>
            <numerusform>Du bekommst %n Striche.</numerusform>
        </translation>
    </message>
    <message>
        <source>no trick: a potato</source>
        <translation>kein Stich: ein Härdöpfel</translation>
    </message>
    <message>
        <source>no trick when the game ended</source>
        <translation>kein Stich, als die Partie aus war</translation>
    </message>
    <message>
        <source>not in this deal</source>
        <translation>in diesem Spiel nicht dabei</translation>
    </message>
    <message numerus="yes">
        <source>%n stroke(s)</source>
        <translation>
            <numerusform>ein Strich</numerusform>
            <numerusform>%n Striche</numerusform>
        </translation>
    </message>
    <message>
        <source>left the Blind</source>
        <translation>ohne den Blinden</translation>
    </message>
    <message numerus="yes">
        <source>%n upcard(s)</source>
        <translation>
            <numerusform>eine offene Karte</numerusform>
            <numerusform>%n offene Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>has a sausage</source>
        <translation>hat eine Wurst</translation>
    </message>
    <message>
        <source>have a sausage</source>
        <translation>hast eine Wurst</translation>
    </message>
    <message numerus="yes">
        <source>The Blind, %n card(s)</source>
        <translation>
            <numerusform>Der Blinde, eine Karte</numerusform>
            <numerusform>Der Blinde, %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>The Blind</source>
        <translation>Der Blinde</translation>
    </message>
    <message>
        <source>Is in, and needs a trick.</source>
        <translation>Ist dabei und braucht einen Stich.</translation>
    </message>
    <message>
        <source>You are in, and need a trick.</source>
        <translation>Du bist dabei und brauchst einen Stich.</translation>
    </message>
    <message>
        <source>Keeps the cards that were dealt.</source>
        <translation>Behält die eigenen Karten.</translation>
    </message>
    <message>
        <source>You keep the cards that were dealt.</source>
        <translation>Du behältst deine Karten.</translation>
    </message>
    <message>
        <source>Upcards that the dealer has taken.</source>
        <translation>Offene Karten, die der Geber genommen hat.</translation>
    </message>
    <message>
        <source>First say whether you take the Blind.</source>
        <translation>Sag erst, ob du den Blinden nimmst.</translation>
    </message>
    <message>
        <source>First say whether you take the upcard.</source>
        <translation>Sag erst, ob du die offene Karte nimmst.</translation>
    </message>
    <message>
        <source>You took the {0:card} openly: it stays in your hand.</source>
        <translation>{0:card Den} hast du offen genommen, also behältst du die Karte.</translation>
    </message>
    <message>
        <source>You hold the {0:card}: lead it first.</source>
        <translation>Du hast {0:card den}: Damit fängst du an.</translation>
    </message>
    <message>
        <source>Five unknown cards promise more than these.</source>
        <translation>Fünf unbekannte Karten versprechen mehr als diese.</translation>
    </message>
    <message>
        <source>Your own cards are better than five unknown ones.</source>
        <translation>Deine Karten sind besser als fünf unbekannte.</translation>
    </message>
    <message>
        <source>Your hand is good for a trick or more.</source>
        <translation>Dein Blatt ist für einen Stich oder mehr gut.</translation>
    </message>
    <message>
        <source>That card would hardly make this hand worth playing.</source>
        <translation>Auch mit dieser Karte ist dein Blatt kaum gut genug.</translation>
    </message>
    <message>
        <source>Too weak: without a trick you get a potato.</source>
        <translation>Zu schwach: Ohne Stich gibt es einen Härdöpfel.</translation>
    </message>
    <message>
        <source>The {0:card} is worth more than the {1:card}.</source>
        <translation>{0:card Der} bringt mehr als {1:card der}.</translation>
    </message>
    <message>
        <source>Bälli</source>
        <translation>Bälli</translation>
    </message>
    <message>
        <source>Ramser is best with four.</source>
        <translation>Ramser ist am besten zu viert.</translation>
    </message>
    <message>
        <source>With so many players there are not enough cards for a Blind: there is none.</source>
        <translation>Zu so vielen reichen die Karten nicht für den Blinden: Es gibt keinen.</translation>
    </message>
    <message>
        <source>Who had all their tricks first?</source>
        <translation>Wer hatte seine Stiche als Erster beisammen?</translation>
    </message>
    <message>
        <source>Who had them second?</source>
        <translation>Wer als Zweiter?</translation>
    </message>
    <message>
        <source>Who had them third?</source>
        <translation>Wer als Dritter?</translation>
    </message>
    <message>
        <source>Who had them fourth?</source>
        <translation>Wer als Vierter?</translation>
    </message>
    <message>
        <source>By your house rules the deal ends with the game: nobody else can reach the goal in it.</source>
        <translation>Nach euren Hausregeln ist mit der Partie auch das Spiel aus: Ein anderer kommt darin nicht mehr ans Ziel.</translation>
    </message>
    <message>
        <source>By your house rules the deal ends with the trick that ends the game: its winner has no trick beyond it.</source>
        <translation>Nach euren Hausregeln ist das Spiel mit dem Stich aus, der die Partie beendet: Wer ihn gemacht hat, hat keinen Stich darüber hinaus.</translation>
    </message>
    <message>
        <source>Strokes</source>
        <translation>Striche</translation>
    </message>
    <message numerus="yes">
        <source>%n sausage(s)</source>
        <translation>
            <numerusform>eine Wurst</numerusform>
            <numerusform>%n Würste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n potato(es)</source>
        <translation>
            <numerusform>ein Härdöpfel</numerusform>
            <numerusform>%n Härdöpfel</numerusform>
        </translation>
    </message>
    <message>
        <source>tricks</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>sausages</source>
        <translation>Würste</translation>
    </message>
    <message>
        <source>potatoes</source>
        <translation>Härdöpfel</translation>
    </message>
    <message>
        <source>balance</source>
        <translation>Bilanz</translation>
    </message>
    <message>
        <source>The Blind is mine!</source>
        <translation>Der Blinde gehört mir!</translation>
    </message>
    <message>
        <source>I’m in.</source>
        <translation>Ich bin dabei.</translation>
    </message>
    <message>
        <source>Count me out.</source>
        <translation>Ohne mich.</translation>
    </message>
    <message>
        <source>Sausage, in %</source>
        <translation>Wurst, in %</translation>
    </message>
    <message>
        <source>Sausage: how likely you are to win a sausage of this game, as it stands after this deal, less what the potato takes away.</source>
        <translation>Wurst: wie wahrscheinlich eine Wurst dieser Partie gewonnen wird, so wie sie nach diesem Spiel steht, ohne das, was der Härdöpfel davon wegnimmt.</translation>
    </message>
    <message>
        <source>Enough tricks win the sausage.</source>
        <translation>Genug Stiche gewinnen die Wurst.</translation>
    </message>
    <message>
        <source>Five tricks a deal</source>
        <translation>Fünf Stiche pro Spiel</translation>
    </message>
    <message>
        <source>Follow suit, else play a trump. Passing is free.</source>
        <translation>Bediene, sonst leg Trumpf. Passen kostet nichts.</translation>
    </message>
    <message>
        <source>Strokes and potatoes</source>
        <translation>Striche und Kartoffeln</translation>
    </message>
    <message>
        <source>21 strokes win, 15 if five play. Play and take none: a potato.</source>
        <translation>21 Striche gewinnen, zu fünft 15. Leer geblieben: ein Härdöpfel.</translation>
    </message>
    <message>
        <source>The Bälli</source>
        <translation>Das Bälli</translation>
    </message>
    <message>
        <source>The Seven of Bells is the second-best trump in every deal.</source>
        <translation>Der Schellen-Siebener ist immer der zweithöchste Trumpf.</translation>
    </message>
</context>
<context>
    <name>ramsli</name>
    <message>
        <source>Ramsli</source>
        <translation>Ramsli</translation>
    </message>
    <message>
        <source>As handed down</source>
        <translation>Wie überliefert</translation>
    </message>
    <message>
        <source>With a bank</source>
        <translation>Mit Bank</translation>
    </message>
    <message>
        <source>The dealer puts into the kitty</source>
        <translation>Der Geber zahlt in den Topf</translation>
    </message>
    <message>
        <source>the dealer</source>
        <translation>der Geber</translation>
    </message>
    <message>
        <source>forehand</source>
        <translation>die Vorhand</translation>
    </message>
    <message>
        <source>A deal fails after three</source>
        <translation>Ein Spiel verfällt nach drei</translation>
    </message>
    <message>
        <source>suits that were offered</source>
        <translation>angebotenen Farben</translation>
    </message>
    <message>
        <source>cards that were turned up</source>
        <translation>aufgeschlagenen Karten</translation>
    </message>
    <message>
        <source>When the stock is used up</source>
        <translation>Ist der Talon aufgebraucht</translation>
    </message>
    <message>
        <source>the discards are shuffled</source>
        <translation>wird das Abgelegte neu gemischt</translation>
    </message>
    <message>
        <source>A knocker with one trick pays</source>
        <translation>Wer klopft und einen Stich macht, zahlt</translation>
    </message>
    <message>
        <source>the kitty twice</source>
        <translation>den Topf doppelt</translation>
    </message>
    <message>
        <source>the kitty once</source>
        <translation>den Topf einfach</translation>
    </message>
    <message>
        <source>no bank</source>
        <translation>keine Bank</translation>
    </message>
    <message>
        <source>The dealer sees the first two cards before choosing the top or bottom card</source>
        <translation>Der Geber sieht seine ersten zwei Karten, bevor er oben oder unten wählt</translation>
    </message>
    <message>
        <source>A table that overtrumps</source>
        <translation>Mit Überstechen</translation>
    </message>
    <message>
        <source>The dealer always pays, even with counters in the kitty</source>
        <translation>Jeder Geber zahlt, auch wenn der Topf nicht leer ist</translation>
    </message>
    <message>
        <source>When a deal fails, everyone pays what the dealer paid</source>
        <translation>Verfällt ein Spiel, zahlt jeder so viel wie der Geber</translation>
    </message>
    <message>
        <source>The Seven of trumps may be swapped by</source>
        <translation>Den Trumpf-Siebener tauscht</translation>
    </message>
    <message>
        <source>anyone, when their turn comes</source>
        <translation>jeder, der an der Reihe ist</translation>
    </message>
    <message>
        <source>everyone who is in, when exchanging</source>
        <translation>wer dabei ist, beim Tauschen</translation>
    </message>
    <message>
        <source>The bank keeps the kitty at</source>
        <translation>Die Bank hält den Topf auf</translation>
    </message>
    <message>
        <source>Turn the top card, or the bottom one?</source>
        <translation>Die oberste aufschlagen, oder die unterste?</translation>
    </message>
    <message>
        <source>{0:suit} would be trumps. Knock?</source>
        <translation>{0:suit} wäre Trumpf. Klopfst du?</translation>
    </message>
    <message>
        <source>Muss: all play, {0:suit} are trumps. Knock anyway?</source>
        <translation>Muss: Alle spielen, {0:suit} ist Trumpf. Klopfst du trotzdem?</translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s) in the kitty. Are you in?</source>
        <translation>
            <numerusform>Topf: eine Marke. Gehst du mit?</numerusform>
            <numerusform>Topf: %n Marken. Gehst du mit?</numerusform>
        </translation>
    </message>
    <message>
        <source>Swap a card for the {0:card}?</source>
        <translation>Tauschst du eine Karte gegen {0:card den}?</translation>
    </message>
    <message numerus="yes">
        <source>Exchange up to %n card(s), “eins auf”, or keep these.</source>
        <translation>
            <numerusform>Tausch eine Karte, „eins auf“, oder behalte alles.</numerusform>
            <numerusform>Tausch bis zu %n, „eins auf“, oder behalte alles.</numerusform>
        </translation>
    </message>
    <message>
        <source>Swap the Seven of trumps for the upcard?</source>
        <translation>Tauschst du den Trumpf-Siebener gegen die Trumpfkarte?</translation>
    </message>
    <message>
        <source>Nothing to swap: you don’t have the Seven.</source>
        <translation>Nichts zu tauschen: Du hast den Siebener nicht.</translation>
    </message>
    <message>
        <source>{0:seat} is choosing top or bottom.</source>
        <translation>{0:seat}: oberste oder unterste?</translation>
    </message>
    <message>
        <source>{0:seat}: knock or pass?</source>
        <translation>{0:seat}: klopfen oder passen?</translation>
    </message>
    <message>
        <source>{0:seat}: in or out?</source>
        <translation>{0:seat}: mitgehen oder aussetzen?</translation>
    </message>
    <message>
        <source>{0:seat} may take the upcard.</source>
        <translation>{0:seat} darf die Trumpfkarte nehmen.</translation>
    </message>
    <message>
        <source>A Muss: only the ante is in the kitty, so everyone plays.</source>
        <translation>Muss: Im Topf liegt nur der Einsatz, alle spielen.</translation>
    </message>
    <message>
        <source>The bottom card: {0:seat} has knocked.</source>
        <translation>Die unterste Karte: {0:seat} hat geklopft.</translation>
    </message>
    <message>
        <source>The bottom card: you have knocked.</source>
        <translation>Die unterste Karte: Du hast geklopft.</translation>
    </message>
    <message>
        <source>{0:seat} knocks on the upcard.</source>
        <translation>{0:seat} klopft auf die Trumpfkarte.</translation>
    </message>
    <message>
        <source>You knock on the upcard.</source>
        <translation>Du klopfst auf die Trumpfkarte.</translation>
    </message>
    <message>
        <source>Nobody knocks: the deal is void, and the kitty stays.</source>
        <translation>Niemand klopft: Das Spiel verfällt, der Topf bleibt.</translation>
    </message>
    <message>
        <source>The {1:card} is turned up for {0:seat}.</source>
        <translation>Für {0:seat} wird {1:card der} aufgedeckt.</translation>
    </message>
    <message>
        <source>The {1:card} is turned up for you.</source>
        <translation>Für dich wird {1:card der} aufgedeckt.</translation>
    </message>
    <message>
        <source>{0:seat} knocked and falls short of two tricks.</source>
        <translation>{0:seat} hat geklopft und verfehlt die zwei Stiche.</translation>
    </message>
    <message>
        <source>You knocked and fall short of two tricks.</source>
        <translation>Du hast geklopft und verfehlst die zwei Stiche.</translation>
    </message>
    <message numerus="yes">
        <source>Nobody else is in: {0:seat} takes the kitty, %n counter(s).</source>
        <translation>
            <numerusform>Niemand geht mit: {0:seat} nimmt den Topf mit einer Marke.</numerusform>
            <numerusform>Niemand geht mit: {0:seat} nimmt den Topf mit %n Marken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody else is in: you take the kitty, %n counter(s).</source>
        <translation>
            <numerusform>Niemand geht mit: Du nimmst den Topf mit einer Marke.</numerusform>
            <numerusform>Niemand geht mit: Du nimmst den Topf mit %n Marken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The kitty now holds %n counter(s).</source>
        <translation>
            <numerusform>Im Topf liegt jetzt eine Marke.</numerusform>
            <numerusform>Im Topf liegen jetzt %n Marken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0:seat} puts %n counter(s) into the kitty.</source>
        <translation>
            <numerusform>{0:seat} legt eine Marke in den Topf.</numerusform>
            <numerusform>{0:seat} legt %n Marken in den Topf.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You put %n counter(s) into the kitty.</source>
        <translation>
            <numerusform>Du legst eine Marke in den Topf.</numerusform>
            <numerusform>Du legst %n Marken in den Topf.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0:seat} pays %n counter(s) into the kitty.</source>
        <translation>
            <numerusform>{0:seat} zahlt eine Marke in den Topf.</numerusform>
            <numerusform>{0:seat} zahlt %n Marken in den Topf.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pay %n counter(s) into the kitty.</source>
        <translation>
            <numerusform>Du zahlst eine Marke in den Topf.</numerusform>
            <numerusform>Du zahlst %n Marken in den Topf.</numerusform>
        </translation>
    </message>
    <message>
        <source>The kitty is empty.</source>
        <translation>Der Topf ist leer.</translation>
    </message>
    <message>
        <source>no trick: paid the kitty</source>
        <translation>kein Stich: Topf bezahlt</translation>
    </message>
    <message>
        <source>knocked, missed two tricks</source>
        <translation>geklopft, zwei Stiche verfehlt</translation>
    </message>
    <message>
        <source>unopposed: took the kitty</source>
        <translation>allein dabei: der Topf</translation>
    </message>
    <message>
        <source>knocked</source>
        <translation>geklopft</translation>
    </message>
    <message>
        <source>knocked: upcard</source>
        <translation>geklopft: Karte</translation>
    </message>
    <message>
        <source>Muss: everyone plays</source>
        <translation>Muss: alle spielen</translation>
    </message>
    <message numerus="yes">
        <source>kitty: %n</source>
        <translation>
            <numerusform>Topf %n</numerusform>
            <numerusform>Topf %n</numerusform>
        </translation>
    </message>
    <message>
        <source>You may knock on the upcard only if nobody spoke before you.</source>
        <translation>Auf die Trumpfkarte darfst du nur klopfen, wenn vor dir niemand gefragt war.</translation>
    </message>
    <message>
        <source>Only the dealer may knock on the upcard.</source>
        <translation>Auf die Trumpfkarte darf nur der Geber klopfen.</translation>
    </message>
    <message>
        <source>It is a Muss: everyone plays.</source>
        <translation>Es ist Muss: Alle spielen.</translation>
    </message>
    <message>
        <source>You have already exchanged.</source>
        <translation>Getauscht hast du schon.</translation>
    </message>
    <message>
        <source>The upcard is gone.</source>
        <translation>Die Trumpfkarte ist weg.</translation>
    </message>
    <message>
        <source>You can only swap the Seven of trumps for the upcard.</source>
        <translation>Gegen die Trumpfkarte darfst du nur den Trumpf-Siebener tauschen.</translation>
    </message>
    <message>
        <source>You discarded all four cards: draw a new hand.</source>
        <translation>Du hast alle vier Karten abgelegt: Zieh ein neues Blatt.</translation>
    </message>
    <message>
        <source>For a new hand, discard all four cards first.</source>
        <translation>Für ein neues Blatt leg erst alle vier Karten ab.</translation>
    </message>
    <message>
        <source>You have discarded, so “eins auf” is no longer possible.</source>
        <translation>Du hast abgelegt, also geht „eins auf“ nicht mehr.</translation>
    </message>
    <message>
        <source>The {0:card} helps too little for the two tricks it binds you to.</source>
        <translation>{0:card Der} hilft zu wenig für die zwei Stiche, die du dann schuldest.</translation>
    </message>
    <message>
        <source>Everyone plays anyway, and knocking means two tricks.</source>
        <translation>Alle spielen ohnehin, und Klopfen heißt zwei Stiche.</translation>
    </message>
    <message>
        <source>Too weak: without a trick you pay the whole kitty.</source>
        <translation>Zu schwach: Ohne Stich zahlst du den ganzen Topf.</translation>
    </message>
    <message>
        <source>Everyone plays anyway. Knock and owe two tricks?</source>
        <translation>Alle spielen ohnehin. Trotzdem klopfen und zwei Stiche schulden?</translation>
    </message>
    <message>
        <source>Did anyone knock?</source>
        <translation>Hat jemand geklopft?</translation>
    </message>
    <message>
        <source>Without a bank the kitty can grow to a hundred times the ante.</source>
        <translation>Ohne Bank kann der Topf auf das Hundertfache des Einsatzes wachsen.</translation>
    </message>
    <message numerus="yes">
        <source>The bank leaves no more than %n in the kitty, no more than the ante: every deal is a Muss.</source>
        <translation>
            <numerusform>Die Bank lässt nur eine Marke im Topf, nicht mehr als den Einsatz: Jedes Spiel ist ein Muss, niemand kann draußen bleiben.</numerusform>
            <numerusform>Die Bank lässt nur %n Marken im Topf, nicht mehr als den Einsatz: Jedes Spiel ist ein Muss, niemand kann draußen bleiben.</numerusform>
        </translation>
    </message>
    <message>
        <source>The knocker has played: enter tricks, or 0.</source>
        <translation>Wer geklopft hat, hat gespielt: Trag Stiche ein, oder 0.</translation>
    </message>
    <message>
        <source>kitty</source>
        <translation>Topf</translation>
    </message>
    <message>
        <source>Plays, and must take two tricks.</source>
        <translation>Spielt und muss zwei Stiche machen.</translation>
    </message>
    <message>
        <source>You play, and must take two tricks.</source>
        <translation>Du spielst und musst zwei Stiche machen.</translation>
    </message>
    <message>
        <source>Plays, may take the upcard, and must take two tricks.</source>
        <translation>Spielt, nimmt die Trumpfkarte und muss zwei Stiche machen.</translation>
    </message>
    <message>
        <source>You play, may take the upcard, and must take two tricks.</source>
        <translation>Du spielst, nimmst die Trumpfkarte und musst zwei Stiche machen.</translation>
    </message>
    <message>
        <source>Plays, and must take a trick.</source>
        <translation>Spielt mit und muss einen Stich machen.</translation>
    </message>
    <message>
        <source>You play, and must take a trick.</source>
        <translation>Du spielst mit und musst einen Stich machen.</translation>
    </message>
    <message>
        <source>Most counters at the end wins.</source>
        <translation>Am Ende gewinnen die meisten Marken.</translation>
    </message>
    <message>
        <source>Four tricks a deal</source>
        <translation>Vier Stiche pro Spiel</translation>
    </message>
    <message>
        <source>Each brings you a quarter of the kitty.</source>
        <translation>Jeder bringt dir ein Viertel vom Topf.</translation>
    </message>
    <message>
        <source>Knock for two tricks</source>
        <translation>Klopf für zwei Stiche</translation>
    </message>
    <message>
        <source>Or join for one. Too few, and you pay the kitty.</source>
        <translation>Oder geh für einen mit. Zu wenig, und du zahlst den Topf.</translation>
    </message>
    <message>
        <source>Weak hand? Stay out</source>
        <translation>Lieber draußen?</translation>
    </message>
    <message>
        <source>As dealer you have seen the bottom card. Turn it, and its suit is trump and you have knocked; turn the top card, and its suit is offered to all.</source>
        <translation>Als Geber kennst du die unterste Karte. Schlägst du sie auf, ist ihre Farbe Trumpf und du hast geklopft; schlägst du die oberste auf, wird ihre Farbe allen angeboten.</translation>
    </message>
    <message>
        <source>Knocking means playing for the kitty and owing two tricks. Miss them, and you pay the kitty twice.</source>
        <translation>Wer klopft, spielt um den Topf und schuldet zwei Stiche. Fehlen sie, zahlt er den Topf doppelt.</translation>
    </message>
    <message>
        <source>Someone has knocked. Join, and you owe one trick or pay the kitty; staying out costs nothing.</source>
        <translation>Jemand hat geklopft. Gehst du mit, schuldest du einen Stich oder zahlst den Topf; aussetzen kostet nichts.</translation>
    </message>
    <message>
        <source>You knocked on the upcard, so you may take it now. Swap one of your cards for it, or leave it.</source>
        <translation>Du hast auf die Trumpfkarte geklopft, also darfst du sie jetzt nehmen. Tausch eine Karte dagegen, oder lass sie liegen.</translation>
    </message>
    <message>
        <source>Discard cards and draw as many, or ask for one face-up card (“eins auf”). You exchange only once.</source>
        <translation>Leg Karten ab und zieh ebenso viele, oder bitte um eine offene („eins auf“). Getauscht wird nur einmal.</translation>
    </message>
    <message>
        <source>Follow suit if you can; if not, play a trump. Each of the four tricks brings a quarter of the kitty.</source>
        <translation>Bediene, wenn du kannst; sonst spiel Trumpf. Jeder der vier Stiche bringt ein Viertel des Topfes.</translation>
    </message>
    <message>
        <source>The first to be asked whether to knock is</source>
        <translation>Nach dem Klopfen wird zuerst gefragt</translation>
    </message>
    <message>
        <source>The Seven of trumps may also be swapped after drawing</source>
        <translation>Der Trumpf-Siebener darf auch nach dem Ziehen eingetauscht werden</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Klopfen</translation>
    </message>
    <message>
        <source>eins auf</source>
        <translation>eins auf</translation>
    </message>
    <message numerus="yes">
        <source>%n in the bank</source>
        <translation>
            <numerusform>Bank %n</numerusform>
            <numerusform>Bank %n</numerusform>
        </translation>
    </message>
    <message>
        <source>The upcard is better.</source>
        <translation>Die offene Karte ist besser.</translation>
    </message>
    <message>
        <source>It costs nothing but the lowest trump.</source>
        <translation>Das kostet nichts als den kleinsten Trumpf.</translation>
    </message>
    <message>
        <source>may swap the Seven</source>
        <translation>Siebener tauschbar</translation>
    </message>
    <message>
        <source>Muss</source>
        <translation>Muss</translation>
    </message>
    <message>
        <source>Count me out.</source>
        <translation>Ohne mich.</translation>
    </message>
    <message>
        <source>Instead of an exchange, one card was laid open, to be taken or left.</source>
        <translation>Statt zu tauschen, wurde eine Karte offen hingelegt: nehmen oder liegen lassen.</translation>
    </message>
    <message>
        <source>Knock or drop out, exchange, and watch the kitty grow.</source>
        <translation>Klopfen oder passen, tauschen, und der Topf wächst.</translation>
    </message>
    <message>
        <source>Turn top card</source>
        <translation>Oberste aufschlagen</translation>
    </message>
    <message>
        <source>Bottom card, knock</source>
        <translation>Unterste, klopfen</translation>
    </message>
    <message>
        <source>Knock, take card</source>
        <translation>Klopfen und nehmen</translation>
    </message>
    <message>
        <source>I’m in</source>
        <translation>Mitgehen</translation>
    </message>
    <message>
        <source>Exchange …</source>
        <translation>Tauschen …</translation>
    </message>
    <message>
        <source>Exchange Seven …</source>
        <translation>Siebener tauschen …</translation>
    </message>
    <message>
        <source>Draw new hand</source>
        <translation>Neues Blatt ziehen</translation>
    </message>
    <message>
        <source>Open: eins auf</source>
        <translation>Offene: eins auf</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>T</source>
        <translation>N</translation>
    </message>
    <message>
        <source>D</source>
        <translation>Z</translation>
    </message>
    <message>
        <source>{0:seat} looks at the bottom card.</source>
        <translation>{0:seat} sieht sich die unterste Karte an.</translation>
    </message>
    <message>
        <source>You look at the bottom card.</source>
        <translation>Du siehst dir die unterste Karte an.</translation>
    </message>
    <message>
        <source>{0:seat} knocks.</source>
        <translation>{0:seat} klopft.</translation>
    </message>
    <message>
        <source>You knock.</source>
        <translation>Du klopfst.</translation>
    </message>
    <message>
        <source>{0:seat} swaps the Seven of trumps for the {1:card}.</source>
        <translation>{0:seat} tauscht den Trumpf-Siebener gegen {1:card den}.</translation>
    </message>
    <message>
        <source>You swap the Seven of trumps for the {1:card}.</source>
        <translation>Du tauschst den Trumpf-Siebener gegen {1:card den}.</translation>
    </message>
    <message>
        <source>{0:seat} takes a new hand.</source>
        <translation>{0:seat} nimmt ein neues Blatt.</translation>
    </message>
    <message>
        <source>You take a new hand.</source>
        <translation>Du nimmst ein neues Blatt.</translation>
    </message>
    <message>
        <source>{0:seat} says: eins auf!</source>
        <translation>{0:seat} sagt: Eins auf!</translation>
    </message>
    <message>
        <source>You say: eins auf!</source>
        <translation>Du sagst: Eins auf!</translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s) go into the bank.</source>
        <translation>
            <numerusform>Eine Marke kommt in die Bank.</numerusform>
            <numerusform>%n Marken kommen in die Bank.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s) come out of the bank.</source>
        <translation>
            <numerusform>Eine Marke kommt aus der Bank.</numerusform>
            <numerusform>%n Marken kommen aus der Bank.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has knocked.</source>
        <translation>Niemand hat geklopft.</translation>
    </message>
    <message>
        <source>in</source>
        <translation>dabei</translation>
    </message>
    <message>
        <source>It’s free, except in a Muss: only the ante is in the kitty; all play.</source>
        <translation>Das kostet nichts. Liegt nur der Einsatz im Topf, müssen alle mit.</translation>
    </message>
    <message>
        <source>out</source>
        <translation>nicht dabei</translation>
    </message>
    <message>
        <source>the bottom card</source>
        <translation>die unterste Karte</translation>
    </message>
    <message>
        <source>First say which card you turn, the top or the bottom one.</source>
        <translation>Sag erst, ob du die oberste oder die unterste Karte aufschlägst.</translation>
    </message>
    <message>
        <source>First say whether you knock or pass.</source>
        <translation>Sag erst, ob du klopfst oder passt.</translation>
    </message>
    <message>
        <source>No card lies open for you.</source>
        <translation>Für dich liegt keine Karte offen.</translation>
    </message>
    <message>
        <source>Give a card from your hand for the open one, or leave it.</source>
        <translation>Gib eine Karte aus der Hand für die offene, oder lass sie liegen.</translation>
    </message>
    <message>
        <source>With the {0:card} two tricks are likely.</source>
        <translation>Mit {0:card dem} sind zwei Stiche zu erwarten.</translation>
    </message>
    <message>
        <source>The upcard costs nothing and may be better.</source>
        <translation>Eine offene Karte kostet nichts und ist vielleicht besser.</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>Kontostand</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>Who knocked?</source>
        <translation>Wer hat geklopft?</translation>
    </message>
    <message>
        <source>bank</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>Knock, knock!</source>
        <translation>Klopf, klopf!</translation>
    </message>
    <message>
        <source>Knock, knock! The card is mine.</source>
        <translation>Klopf, klopf! Die Karte nehme ich.</translation>
    </message>
    <message>
        <source>I’m in.</source>
        <translation>Ich bin dabei.</translation>
    </message>
    <message>
        <source>Eins auf!</source>
        <translation>Eins auf!</translation>
    </message>
</context>
<context>
    <name>reader</name>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} von {1}</translation>
    </message>
</context>
<context>
    <name>report</name>
    <message>
        <source>Save the report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Textdatei (*.txt)</translation>
    </message>
    <message>
        <source>Error report</source>
        <translation>Bericht über einen Fehler</translation>
    </message>
    <message>
        <source>This is all the file will hold: versions, what the program noted last, and your last match with the names replaced, without cards that are still secret. Read it, strike out what you like, save it, and pass it on as you like. Nothing is sent.</source>
        <translation>Mehr steht nicht in der Datei: Versionen, was das Programm zuletzt notiert hat, und dein letzter Abend mit ersetzten Namen, ohne Karten, die noch geheim sind. Lies es, streiche, was du willst, speichere es und gib es, wem du magst. Gesendet wird nichts.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>&amp;Save …</source>
        <translation>S&amp;peichern …</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>Kartentisch crashed last time. Your match continues where it was.</source>
        <translation>Kartentisch ist beim letzten Mal abgestürzt. Dein Abend geht weiter, wo er war.</translation>
    </message>
    <message>
        <source>View &amp;report …</source>
        <translation>&amp;Bericht ansehen …</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Weiter</translation>
    </message>
</context>
<context>
    <name>romme</name>
    <message>
        <source>Rommé (scores)</source>
        <translation>Rommé (Liste)</translation>
    </message>
    <message>
        <source>The scores of a Rommé match: who went out, and what the others were left with. No cards are dealt here.</source>
        <translation>Die Liste eines Romméabends: wer ausgemacht hat und worauf die anderen sitzen blieben. Die Karten gebt ihr selbst.</translation>
    </message>
    <message>
        <source>Ten deals at a club</source>
        <translation>Zehn Spiele im Verein</translation>
    </message>
    <message>
        <source>Until somebody has 500</source>
        <translation>Bis jemand 500 hat</translation>
    </message>
    <message>
        <source>Going out in one go counts double</source>
        <translation>Ausmachen auf einen Schlag zählt doppelt</translation>
    </message>
    <message>
        <source>Who went out?</source>
        <translation>Wer hat ausgemacht?</translation>
    </message>
    <message>
        <source>In one go?</source>
        <translation>Auf einen Schlag?</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>Left in the hand</source>
        <translation>Noch auf der Hand</translation>
    </message>
    <message>
        <source>Exactly one goes out; all the others are left with something.</source>
        <translation>Genau einer macht aus; alle anderen bleiben auf etwas sitzen.</translation>
    </message>
    <message>
        <source>Penalty points</source>
        <translation>Schlechte Punkte</translation>
    </message>
</context>
<context>
    <name>room</name>
    <message>
        <source>No phone has come yet. Something may be in the way:</source>
        <translation>Noch ist kein Telefon da. Vielleicht liegt es daran:</translation>
    </message>
    <message>
        <source>&amp;Open the room</source>
        <translation>Raum ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Close the &amp;room</source>
        <translation>Raum &amp;schließen</translation>
    </message>
    <message>
        <source>QR code for {0}</source>
        <translation>QR-Code für {0}</translation>
    </message>
    <message>
        <source>Opening …</source>
        <translation>Wird geöffnet …</translation>
    </message>
    <message>
        <source>This computer is not on a network. Join a Wi-Fi network or switch on its hotspot, then come back here.</source>
        <translation>Dieser Rechner ist in keinem Netz. Verbinde ihn mit einem WLAN oder schalte seinen Hotspot ein und komm dann hierher zurück.</translation>
    </message>
    <message>
        <source>The room is closed: this computer answers nobody.</source>
        <translation>Der Raum ist zu: Kein Telefon kommt herein.</translation>
    </message>
    <message>
        <source>Phones in the room</source>
        <translation>Telefone im Raum</translation>
    </message>
    <message>
        <source>Scan the code: your browser shows the draw, standings and results, and your table hands in its result there. Nothing to install; nothing goes to the internet.</source>
        <translation>Code scannen: Im Browser stehen Auslosung, Rangliste und Ergebnisse, und der Tisch gibt dort sein Ergebnis ab. Nichts wird installiert, nichts geht ins Internet.</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Netz</translation>
    </message>
    <message>
        <source>No camera? Type this into the browser:</source>
        <translation>Ohne Kamera im Browser eintippen:</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>What may be in the way</source>
        <translation>Wenn kein Telefon durchkommt</translation>
    </message>
    <message>
        <source>The connection to the phones is not encrypted: others on this Wi-Fi could read it. No result counts before the desk accepts it, unless you trust the tables.</source>
        <translation>Die Verbindung zu den Telefonen ist nicht verschlüsselt: Andere im selben WLAN könnten mitlesen. Ein Ergebnis zählt erst, wenn die Turnierleitung es annimmt, außer du vertraust den Tischen.</translation>
    </message>
    <message>
        <source>The room is open at {0}</source>
        <translation>Der Raum ist offen: {0}</translation>
    </message>
    <message>
        <source>Show code</source>
        <translation>Code zeigen</translation>
    </message>
    <message>
        <source>Close room</source>
        <translation>Raum schließen</translation>
    </message>
    <message>
        <source>The room needs “websockets”, which is not installed. On Debian and Ubuntu: sudo apt install python3-websockets python3-segno</source>
        <translation>Dem Raum fehlt „websockets“. Unter Debian und Ubuntu: sudo apt install python3-websockets python3-segno</translation>
    </message>
    <message>
        <source>This computer is no longer at that address. Choose the network again.</source>
        <translation>Diese Adresse hat der Rechner nicht mehr. Wähle das Netz noch einmal.</translation>
    </message>
    <message>
        <source>Other programs use all ports of the room. Close them and try again.</source>
        <translation>Andere Programme belegen alle Ports des Raums. Schließe sie und versuche es noch einmal.</translation>
    </message>
    <message>
        <source>The page for the phones is missing: install Kartentisch again.</source>
        <translation>Die Seite für die Telefone fehlt: Installiere Kartentisch neu.</translation>
    </message>
    <message>
        <source>The room has stopped. Open it again: the phones come back on their own.</source>
        <translation>Der Raum ist unerwartet zugegangen. Öffne ihn wieder: Die Telefone kommen von selbst zurück.</translation>
    </message>
    <message>
        <source>Nobody is here yet.</source>
        <translation>Noch ist niemand da.</translation>
    </message>
    <message numerus="yes">
        <source>%n phone(s) here</source>
        <translation>
            <numerusform>%n Telefon da</numerusform>
            <numerusform>%n Telefone da</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them asleep</source>
        <translation>
            <numerusform>%n davon dunkel</numerusform>
            <numerusform>%n davon dunkel</numerusform>
        </translation>
    </message>
    <message>
        <source>Phone and computer must be on the same Wi-Fi. On the phone, switch off mobile data and any VPN.</source>
        <translation>Telefon und Rechner müssen im selben WLAN sein. Schalte am Telefon mobile Daten und VPN aus.</translation>
    </message>
    <message>
        <source>Guest Wi-Fi often keeps devices apart, on a FRITZ!Box always. Use the main network.</source>
        <translation>Im Gäste-WLAN sehen sich die Geräte oft nicht, bei einer FRITZ!Box nie. Nimm das normale WLAN.</translation>
    </message>
    <message>
        <source>The firewall: when Windows asks, allow private networks. On Linux, type: sudo ufw allow {0}/tcp</source>
        <translation>Die Firewall: Windows fragt einmal, dann erlaube private Netzwerke. Unter Linux hilft: sudo ufw allow {0}/tcp</translation>
    </message>
    <message>
        <source>No Wi-Fi here? Make this computer a hotspot. Windows lets 8 phones in: one for each table.</source>
        <translation>Kein WLAN da? Mach den Rechner zum Hotspot. Windows nimmt 8 Telefone auf, also genug für eins je Tisch.</translation>
    </message>
    <message>
        <source>If the phone says “no internet”, stay connected anyway.</source>
        <translation>Meldet das Telefon „kein Internet“: trotzdem verbunden bleiben.</translation>
    </message>
    <message>
        <source>The Flatpak has no network until you give it one: flatpak override --user --share=network {0}</source>
        <translation>Das Flatpak darf erst ins Netz, wenn du es erlaubst: flatpak override --user --share=network {0}</translation>
    </message>
</context>
<context>
    <name>room page</name>
    <message>
        <source>English</source>
        <translation>Deutsch</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Opening …</source>
        <translation>Einen Moment …</translation>
    </message>
    <message>
        <source>Connection lost. Trying again …</source>
        <translation>Die Verbindung ist weg. Neuer Versuch …</translation>
    </message>
    <message>
        <source>Connected again.</source>
        <translation>Wieder verbunden.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Our table</source>
        <translation>Unser Tisch</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tische</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listen</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>Wer bist du?</translation>
    </message>
    <message>
        <source>choose a name</source>
        <translation>Namen wählen</translation>
    </message>
    <message>
        <source>Nothing yet.</source>
        <translation>Noch nichts.</translation>
    </message>
    <message>
        <source>Which table?</source>
        <translation>Welcher Tisch?</translation>
    </message>
    <message>
        <source>All tables</source>
        <translation>Alle Tische</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>slip sent</source>
        <translation>abgegeben</translation>
    </message>
    <message>
        <source>confirmed</source>
        <translation>bestätigt</translation>
    </message>
    <message>
        <source>entered</source>
        <translation>eingetragen</translation>
    </message>
    <message>
        <source>Enter a result</source>
        <translation>Ergebnis abgeben</translation>
    </message>
    <message>
        <source>Table code</source>
        <translation>Code vom Zettel</translation>
    </message>
    <message>
        <source>Change the sign</source>
        <translation>Vorzeichen wechseln</translation>
    </message>
    <message>
        <source>The code is on your table sheet.</source>
        <translation>Der Code steht auf eurem Tischzettel.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Who is entering this?</source>
        <translation>Wer schreibt?</translation>
    </message>
    <message>
        <source>Another phone at your table confirms it, or the desk checks your slip.</source>
        <translation>Ein anderes Telefon am Tisch bestätigt es, oder die Turnierleitung sieht auf den Tischzettel.</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>{0} won</source>
        <translation>{0} gewonnen</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>Ziffern</translation>
    </message>
    <message>
        <source>Delete a digit</source>
        <translation>Ziffer löschen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Hand in</source>
        <translation>Abgeben</translation>
    </message>
    <message>
        <source>Sending …</source>
        <translation>Wird gesendet …</translation>
    </message>
    <message>
        <source>Enter a whole number.</source>
        <translation>Gib eine ganze Zahl ein.</translation>
    </message>
    <message>
        <source>At least {0}, please check.</source>
        <translation>Mindestens {0}, bitte prüfen.</translation>
    </message>
    <message>
        <source>At most {0}, please check.</source>
        <translation>Höchstens {0}, bitte prüfen.</translation>
    </message>
    <message>
        <source>entered by {0}</source>
        <translation>geschrieben von {0}</translation>
    </message>
    <message>
        <source>That’s right</source>
        <translation>Das stimmt</translation>
    </message>
    <message>
        <source>Not right? Enter your own</source>
        <translation>Stimmt nicht? Selbst eintragen</translation>
    </message>
    <message>
        <source>Change it</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>What was said</source>
        <translation>Was gesagt wurde</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Dein Blatt</translation>
    </message>
    <message>
        <source>The trick</source>
        <translation>Der Stich</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Auf dem Tisch</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Die anderen</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>Dieses Spiel</translation>
    </message>
    <message>
        <source>What you can do</source>
        <translation>Was du tun kannst</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Reihe</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>playable</source>
        <translation>spielbar</translation>
    </message>
    <message>
        <source>trump</source>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>from {0}</source>
        <translation>von {0}</translation>
    </message>
    <message>
        <source>from you</source>
        <translation>von dir</translation>
    </message>
    <message>
        <source>1 card</source>
        <translation>1 Karte</translation>
    </message>
    <message>
        <source>{0} cards</source>
        <translation>{0} Karten</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>gibt</translation>
    </message>
    <message>
        <source>D</source>
        <translation>G</translation>
    </message>
    <message>
        <source>You deal</source>
        <translation>Du gibst</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>ist dran</translation>
    </message>
    <message>
        <source>Score: {0}</source>
        <translation>Stand: {0}</translation>
    </message>
    <message>
        <source>Take: {0}</source>
        <translation>Nehmen: {0}</translation>
    </message>
    <message>
        <source>tap again to play it</source>
        <translation>zum Ausspielen noch einmal tippen</translation>
    </message>
    <message>
        <source>tap again to lay it</source>
        <translation>zum Anlegen noch einmal tippen</translation>
    </message>
    <message>
        <source>tap again to discard it</source>
        <translation>zum Ablegen noch einmal tippen</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Ausspielen</translation>
    </message>
    <message>
        <source>Lay it</source>
        <translation>Anlegen</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>Ablegen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Move the card left</source>
        <translation>Karte nach links</translation>
    </message>
    <message>
        <source>Move the card right</source>
        <translation>Karte nach rechts</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Sort hand</source>
        <translation>Blatt sortieren</translation>
    </message>
    <message>
        <source>Arrange hand</source>
        <translation>Blatt umstecken</translation>
    </message>
    <message>
        <source>Stop arranging</source>
        <translation>Umstecken beenden</translation>
    </message>
    <message>
        <source>Play a card with one tap</source>
        <translation>Zum Ausspielen nur einmal tippen</translation>
    </message>
    <message>
        <source>Hold the phone in the left hand</source>
        <translation>Telefon in der linken Hand</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Spielzettel</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Enter a deal</source>
        <translation>Ein Spiel eintragen</translation>
    </message>
    <message>
        <source>Chalk it up</source>
        <translation>Anschreiben</translation>
    </message>
    <message>
        <source>Bring it here</source>
        <translation>Hierher holen</translation>
    </message>
    <message>
        <source>Please reload this page.</source>
        <translation>Bitte lade die Seite neu.</translation>
    </message>
    <message>
        <source>This code is not valid. Check the code on your table sheet.</source>
        <translation>Dieser Code gilt nicht. Vergleiche ihn mit eurem Tischzettel.</translation>
    </message>
    <message>
        <source>Your table’s code is no longer valid. Scan the new one.</source>
        <translation>Der Code eures Tisches gilt nicht mehr. Scannt den neuen.</translation>
    </message>
    <message>
        <source>Your seat’s code is no longer valid. Scan the new one at the laptop.</source>
        <translation>Der Code deines Platzes gilt nicht mehr. Scanne den neuen am Laptop.</translation>
    </message>
    <message>
        <source>Another device has taken over from this one.</source>
        <translation>Ein anderes Gerät hat diesen Platz übernommen.</translation>
    </message>
    <message>
        <source>Too many devices are connected. Try again in a moment.</source>
        <translation>Zu viele Geräte sind verbunden. Versuch es gleich noch einmal.</translation>
    </message>
    <message>
        <source>The room is closed.</source>
        <translation>Der Raum ist geschlossen.</translation>
    </message>
    <message>
        <source>Too many wrong codes. Please take your slip to the desk.</source>
        <translation>Zu viele falsche Codes. Bitte gebt euren Zettel bei der Turnierleitung ab.</translation>
    </message>
    <message>
        <source>This page comes from the laptop in this room. Nothing goes to the internet. It is not encrypted.</source>
        <translation>Diese Seite kommt unverschlüsselt vom Laptop hier im Raum. Nichts geht ins Internet.</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>not found</source>
        <translation>nicht gefunden</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <translation>{number} von {total}</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>In den Regeln suchen</translation>
    </message>
    <message>
        <source>Rules: {game}</source>
        <translation>Regeln: {game}</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>No rules available for this game.</source>
        <translation>Zu diesem Spiel gibt es keine Regelseite.</translation>
    </message>
    <message>
        <source>This page exists in English only.</source>
        <translation>Diese Seite gibt es nur auf Englisch.</translation>
    </message>
</context>
<context>
    <name>scanning</name>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Weniger</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Turn the page</source>
        <translation>Weiterblättern</translation>
    </message>
    <message>
        <source>Paused: press to go on</source>
        <translation>Angehalten: ein Druck, und es geht weiter</translation>
    </message>
    <message numerus="yes">
        <source>{first}, and %n more</source>
        <translation>
            <numerusform>{first} und %n weiteres</numerusform>
            <numerusform>{first} und %n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>schafkopf</name>
    <message>
        <source>Schafkopf (scores)</source>
        <translation>Schafkopf (Liste)</translation>
    </message>
    <message>
        <source>The scores of a Schafkopf match: numbers as you settled them, or worked out by your tariff. No cards are dealt here.</source>
        <translation>Die Liste eines Schafkopfabends: Zahlen, wie ihr abgerechnet habt, oder nach eurem Tarif ausgerechnet. Die Karten gebt ihr selbst.</translation>
    </message>
    <message>
        <source>As settled at the table</source>
        <translation>Wie am Tisch abgerechnet</translation>
    </message>
    <message>
        <source>Tariff 10, 50, 10</source>
        <translation>Tarif 10, 50, 10</translation>
    </message>
    <message>
        <source>Tariff 5, 20, 5</source>
        <translation>Tarif 5, 20, 5</translation>
    </message>
    <message>
        <source>What is written</source>
        <translation>Aufgeschrieben werden</translation>
    </message>
    <message>
        <source>the numbers of each</source>
        <translation>die Zahlen jedes Spielers</translation>
    </message>
    <message>
        <source>the games, by tariff</source>
        <translation>die Spiele, nach Tarif</translation>
    </message>
    <message>
        <source>A called game</source>
        <translation>Ein Rufspiel</translation>
    </message>
    <message>
        <source>A Solo, Wenz or Geier</source>
        <translation>Ein Solo, Wenz oder Geier</translation>
    </message>
    <message>
        <source>A Bettel</source>
        <translation>Ein Bettel</translation>
    </message>
    <message>
        <source>A Ramsch, to each</source>
        <translation>Ein Ramsch, an jeden</translation>
    </message>
    <message>
        <source>Schneider, black, each runner</source>
        <translation>Schneider, schwarz, jeder Laufende</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>What was played?</source>
        <translation>Was wurde gespielt?</translation>
    </message>
    <message>
        <source>a called game</source>
        <translation>ein Rufspiel</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>Wenz</source>
        <translation>Wenz</translation>
    </message>
    <message>
        <source>Tout</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Geier</source>
        <translation>Geier</translation>
    </message>
    <message>
        <source>Bettel</source>
        <translation>Bettel</translation>
    </message>
    <message>
        <source>Ramsch</source>
        <translation>Ramsch</translation>
    </message>
    <message>
        <source>With whom?</source>
        <translation>Mit wem?</translation>
    </message>
    <message>
        <source>How high?</source>
        <translation>Wie hoch?</translation>
    </message>
    <message>
        <source>plain</source>
        <translation>einfach</translation>
    </message>
    <message>
        <source>Schneider</source>
        <translation>Schneider</translation>
    </message>
    <message>
        <source>black</source>
        <translation>schwarz</translation>
    </message>
    <message>
        <source>Runners</source>
        <translation>Laufende</translation>
    </message>
    <message>
        <source>How many times doubled?</source>
        <translation>Wie oft verdoppelt?</translation>
    </message>
    <message>
        <source>Runners are paid from {0} on; leave fewer out.</source>
        <translation>Laufende werden ab {0} bezahlt; lass weniger weg.</translation>
    </message>
</context>
<context>
    <name>schnellen</name>
    <message>
        <source>You bid the most tricks: say which suit is to be trumps. Then you lead.</source>
        <translation>Du hast die meisten Stiche geboten: Sag, welche Farbe Trumpf sein soll. Dann spielst du aus.</translation>
    </message>
    <message>
        <source>Follow suit, else play a trump. Every trick takes a point off your score.</source>
        <translation>Bediene die Farbe, sonst leg Trumpf. Jeder Stich nimmt dir einen Punkt ab.</translation>
    </message>
    <message>
        <source>Schnellen</source>
        <translation>Schnellen</translation>
    </message>
    <message>
        <source>Count down from 21, one trick at a time.</source>
        <translation>Von 21 herunter, Stich um Stich.</translation>
    </message>
    <message>
        <source>Schnalzen (Zwanzgerln)</source>
        <translation>Schnalzen (Zwanzgerln)</translation>
    </message>
    <message>
        <source>Trumps are</source>
        <translation>Trumpf ist</translation>
    </message>
    <message>
        <source>the suit of a card that is turned</source>
        <translation>die Farbe einer aufgeschlagenen Karte</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Everything counts double when Hearts are trumps</source>
        <translation>Ist Herz Trumpf, zählt alles doppelt</translation>
    </message>
    <message>
        <source>Points to begin with</source>
        <translation>Punkte am Anfang</translation>
    </message>
    <message>
        <source>Points for no trick, or a missed bid</source>
        <translation>Punkte für keinen Stich oder ein verfehltes Gebot</translation>
    </message>
    <message>
        <source>The match ends</source>
        <translation>Der Abend endet</translation>
    </message>
    <message>
        <source>Deals at most</source>
        <translation>Spiele höchstens</translation>
    </message>
    <message>
        <source>With five this takes long; many begin with 15.</source>
        <translation>Zu fünft dauert das lange; viele beginnen mit 15.</translation>
    </message>
    <message>
        <source>How many tricks do you bid?</source>
        <translation>Wie viele Stiche sagst du an?</translation>
    </message>
    <message numerus="yes">
        <source>Bid more than %n trick(s)?</source>
        <translation>
            <numerusform>Sagst du mehr als einen Stich an?</numerusform>
            <numerusform>Sagst du mehr als %n Stiche an?</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the trump suit.</source>
        <translation>Wähl die Trumpffarbe.</translation>
    </message>
    <message numerus="yes">
        <source>Play, or stay home for %n point(s)?</source>
        <translation>
            <numerusform>Daheimbleiben kostet einen Punkt. Gehst du mit?</numerusform>
            <numerusform>Daheimbleiben kostet %n Punkte. Gehst du mit?</numerusform>
        </translation>
    </message>
    <message>
        <source>Play, or stay home?</source>
        <translation>Gehst du mit, oder bleibst du daheim?</translation>
    </message>
    <message>
        <source>Discard one of your six cards.</source>
        <translation>Leg eine deiner sechs Karten ab.</translation>
    </message>
    <message>
        <source>{0:seat} is bidding.</source>
        <translation>{0:seat} überlegt: bieten oder passen?</translation>
    </message>
    <message>
        <source>bidding</source>
        <translation>Bieten</translation>
    </message>
    <message>
        <source>{0:seat} is naming trumps.</source>
        <translation>{0:seat} bestimmt den Trumpf.</translation>
    </message>
    <message>
        <source>{0:seat}: play or stay home?</source>
        <translation>{0:seat}: mitspielen oder daheimbleiben?</translation>
    </message>
    <message>
        <source>Nobody bids: a card decides trumps.</source>
        <translation>Keiner bietet: Eine Karte bestimmt den Trumpf.</translation>
    </message>
    <message>
        <source>{0:seat} discards a card.</source>
        <translation>{0:seat} legt eine Karte ab.</translation>
    </message>
    <message>
        <source>You discard a card.</source>
        <translation>Du legst eine Karte ab.</translation>
    </message>
    <message numerus="yes">
        <source>{0:seat} makes the bid of %n.</source>
        <translation>
            <numerusform>{0:seat} hat den gebotenen Stich.</numerusform>
            <numerusform>{0:seat} hat die %n gebotenen Stiche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0:seat} misses the bid and goes up by %n.</source>
        <translation>
            <numerusform>{0:seat} hat das Gebot verfehlt und schnellt um einen hinauf.</numerusform>
            <numerusform>{0:seat} hat das Gebot verfehlt und schnellt um %n hinauf.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You miss your bid and go up by %n.</source>
        <translation>
            <numerusform>Du hast dein Gebot verfehlt und schnellst um einen hinauf.</numerusform>
            <numerusform>Du hast dein Gebot verfehlt und schnellst um %n hinauf.</numerusform>
        </translation>
    </message>
    <message>
        <source>playing</source>
        <translation>dabei</translation>
    </message>
    <message>
        <source>everyone plays</source>
        <translation>alle spielen</translation>
    </message>
    <message>
        <source>Stays home in this deal.</source>
        <translation>Ist in diesem Spiel daheimgeblieben.</translation>
    </message>
    <message>
        <source>You stay home in this deal.</source>
        <translation>Du bleibst in diesem Spiel daheim.</translation>
    </message>
    <message numerus="yes">
        <source>You must bid more than %n.</source>
        <translation>
            <numerusform>Du musst mehr als %n bieten.</numerusform>
            <numerusform>Du musst mehr als %n bieten.</numerusform>
        </translation>
    </message>
    <message>
        <source>First say whether you play or stay home.</source>
        <translation>Sag erst, ob du mitspielst oder daheimbleibst.</translation>
    </message>
    <message>
        <source>Discard one of your six cards first.</source>
        <translation>Leg erst eine deiner sechs Karten ab.</translation>
    </message>
    <message>
        <source>It is your least useful card.</source>
        <translation>Die nützt dir am wenigsten.</translation>
    </message>
    <message>
        <source>The {0:card} is a sure trick. Stay home anyway?</source>
        <translation>{0:card Der} ist ein sicherer Stich. Trotzdem daheimbleiben?</translation>
    </message>
    <message>
        <source>a player named them</source>
        <translation>jemand hat ihn bestimmt</translation>
    </message>
    <message>
        <source>At least two must play.</source>
        <translation>Mindestens zwei müssen mitspielen.</translation>
    </message>
    <message>
        <source>The player who named trumps has played: enter tricks, or 0.</source>
        <translation>Wer Trumpf gemacht hat, hat gespielt: Trag Stiche ein, oder 0.</translation>
    </message>
    <message>
        <source>With {1} to go, {0:side} could not stay home.</source>
        <translation>Bei einem Stand von {1} konnte {0:side} nicht daheimbleiben.</translation>
    </message>
    <message>
        <source>With {1} to go, you could not stay home.</source>
        <translation>Bei einem Stand von {1} konntest du nicht daheimbleiben.</translation>
    </message>
    <message>
        <source>The match ends when the first player reaches zero. Leave out the tricks after that.</source>
        <translation>Der Abend endet, sobald der Erste auf null ist: Lass die Stiche danach weg.</translation>
    </message>
    <message>
        <source>I’ll stay home.</source>
        <translation>Ich bleib daheim.</translation>
    </message>
    <message>
        <source>That costs a point. The dealer must play.</source>
        <translation>Das kostet einen Punkt. Der Geber muss mitspielen.</translation>
    </message>
    <message>
        <source>Play without taking a trick and you go up by several points. With a poor hand, stay home.</source>
        <translation>Wer mitspielt und keinen Stich macht, schnellt hinauf. Mit schlechten Karten bleibst du besser daheim.</translation>
    </message>
    <message>
        <source>As dealer you get the upcard, so you hold six. Discard one, face down.</source>
        <translation>Als Geber bekommst du die Trumpfkarte und hast sechs. Leg eine davon verdeckt ab.</translation>
    </message>
    <message>
        <source>The highest bidder names trumps and must take that many tricks, or goes up.</source>
        <translation>Wer die meisten Stiche bietet, bestimmt den Trumpf und muss so viele machen; sonst schnellt er hinauf.</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n Stich</numerusform>
            <numerusform>%n Stiche</numerusform>
        </translation>
    </message>
    <message>
        <source>{0:suit}</source>
        <translation>{0:suit}</translation>
    </message>
    <message>
        <source>{0}</source>
        <translation>{0}</translation>
    </message>
    <message>
        <source>{0:seat} dealt and takes the {1:card}.</source>
        <translation>{0:seat} hat gegeben und nimmt {1:card den}.</translation>
    </message>
    <message>
        <source>You dealt and take the {1:card}.</source>
        <translation>Du hast gegeben und nimmst {1:card den}.</translation>
    </message>
    <message>
        <source>Everything counts double in this deal.</source>
        <translation>In diesem Spiel zählt alles doppelt.</translation>
    </message>
    <message numerus="yes">
        <source>{0:seat} bids %n trick(s).</source>
        <translation>
            <numerusform>{0:seat} bietet einen Stich.</numerusform>
            <numerusform>{0:seat} bietet %n Stiche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You bid %n trick(s).</source>
        <translation>
            <numerusform>Du bietest einen Stich.</numerusform>
            <numerusform>Du bietest %n Stiche.</numerusform>
        </translation>
    </message>
    <message>
        <source>named by the highest bidder</source>
        <translation>was bestimmt, wer die meisten Stiche bietet</translation>
    </message>
    <message>
        <source>Schnellen from fifteen</source>
        <translation>Schnellen von fünfzehn</translation>
    </message>
    <message>
        <source>The dealer takes the upcard and discards another</source>
        <translation>Der Geber nimmt die Trumpfkarte und legt eine andere ab</translation>
    </message>
    <message>
        <source>The dealer must play when a card was turned</source>
        <translation>Der Geber muss mitspielen, wenn aufgeschlagen wurde</translation>
    </message>
    <message>
        <source>All must play when a Ten is turned</source>
        <translation>Bei einem aufgeschlagenen Zehner müssen alle mit</translation>
    </message>
    <message>
        <source>Who may stay home</source>
        <translation>Daheimbleiben darf</translation>
    </message>
    <message>
        <source>players with more than five points</source>
        <translation>wer mehr als fünf Punkte hat</translation>
    </message>
    <message>
        <source>everyone</source>
        <translation>jeder</translation>
    </message>
    <message>
        <source>Points for staying home</source>
        <translation>Punkte fürs Daheimbleiben</translation>
    </message>
    <message>
        <source>with the trick that brings a player down to zero</source>
        <translation>mit dem Stich, der jemanden auf null bringt</translation>
    </message>
    <message>
        <source>with the deal in which a player gets down to zero</source>
        <translation>mit dem Spiel, in dem jemand auf null kommt</translation>
    </message>
    <message>
        <source>Cards in the pack</source>
        <translation>Karten im Spiel</translation>
    </message>
    <message>
        <source>as many as it takes</source>
        <translation>bis jemand bei null ist</translation>
    </message>
    <message>
        <source>{0:seat} dealt and is discarding a card.</source>
        <translation>{0:seat} hat gegeben und legt eine Karte ab.</translation>
    </message>
    <message>
        <source>A Ten was turned: everyone must play.</source>
        <translation>Ein Zehner ist aufgeschlagen: Alle müssen mit.</translation>
    </message>
    <message numerus="yes">
        <source>{0:seat} has only %n point(s) left and must play.</source>
        <translation>
            <numerusform>{0:seat} hat nur noch einen Punkt und muss mit.</numerusform>
            <numerusform>{0:seat} hat nur noch %n Punkte und muss mit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have only %n point(s) left and must play.</source>
        <translation>
            <numerusform>Du hast nur noch einen Punkt und musst mit.</numerusform>
            <numerusform>Du hast nur noch %n Punkte und musst mit.</numerusform>
        </translation>
    </message>
    <message>
        <source>Someone must play against the bid: {0:seat} does.</source>
        <translation>Einer muss dagegenhalten: {0:seat} spielt mit.</translation>
    </message>
    <message>
        <source>Someone must play against the bid: you do.</source>
        <translation>Einer muss dagegenhalten: Du spielst mit.</translation>
    </message>
    <message numerus="yes">
        <source>{0:seat} stays home and goes up by %n.</source>
        <translation>
            <numerusform>{0:seat} bleibt daheim und rückt um einen hinauf.</numerusform>
            <numerusform>{0:seat} bleibt daheim und rückt um %n hinauf.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You stay home and go up by %n.</source>
        <translation>
            <numerusform>Du bleibst daheim und rückst um einen hinauf.</numerusform>
            <numerusform>Du bleibst daheim und rückst um %n hinauf.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0:seat} stays home.</source>
        <translation>{0:seat} bleibt daheim.</translation>
    </message>
    <message>
        <source>You stay home.</source>
        <translation>Du bleibst daheim.</translation>
    </message>
    <message numerus="yes">
        <source>You have the %n trick(s) you bid.</source>
        <translation>
            <numerusform>Du hast den gebotenen Stich.</numerusform>
            <numerusform>Du hast die %n gebotenen Stiche.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0:seat} is down to zero!</source>
        <translation>{0:seat} ist auf null!</translation>
    </message>
    <message>
        <source>You are down to zero!</source>
        <translation>Du bist auf null!</translation>
    </message>
    <message numerus="yes">
        <source>{0:seat} has no trick and goes up by %n.</source>
        <translation>
            <numerusform>{0:seat} hat keinen Stich und schnellt um einen hinauf.</numerusform>
            <numerusform>{0:seat} hat keinen Stich und schnellt um %n hinauf.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have no trick and go up by %n.</source>
        <translation>
            <numerusform>Du hast keinen Stich und schnellst um einen hinauf.</numerusform>
            <numerusform>Du hast keinen Stich und schnellst um %n hinauf.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0:seat} goes down by %n.</source>
        <translation>
            <numerusform>{0:seat} rückt um einen hinunter.</numerusform>
            <numerusform>{0:seat} rückt um %n hinunter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You go down by %n.</source>
        <translation>
            <numerusform>Du rückst um einen hinunter.</numerusform>
            <numerusform>Du rückst um %n hinunter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0:seat} goes up by %n.</source>
        <translation>
            <numerusform>{0:seat} rückt um einen hinauf.</numerusform>
            <numerusform>{0:seat} rückt um %n hinauf.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You go up by %n.</source>
        <translation>
            <numerusform>Du rückst um einen hinauf.</numerusform>
            <numerusform>Du rückst um %n hinauf.</numerusform>
        </translation>
    </message>
    <message>
        <source>bid missed</source>
        <translation>Gebot verfehlt</translation>
    </message>
    <message numerus="yes">
        <source>needs %n more</source>
        <translation>
            <numerusform>braucht noch %n</numerusform>
            <numerusform>braucht noch %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>need %n more</source>
        <translation>
            <numerusform>brauchst noch %n</numerusform>
            <numerusform>brauchst noch %n</numerusform>
        </translation>
    </message>
    <message>
        <source>counts double</source>
        <translation>zählt doppelt</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) bid</source>
        <translation>
            <numerusform>%n Stich geboten</numerusform>
            <numerusform>%n Stiche geboten</numerusform>
        </translation>
    </message>
    <message>
        <source>Is in, and needs a trick.</source>
        <translation>Ist dabei und braucht einen Stich.</translation>
    </message>
    <message>
        <source>You are in, and need a trick.</source>
        <translation>Du bist dabei und brauchst einen Stich.</translation>
    </message>
    <message>
        <source>Tricks still needed for the bid.</source>
        <translation>Stiche, die zum Gebot noch fehlen.</translation>
    </message>
    <message>
        <source>First say whether you bid.</source>
        <translation>Sag zuerst, ob du bietest.</translation>
    </message>
    <message>
        <source>First name trumps.</source>
        <translation>Bestimme zuerst den Trumpf.</translation>
    </message>
    <message>
        <source>Your hand is good for a trick and more.</source>
        <translation>Dein Blatt ist gut für einen Stich und mehr.</translation>
    </message>
    <message>
        <source>A trick is unlikely, and without one you go up.</source>
        <translation>Ein Stich ist unwahrscheinlich, und ohne ihn schnellst du hinauf.</translation>
    </message>
    <message>
        <source>Your strongest suit.</source>
        <translation>Deine stärkste Farbe.</translation>
    </message>
    <message>
        <source>With trumps of your choice you will take that many.</source>
        <translation>Mit deinem Trumpf machst du so viele.</translation>
    </message>
    <message>
        <source>Even with trumps of your choice you are not sure of that many.</source>
        <translation>Selbst mit deinem Trumpf sind dir so viele nicht sicher.</translation>
    </message>
    <message>
        <source>Points to go</source>
        <translation>Punkte bis null</translation>
    </message>
    <message>
        <source>double</source>
        <translation>doppelt</translation>
    </message>
    <message>
        <source>to go</source>
        <translation>bis null</translation>
    </message>
    <message>
        <source>How did trumps come about?</source>
        <translation>Wie kam der Trumpf zustande?</translation>
    </message>
    <message>
        <source>a card was turned</source>
        <translation>eine Karte wurde aufgeschlagen</translation>
    </message>
    <message>
        <source>Who named them?</source>
        <translation>Wer hat ihn bestimmt?</translation>
    </message>
    <message>
        <source>How many tricks were bid?</source>
        <translation>Wie viele Stiche waren geboten?</translation>
    </message>
    <message>
        <source>I’m in.</source>
        <translation>Ich geh mit.</translation>
    </message>
    <message numerus="yes">
        <source>I bid %n.</source>
        <translation>
            <numerusform>Ich biete %n.</numerusform>
            <numerusform>Ich biete %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>First from 21 down to zero wins.</source>
        <translation>Wer zuerst von 21 auf null ist, gewinnt.</translation>
    </message>
    <message>
        <source>Five tricks a deal</source>
        <translation>Fünf Stiche pro Spiel</translation>
    </message>
    <message>
        <source>Each takes one point off. Beat what’s there if you can.</source>
        <translation>Jeder nimmt dir einen Punkt ab. Geh drüber, wenn du kannst.</translation>
    </message>
    <message>
        <source>No trick? Up five</source>
        <translation>Kein Stich? Fünf mehr</translation>
    </message>
    <message>
        <source>Play and take none, and you shoot up by five points.</source>
        <translation>Wer mitspielt und leer bleibt, schnellt um fünf Punkte hinauf.</translation>
    </message>
    <message>
        <source>Weak hand? Stay home</source>
        <translation>Lieber daheim?</translation>
    </message>
    <message>
        <source>home</source>
        <translation>daheim</translation>
    </message>
</context>
<context>
    <name>scoring</name>
    <message>
        <source>&amp;Line</source>
        <translation>&amp;Zeile</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Bisher</translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <translation>&amp;Grund</translation>
    </message>
    <message>
        <source>&amp;Correct</source>
        <translation>&amp;Berichtigen</translation>
    </message>
    <message>
        <source>Enter a number.</source>
        <translation>Gib eine Zahl ein.</translation>
    </message>
    <message>
        <source>{0} must have {1}.</source>
        <translation>Für {0} bleibt {1}.</translation>
    </message>
    <message>
        <source>won {0}, lost {1}</source>
        <translation>gewonnen {0}, verloren {1}</translation>
    </message>
    <message>
        <source>Missing: {0}</source>
        <translation>Fehlt noch: {0}</translation>
    </message>
    <message>
        <source>The match is over. Won by: {0}.</source>
        <translation>Der Abend ist zu Ende. Gewonnen: {0}.</translation>
    </message>
    <message>
        <source>Chalk it up</source>
        <translation>Anschreiben</translation>
    </message>
    <message>
        <source>The match is over. You have won.</source>
        <translation>Der Abend ist zu Ende. Du hast gewonnen.</translation>
    </message>
    <message>
        <source>All deals, numbers and story</source>
        <translation>Alle Spiele, Zahlen und Verlauf</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Correct …</source>
        <translation>Berichtigen …</translation>
    </message>
    <message>
        <source>Big screen</source>
        <translation>Großbild</translation>
    </message>
    <message>
        <source>Print …</source>
        <translation>Drucken …</translation>
    </message>
    <message>
        <source>Saved after every deal.</source>
        <translation>Gesichert nach jedem Spiel.</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Der Abend ist zu Ende</translation>
    </message>
    <message>
        <source>You can print the score sheet, or correct a line.</source>
        <translation>Du kannst den Spielzettel drucken oder eine Zeile berichtigen.</translation>
    </message>
    <message>
        <source>{0} won</source>
        <translation>{0} gewinnt</translation>
    </message>
    <message>
        <source>{0} lost</source>
        <translation>{0} verliert</translation>
    </message>
    <message>
        <source>L</source>
        <comment>the key that says: lost</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>The table’s own</source>
        <translation>Vom Kartentisch</translation>
    </message>
    <message>
        <source>Other games</source>
        <translation>Andere Spiele</translation>
    </message>
    <message>
        <source>Anything else</source>
        <translation>Alles andere</translation>
    </message>
    <message>
        <source>Most played</source>
        <translation>Meist gespielt</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… und %n weiteres</numerusform>
            <numerusform>… und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>House rules …</source>
        <translation>Hausregeln …</translation>
    </message>
    <message>
        <source>{0} sits down.</source>
        <translation>{0} setzt sich.</translation>
    </message>
    <message>
        <source>&amp;Deals first</source>
        <translation>&amp;Gibt zuerst</translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <translation>&amp;Steht auf</translation>
    </message>
    <message>
        <source>deals first</source>
        <translation>gibt zuerst</translation>
    </message>
    <message>
        <source>{0}: seat at the table</source>
        <translation>{0}: an den Tisch</translation>
    </message>
    <message numerus="yes">
        <source>{0} is not for %n player(s).</source>
        <translation>
            <numerusform>{0} geht nicht mit einer Person.</numerusform>
            <numerusform>{0} geht nicht zu %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} is for {1}: type the next name.</source>
        <translation>{0} geht zu {1}: gib den nächsten Namen ein.</translation>
    </message>
    <message>
        <source>Keep score</source>
        <translation>Punkte schreiben</translation>
    </message>
    <message>
        <source>Type a name, Enter</source>
        <translation>Name, dann Eingabe</translation>
    </message>
    <message>
        <source>One more? Type a name, Enter</source>
        <translation>Noch jemand? Name, dann Eingabe</translation>
    </message>
    <message>
        <source>Who sits down next?</source>
        <translation>Wer setzt sich?</translation>
    </message>
    <message>
        <source>Take the free seat</source>
        <translation>Auf den freien Platz</translation>
    </message>
    <message>
        <source>Type a name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Find a game</source>
        <translation>Spiel suchen</translation>
    </message>
    <message>
        <source>What are you playing?</source>
        <translation>Was spielt ihr?</translation>
    </message>
    <message>
        <source>Start the slate</source>
        <translation>Tafel anfangen</translation>
    </message>
    <message>
        <source>Here last time</source>
        <translation>Zuletzt da</translation>
    </message>
    <message>
        <source>Your own cards, your own table. The slate does the sums.</source>
        <translation>Eure Karten, euer Tisch. Die Tafel rechnet.</translation>
    </message>
    <message>
        <source>Another variant, house rules</source>
        <translation>Andere Spielweise, Hausregeln</translation>
    </message>
    <message>
        <source>This match is open for viewing only.</source>
        <translation>Dieser Abend wird nur angesehen.</translation>
    </message>
    <message>
        <source>Nothing has changed.</source>
        <translation>Daran ändert sich nichts.</translation>
    </message>
    <message>
        <source>A later deal would no longer add up. Correct that one first.</source>
        <translation>Ein späteres Spiel ginge dann nicht mehr auf. Berichtige erst dieses.</translation>
    </message>
    <message>
        <source>Correct line</source>
        <translation>Zeile berichtigen</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>Your settings file is damaged and cannot be set aside. Whatever can still be read applies.</source>
        <translation>Deine Einstellungen sind nur zum Teil lesbar, und ihre Datei kann nicht beiseitegelegt werden. Was lesbar ist, gilt.</translation>
    </message>
    <message>
        <source>Your settings have been saved now.</source>
        <translation>Deine Einstellungen sind jetzt gespeichert.</translation>
    </message>
    <message>
        <source>Your settings cannot be saved just now. They hold until you quit, and are saved as soon as they can be.</source>
        <translation>Deine Einstellungen können gerade nicht gespeichert werden. Sie gelten, bis du das Programm beendest; gespeichert wird, sobald es geht.</translation>
    </message>
    <message>
        <source>Your settings could not be read, so older ones are used. The broken file is “{0}”.</source>
        <translation>Deine Einstellungen waren nicht lesbar, also gelten ältere. Die kaputte Datei heißt „{0}“.</translation>
    </message>
    <message>
        <source>Your settings could not be read, so the defaults are used. The broken file is “{0}”.</source>
        <translation>Deine Einstellungen waren nicht lesbar, also gelten die Vorgaben. Die kaputte Datei heißt „{0}“.</translation>
    </message>
</context>
<context>
    <name>sheet</name>
    <message>
        <source>page {number} of {of}</source>
        <translation>Seite {number} von {of}</translation>
    </message>
    <message>
        <source>{name} (winner)</source>
        <translation>{name} (gewonnen)</translation>
    </message>
    <message>
        <source>{name}: {marks}</source>
        <translation>{name}: {marks}</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Partie {number}</translation>
    </message>
    <message>
        <source>Players: {names}</source>
        <translation>Spieler: {names}</translation>
    </message>
    <message>
        <source>Slate, game {number}</source>
        <translation>Tafel, Partie {number}</translation>
    </message>
    <message>
        <source>Signatures</source>
        <translation>Unterschriften</translation>
    </message>
    <message>
        <source>Printing or saving failed.</source>
        <translation>Der Drucker oder die Datei ist nicht beschreibbar.</translation>
    </message>
    <message>
        <source>Print score sheet</source>
        <translation>Spielzettel drucken</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>{name} (corrected)</source>
        <translation>{name} (berichtigt)</translation>
    </message>
    <message>
        <source>was {values}</source>
        <translation>war {values}</translation>
    </message>
    <message>
        <source>{mark} Deal {number} corrected: {trail}</source>
        <translation>{mark} Spiel {number} berichtigt: {trail}</translation>
    </message>
    <message>
        <source>Place, date</source>
        <translation>Ort, Datum</translation>
    </message>
    <message>
        <source>This form is too big for the paper.</source>
        <translation>Der Vordruck ist größer als das Papier.</translation>
    </message>
    <message>
        <source>List kept by</source>
        <translation>Listenführung</translation>
    </message>
    <message numerus="yes">
        <source>On this paper at most %n sheet(s) find room.</source>
        <translation>
            <numerusform>Auf diesem Papier hat höchstens %n Blatt Platz.</numerusform>
            <numerusform>Auf diesem Papier haben höchstens %n Blätter Platz.</numerusform>
        </translation>
    </message>
    <message>
        <source>Club, event</source>
        <translation>Verein, Abend</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>corrected: {trail}</source>
        <translation>berichtigt: {trail}</translation>
    </message>
    <message>
        <source>not in this deal</source>
        <translation>in diesem Spiel nicht dabei</translation>
    </message>
    <message>
        <source>Table of deals</source>
        <translation>Tabelle der Spiele</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s), one to a row; a column for each player</source>
        <translation>
            <numerusform>%n Spiel in einer Zeile; eine Spalte für jeden Spieler</numerusform>
            <numerusform>%n Spiele, jedes in einer Zeile; eine Spalte für jeden Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>The slate is empty.</source>
        <translation>Die Tafel ist leer.</translation>
    </message>
    <message>
        <source>Slate: {title}</source>
        <translation>Tafel: {title}</translation>
    </message>
</context>
<context>
    <name>shelf</name>
    <message>
        <source>{debtor} pays {creditor} {amount}.</source>
        <translation>{debtor} zahlt {creditor} {amount}.</translation>
    </message>
    <message>
        <source>Nobody owes anything.</source>
        <translation>Alles ist ausgeglichen.</translation>
    </message>
    <message>
        <source>&amp;Settle by</source>
        <translation>Abrechnen &amp;nach</translation>
    </message>
    <message>
        <source>&amp;Value of a point</source>
        <translation>Wert eines &amp;Punkts</translation>
    </message>
    <message>
        <source>&amp;Round to</source>
        <translation>Runden a&amp;uf</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Kartentisch bundle (*{0})</source>
        <translation>Kartentisch-Paket (*{0})</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) exported</source>
        <translation>
            <numerusform>%n Abend exportiert</numerusform>
            <numerusform>%n Abende exportiert</numerusform>
        </translation>
    </message>
    <message>
        <source>{packed}: “{0}”.</source>
        <translation>{packed}: „{0}“.</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Bundles and matches (*{0} *{1})</source>
        <translation>Pakete und Abende (*{0} *{1})</translation>
    </message>
    <message>
        <source>Matches with these names already exist: {names}. Keep both and number the new ones?</source>
        <translation>Abende mit diesen Namen gibt es schon: {names}. Beide behalten und die neuen nummerieren?</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) imported.</source>
        <translation>
            <numerusform>%n Abend importiert.</numerusform>
            <numerusform>%n Abende importiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{0}” was made by a newer Kartentisch. Update to open it.</source>
        <translation>„{0}“ stammt aus einem neueren Kartentisch. Aktualisiere das Programm.</translation>
    </message>
    <message>
        <source>“{0}” is too large to be a Kartentisch bundle.</source>
        <translation>„{0}“ ist zu groß für ein Kartentisch-Paket.</translation>
    </message>
    <message>
        <source>“{0}” is not a Kartentisch bundle.</source>
        <translation>„{0}“ ist kein Kartentisch-Paket.</translation>
    </message>
    <message>
        <source>“{0}” is damaged; nothing was imported from it.</source>
        <translation>„{0}“ ist beschädigt; nichts davon wurde aufgenommen.</translation>
    </message>
    <message>
        <source>Could not import “{0}”: {1}.</source>
        <translation>„{0}“ konnte nicht importiert werden: {1}.</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Abend</translation>
    </message>
    <message>
        <source>Settling up</source>
        <translation>Kasse</translation>
    </message>
    <message>
        <source>Pr&amp;int …</source>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>As P&amp;DF …</source>
        <translation>Als PD&amp;F …</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message>
        <source>This match is not finished.</source>
        <translation>Der Abend ist noch nicht zu Ende.</translation>
    </message>
    <message>
        <source>Rename a match</source>
        <translation>Abend umbenennen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Renamed to “{name}”.</source>
        <translation>Umbenannt in „{name}“.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>Regal</translation>
    </message>
    <message>
        <source>The archive is empty.</source>
        <translation>Das Archiv ist leer.</translation>
    </message>
    <message>
        <source>The bin is empty.</source>
        <translation>Der Papierkorb ist leer.</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Winner: {names}.</source>
        <translation>Gewonnen: {names}.</translation>
    </message>
    <message>
        <source>&amp;Fewest points win</source>
        <translation>&amp;Wenigste Punkte gewinnen</translation>
    </message>
    <message>
        <source>You pay {creditor} {amount}.</source>
        <translation>Du zahlst {creditor} {amount}.</translation>
    </message>
    <message>
        <source>{debtor} pays you {amount}.</source>
        <translation>{debtor} zahlt dir {amount}.</translation>
    </message>
    <message>
        <source>Importing matches …</source>
        <translation>Abende werden importiert …</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) was here already.</source>
        <translation>
            <numerusform>%n Abend war schon da.</numerusform>
            <numerusform>%n Abende waren schon da.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}, what-if</source>
        <translation>{0}, Gedankenspiel</translation>
    </message>
    <message>
        <source>{0}, club table</source>
        <translation>{0}, Vereinstisch</translation>
    </message>
    <message>
        <source>deal {0}</source>
        <translation>Spiel {0}</translation>
    </message>
    <message>
        <source>winner: {names}</source>
        <translation>Sieg: {names}</translation>
    </message>
    <message>
        <source>No matches yet. What you play is kept here.</source>
        <translation>Noch gibt es keinen Abend. Was gespielt wird, liegt von selbst hier.</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Abende</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archiv</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Papierkorb</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>Rückgängig gemacht.</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Rename …</source>
        <translation>&amp;Umbenennen …</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Make a&amp;nonymous …</source>
        <translation>Anon&amp;ymisieren …</translation>
    </message>
    <message>
        <source>&amp;Export …</source>
        <translation>E&amp;xportieren …</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) put into the archive.</source>
        <translation>
            <numerusform>%n Abend ins Archiv gestellt.</numerusform>
            <numerusform>%n Abende ins Archiv gestellt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) deleted; Undo brings them back.</source>
        <translation>
            <numerusform>%n Abend gelöscht; Rückgängig holt ihn wieder.</numerusform>
            <numerusform>%n Abende gelöscht; Rückgängig holt sie wieder.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) put back.</source>
        <translation>
            <numerusform>%n Abend zurückgeholt.</numerusform>
            <numerusform>%n Abende zurückgeholt.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” cannot be used as a file name.</source>
        <translation>„{name}“ geht nicht als Dateiname.</translation>
    </message>
    <message>
        <source>Another match is called “{name}”.</source>
        <translation>Es gibt schon einen anderen Abend namens „{name}“.</translation>
    </message>
    <message>
        <source>Could not move the file: {0}.</source>
        <translation>Die Datei konnte nicht verschoben werden: {0}.</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <translation>d. MMMM yyyy</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Nichts gefunden.</translation>
    </message>
    <message>
        <source>{name} with {others}</source>
        <translation>{name} mit {others}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Help used per match</source>
        <translation>Hilfe je Abend</translation>
    </message>
    <message numerus="yes">
        <source>up to %n time(s)</source>
        <translation>
            <numerusform>einmal</numerusform>
            <numerusform>bis zu %n-mal</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>more often</source>
        <translation>öfter</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>By partner</source>
        <translation>Nach Partner</translation>
    </message>
    <message>
        <source>By help</source>
        <translation>Nach Hilfe</translation>
    </message>
    <message>
        <source>No finished matches yet.</source>
        <translation>Noch keine fertigen Abende.</translation>
    </message>
    <message>
        <source>&amp;Print …</source>
        <translation>&amp;Drucken …</translation>
    </message>
    <message numerus="yes">
        <source>Left out: %n result(s), and the deals in which a computer player played for somebody.</source>
        <translation>
            <numerusform>Nicht gezählt: %n Ergebnis und die Spiele, in denen ein Computerspieler für jemanden gespielt hat.</numerusform>
            <numerusform>Nicht gezählt: %n Ergebnisse und die Spiele, in denen ein Computerspieler für jemanden gespielt hat.</numerusform>
        </translation>
    </message>
    <message>
        <source>not begun</source>
        <translation>nicht begonnen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Offene Abende</translation>
    </message>
    <message>
        <source>No date</source>
        <translation>Ohne Datum</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>Card &amp;code</source>
        <translation>&amp;Kartencode</translation>
    </message>
    <message>
        <source>easy to guess</source>
        <translation>leicht zu erraten</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Deal by deal</source>
        <translation>Spiel für Spiel</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>An&amp;zeigen</translation>
    </message>
    <message numerus="yes">
        <source>%n of the last 14 days with a match</source>
        <translation>
            <numerusform>%n der letzten 14 Tage mit einem Abend</numerusform>
            <numerusform>%n der letzten 14 Tage mit einem Abend</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}: won {won} of {of} ({share}), {luck} by luck alone</source>
        <translation>{game}: {won} von {of} gewonnen ({share}), allein mit Glück {luck}</translation>
    </message>
    <message>
        <source>played</source>
        <translation>gespielt</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n Tag in Folge</numerusform>
            <numerusform>%n Tage in Folge</numerusform>
        </translation>
    </message>
    <message>
        <source>Days in a row</source>
        <translation>Tage in Folge</translation>
    </message>
    <message>
        <source>How often you win</source>
        <translation>So oft gewinnst du</translation>
    </message>
    <message>
        <source>The notch is what luck alone would give.</source>
        <translation>Die Kerbe: was allein das Glück brächte.</translation>
    </message>
    <message>
        <source>Toughest: {0}</source>
        <translation>Am stärksten: {0}</translation>
    </message>
    <message>
        <source>Won {won} of {of} against you.</source>
        <translation>{won} von {of} gegen dich gewonnen.</translation>
    </message>
    <message>
        <source>Best partner: {0}</source>
        <translation>Bestes Gespann: mit {0}</translation>
    </message>
    <message>
        <source>You won {won} of {of} together.</source>
        <translation>Zusammen {won} von {of} gewonnen.</translation>
    </message>
    <message>
        <source>Your best so far.</source>
        <translation>So viele wie noch nie.</translation>
    </message>
    <message>
        <source>Your best: {0}, in {1}.</source>
        <translation>Am meisten: {0}, im {1}.</translation>
    </message>
    <message>
        <source>At a glance</source>
        <translation>Auf einen Blick</translation>
    </message>
    <message>
        <source>All statistics</source>
        <translation>Alle Statistiken</translation>
    </message>
    <message>
        <source>Import …</source>
        <translation>Importieren …</translation>
    </message>
    <message>
        <source>Exporting matches …</source>
        <translation>Abende werden exportiert …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>läuft noch</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Spiele</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n Abend</numerusform>
            <numerusform>%n Abende</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) chosen</source>
        <translation>
            <numerusform>%n Abend gewählt</numerusform>
            <numerusform>%n Abende gewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>Nach&amp;karten</translation>
    </message>
    <message>
        <source>Play &amp;again</source>
        <translation>Noch &amp;einmal</translation>
    </message>
    <message>
        <source>Score s&amp;heet</source>
        <translation>&amp;Spielzettel</translation>
    </message>
    <message>
        <source>To the archi&amp;ve</source>
        <translation>Ins &amp;Archiv</translation>
    </message>
    <message>
        <source>Out of the archi&amp;ve</source>
        <translation>Aus dem &amp;Archiv</translation>
    </message>
    <message>
        <source>Co&amp;mpare versions …</source>
        <translation>&amp;Fassungen vergleichen …</translation>
    </message>
    <message>
        <source>&amp;Shelf</source>
        <translation>&amp;Regal</translation>
    </message>
    <message>
        <source>Arch&amp;ive</source>
        <translation>Ar&amp;chiv</translation>
    </message>
    <message>
        <source>&amp;Bin</source>
        <translation>&amp;Papierkorb</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>real cards</source>
        <translation>echte Karten</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>To the shelf</source>
        <translation>Zum Regal</translation>
    </message>
    <message>
        <source>A name, a game, a month …</source>
        <translation>Name, Spiel, Monat …</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Schachteln</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>You won.</source>
        <translation>Du hast gewonnen.</translation>
    </message>
    <message>
        <source>Also at the table: {0}.</source>
        <translation>Am Tisch saßen auch {0}.</translation>
    </message>
    <message>
        <source>Counting the matches …</source>
        <translation>Die Abende werden gezählt …</translation>
    </message>
    <message>
        <source>{name}: match by match</source>
        <translation>{name}: Abend für Abend</translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>Gewonnene Abende</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Platz {number}</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Spielweise</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Schnitt</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>By person</source>
        <translation>Nach Person</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Nach Spiel</translation>
    </message>
    <message>
        <source>By variant</source>
        <translation>Nach Spielweise</translation>
    </message>
    <message>
        <source>By seat</source>
        <translation>Nach Platz</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Alle Spieler</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>Ordnen nach</translation>
    </message>
    <message>
        <source>Include &amp;computer players</source>
        <translation>Auch &amp;Computerspieler</translation>
    </message>
    <message>
        <source>Export &amp;CSV …</source>
        <translation>Als CS&amp;V exportieren …</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
</context>
<context>
    <name>side</name>
    <message>
        <source>house rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was bisher geschah</translation>
    </message>
    <message>
        <source>Everything that happens will be listed here.</source>
        <translation>Hier steht dann, was am Tisch geschieht.</translation>
    </message>
</context>
<context>
    <name>skat</name>
    <message>
        <source>Skat (scores)</source>
        <translation>Skat (Liste)</translation>
    </message>
    <message>
        <source>The scores of a Skat match: what each game was worth, and the Seeger-Fabian scoring. No cards are dealt here.</source>
        <translation>Die Liste eines Skatabends: was jedes Spiel wert war, und die Abrechnung nach Seeger-Fabian. Die Karten gebt ihr selbst.</translation>
    </message>
    <message>
        <source>List of 36 or 48 games</source>
        <translation>Liste mit 36 oder 48 Spielen</translation>
    </message>
    <message>
        <source>Half a list</source>
        <translation>Halbe Liste</translation>
    </message>
    <message>
        <source>At home, points only</source>
        <translation>Zu Hause, nur Punkte</translation>
    </message>
    <message>
        <source>Bierlachs</source>
        <translation>Bierlachs</translation>
    </message>
    <message>
        <source>Games in all</source>
        <translation>Spiele im Ganzen</translation>
    </message>
    <message>
        <source>by the number of players</source>
        <translation>nach der Zahl der Spieler</translation>
    </message>
    <message>
        <source>Games for each player</source>
        <translation>Spiele je Spieler</translation>
    </message>
    <message>
        <source>as many as you like</source>
        <translation>so viele ihr wollt</translation>
    </message>
    <message>
        <source>The list is reckoned</source>
        <translation>Abgerechnet wird</translation>
    </message>
    <message>
        <source>by Seeger-Fabian</source>
        <translation>nach Seeger-Fabian</translation>
    </message>
    <message>
        <source>by Seeger</source>
        <translation>nach Seeger</translation>
    </message>
    <message>
        <source>by points only</source>
        <translation>nur nach Punkten</translation>
    </message>
    <message>
        <source>as Bierlachs: losses only</source>
        <translation>als Bierlachs: nur Verluste</translation>
    </message>
    <message>
        <source>The loser has minus</source>
        <translation>Der Verlierer hat minus</translation>
    </message>
    <message>
        <source>Ramsch, Kontra, Bock and any value</source>
        <translation>Ramsch, Kontra, Bock und jeder Wert</translation>
    </message>
    <message>
        <source>A lost game costs, in cents</source>
        <translation>Ein verlorenes Spiel kostet, in Cent</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>From the fourth on it costs, in cents</source>
        <translation>Vom vierten an kostet es, in Cent</translation>
    </message>
    <message>
        <source>as much as before</source>
        <translation>so viel wie vorher</translation>
    </message>
    <message>
        <source>Who played?</source>
        <translation>Wer hat gespielt?</translation>
    </message>
    <message>
        <source>All passed</source>
        <translation>Alle passen</translation>
    </message>
    <message>
        <source>Which game?</source>
        <translation>Welches Spiel?</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>Grand</source>
        <translation>Grand</translation>
    </message>
    <message>
        <source>Null</source>
        <translation>Null</translation>
    </message>
    <message>
        <source>by value</source>
        <translation>nach Wert</translation>
    </message>
    <message>
        <source>With or without</source>
        <translation>Mit oder ohne</translation>
    </message>
    <message>
        <source>Value of the game</source>
        <translation>Wert des Spiels</translation>
    </message>
    <message>
        <source>Who dealt and stays out?</source>
        <translation>Wer hat gegeben und setzt aus?</translation>
    </message>
    <message>
        <source>Lost at Ramsch</source>
        <translation>Im Ramsch verloren</translation>
    </message>
    <message>
        <source>How many times doubled?</source>
        <translation>Wie oft verdoppelt?</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Schneider</source>
        <translation>Schneider</translation>
    </message>
    <message>
        <source>Schneider announced</source>
        <translation>Schneider angesagt</translation>
    </message>
    <message>
        <source>Schwarz</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Schwarz announced</source>
        <translation>Schwarz angesagt</translation>
    </message>
    <message>
        <source>Ouvert</source>
        <translation>Ouvert</translation>
    </message>
    <message>
        <source>With or without {0}, game {1}</source>
        <translation>Mit oder ohne {0}, Spiel {1}</translation>
    </message>
    <message>
        <source>{0} × {1} = {2}</source>
        <translation>{0} × {1} = {2}</translation>
    </message>
    <message>
        <source>Null = {0}</source>
        <translation>Null = {0}</translation>
    </message>
    <message>
        <source>all passed</source>
        <translation>alle gepasst</translation>
    </message>
    <message>
        <source>Ramsch</source>
        <translation>Ramsch</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>grand</source>
        <translation>Grand</translation>
    </message>
    <message>
        <source>null</source>
        <translation>Null</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>ouvert</source>
        <translation>ouvert</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>{0:seat} dealt and sat out.</source>
        <translation>{0:seat} hat gegeben und ausgesetzt.</translation>
    </message>
    <message>
        <source>You dealt and sat out.</source>
        <translation>Du hast gegeben und ausgesetzt.</translation>
    </message>
    <message>
        <source>Skat list</source>
        <translation>Skatliste</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Grund- wert</translation>
    </message>
    <message>
        <source>Matadors</source>
        <translation>Spitzen</translation>
    </message>
    <message>
        <source>with</source>
        <translation>mit</translation>
    </message>
    <message>
        <source>w/o</source>
        <translation>ohne</translation>
    </message>
    <message>
        <source>Multipliers</source>
        <translation>Gewinnstufen</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>Sn</source>
        <translation>Sn</translation>
    </message>
    <message>
        <source>an</source>
        <translation>an</translation>
    </message>
    <message>
        <source>Sw</source>
        <translation>Sw</translation>
    </message>
    <message>
        <source>ov</source>
        <translation>ov</translation>
    </message>
    <message>
        <source>Game value</source>
        <translation>Spielwert</translation>
    </message>
    <message>
        <source>+</source>
        <translation>+</translation>
    </message>
    <message>
        <source>−</source>
        <translation>−</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>w</source>
        <translation>g</translation>
    </message>
    <message>
        <source>l</source>
        <translation>v</translation>
    </message>
    <message>
        <source>all pass</source>
        <translation>ein- gep.</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>gibt</translation>
    </message>
    <message>
        <source>Game points</source>
        <translation>Spielpunkte</translation>
    </message>
    <message>
        <source>(won − lost) × 50</source>
        <translation>(gewonnen − verloren) × 50</translation>
    </message>
    <message>
        <source>games lost by the others × 40</source>
        <translation>verlorene Spiele der anderen × 40</translation>
    </message>
    <message>
        <source>games lost by the others × 30</source>
        <translation>verlorene Spiele der anderen × 30</translation>
    </message>
    <message>
        <source>Final score</source>
        <translation>Endergebnis</translation>
    </message>
    <message>
        <source>H hand · Sn Schneider · Sw Schwarz · an announced · ov ouvert · w won · l lost. Base values: diamonds 9, hearts 10, spades 11, clubs 12, grand 24; null 23, hand 35, ouvert 46, ouvert hand 59.</source>
        <translation>H Hand · Sn Schneider · Sw Schwarz · an angesagt · ov offen · g gewonnen · v verloren. Grundwerte: Karo 9, Herz 10, Pik 11, Kreuz 12, Grand 24; Null 23, Hand 35, offen 46, offen Hand 59.</translation>
    </message>
    <message>
        <source>No game of Skat is worth {0}.</source>
        <translation>Kein Skatspiel ist {0} wert.</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Gewonnene Spiele</translation>
    </message>
    <message>
        <source>Games lost</source>
        <translation>Verlorene Spiele</translation>
    </message>
    <message>
        <source>Value of the list</source>
        <translation>Wert der Liste</translation>
    </message>
    <message>
        <source>For lost games, in cents</source>
        <translation>Für verlorene Spiele, in Cent</translation>
    </message>
</context>
<context>
    <name>sounds</name>
    <message>
        <source>No sound device answers. Is a loudspeaker connected?</source>
        <translation>Kein Tongerät antwortet. Ist ein Lautsprecher angeschlossen?</translation>
    </message>
    <message>
        <source>To hear sounds, install one of these players: pw-play, paplay or aplay.</source>
        <translation>Für Töne brauchst du eines dieser Programme: pw-play, paplay oder aplay.</translation>
    </message>
</context>
<context>
    <name>stage</name>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n Stich</numerusform>
            <numerusform>%n Stiche</numerusform>
        </translation>
    </message>
    <message>
        <source>computer plays</source>
        <translation>Computer spielt</translation>
    </message>
    <message>
        <source>{0} has left. A computer player plays on for now.</source>
        <translation>{0} ist gegangen. Vorerst spielt ein Computerspieler weiter.</translation>
    </message>
    <message>
        <source>away</source>
        <translation>kurz weg</translation>
    </message>
    <message>
        <source>{0} is away from the phone.</source>
        <translation>{0} schaut gerade nicht aufs Telefon.</translation>
    </message>
    <message>
        <source>Last trick.</source>
        <translation>Der letzte Stich.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>Das Spiel ist aus.</translation>
    </message>
    <message>
        <source>You win the match!</source>
        <translation>Der Abend gehört dir!</translation>
    </message>
    <message>
        <source>You and {0} win the match!</source>
        <translation>Du und {0}, ihr gewinnt den Abend!</translation>
    </message>
    <message>
        <source>{0} win the match!</source>
        <translation>Der Abend geht an {0}!</translation>
    </message>
    <message>
        <source>{0} wins the match!</source>
        <translation>Der Abend geht an {0}!</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>{0:seat} leads.</source>
        <translation>{0:seat} spielt aus.</translation>
    </message>
    <message>
        <source>{0:seat} plays the {1:card}.</source>
        <translation>{0:seat} spielt {1:card den}.</translation>
    </message>
    <message>
        <source>{0:seat} takes the trick.</source>
        <translation>{0:seat} macht den Stich.</translation>
    </message>
    <message>
        <source>The {0:card} is turned up.</source>
        <translation>Aufgeschlagen wird {0:card der}.</translation>
    </message>
    <message>
        <source>{0:suit} are trumps.</source>
        <translation>{0:suit} ist Trumpf.</translation>
    </message>
    <message>
        <source>{0:seat} lays the {1:card}.</source>
        <translation>{0:seat} legt {1:card den}.</translation>
    </message>
    <message>
        <source>{0:seat} passes.</source>
        <translation>{0:seat} passt.</translation>
    </message>
    <message>
        <source>{0:seat} is out.</source>
        <translation>{0:seat} ist fertig.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>This deal is over.</source>
        <translation>Dieses Spiel ist aus.</translation>
    </message>
    <message>
        <source>Deal {0}</source>
        <translation>Spiel {0}</translation>
    </message>
    <message>
        <source>{0:seat} deals.</source>
        <translation>{0:seat} gibt.</translation>
    </message>
    <message>
        <source>Face down; press and hold to see your cards</source>
        <translation>Verdeckt; drücken und halten, um die eigenen Karten zu sehen</translation>
    </message>
    <message>
        <source>Deal {0} has been corrected.</source>
        <translation>Spiel {0} ist berichtigt.</translation>
    </message>
    <message>
        <source>A computer player plays on for {0:seat}.</source>
        <translation>Für {0:seat} spielt jetzt ein Computerspieler.</translation>
    </message>
    <message>
        <source>A computer player plays on for you.</source>
        <translation>Für dich spielt jetzt ein Computerspieler.</translation>
    </message>
    <message>
        <source>{0:seat} plays again.</source>
        <translation>{0:seat} spielt wieder selbst.</translation>
    </message>
    <message>
        <source>You play again.</source>
        <translation>Du spielst wieder selbst.</translation>
    </message>
    <message>
        <source>You lead.</source>
        <translation>Du spielst aus.</translation>
    </message>
    <message>
        <source>You play the {1:card}.</source>
        <translation>Du spielst {1:card den}.</translation>
    </message>
    <message>
        <source>You take the trick.</source>
        <translation>Du machst den Stich.</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>Du gibst.</translation>
    </message>
    <message>
        <source>The {0:card} and the {1:card} are turned up.</source>
        <translation>Aufgeschlagen werden {0:card der} und {1:card der}.</translation>
    </message>
    <message>
        <source>The {0:card}, the {1:card} and the {2:card} are turned up.</source>
        <translation>Aufgeschlagen werden {0:card der}, {1:card der} und {2:card der}.</translation>
    </message>
    <message>
        <source>You lay the {1:card}.</source>
        <translation>Du legst {1:card den}.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Du passt.</translation>
    </message>
    <message>
        <source>You are out.</source>
        <translation>Du bist fertig.</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n Stich</numerusform>
            <numerusform>%n Stiche</numerusform>
        </translation>
    </message>
    <message>
        <source>this deal</source>
        <translation>dieses Spiel</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>I</source>
        <translation>I</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>D</source>
        <translation>Z</translation>
    </message>
    <message>
        <source>E</source>
        <translation>E</translation>
    </message>
    <message>
        <source>X</source>
        <translation>T</translation>
    </message>
    <message>
        <source>Basics</source>
        <translation>Grundlagen</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Geben</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Wer mitspielt</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Ausspielen</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Abrechnung</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>Rückgängig gemacht.</translation>
    </message>
    <message>
        <source>{0:suit} would be trumps.</source>
        <translation>{0:suit} wäre Trumpf.</translation>
    </message>
    <message numerus="yes">
        <source>{0:seat} draws %n card(s).</source>
        <translation>
            <numerusform>{0:seat} zieht eine Karte.</numerusform>
            <numerusform>{0:seat} zieht %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You draw %n card(s).</source>
        <translation>
            <numerusform>Du ziehst eine Karte.</numerusform>
            <numerusform>Du ziehst %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0:seat} plays.</source>
        <translation>{0:seat} spielt mit.</translation>
    </message>
    <message>
        <source>You play.</source>
        <translation>Du spielst mit.</translation>
    </message>
    <message>
        <source>{0:seat} joins.</source>
        <translation>{0:seat} geht mit.</translation>
    </message>
    <message>
        <source>You join.</source>
        <translation>Du gehst mit.</translation>
    </message>
    <message>
        <source>{0:seat} stays out.</source>
        <translation>{0:seat} geht nicht mit.</translation>
    </message>
    <message>
        <source>You stay out.</source>
        <translation>Du gehst nicht mit.</translation>
    </message>
    <message>
        <source>{0:seat} takes the {1:card}.</source>
        <translation>{0:seat} nimmt {1:card den}.</translation>
    </message>
    <message>
        <source>You take the {1:card}.</source>
        <translation>Du nimmst {1:card den}.</translation>
    </message>
    <message>
        <source>{0:seat} leaves the {1:card}.</source>
        <translation>{0:seat} lässt {1:card den} liegen.</translation>
    </message>
    <message>
        <source>You leave the {1:card}.</source>
        <translation>Du lässt {1:card den} liegen.</translation>
    </message>
    <message>
        <source>{0:seat} has taken no trick.</source>
        <translation>{0:seat} hat keinen Stich gemacht.</translation>
    </message>
    <message>
        <source>You have taken no trick.</source>
        <translation>Du hast keinen Stich gemacht.</translation>
    </message>
    <message numerus="yes">
        <source>{0:seat} wins %n.</source>
        <translation>
            <numerusform>{0:seat} gewinnt eine Marke.</numerusform>
            <numerusform>{0:seat} gewinnt %n Marken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win %n.</source>
        <translation>
            <numerusform>Du gewinnst eine Marke.</numerusform>
            <numerusform>Du gewinnst %n Marken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0:seat} loses %n.</source>
        <translation>
            <numerusform>{0:seat} verliert eine Marke.</numerusform>
            <numerusform>{0:seat} verliert %n Marken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose %n.</source>
        <translation>
            <numerusform>Du verlierst eine Marke.</numerusform>
            <numerusform>Du verlierst %n Marken.</numerusform>
        </translation>
    </message>
    <message>
        <source>no trick</source>
        <translation>kein Stich</translation>
    </message>
    <message>
        <source>ante</source>
        <translation>Einsatz</translation>
    </message>
    <message>
        <source>stayed out</source>
        <translation>nicht mitgespielt</translation>
    </message>
    <message>
        <source>Swap {0:card} for {1:card}</source>
        <translation>{0:card} gegen {1:card} tauschen</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Liegen lassen</translation>
    </message>
    <message>
        <source>Keep these</source>
        <translation>So behalten</translation>
    </message>
    <message>
        <source>I’m in</source>
        <translation>Mitspielen</translation>
    </message>
    <message>
        <source>Stay out</source>
        <translation>Aussetzen</translation>
    </message>
    <message>
        <source>Stay home</source>
        <translation>Daheimbleiben</translation>
    </message>
    <message>
        <source>{0:card} for {1:card}</source>
        <translation>{0:card} gegen {1:card}</translation>
    </message>
    <message>
        <source>⏎</source>
        <translation>⏎</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>It is {0:seat}’s turn.</source>
        <translation>{0:seat} ist dran.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Du bist dran.</translation>
    </message>
    <message>
        <source>You may not lead the {0:card} now.</source>
        <translation>{0:card Den} darfst du jetzt nicht ausspielen.</translation>
    </message>
    <message>
        <source>The {0:card} comes first.</source>
        <translation>Zuerst kommt {0:card der}.</translation>
    </message>
    <message>
        <source>First say whether you play or pass.</source>
        <translation>Sag erst, ob du mitspielst oder passt.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Who dealt?</source>
        <translation>Wer hat gegeben?</translation>
    </message>
    <message>
        <source>Were Hearts trumps?</source>
        <translation>War Herz Trumpf?</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>There are {1} tricks in a deal, not {0}.</source>
        <translation>Ein Spiel hat {1} Stiche, nicht {0}.</translation>
    </message>
    <message numerus="yes">
        <source>%n of the five tricks is/are still missing.</source>
        <translation>
            <numerusform>Von den fünf Stichen fehlt noch einer.</numerusform>
            <numerusform>Von den fünf Stichen fehlen noch %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The cheapest card that is sure to win.</source>
        <translation>Die kleinste Karte, die sicher gewinnt.</translation>
    </message>
    <message>
        <source>Played without much thought.</source>
        <translation>Ohne langes Nachdenken.</translation>
    </message>
    <message>
        <source>About as good, but bolder.</source>
        <translation>Etwa gleich gut, aber gewagter.</translation>
    </message>
    <message>
        <source>About as good, but safer.</source>
        <translation>Etwa gleich gut, aber sicherer.</translation>
    </message>
    <message>
        <source>The {0:card} is no better than what you hold.</source>
        <translation>{0:card Der} ist nicht besser als das, was du hast.</translation>
    </message>
    <message>
        <source>Your hand is good for two tricks.</source>
        <translation>Dein Blatt ist gut für zwei Stiche.</translation>
    </message>
    <message>
        <source>Your hand is good for a trick.</source>
        <translation>Dein Blatt ist gut für einen Stich.</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Marken</translation>
    </message>
    <message>
        <source>Not last, in %</source>
        <translation>Nicht Letzter, in %</translation>
    </message>
    <message>
        <source>{0:seat} is exchanging cards.</source>
        <translation>{0:seat} tauscht.</translation>
    </message>
    <message>
        <source>{0:seat} has the starting card.</source>
        <translation>{0:seat} hat die Startkarte.</translation>
    </message>
    <message>
        <source>You have the starting card.</source>
        <translation>Du hast die Startkarte.</translation>
    </message>
    <message>
        <source>{0:side}: {1}.</source>
        <translation>{0:side}: {1}.</translation>
    </message>
    <message>
        <source>Your side: {1}.</source>
        <translation>Deine Seite: {1}.</translation>
    </message>
    <message numerus="yes">
        <source>Last deal: everyone plays for the %n counter(s) left.</source>
        <translation>
            <numerusform>Letztes Spiel: Alle spielen um die eine Marke.</numerusform>
            <numerusform>Letztes Spiel: Alle spielen um die %n übrigen Marken.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0:seat} keeps the hand.</source>
        <translation>{0:seat} tauscht nichts.</translation>
    </message>
    <message>
        <source>You keep your hand.</source>
        <translation>Du tauschst nichts.</translation>
    </message>
    <message numerus="yes">
        <source>At the end, %n counter(s) is/are shared out.</source>
        <translation>
            <numerusform>Zum Schluss wird eine Marke verteilt.</numerusform>
            <numerusform>Zum Schluss werden %n Marken verteilt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0:seat} puts %n counter(s) into the pot.</source>
        <translation>
            <numerusform>{0:seat} legt eine Marke in den Topf.</numerusform>
            <numerusform>{0:seat} legt %n Marken in den Topf.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You put %n counter(s) into the pot.</source>
        <translation>
            <numerusform>Du legst eine Marke in den Topf.</numerusform>
            <numerusform>Du legst %n Marken in den Topf.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody else is in: {0:seat} takes the pot, %n counter(s).</source>
        <translation>
            <numerusform>Niemand geht mit: {0:seat} nimmt den Topf mit einer Marke.</numerusform>
            <numerusform>Niemand geht mit: {0:seat} nimmt den Topf mit %n Marken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody else is in: you take the pot, %n counter(s).</source>
        <translation>
            <numerusform>Niemand geht mit: Du nimmst den Topf mit einer Marke.</numerusform>
            <numerusform>Niemand geht mit: Du nimmst den Topf mit %n Marken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The stock is used up: %n discard(s) is/are reshuffled.</source>
        <translation>
            <numerusform>Der Talon ist verbraucht: Eine abgelegte Karte wird gemischt.</numerusform>
            <numerusform>Der Talon ist verbraucht: %n abgelegte Karten werden gemischt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0:seat} pays %n counter(s) into the pot.</source>
        <translation>
            <numerusform>{0:seat} zahlt eine Marke in den Topf.</numerusform>
            <numerusform>{0:seat} zahlt %n Marken in den Topf.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pay %n counter(s) into the pot.</source>
        <translation>
            <numerusform>Du zahlst eine Marke in den Topf.</numerusform>
            <numerusform>Du zahlst %n Marken in den Topf.</numerusform>
        </translation>
    </message>
    <message>
        <source>The pot is empty.</source>
        <translation>Der Topf ist leer.</translation>
    </message>
    <message numerus="yes">
        <source>The pot now holds %n counter(s).</source>
        <translation>
            <numerusform>Im Topf liegt jetzt eine Marke.</numerusform>
            <numerusform>Im Topf liegen jetzt %n Marken.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everyone else passes: {0:seat} is alone.</source>
        <translation>Alle anderen passen: {0:seat} ist allein.</translation>
    </message>
    <message>
        <source>Everyone else passes: you are alone.</source>
        <translation>Alle anderen passen: Du bist allein.</translation>
    </message>
    <message>
        <source>unopposed: took the pot</source>
        <translation>allein dabei: der Topf</translation>
    </message>
    <message>
        <source>stayed home</source>
        <translation>daheimgeblieben</translation>
    </message>
    <message>
        <source>unopposed</source>
        <translation>allein dabei</translation>
    </message>
    <message>
        <source>You can’t do that now.</source>
        <translation>Das geht jetzt nicht.</translation>
    </message>
    <message>
        <source>Play a card now.</source>
        <translation>Spiel jetzt eine Karte.</translation>
    </message>
    <message>
        <source>You don’t have the {0:card}.</source>
        <translation>{0:card Den} hast du nicht auf der Hand.</translation>
    </message>
    <message>
        <source>{0:suit} were led: you must follow suit.</source>
        <translation>{0:suit} ist ausgespielt: Du musst bedienen.</translation>
    </message>
    <message>
        <source>Trumps were led: you must play one.</source>
        <translation>Trumpf ist ausgespielt: Du musst Trumpf zugeben.</translation>
    </message>
    <message>
        <source>You cannot follow {0:suit}: you must play a trump.</source>
        <translation>{0:suit} kannst du nicht bedienen: Dann musst du Trumpf spielen.</translation>
    </message>
    <message>
        <source>You can beat the {0:card}, so you must.</source>
        <translation>Du kannst {0:card den} überstechen, also musst du.</translation>
    </message>
    <message>
        <source>The {0:card} does not fit yet: the card next to it is missing.</source>
        <translation>{0:card Der} passt noch nirgends: Die Nachbarkarte fehlt.</translation>
    </message>
    <message>
        <source>You have a card that fits, so you must play it.</source>
        <translation>Du hast eine Karte, die passt, also musst du sie legen.</translation>
    </message>
    <message>
        <source>Everyone else has passed, so you must play a card.</source>
        <translation>Alle anderen haben gepasst: Jetzt musst du legen.</translation>
    </message>
    <message>
        <source>You can’t say that now.</source>
        <translation>Das kannst du jetzt nicht sagen.</translation>
    </message>
    <message>
        <source>Discard something first.</source>
        <translation>Leg erst etwas ab.</translation>
    </message>
    <message>
        <source>First draw for your discards.</source>
        <translation>Zieh erst für deine abgelegten Karten.</translation>
    </message>
    <message>
        <source>First say whether you are in.</source>
        <translation>Sag erst, ob du mitgehst.</translation>
    </message>
    <message>
        <source>Exchange cards now.</source>
        <translation>Jetzt wird getauscht.</translation>
    </message>
    <message>
        <source>The second trick must be led with a trump.</source>
        <translation>Zum zweiten Stich musst du Trumpf ausspielen.</translation>
    </message>
    <message>
        <source>The stock does not have that many cards left.</source>
        <translation>So viele Karten hat der Talon nicht mehr.</translation>
    </message>
    <message>
        <source>You can overtrump the {0:card}, so you must.</source>
        <translation>Du kannst {0:card den} übertrumpfen, also musst du.</translation>
    </message>
    <message>
        <source>Tied: draw lots to see who deals.</source>
        <translation>Gleichstand: Lost aus, wer gibt.</translation>
    </message>
    <message>
        <source>Answer every question first.</source>
        <translation>Beantworte erst alle Fragen.</translation>
    </message>
    <message>
        <source>Enter a number from {0} to {1}.</source>
        <translation>Gib eine Zahl von {0} bis {1} ein.</translation>
    </message>
    <message>
        <source>No deal can end like that under these rules.</source>
        <translation>So kann nach diesen Regeln kein Spiel ausgehen.</translation>
    </message>
    <message>
        <source>A player is named twice.</source>
        <translation>Jemand ist doppelt genannt.</translation>
    </message>
    <message>
        <source>Someone must have played.</source>
        <translation>Irgendwer muss mitgespielt haben.</translation>
    </message>
    <message>
        <source>It is the only move allowed.</source>
        <translation>Mehr ist nicht erlaubt.</translation>
    </message>
    <message>
        <source>You can’t win this trick, so throw a weak card.</source>
        <translation>Diesen Stich bekommst du nicht, also wirf eine schwache Karte ab.</translation>
    </message>
    <message>
        <source>It has a good chance of winning the trick.</source>
        <translation>Damit hast du gute Aussichten auf den Stich.</translation>
    </message>
    <message>
        <source>At first glance it looks hardly worse.</source>
        <translation>Auf den ersten Blick scheint es nicht viel schlechter.</translation>
    </message>
    <message>
        <source>Better than the obvious move in {0} of 100 layouts, worse in {1}.</source>
        <translation>In {0} von 100 Verteilungen besser als der naheliegende Zug, in {1} schlechter.</translation>
    </message>
    <message>
        <source>Better than the obvious move by {0}.{1} on average ({2:unit}).</source>
        <translation>Im Schnitt um {0},{1} besser als der naheliegende Zug ({2:unit}).</translation>
    </message>
    <message>
        <source>It will hardly win a trick; a new card might.</source>
        <translation>Sie macht kaum einen Stich, eine neue vielleicht.</translation>
    </message>
    <message>
        <source>Nobody can beat it.</source>
        <translation>Diese Karte kann niemand mehr schlagen.</translation>
    </message>
    <message>
        <source>It is the highest card left in its suit.</source>
        <translation>Die höchste Karte, die von dieser Farbe noch da ist.</translation>
    </message>
    <message>
        <source>Play a small card and keep your trumps for later.</source>
        <translation>Spiel klein und heb die Trümpfe auf.</translation>
    </message>
    <message>
        <source>It is your best chance of a trick.</source>
        <translation>Damit machst du am ehesten einen Stich.</translation>
    </message>
    <message>
        <source>Two tricks are doubtful, and missing them is costly.</source>
        <translation>Zwei Stiche sind unsicher, und sie zu verfehlen ist teuer.</translation>
    </message>
    <message>
        <source>Too weak: without a trick you pay the whole pot.</source>
        <translation>Zu schwach: Ohne Stich zahlst du den ganzen Topf.</translation>
    </message>
    <message>
        <source>Points: your result minus the others’ average.</source>
        <translation>Punkte: dein Ergebnis abzüglich des Schnitts der anderen.</translation>
    </message>
    <message>
        <source>Wins: your chance of winning the game after this deal.</source>
        <translation>Gewinnt: deine Aussicht auf die Partie nach diesem Spiel.</translation>
    </message>
    <message>
        <source>Counters: your result minus the others’ average.</source>
        <translation>Marken: dein Ergebnis abzüglich des Schnitts der anderen.</translation>
    </message>
    <message>
        <source>{0:seat} may take the upcard.</source>
        <translation>{0:seat} darf die Trumpfkarte nehmen.</translation>
    </message>
    <message>
        <source>{0:seat}: in or out?</source>
        <translation>{0:seat}: mitspielen oder passen?</translation>
    </message>
    <message>
        <source>trick {0}</source>
        <translation>Stich {0}</translation>
    </message>
    <message>
        <source>see or run</source>
        <translation>Sehen oder laufen</translation>
    </message>
    <message>
        <source>bidding</source>
        <translation>Bieten</translation>
    </message>
    <message>
        <source>play or pass</source>
        <translation>Mitspielen</translation>
    </message>
    <message>
        <source>the Blind</source>
        <translation>der Blinde</translation>
    </message>
    <message>
        <source>buying</source>
        <translation>Kaufen</translation>
    </message>
    <message>
        <source>declaring</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>Ablegen</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>exchange</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>first card</source>
        <translation>erste Karte</translation>
    </message>
    <message>
        <source>the march</source>
        <translation>Durchmarsch</translation>
    </message>
    <message>
        <source>knocking</source>
        <translation>Klopfen</translation>
    </message>
    <message>
        <source>last discard</source>
        <translation>letztes Ablegen</translation>
    </message>
    <message>
        <source>laying off</source>
        <translation>Anlegen</translation>
    </message>
    <message>
        <source>lifting</source>
        <translation>Heben</translation>
    </message>
    <message>
        <source>trumps</source>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>the Ole</source>
        <translation>die Ole</translation>
    </message>
    <message>
        <source>upcard</source>
        <translation>offene Karte</translation>
    </message>
    <message>
        <source>the rows</source>
        <translation>Reihen</translation>
    </message>
    <message>
        <source>the cut</source>
        <translation>Abheben</translation>
    </message>
    <message>
        <source>sniffing</source>
        <translation>Riechen</translation>
    </message>
    <message>
        <source>alone or not</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>which hand</source>
        <translation>welches Blatt</translation>
    </message>
    <message>
        <source>melds</source>
        <translation>Auslegen</translation>
    </message>
    <message>
        <source>swapping</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>highest trump</source>
        <translation>höchster Trumpf</translation>
    </message>
    <message>
        <source>second highest trump</source>
        <translation>zweithöchster Trumpf</translation>
    </message>
    <message>
        <source>third highest trump</source>
        <translation>dritthöchster Trumpf</translation>
    </message>
    <message>
        <source>fourth highest trump</source>
        <translation>vierthöchster Trumpf</translation>
    </message>
    <message>
        <source>trump {0} of {1}</source>
        <translation>Trumpf {0} von {1}</translation>
    </message>
    <message>
        <source>not a trump; beats only lower {0:suit}</source>
        <translation>kein Trumpf; schlägt nur niedrigere Karten derselben Farbe ({0:suit})</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) still out beat it</source>
        <translation>
            <numerusform>noch %n Karte draußen, die stärker ist</numerusform>
            <numerusform>noch %n Karten draußen, die stärker sind</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing still out beats it</source>
        <translation>nichts mehr draußen ist stärker</translation>
    </message>
    <message>
        <source>Games per match</source>
        <translation>Partien je Abend</translation>
    </message>
    <message>
        <source>Deals per match</source>
        <translation>Spiele je Abend</translation>
    </message>
    <message>
        <source>Must overtrump if possible</source>
        <translation>Übertrumpfen, wenn möglich</translation>
    </message>
    <message>
        <source>Counters left at the end</source>
        <translation>Übrige Marken am Ende</translation>
    </message>
    <message>
        <source>are shared equally</source>
        <translation>werden gleich verteilt</translation>
    </message>
    <message>
        <source>are played for in a last deal</source>
        <translation>werden im letzten Spiel ausgespielt</translation>
    </message>
    <message>
        <source>The match ends</source>
        <translation>Der Abend endet</translation>
    </message>
    <message>
        <source>Must head the trick if possible</source>
        <translation>Überstechen, wenn möglich</translation>
    </message>
    <message>
        <source>The suits are</source>
        <translation>Die Farben sind</translation>
    </message>
    <message>
        <source>German</source>
        <translation>deutsch</translation>
    </message>
    <message>
        <source>French</source>
        <translation>französisch</translation>
    </message>
    <message>
        <source>pot</source>
        <translation>Topf</translation>
    </message>
    <message>
        <source>For {1} players the cards would not be enough, so {0} are used.</source>
        <translation>Für {1} Leute würden die Karten nicht reichen, also spielt ihr mit {0}.</translation>
    </message>
    <message numerus="yes">
        <source>pot: %n</source>
        <translation>
            <numerusform>Topf %n</numerusform>
            <numerusform>Topf %n</numerusform>
        </translation>
    </message>
    <message>
        <source>share of the rest</source>
        <translation>Anteil am Rest</translation>
    </message>
    <message>
        <source>Cards exchanged.</source>
        <translation>Getauschte Karten.</translation>
    </message>
    <message>
        <source>lowest trump</source>
        <translation>niedrigster Trumpf</translation>
    </message>
    <message>
        <source>would beat the {0:card}</source>
        <translation>würde {0:card den} schlagen</translation>
    </message>
    <message>
        <source>does not beat the {0:card}</source>
        <translation>schlägt {0:card den} nicht</translation>
    </message>
    <message>
        <source>a trump in every deal</source>
        <translation>in jedem Spiel Trumpf</translation>
    </message>
    <message>
        <source>the {1:card} is highest of the suit led</source>
        <translation>{1:card der} ist die höchste Karte der ausgespielten Farbe</translation>
    </message>
    <message>
        <source>the {1:card} was led, and nobody followed suit</source>
        <translation>{1:card der} war ausgespielt, und niemand hat bedient</translation>
    </message>
    <message>
        <source>the {1:card} is the only trump</source>
        <translation>{1:card der} ist der einzige Trumpf</translation>
    </message>
    <message>
        <source>the {1:card} is always a trump</source>
        <translation>{1:card der} ist immer Trumpf</translation>
    </message>
    <message>
        <source>the {1:card} is the highest trump played</source>
        <translation>{1:card der} ist der höchste Trumpf im Stich</translation>
    </message>
    <message>
        <source>{0:seat} takes it</source>
        <translation>{0:seat} macht den Stich</translation>
    </message>
    <message>
        <source>You take it</source>
        <translation>Du machst den Stich</translation>
    </message>
    <message>
        <source>{0:seat} takes it with the {1:card}.</source>
        <translation>{0:seat} macht den Stich mit {1:card dem}.</translation>
    </message>
    <message>
        <source>You take it with the {1:card}.</source>
        <translation>Du machst den Stich mit {1:card dem}.</translation>
    </message>
    <message>
        <source>nobody can draw any more</source>
        <translation>kann niemand mehr ziehen</translation>
    </message>
    <message>
        <source>When all but one pass, that one gets</source>
        <translation>Passen alle bis auf einen, bekommt der</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>after a set number of games</source>
        <translation>nach so vielen Partien</translation>
    </message>
    <message>
        <source>after a set number of deals</source>
        <translation>nach so vielen Spielen</translation>
    </message>
    <message>
        <source>out</source>
        <translation>nicht dabei</translation>
    </message>
    <message>
        <source>All moves are equally good here.</source>
        <translation>Hier ist ein Zug so gut wie der andere.</translation>
    </message>
    <message>
        <source>It makes no difference here.</source>
        <translation>Hier ist es gleich, was du spielst.</translation>
    </message>
    <message>
        <source>In trial deals it usually beats the obvious move.</source>
        <translation>In Probespielen ist das meist besser als der naheliegende Zug.</translation>
    </message>
    <message>
        <source>In trial deals it does better on average than the obvious move.</source>
        <translation>In Probespielen ist das im Schnitt besser als der naheliegende Zug.</translation>
    </message>
    <message>
        <source>It did best in trial deals.</source>
        <translation>In Probespielen schnitt das am besten ab.</translation>
    </message>
    <message>
        <source>The other cards are worth keeping.</source>
        <translation>Die anderen Karten behältst du besser.</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n neu</numerusform>
            <numerusform>%n neu</numerusform>
        </translation>
    </message>
    <message>
        <source>at home</source>
        <translation>daheim</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>gepasst</translation>
    </message>
    <message>
        <source>Play a card.</source>
        <translation>Spiel eine Karte.</translation>
    </message>
    <message numerus="yes">
        <source>Exchange up to %n card(s), or keep these.</source>
        <translation>
            <numerusform>Tausch eine Karte, oder behalte dein Blatt.</numerusform>
            <numerusform>Tausch bis zu %n Karten, oder behalte dein Blatt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw, or discard %n more.</source>
        <translation>
            <numerusform>Zieh, oder leg noch eine ab.</numerusform>
            <numerusform>Zieh, oder leg noch bis zu %n ab.</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw your cards.</source>
        <translation>Zieh deine Karten.</translation>
    </message>
    <message>
        <source>The stock is empty.</source>
        <translation>Der Talon ist leer.</translation>
    </message>
    <message>
        <source>Are you in?</source>
        <translation>Spielst du mit?</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>verfallen</translation>
    </message>
    <message>
        <source>By these rules usually four play.</source>
        <translation>Diese Spielweise ist am besten zu viert.</translation>
    </message>
    <message>
        <source>games won</source>
        <translation>gewonnene Partien</translation>
    </message>
    <message>
        <source>account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>How many tricks did each take?</source>
        <translation>Wie viele Stiche hat jeder?</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>How?</source>
        <translation>Wie?</translation>
    </message>
    <message>
        <source>Wins, in %</source>
        <translation>Gewinnt, in %</translation>
    </message>
</context>
<context>
    <name>table-view</name>
    <message>
        <source>playable</source>
        <translation>spielbar</translation>
    </message>
    <message>
        <source>not playable</source>
        <translation>nicht spielbar</translation>
    </message>
    <message>
        <source>picked up</source>
        <translation>aufgenommen</translation>
    </message>
    <message>
        <source>what is this?</source>
        <translation>was ist das?</translation>
    </message>
    <message>
        <source>put back</source>
        <translation>zurücknehmen</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>ablegen</translation>
    </message>
    <message>
        <source>play</source>
        <translation>ausspielen</translation>
    </message>
    <message>
        <source>pick up, then choose where</source>
        <translation>aufnehmen, dann Ziel wählen</translation>
    </message>
    <message>
        <source>suggested</source>
        <translation>empfohlen</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>zählt</translation>
    </message>
    <message>
        <source>takes the trick</source>
        <translation>macht den Stich</translation>
    </message>
    <message>
        <source>you: {card}</source>
        <translation>du: {card}</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}: {card}</translation>
    </message>
    <message>
        <source>{card}, face up</source>
        <translation>{card}, liegt offen</translation>
    </message>
    <message>
        <source>{card}, discarded</source>
        <translation>{card}, abgelegt</translation>
    </message>
    <message>
        <source>can be discarded</source>
        <translation>darf abgelegt werden</translation>
    </message>
    <message>
        <source>cannot be discarded</source>
        <translation>darf nicht abgelegt werden</translation>
    </message>
    <message>
        <source>took the trick</source>
        <translation>hat den Stich gemacht</translation>
    </message>
    <message>
        <source>trump</source>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>Space plays it, Up goes to the places that take it.</source>
        <translation>Leertaste spielt sie aus. Pfeil nach oben: andere Ziele.</translation>
    </message>
    <message>
        <source>Enter discards it. Up: other places it can go.</source>
        <translation>Eingabe legt sie ab. Pfeil nach oben: andere Ziele.</translation>
    </message>
    <message>
        <source>Enter plays it. Up: other places it can go.</source>
        <translation>Eingabe spielt sie aus. Pfeil nach oben: andere Ziele.</translation>
    </message>
    <message>
        <source>{0} would be trumps</source>
        <translation>{0} wäre Trumpf</translation>
    </message>
    <message>
        <source>{0} are trumps</source>
        <translation>{0} ist Trumpf</translation>
    </message>
    <message>
        <source>Trumps: {0}</source>
        <translation>Trümpfe: {0}</translation>
    </message>
    <message numerus="yes">
        <source>Stock, %n card(s)</source>
        <translation>
            <numerusform>Talon, %n Karte</numerusform>
            <numerusform>Talon, %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) face down</source>
        <translation>
            <numerusform>%n verdeckte Karte</numerusform>
            <numerusform>%n verdeckte Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) discarded</source>
        <translation>
            <numerusform>%n abgelegte Karte</numerusform>
            <numerusform>%n abgelegte Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>a card face down across the discard pile</source>
        <translation>eine verdeckte Karte quer auf dem Ablagestapel</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Ablagestapel</translation>
    </message>
    <message>
        <source>Rows: the next cards go in the dashed spaces.</source>
        <translation>Reihen: Die nächsten Karten kommen in die gestrichelten Felder.</translation>
    </message>
    <message>
        <source>Show the rule (F1)</source>
        <translation>Regel zeigen (F1)</translation>
    </message>
    <message>
        <source>Piles and places</source>
        <translation>Stapel und Ablagen</translation>
    </message>
    <message>
        <source>You played</source>
        <translation>Du hast gespielt</translation>
    </message>
    <message>
        <source>You hold</source>
        <translation>Du hältst</translation>
    </message>
    <message>
        <source>{0} played</source>
        <translation>{0} hat gespielt</translation>
    </message>
    <message>
        <source>{0} holds</source>
        <translation>{0} hält</translation>
    </message>
    <message>
        <source>{key} again plays it.</source>
        <translation>Noch einmal {key}, und es gilt.</translation>
    </message>
    <message>
        <source>Compare all choices …</source>
        <translation>Alle Möglichkeiten vergleichen …</translation>
    </message>
    <message>
        <source>Trumps and stakes</source>
        <translation>Was gerade gilt</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Dein Blatt</translation>
    </message>
    <message>
        <source>The trick</source>
        <translation>Der Stich</translation>
    </message>
    <message>
        <source>Stock and face-up cards</source>
        <translation>Talon und offene Karten</translation>
    </message>
    <message>
        <source>Cards laid out</source>
        <translation>Ausgelegte Karten</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>in the lead</source>
        <translation>führt</translation>
    </message>
    <message>
        <source>on the slate: {0}</source>
        <translation>auf der Tafel: {0}</translation>
    </message>
    <message>
        <source>Dealer button: {0} deals.</source>
        <translation>Geberknopf: {0} gibt.</translation>
    </message>
    <message>
        <source>D</source>
        <comment>the dealer&apos;s button, one letter</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>the card you cut</source>
        <translation>die abgehobene Karte</translation>
    </message>
    <message>
        <source>Play to the trick</source>
        <translation>In den Stich</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Ablegen</translation>
    </message>
    <message>
        <source>Add to a row</source>
        <translation>An die Reihen</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Talon</translation>
    </message>
    <message>
        <source>Lay off on {cards}</source>
        <translation>Anlegen an {cards}</translation>
    </message>
    <message>
        <source>Exchange for {card}</source>
        <translation>Gegen {card} tauschen</translation>
    </message>
    <message>
        <source>Card table</source>
        <translation>Kartentisch</translation>
    </message>
    <message>
        <source>Row {0}</source>
        <translation>Reihe {0}</translation>
    </message>
    <message>
        <source>Always trumps:</source>
        <translation>Immer Trumpf:</translation>
    </message>
    <message>
        <source>From the top:</source>
        <comment>the highest trumps</comment>
        <translation>Von oben:</translation>
    </message>
    <message>
        <source>From high to low:</source>
        <translation>Von oben nach unten:</translation>
    </message>
    <message>
        <source>{0}, row {1}</source>
        <translation>{0}, Reihe {1}</translation>
    </message>
    <message>
        <source>you</source>
        <translation>du</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>in the lead</source>
        <comment>of oneself</comment>
        <translation>führst</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>out</source>
        <translation>nicht dabei</translation>
    </message>
    <message>
        <source>to play</source>
        <comment>of oneself</comment>
        <translation>bist dran</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>ist dran</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>Computer</translation>
    </message>
</context>
<context>
    <name>take-over</name>
    <message>
        <source>“{0}” is marked as open on the computer “{1}” (process {2}). If Kartentisch still runs there, close it there first. Take it over?</source>
        <translation>„{0}“ gilt als geöffnet auf dem Computer „{1}“ (Prozess {2}). Läuft Kartentisch dort noch, schließ es dort zuerst. Übernehmen?</translation>
    </message>
    <message>
        <source>“{0}” was open in a window on this computer that has ended (process {2}). Take it over?</source>
        <translation>„{0}“ war auf diesem Computer in einem Fenster geöffnet, das es nicht mehr gibt (Prozess {2}). Übernehmen?</translation>
    </message>
    <message>
        <source>“{0}” is marked as open, but not by which window. Take it over?</source>
        <translation>„{0}“ gilt als geöffnet, aber es ist nicht vermerkt, in welchem Fenster. Übernehmen?</translation>
    </message>
    <message>
        <source>&amp;Take over</source>
        <translation>Über&amp;nehmen</translation>
    </message>
    <message>
        <source>Ca&amp;ncel</source>
        <translation>A&amp;bbrechen</translation>
    </message>
</context>
<context>
    <name>talk</name>
    <message>
        <source>Say</source>
        <translation>Sagen</translation>
    </message>
    <message>
        <source>Phrases</source>
        <translation>Sprüche</translation>
    </message>
    <message>
        <source>Half-show a card</source>
        <translation>Karte halb zeigen</translation>
    </message>
</context>
<context>
    <name>tarock</name>
    <message>
        <source>Tarock (scores)</source>
        <translation>Tarock (Liste)</translation>
    </message>
    <message>
        <source>The scores of a Tarock match: who played, alone or with a partner, and what each opponent paid. No cards are dealt here.</source>
        <translation>Die Liste eines Tarockabends: wer gespielt hat, allein oder mit Partner, und was jeder Gegner gezahlt hat. Die Karten gebt ihr selbst.</translation>
    </message>
    <message>
        <source>16 games at a club</source>
        <translation>16 Spiele im Verein</translation>
    </message>
    <message>
        <source>At home</source>
        <translation>Zu Hause</translation>
    </message>
    <message>
        <source>What did each opponent pay or get?</source>
        <translation>Was hat jeder Gegner gezahlt oder bekommen?</translation>
    </message>
</context>
<context>
    <name>tasks</name>
    <message>
        <source>solved</source>
        <translation>gelöst</translation>
    </message>
    <message>
        <source>{evening}, deal {deal}</source>
        <translation>{evening}, Spiel {deal}</translation>
    </message>
    <message>
        <source>{0} times</source>
        <translation>{0}-mal</translation>
    </message>
    <message>
        <source>first try</source>
        <translation>auf Anhieb</translation>
    </message>
    <message numerus="yes">
        <source>after %n card(s)</source>
        <translation>
            <numerusform>nach %n Karte</numerusform>
            <numerusform>nach %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>before the first card</source>
        <translation>vor der ersten Karte</translation>
    </message>
    <message>
        <source>Missed a day? Play it any time.</source>
        <translation>Einen Tag verpasst? Hol ihn jederzeit nach.</translation>
    </message>
    <message>
        <source>Puzzle {number} of {of}, the same for everyone. They start over on {date}.</source>
        <translation>Aufgabe {number} von {of}, für alle dieselbe. Ab {date} von vorn.</translation>
    </message>
    <message>
        <source>From finished matches: where you went most wrong, and what happens again and again. Nothing has been looked for yet, or nothing was found.</source>
        <translation>Aus fertigen Abenden: wo du am weitesten danebengelegen hast, und was immer wieder vorkommt. Noch ist nichts gesucht oder nichts gefunden worden.</translation>
    </message>
    <message>
        <source>Your costliest mistakes, and the ones that keep coming back.</source>
        <translation>Deine teuersten Fehler und die, die immer wiederkehren.</translation>
    </message>
    <message>
        <source>One move is clearly best. Which?</source>
        <translation>Ein Zug ist klar der beste. Welcher?</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>From your matches</source>
        <translation>Aus deinen Abenden</translation>
    </message>
    <message>
        <source>Search your matches</source>
        <translation>Deine Abende durchsuchen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Show answer</source>
        <translation>Lösung zeigen</translation>
    </message>
    <message>
        <source>Shows the answer; the puzzle stays unsolved</source>
        <translation>Zeigt die Lösung; die Aufgabe bleibt ungelöst</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Next puzzle (Enter)</source>
        <translation>Die nächste Aufgabe (Eingabe)</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Start this puzzle again</source>
        <translation>Diese Aufgabe von vorn</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Back to all puzzles (Esc)</source>
        <translation>Zurück zu allen Aufgaben (Esc)</translation>
    </message>
    <message>
        <source>Find the card</source>
        <translation>Finde die Karte</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>What do you do?</source>
        <translation>Was machst du?</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>leicht</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>schwer</translation>
    </message>
    <message>
        <source>Which card is the best one here?</source>
        <translation>Welche Karte ist hier die beste?</translation>
    </message>
    <message>
        <source>What is your best move?</source>
        <translation>Was ist hier am besten?</translation>
    </message>
    <message>
        <source>The slate shows the score so far.</source>
        <translation>Der Stand steht auf der Tafel.</translation>
    </message>
    <message>
        <source>There is a better move. Try again!</source>
        <translation>Es gibt etwas Besseres. Versuch’s noch mal!</translation>
    </message>
    <message>
        <source>Not quite. {move} is best in {share}% of cases.</source>
        <translation>Nicht ganz. {move} ist in {share} % der Fälle am besten.</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>Richtig!</translation>
    </message>
    <message>
        <source>The answer:</source>
        <translation>Die Antwort:</translation>
    </message>
    <message>
        <source>Best in {best}% of cases; {move} in {other}%.</source>
        <translation>In {best} % der Fälle am besten; {move} in {other} %.</translation>
    </message>
    <message numerus="yes">
        <source>%n way(s) the cards may lie, all counted.</source>
        <translation>
            <numerusform>%n Möglichkeit, wie die Karten liegen können, ausgezählt.</numerusform>
            <numerusform>%n Möglichkeiten, wie die Karten liegen können, alle ausgezählt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tried in %n imagined deal(s).</source>
        <translation>
            <numerusform>In einem ausgedachten Spiel probiert.</numerusform>
            <numerusform>In %n ausgedachten Spielen probiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>{best} against {other}</source>
        <translation>{best} gegen {other}</translation>
    </message>
    <message>
        <source>“{0}”</source>
        <translation>„{0}“</translation>
    </message>
    <message>
        <source>Searching your matches: {0} of {1} …</source>
        <translation>Deine Abende werden durchgesehen: {0} von {1} …</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) found in your matches.</source>
        <translation>
            <numerusform>%n Aufgabe in deinen Abenden gefunden.</numerusform>
            <numerusform>%n Aufgaben in deinen Abenden gefunden.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>terminal</name>
    <message>
        <source>no game in {0}: {1}</source>
        <translation>kein Spiel in {0}: {1}</translation>
    </message>
    <message>
        <source>{0} is for the window and does not go with “{1}”</source>
        <translation>{0} ist für das Fenster und passt nicht zu „{1}“</translation>
    </message>
    <message>
        <source>--game {0} is already the game; “{1}” is one word too many</source>
        <translation>mit --game {0} steht das Spiel schon fest, „{1}“ ist zu viel</translation>
    </message>
    <message>
        <source>--preset and --seed need the name of a game</source>
        <translation>--preset und --seed brauchen den Namen eines Spiels</translation>
    </message>
    <message>
        <source>a window needs a file; “kartentisch replay -” reads a pipe</source>
        <translation>das Fenster braucht eine Datei; aus einer Pipe liest „kartentisch replay -“</translation>
    </message>
    <message>
        <source>match</source>
        <translation>Abend</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>{0} bots are too many for {1} sides</source>
        <translation>{0} Computerspieler sind zu viele für {1} Seiten</translation>
    </message>
    <message>
        <source>--dask needs more: pip install kartentisch[dask]</source>
        <translation>für --dask fehlt noch etwas: pip install kartentisch[dask]</translation>
    </message>
    <message>
        <source>{0}, {1} players, {2} matches in every rotation, seed {3}</source>
        <translation>{0}, Spieler: {1}, {2} Abende in jeder Sitzordnung, Code {3}</translation>
    </message>
    <message>
        <source>{0}, {1} players, {2} deals in every rotation, seed {3}</source>
        <translation>{0}, Spieler: {1}, {2} Spiele in jeder Sitzordnung, Code {3}</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>Computerspieler</translation>
    </message>
    <message>
        <source>points a round</source>
        <translation>Punkte je Runde</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>ms a decision: mean</source>
        <translation>ms je Entscheidung: Mittel</translation>
    </message>
    <message>
        <source>median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>99% within</source>
        <translation>99 % unter</translation>
    </message>
    <message>
        <source>{0} ahead of {1} by {2}: {3}</source>
        <translation>{0} vor {1} um {2}: {3}</translation>
    </message>
    <message>
        <source>{0} wins more than {1} by {2}: {3}</source>
        <translation>{0} gewinnt öfter als {1}, um {2}: {3}</translation>
    </message>
    <message>
        <source>{0}% [{1}, {2}]</source>
        <translation>{0} % [{1}; {2}]</translation>
    </message>
    <message>
        <source>{0} [{1}, {2}]</source>
        <translation>{0} [{1}; {2}]</translation>
    </message>
    <message>
        <source>not proven</source>
        <translation>nicht erwiesen</translation>
    </message>
    <message>
        <source>better</source>
        <translation>besser</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>schlechter</translation>
    </message>
    <message>
        <source>deal {0}, move {1}: {2} to decide</source>
        <translation>Spiel {0}, Zug {1}: {2} entscheidet</translation>
    </message>
    <message>
        <source>{0} would choose: {1}</source>
        <translation>{0} würde wählen: {1}</translation>
    </message>
    <message>
        <source>{0}: there is no such deal or move</source>
        <translation>{0}: dieses Spiel oder diesen Zug gibt es nicht</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>Möglichkeit</translation>
    </message>
    <message>
        <source>behind by (±95%)</source>
        <translation>Rückstand (±95 %)</translation>
    </message>
    <message>
        <source>best in deals</source>
        <translation>am besten in</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} von {1}</translation>
    </message>
    <message>
        <source>writing failed: {0}</source>
        <translation>Schreiben fehlgeschlagen: {0}</translation>
    </message>
    <message>
        <source>this is more than a file can hold</source>
        <translation>das ist mehr, als eine Datei fassen kann</translation>
    </message>
    <message>
        <source>saving failed: {0}</source>
        <translation>Speichern fehlgeschlagen: {0}</translation>
    </message>
    <message>
        <source>there is no game “{0}”; there are: {1}</source>
        <translation>das Spiel „{0}“ gibt es nicht; es gibt: {1}</translation>
    </message>
    <message>
        <source>there is no bot “{0}”</source>
        <translation>den Computerspieler „{0}“ gibt es nicht</translation>
    </message>
    <message>
        <source>; there are: {0}</source>
        <translation>; es gibt: {0}</translation>
    </message>
    <message>
        <source>there is no house rule “{0}”</source>
        <translation>die Hausregel „{0}“ gibt es nicht</translation>
    </message>
    <message>
        <source>the house rule {0} cannot be “{1}”</source>
        <translation>die Hausregel {0} kann nicht „{1}“ sein</translation>
    </message>
    <message>
        <source>the game is not made for {0} players</source>
        <translation>mit {0} Spielern geht dieses Spiel nicht</translation>
    </message>
    <message>
        <source>there is no such folder</source>
        <translation>diesen Ordner gibt es nicht</translation>
    </message>
    <message>
        <source>permission denied</source>
        <translation>keine Berechtigung</translation>
    </message>
    <message>
        <source>this is a folder</source>
        <translation>das ist ein Ordner</translation>
    </message>
    <message>
        <source>this file exists already</source>
        <translation>diese Datei gibt es schon</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>der Datenträger ist voll</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>der Datenträger ist schreibgeschützt</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>der Name ist zu lang</translation>
    </message>
    <message>
        <source>the file would be too large</source>
        <translation>die Datei würde zu groß</translation>
    </message>
    <message>
        <source>others at the club may still be playing the same cards; --reveal shows them</source>
        <translation>im Verein spielen andere vielleicht noch mit denselben Karten; --reveal zeigt sie</translation>
    </message>
    <message>
        <source>deal {0} is still being played; --reveal shows its hidden cards</source>
        <translation>Spiel {0} läuft noch; --reveal zeigt seine verdeckten Karten</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>diese Datei gibt es nicht</translation>
    </message>
    <message>
        <source>this is a folder, not a file</source>
        <translation>das ist ein Ordner, keine Datei</translation>
    </message>
    <message>
        <source>reading failed</source>
        <translation>Lesen fehlgeschlagen</translation>
    </message>
    <message>
        <source>this is not a Kartentisch match</source>
        <translation>das ist kein Abend von Kartentisch</translation>
    </message>
    <message>
        <source>a newer Kartentisch saved this; it needs one that reads version {0}</source>
        <translation>das hat ein neueres Kartentisch gespeichert; nötig ist eines, das Version {0} liest</translation>
    </message>
    <message>
        <source>the file is damaged in line {0}</source>
        <translation>die Datei ist in Zeile {0} beschädigt</translation>
    </message>
    <message>
        <source>the file is larger than any match</source>
        <translation>die Datei ist größer als jeder Abend</translation>
    </message>
    <message>
        <source>standard output is closed</source>
        <translation>die Standardausgabe ist geschlossen</translation>
    </message>
    <message>
        <source>there is already a game of this name</source>
        <translation>ein Spiel dieses Namens gibt es schon</translation>
    </message>
    <message>
        <source>there is no command “{0}”</source>
        <translation>den Befehl „{0}“ gibt es nicht</translation>
    </message>
    <message>
        <source>standard input is closed</source>
        <translation>die Standardeingabe ist geschlossen</translation>
    </message>
    <message>
        <source>{0}: writing failed: {1}</source>
        <translation>{0}: Schreiben fehlgeschlagen: {1}</translation>
    </message>
    <message>
        <source>“{0}” is not one of {1}</source>
        <translation>„{0}“ ist keins von diesen: {1}</translation>
    </message>
    <message>
        <source>“{0}” is one word too many</source>
        <translation>„{0}“ ist ein Wort zu viel</translation>
    </message>
    <message>
        <source>a package of this name was loaded from elsewhere</source>
        <translation>ein Paket dieses Namens ist schon von anderswo geladen</translation>
    </message>
    <message>
        <source>GAME in game.py is not a Game of this name</source>
        <translation>GAME in game.py ist kein Spiel dieses Namens</translation>
    </message>
    <message>
        <source>its words are not complete: {0}</source>
        <translation>ihm fehlen Texte: {0}</translation>
    </message>
    <message>
        <source>no file name is given</source>
        <translation>der Name einer Datei fehlt</translation>
    </message>
    <message>
        <source>in the middle: {0}</source>
        <translation>in der Mitte: {0}</translation>
    </message>
    <message>
        <source>hand: {0}</source>
        <translation>auf der Hand: {0}</translation>
    </message>
    <message>
        <source>this cannot be saved: {0}</source>
        <translation>Speichern ist fehlgeschlagen: {0}</translation>
    </message>
    <message>
        <source>event {0} (line {1}) does not fit the rules: {2}</source>
        <translation>Ereignis {0} (Zeile {1}) passt nicht zu den Regeln: {2}</translation>
    </message>
    <message>
        <source>the disk does not respond</source>
        <translation>der Datenträger antwortet nicht</translation>
    </message>
    <message>
        <source>system error {0}</source>
        <translation>Systemfehler {0}</translation>
    </message>
    <message>
        <source>give a FILE or --schema, not both</source>
        <translation>DATEI oder --schema angeben, eins von beiden</translation>
    </message>
    <message>
        <source>--json and - do not go together: there is only one standard output</source>
        <translation>--json und - passen nicht zusammen: es gibt nur eine Standardausgabe</translation>
    </message>
    <message>
        <source>there is no list and no game “{0}”</source>
        <translation>weder eine Liste noch ein Spiel heißt „{0}“</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>variants</source>
        <translation>Spielweisen</translation>
    </message>
    <message>
        <source>variant</source>
        <translation>Spielweise</translation>
    </message>
    <message>
        <source>title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>how it plays</source>
        <translation>wie er spielt</translation>
    </message>
    <message>
        <source>{0} ({1}), players: {2}</source>
        <translation>{0} ({1}), Spieler: {2}</translation>
    </message>
    <message>
        <source>House rules (--option NAME=VALUE), the usual value first:</source>
        <translation>Hausregeln (--option NAME=WERT), der übliche Wert zuerst:</translation>
    </message>
    <message>
        <source>Kartentisch is in the menu now, and opens its files.</source>
        <translation>Kartentisch steht jetzt im Menü und öffnet seine Dateien.</translation>
    </message>
    <message>
        <source>Before you uninstall it: kartentisch --uninstall-menu</source>
        <translation>Vor dem Deinstallieren: kartentisch --uninstall-menu</translation>
    </message>
    <message>
        <source>{0}: removing failed: {1}</source>
        <translation>{0}: Entfernen fehlgeschlagen: {1}</translation>
    </message>
    <message>
        <source>Kartentisch is no longer in the menu; your matches are all there.</source>
        <translation>Kartentisch steht nicht mehr im Menü; deine Abende sind alle noch da.</translation>
    </message>
    <message>
        <source>this is for Linux: here the installer fills the menu</source>
        <translation>das ist für Linux: hier füllt das Installationsprogramm das Menü</translation>
    </message>
    <message>
        <source>this copy has no menu entry; packages of a distribution bring their own</source>
        <translation>diese Kopie bringt keinen Menüeintrag mit; Pakete einer Distribution haben ihren eigenen</translation>
    </message>
    <message>
        <source>{0} is a score sheet only: there are no cards to play with</source>
        <translation>{0} gibt es nur als Spielzettel, ohne Karten</translation>
    </message>
    <message>
        <source>“{0}” is played as a variant of {1}: --preset {2}</source>
        <translation>„{0}“ ist hier eine Variante von {1}: --preset {2}</translation>
    </message>
    <message>
        <source>there is no game “{0}”</source>
        <translation>das Spiel „{0}“ gibt es nicht</translation>
    </message>
    <message>
        <source>{0} has no variant “{1}”</source>
        <translation>{0} hat keine Spielweise „{1}“</translation>
    </message>
    <message>
        <source>several games have a variant “{0}”: {1}</source>
        <translation>die Spielweise „{0}“ gibt es in mehreren Spielen: {1}</translation>
    </message>
    <message>
        <source>there is no command, game, variant or file “{0}”</source>
        <translation>„{0}“ ist kein Befehl, kein Spiel, keine Spielweise und keine Datei</translation>
    </message>
    <message>
        <source>“{0}” is not a game here; the glossary of {1} explains it</source>
        <translation>„{0}“ ist hier kein Spiel; im Wörterbuch von {1} steht es</translation>
    </message>
    <message>
        <source>{0}, {1} players</source>
        <translation>{0}, Spieler: {1}</translation>
    </message>
    <message>
        <source>, seed {0}</source>
        <translation>, Code {0}</translation>
    </message>
    <message>
        <source>deal {0} was corrected, before: {1}</source>
        <translation>Spiel {0} wurde berichtigt, vorher: {1}</translation>
    </message>
    <message>
        <source>a bot played for {0} in deals: {1}</source>
        <translation>Für {0} hat ein Bot gespielt, in den Spielen: {1}</translation>
    </message>
    <message>
        <source>winners: {0}</source>
        <translation>Gewinner: {0}</translation>
    </message>
    <message>
        <source>The match is not over.</source>
        <translation>Der Abend ist noch nicht zu Ende.</translation>
    </message>
    <message>
        <source>The match is not over; deal {0} is being played.</source>
        <translation>Der Abend ist noch nicht zu Ende; Spiel {0} läuft.</translation>
    </message>
    <message>
        <source>{0} {1} of {2}</source>
        <translation>{0} {1} von {2}</translation>
    </message>
    <message>
        <source>{0}: the last line is cut short and left out</source>
        <translation>{0}: die letzte Zeile ist abgeschnitten und wird weggelassen</translation>
    </message>
    <message>
        <source>{0}: another program has changed this file from line {1} on</source>
        <translation>{0}: ein anderes Programm hat diese Datei ab Zeile {1} verändert</translation>
    </message>
    <message>
        <source>{0}: lines {1} to {2} of this file are gone</source>
        <translation>{0}: die Zeilen {1} bis {2} dieser Datei sind weg</translation>
    </message>
    <message>
        <source>deal {0} would score differently today; what was written counts</source>
        <translation>Spiel {0} würde heute anders gewertet; was geschrieben wurde, gilt</translation>
    </message>
    <message>
        <source>{0} is a score sheet only: its rules are not in here</source>
        <translation>{0} gibt es nur als Spielzettel, ohne Regeln</translation>
    </message>
    <message>
        <source>{0} is not finished; still missing: {1}</source>
        <translation>{0} ist nicht fertig, es fehlt: {1}</translation>
    </message>
    <message>
        <source>--bots: {0} bots are too many for {1} players</source>
        <translation>--bots: {0} Computerspieler sind zu viele für {1} Plätze</translation>
    </message>
    <message>
        <source>{0}: this file exists already and stays as it is</source>
        <translation>{0}: diese Datei gibt es schon, sie bleibt, wie sie ist</translation>
    </message>
    <message>
        <source>{0}: the name must end in .pdf or .png</source>
        <translation>{0}: der Name muss auf .pdf oder .png enden</translation>
    </message>
    <message>
        <source>give the file of a match, or --blank for an empty form</source>
        <translation>nötig ist die Datei eines Abends, oder --blank für einen leeren Vordruck</translation>
    </message>
    <message>
        <source>{0}: this is a match of {1}, not of {2}</source>
        <translation>{0}: das ist ein Abend {1}, nicht {2}</translation>
    </message>
    <message>
        <source>--blank takes a game and no file</source>
        <translation>--blank braucht ein Spiel und keine Datei</translation>
    </message>
    <message>
        <source>--names has {0} names for {1} players</source>
        <translation>--names nennt {0} Namen für {1} Spieler</translation>
    </message>
    <message>
        <source>0.5</source>
        <translation>0,5</translation>
    </message>
    <message>
        <source>{0}: “{1}” is not a number</source>
        <translation>{0}: „{1}“ ist keine Zahl</translation>
    </message>
    <message>
        <source>{0}: {1} is too large</source>
        <translation>{0}: {1} ist zu groß</translation>
    </message>
    <message>
        <source>{0}: {1} is too small, at least {2}</source>
        <translation>{0}: {1} ist zu klein, mindestens {2}</translation>
    </message>
    <message>
        <source>{0}: {1} is not between {2} and {3}</source>
        <translation>{0}: {1} liegt nicht zwischen {2} und {3}</translation>
    </message>
    <message>
        <source>--seed: “{0}” is mistyped, please compare it again</source>
        <translation>--seed: in „{0}“ steckt ein Tippfehler, bitte noch einmal vergleichen</translation>
    </message>
    <message>
        <source>--seed: “{0}” is neither a number up to {1} nor a code of {2} letters</source>
        <translation>--seed: „{0}“ ist weder eine Zahl bis {1} noch ein Code aus {2} Buchstaben</translation>
    </message>
    <message>
        <source>{0} is not made for {1} players, only for {2}</source>
        <translation>{0} geht nicht mit {1} Spielern, nur mit {2}</translation>
    </message>
    <message>
        <source>--option: “{0}” should be NAME=VALUE</source>
        <translation>--option: „{0}“ muss die Form NAME=WERT haben</translation>
    </message>
    <message>
        <source>{0} has no house rule “{1}”</source>
        <translation>{0} hat keine Hausregel „{1}“</translation>
    </message>
    <message>
        <source>the house rule {0} cannot be “{1}”, only {2}</source>
        <translation>die Hausregel {0} kann nicht „{1}“ sein, nur {2}</translation>
    </message>
    <message>
        <source>the secret matches the commitment {0}</source>
        <translation>das Geheimnis passt zur Zusage {0}</translation>
    </message>
    <message>
        <source>give a FILE or --secret</source>
        <translation>nötig ist eine DATEI oder --secret</translation>
    </message>
    <message>
        <source>damaged or changed: {0}</source>
        <translation>beschädigt oder verändert: {0}</translation>
    </message>
    <message>
        <source>not checked: {0}</source>
        <translation>nicht geprüft: {0}</translation>
    </message>
    <message>
        <source>the secret matches the commitment {0}, not the one given</source>
        <translation>das Geheimnis passt zur Zusage {0}, nicht zur genannten</translation>
    </message>
    <message>
        <source>--secret: a secret has letters, too</source>
        <translation>--secret: ein Geheimnis hat auch Buchstaben</translation>
    </message>
    <message>
        <source>--secret: a secret has {0} digits and letters</source>
        <translation>--secret: ein Geheimnis hat {0} Ziffern und Buchstaben</translation>
    </message>
    <message>
        <source>--secret: a secret has digits and letters only</source>
        <translation>--secret: ein Geheimnis hat nur Ziffern und Buchstaben</translation>
    </message>
    <message>
        <source>--secret: a letter is wrong, or two were swapped</source>
        <translation>--secret: ein Zeichen ist falsch, oder zwei sind vertauscht</translation>
    </message>
    <message>
        <source>only a club night has a commitment</source>
        <translation>eine Zusage hat nur ein Vereinsabend</translation>
    </message>
    <message>
        <source>the checksums do not match from line {0} on</source>
        <translation>die Prüfsummen stimmen ab Zeile {0} nicht</translation>
    </message>
    <message>
        <source>line {0}, the last one, is cut short</source>
        <translation>Zeile {0}, die letzte, ist abgeschnitten</translation>
    </message>
    <message>
        <source>it ends at line {0}, but {1} lines were written</source>
        <translation>sie endet mit Zeile {0}, dort standen aber schon {1} Zeilen</translation>
    </message>
    <message>
        <source>; its version has no checksums</source>
        <translation>; diese Version hat keine Prüfsummen</translation>
    </message>
    <message>
        <source>undamaged, deals in this match: {0}</source>
        <translation>unbeschädigt, Spiele an diesem Abend: {0}</translation>
    </message>
    <message>
        <source>; no deal can have produced line {0}</source>
        <translation>; Zeile {0} kann kein Spiel hinterlassen haben</translation>
    </message>
    <message>
        <source>undamaged, rounds of this club night: {0}</source>
        <translation>unbeschädigt, Runden an diesem Vereinsabend: {0}</translation>
    </message>
    <message>
        <source>its packs match the commitment {0}, not the one given</source>
        <translation>zu den Kartenspielen gehört die Zusage {0}, nicht die genannte</translation>
    </message>
    <message>
        <source>it has no commitment to its packs</source>
        <translation>über die Kartenspiele gibt es hier keine Zusage</translation>
    </message>
    <message>
        <source>; its packs match the commitment {0}</source>
        <translation>; zu den Kartenspielen gehört die Zusage {0}</translation>
    </message>
    <message>
        <source>undamaged, matches in this bundle: {0}</source>
        <translation>unbeschädigt, Abende in diesem Paket: {0}</translation>
    </message>
    <message>
        <source>this is not a Kartentisch bundle</source>
        <translation>das ist kein Paket von Kartentisch</translation>
    </message>
    <message>
        <source>a newer Kartentisch packed this bundle</source>
        <translation>dieses Paket stammt von einem neueren Kartentisch</translation>
    </message>
    <message>
        <source>the bundle is too large</source>
        <translation>das Paket ist zu groß</translation>
    </message>
    <message>
        <source>a file is missing from the bundle</source>
        <translation>in dem Paket fehlt eine Datei</translation>
    </message>
    <message>
        <source>the bundle is damaged</source>
        <translation>das Paket ist beschädigt</translation>
    </message>
    <message>
        <source>; did you mean “{0}”?</source>
        <translation>; meintest du „{0}“?</translation>
    </message>
    <message>
        <source>; did you mean “{0}” or “{1}”?</source>
        <translation>; meintest du „{0}“ oder „{1}“?</translation>
    </message>
    <message>
        <source> (see {0})</source>
        <translation> (siehe {0})</translation>
    </message>
    <message>
        <source>there is no option {0}</source>
        <translation>die Option {0} gibt es nicht</translation>
    </message>
</context>
<context>
    <name>tippen</name>
    <message>
        <source>You deal and say first whether you play. You know only the upcard, and it will be your last card.</source>
        <translation>Du gibst und sagst zuerst, ob du spielst. Du kennst nur die Trumpfkarte, und sie wird deine letzte Karte.</translation>
    </message>
    <message>
        <source>Follow suit if you can. Every trick brings its share of the pot.</source>
        <translation>Bediene, wenn du kannst. Jeder Stich bringt seinen Anteil vom Topf.</translation>
    </message>
    <message>
        <source>Tippen</source>
        <translation>Tippen</translation>
    </message>
    <message>
        <source>Three cards, a tap on the table, and a pot.</source>
        <translation>Drei Karten, ein Tipp auf den Tisch und ein Topf.</translation>
    </message>
    <message>
        <source>Tippen (Dreiblatt)</source>
        <translation>Tippen (Dreiblatt)</translation>
    </message>
    <message>
        <source>Zwicken</source>
        <translation>Zwicken</translation>
    </message>
    <message>
        <source>Lampeln, as in Austria</source>
        <translation>Lampeln, österreichisch</translation>
    </message>
    <message>
        <source>Lampeln, as in Bavaria</source>
        <translation>Lampeln, bayerisch</translation>
    </message>
    <message>
        <source>Lupfen</source>
        <translation>Lupfen</translation>
    </message>
    <message>
        <source>Each player gets</source>
        <translation>Jeder bekommt</translation>
    </message>
    <message>
        <source>three cards</source>
        <translation>drei Karten</translation>
    </message>
    <message>
        <source>eight cards, as far as they go round</source>
        <translation>acht Karten, soweit sie reichen</translation>
    </message>
    <message>
        <source>The stake, in counters for each trick</source>
        <translation>Der Einsatz, in Marken für jeden Stich</translation>
    </message>
    <message>
        <source>The stake is paid by</source>
        <translation>Den Einsatz zahlt</translation>
    </message>
    <message>
        <source>the dealer, before every deal</source>
        <translation>der Geber, vor jedem Spiel</translation>
    </message>
    <message>
        <source>Cutting a Sow or a Seven</source>
        <translation>Eine Sau oder ein Siebener beim Abheben</translation>
    </message>
    <message>
        <source>means nothing</source>
        <translation>bedeutet nichts</translation>
    </message>
    <message>
        <source>passes the deal on (hop)</source>
        <translation>gibt das Geben weiter (Hopp)</translation>
    </message>
    <message>
        <source>passes it on by one or two (hop and jump)</source>
        <translation>gibt es um ein oder zwei Plätze weiter (Hopp und Sprung)</translation>
    </message>
    <message>
        <source>the stake</source>
        <translation>den Einsatz</translation>
    </message>
    <message>
        <source>as much as lies there</source>
        <translation>so viel, wie daliegt</translation>
    </message>
    <message>
        <source>when only the stake lies in the pot</source>
        <translation>wenn nur der Einsatz im Topf liegt</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>The trump card is turned</source>
        <translation>Die Trumpfkarte wird aufgeschlagen</translation>
    </message>
    <message>
        <source>when all cards are dealt</source>
        <translation>wenn alles gegeben ist</translation>
    </message>
    <message>
        <source>Turn the trump card only if someone lifts it and plays</source>
        <translation>Trumpfkarte nur aufschlagen, wenn jemand sie lupft und spielt</translation>
    </message>
    <message>
        <source>Players may buy new cards</source>
        <translation>Wer spielt, darf neue Karten kaufen</translation>
    </message>
    <message>
        <source>A player who cannot follow suit</source>
        <translation>Wer die Farbe nicht hat,</translation>
    </message>
    <message>
        <source>must play a trump</source>
        <translation>muss trumpfen</translation>
    </message>
    <message>
        <source>After winning a trick, lead a trump if possible</source>
        <translation>Wer einen Stich gemacht hat, spielt Trumpf aus, wenn er einen hat</translation>
    </message>
    <message>
        <source>Tricks each player must take</source>
        <translation>So viele Stiche muss jeder machen, der spielt</translation>
    </message>
    <message>
        <source>Most stakes to pay</source>
        <translation>Aber höchstens so viele Einsätze</translation>
    </message>
    <message>
        <source>Losing the Belli to the Sow of trumps costs a stake</source>
        <translation>Wer den Belli an die Trumpf-Sau verliert, zahlt einen Einsatz</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>dabei</translation>
    </message>
    <message>
        <source>Good for a trick, whatever is trumps.</source>
        <translation>Dein Blatt reicht für einen Stich, was auch Trumpf wird.</translation>
    </message>
    <message>
        <source>Nobody else plays, so the pot is yours. Pass anyway?</source>
        <translation>Sonst spielt niemand, der Topf gehört dir. Trotzdem passen?</translation>
    </message>
    <message>
        <source>By how many places did the deal move on?</source>
        <translation>Um wie viele Plätze ging das Geben weiter?</translation>
    </message>
    <message>
        <source>The player who lost the Belli has played: enter tricks, or 0.</source>
        <translation>Wer den Belli verlor, hat gespielt: Trag Stiche ein, oder 0.</translation>
    </message>
    <message>
        <source>It’s free. But if the pot holds only the stake, everyone plays.</source>
        <translation>Das kostet nichts. Liegt nur der Einsatz im Topf, müssen alle mit.</translation>
    </message>
    <message>
        <source>If you tap, you play for the pot and owe tricks; without them you pay. Passing costs nothing.</source>
        <translation>Wer tippt, spielt um den Topf und schuldet Stiche; fehlen sie, muss er zahlen. Passen kostet nichts.</translation>
    </message>
    <message>
        <source>As dealer you may sniff: take the trump card unseen, discard one, and play.</source>
        <translation>Als Geber darfst du schnüffeln: Nimm die Trumpfkarte ungesehen, leg eine ab, und du spielst mit.</translation>
    </message>
    <message>
        <source>Nobody knows the trump yet. Lift the card and you must play; the others decide once they have seen it.</source>
        <translation>Noch kennt niemand den Trumpf. Wer die Karte lupft, muss spielen; die anderen entscheiden sich, wenn sie sie gesehen haben.</translation>
    </message>
    <message>
        <source>You may exchange once: discard any cards and draw as many.</source>
        <translation>Du darfst einmal tauschen: Leg Karten ab und zieh ebenso viele.</translation>
    </message>
    <message>
        <source>The dealer may take the trump card unseen (sniffing)</source>
        <translation>Der Geber darf die Trumpfkarte ungesehen nehmen (Schnüffeln)</translation>
    </message>
    <message>
        <source>Cards in the pack, if that is enough</source>
        <translation>Karten im Spiel, wenn sie reichen</translation>
    </message>
    <message>
        <source>32, Ace (Sow) to Seven</source>
        <translation>32, vom Ass (Sau) bis zur Sieben</translation>
    </message>
    <message>
        <source>everyone, when the pot is empty</source>
        <translation>jeder, wenn der Topf leer ist</translation>
    </message>
    <message>
        <source>After a hop, the new dealer pays</source>
        <translation>Wer nach einem Hopp gibt, zahlt</translation>
    </message>
    <message>
        <source>Everyone must play</source>
        <translation>Alle müssen mitspielen</translation>
    </message>
    <message>
        <source>before everyone’s last card</source>
        <translation>vor der letzten Karte jedes Spielers</translation>
    </message>
    <message>
        <source>The dealer says first whether to play, by the upcard alone</source>
        <translation>Der Geber sagt als Erster, ob er spielt, und kennt nur die Trumpfkarte</translation>
    </message>
    <message>
        <source>may play any card</source>
        <translation>spielt, was er will</translation>
    </message>
    <message>
        <source>Too few tricks cost</source>
        <translation>Zu wenig Stiche kosten</translation>
    </message>
    <message>
        <source>as much as lay in the pot</source>
        <translation>so viel, wie im Topf lag</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>{0:seat}: in or out?</source>
        <translation>{0:seat}: tippen oder passen?</translation>
    </message>
    <message>
        <source>{0:seat} dealt and may sniff.</source>
        <translation>{0:seat} hat gegeben und darf schnüffeln.</translation>
    </message>
    <message>
        <source>{0:seat} is deciding whether to lift the card.</source>
        <translation>{0:seat} überlegt: lupfen oder passen?</translation>
    </message>
    <message>
        <source>{0:seat} is buying cards.</source>
        <translation>{0:seat} kauft.</translation>
    </message>
    <message>
        <source>{0:seat} cuts and shows the {1:card}.</source>
        <translation>{0:seat} hebt ab und zeigt {1:card den}.</translation>
    </message>
    <message>
        <source>You cut and show the {1:card}.</source>
        <translation>Du hebst ab und zeigst {1:card den}.</translation>
    </message>
    <message>
        <source>{0:seat} sniffs, takes the card and plays.</source>
        <translation>{0:seat} schnüffelt, nimmt die Karte und spielt.</translation>
    </message>
    <message>
        <source>You sniff, take the card and play.</source>
        <translation>Du schnüffelst, nimmst die Karte und spielst.</translation>
    </message>
    <message>
        <source>{0:seat} lifts the card.</source>
        <translation>{0:seat} lupft die Karte.</translation>
    </message>
    <message>
        <source>You lift the card.</source>
        <translation>Du lupfst die Karte.</translation>
    </message>
    <message>
        <source>{0:seat} taps and plays.</source>
        <translation>{0:seat} tippt und spielt mit.</translation>
    </message>
    <message>
        <source>You tap and play.</source>
        <translation>Du tippst und spielst mit.</translation>
    </message>
    <message>
        <source>All have passed: the pot stays.</source>
        <translation>Alle haben gepasst: Der Topf bleibt stehen.</translation>
    </message>
    <message>
        <source>{0:seat} buys nothing.</source>
        <translation>{0:seat} kauft nichts.</translation>
    </message>
    <message>
        <source>You buy nothing.</source>
        <translation>Du kaufst nichts.</translation>
    </message>
    <message numerus="yes">
        <source>{0:seat} buys %n card(s).</source>
        <translation>
            <numerusform>{0:seat} kauft eine Karte.</numerusform>
            <numerusform>{0:seat} kauft %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You buy %n card(s).</source>
        <translation>
            <numerusform>Du kaufst eine Karte.</numerusform>
            <numerusform>Du kaufst %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0:seat} has taken too few tricks.</source>
        <translation>{0:seat} hat zu wenig Stiche gemacht.</translation>
    </message>
    <message>
        <source>You have taken too few tricks.</source>
        <translation>Du hast zu wenig Stiche gemacht.</translation>
    </message>
    <message numerus="yes">
        <source>The pot now holds %n counter(s).</source>
        <translation>
            <numerusform>Im Topf liegt jetzt eine Marke.</numerusform>
            <numerusform>Im Topf liegen jetzt %n Marken.</numerusform>
        </translation>
    </message>
    <message>
        <source>unopposed: took the pot</source>
        <translation>allein dabei: der Topf</translation>
    </message>
    <message>
        <source>lifted</source>
        <translation>gelupft</translation>
    </message>
    <message>
        <source>not lifted</source>
        <translation>nicht gelupft</translation>
    </message>
    <message>
        <source>sniffed</source>
        <translation>geschnüffelt</translation>
    </message>
    <message numerus="yes">
        <source>pot: %n</source>
        <translation>
            <numerusform>Topf %n</numerusform>
            <numerusform>Topf %n</numerusform>
        </translation>
    </message>
    <message>
        <source>everyone plays</source>
        <translation>alle spielen</translation>
    </message>
    <message>
        <source>Cards bought.</source>
        <translation>Gekaufte Karten.</translation>
    </message>
    <message>
        <source>Discard a card for the upcard first.</source>
        <translation>Leg erst eine Karte für die Trumpfkarte ab.</translation>
    </message>
    <message>
        <source>First say whether you are in.</source>
        <translation>Sag erst, ob du mitspielst.</translation>
    </message>
    <message>
        <source>You took a trick and have a trump, so lead one.</source>
        <translation>Du hast einen Stich und noch Trumpf: Spiel einen aus.</translation>
    </message>
    <message>
        <source>Too weak, and missing the tricks is costly.</source>
        <translation>Zu schwach, und ohne Stich wird es teuer.</translation>
    </message>
    <message>
        <source>20: Sow, Ten, King, Ober, Unter</source>
        <translation>20: Sau, Zehner, König, Ober, Unter</translation>
    </message>
    <message>
        <source>52, Ace to Two</source>
        <translation>52, vom Ass bis zur Zwei</translation>
    </message>
    <message>
        <source>The Seven of Bells or Diamonds is always the second-best trump (Belli)</source>
        <translation>Die Schellen- oder Karo-Sieben ist immer der zweithöchste Trumpf (Belli)</translation>
    </message>
    <message>
        <source>everyone, before every deal; the dealer, double</source>
        <translation>jeder vor jedem Spiel, der Geber doppelt</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Spielrichtung</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>anticlockwise</source>
        <translation>gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Three Unters take the pot at once</source>
        <translation>Drei Unter bekommen sofort den Topf</translation>
    </message>
    <message>
        <source>two of eight, else one</source>
        <translation>zwei von acht, sonst einen</translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s) in the pot. Are you in?</source>
        <translation>
            <numerusform>Topf: eine Marke. Spielst du mit?</numerusform>
            <numerusform>Topf: %n Marken. Spielst du mit?</numerusform>
        </translation>
    </message>
    <message>
        <source>{0:suit} are trumps. Play without seeing your cards?</source>
        <translation>{0:suit} ist Trumpf. Spielst du ungesehen?</translation>
    </message>
    <message>
        <source>Sniff: take the trump card unseen?</source>
        <translation>Schnüffelst du: Trumpfkarte ungesehen nehmen?</translation>
    </message>
    <message>
        <source>Discard a card for the upcard.</source>
        <translation>Leg dafür eine Karte ab.</translation>
    </message>
    <message>
        <source>Lift the upcard and play?</source>
        <translation>Lupfst du die Trumpfkarte?</translation>
    </message>
    <message numerus="yes">
        <source>Buy up to %n card(s), or keep these.</source>
        <translation>
            <numerusform>Kauf eine Karte, oder behalte dein Blatt.</numerusform>
            <numerusform>Kauf bis zu %n Karten, oder behalte dein Blatt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw, or discard %n more.</source>
        <translation>
            <numerusform>Zieh, oder leg noch eine ab.</numerusform>
            <numerusform>Zieh, oder leg noch bis zu %n ab.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0:seat} dealt and must decide first.</source>
        <translation>{0:seat} hat gegeben und muss sich zuerst entscheiden.</translation>
    </message>
    <message>
        <source>I’m in (tap)</source>
        <translation>Mitspielen (tippen)</translation>
    </message>
    <message>
        <source>I’m in (sniff)</source>
        <translation>Mitspielen (schnüffeln)</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Offen aufschlagen</translation>
    </message>
    <message>
        <source>I’m in (lift)</source>
        <translation>Mitspielen (lupfen)</translation>
    </message>
    <message>
        <source>I</source>
        <translation>I</translation>
    </message>
    <message>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <source>Only the stake is in the pot, so everyone plays.</source>
        <translation>Im Topf liegt nur der Einsatz, also spielen alle.</translation>
    </message>
    <message>
        <source>The deal passes to the left of {0:seat}.</source>
        <translation>Das Geben geht weiter an den linken Nachbarn von {0:seat}.</translation>
    </message>
    <message>
        <source>The deal passes to your left.</source>
        <translation>Das Geben geht weiter an deinen linken Nachbarn.</translation>
    </message>
    <message>
        <source>Three Unters! {0:seat} shows them and takes the pot.</source>
        <translation>Drei Unter! {0:seat} zeigt sie und bekommt den Topf.</translation>
    </message>
    <message>
        <source>Three Unters! You show them and take the pot.</source>
        <translation>Drei Unter! Du zeigst sie und bekommst den Topf.</translation>
    </message>
    <message>
        <source>Nobody lifts: the cards are thrown in, and the pot stays.</source>
        <translation>Niemand lupft: Die Karten werden zusammengeworfen, der Topf bleibt stehen.</translation>
    </message>
    <message numerus="yes">
        <source>Nobody else plays: {0:seat} takes the pot, %n counter(s).</source>
        <translation>
            <numerusform>Sonst spielt niemand: {0:seat} nimmt den Topf mit einer Marke.</numerusform>
            <numerusform>Sonst spielt niemand: {0:seat} nimmt den Topf mit %n Marken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody else plays: you take the pot, %n counter(s).</source>
        <translation>
            <numerusform>Sonst spielt niemand: Du nimmst den Topf mit einer Marke.</numerusform>
            <numerusform>Sonst spielt niemand: Du nimmst den Topf mit %n Marken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0:seat} has lost the Belli to the Sow of trumps and pays %n counter(s).</source>
        <translation>
            <numerusform>{0:seat} hat den Belli an die Trumpf-Sau verloren und zahlt eine Marke.</numerusform>
            <numerusform>{0:seat} hat den Belli an die Trumpf-Sau verloren und zahlt %n Marken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have lost the Belli to the Sow of trumps and pay %n counter(s).</source>
        <translation>
            <numerusform>Du hast den Belli an die Trumpf-Sau verloren und zahlst eine Marke.</numerusform>
            <numerusform>Du hast den Belli an die Trumpf-Sau verloren und zahlst %n Marken.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has played.</source>
        <translation>Niemand hat gespielt.</translation>
    </message>
    <message>
        <source>The pot is empty.</source>
        <translation>Der Topf ist leer.</translation>
    </message>
    <message>
        <source>too few tricks</source>
        <translation>zu wenig Stiche</translation>
    </message>
    <message>
        <source>the Belli lost</source>
        <translation>Belli verloren</translation>
    </message>
    <message>
        <source>stake</source>
        <translation>Einsatz</translation>
    </message>
    <message>
        <source>the card that was cut</source>
        <translation>die abgehobene Karte</translation>
    </message>
    <message>
        <source>Is in, and owes tricks.</source>
        <translation>Spielt mit und schuldet Stiche.</translation>
    </message>
    <message>
        <source>You are in, and owe tricks.</source>
        <translation>Du spielst mit und schuldest Stiche.</translation>
    </message>
    <message>
        <source>Has lifted the upcard and plays.</source>
        <translation>Hat die Trumpfkarte gelupft und spielt.</translation>
    </message>
    <message>
        <source>You have lifted the upcard and play.</source>
        <translation>Du hast die Trumpfkarte gelupft und spielst.</translation>
    </message>
    <message>
        <source>Has taken the upcard and plays.</source>
        <translation>Hat die Trumpfkarte genommen und spielt.</translation>
    </message>
    <message>
        <source>You have taken the upcard and play.</source>
        <translation>Du hast die Trumpfkarte genommen und spielst.</translation>
    </message>
    <message>
        <source>First say whether you take the card or turn it up.</source>
        <translation>Sag erst, ob du die Karte nimmst oder aufschlägst.</translation>
    </message>
    <message>
        <source>First say whether you play.</source>
        <translation>Sag erst, ob du spielst.</translation>
    </message>
    <message>
        <source>First say whether you lift the card.</source>
        <translation>Sag erst, ob du die Karte lupfst.</translation>
    </message>
    <message>
        <source>Now cards are bought.</source>
        <translation>Jetzt wird gekauft.</translation>
    </message>
    <message>
        <source>Your hand is good for what you owe.</source>
        <translation>Dein Blatt reicht für das, was du schuldest.</translation>
    </message>
    <message>
        <source>Nobody else plays: the pot is yours.</source>
        <translation>Sonst spielt niemand: Der Topf gehört dir.</translation>
    </message>
    <message>
        <source>Without a trump to be sure of, the hand is too weak.</source>
        <translation>Ohne einen sicheren Trumpf ist das Blatt zu schwach.</translation>
    </message>
    <message>
        <source>With a trump for your worst card the hand is good enough.</source>
        <translation>Mit einem Trumpf für deine schlechteste Karte reicht das Blatt.</translation>
    </message>
    <message>
        <source>The {0:card} will be yours.</source>
        <translation>{0:card Der} wird deine Karte.</translation>
    </message>
    <message>
        <source>You know only the {0:card}, and that is little.</source>
        <translation>Du kennst nur {0:card den}, und das ist wenig.</translation>
    </message>
    <message>
        <source>The {0:card} is of least use to you.</source>
        <translation>{0:card Der} nützt dir am wenigsten.</translation>
    </message>
    <message>
        <source>Belli</source>
        <translation>Belli</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>Kassenstand</translation>
    </message>
    <message>
        <source>all in</source>
        <translation>alle mit</translation>
    </message>
    <message>
        <source>all passed</source>
        <translation>alle gepasst</translation>
    </message>
    <message>
        <source>account</source>
        <translation>Kasse</translation>
    </message>
    <message>
        <source>pot</source>
        <translation>Topf</translation>
    </message>
    <message>
        <source>Who dealt in the end?</source>
        <translation>Wer hat schließlich gegeben?</translation>
    </message>
    <message>
        <source>Who showed three Unters, if anyone?</source>
        <translation>Hat jemand drei Unter gezeigt? Wer?</translation>
    </message>
    <message>
        <source>Was the Belli lost to the Sow of trumps?</source>
        <translation>Ging der Belli an die Trumpf-Sau verloren?</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>Who lost it?</source>
        <translation>Wer hat ihn verloren?</translation>
    </message>
    <message>
        <source>Where cards are bought, usually four to six play.</source>
        <translation>Wenn ihr Karten kauft, spielt es sich am besten zu viert bis zu sechst.</translation>
    </message>
    <message numerus="yes">
        <source>Lampeln is made for four, who get eight cards. With this many players, each gets %n card(s).</source>
        <translation>
            <numerusform>Lampeln ist für vier gemacht, die acht Karten bekommen. Bei eurer Spielerzahl bekommt jeder eine Karte.</numerusform>
            <numerusform>Lampeln ist für vier gemacht, die acht Karten bekommen. Bei eurer Spielerzahl bekommt jeder %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>I’m in.</source>
        <translation>Ich gehe mit.</translation>
    </message>
    <message>
        <source>Count me out.</source>
        <translation>Ohne mich.</translation>
    </message>
    <message>
        <source>I’ll lift it!</source>
        <translation>Ich lupf!</translation>
    </message>
    <message>
        <source>I’ll sniff!</source>
        <translation>Ich schnüffle!</translation>
    </message>
    <message>
        <source>Most counters at the end wins.</source>
        <translation>Am Ende gewinnen die meisten Marken.</translation>
    </message>
    <message>
        <source>Three tricks a deal</source>
        <translation>Drei Stiche pro Spiel</translation>
    </message>
    <message>
        <source>Each brings you a third of the pot.</source>
        <translation>Jeder bringt dir ein Drittel vom Topf.</translation>
    </message>
    <message>
        <source>In? You owe a trick</source>
        <translation>Tippen heißt: ein Stich</translation>
    </message>
    <message>
        <source>Take none, and you pay as much as lay in the pot.</source>
        <translation>Machst du keinen, zahlst du so viel, wie im Topf lag.</translation>
    </message>
    <message>
        <source>Weak hand? Pass</source>
        <translation>Lieber passen?</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passe</translation>
    </message>
</context>
<context>
    <name>tokens</name>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Letzter Stich</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Stich</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>More actions</source>
        <translation>Weitere Aktionen</translation>
    </message>
</context>
<context>
    <name>troubles</name>
    <message>
        <source>“{0}” does not have the shape of the other cards.</source>
        <translation>„{0}“ hat nicht die Form der anderen Karten.</translation>
    </message>
    <message>
        <source>“{0}” does not have the shape of a playing card.</source>
        <translation>„{0}“ hat nicht das Format einer Spielkarte.</translation>
    </message>
    <message>
        <source>There are several card sets in “{0}”; choose one of them.</source>
        <translation>In „{0}“ liegen mehrere Kartensätze; such einen davon aus.</translation>
    </message>
    <message>
        <source>There is no computer player called “{0}”.</source>
        <translation>Einen Computerspieler „{0}“ gibt es nicht.</translation>
    </message>
    <message>
        <source>This match cannot be opened: line {0} does not fit the rules. The file has not been changed.</source>
        <translation>Dieser Abend kann nicht geöffnet werden: Zeile {0} passt nicht zu den Regeln. An der Datei wurde nichts geändert.</translation>
    </message>
    <message>
        <source>There is no game called “{0}”.</source>
        <translation>Ein Spiel „{0}“ gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no house rule called “{0}”.</source>
        <translation>Eine Hausregel „{0}“ gibt es nicht.</translation>
    </message>
    <message numerus="yes">
        <source>The pack is not complete: “{0}” is missing, and %n more card(s).</source>
        <translation>
            <numerusform>Das Blatt ist nicht vollständig: „{0}“ fehlt und noch %n Karte.</numerusform>
            <numerusform>Das Blatt ist nicht vollständig: „{0}“ fehlt und noch %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>drawing</source>
        <translation>Zeichnung</translation>
    </message>
    <message>
        <source>“{0}” is missing from this pack.</source>
        <translation>In diesem Kartenspiel fehlt „{0}“.</translation>
    </message>
    <message>
        <source>No file in “{0}” is named after a card.</source>
        <translation>Keine Datei in „{0}“ ist nach einer Karte benannt.</translation>
    </message>
    <message>
        <source>“{0}” is a card set for games not played here.</source>
        <translation>„{0}“ ist ein Kartensatz für andere Spiele als die hier.</translation>
    </message>
    <message>
        <source>“{0}” is far too large for a card.</source>
        <translation>„{0}“ ist für eine Karte viel zu groß.</translation>
    </message>
    <message>
        <source>Too many files for a pack of cards.</source>
        <translation>Das sind zu viele Dateien für ein Kartenspiel.</translation>
    </message>
    <message>
        <source>“{0}” is too small.</source>
        <translation>„{0}“ ist zu klein.</translation>
    </message>
    <message>
        <source>“{0}” looks just like another card.</source>
        <translation>„{0}“ sieht genauso aus wie eine andere Karte.</translation>
    </message>
    <message>
        <source>“{0}” loads something from outside the file. That is not allowed.</source>
        <translation>„{0}“ lädt etwas von außerhalb nach. Das ist nicht erlaubt.</translation>
    </message>
    <message>
        <source>The archive is unsafe: “{0}” would be unpacked outside its folder.</source>
        <translation>Das Archiv ist unsicher: „{0}“ würde außerhalb seines Ordners landen.</translation>
    </message>
    <message>
        <source>“{0}” is not a folder, zip file or SVG drawing.</source>
        <translation>„{0}“ ist kein Ordner, keine Zip-Datei und keine SVG-Zeichnung.</translation>
    </message>
    <message>
        <source>There is no file “{0}”.</source>
        <translation>Es gibt keine Datei „{0}“.</translation>
    </message>
    <message>
        <source>“{0}” is not a picture that can be read.</source>
        <translation>„{0}“ ist kein lesbares Bild.</translation>
    </message>
    <message>
        <source>back of the cards</source>
        <translation>Rückseite</translation>
    </message>
    <message>
        <source>These rules are not for {0} players.</source>
        <translation>Nach diesen Regeln sind {0} Spieler nicht vorgesehen.</translation>
    </message>
    <message>
        <source>“{0}” is open on the computer “{1}” (process {2}). Close it there first.</source>
        <translation>„{0}“ ist auf dem Computer „{1}“ geöffnet (Prozess {2}). Schließ es dort zuerst.</translation>
    </message>
    <message>
        <source>“{0}” seems to be open, but no window has it any more. Open it here to take it over.</source>
        <translation>„{0}“ gilt als geöffnet, aber kein Fenster hat es mehr offen. Öffne es hier, um es zu übernehmen.</translation>
    </message>
    <message>
        <source>“{0}” is already open in another window on this computer (process {1}). Close it there first.</source>
        <translation>„{0}“ ist schon in einem anderen Fenster auf diesem Computer geöffnet (Prozess {1}). Schließ es dort zuerst.</translation>
    </message>
    <message>
        <source>“{0}” is not an error report with a match that can be opened.</source>
        <translation>„{0}“ ist kein Fehlerbericht, aus dem sich ein Abend öffnen lässt.</translation>
    </message>
    <message>
        <source>“{0}” was saved by a newer Kartentisch (format {1}, this one reads up to {2}). Update to open it.</source>
        <translation>„{0}“ stammt aus einem neueren Kartentisch (Format {1}, hier geht bis {2}). Aktualisiere das Programm.</translation>
    </message>
    <message>
        <source>“{0}” is larger than any match. It has not been changed.</source>
        <translation>„{0}“ ist größer als jeder Abend. Die Datei ist unverändert.</translation>
    </message>
    <message>
        <source>“{0}” was changed by something other than Kartentisch, and is left as it is now. The match as you see it goes on in “{1}”. On the shelf the two can be compared.</source>
        <translation>„{0}“ wurde von etwas anderem als Kartentisch geändert und bleibt, wie es jetzt ist. Der Abend, wie du ihn siehst, geht in „{1}“ weiter. Vergleichen kannst du beide im Regal.</translation>
    </message>
    <message>
        <source>A computer player started its move over. The game continues.</source>
        <translation>Ein Computerspieler beginnt seinen Zug neu. Das Spiel geht weiter.</translation>
    </message>
    <message>
        <source>“{0}” is not a Kartentisch match. It has not been changed.</source>
        <translation>„{0}“ ist kein Abend von Kartentisch. An der Datei wurde nichts geändert.</translation>
    </message>
    <message>
        <source>“{0}” is drawn in a way that cannot be shown here. Save the cards as pictures (PNG) in a folder, each named after its card, and choose that.</source>
        <translation>„{0}“ ist so gezeichnet, dass es sich hier nicht zeigen lässt. Speichere die Karten als Bilder (PNG) in einem Ordner, jede nach ihrer Karte benannt, und wähle diesen.</translation>
    </message>
    <message>
        <source>Reading “{0}” took too much time or memory. Save the cards as smaller pictures (PNG) in a folder, each named after its card, and choose that.</source>
        <translation>„{0}“ zu lesen hat zu viel Zeit oder Speicher gebraucht. Speichere die Karten als kleinere Bilder (PNG) in einem Ordner, jede nach ihrer Karte benannt, und wähle diesen.</translation>
    </message>
    <message>
        <source>“{0}” is damaged in line {1}. It has not been changed.</source>
        <translation>„{0}“ ist in Zeile {1} beschädigt. An der Datei wurde nichts geändert.</translation>
    </message>
    <message>
        <source>“{0}” cannot be read.</source>
        <translation>„{0}“ ist nicht zu lesen.</translation>
    </message>
    <message>
        <source>The match cannot be saved just now ({0}). You can play on; what is missing is written as soon as it can be.</source>
        <translation>Der Abend kann gerade nicht gespeichert werden ({0}). Spiel weiter: Was fehlt, wird nachgetragen, sobald es geht.</translation>
    </message>
    <message>
        <source>“{0}” was deleted while it was open; the whole match has been written there again.</source>
        <translation>„{0}“ wurde gelöscht, während der Abend offen war; er ist dort wieder ganz gespeichert.</translation>
    </message>
    <message>
        <source>Everything is saved again.</source>
        <translation>Alles ist wieder gespeichert.</translation>
    </message>
    <message>
        <source>The program crashed while opening the match “{0}”; this time it stays closed, and you will find it where it was.</source>
        <translation>Beim Öffnen des Abends „{0}“ ist das Programm abgebrochen; diesmal bleibt er zu, und du findest ihn, wo er lag.</translation>
    </message>
    <message>
        <source>The last entry of this match was cut short. What there was of it is kept as “{0}”.</source>
        <translation>Der letzte Eintrag dieses Abends wurde nicht zu Ende geschrieben. Was davon da war, ist als „{0}“ aufgehoben.</translation>
    </message>
    <message>
        <source>“{0}” has {1} lines, but {2} were saved: it was cut short or replaced by an older version. It is read-only until you choose to continue.</source>
        <translation>„{0}“ hat {1} Zeilen, gespeichert waren {2}: Die Datei wurde gekürzt oder durch eine ältere ersetzt. Bis du weiterspielst, wird sie nur angesehen.</translation>
    </message>
    <message>
        <source>“{0}” was changed outside Kartentisch from line {1} on. It is read-only until you choose to continue. Check its deals first.</source>
        <translation>Die Datei „{0}“ wurde ab Zeile {1} außerhalb von Kartentisch geändert. Bis du weiterspielst, wird sie nur angesehen. Prüf erst ihre Spiele.</translation>
    </message>
    <message>
        <source>Deal {0} would be scored differently today. The saved score counts.</source>
        <translation>Spiel {0} würde heute anders abgerechnet. Es gilt, was gespeichert ist.</translation>
    </message>
    <message>
        <source>The card set “{0}” is missing. Plain cards are used.</source>
        <translation>Das Kartenbild „{0}“ fehlt. Es gibt schlichte Karten.</translation>
    </message>
    <message>
        <source>The card set “{0}” is damaged and cannot be used; the game’s usual cards are shown. Import it again under View → Cards.</source>
        <translation>Das Kartenbild „{0}“ ist beschädigt; du siehst die üblichen Karten des Spiels. Importiere es unter Ansicht → Karten noch einmal.</translation>
    </message>
    <message>
        <source>The translation “{0}” is missing; English is used.</source>
        <translation>Die Übersetzung „{0}“ fehlt; es geht auf Englisch weiter.</translation>
    </message>
    <message>
        <source>The game “{0}” is incomplete. Missing texts: {1}</source>
        <translation>Das Spiel „{0}“ ist unvollständig. Es fehlen: {1}</translation>
    </message>
</context>
<context>
    <name>unsaved</name>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Noch einmal versuchen</translation>
    </message>
    <message>
        <source>&amp;Close without saving</source>
        <translation>Ohne Speichern s&amp;chließen</translation>
    </message>
    <message>
        <source>Ca&amp;ncel</source>
        <translation>A&amp;bbrechen</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Abend speichern</translation>
    </message>
    <message>
        <source>“{0}” could not be saved completely. What do you want to do?</source>
        <translation>„{0}“ konnte nicht ganz gespeichert werden. Was soll geschehen?</translation>
    </message>
    <message>
        <source>&amp;Save as …</source>
        <translation>&amp;Speichern unter …</translation>
    </message>
</context>
<context>
    <name>versions</name>
    <message>
        <source>Deal {0}: {1}</source>
        <translation>Spiel {0}: {1}</translation>
    </message>
    <message>
        <source>The two are identical.</source>
        <translation>Beide sind gleich.</translation>
    </message>
    <message>
        <source>“{longer}” has everything in “{shorter}”, and more.</source>
        <translation>„{longer}“ enthält alles aus „{shorter}“ und noch mehr.</translation>
    </message>
    <message>
        <source>They are the same up to line {0} and differ from deal {1} on.</source>
        <translation>Bis Zeile {0} sind sie gleich; ab Spiel {1} unterscheiden sie sich.</translation>
    </message>
    <message>
        <source>Keep the &amp;left one</source>
        <translation>Die &amp;linke behalten</translation>
    </message>
    <message>
        <source>Keep the &amp;right one</source>
        <translation>Die &amp;rechte behalten</translation>
    </message>
    <message>
        <source>Keep &amp;both</source>
        <translation>&amp;Beide behalten</translation>
    </message>
    <message>
        <source>Last changed {0}, {1}.</source>
        <translation>Zuletzt geändert {0}, {1}.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>The other one goes to the bin.</source>
        <translation>Die andere kommt in den Papierkorb.</translation>
    </message>
    <message>
        <source>Two versions of the same match</source>
        <translation>Zwei Fassungen eines Abends</translation>
    </message>
    <message>
        <source>Deal {0} in progress, move {1}.</source>
        <translation>Spiel {0} läuft, Zug {1}.</translation>
    </message>
</context>
<context>
    <name>watten</name>
    <message>
        <source>Watten (scores)</source>
        <translation>Watten (Liste)</translation>
    </message>
    <message>
        <source>The scores of a Watten match: games to 11, 15 or 18, and who won how many. No cards are dealt here.</source>
        <translation>Die Liste eines Wattabends: Spiele auf 11, 15 oder 18, und wer wie viele gewonnen hat. Die Karten gebt ihr selbst.</translation>
    </message>
    <message>
        <source>Games to 15</source>
        <translation>Spiele auf 15</translation>
    </message>
    <message>
        <source>Games to 11</source>
        <translation>Spiele auf 11</translation>
    </message>
    <message>
        <source>Games to 18</source>
        <translation>Spiele auf 18</translation>
    </message>
    <message>
        <source>A game goes to</source>
        <translation>Ein Spiel geht auf</translation>
    </message>
    <message>
        <source>Points at the end of the game</source>
        <translation>Punkte am Ende des Spiels</translation>
    </message>
    <message>
        <source>A game ends when one side has {0}: exactly one.</source>
        <translation>Ein Spiel endet, wenn eine Seite {0} hat: genau eine.</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Gewonnene Spiele</translation>
    </message>
</context>
<context>
    <name>welcome</name>
    <message>
        <source>Sound: on</source>
        <translation>Ton: an</translation>
    </message>
    <message>
        <source>Sound: off</source>
        <translation>Ton: aus</translation>
    </message>
    <message>
        <source>Two questions and the table picks one.</source>
        <translation>Zwei Fragen, und der Tisch wählt.</translation>
    </message>
    <message>
        <source>Can’t decide?</source>
        <translation>Unschlüssig?</translation>
    </message>
    <message>
        <source>Find a game</source>
        <translation>Spiel suchen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Leute</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>any</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Easy ones</source>
        <translation>Leichte</translation>
    </message>
    <message>
        <source>≤ {0} min</source>
        <translation>≤ {0} Min.</translation>
    </message>
    <message>
        <source>any number of players</source>
        <translation>beliebig viele Leute</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Start here</source>
        <translation>Fang hier an</translation>
    </message>
    <message>
        <source>The last match</source>
        <translation>Der letzte Abend</translation>
    </message>
    <message>
        <source>Finished: {0}</source>
        <translation>Zu Ende: {0}</translation>
    </message>
    <message>
        <source>Continue: {0}</source>
        <translation>Weiterspielen: {0}</translation>
    </message>
    <message>
        <source>today</source>
        <translation>heute</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>gestern</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <translation>dd.MM.yyyy</translation>
    </message>
    <message>
        <source>{0} is a variant of {1}.</source>
        <translation>{0} ist eine Variante von {1}.</translation>
    </message>
    <message>
        <source>{0} is not played here. The rules of {1} tell you about it.</source>
        <translation>{0} gibt es hier nicht. Mehr steht in den Regeln von {1}.</translation>
    </message>
    <message>
        <source>{0} and {1} are level</source>
        <translation>{0} und {1} liegen gleichauf</translation>
    </message>
    <message>
        <source>{0} leads with {1}</source>
        <translation>{0} führt mit {1}</translation>
    </message>
    <message>
        <source>Level at {0}</source>
        <translation>Gleichstand bei {0}</translation>
    </message>
    <message>
        <source>You and {0} lead, {1} to {2}</source>
        <translation>Du und {0}, ihr führt {1} zu {2}</translation>
    </message>
    <message>
        <source>You and {0} trail, {1} to {2}</source>
        <translation>Du und {0}, ihr liegt {1} zu {2} zurück</translation>
    </message>
    <message>
        <source>You lead, {0} to {1}</source>
        <translation>Du führst {0} zu {1}</translation>
    </message>
    <message>
        <source>You trail, {0} to {1}</source>
        <translation>Du liegst {0} zu {1} zurück</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
    <message>
        <source>stays on this computer</source>
        <translation>bleibt auf diesem Computer</translation>
    </message>
    <message>
        <source>No game fits. Ask for a little less.</source>
        <translation>So ein Spiel gibt es hier nicht. Frag nach etwas weniger.</translation>
    </message>
    <message>
        <source>{0}! Press again for another.</source>
        <translation>{0}! Noch einmal drücken für ein anderes.</translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished</source>
        <translation>
            <numerusform>%n offener Abend</numerusform>
            <numerusform>%n offene Abende</numerusform>
        </translation>
    </message>
    <message>
        <source>all on the shelf</source>
        <translation>alle im Regal</translation>
    </message>
    <message>
        <source>Start with {0}: learn it in three minutes, then play.</source>
        <translation>Fang mit {0} an: in drei Minuten gelernt, dann gespielt.</translation>
    </message>
    <message>
        <source>Learn {0}</source>
        <translation>{0} lernen</translation>
    </message>
    <message>
        <source>First time here?</source>
        <translation>Zum ersten Mal hier?</translation>
    </message>
    <message numerus="yes">
        <source>%n in a row solved</source>
        <translation>
            <numerusform>%n in Folge gelöst</numerusform>
            <numerusform>%n in Folge gelöst</numerusform>
        </translation>
    </message>
    <message>
        <source>one right move</source>
        <translation>ein richtiger Zug</translation>
    </message>
    <message>
        <source>Hello, {0}!</source>
        <translation>Hallo, {0}!</translation>
    </message>
    <message>
        <source>Old tavern card games, and opponents worth beating</source>
        <translation>Alte Kartenspiele aus dem Wirtshaus und Gegner, die es in sich haben</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Spielen lernen</translation>
    </message>
    <message>
        <source>3 minutes a game</source>
        <translation>drei Minuten je Spiel</translation>
    </message>
    <message>
        <source>Today’s puzzle</source>
        <translation>Aufgabe des Tages</translation>
    </message>
    <message>
        <source>for real cards, Skat too</source>
        <translation>echte Karten, auch Skat</translation>
    </message>
    <message>
        <source>Club night</source>
        <translation>Vereinsabend</translation>
    </message>
    <message>
        <source>tables, results, prizes</source>
        <translation>Tische, Zettel, Preise</translation>
    </message>
    <message>
        <source>{0} players</source>
        <translation>{0} Spieler</translation>
    </message>
    <message>
        <source>up to {0} minutes</source>
        <translation>bis {0} Minuten</translation>
    </message>
    <message>
        <source>any length</source>
        <translation>beliebig lange</translation>
    </message>
    <message>
        <source>{0} minutes</source>
        <translation>{0} Minuten</translation>
    </message>
    <message>
        <source>{0} min</source>
        <translation>{0} Min.</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>leicht</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>tricky</source>
        <translation>knifflig</translation>
    </message>
    <message>
        <source>your matches go here</source>
        <translation>deine Abende</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n Abend</numerusform>
            <numerusform>%n Abende</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n gewonnen</numerusform>
            <numerusform>%n gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to the club night</source>
        <translation>Zurück zum Vereinsabend</translation>
    </message>
    <message>
        <source>Club night: {0}</source>
        <translation>Vereinsabend: {0}</translation>
    </message>
    <message>
        <source>No draw yet</source>
        <translation>Noch keine Auslosung</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Kartentisch</source>
        <translation>Kartentisch</translation>
    </message>
    <message>
        <source>Keep score</source>
        <translation>Punkte schreiben</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>Regal</translation>
    </message>
    <message>
        <source>Theme: dark</source>
        <translation>Farben: dunkel</translation>
    </message>
    <message>
        <source>Theme: light</source>
        <translation>Farben: hell</translation>
    </message>
</context>
<context>
    <name>whist_drive</name>
    <message>
        <source>Whist drive (scores)</source>
        <translation>Whist Drive (Liste)</translation>
    </message>
    <message>
        <source>The scores of a whist drive: thirteen tricks a deal between two pairs. No cards are dealt here.</source>
        <translation>Die Liste eines Whist Drive: dreizehn Stiche je Spiel zwischen zwei Paaren. Die Karten gebt ihr selbst.</translation>
    </message>
    <message>
        <source>One deal, then move</source>
        <translation>Ein Spiel, dann weiterrücken</translation>
    </message>
    <message>
        <source>Four deals, one with each suit as trumps</source>
        <translation>Vier Spiele, eines mit jeder Farbe als Trumpf</translation>
    </message>
    <message>
        <source>24 deals</source>
        <translation>24 Spiele</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Pik</translation>
    </message>
</context>
<context>
    <name>why-not</name>
    <message>
        <source>No match is open.</source>
        <translation>Es ist kein Abend offen.</translation>
    </message>
    <message>
        <source>Not when you only keep score.</source>
        <translation>Nicht, wenn nur Punkte geschrieben werden.</translation>
    </message>
    <message>
        <source>Show your cards first.</source>
        <translation>Zeig erst deine Karten.</translation>
    </message>
    <message>
        <source>No person plays here, or the file has an older format.</source>
        <translation>Hier spielt kein Mensch, oder die Datei hat ein älteres Format.</translation>
    </message>
    <message>
        <source>The trick is still on the table.</source>
        <translation>Der Stich liegt noch auf dem Tisch.</translation>
    </message>
    <message>
        <source>You cannot talk right now.</source>
        <translation>Gerade darfst du nichts sagen.</translation>
    </message>
    <message>
        <source>There is no trick on the table.</source>
        <translation>Da liegt kein Stich.</translation>
    </message>
    <message>
        <source>The score sheet is still empty.</source>
        <translation>Der Spielzettel ist noch leer.</translation>
    </message>
    <message>
        <source>You are already on the club page.</source>
        <translation>Du bist schon auf der Vereinsseite.</translation>
    </message>
    <message>
        <source>Only at the table: go back there first.</source>
        <translation>Nur am Tisch: Geh erst dorthin zurück.</translation>
    </message>
    <message>
        <source>A lesson is not kept; this belongs to a match of your own.</source>
        <translation>Eine Lektion wird nicht aufgehoben, das geht nur an einem eigenen Abend.</translation>
    </message>
    <message>
        <source>Counting is up to you at this table.</source>
        <translation>An diesem Tisch zählt jeder selbst mit.</translation>
    </message>
    <message>
        <source>You have no cards.</source>
        <translation>Du hast keine Karten.</translation>
    </message>
    <message>
        <source>In a lesson you play yourself.</source>
        <translation>In einer Lektion spielst du selbst.</translation>
    </message>
    <message>
        <source>You are already on the home page.</source>
        <translation>Du bist schon auf der Startseite.</translation>
    </message>
    <message>
        <source>In a lesson, use “Back” on the lesson note.</source>
        <translation>In einer Lektion geht das mit „Zurück“ auf dem Zettel.</translation>
    </message>
    <message>
        <source>You have learnt something new since then.</source>
        <translation>Du hast seitdem etwas Neues erfahren.</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>Nichts rückgängig zu machen.</translation>
    </message>
    <message>
        <source>In a lesson or a puzzle, use “Back” on the note.</source>
        <translation>In einer Lektion oder Aufgabe führt der Zettel zurück.</translation>
    </message>
    <message>
        <source>At a club each deal is played once.</source>
        <translation>Im Verein wird jedes Spiel nur einmal gespielt.</translation>
    </message>
    <message>
        <source>You have not decided anything in this deal yet.</source>
        <translation>Du hast in diesem Spiel noch nichts entschieden.</translation>
    </message>
    <message>
        <source>In a lesson, use “Next” on the lesson note.</source>
        <translation>In einer Lektion geht es mit „Weiter“ auf dem Zettel.</translation>
    </message>
    <message>
        <source>Nothing to redo.</source>
        <translation>Nichts wiederherzustellen.</translation>
    </message>
    <message>
        <source>In a lesson the note helps: just try something.</source>
        <translation>In der Lektion hilft der Zettel: Probier einfach etwas.</translation>
    </message>
    <message>
        <source>Hints are off at this table.</source>
        <translation>An diesem Tisch sind Tipps aus.</translation>
    </message>
    <message>
        <source>Ask for a hint first.</source>
        <translation>Hol dir zuerst einen Tipp.</translation>
    </message>
    <message>
        <source>In a lesson every card is played.</source>
        <translation>In einer Lektion wird jede Karte gespielt.</translation>
    </message>
    <message>
        <source>There are no tricks in this game to claim.</source>
        <translation>Dieses Spiel hat keine Stiche, die du beanspruchen könntest.</translation>
    </message>
    <message>
        <source>At this table every card is played.</source>
        <translation>An diesem Tisch wird jede Karte gespielt.</translation>
    </message>
    <message>
        <source>Nothing can be claimed now.</source>
        <translation>Jetzt kannst du nichts beanspruchen.</translation>
    </message>
    <message>
        <source>Explanations are off at this table.</source>
        <translation>An diesem Tisch werden Stiche nicht erklärt.</translation>
    </message>
    <message>
        <source>In this game there are no tricks.</source>
        <translation>In diesem Spiel gibt es keine Stiche.</translation>
    </message>
    <message>
        <source>Your hand is already sorted.</source>
        <translation>Das Blatt ist schon sortiert.</translation>
    </message>
    <message>
        <source>Nothing to wait for.</source>
        <translation>Gerade gibt es nichts abzuwarten.</translation>
    </message>
    <message>
        <source>This deal is over.</source>
        <translation>Dieses Spiel ist aus.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Du bist dran.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Der Abend ist zu Ende.</translation>
    </message>
    <message>
        <source>Undo is off at this table.</source>
        <translation>Rückgängig ist an diesem Tisch aus.</translation>
    </message>
    <message>
        <source>This deal is not over yet.</source>
        <translation>Dieses Spiel ist noch nicht aus.</translation>
    </message>
    <message>
        <source>A line can be corrected when the deal is over.</source>
        <translation>Eine Zeile kannst du berichtigen, wenn das Spiel aus ist.</translation>
    </message>
    <message>
        <source>The cards are as large as they can be.</source>
        <translation>Größer können die Karten nicht werden.</translation>
    </message>
    <message>
        <source>The cards are as small as they can be.</source>
        <translation>Kleiner können die Karten nicht werden.</translation>
    </message>
    <message>
        <source>The cards already fit.</source>
        <translation>Die Karten passen schon.</translation>
    </message>
    <message>
        <source>This game has no glossary.</source>
        <translation>Zu diesem Spiel gibt es kein Wörterbuch.</translation>
    </message>
    <message>
        <source>Not on the club pages: go back to the table first.</source>
        <translation>Nicht auf den Vereinsseiten: Geh erst an den Tisch zurück.</translation>
    </message>
</context>
<context>
    <name>window</name>
    <message>
        <source>Open a match</source>
        <translation>Abend öffnen</translation>
    </message>
    <message>
        <source>Matches (*{0})</source>
        <translation>Abende (*{0})</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Kopie speichern</translation>
    </message>
    <message>
        <source>Saved as “{0}”.</source>
        <translation>Gespeichert als „{0}“.</translation>
    </message>
    <message>
        <source>The score sheet could not be printed: {0}</source>
        <translation>Der Spielzettel konnte nicht gedruckt werden: {0}</translation>
    </message>
    <message>
        <source>show more actions</source>
        <translation>weitere Aktionen zeigen</translation>
    </message>
    <message>
        <source>Score sheet as PDF</source>
        <translation>Spielzettel als PDF</translation>
    </message>
    <message>
        <source>Could not save “{0}”: {1}.</source>
        <translation>„{0}“ konnte nicht gespeichert werden: {1}.</translation>
    </message>
    <message>
        <source>{name}: “{said}”</source>
        <translation>{name}: „{said}“</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>choose a card</source>
        <translation>eine Karte auswählen</translation>
    </message>
    <message>
        <source>move a card within the hand</source>
        <translation>eine Karte im Blatt verschieben</translation>
    </message>
    <message>
        <source>choose where the card goes</source>
        <translation>ein Ziel für die Karte wählen</translation>
    </message>
    <message>
        <source>put a card back</source>
        <translation>eine Karte zurücklegen</translation>
    </message>
    <message>
        <source>players, rounds, standings and money of a club night</source>
        <translation>Leute, Runden, Rangliste und Geld eines Vereinsabends</translation>
    </message>
    <message>
        <source>projector: start or stop the clock</source>
        <translation>Beamer: Uhr starten oder anhalten</translation>
    </message>
    <message>
        <source>at the projector: a minute more, a minute less</source>
        <translation>am Beamer: eine Minute mehr, eine Minute weniger</translation>
    </message>
    <message>
        <source>to the first card, to the last card</source>
        <translation>zur ersten Karte, zur letzten Karte</translation>
    </message>
    <message>
        <source>play the chosen card, or go on after a trick</source>
        <translation>die gewählte Karte spielen oder nach einem Stich weitermachen</translation>
    </message>
    <message>
        <source>from the hand to the buttons and the score sheet</source>
        <translation>vom Blatt zu den Knöpfen und zum Zettel</translation>
    </message>
    <message>
        <source>You: “{said}”</source>
        <translation>Du: „{said}“</translation>
    </message>
    <message>
        <source>Nothing to repeat yet.</source>
        <translation>Es gibt noch nichts zu wiederholen.</translation>
    </message>
    <message>
        <source>Your choices</source>
        <translation>Deine Möglichkeiten</translation>
    </message>
    <message>
        <source>&amp;Continue from line {0} …</source>
        <translation>Ab Zeile {0} &amp;weiter …</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Nachkarten</translation>
    </message>
    <message>
        <source>You can review a deal once it is over.</source>
        <translation>Nachkarten geht erst, wenn ein Spiel zu Ende ist.</translation>
    </message>
    <message>
        <source>What’s this?</source>
        <translation>Was ist das?</translation>
    </message>
    <message>
        <source>The table is empty.</source>
        <translation>Der Tisch ist leer.</translation>
    </message>
    <message>
        <source>Counting is up to you at this table.</source>
        <translation>An diesem Tisch zählt jeder selbst mit.</translation>
    </message>
    <message>
        <source>You hold {0}.</source>
        <translation>Du hast {0}.</translation>
    </message>
    <message>
        <source>New in your hand: {0}.</source>
        <translation>Neu auf der Hand: {0}.</translation>
    </message>
    <message>
        <source>{0}: none played yet.</source>
        <translation>{0}: noch keine gefallen.</translation>
    </message>
    <message numerus="yes">
        <source>{0}, %n card(s) played: {1}.</source>
        <translation>
            <numerusform>{0}, eine Karte ist gefallen: {1}.</numerusform>
            <numerusform>{0}, %n Karten sind gefallen: {1}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a card, or point at something.</source>
        <translation>Wähl eine Karte, oder zeig auf etwas.</translation>
    </message>
    <message>
        <source>Show in the rules</source>
        <translation>In den Regeln zeigen</translation>
    </message>
    <message>
        <source>&amp;End of the match</source>
        <translation>&amp;Ende des Abends</translation>
    </message>
    <message>
        <source>&amp;Play again</source>
        <translation>&amp;Noch einmal</translation>
    </message>
    <message>
        <source>&amp;New match …</source>
        <translation>&amp;Neuer Abend …</translation>
    </message>
    <message>
        <source>projector: tables, names, clock, open tables, standings, results</source>
        <translation>Beamer: Tische, Namen, Uhr, offene Tische, Rangliste, Ergebnisse</translation>
    </message>
    <message>
        <source>projector: show what is due, automatically</source>
        <translation>Beamer: von selbst zeigen, was dran ist</translation>
    </message>
    <message>
        <source>at the projector and the big screen: full screen and back</source>
        <translation>am Beamer und im Großbild: Vollbild und zurück</translation>
    </message>
    <message>
        <source>print everything for the last round of a club night</source>
        <translation>alles für die letzte Runde eines Vereinsabends drucken</translation>
    </message>
    <message>
        <source>with two switches: next item</source>
        <translation>mit zwei Tastern: weiter zum Nächsten</translation>
    </message>
    <message>
        <source>activate the lit item; with one switch, both keys</source>
        <translation>tun, was leuchtet; mit einem Taster beide Tasten</translation>
    </message>
    <message>
        <source>to the next card that may be played, to the one before</source>
        <translation>zur nächsten spielbaren Karte, zur vorigen</translation>
    </message>
    <message>
        <source>to the next suit in the hand, to the one before</source>
        <translation>zur nächsten Farbe im Blatt, zur vorigen</translation>
    </message>
    <message>
        <source>while held: see your cards where they lie face down</source>
        <translation>solange gehalten: die eigenen verdeckten Karten sehen</translation>
    </message>
    <message>
        <source>deal {0}</source>
        <translation>Spiel {0}</translation>
    </message>
    <message>
        <source>Nothing was said before that.</source>
        <translation>Davor wurde nichts gesagt.</translation>
    </message>
    <message>
        <source>Big screen</source>
        <translation>Großbild</translation>
    </message>
    <message>
        <source>Hold the mouse button on your cards to see them.</source>
        <translation>Halt die Maustaste auf deinen Karten gedrückt, um sie zu sehen.</translation>
    </message>
    <message>
        <source>Hold {key}, or the mouse button on your cards, to see them.</source>
        <translation>Halt {key} oder auf deinen Karten die Maustaste gedrückt, um sie zu sehen.</translation>
    </message>
    <message>
        <source>{name}, do you agree?</source>
        <translation>{name}, bist du einverstanden?</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Ja</translation>
    </message>
    <message>
        <source>&amp;Leave it</source>
        <translation>&amp;Lieber nicht</translation>
    </message>
    <message>
        <source>&amp;Play it out</source>
        <translation>&amp;Ausspielen</translation>
    </message>
    <message>
        <source>Error reports (*{0})</source>
        <translation>Fehlerberichte (*{0})</translation>
    </message>
    <message>
        <source>What-if</source>
        <translation>Gedankenspiel</translation>
    </message>
    <message>
        <source>What-if, other cards</source>
        <translation>Gedankenspiel, andere Karten</translation>
    </message>
    <message>
        <source>{0}, what-if: deal {1} from move {2}</source>
        <translation>{0}, Gedankenspiel: Spiel {1} ab Zug {2}</translation>
    </message>
    <message>
        <source>Next &amp;deal</source>
        <translation>Nächstes &amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>Stay silent</source>
        <translation>Schweigen</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>clear the finished trick</source>
        <translation>den fertigen Stich wegräumen</translation>
    </message>
    <message>
        <source>You hold no cards.</source>
        <translation>Du hast keine Karten.</translation>
    </message>
    <message>
        <source>The last trick: {0}.</source>
        <translation>Der letzte Stich: {0}.</translation>
    </message>
    <message>
        <source>Score: {0}.</source>
        <translation>Stand: {0}.</translation>
    </message>
    <message>
        <source>In the trick: {0}.</source>
        <translation>Im Stich: {0}.</translation>
    </message>
    <message>
        <source>Trick {0}.</source>
        <translation>Stich {0}.</translation>
    </message>
    <message>
        <source>Trick {0}, you lead.</source>
        <translation>Stich {0}, du spielst aus.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n.</source>
        <translation>
            <numerusform>Du hast %n.</numerusform>
            <numerusform>Du hast %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} lays down {1}.</source>
        <translation>{0} legt {1} hin.</translation>
    </message>
    <message>
        <source>Back in your hand: {0}.</source>
        <translation>Wieder auf der Hand: {0}.</translation>
    </message>
    <message>
        <source>Play again yourself</source>
        <translation>Wieder selbst spielen</translation>
    </message>
    <message>
        <source>Give {0} the seat back</source>
        <translation>{0} wieder selbst spielen lassen</translation>
    </message>
    <message>
        <source>Let a computer player play on for you</source>
        <translation>Computerspieler für dich weiterspielen lassen</translation>
    </message>
    <message>
        <source>Let a computer player play on for {0}</source>
        <translation>Computerspieler für {0} weiterspielen lassen</translation>
    </message>
</context>
</TS>
