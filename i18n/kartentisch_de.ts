<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>about</name>
    <message>
        <source>About Kartentisch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card table for people at one screen and for opponents that never tire, with score sheets and club evenings. Everything stays on this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version {version}, with Qt {qt}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free software under the MIT licence; card faces included.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bots</name>
    <message>
        <source>Computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beginner&apos;s luck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plays by rules of thumb</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plays any card that is allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plays at this screen</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>calls</name>
    <message>
        <source>suggested</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What can be said</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cards</name>
    <message>
        <source>Acorns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ober</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, the {nickname}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>face-down card</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>curtain</name>
    <message>
        <source>It is {name}&apos;s turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Please hand over. Nobody else looks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I am {name}: show my cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Curtain</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>host</name>
    <message>
        <source>No trick has been taken yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>menu</name>
    <message>
        <source>&amp;Evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New evening …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open an evening …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save a copy …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Print the sheet …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sheet as P&amp;DF …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Se&amp;ttings …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Sort the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go on at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Slate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Bigger cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;maller cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards that &amp;fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rules of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Kartentisch</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>new-match</name>
    <message>
        <source>Advanced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Evening number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evening number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same number brings the same cards again; empty is new.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;House rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>own rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {number} still needs a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two players are called {name}: nobody could tell them apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Number of players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat &amp;{number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name at seat {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays at seat {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>options</name>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>preferences</name>
    <message>
        <source>General</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading aloud</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One click plays a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the slate beside the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opponents play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards fly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A decided trick lies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play a card by itself if it is the only one allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal on without asking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A screen reader is told</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as in the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slowly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at an easy pace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>always</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until a click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tricks and deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seconds} seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Restore defaults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ramsen</name>
    <message>
        <source>Ramsen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five tricks, four cards that are always trump, and two crosses on the slate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bavaria</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ramsch, as in Zaisertshofen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play or pass before exchanging</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When cutting, rearhand may keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any bottom card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only a permanent trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who kept a card must play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards the whole table may exchange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as many as the talon has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer&apos;s swap for the upcard counts among the five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dealer who took the upcard must play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When a permanent trump is turned up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the suit printed on it is trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another card is turned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When all but one pass, the one gets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five bars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trump Sow opens, and the second trick is led with trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crosses to complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays and takes nothing gets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an extra cross</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no penalty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with the first to finish, who wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when all places are played out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when one is left, who gets a Bolla</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal stops with the bar that ends the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paid to the winner for each open bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games in an evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cut to this card. Keep it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay away what you want to exchange.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do you play?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0:seat} cuts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0:seat} exchanges.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0:seat} considers whether to play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is {0:seat}&apos;s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep it (schleck)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchange nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw from the talon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the {0:card} for the {1:card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0:seat} keeps the card he cut: a schleck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0:seat} lays a card away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{0:seat} draws %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{0:seat} takes the {1:card} lying open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0:seat} plays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0:seat} passes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All others pass: {0:seat} is alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0:seat} has completed all crosses!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>schleck</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>exchanged %n</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a permanent trump may be kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the card or leave it: nothing else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {0:card} was taken openly and is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table has exchanged as many cards as are allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the dealer may take the upcard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First draw for what was laid away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was laid away to draw for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First say whether you play or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who has exchanged must play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who took a card in this way must play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The second trick must be led with a trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who leads with the trump Sow must open with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {0:card} is worth more than the right to exchange.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {0:card} is not worth the right to exchange.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand is too weak: no trick would cost an extra cross.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand should take a trick or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {1:card} lying open is better than the {0:card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {0:card} will hardly take a trick; a new card may.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rest is worth keeping.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can beat the {0:card} any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {0:card} is the highest of its suit still out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A small plain card now, and the trumps for later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {0:card} is the best chance of a trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This trick cannot be won: the lowest card will do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {0:card} is the cheapest card that wins for sure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {0:card} may well win the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dallmutz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Belli</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Großer Bube</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kleiner Bube</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Critical</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crosses</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>cross, %n of 5 bars</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>penalty cross, %n of 5 bars</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Bolla</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>open bars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>games won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points for places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bolla</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>money</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a word in the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the one before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On to the next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules: {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no rule page for this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This page exists in English only.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sheet</name>
    <message>
        <source>page {number} of {of}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} (winner)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {marks}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players: {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slate of game {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signatures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The printer or file cannot be written to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture cannot be made: it is too large.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print the sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not in this deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table of deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s), one to a row; a column for each player</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Slate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The slate is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slate: {title}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>side</name>
    <message>
        <source>house rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Story</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What has happened</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>stage</name>
    <message>
        <source>dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The last trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} wins the evening!</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>{0:seat} leads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0:seat} plays the {1:card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0:seat} takes the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0:seat} has dealt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {0:card} is turned up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0:suit} are trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This deal is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is {0:seat}&apos;s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now a card has to be played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {0:card} is not in this hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {0:card} may not be led now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0:suit} were led: whoever has that suit must follow it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trump was led: whoever has a trump must play one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without {0:suit}, the suit led, whoever has a trump must play one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {0:card} must be beaten by whoever can beat it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing else is allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any move is as good as another.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>troubles</name>
    <message>
        <source>This evening is already open in another window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This evening cannot be opened: line {0} does not fit the rules. The file has not been changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This program has no game “{0}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The house rule “{0}” is unknown here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game is not made for {0} players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no file “{0}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{0}” was saved by a newer Kartentisch; this one cannot read it. The file has not been changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{0}” is not an evening of Kartentisch. It has not been changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{0}” is damaged in line {1}. It has not been changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{0}” cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The evening cannot be saved just now ({0}). You can play on; what is missing is written as soon as it can be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last entry of this evening was not written to its end. What there was of it is kept as “{0}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card set “{0}” is missing; plain cards are shown instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The translation “{0}” is missing; English is used.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>welcome</name>
    <message>
        <source>Kartentisch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Old card games of the German-speaking lands, at a table of their own: against opponents worth beating, or between people at this machine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sit down and play &amp;Ramsen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Set up an evening …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open an evening …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R&amp;ead the rules</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>window</name>
    <message>
        <source>Open an evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evenings (*{0})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as “{0}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sheet as PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{0}” cannot be written: {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New evening …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move a card within the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play the chosen card, or look on after a trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a place for the card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put a card back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the hand to the buttons and the sheet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
