/** One card, in words. */
import { cardText } from '@spaceline/cards';
import { ATTRIBUTES, attribute, type CardDef, type EventName, type Game, skills, staffingOf } from '@spaceline/engine';
import type { PlayMode } from '@spaceline/engine/language';
import { joined, type Language, phrase, type Words } from '@spaceline/protocol';
import { type Say, type Speech, sayIn } from '../speech.ts';

const NUMBERS = {
  integrity: 'INTEGRITY {n}',
  cunning: 'CUNNING {n}',
  strength: 'STRENGTH {n}',
  range: 'RANGE {n}',
  weapons: 'WEAPONS {n}',
  shields: 'SHIELDS {n}',
} as const;

const numbers = (d: CardDef, say: Say): Words =>
  joined(
    ATTRIBUTES.filter((a) => d.facts[a] !== undefined).map((a) => say(NUMBERS[a], { n: d.facts[a]! })),
    ', ',
  );

const PLACES = { planet: 'planet', space: 'space', both: 'planet and space' } as const;

/** "planet", "space", "planet and space" */
export const whereWords = (d: CardDef, say: Say): Words => say(PLACES[d.facts.where ?? 'space']);

/** "35", "40+" */
export const pointsText = (d: CardDef): string => `${d.facts.points ?? '?'}${d.facts.variablePoints ? '+' : ''}`;

/** "Personnel, Kazon, OFFICER", "Mission, planet, 35 points". */
export function kindLine(d: CardDef, say: Say): Words {
  const f = d.facts;
  const parts: Words[] = [f.type];
  if (f.facility) parts.push(say(f.facility));
  if (f.where && (d.mission || d.dilemma)) parts.push(whereWords(d, say));
  if (f.affiliations.length > 0) parts.push(f.affiliations.join('/'));
  if (f.points !== undefined) parts.push(say('{n} points', { n: pointsText(d) }));
  if (d.mission) parts.push(say('span {n}', { n: f.span ?? 1 }));
  return joined(parts, ', ');
}

const icons = (names: readonly string[]): string => names.map((i) => `[${i}]`).join(' ');

/** What stands on the card that its text does not say. */
function factLines(d: CardDef, say: Say): Words[] {
  const f = d.facts;
  const out = [kindLine(d, say)];
  if (f.class) out.push(f.class);
  const n = numbers(d, say);
  if (n !== '') out.push(n);
  if (f.staffing)
    out.push(f.staffing.length > 0 ? say('Staffing: {icons}', { icons: icons(f.staffing) }) : say('Staffing: none'));
  if (f.icons.length > 0) out.push(say('Icons: {icons}', { icons: icons(f.icons) }));
  const words = [...new Set([...(f.species ?? []), ...f.keywords])];
  if (words.length > 0) out.push(say('Characteristics: {words}', { words: words.join(', ') }));
  if (d.mission && f.missionAffiliations?.length)
    out.push(say('May be attempted by {who}.', { who: f.missionAffiliations.join(', ') }));
  if (f.countdown !== undefined) out.push(say('Countdown {n}', { n: f.countdown }));
  return out;
}

export const wholeCard = (d: CardDef, language: Language): Words[] => [
  `${d.title} [${d.facts.set}]`,
  ...factLines(d, sayIn(language)),
  ...cardText(d).map(language),
];

/** A person in a line: classification, skills and numbers as they are now. */
export function personLine(g: Game, id: number, say: Say): Words {
  const d = g.def(id);
  if (!d.personnel) return kindLine(d, say);
  const has = [...skills(g, id)].map(([name, level]) => (level > 1 ? `${name} x${level}` : name));
  const now = (['integrity', 'cunning', 'strength'] as const).map((a) => say(NUMBERS[a], { n: attribute(g, id, a) }));
  return phrase`${has.join(', ')}; ${joined(now, ', ')}`;
}

/** Somebody of the other side in a line: what is printed, since what it is now may rest on cards that are hidden. */
export function printedLine(d: CardDef, say: Say): Words {
  if (!d.personnel) return kindLine(d, say);
  const { classification, skills: printed = [] } = d.facts;
  const has = printed.map(({ name, level }) => (level > 1 ? `${name} x${level}` : name));
  return phrase`${[...(classification ? [classification] : []), ...has].join(', ')}; ${numbers(d, say)}`;
}

/** A ship in a line. */
export function shipLine(g: Game, id: number, say: Say): Words {
  const now = (['range', 'weapons', 'shields'] as const).map((a) => say(NUMBERS[a], { n: attribute(g, id, a) }));
  const staffing = g.def(id).facts.staffing ?? [];
  if (staffing.length > 0) now.push(say('needs {icons}', { icons: icons(staffing) }));
  return joined(now, ', ');
}

