/** Builders: one for each card type. They take the parts of a text and generate the English of the whole. */
import { calledWays } from '../cards/called.ts';
import type { CardType } from '../cards/facts.ts';
import { wordOf } from '../cards/marks.ts';
import type { Attribute } from '../cards/names.ts';
import type { EventName } from '../core/events.ts';
import type { Game } from '../core/game.ts';
import type { SeedPhase } from '../core/process.ts';
import { locationSpot } from '../core/spot.ts';
import { isLocated, rightOf } from '../spaceline/places.ts';
import { stationsFor } from '../spaceline/sites.ts';
import { type Amount, amountOf, figureOf } from './amounts.ts';
import { when } from './conditions.ts';
import type {
  Ability,
  Condition,
  Definition,
  Effect,
  Filter,
  Limit,
  Modifier,
  PlayMode,
  SeedMode,
  Selector,
  SitePlace,
  TacticText,
  TacticWord,
  TimePlace,
  Trigger,
} from './definition.ts';
import { howOften, list, sentences, squeeze, toDo, withArticle } from './english.ts';
import { clausesOf } from './lasting.ts';
import { spoke, spokenOf } from './names.ts';
import { readingOf } from './reading.ts';
import { select } from './selectors.ts';

type Parts = Omit<Definition, 'type' | 'title' | 'text' | 'variable' | 'span'> & {
  text?: string;
  /** R-7.3: where X is printed for it, or more than one number */
  span?: Amount;
  /** printed numbers that are worked out */
  variable?: Partial<Record<Attribute, Amount>>;
};

function assemble(p: Parts): string {
  const seeds = (p.seeds ?? []).map((m) => (m.effect?.text ? `${m.text}: ${m.effect.text}` : m.text));
  // of a way of playing that is open at several moments, only the first has a text
  const plays = (p.plays ?? []).map((m) => m.text).filter((t) => t !== '');
  // what stays in play says first where it lies; seeded and played in the same way, it says so once
  const alike = seeds.length > 0 && plays[0]?.startsWith(seeds[0].replace(/^seeds/, 'plays'));
  const lead = alike ? `Seeds or ${plays[0]}` : seeds.length === 0 && p.plays?.[0]?.stays ? plays[0] : undefined;
  const rest = plays.slice(lead === undefined ? 0 : 1);
  return sentences(
    p.useAs ? `Use as ${p.useAs} card` : undefined,
    p.encounter?.text,
    lead ?? seeds.join(' OR '),
    rest.length === 0 ? undefined : `${lead === undefined && seeds.length === 0 ? '' : 'OR '}${rest.join('. OR ')}`,
    p.time ? `corresponds to ${p.time.corresponds.one}` : undefined,
    p.time?.native ? nativesOf(p.time.native) : undefined,
    p.collective?.text,
    ...(p.modifiers ?? []).map((m) => m.text),
    ...(p.abilities ?? []).map((a) => a.text),
    ...(p.downloads ?? []).map((d) => `Special download: ${d.text}`),
    p.pairsFirst === true ? 'In battle, may pair first and select the adversary' : undefined,
    p.pairsFirst === 'with whoever comes' ? 'In personnel battle, may be paired before the others' : undefined,
    p.multiplexes
      ? 'In battle, the ship it is on may use its total WEAPONS against as many targets as there are [Def] Borg aboard'
      : undefined,
    ...Object.entries(p.variable ?? {}).map(([name, n]) => `${name.toUpperCase()} is ${figureOf(n)}`),
    p.points?.text,
    p.coexists
      ? `May coexist with ${withArticle(squeeze(`${p.coexists.pre} ${p.coexists.named ? '' : 'facility'} ${p.coexists.post}`))}`
      : undefined,
    p.openToBoth ? 'May be used by all players’ compatible cards' : undefined,
    p.site?.innermost ? 'This card is the innermost site of any Nor' : undefined,
    p.span === undefined ? undefined : `span ${figureOf(p.span)}`,
    p.inserts ? `May be inserted into the spaceline (limit ${p.inserts.atMost})` : undefined,
    p.docks?.text,
    p.covers === undefined ? undefined : `Extends only ${p.covers * 100}% of its SHIELDS to docked ships`,
    p.noRepairs ? 'Does not repair ships' : undefined,
    ...(p.triggers ?? []).map((t) => t.text),
    p.cure?.text,
    p.owes ? `You lose the game if it ends while ${p.owes.text}` : undefined,
    p.expires ? `If the countdown expires, ${p.expires.text}` : undefined,
    p.nullified ? `Nullified if ${p.nullified.text}` : undefined,
    p.seeded ? `When seeded, ${p.seeded.text}` : undefined,
    p.solved ? `When you solve it, ${p.solved.text}` : undefined,
    p.otherEnd ? `on your opponent’s end: ${p.otherEnd.map((a) => `[${a}]`).join(' ')}` : undefined,
    p.acquired?.text,
    p.returnsHeld ? 'If it leaves play, what is under it returns to its owner’s hand' : undefined,
    p.immuneTo?.length ? `Immune to ${list(p.immuneTo, 'and')}` : undefined,
    limitOf(p),
  );
}

