/**
 * Every sentence about the game, in English. The form of a template is described in template.ts. The holes of a telling are its
 * own fields (telling-words.ts).
 */
import type { Result, TellingKind } from '@spaceline/engine';

/** What cards, places and players are called. */
export const NAMES = {
  you: 'you',
  yours: 'yours',
  theirs: 'the opponent’s',
  of: '{who}’s',
  card: 'a card',
  hiddenCard: 'a hidden card',
  hiddenCards: '{n} hidden cards',
  nobody: 'nobody',
  several: '{n} {title}s',
  severalEs: '{n} {title}es',
  and: '{a} and {b}',
  comma: '{a}, {b}',
  marked: '{name} ({marks})',
  number: 'no. {n}',
  nth: 'place {n}',
  location: 'location {n}',
  planet: 'the planet of {place}',
  table: 'the table',
  aboard: 'aboard {card}',
  on: 'on {card}',
  onPlanet: 'on the planet of {place}',
  at: 'at {place}',
  under: 'under {place}',
  onLocation: 'on {place}',
  yourHand: 'in your hand',
  theirHand: 'in {whose} hand',
  onTable: 'on the table',
} as const;

/** Numbers with all their terms. */
export const SUMS = {
  sum: '{name} {total} = {terms}',
  term: '{n} {card}',
  minusTerm: '−{n} {card}',
  plus: '{terms} + {n} {card}',
  minus: '{terms} − {n} {card}',
  /** after how much it gives: no number of cards */
  hidden: 'out of sight',
  other: 'other',
  attack: 'ATTACK',
  defense: 'DEFENSE',
  strength: 'STRENGTH',
  of: '{who}: {sum}',
  nobody: '{who}: nobody is left standing',
} as const;

/** How a game ended, after who won it. */
export const RESULTS = {
  'full-win': 'a full win',
  'modified-win': 'a modified win',
  'true-tie': 'a true tie',
  concession: 'by concession',
} as const satisfies Record<Result['kind'], string>;

