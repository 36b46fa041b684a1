<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>knueffeln</name>
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
