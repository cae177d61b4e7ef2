/** Words of music, film, sport, money, places and other subjects of school: beside them a name of chemistry means something else. */
export const otherWorlds =
  'sky quadratic elasticity demand supply shrimp pepper vegetables vegetable object nerve vx dmt lsd heroin ' +
  'band song songs lyrics album singer concert guitar movie film films actor netflix game games gaming football soccer basketball ' +
  'baseball tennis cricket team player jumping workout gym price prices stock stocks market markets invest investing bitcoin crypto ' +
  'bank interest mortgage salary recipe recipes cake cook cooking restaurant hotel travel flight holiday history war empire king ' +
  'queen president politics election poem poetry novel shakespeare literature essay art painting museum calculus algebra geometry ' +
  'trigonometry economics psychology philosophy religion bible astronomy planet planets orbit galaxy star mechanics gravity ' +
  'momentum velocity circuit software programming python javascript java coding hacking exploit overflow computer laptop phone ' +
  'iphone android wifi instagram tiktok youtube facebook twitter dating girlfriend boyfriend love romance wedding dress fashion ' +
  'shoes jewelry necklace ring-tone car cars truck bike bicycle house apartment architect lawyer police crime murder weapon bomb ' +
  'bombs family friend friends girl boy dog cat horse animal animals zoo tv show series episode anime manga comic character magic';

/** Names of other worlds whose words are chemistry's. */
export const namesOfOtherWorlds = /^(?:the )?(?:bronze|iron|stone|ice|golden) age$|\bmole[- ]rats?\b/i;
