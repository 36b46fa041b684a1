<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>booklet</name>
    <message numerus="yes">
        <source>✻ This table plays differently in %n point(s).</source>
        <translation>
            <numerusform>✻ This table plays differently in %n point.</numerusform>
            <numerusform>✻ This table plays differently in %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
</context>
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
    <name>club</name>
    <message numerus="yes">
        <source>in all %n round(s) drawn:</source>
        <translation>
            <numerusform>in the one round drawn:</numerusform>
            <numerusform>in all %n rounds drawn:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) meet again</source>
        <translation>
            <numerusform>%n pair meets again</numerusform>
            <numerusform>%n pairs meet again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>entry of %n people</source>
        <translation>
            <numerusform>entry of %n person</numerusform>
            <numerusform>entry of %n people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n payments</source>
        <translation>
            <numerusform>%n payment</numerusform>
            <numerusform>%n payments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Do the same %n people come? Strike off anyone who stays away.</source>
        <translation>
            <numerusform>Is the same person coming? Strike off anyone who stays away.</numerusform>
            <numerusform>Are the same %n people coming? Strike off anyone who stays away.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>everybody sits %n time(s) in each seat</source>
        <translation>
            <numerusform>everybody sits once in each seat</numerusform>
            <numerusform>everybody sits %n times in each seat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people are here.</source>
        <translation>
            <numerusform>%n person is here.</numerusform>
            <numerusform>%n people are here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people have paid.</source>
        <translation>
            <numerusform>%n person has paid.</numerusform>
            <numerusform>%n people have paid.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people have their money back.</source>
        <translation>
            <numerusform>%n person has their money back.</numerusform>
            <numerusform>%n people have their money back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slip(s) waiting</source>
        <translation>
            <numerusform>1 slip waiting</numerusform>
            <numerusform>%n slips waiting</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n person(s) sit {0} at the same table</source>
        <translation>
            <numerusform>one person sits {0} at the same table</numerusform>
            <numerusform>%n people sit {0} at the same table</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times</source>
        <translation>
            <numerusform>%n time</numerusform>
            <numerusform>%n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people are new.</source>
        <translation>
            <numerusform>One person is new.</numerusform>
            <numerusform>%n people are new.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are known: what stands here is taken.</source>
        <translation>
            <numerusform>One is known: what it says here is used.</numerusform>
            <numerusform>%n are known: what it says here is used.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Take %n people</source>
        <translation>
            <numerusform>&amp;Take one person</numerusform>
            <numerusform>&amp;Take %n people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n letter(s) would be written.</source>
        <translation>
            <numerusform>One letter would be written.</numerusform>
            <numerusform>%n letters would be written.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n round(s)</source>
        <translation>
            <numerusform>After %n round</numerusform>
            <numerusform>After %n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n have not paid yet</source>
        <translation>
            <numerusform>%n has not paid yet</numerusform>
            <numerusform>%n have not paid yet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people will be entered.</source>
        <translation>
            <numerusform>%n person will be entered.</numerusform>
            <numerusform>%n people will be entered.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Enter %n people</source>
        <translation>
            <numerusform>&amp;Enter %n person</numerusform>
            <numerusform>&amp;Enter %n people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n round(s)</source>
        <translation>
            <numerusform>in %n round</numerusform>
            <numerusform>in %n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sit(s) at an unusual table</source>
        <translation>
            <numerusform>%n sits at an unusual table</numerusform>
            <numerusform>%n sit at an unusual table</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n have paid, {0}.</source>
        <translation>
            <numerusform>%n has paid, {0}.</numerusform>
            <numerusform>%n have paid, {0}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people:</source>
        <translation>
            <numerusform>%n person:</numerusform>
            <numerusform>%n people:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0}, %n table(s) open</source>
        <translation>
            <numerusform>{0}, %n table open</numerusform>
            <numerusform>{0}, %n tables open</numerusform>
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
        <source>the worst %n do(es) not count</source>
        <translation>
            <numerusform>the worst does not count</numerusform>
            <numerusform>the worst %n do not count</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sl&amp;ip(s) waiting</source>
        <translation>
            <numerusform>1 sl&amp;ip waiting</numerusform>
            <numerusform>%n sl&amp;ips waiting</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n club evening(s)</source>
        <translation>
            <numerusform>one club evening</numerusform>
            <numerusform>%n club evenings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n safety copies of these</source>
        <translation>
            <numerusform>one backup of these</numerusform>
            <numerusform>%n backups of these</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s) on the shelf</source>
        <translation>
            <numerusform>one evening on the shelf</numerusform>
            <numerusform>%n evenings on the shelf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the names of %n file(s)</source>
        <translation>
            <numerusform>the name of one file</numerusform>
            <numerusform>the names of %n files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>among %n player(s)</source>
        <translation>
            <numerusform>among %n player</numerusform>
            <numerusform>among %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are level</source>
        <translation>
            <numerusform>%n is level</numerusform>
            <numerusform>%n are level</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Points so far, after %n round(s). Beside them the seats that are drawn (table, seat) or room for them and for what is won there; add up in the last column.</source>
        <translation>
            <numerusform>Points so far, after %n round. Beside them the seats that are drawn (table/seat) or room for them and for what is won there; add up in the last column.</numerusform>
            <numerusform>Points so far, after %n rounds. Beside them the seats that are drawn (table/seat) or room for them and for what is won there; add up in the last column.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gin</name>
    <message numerus="yes">
        <source>You may knock with up to %n point(s) of deadwood.</source>
        <translation>
            <numerusform>You may knock with at most one point of deadwood.</numerusform>
            <numerusform>You may knock with up to %n points of deadwood.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Too much deadwood (%n): {0:seat} takes the hand back, and the {1:card} is turned face up.</source>
        <translation>
            <numerusform>Too much deadwood (%n): {0:seat} takes the hand back, and the {1:card} is turned face up.</numerusform>
            <numerusform>Too much deadwood (%n): {0:seat} takes the hand back, and the {1:card} is turned face up.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Too much deadwood (%n): you take your hand back, and the {1:card} is turned face up.</source>
        <translation>
            <numerusform>Too much deadwood (%n): you take your hand back, and the {1:card} is turned face up.</numerusform>
            <numerusform>Too much deadwood (%n): you take your hand back, and the {1:card} is turned face up.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0:seat} has %n point(s) of deadwood.</source>
        <translation>
            <numerusform>{0:seat} has one point of deadwood.</numerusform>
            <numerusform>{0:seat} has %n points of deadwood.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n point(s) of deadwood.</source>
        <translation>
            <numerusform>You have one point of deadwood.</numerusform>
            <numerusform>You have %n points of deadwood.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0:seat} scores %n.</source>
        <translation>
            <numerusform>{0:seat} scores %n.</numerusform>
            <numerusform>{0:seat} scores %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You score %n.</source>
        <translation>
            <numerusform>You score %n.</numerusform>
            <numerusform>You score %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>deadwood %n</source>
        <translation>
            <numerusform>deadwood %n</numerusform>
            <numerusform>deadwood %n</numerusform>
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
        <source>{0:seat}: deadwood %n</source>
        <translation>
            <numerusform>{0:seat}: deadwood %n</numerusform>
            <numerusform>{0:seat}: deadwood %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You: deadwood %n</source>
        <translation>
            <numerusform>You: deadwood %n</numerusform>
            <numerusform>You: deadwood %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loose: %n</source>
        <translation>
            <numerusform>loose: %n</numerusform>
            <numerusform>loose: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>deadwood at least %n</source>
        <translation>
            <numerusform>deadwood at least %n</numerusform>
            <numerusform>deadwood at least %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deadwood %n is over the limit of {0}. The knock fails and shows your hand. Knock anyway?</source>
        <translation>
            <numerusform>Deadwood %n is over the limit of {0}. The knock fails and shows your hand. Knock anyway?</numerusform>
            <numerusform>Deadwood %n is over the limit of {0}. The knock fails and shows your hand. Knock anyway?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {0} is allowed, and your deadwood would be %n.</source>
        <translation>
            <numerusform>Only {0} is allowed, and your deadwood would be %n.</numerusform>
            <numerusform>Only {0} is allowed, and your deadwood would be %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That is not gin: %n point(s) of deadwood is/are left.</source>
        <translation>
            <numerusform>That is not gin: one point of deadwood is left.</numerusform>
            <numerusform>That is not gin: %n points of deadwood are left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not all eleven cards are in melds: %n point(s) is/are left.</source>
        <translation>
            <numerusform>Not all eleven cards are in melds: one point is left.</numerusform>
            <numerusform>Not all eleven cards are in melds: %n points are left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) if it is left over</source>
        <translation>
            <numerusform>%n point if it is left over</numerusform>
            <numerusform>%n points if it is left over</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>helps</name>
    <message numerus="yes">
        <source>computer player in %n deal(s)</source>
        <translation>
            <numerusform>computer player in %n deal</numerusform>
            <numerusform>computer player in %n deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n hint</numerusform>
            <numerusform>%n hints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n undo(s)</source>
        <translation>
            <numerusform>%n undo</numerusform>
            <numerusform>%n undos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>other help %n time(s)</source>
        <translation>
            <numerusform>other help once</numerusform>
            <numerusform>other help %n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hindsight</name>
    <message numerus="yes">
        <source>Tried in %n deal(s) that {name} had to reckon with, played on by rules of thumb.</source>
        <translation>
            <numerusform>Tried in %n deal that {name} had to reckon with, played on by rules of thumb.</numerusform>
            <numerusform>Tried in %n deals that {name} had to reckon with, played on by rules of thumb.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tried in %n deal(s) that you had to reckon with, played on by rules of thumb.</source>
        <translation>
            <numerusform>Tried in one deal that you had to reckon with, played on by rules of thumb.</numerusform>
            <numerusform>Tried in %n deals that you had to reckon with, played on by rules of thumb.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tried in %n deal(s) that fit what you can see, played on by rules of thumb.</source>
        <translation>
            <numerusform>Tried in %n deal that fits what you can see, played on by rules of thumb.</numerusform>
            <numerusform>Tried in %n deals that fit what you can see, played on by rules of thumb.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n choice(s)</source>
        <translation>
            <numerusform>one choice</numerusform>
            <numerusform>%n choices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n imagined deal(s)</source>
        <translation>
            <numerusform>one imagined deal</numerusform>
            <numerusform>%n imagined deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} had forgotten what was played before the last %n trick(s).</source>
        <translation>
            <numerusform>{name} had forgotten what was played before the last trick.</numerusform>
            <numerusform>{name} had forgotten what was played before the last %n tricks.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>house-rules</name>
    <message numerus="yes">
        <source>%n rule(s) differ</source>
        <translation>
            <numerusform>%n rule differs</numerusform>
            <numerusform>%n rules differ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) do not apply here</source>
        <translation>
            <numerusform>%n rule does not apply here</numerusform>
            <numerusform>%n rules do not apply here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n only with “{0}: {1}”</source>
        <translation>
            <numerusform>%n only with “{0}: {1}”</numerusform>
            <numerusform>%n only with “{0}: {1}”</numerusform>
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
        <source>You pay %n.</source>
        <translation>
            <numerusform>You pay %n.</numerusform>
            <numerusform>You pay %n.</numerusform>
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
        <source>You get %n.</source>
        <translation>
            <numerusform>You get %n.</numerusform>
            <numerusform>You get %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pot now holds %n.</source>
        <translation>
            <numerusform>The pot now holds %n.</numerusform>
            <numerusform>The pot now holds %n.</numerusform>
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
        <source>last trick but one: %n</source>
        <translation>
            <numerusform>last trick but one: %n</numerusform>
            <numerusform>last trick but one: %n</numerusform>
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
        <source>second %n</source>
        <translation>
            <numerusform>second %n</numerusform>
            <numerusform>second %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>third %n</source>
        <translation>
            <numerusform>third %n</numerusform>
            <numerusform>third %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>trick %n</source>
        <translation>
            <numerusform>trick %n</numerusform>
            <numerusform>trick %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Heart %n</source>
        <translation>
            <numerusform>Heart %n</numerusform>
            <numerusform>Heart %n</numerusform>
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
            <numerusform>Queen %n</numerusform>
            <numerusform>Queen %n</numerusform>
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
            <numerusform>%n trick</numerusform>
            <numerusform>%n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Heart(s)</source>
        <translation>
            <numerusform>%n Heart</numerusform>
            <numerusform>%n Hearts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Ober(s)</source>
        <translation>
            <numerusform>%n Ober</numerusform>
            <numerusform>%n Obers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Queen(s)</source>
        <translation>
            <numerusform>%n Queen</numerusform>
            <numerusform>%n Queens</numerusform>
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
        <source>pay %n</source>
        <translation>
            <numerusform>pay %n</numerusform>
            <numerusform>pay %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gets %n</source>
        <translation>
            <numerusform>gets %n</numerusform>
            <numerusform>gets %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>get %n</source>
        <translation>
            <numerusform>get %n</numerusform>
            <numerusform>get %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You play with {0} cards, %n for each.</source>
        <translation>
            <numerusform>You play with {0} cards, one for each.</numerusform>
            <numerusform>You play with {0} cards, %n for each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You play with {0} cards, {1} for each; the %n lowest stay(s) in the box.</source>
        <translation>
            <numerusform>You play with {0} cards, {1} for each; the lowest stays in the box.</numerusform>
            <numerusform>You play with {0} cards, {1} for each; the %n lowest stay in the box.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>knueffeln</name>
    <message numerus="yes">
        <source>%n turned card(s) seen.</source>
        <translation>
            <numerusform>One turned card was seen.</numerusform>
            <numerusform>%n turned cards were seen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0:seat} and {1:seat} rub out %n rung(s).</source>
        <translation>
            <numerusform>{0:seat} and {1:seat} rub out one rung.</numerusform>
            <numerusform>{0:seat} and {1:seat} rub out %n rungs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You and {1:seat} rub out %n rung(s).</source>
        <translation>
            <numerusform>You and {1:seat} rub out one rung.</numerusform>
            <numerusform>You and {1:seat} rub out %n rungs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You and {0:seat} rub out %n rung(s).</source>
        <translation>
            <numerusform>You and {0:seat} rub out one rung.</numerusform>
            <numerusform>You and {0:seat} rub out %n rungs.</numerusform>
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
        <source>You and {1:seat} win %n each.</source>
        <translation>
            <numerusform>You and {1:seat} win %n each.</numerusform>
            <numerusform>You and {1:seat} win %n each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You and {0:seat} win %n each.</source>
        <translation>
            <numerusform>You and {0:seat} win %n each.</numerusform>
            <numerusform>You and {0:seat} win %n each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You, alone, rub out %n rung(s).</source>
        <translation>
            <numerusform>You, alone, rub out one rung.</numerusform>
            <numerusform>You, alone, rub out %n rungs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You, alone, win %n from each.</source>
        <translation>
            <numerusform>You, alone, win %n.</numerusform>
            <numerusform>You, alone, win %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The four against you win %n each.</source>
        <translation>
            <numerusform>The four against you win %n each.</numerusform>
            <numerusform>The four against you win %n each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pair: %n trick(s)</source>
        <translation>
            <numerusform>pair: %n trick</numerusform>
            <numerusform>pair: %n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the deal counts %n</source>
        <translation>
            <numerusform>the deal counts %n</numerusform>
            <numerusform>the deal counts %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the deal counts %n rung(s)</source>
        <translation>
            <numerusform>the deal counts one rung</numerusform>
            <numerusform>the deal counts %n rungs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turned card(s) seen</source>
        <translation>
            <numerusform>one turned card seen</numerusform>
            <numerusform>%n turned cards seen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The four against {0:seat} rub out %n rung(s) each.</source>
        <translation>
            <numerusform>The four against {0:seat} rub out one rung each.</numerusform>
            <numerusform>The four against {0:seat} rub out %n rungs each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0:seat} alone rubs out %n rung(s).</source>
        <translation>
            <numerusform>{0:seat} alone rubs out one rung.</numerusform>
            <numerusform>{0:seat} alone rubs out %n rungs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0:seat} wins %n alone.</source>
        <translation>
            <numerusform>{0:seat} wins %n alone.</numerusform>
            <numerusform>{0:seat} wins %n alone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The four against you rub out %n rung(s) each.</source>
        <translation>
            <numerusform>The four against you rub out one rung each.</numerusform>
            <numerusform>The four against you rub out %n rungs each.</numerusform>
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
        <source>%n turn(s) seen</source>
        <translation>
            <numerusform>%n turn seen</numerusform>
            <numerusform>%n turns seen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>turns: %n</source>
        <translation>
            <numerusform>turns: %n</numerusform>
            <numerusform>turns: %n</numerusform>
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
        <source>half of the ladder, %n rung(s) left</source>
        <translation>
            <numerusform>half of the ladder, %n rung left</numerusform>
            <numerusform>half of the ladder, %n rungs left</numerusform>
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
</context>
<context>
    <name>limits</name>
    <message numerus="yes">
        <source>Too long for “{0}”: at most %n characters.</source>
        <translation>
            <numerusform>Too long for “{0}”: at most %n character.</numerusform>
            <numerusform>Too long for “{0}”: at most %n characters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Too many for “{0}”: at most %n.</source>
        <translation>
            <numerusform>Too many for “{0}”: at most %n.</numerusform>
            <numerusform>Too many for “{0}”: at most %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Too few for “{0}”: at least %n.</source>
        <translation>
            <numerusform>Too few for “{0}”: at least %n.</numerusform>
            <numerusform>Too few for “{0}”: at least %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mauscheln</name>
    <message numerus="yes">
        <source>Someone is in. Join for %n counter(s)?</source>
        <translation>
            <numerusform>Someone is in. Join for one counter?</numerusform>
            <numerusform>Someone is in. Join for %n counters?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pot never holds more than %n, no more than the ante: everyone plays every deal.</source>
        <translation>
            <numerusform>The pot never holds more than %n, no more than the ante: everyone plays every deal.</numerusform>
            <numerusform>The pot never holds more than %n, no more than the ante: everyone plays every deal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s) in the pot. In for one trick?</source>
        <translation>
            <numerusform>One counter in the pot. In for one trick?</numerusform>
            <numerusform>%n counters in the pot. In for one trick?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everyone puts %n counter(s) into the pot.</source>
        <translation>
            <numerusform>Everyone puts a counter into the pot.</numerusform>
            <numerusform>Everyone puts %n counters into the pot.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A Muss: everyone pays %n counter(s), the dealer {0:seat} double.</source>
        <translation>
            <numerusform>A Muss: everyone pays %n counter, the dealer {0:seat} double.</numerusform>
            <numerusform>A Muss: everyone pays %n counters, the dealer {0:seat} double.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A Muss: everyone pays %n counter(s), and you as dealer double.</source>
        <translation>
            <numerusform>A Muss: everyone pays %n counter, and you as dealer double.</numerusform>
            <numerusform>A Muss: everyone pays %n counters, and you as dealer double.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0:seat} gets the pack and pays %n counter(s).</source>
        <translation>
            <numerusform>{0:seat} gets the pack and pays %n counter.</numerusform>
            <numerusform>{0:seat} gets the pack and pays %n counters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You get the pack and pay %n counter(s).</source>
        <translation>
            <numerusform>You get the pack and pay %n counter.</numerusform>
            <numerusform>You get the pack and pay %n counters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For the Weli everyone pays %n counter(s), and {0:seat} shuffles.</source>
        <translation>
            <numerusform>For the Weli everyone pays %n counter, and {0:seat} shuffles.</numerusform>
            <numerusform>For the Weli everyone pays %n counters, and {0:seat} shuffles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For the Weli everyone pays %n counter(s), and you shuffle.</source>
        <translation>
            <numerusform>For the Weli everyone pays %n counter, and you shuffle.</numerusform>
            <numerusform>For the Weli everyone pays %n counters, and you shuffle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everyone puts %n counter(s) into the pot for that.</source>
        <translation>
            <numerusform>Everyone puts %n counter into the pot for that.</numerusform>
            <numerusform>Everyone puts %n counters into the pot for that.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s) go beside the pot.</source>
        <translation>
            <numerusform>One counter goes beside the pot.</numerusform>
            <numerusform>%n counters go beside the pot.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s) come back into the pot.</source>
        <translation>
            <numerusform>One counter comes back into the pot.</numerusform>
            <numerusform>%n counters come back into the pot.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>owes %n trick(s)</source>
        <translation>
            <numerusform>owes one trick</numerusform>
            <numerusform>owes %n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>owe %n trick(s)</source>
        <translation>
            <numerusform>owe one trick</numerusform>
            <numerusform>owe %n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n beside it</source>
        <translation>
            <numerusform>%n beside it</numerusform>
            <numerusform>%n beside it</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mulatschak</name>
    <message numerus="yes">
        <source>The bid is %n trick(s). Go higher?</source>
        <translation>
            <numerusform>The bid is %n trick. Go higher?</numerusform>
            <numerusform>The bid is %n tricks. Go higher?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bid is %n trick(s). Hold or raise?</source>
        <translation>
            <numerusform>The bid is %n trick. Hold or raise?</numerusform>
            <numerusform>The bid is %n tricks. Hold or raise?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0:seat} bids %n trick(s).</source>
        <translation>
            <numerusform>{0:seat} bids %n trick.</numerusform>
            <numerusform>{0:seat} bids %n tricks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You bid %n trick(s).</source>
        <translation>
            <numerusform>You bid %n trick.</numerusform>
            <numerusform>You bid %n tricks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0:seat} says “my game”: %n trick(s).</source>
        <translation>
            <numerusform>{0:seat} says “my game”: %n trick.</numerusform>
            <numerusform>{0:seat} says “my game”: %n tricks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You say “my game”: %n trick(s).</source>
        <translation>
            <numerusform>You say “my game”: %n trick.</numerusform>
            <numerusform>You say “my game”: %n tricks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0:seat} goes down by %n.</source>
        <translation>
            <numerusform>{0:seat} goes down by %n.</numerusform>
            <numerusform>{0:seat} goes down by %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You go down by %n.</source>
        <translation>
            <numerusform>You go down by %n.</numerusform>
            <numerusform>You go down by %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0:seat} goes up by %n.</source>
        <translation>
            <numerusform>{0:seat} goes up by %n.</numerusform>
            <numerusform>{0:seat} goes up by %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You go up by %n.</source>
        <translation>
            <numerusform>You go up by %n.</numerusform>
            <numerusform>You go up by %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bids %n</source>
        <translation>
            <numerusform>bids %n</numerusform>
            <numerusform>bids %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bid %n</source>
        <translation>
            <numerusform>bid %n</numerusform>
            <numerusform>bid %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0:seat} bids %n trick(s)</source>
        <translation>
            <numerusform>{0:seat} bids %n trick</numerusform>
            <numerusform>{0:seat} bids %n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you bid %n trick(s)</source>
        <translation>
            <numerusform>you bid %n trick</numerusform>
            <numerusform>you bid %n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You must bid more than %n trick(s).</source>
        <translation>
            <numerusform>You must bid more than %n trick.</numerusform>
            <numerusform>You must bid more than %n tricks.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>new-match</name>
    <message numerus="yes">
        <source>All %n house rules …</source>
        <translation>
            <numerusform>The one house rule …</numerusform>
            <numerusform>All %n house rules …</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Takes about %n minute(s), and is saved after every move.</source>
        <translation>
            <numerusform>Takes about %n minute, and is saved after every move.</numerusform>
            <numerusform>Takes about %n minutes, and is saved after every move.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rams</name>
    <message numerus="yes">
        <source>{0:seat} takes %n counter(s).</source>
        <translation>
            <numerusform>{0:seat} takes %n counter.</numerusform>
            <numerusform>{0:seat} takes %n counters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n counter(s).</source>
        <translation>
            <numerusform>You take %n counter.</numerusform>
            <numerusform>You take %n counters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No trick for {0:seat}: %n counter(s) more.</source>
        <translation>
            <numerusform>No trick for {0:seat}: %n counter more.</numerusform>
            <numerusform>No trick for {0:seat}: %n counters more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s) in the pot. Are you in?</source>
        <translation>
            <numerusform>One counter in the pot. Are you in?</numerusform>
            <numerusform>%n counters in the pot. Are you in?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody else plays: {0:seat} sheds %n counter(s).</source>
        <translation>
            <numerusform>Nobody else plays: {0:seat} sheds %n counter.</numerusform>
            <numerusform>Nobody else plays: {0:seat} sheds %n counters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody else plays: you shed %n counter(s).</source>
        <translation>
            <numerusform>Nobody else plays: you shed %n counter.</numerusform>
            <numerusform>Nobody else plays: you shed %n counters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No trick for you: %n counter(s) more.</source>
        <translation>
            <numerusform>No trick for you: %n counter more.</numerusform>
            <numerusform>No trick for you: %n counters more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0:seat} sheds %n counter(s).</source>
        <translation>
            <numerusform>{0:seat} sheds %n counter.</numerusform>
            <numerusform>{0:seat} sheds %n counters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You shed %n counter(s).</source>
        <translation>
            <numerusform>You shed %n counter.</numerusform>
            <numerusform>You shed %n counters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pot now holds %n.</source>
        <translation>
            <numerusform>The pot now holds %n.</numerusform>
            <numerusform>The pot now holds %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pot: %n</source>
        <translation>
            <numerusform>pot: %n</numerusform>
            <numerusform>pot: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The widow, %n card(s)</source>
        <translation>
            <numerusform>The widow, %n card</numerusform>
            <numerusform>The widow, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n player(s) there are no cards left for a widow.</source>
        <translation>
            <numerusform>With %n player there are no cards left for a widow.</numerusform>
            <numerusform>With %n players there are no cards left for a widow.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cross, %n of 5 bars</source>
        <translation>
            <numerusform>cross, %n of 5 bars</numerusform>
            <numerusform>cross, %n of 5 bars</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ramsen</name>
    <message numerus="yes">
        <source>{0:seat} gets %n bar(s).</source>
        <translation>
            <numerusform>{0:seat} gets one bar.</numerusform>
            <numerusform>{0:seat} gets %n bars.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You get %n bar(s).</source>
        <translation>
            <numerusform>You get one bar.</numerusform>
            <numerusform>You get %n bars.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n trick</numerusform>
            <numerusform>%n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bar(s)</source>
        <translation>
            <numerusform>%n bar</numerusform>
            <numerusform>%n bars</numerusform>
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
    <name>ramser</name>
    <message numerus="yes">
        <source>{0:seat} gets %n stroke(s).</source>
        <translation>
            <numerusform>{0:seat} gets a stroke.</numerusform>
            <numerusform>{0:seat} gets %n strokes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You get %n stroke(s).</source>
        <translation>
            <numerusform>You get a stroke.</numerusform>
            <numerusform>You get %n strokes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stroke(s)</source>
        <translation>
            <numerusform>%n stroke</numerusform>
            <numerusform>%n strokes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n upcard(s)</source>
        <translation>
            <numerusform>%n upcard</numerusform>
            <numerusform>%n upcards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Blind, %n card(s)</source>
        <translation>
            <numerusform>The Blind, %n card</numerusform>
            <numerusform>The Blind, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sausage(s)</source>
        <translation>
            <numerusform>%n sausage</numerusform>
            <numerusform>%n sausages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n potato(es)</source>
        <translation>
            <numerusform>%n potato</numerusform>
            <numerusform>%n potatoes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ramsli</name>
    <message numerus="yes">
        <source>%n in the bank</source>
        <translation>
            <numerusform>%n in the bank</numerusform>
            <numerusform>%n in the bank</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s) in the kitty. Are you in?</source>
        <translation>
            <numerusform>One counter in the kitty. Are you in?</numerusform>
            <numerusform>%n counters in the kitty. Are you in?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exchange up to %n card(s), “eins auf”, or keep these.</source>
        <translation>
            <numerusform>Exchange one card, “eins auf”, or keep these.</numerusform>
            <numerusform>Exchange up to %n, “eins auf”, or keep these.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s) go into the bank.</source>
        <translation>
            <numerusform>One counter goes into the bank.</numerusform>
            <numerusform>%n counters go into the bank.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s) come out of the bank.</source>
        <translation>
            <numerusform>One counter comes out of the bank.</numerusform>
            <numerusform>%n counters come out of the bank.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody else is in: {0:seat} takes the kitty, %n counter(s).</source>
        <translation>
            <numerusform>Nobody else is in: {0:seat} takes the kitty, one counter.</numerusform>
            <numerusform>Nobody else is in: {0:seat} takes the kitty, %n counters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody else is in: you take the kitty, %n counter(s).</source>
        <translation>
            <numerusform>Nobody else is in: you take the kitty, one counter.</numerusform>
            <numerusform>Nobody else is in: you take the kitty, %n counters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The kitty now holds %n counter(s).</source>
        <translation>
            <numerusform>The kitty now holds one counter.</numerusform>
            <numerusform>The kitty now holds %n counters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0:seat} puts %n counter(s) into the kitty.</source>
        <translation>
            <numerusform>{0:seat} puts one counter into the kitty.</numerusform>
            <numerusform>{0:seat} puts %n counters into the kitty.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You put %n counter(s) into the kitty.</source>
        <translation>
            <numerusform>You put one counter into the kitty.</numerusform>
            <numerusform>You put %n counters into the kitty.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0:seat} pays %n counter(s) into the kitty.</source>
        <translation>
            <numerusform>{0:seat} pays one counter into the kitty.</numerusform>
            <numerusform>{0:seat} pays %n counters into the kitty.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pay %n counter(s) into the kitty.</source>
        <translation>
            <numerusform>You pay one counter into the kitty.</numerusform>
            <numerusform>You pay %n counters into the kitty.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>kitty: %n</source>
        <translation>
            <numerusform>kitty: %n</numerusform>
            <numerusform>kitty: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bank leaves no more than %n in the kitty, no more than the ante: every deal is a Muss.</source>
        <translation>
            <numerusform>The bank leaves no more than %n in the kitty, no more than the ante: every deal is a Muss.</numerusform>
            <numerusform>The bank leaves no more than %n in the kitty, no more than the ante: every deal is a Muss.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>room</name>
    <message numerus="yes">
        <source>%n phone(s) here</source>
        <translation>
            <numerusform>%n phone here</numerusform>
            <numerusform>%n phones here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them asleep</source>
        <translation>
            <numerusform>%n of them asleep</numerusform>
            <numerusform>%n of them asleep</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scanning</name>
    <message numerus="yes">
        <source>{first}, and %n more</source>
        <translation>
            <numerusform>{first}, and %n more</numerusform>
            <numerusform>{first}, and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>schnellen</name>
    <message numerus="yes">
        <source>Bid more than %n trick(s)?</source>
        <translation>
            <numerusform>Bid more than one trick?</numerusform>
            <numerusform>Bid more than %n tricks?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play, or stay home for %n point(s)?</source>
        <translation>
            <numerusform>Play, or stay home for a point?</numerusform>
            <numerusform>Play, or stay home for %n points?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n trick</numerusform>
            <numerusform>%n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0:seat} bids %n trick(s).</source>
        <translation>
            <numerusform>{0:seat} bids one trick.</numerusform>
            <numerusform>{0:seat} bids %n tricks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You bid %n trick(s).</source>
        <translation>
            <numerusform>You bid one trick.</numerusform>
            <numerusform>You bid %n tricks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0:seat} makes the bid of %n.</source>
        <translation>
            <numerusform>{0:seat} makes the bid.</numerusform>
            <numerusform>{0:seat} makes the bid of %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0:seat} misses the bid and goes up by %n.</source>
        <translation>
            <numerusform>{0:seat} misses the bid and goes up by %n.</numerusform>
            <numerusform>{0:seat} misses the bid and goes up by %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You miss your bid and go up by %n.</source>
        <translation>
            <numerusform>You miss your bid and go up by %n.</numerusform>
            <numerusform>You miss your bid and go up by %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have the %n trick(s) you bid.</source>
        <translation>
            <numerusform>You have the trick you bid.</numerusform>
            <numerusform>You have the %n tricks you bid.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0:seat} has only %n point(s) left and must play.</source>
        <translation>
            <numerusform>{0:seat} has only %n point left and must play.</numerusform>
            <numerusform>{0:seat} has only %n points left and must play.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have only %n point(s) left and must play.</source>
        <translation>
            <numerusform>You have only %n point left and must play.</numerusform>
            <numerusform>You have only %n points left and must play.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0:seat} stays home and goes up by %n.</source>
        <translation>
            <numerusform>{0:seat} stays home and goes up by %n.</numerusform>
            <numerusform>{0:seat} stays home and goes up by %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You stay home and go up by %n.</source>
        <translation>
            <numerusform>You stay home and go up by %n.</numerusform>
            <numerusform>You stay home and go up by %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0:seat} has no trick and goes up by %n.</source>
        <translation>
            <numerusform>{0:seat} has no trick and goes up by %n.</numerusform>
            <numerusform>{0:seat} has no trick and goes up by %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have no trick and go up by %n.</source>
        <translation>
            <numerusform>You have no trick and go up by %n.</numerusform>
            <numerusform>You have no trick and go up by %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0:seat} goes down by %n.</source>
        <translation>
            <numerusform>{0:seat} goes down by %n.</numerusform>
            <numerusform>{0:seat} goes down by %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You go down by %n.</source>
        <translation>
            <numerusform>You go down by %n.</numerusform>
            <numerusform>You go down by %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0:seat} goes up by %n.</source>
        <translation>
            <numerusform>{0:seat} goes up by %n.</numerusform>
            <numerusform>{0:seat} goes up by %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You go up by %n.</source>
        <translation>
            <numerusform>You go up by %n.</numerusform>
            <numerusform>You go up by %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>needs %n more</source>
        <translation>
            <numerusform>needs %n more</numerusform>
            <numerusform>needs %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>need %n more</source>
        <translation>
            <numerusform>need %n more</numerusform>
            <numerusform>need %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) bid</source>
        <translation>
            <numerusform>%n trick bid</numerusform>
            <numerusform>%n tricks bid</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You must bid more than %n.</source>
        <translation>
            <numerusform>You must bid more than %n.</numerusform>
            <numerusform>You must bid more than %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>I bid %n.</source>
        <translation>
            <numerusform>I bid %n.</numerusform>
            <numerusform>I bid %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scoring</name>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… and one more</numerusform>
            <numerusform>… and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} is not for %n player(s).</source>
        <translation>
            <numerusform>{0} is not for one player.</numerusform>
            <numerusform>{0} is not for %n players.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheet</name>
    <message numerus="yes">
        <source>On this paper at most %n sheet(s) find room.</source>
        <translation>
            <numerusform>There is room for at most %n sheet on this paper.</numerusform>
            <numerusform>There is room for at most %n sheets on this paper.</numerusform>
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
        <source>%n match(es) exported</source>
        <translation>
            <numerusform>%n match exported</numerusform>
            <numerusform>%n matches exported</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) imported.</source>
        <translation>
            <numerusform>%n match imported.</numerusform>
            <numerusform>%n matches imported.</numerusform>
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
        <source>%n of the last 14 days with a match</source>
        <translation>
            <numerusform>%n of the last 14 days with a match</numerusform>
            <numerusform>%n of the last 14 days with a match</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n day in a row</numerusform>
            <numerusform>%n days in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) was here already.</source>
        <translation>
            <numerusform>%n match was here already.</numerusform>
            <numerusform>%n matches were here already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) put into the archive.</source>
        <translation>
            <numerusform>%n match put into the archive.</numerusform>
            <numerusform>%n matches put into the archive.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) deleted; Undo brings them back.</source>
        <translation>
            <numerusform>%n match deleted; Undo brings it back.</numerusform>
            <numerusform>%n matches deleted; Undo brings them back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) put back.</source>
        <translation>
            <numerusform>%n match put back.</numerusform>
            <numerusform>%n matches put back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) chosen</source>
        <translation>
            <numerusform>%n match chosen</numerusform>
            <numerusform>%n matches chosen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n time(s)</source>
        <translation>
            <numerusform>once</numerusform>
            <numerusform>up to %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left out: %n result(s), and the deals in which a computer player played for somebody.</source>
        <translation>
            <numerusform>Left out: %n result, and the deals in which a computer player played for somebody.</numerusform>
            <numerusform>Left out: %n results, and the deals in which a computer player played for somebody.</numerusform>
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
    <name>table</name>
    <message numerus="yes">
        <source>{0:seat} draws %n card(s).</source>
        <translation>
            <numerusform>{0:seat} draws one card.</numerusform>
            <numerusform>{0:seat} draws %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You draw %n card(s).</source>
        <translation>
            <numerusform>You draw one card.</numerusform>
            <numerusform>You draw %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last deal: everyone plays for the %n counter(s) left.</source>
        <translation>
            <numerusform>Last deal: everyone plays for the one counter left.</numerusform>
            <numerusform>Last deal: everyone plays for the %n counters left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end, %n counter(s) is/are shared out.</source>
        <translation>
            <numerusform>At the end, one counter is shared out.</numerusform>
            <numerusform>At the end, %n counters are shared out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0:seat} puts %n counter(s) into the pot.</source>
        <translation>
            <numerusform>{0:seat} puts one counter into the pot.</numerusform>
            <numerusform>{0:seat} puts %n counters into the pot.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You put %n counter(s) into the pot.</source>
        <translation>
            <numerusform>You put one counter into the pot.</numerusform>
            <numerusform>You put %n counters into the pot.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody else is in: {0:seat} takes the pot, %n counter(s).</source>
        <translation>
            <numerusform>Nobody else is in: {0:seat} takes the pot, one counter.</numerusform>
            <numerusform>Nobody else is in: {0:seat} takes the pot, %n counters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody else is in: you take the pot, %n counter(s).</source>
        <translation>
            <numerusform>Nobody else is in: you take the pot, one counter.</numerusform>
            <numerusform>Nobody else is in: you take the pot, %n counters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The stock is used up: %n discard(s) is/are reshuffled.</source>
        <translation>
            <numerusform>The stock is used up: one discard is reshuffled.</numerusform>
            <numerusform>The stock is used up: %n discards are reshuffled.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0:seat} pays %n counter(s) into the pot.</source>
        <translation>
            <numerusform>{0:seat} pays one counter into the pot.</numerusform>
            <numerusform>{0:seat} pays %n counters into the pot.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pay %n counter(s) into the pot.</source>
        <translation>
            <numerusform>You pay one counter into the pot.</numerusform>
            <numerusform>You pay %n counters into the pot.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pot now holds %n counter(s).</source>
        <translation>
            <numerusform>The pot now holds one counter.</numerusform>
            <numerusform>The pot now holds %n counters.</numerusform>
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
        <source>You win %n.</source>
        <translation>
            <numerusform>You win %n.</numerusform>
            <numerusform>You win %n.</numerusform>
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
        <source>You lose %n.</source>
        <translation>
            <numerusform>You lose %n.</numerusform>
            <numerusform>You lose %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n trick</numerusform>
            <numerusform>%n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the five tricks is/are still missing.</source>
        <translation>
            <numerusform>One of the five tricks is still missing.</numerusform>
            <numerusform>%n of the five tricks are still missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) still out beat it</source>
        <translation>
            <numerusform>%n card still out beats it</numerusform>
            <numerusform>%n cards still out beat it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pot: %n</source>
        <translation>
            <numerusform>pot: %n</numerusform>
            <numerusform>pot: %n</numerusform>
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
        <source>Exchange up to %n card(s), or keep these.</source>
        <translation>
            <numerusform>Exchange one card, or keep these.</numerusform>
            <numerusform>Exchange up to %n cards, or keep these.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw, or discard %n more.</source>
        <translation>
            <numerusform>Draw, or discard one more.</numerusform>
            <numerusform>Draw, or discard up to %n more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>table-view</name>
    <message numerus="yes">
        <source>%n card(s) face down</source>
        <translation>
            <numerusform>%n card face down</numerusform>
            <numerusform>%n cards face down</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) discarded</source>
        <translation>
            <numerusform>%n card discarded</numerusform>
            <numerusform>%n cards discarded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stock, %n card(s)</source>
        <translation>
            <numerusform>Stock, %n card</numerusform>
            <numerusform>Stock, %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tasks</name>
    <message numerus="yes">
        <source>after %n card(s)</source>
        <translation>
            <numerusform>after %n card</numerusform>
            <numerusform>after %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n way(s) the cards may lie, all counted.</source>
        <translation>
            <numerusform>%n way the cards may lie, counted.</numerusform>
            <numerusform>%n ways the cards may lie, all counted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tried in %n imagined deal(s).</source>
        <translation>
            <numerusform>Tried in %n imagined deal.</numerusform>
            <numerusform>Tried in %n imagined deals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) found in your matches.</source>
        <translation>
            <numerusform>%n puzzle found in your matches.</numerusform>
            <numerusform>%n puzzles found in your matches.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tippen</name>
    <message numerus="yes">
        <source>%n counter(s) in the pot. Are you in?</source>
        <translation>
            <numerusform>One counter in the pot. Are you in?</numerusform>
            <numerusform>%n counters in the pot. Are you in?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Buy up to %n card(s), or keep these.</source>
        <translation>
            <numerusform>Buy one card, or keep these.</numerusform>
            <numerusform>Buy up to %n cards, or keep these.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw, or discard %n more.</source>
        <translation>
            <numerusform>Draw, or discard one more.</numerusform>
            <numerusform>Draw, or discard up to %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody else plays: {0:seat} takes the pot, %n counter(s).</source>
        <translation>
            <numerusform>Nobody else plays: {0:seat} takes the pot, one counter.</numerusform>
            <numerusform>Nobody else plays: {0:seat} takes the pot, %n counters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody else plays: you take the pot, %n counter(s).</source>
        <translation>
            <numerusform>Nobody else plays: you take the pot, one counter.</numerusform>
            <numerusform>Nobody else plays: you take the pot, %n counters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0:seat} buys %n card(s).</source>
        <translation>
            <numerusform>{0:seat} buys one card.</numerusform>
            <numerusform>{0:seat} buys %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You buy %n card(s).</source>
        <translation>
            <numerusform>You buy one card.</numerusform>
            <numerusform>You buy %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0:seat} has lost the Belli to the Sow of trumps and pays %n counter(s).</source>
        <translation>
            <numerusform>{0:seat} has lost the Belli to the Sow of trumps and pays one counter.</numerusform>
            <numerusform>{0:seat} has lost the Belli to the Sow of trumps and pays %n counters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have lost the Belli to the Sow of trumps and pay %n counter(s).</source>
        <translation>
            <numerusform>You have lost the Belli to the Sow of trumps and pay one counter.</numerusform>
            <numerusform>You have lost the Belli to the Sow of trumps and pay %n counters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pot now holds %n counter(s).</source>
        <translation>
            <numerusform>The pot now holds one counter.</numerusform>
            <numerusform>The pot now holds %n counters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pot: %n</source>
        <translation>
            <numerusform>pot: %n</numerusform>
            <numerusform>pot: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lampeln is made for four, who get eight cards. With this many players, each gets %n card(s).</source>
        <translation>
            <numerusform>Lampeln is made for four, who get eight cards. With this many players, each gets one card.</numerusform>
            <numerusform>Lampeln is made for four, who get eight cards. With this many players, each gets %n cards.</numerusform>
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
    <name>versions</name>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n line</numerusform>
            <numerusform>%n lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>welcome</name>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished</source>
        <translation>
            <numerusform>%n unfinished</numerusform>
            <numerusform>%n unfinished</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in a row solved</source>
        <translation>
            <numerusform>%n in a row solved</numerusform>
            <numerusform>%n in a row solved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n won</numerusform>
            <numerusform>%n won</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window</name>
    <message numerus="yes">
        <source>You have %n.</source>
        <translation>
            <numerusform>You have %n.</numerusform>
            <numerusform>You have %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0}, %n card(s) played: {1}.</source>
        <translation>
            <numerusform>{0}, %n card played: {1}.</numerusform>
            <numerusform>{0}, %n cards played: {1}.</numerusform>
        </translation>
    </message>
</context>
</TS>