/** R-3.24: of a place where nobody is at home, nothing is said. */
const nativesOf = (f: Filter): string =>
  squeeze(`native to this timeline: ${f.named ? f.pre : `${f.pre} cards`} ${f.post}`);

/** "Seeds one …" has said already that there is one in play; what else copies are for is no matter of that. */
function limitOf({ limit, seeds }: Parts): string | undefined {
  if (limit === 'not-duplicatable') return '(Not duplicatable.)';
  return limit === 'unique' && !seeds?.some((m) => m.text.startsWith('seeds one ')) ? '(Unique.)' : undefined;
}

/** Every effect of a card. */
const effectsOf = (p: Parts): (Effect | null | undefined)[] => [
  p.encounter,
  p.expires,
  p.seeded,
  p.solved,
  p.acquired,
  p.tactic?.damage,
  ...(p.plays ?? []).map((m) => m.effect),
  ...(p.seeds ?? []).map((m) => m.effect),
  ...(p.abilities ?? []).map((a) => a.effect),
  ...(p.triggers ?? []).map((t) => t.effect),
];

/** The text without the condition: the same parts, of which the encounter says only the rest. */
function asksOf(p: Parts): Definition['asks'] {
  const { encounter } = p;
  if (encounter?.asks === undefined || p.text !== undefined) return undefined;
  const { how, rest } = encounter.asks;
  return { how, rest: assemble({ ...p, encounter: { ...encounter, text: rest } }) };
}

/** What people, ships and places call themselves. */
const SELF: Partial<Record<CardType, string>> = {
  Personnel: 'this personnel',
  Ship: 'this ship',
  Facility: 'this facility',
  Site: 'this site',
  Mission: 'this mission',
};
const ofItself = (type: CardType, text: string): string => {
  const self = SELF[type];
  if (self === undefined) return text;
  return text.replace(/\bthis card\b/g, self).replace(/\bThis card\b/g, self.replace('t', 'T'));
};

/** As the card itself reads them, wherever it is. */
const worked = (variable: NonNullable<Parts['variable']>): Definition['variable'] =>
  Object.fromEntries(
    Object.entries(variable).map(([name, n]) => [name, (g: Game, id: number) => amountOf(n, readingOf(g, id))]),
  );

const whole = (type: CardType, title: string, parts: Parts): Definition => {
  const asks = asksOf(parts);
  const { lasting, delayed, ways } = clausesOf(effectsOf(parts));
  const called = calledWays(title, parts.plays ?? [], ways);
  const { variable, span, ...same } = parts;
  spoke('title', ...(parts.immuneTo ?? []));
  const names = spokenOf();
  return {
    ...same,
    ...(variable && { variable: worked(variable) }),
    ...(span !== undefined && { span: (r) => amountOf(span, r) }),
    type,
    title,
    text: ofItself(type, parts.text ?? assemble(parts)),
    ...(asks && { asks }),
    ...(names.length > 0 && { names }),
    ...(lasting.length > 0 && { lasting }),
    ...(delayed.length > 0 && { delayed }),
    ...(called.size > 0 && { called }),
  };
};

/** What any card may say. */
type Anywhere =
  | 'text'
  | 'missing'
  | 'ids'
  | 'limit'
  | 'immuneTo'
  | 'modifiers'
  | 'triggers'
  | 'abilities'
  | 'downloads'
  | 'capturing';
/** What is played or seeded for its text, and what ends it. */
type Played = Anywhere | 'plays' | 'seeds' | 'nullified' | 'expires' | 'cure';
/** Q cards of these types are met like dilemmas (R-11.50). */
type Met = 'encounter';