/** What happened. A kind that can be told in several ways has a name for each; telling-words.ts says which it is. */
export const TOLD = {
  // ----- the course of the game
  turn: { yours: 'Turn {number}: your turn', theirs: 'Turn {number}: {who}' },
  'turn-skipped': '{who} [skip|skips] a turn',
  'time-up': 'Time is up',
  'other-rules': 'From here on the game is played with version {version} (rules {rules})',
  conceded: {
    itself: '{who} [concede|concedes]',
    away: '{who} [were|was] away for too long',
    time: '{who} [have|has] run out of time',
  },
  'game-over': {
    'full-win': '{who} [win|wins]: a full win',
    'modified-win': '{who} [win|wins]: a modified win',
    concession: '{who} [win|wins] by concession',
    'true-tie': 'Nobody wins: a true tie',
  },
  // ----- cards on their way
  seeded: {
    openly: '{who} [seed|seeds] {card}< at {at}>',
    aboard: '{who} [seed|seeds] {card} aboard {at}',
    under: '{who} [seed|seeds] {card} under {at}',
    down: '{who} [seed|seeds] {card} face down',
  },
  'slid-under': '{who} [slide|slides] {count} [cards|card] under {at}',
  reported: '{who} [report|reports] {card} to {to}< (allowed by {using})>',
  played: {
    openly: '{who} [play|plays] {card}< on {on}>',
    at: '{who} [play|plays] {card} at {on}',
    'face-down': '{who} [play|plays] {card} face down< on {on}>',
    'as-interrupt': '{who} [play|plays] {card} as an interrupt< on {on}>',
  },
  'played-back': '{card} goes back to the hand',
  activated: '{who} [activate|activates] {card}',
  used: '{who} [use|uses] {card}< ({ability})>< on {on}>',
  downloaded: '{who} [download|downloads] {card}< with {using}>',
  drew: '{who} [draw|draws] {count} [cards|card]',
  'deck-regenerated': '{who} [regenerate|regenerates] the draw deck: {count} [cards|card]',
  took: {
    tent: '{who} [take|takes] {card} from the tent',
    discard: '{who} [take|takes] {card} from the discard pile',
    deck: '{who} [take|takes] {card} from the draw deck',
    table: '{who} [take|takes] {card} from the table',
  },
  revealed: '{card} [are|is] revealed< by {by}>',
  selected: {
    random: '{chosen} [are|is] selected at random< from {n}>',
    choice: '{chosen} [are|is] selected< from {n}>',
    'random-by': '{who} [select|selects] {chosen} at random< from {n}>',
    'choice-by': '{who} [choose|chooses] {chosen}< from {n}>',
  },
  placed: { on: '{card} is placed on {on}', table: '{card} is placed on the table' },
  left: {
    hand: '{card} [return|returns] to hand< because of {by}>',
    deck: '{card} [go|goes] into the draw deck< because of {by}>',
    'bottom-of-deck': '{card} [go|goes] to the bottom of the draw deck< because of {by}>',
    discard: '{card} [go|goes] to the discard pile< because of {by}>',
    'out-of-play': '{card} [are|is] placed out of play< because of {by}>',
    'point-area': '{card} [go|goes] to the point area< because of {by}>',
    'side-deck': '{card} [go|goes] to the side deck< because of {by}>',
    under: '{card} [go|goes] back under the mission< because of {by}>',
  },
  relocated: '{cards} [are|is] moved< from {from}> to {to}< by {by}>',
  replaced: {
    persona: '{card} replaces {old}',
    morph: '{card} takes the place of {old}',
    exchange: '{card} is exchanged for {old}',
  },
  discarded: {
    play: '{cards} [are|is] discarded< because of {by}>',
    hand: '{cards} [are|is] discarded from hand< because of {by}>',
    deck: '{cards} [are|is] discarded from the draw deck< because of {by}>',
  },
  ended: { cured: '{card} is cured', expired: '{card} expires', nullified: '{card} is nullified' },
  nullified: '{card} [are|is] nullified< by {by}>',
  // ----- ships and people
  moved: '{who} [move|moves] {ship} from {from} to {to}',
  'not-staffed': '{ship} is not staffed',
  transported: {
    beam: '{who} [beam|beams] {cards} from {from} to {to}',
    walk: '{who} [have|has] {cards} walk from {from} to {to}',
  },
  docked: '{who} [dock|docks] {ship} at {at}',
  undocked: '{who} [undock|undocks] {ship}< from {from}>',
  landed: '{who} [land|lands] {ship}',
  'took-off': '{who} [have|has] {ship} take off',
  loaded: '{who} [take|takes] {ship} aboard {into}',
  launched: '{who} [launch|launches] {ship}',
  hid: {
    cloak: '{who} [cloak|cloaks] {ship}',
    decloak: '{who} [decloak|decloaks] {ship}',
    phase: '{who} [phase|phases] {ship}',
    dephase: '{who} [dephase|dephases] {ship}',
  },
  'works-as': '{who} [let|lets] {card} work as {affiliation}',
  stopped: '{cards} [are|is] stopped< by {by}>',
  unstopped: '{cards} [are|is] no longer stopped< thanks to {by}>',
  stasis: '{card} [are|is] in stasis',
  killed: {
    effect: '{whom} [are|is] killed< by {by}>',
    battle: '{whom} [are|is] killed in battle< by {by}>',
    'with-its-ship': '{whom} [die|dies] with the ship< because of {by}>',
    white: '{whom} [die|dies] for want of white',
  },
  destroyed: {
    effect: '{card} [are|is] destroyed< by {by}>',
    battle: '{card} [are|is] destroyed in battle< by {by}>',
    'with-its-ship': '{card} [are|is] destroyed with the ship< because of {by}>',
    white: '{card} [are|is] destroyed for want of white',
  },
  deactivated: '{card} [are|is] deactivated',
  reactivated: '{who} [reactivate|reactivates] {card}',
  erased: '{who} [erase|erases] {cards}',
  assimilated: '{who} [assimilate|assimilates] {card}',
  'turned-over': '{card} is turned over',
  commandeered: '{who} [commandeer|commandeers] {ship}',
  // ----- missions
  attempted: {
    crew: '{who} [attempt|attempts] {at} with the crew of {from}',
    team: '{who} [attempt|attempts] {at} with an Away Team',
  },
  met: '{who} [meet|meets] {card}',
  'void-seed': {
    'mis-seed': '{card} was seeded against the rules and is out of play',
    'no-door': '{card} needs an open door and is out of play',
    'no-trigger': 'Nothing sets {card} off; it is discarded',
    'second-copy': '{card} is in play already; this copy is discarded',
    'no-text': '{card} is not in Spaceline yet: it plays as a blank and is discarded',
  },
  'encounter-over': {
    overcome: '{who} [overcome|overcomes] {card}',
    failed: '{who} [fail|fails] to overcome {card}',
    placed: '{card} stays in play',
    nullified: '{card} is nullified',
    void: '{card} does nothing',
  },
  experienced: {
    last: '{who} [experience|experiences] {card} (Q-Flash, the last card)',
    more: '{who} [experience|experiences] {card} (Q-Flash, {left} more to come)',
  },
  probed: '{who} [probe|probes]: {card}',
  solved: '{who} [solve|solves] {at}',
  'not-solved': '{who} cannot solve {at}',
  'attempt-over': 'The attempt of {at} is over',
  acquired: '{who} [acquire|acquires] {card}',
  points: {
    score: '{who} [score|scores] {points} [points|point]< for {source}>',
    bonus: '{who} [score|scores] {points} bonus [points|point]< for {source}>',
    lose: '{who} [lose|loses] {points} [points|point]< because of {source}>',
    'lose-bonus': '{who} [lose|loses] {points} bonus [points|point]< because of {source}>',
    'take-back': '{who} [lose|loses] the {points} [points|point]< for {source}> again< because of {by}>',
    'make-good': '{who} [get|gets] back the {points} [points|point]< lost to {source}>< because of {by}>',
    'score-more': '{who} [score|scores] {points} more [points|point]< for {source}>< because of {by}>',
    'lose-more': '{who} [lose|loses] {points} more [points|point]< for {source}>< because of {by}>',
    steal: '{who} [get|gets] {points} [points|point]< for {source}> from {other}< because of {by}>',
    'lose-to': '{who} [lose|loses] {points} [points|point]< for {source}> to {other}< because of {by}>',
  },
  // ----- ship battle
  attacked: {
    player: '{who} [attack|attacks] {target} with {with}',
    itself: '{with} [attack|attacks] {target}',
  },
  'returned-fire': '{who} [return|returns] fire at {target} with {with}',
  tactic: '{who} [use|uses] {card} (ATTACK {attack}, DEFENSE {defense})',
  shot: {
    miss: '{by} [fire|fires] at {at}: ATTACK {attack} against DEFENSE {defense}, no hit',
    hit: '{by} [fire|fires] at {at}: ATTACK {attack} against DEFENSE {defense}, a hit',
    'direct hit': '{by} [fire|fires] at {at}: ATTACK {attack} against DEFENSE {defense}, a direct hit',
    spared: '{by} [fire|fires] at {at}: ATTACK {attack} against DEFENSE {defense}, spared',
  },
  marker: '{marker} lands on {on}: HULL {hull}%',
  rotated: '{card} is damaged: HULL {hull}%',
  repaired: { fully: '{ship} is fully repaired', partly: '{ship} is repaired' },
  maneuver: { deceives: '{ship} seems to be in two places', fails: '{ship} does not deceive anybody' },
  'ship-battle-over': 'The battle at {at} is over',
  // ----- personnel battle
  fight: {
    aboard: '{who} [start|starts] a battle aboard {at}',
    on: '{who} [start|starts] a battle on {at}',
    at: '{who} [start|starts] a battle at {at}',
  },
  duel: '{a} (STRENGTH {x}) meets {b} (STRENGTH {y})',
  'struck-down': {
    stunned: '{card} [are|is] stunned',
    'mortally wounded': '{card} [are|is] mortally wounded',
  },
  spared: '{card} [are|is] spared',
  'fight-totals': 'Total STRENGTH: {a} {x}, {b} {y}',
  'fight-won': '{who} [win|wins] the battle',
  'fight-over': 'The battle is over',
  // ----- captives and infiltrators
  captured: '{who} [capture|captures] {card}',
  freed: '{card} [are|is] free',
  custody: {
    'take-custody': '{who} [take|takes] {card} into custody',
    brig: '{who} [put|puts] {card} into the Brig',
    unbrig: '{who} [take|takes] {card} out of the Brig',
    leave: '{who} [leave|leaves] {card} behind',
    rescue: '{who} [rescue|rescues] {card}',
    release: '{who} [release|releases] {card} from the Brig',
  },
  infiltrated: '{card} infiltrates',
  exposed: '{card} [are|is] exposed',
  'house-arrest': '{who} [have|has] {card} put under house arrest',
} as const satisfies Record<TellingKind, string | Readonly<Record<string, string>>>;

