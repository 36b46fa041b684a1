<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
        <source>each trick costs %n</source>
        <translation>
            <numerusform>each trick costs %n</numerusform>
            <numerusform>each trick costs %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each Heart costs %n</source>
        <translation>
            <numerusform>each Heart costs %n</numerusform>
            <numerusform>each Heart costs %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each Ober costs %n</source>
        <translation>
            <numerusform>each Ober costs %n</numerusform>
            <numerusform>each Ober costs %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each Queen costs %n</source>
        <translation>
            <numerusform>each Queen costs %n</numerusform>
            <numerusform>each Queen costs %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the {0:card} costs %n</source>
        <translation>
            <numerusform>the {0:card} costs %n</numerusform>
            <numerusform>the {0:card} costs %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the first trick costs %n</source>
        <translation>
            <numerusform>the first trick costs %n</numerusform>
            <numerusform>the first trick costs %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the last trick costs %n</source>
        <translation>
            <numerusform>the last trick costs %n</numerusform>
            <numerusform>the last trick costs %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the last trick but one costs %n</source>
        <translation>
            <numerusform>the last trick but one costs %n</numerusform>
            <numerusform>the last trick but one costs %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>first out gets %n</source>
        <translation>
            <numerusform>first out gets %n</numerusform>
            <numerusform>first out gets %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>second out gets %n</source>
        <translation>
            <numerusform>second out gets %n</numerusform>
            <numerusform>second out gets %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>third out gets %n</source>
        <translation>
            <numerusform>third out gets %n</numerusform>
            <numerusform>third out gets %n</numerusform>
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
        <source>%n trick(s) together</source>
        <translation>
            <numerusform>%n trick together</numerusform>
            <numerusform>%n tricks together</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>turned %n time(s)</source>
        <translation>
            <numerusform>turned %n time</numerusform>
            <numerusform>turned %n times</numerusform>
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
</TS>