/** What a card of each type may say; nothing else compiles. */
interface Says {
  Dilemma: Played | Met | 'points' | 'witnesses';
  Artifact: Played | 'useAs' | 'acquired' | 'openly';
  Equipment: Played | 'openly';
  Event: Played | Met | 'keepsHost' | 'returnsHeld';
  Incident: Played;
  Objective: Played | 'witnesses' | 'collective';
  Interrupt: Played | Met | 'boards' | 'variable';
  Doorway: Played | Met | 'owes';
  Personnel: Anywhere | 'seeds' | 'variable' | 'multiplexes' | 'openly' | 'pairsFirst';
  Ship: Anywhere | 'variable';
  Facility: Anywhere | 'plays' | 'seeds' | 'noRepairs' | 'covers' | 'docks' | 'coexists' | 'openToBoth' | 'time';
  'Time Location': Anywhere | 'plays' | 'seeds' | 'time' | 'witnesses';
  Mission:
    | Anywhere
    | Met
    | 'plays'
    | 'specials'
    | 'points'
    | 'span'
    | 'seeded'
    | 'witnesses'
    | 'solved'
    | 'slots'
    | 'inserts'
    | 'otherEnd';
  Site: Anywhere | 'docks' | 'noRepairs';
  Tactic: Anywhere | 'tactic';
}

type PartsOf<T extends keyof Says> = Pick<Parts, Says[T]>;

const build =
  <T extends keyof Says>(type: T) =>
  (title: string, parts: PartsOf<T>): Definition =>
    whole(type, title, parts);

/** `rest` is what its text says beside "unless …", where that is not generated. */
export function dilemma(title: string, parts: PartsOf<'Dilemma'> & { rest?: string }): Definition {
  const { rest, ...more } = parts;
  const { condition } = more.encounter ?? {};
  if (rest === undefined || condition === undefined) return build('Dilemma')(title, more);
  const asks = { how: 'unless', rest: sentences(rest) } as const;
  return whole('Dilemma', title, { ...more, text: sentences(`unless ${condition.text}, ${rest}`), asks });
}
export const artifact = build('Artifact');
export const equipment = build('Equipment');
export const event = build('Event');
export const incident = build('Incident');
export const objective = build('Objective');
/** R-4.4: neither takes the turn's card play. An interrupt plays at any time, a doorway in your own turn, unless its text says otherwise. */
const without = (normal: 'any' | 'turn', plays: readonly PlayMode[]): readonly PlayMode[] =>
  plays.map((way) => (way.timing === 'normal' ? { ...way, timing: normal } : way));
export const interrupt = (title: string, parts: PartsOf<'Interrupt'>): Definition =>
  build('Interrupt')(title, { ...parts, ...(parts.plays && { plays: without('any', parts.plays) }) });
export const doorway = (title: string, parts: PartsOf<'Doorway'>): Definition =>
  build('Doorway')(title, { ...parts, ...(parts.plays && { plays: without('turn', parts.plays) }) });
export const personnel = build('Personnel');
export const ship = build('Ship');
export const facility = build('Facility');
export const mission = build('Mission');
/** R-3.24: a place of its own beside the spacelines; seeded or played if what corresponds to it is in play. */
export const timeLocation = (
  title: string,
  parts: Omit<PartsOf<'Time Location'>, 'time' | 'plays' | 'seeds'> & TimePlace & { seeds?: true },
): Definition => {
  const { corresponds, native, seeds, atOnce, ...more } = parts;
  return whole('Time Location', title, {
    ...more,
    time: { corresponds, native, atOnce },
    ...(seeds && { seeds: [{ ...seedsOnTable, ...(atOnce && { effect: atOnce }) }] }),
    plays: [playsOnTable({ stays: true, ...(atOnce && { effect: atOnce }) })],
    limit: 'not-duplicatable',
  });
};
/** A part of a Nor: seeded in the facility phase, or played, by either player on any station that it names (R-3.20). */
export function site(title: string, parts: PartsOf<'Site'> & SitePlace): Definition {
  const { module, on, innermost, ...more } = parts;
  const named = on === undefined ? 'any Nor' : list(spoke('title', ...on), 'or');
  const station = select(named, named, (r) => stationsFor(r.g, r.you, r.source));
  return whole('Site', title, {
    ...more,
    site: { module, ...(on && { on }), ...(innermost && { innermost }) },
    seeds: [{ ...seedsOn(station), text: `seeds on ${named} (${module})` }],
    plays: [playsOn(station, { mark: 'add', word: 'add to the station', text: `plays on ${named} (${module})` })],
  });
}