/** What is asked of a team, and how much of it is there. */
export const NEEDS = {
  of: '{text} ({have} of {need})',
  below: '{text} ({have}, must be below {need})',
  met: '{text} (met)',
  missing: '{text} (not met)',
  and: '{a}, {b}',
  or: '{a} or {b}',
} as const;

/** What else can be said of a telling. */
export const DETAILS = {
  needs: 'Needed: {needs}',
  pool: 'From: {cards}',
  team: 'There: {cards}',
  aboard: 'Aboard: {cards}',
  sides: '{a} against {b}',
  both: '{a}; {b}',
} as const;

/** What an option is: a stem that options with different ends share, and the end. */
export const OPTIONS = {
  report: ['Report {card}', ''],
  reportTo: ['Report {card} to', '{to}< (allowed by {via})>'],
  play: ['Play {card}', ''],
  playFaceDown: ['Play {card} face down', ''],
  playAt: ['Play {card} at', '{to}'],
  playOn: ['Play {card} on', '{to}'],
  download: ['Download {card}< with the icon of {icon}>', ''],
  downloadTo: ['Download {card}< with the icon of {icon}> to', '{to}'],
  mission: ['Place the mission {card}', ''],
  missionLeft: ['Place the mission {card}', 'at the left end'],
  missionRight: ['Place the mission {card}', 'at the right end'],
  missionAt: ['Place the mission {card}', 'at {word}'],
  seedTable: ['Seed {card} on the table', ''],
  seedAboard: ['Seed {card} aboard', '{to}'],
  seedUnder: ['Seed {card} under', '{to}'],
  seedAt: ['Seed {card} at', '{to}'],
  takeBack: ['Take back {card}< from {laidOut}>', ''],
  beam: ['Beam {who} from {from} to', '{to}< (choose who, of {n})>'],
  walk: ['Have {who} walk from {from} to', '{to}< (choose who, of {n})>'],
  move: ['Move {card}', ''],
  moveTo: ['Move {card} to', '{to}< (RANGE {cost} of {left})>'],
  attemptCrew: ['Attempt {to} with', 'the crew of {from}< ({able} able)>'],
  attemptTeam: ['Attempt {to} with', 'the Away Team< ({able} able)>'],
  fightAboard: ['Start a personnel battle', 'aboard {from}'],
  fightOn: ['Start a personnel battle', 'on {from}'],
  switch: ['Let {card} work as', '{affiliation}'],
  use: ['Use {card}<: {word}>', ''],
  useOn: ['Use {card}<: {word}>,', 'on {to}'],
  pickSome: ['Choose {min} of {n} cards', ''],
  pickRange: ['Choose {min} to {max} of {n} cards', ''],
  pass: ['Pass', ''],
  passSeeds: ['Done: your seed cards are laid out', ''],
  passTactic: ['Use no Tactic', ''],
  passCombat: ['Neither', ''],
  passOffer: ['No', ''],
  passSeeding: ['Pass: seed nothing now', ''],
  endTurn: ['End your turn', ''],
} as const satisfies Record<string, readonly [stem: string, tail: string]>;

