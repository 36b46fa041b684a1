<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>cards-dialog</name>
    <message numerus="yes">
        <source>%n corner(s)</source>
        <translation>
            <numerusform>%n corner</numerusform>
            <numerusform>%n corners</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gin</name>
    <message numerus="yes">
        <source>One may knock with up to %n point(s) of dead wood.</source>
        <translation>
            <numerusform>One may knock with up to %n point of dead wood.</numerusform>
            <numerusform>One may knock with up to %n points of dead wood.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) of dead wood are too much: {0:seat} takes the hand up again, and the {1:card} is turned over.</source>
        <translation>
            <numerusform>%n point of dead wood is too much: {0:seat} takes the hand up again, and the {1:card} is turned over.</numerusform>
            <numerusform>%n points of dead wood are too much: {0:seat} takes the hand up again, and the {1:card} is turned over.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0:seat} has %n point(s) of dead wood.</source>
        <translation>
            <numerusform>{0:seat} has %n point of dead wood.</numerusform>
            <numerusform>{0:seat} has %n points of dead wood.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0:seat}: %n point(s).</source>
        <translation>
            <numerusform>{0:seat}: %n point.</numerusform>
            <numerusform>{0:seat}: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>dead wood %n</source>
        <translation>
            <numerusform>dead wood %n</numerusform>
            <numerusform>dead wood %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>knock with up to %n</source>
        <translation>
            <numerusform>knock with up to %n</numerusform>
            <numerusform>knock with up to %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>dead wood %n at best</source>
        <translation>
            <numerusform>dead wood %n at best</numerusform>
            <numerusform>dead wood %n at best</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0:seat}: dead wood %n</source>
        <translation>
            <numerusform>{0:seat}: dead wood %n</numerusform>
            <numerusform>{0:seat}: dead wood %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your dead wood would be %n, and only {0} are allowed: the knock will fail, and your hand will have been seen.</source>
        <translation>
            <numerusform>Your dead wood would be %n, and only {0} are allowed: the knock will fail, and your hand will have been seen.</numerusform>
            <numerusform>Your dead wood would be %n, and only {0} are allowed: the knock will fail, and your hand will have been seen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {0} are allowed, and the dead wood would be %n.</source>
        <translation>
            <numerusform>Only {0} are allowed, and the dead wood would be %n.</numerusform>
            <numerusform>Only {0} are allowed, and the dead wood would be %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That is no gin: %n point(s) of dead wood are left.</source>
        <translation>
            <numerusform>That is no gin: %n point of dead wood is left.</numerusform>
            <numerusform>That is no gin: %n points of dead wood are left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not all eleven cards lie in melds: %n point(s) are left.</source>
        <translation>
            <numerusform>Not all eleven cards lie in melds: %n point is left.</numerusform>
            <numerusform>Not all eleven cards lie in melds: %n points are left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With dead wood of %n a knock should win: the other will hardly have less.</source>
        <translation>
            <numerusform>With dead wood of %n a knock should win: the other will hardly have less.</numerusform>
            <numerusform>With dead wood of %n a knock should win: the other will hardly have less.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without the {0:card} the dead wood is down to %n, and the other can hardly use it.</source>
        <translation>
            <numerusform>Without the {0:card} the dead wood is down to %n, and the other can hardly use it.</numerusform>
            <numerusform>Without the {0:card} the dead wood is down to %n, and the other can hardly use it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hindsight</name>
    <message numerus="yes">
        <source>Tried in %n deal(s) that {name} had to expect, played on by rules of thumb.</source>
        <translation>
            <numerusform>Tried in %n deal that {name} had to expect, played on by rules of thumb.</numerusform>
            <numerusform>Tried in %n deals that {name} had to expect, played on by rules of thumb.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kein_stich</name>
    <message numerus="yes">
        <source>{0:seat} pays %n.</source>
        <translation>
            <numerusform>{0:seat} pays %n.</numerusform>
            <numerusform>{0:seat} pays %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0:seat} gets %n.</source>
        <translation>
            <numerusform>{0:seat} gets %n.</numerusform>
            <numerusform>{0:seat} gets %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n in the pot.</source>
        <translation>
            <numerusform>There are %n in the pot.</numerusform>
            <numerusform>There are %n in the pot.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a trick %n</source>
        <translation>
            <numerusform>a trick %n</numerusform>
            <numerusform>a trick %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a Heart %n</source>
        <translation>
            <numerusform>a Heart %n</numerusform>
            <numerusform>a Heart %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>an Ober %n</source>
        <translation>
            <numerusform>an Ober %n</numerusform>
            <numerusform>an Ober %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a Queen %n</source>
        <translation>
            <numerusform>a Queen %n</numerusform>
            <numerusform>a Queen %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the {0:card} %n</source>
        <translation>
            <numerusform>the {0:card} %n</numerusform>
            <numerusform>the {0:card} %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the first trick %n</source>
        <translation>
            <numerusform>the first trick %n</numerusform>
            <numerusform>the first trick %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the last trick %n</source>
        <translation>
            <numerusform>the last trick %n</numerusform>
            <numerusform>the last trick %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the last trick but one %n</source>
        <translation>
            <numerusform>the last trick but one %n</numerusform>
            <numerusform>the last trick but one %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>first out %n</source>
        <translation>
            <numerusform>first out %n</numerusform>
            <numerusform>first out %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>second out %n</source>
        <translation>
            <numerusform>second out %n</numerusform>
            <numerusform>second out %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>third out %n</source>
        <translation>
            <numerusform>third out %n</numerusform>
            <numerusform>third out %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pays %n</source>
        <translation>
            <numerusform>pays %n</numerusform>
            <numerusform>pays %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gets %n</source>
        <translation>
            <numerusform>gets %n</numerusform>
            <numerusform>gets %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>knueffeln</name>
    <message numerus="yes">
        <source>%n turn(s) seen.</source>
        <translation>
            <numerusform>%n turn seen.</numerusform>
            <numerusform>%n turns seen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0:seat} and {1:seat} rub out %n rung(s).</source>
        <translation>
            <numerusform>{0:seat} and {1:seat} rub out %n rung.</numerusform>
            <numerusform>{0:seat} and {1:seat} rub out %n rungs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0:seat} and {1:seat} win %n each.</source>
        <translation>
            <numerusform>{0:seat} and {1:seat} win %n each.</numerusform>
            <numerusform>{0:seat} and {1:seat} win %n each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0:seat}, alone, rubs out %n rung(s).</source>
        <translation>
            <numerusform>{0:seat}, alone, rubs out %n rung.</numerusform>
            <numerusform>{0:seat}, alone, rubs out %n rungs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0:seat}, alone, wins %n.</source>
        <translation>
            <numerusform>{0:seat}, alone, wins %n.</numerusform>
            <numerusform>{0:seat}, alone, wins %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The four against {0:seat} rub out %n rung(s) each.</source>
        <translation>
            <numerusform>The four against {0:seat} rub out %n rung each.</numerusform>
            <numerusform>The four against {0:seat} rub out %n rungs each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The four against {0:seat} win %n each.</source>
        <translation>
            <numerusform>The four against {0:seat} win %n each.</numerusform>
            <numerusform>The four against {0:seat} win %n each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>side: %n</source>
        <translation>
            <numerusform>side: %n</numerusform>
            <numerusform>side: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>turned: %n</source>
        <translation>
            <numerusform>turned: %n</numerusform>
            <numerusform>turned: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>worth %n</source>
        <translation>
            <numerusform>worth %n</numerusform>
            <numerusform>worth %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rung(s)</source>
        <translation>
            <numerusform>%n rung</numerusform>
            <numerusform>%n rungs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ladder, %n rung(s) left</source>
        <translation>
            <numerusform>ladder, %n rung left</numerusform>
            <numerusform>ladder, %n rungs left</numerusform>
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
    <message numerus="yes">
        <source>%n turn(s) seen</source>
        <translation>
            <numerusform>%n turn seen</numerusform>
            <numerusform>%n turns seen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ramsen</name>
    <message numerus="yes">
        <source>Lay away up to %n card(s) to exchange.</source>
        <translation>
            <numerusform>Lay away up to %n card to exchange.</numerusform>
            <numerusform>Lay away up to %n cards to exchange.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0:seat}: %n bar(s).</source>
        <translation>
            <numerusform>{0:seat}: %n bar.</numerusform>
            <numerusform>{0:seat}: %n bars.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0:seat} draws %n card(s).</source>
        <translation>
            <numerusform>{0:seat} draws %n card.</numerusform>
            <numerusform>{0:seat} draws %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>exchanged %n</source>
        <translation>
            <numerusform>exchanged %n</numerusform>
            <numerusform>exchanged %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of the five tricks %n have no owner yet.</source>
        <translation>
            <numerusform>Of the five tricks %n has no owner yet.</numerusform>
            <numerusform>Of the five tricks %n have no owner yet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cross, %n of 5 bars</source>
        <translation>
            <numerusform>cross, %n of 5 bars</numerusform>
            <numerusform>cross, %n of 5 bars</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>penalty cross, %n of 5 bars</source>
        <translation>
            <numerusform>penalty cross, %n of 5 bars</numerusform>
            <numerusform>penalty cross, %n of 5 bars</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Bolla</source>
        <translation>
            <numerusform>%n Bolla</numerusform>
            <numerusform>%n Bolla</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ramsli</name>
    <message numerus="yes">
        <source>Are you in? There are %n counter(s) in the kitty.</source>
        <translation>
            <numerusform>Are you in? There is %n counter in the kitty.</numerusform>
            <numerusform>Are you in? There are %n counters in the kitty.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay away up to %n card(s) to change them, ask for an open one, or keep your hand.</source>
        <translation>
            <numerusform>Lay away up to %n card to change them, ask for an open one, or keep your hand.</numerusform>
            <numerusform>Lay away up to %n cards to change them, ask for an open one, or keep your hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0:seat} puts %n counter(s) into the kitty.</source>
        <translation>
            <numerusform>{0:seat} puts %n counter into the kitty.</numerusform>
            <numerusform>{0:seat} puts %n counters into the kitty.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The leftovers are played out: everybody plays for %n counter(s).</source>
        <translation>
            <numerusform>The leftovers are played out: everybody plays for %n counter.</numerusform>
            <numerusform>The leftovers are played out: everybody plays for %n counters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody else is in: {0:seat} takes the kitty with %n counter(s).</source>
        <translation>
            <numerusform>Nobody else is in: {0:seat} takes the kitty with %n counter.</numerusform>
            <numerusform>Nobody else is in: {0:seat} takes the kitty with %n counters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0:seat} draws %n card(s).</source>
        <translation>
            <numerusform>{0:seat} draws %n card.</numerusform>
            <numerusform>{0:seat} draws %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The stock is used up: %n discard(s) are shuffled.</source>
        <translation>
            <numerusform>The stock is used up: %n discard is shuffled.</numerusform>
            <numerusform>The stock is used up: %n discards are shuffled.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0:seat} pays %n counter(s) into the kitty.</source>
        <translation>
            <numerusform>{0:seat} pays %n counter into the kitty.</numerusform>
            <numerusform>{0:seat} pays %n counters into the kitty.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s) go into the bank.</source>
        <translation>
            <numerusform>%n counter goes into the bank.</numerusform>
            <numerusform>%n counters go into the bank.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s) come out of the bank.</source>
        <translation>
            <numerusform>%n counter comes out of the bank.</numerusform>
            <numerusform>%n counters come out of the bank.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last deal: %n counter(s) are divided.</source>
        <translation>
            <numerusform>The last deal: %n counter is divided.</numerusform>
            <numerusform>The last deal: %n counters are divided.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0:seat} wins %n.</source>
        <translation>
            <numerusform>{0:seat} wins %n.</numerusform>
            <numerusform>{0:seat} wins %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0:seat} loses %n.</source>
        <translation>
            <numerusform>{0:seat} loses %n.</numerusform>
            <numerusform>{0:seat} loses %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The kitty holds %n.</source>
        <translation>
            <numerusform>The kitty holds %n.</numerusform>
            <numerusform>The kitty holds %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n new</numerusform>
            <numerusform>%n new</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>kitty %n</source>
        <translation>
            <numerusform>kitty %n</numerusform>
            <numerusform>kitty %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bank %n</source>
        <translation>
            <numerusform>bank %n</numerusform>
            <numerusform>bank %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheet</name>
    <message numerus="yes">
        <source>%n deal(s), one to a row; a column for each player</source>
        <translation>
            <numerusform>%n deal, one to a row; a column for each player</numerusform>
            <numerusform>%n deals, one to a row; a column for each player</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shelf</name>
    <message numerus="yes">
        <source>%n evening(s) packed</source>
        <translation>
            <numerusform>%n evening packed</numerusform>
            <numerusform>%n evenings packed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s) taken in.</source>
        <translation>
            <numerusform>%n evening taken in.</numerusform>
            <numerusform>%n evenings taken in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s) had been here already.</source>
        <translation>
            <numerusform>%n evening had been here already.</numerusform>
            <numerusform>%n evenings had been here already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n deal</numerusform>
            <numerusform>%n deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s)</source>
        <translation>
            <numerusform>%n evening</numerusform>
            <numerusform>%n evenings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s) put into the archive.</source>
        <translation>
            <numerusform>%n evening put into the archive.</numerusform>
            <numerusform>%n evenings put into the archive.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s) deleted; Undo brings them back.</source>
        <translation>
            <numerusform>%n evening deleted; Undo brings it back.</numerusform>
            <numerusform>%n evenings deleted; Undo brings them back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s) fetched back.</source>
        <translation>
            <numerusform>%n evening fetched back.</numerusform>
            <numerusform>%n evenings fetched back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stage</name>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n trick</numerusform>
            <numerusform>%n tricks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>table-view</name>
    <message numerus="yes">
        <source>Talon, %n card(s)</source>
        <translation>
            <numerusform>talon, %n card</numerusform>
            <numerusform>talon, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) face down</source>
        <translation>
            <numerusform>%n card face down</numerusform>
            <numerusform>%n cards face down</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>troubles</name>
    <message numerus="yes">
        <source>The pack is not complete: “{0}” is missing, and %n more card(s).</source>
        <translation>
            <numerusform>The pack is not complete: “{0}” is missing, and %n more card.</numerusform>
            <numerusform>The pack is not complete: “{0}” is missing, and %n more cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>welcome</name>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n deal</numerusform>
            <numerusform>%n deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s)</source>
        <translation>
            <numerusform>%n evening</numerusform>
            <numerusform>%n evenings</numerusform>
        </translation>
    </message>
</context>
</TS>