/** A card with two sides: it is played or seeded as the first, and turned over by texts. */
export const twoSided = (front: Definition, back: Definition): Definition => ({ ...front, back });

interface TacticParts extends Omit<PartsOf<'Tactic'>, 'tactic' | 'text'> {
  /** what it does as a player's current tactic, beside its printed numbers; no two words may do the same */
  played?: readonly TacticWord[];
  /** what it does once when it lands as a marker; its modifiers hold while it is one */
  damage?: Effect;
}

/** Its text has two halves: what it does when it is played, and what as a marker. */
export function tactic(title: string, parts: TacticParts): Definition {
  const { played = [], damage, ...rest } = parts;
  const does: TacticText = {};
  for (const { text: _, ...word } of played) {
    const twice = Object.keys(word).find((k) => k in does);
    if (twice !== undefined) throw new Error(`"${title}" says ${twice} twice`);
    Object.assign(does, word);
  }
  const halves = {
    played: sentences(...played.map((w) => w.text)),
    damage: sentences(damage?.text, ...(rest.modifiers ?? []).map((m) => m.text)),
  };
  return whole('Tactic', title, {
    ...rest,
    tactic: damage === undefined ? does : { ...does, damage },
    text: [halves.played, halves.damage && `Damage: ${halves.damage}`].filter((x) => x !== '').join(' '),
    ...(halves.damage !== '' && { halves }),
  });
}

// ----- ways of playing and seeding

interface PlayOptions {
  mark?: string;
  word?: string;
  timing?: PlayMode['timing'];
  free?: boolean;
  limit?: Limit;
  when?: Condition;
  effect?: Effect;
  /** default: an effect without `stays` is used up; a card without an effect stays */
  stays?: boolean;
  text?: string;
}

/** " once each turn", after "plays". */
const limitText = (limit: Limit | undefined): string => {
  if (limit === undefined) return '';
  if (limit.per === 'game') return limit.times === 1 ? 'once per game' : `${limit.times} times per game`;
  return limit.per === 'every' ? 'once every turn' : 'once each turn';
};

const mode = (
  targets: Selector | null,
  where: string,
  o: PlayOptions,
  way: { mark: string; word: string },
): PlayMode => ({
  mark: o.mark ?? way.mark,
  word: o.word ?? (o.mark === undefined ? way.word : wordOf({ mark: o.mark })),
  timing: o.timing ?? 'normal',
  free: o.free ?? false,
  limit: o.limit ?? null,
  targets,
  when: o.when ?? null,
  effect: o.effect ?? null,
  stays: o.stays ?? o.effect === undefined,
  text:
    o.text ??
    squeeze(
      `plays ${o.free ? 'for free' : ''} ${limitText(o.limit)} ${where} ${o.when ? `if ${o.when.text}` : ''}${o.effect?.text ? `: ${o.effect.text}` : ''}`,
    ).replace(' :', ':'),
});

export const playsOnTable = (o: PlayOptions = {}): PlayMode =>
  mode(null, 'on table', o, { mark: 'on-table', word: 'on table' });
/** R-11.24: it lies on the table, aimed at what was named as it was played or turned up. */
export const playsAimedAt = (s: Selector, o: PlayOptions = {}): PlayMode => ({
  ...mode(s, '', { ...o, stays: true }, { mark: 'aim', word: `aim at ${s.one}` }),
  aims: true,
  text: `plays on table; target ${s.one}`,
});
/** R-7.4: between two neighbours of a spaceline; the target is the left one. */
export const playsBetween: PlayMode = {
  ...mode(
    select('two adjacent locations', 'two adjacent locations', ({ g }) =>
      g.state.locations.filter((l) => isLocated(g, l.id) && rightOf(g, l.id) >= 0).map((l) => locationSpot(l.id)),
    ),
    'between two adjacent locations',
    {},
    { mark: 'between', word: 'between' },
  ),
  between: true,
};
export const playsOn = (s: Selector, o: PlayOptions = {}): PlayMode =>
  mode(s, `on ${s.one}`, o, { mark: 'on', word: `on ${s.one}` });