/** The verbs that need only "what, to where": by themselves, and with a place to follow. */
export const PLAIN = {
  dock: ['Dock< {what}>', 'at'],
  undock: ['Undock< {what}>', 'from'],
  land: ['Land< {what}>', 'on'],
  'take-off': ['Take off with< {what}>', 'to'],
  load: ['Take aboard:< {what}>', 'into'],
  launch: ['Launch< {what}>', 'from'],
  cloak: ['Cloak< {what}>', ''],
  decloak: ['Decloak< {what}>', ''],
  phase: ['Phase< {what}>', ''],
  dephase: ['Dephase< {what}>', ''],
  attack: ['Attack with< {what}>', 'against'],
  fire: ['Fire< {what}>', 'at'],
  'hold-fire': ['Hold fire< {what}>', 'at'],
  'take-custody': ['Take into custody:< {what}>', 'to'],
  brig: ['Put into the brig:< {what}>', 'of'],
  unbrig: ['Take out of the brig:< {what}>', 'to'],
  leave: ['Leave behind:< {what}>', 'at'],
  release: ['Release< {what}>', 'at'],
  rescue: ['Rescue< {what}>', 'at'],
  infiltrate: ['Infiltrate with< {what}>', 'at'],
  expose: ['Expose< {what}>', ''],
  activate: ['Activate< {what}>', ''],
} as const satisfies Record<string, readonly [what: string, link: string]>;

/** An option as a line of the menu of what was clicked: `…Here` where it starts from there. */
export const MENU = {
  beam: 'Beam {who} from {from} to {to}',
  beamSome: 'Beam people from {from} to {to}',
  beamHere: 'Beam {who} to {to}',
  beamSomeHere: 'Beam people to {to}',
  beamDown: 'Beam {who} down to {to}',
  beamSomeDown: 'Beam people down to {to}',
  walk: 'Have {who} walk from {from} to {to}',
  walkSome: 'Walk from {from} to {to}',
  walkHere: 'Have {who} walk to {to}',
  walkSomeHere: 'Walk to {to}',
  attack: 'Attack {to}',
  fire: 'Fire at {to}',
  move: 'Move {card} to {to}< for {cost} RANGE, {rest} left>',
} as const;

/** What a question says of a card where there is none. */
export const IT = 'It';