const LACKS = {
  icon: {
    absent: '{icon} nobody',
    stopped: '{icon} nobody (stopped)',
    disabled: '{icon} nobody (disabled)',
    arrested: '{icon} nobody (under house arrest)',
  },
  match: {
    absent: 'nobody matches her',
    stopped: 'whoever matches her is stopped',
    disabled: 'whoever matches her is disabled',
    arrested: 'whoever matches her is under house arrest',
  },
} as const;

/** who fills which icon of an own ship, and what is missing. */
export function staffingLine(g: Game, ship: number, { say, naming }: Speech): Words {
  const { staffed, icons: places, match, helpers } = staffingOf(g, ship);
  const parts = places.map(({ icon, by, lack }) =>
    lack === null
      ? say('{icon} {who}', { icon: `[${icon}]`, who: naming.card(by) })
      : say(LACKS.icon[lack], { icon: `[${icon}]` }),
  );
  parts.push(
    match.lack === null ? say('{who} matches her', { who: naming.card(match.by) }) : say(LACKS.match[match.lack]),
  );
  const holes = {
    parts: joined(parts, ', '),
    who:
      helpers.length > 0
        ? joined(
            helpers.map((id) => naming.card(id)),
            ', ',
          )
        : null,
  };
  return say(staffed ? 'Staffed: {parts}.' : 'Not staffed: {parts}<; with the help of {who} she would be>.', holes);
}

/** When a card that answers something may be played. */
const ANSWERS: Readonly<Record<EventName, string>> = {
  plays: 'when a card is played',
  reported: 'when a card has reported',
  attempt: 'when an attempt begins',
  encounters: 'when a seed card is met',
  'q-flash': 'in a Q-Flash',
  dies: 'when somebody is about to die',
  died: 'when somebody has died',
  destroys: 'when a ship is about to be destroyed',
  destroyed: 'when a ship has been destroyed',
  wrecks: 'when Equipment is about to be destroyed',
  solved: 'when a mission has been solved',
  found: 'when an artifact has been met',
  acquired: 'when something has been earned from a mission',
  scanned: 'when a mission has been scanned',
  hides: 'when a ship has cloaked or phased',
  'shows-up': 'when a ship is about to decloak or dephase',
  'attempt-ended': 'when an attempt has ended',
  stopped: 'when somebody has been stopped',
  selects: 'when somebody is about to be selected at random',
  selected: 'when somebody has been selected at random',
  moves: 'when a ship moves',
  flew: 'when a ship has flown',
  docked: 'when a ship has docked',
  beamed: 'when somebody has beamed',
  walked: 'when somebody has walked',
  'time-travelled': 'when somebody has travelled through time',
  'turn-begins': 'when a turn begins',
  draws: 'when a card is about to be drawn',
  drew: 'when a card has been drawn',
  downloads: 'when a card is downloaded',
  captures: 'when somebody is about to be captured',
  captured: 'when somebody has been captured',
  jailed: 'when somebody has been put into a Brig',
  abducted: 'when somebody has been abducted',
  assimilated: 'when somebody has been assimilated',
  probed: 'when somebody has probed',
  commandeered: 'when a ship or facility has been commandeered',
  'turned-over': 'when a card has been turned over',
  'personnel-battle': 'when a personnel battle begins',
  engaged: 'when two adversaries meet',
  stunned: 'when somebody has been stunned',
  wounded: 'when somebody has been mortally wounded',
  fought: 'when the combats are over',
  won: 'when a battle has been won',
  'fight-over': 'when a personnel battle is over',
  'ship-battle': 'when a ship battle begins',
  'ship-battle-over': 'when a ship battle is over',
  'between-actions': 'between two actions',
};

function timing(mode: PlayMode): string {
  if (typeof mode.timing === 'object') return ANSWERS[mode.timing.on];
  if (mode.timing === 'any') return 'at any time';
  if (mode.timing === 'turn') return 'in your turn, without a card play';
  return mode.free ? 'free' : 'a card play';
}

/** What it takes to play a card from the hand. */
export function costLine(d: CardDef, speech: Speech): Words {
  const { say } = speech;
  if (d.personnel || d.ship || d.equipment) return say('reports: a card play');
  const modes = d.rules?.plays ?? [];
  if (modes.length === 0)
    return say(d.status === 'facts-only' ? 'a blank: its text is not in Spaceline yet' : 'is only seeded');
  return speech.either([...new Set(modes.map(timing))].map((when) => say(when)));
}