/** R-1.2: the same way of playing, as a card of another type: an Event takes the card play, an Interrupt does not. */
export const usedAs = (as: 'Event' | 'Interrupt', way: PlayMode): PlayMode => ({
  ...way,
  as,
  ...(as === 'Interrupt' && way.timing === 'normal' && { timing: 'any' }),
  text: way.text === '' ? '' : `as an ${as}, ${way.text}`,
});
/** Played for its effect and then discarded. */
export const playsTo = (effect: Effect, o: Omit<PlayOptions, 'effect'> = {}): PlayMode => ({
  ...mode(null, '', { ...o, effect, stays: o.stays ?? false }, { mark: 'to', word: effect.text }),
  text:
    o.text ??
    squeeze(
      `plays ${o.free ? 'for free' : ''} ${limitText(o.limit)} ${o.when ? `if ${o.when.text}` : ''} ${purpose(effect.text)}`,
    ).replace(' :', ':'),
});
/** "to draw a card", but ": your opponent discards one" */
const purpose = (text: string): string =>
  /^((your )?opponent|if|for|until|unless|each|at|when|one of)\b/.test(text) ? `: ${text}` : `to ${toDo(text)}`;
/** Played in answer to something. */
export const answers = (on: EventName, effect: Effect, o: Omit<PlayOptions, 'effect'> = {}): PlayMode => ({
  ...mode(null, '', { ...o, effect, timing: { on }, stays: o.stays ?? false }, { mark: 'answer', word: effect.text }),
  text:
    o.text ?? `plays ${o.free ? 'for free ' : ''}${happens(on)}${o.when ? `, if ${o.when.text}` : ''}: ${effect.text}`,
});

const FACILITY_PHASE: readonly SeedPhase[] = ['facility-phase'];
export const seedsOnTable: SeedMode = { phases: FACILITY_PHASE, targets: null, text: 'seeds on table' };
export const seedsOn = (s: Selector, phases: readonly SeedPhase[] = FACILITY_PHASE): SeedMode => ({
  phases,
  targets: s,
  text: `seeds on ${s.one}`,
});

// ----- abilities and triggers

interface AbilityOptions {
  /** how people call it, where that is not its mark */
  word?: string;
  timing?: Ability['timing'];
  limit?: Limit;
  targets?: Selector;
  when?: Condition;
  byAnyone?: true;
  onDerelict?: true;
  text?: string;
}

export const ability = (mark: string, effect: Effect, o: AbilityOptions = {}): Ability => ({
  mark,
  word: wordOf({ mark, word: o.word }),
  timing: o.timing ?? 'turn',
  limit: o.limit ?? null,
  targets: o.targets ?? null,
  when: o.when ?? null,
  byAnyone: o.byAnyone,
  onDerelict: o.onDerelict,
  effect,
  text:
    o.text ??
    `${[...moment(o), ...(o.when ? [`if ${o.when.text}`] : []), `${o.byAnyone ? 'either player' : 'you'} may ${o.targets ? `choose ${o.targets.one}: ` : ''}${toDo(effect.text)}`].join(', ')}`,
});

/** When, and how often. */
function moment({ limit, timing }: AbilityOptions): string[] {
  const out = limit ? [howOften(limit)] : [];
  if (typeof timing === 'object') out.push(happens(timing.on));
  else if (timing === 'order') out.push('as an order');
  else if (timing === 'start') out.push('at the start of your turn');
  else if (out.length === 0)
    out.push(timing === 'any' ? 'at any time' : timing === 'suspends' ? 'suspending play' : 'during your turn');
  return out;
}

/** What a text that answers something answers. */
const happens = (on: EventName): string => `when ${HAPPENS[on]}`;
const HAPPENS: Readonly<Record<EventName, string>> = {
  plays: 'a card is played',
  reported: 'a card has just reported',
  attempt: 'a mission attempt begins',
  encounters: 'a seed card is met',
  'q-flash': 'a Q-Flash is met',
  dies: 'somebody is about to die',
  died: 'somebody has just died',
  destroys: 'a ship or facility is about to be destroyed',
  destroyed: 'a ship or facility has just been destroyed',
  wrecks: 'Equipment is about to be destroyed',
  solved: 'a mission has just been solved',
  found: 'an artifact has just been met',
  acquired: 'something is earned from a mission',
  scanned: 'a mission has just been scanned',
  hides: 'a ship cloaks or phases',
  'shows-up': 'a ship is about to decloak or dephase',
  'attempt-ended': 'an attempt has ended',
  stopped: 'cards have just been stopped',
  selects: 'somebody is about to be selected at random',
  selected: 'somebody has just been selected at random',
  moves: 'a ship moves',
  flew: 'a ship has flown',
  docked: 'a ship has docked',
  beamed: 'cards have beamed',
  'time-travelled': 'a ship or Away Team has just travelled through time',
  walked: 'cards have walked',
  'turn-begins': 'a turn begins',
  draws: 'a card is about to be drawn',
  drew: 'a card has just been drawn',
  downloads: 'a card is downloaded',
  captures: 'somebody is about to be captured',
  captured: 'somebody has just been captured',
  jailed: 'somebody has been put in a Brig',
  abducted: 'somebody has just been abducted',
  assimilated: 'somebody has just been assimilated',
  probed: 'a card has just been turned up by a probe',
  commandeered: 'a ship or facility has been commandeered',
  'turned-over': 'a card has been turned over',
  'personnel-battle': 'a personnel battle begins',
  engaged: 'two adversaries engage',
  stunned: 'somebody has just been stunned',
  wounded: 'somebody has just been mortally wounded',
  fought: 'the combats of a battle are over',
  won: 'a personnel battle has a winner',
  'fight-over': 'a personnel battle is over',
  'ship-battle': 'a ship battle begins',
  'ship-battle-over': 'a ship battle is over',
  'between-actions': 'an action is over',
};

interface TriggerOptions {
  when?: Condition;
  optional?: boolean;
  text?: string;
}

/** Said once, also of what says so itself. */
const youMay = (text: string): string => (text.startsWith('you may ') ? text : `you may ${toDo(text)}`);

export const trigger = (at: Trigger['at'], effect: Effect, o: TriggerOptions = {}): Trigger => ({
  at,
  optional: o.optional ?? false,
  when: o.when ?? null,
  effect,
  text:
    o.text ??
    `${typeof at === 'string' ? `at the ${at}` : happens(at.on)}, ${o.when ? `if ${o.when.text}, ` : ''}${o.optional ? youMay(effect.text) : effect.text}`,
});

const isYours = (g: Game, source: number): boolean => g.card(source).controller === g.state.turn.seat;

/** Whose turn it is, and whether it came after this card did. */
const TURNS = {
  'your next turn': {
    said: 'your next turn',
    is: (g: Game, source: number) => isYours(g, source) && g.card(source).since < g.state.turn.number,
  },
  "opponent's turn": { said: 'your opponent’s turn', is: (g: Game, source: number) => !isYours(g, source) },
  "opponent's next turn": {
    said: 'your opponent’s next turn',
    is: (g: Game, source: number) => !isYours(g, source) && g.card(source).since < g.state.turn.number,
  },
  "its owner's next turn": {
    said: 'its owner’s next turn',
    is: (g: Game, source: number) =>
      g.card(g.card(source).host).owner === g.state.turn.seat && g.card(source).since < g.state.turn.number,
  },
  "each of its owner's turns": {
    said: 'each of its owner’s turns, from the next on',
    is: (g: Game, source: number) =>
      g.card(g.card(source).host).owner === g.state.turn.seat && g.card(source).since < g.state.turn.number,
  },
} as const;

/** Once that turn ends; its owner is whoever owns what this card is on. "You" is the player whose turn it is. */
export const atEndOf = (turn: keyof typeof TURNS, effect: Effect, o: { must?: true } = {}): Trigger =>
  trigger('end of every turn', effect, {
    when: when(`it is ${TURNS[turn].said}`, ({ g, source }) => TURNS[turn].is(g, source)),
    text: `at the end of ${TURNS[turn].said}, ${o.must ? 'that player must ' : ''}${effect.text}`,
  });

export const cure = (
  when: Condition,
  after: 'now' | 'next turn' = 'now',
  /** what is undone by it, where that does not end by itself */
  then?: Effect,
): NonNullable<Definition['cure']> => ({
  when,
  after,
  ...(then && { then }),
  text: after === 'now' ? `cure with ${when.text}` : `after the start of your next turn, cure with ${when.text}`,
});

export type { Modifier };
