/** `why move kazon raider catalog`: from what a player types to the action that is meant, and why it cannot be done. */
import {
  type Proposal,
  AFFILIATIONS,
  action,
  FIRST_IN_PLAY,
  type Game,
  isPlanetLocation,
  locationOf,
  locationSpot,
  NOWHERE,
  Option,
  planetSpot,
  type Reason,
  type Seat,
  type Spot,
  type Verb,
  whyNot,
  Zone,
} from '@spaceline/engine';
import { describeOption, list } from '@spaceline/protocol';
import { bestFit, speakable, titleTokens, tokens } from './words.ts';

const VERBS: Readonly<Record<string, Verb>> = {
  move: 'move',
  fly: 'move',
  go: 'move',
  beam: 'beam',
  transport: 'beam',
  walk: 'walk',
  board: 'walk',
  report: 'report',
  play: 'play',
  seed: 'seed',
  place: 'seed',
  download: 'download',
  attempt: 'attempt',
  solve: 'attempt',
  scout: 'scout',
  dock: 'dock',
  undock: 'undock',
  land: 'land',
  takeoff: 'take-off',
  load: 'load',
  launch: 'launch',
  cloak: 'cloak',
  decloak: 'decloak',
  phase: 'phase',
  dephase: 'dephase',
  attack: 'attack',
  fight: 'fight',
  commandeer: 'commandeer',
  use: 'use',
  activate: 'activate',
  switch: 'switch',
  pass: 'pass',
  end: 'end-turn',
};

/** Words that say how the next card is meant, or nothing at all. */
const LINKS: Readonly<Record<string, 'to' | 'from' | ''>> = {
  to: 'to',
  aboard: 'to',
  into: 'to',
  onto: 'to',
  on: 'to',
  at: 'to',
  under: 'to',
  from: 'from',
  with: 'from',
  the: '',
  a: '',
  an: '',
  of: '',
  my: '',
  and: '',
  by: '',
  i: '',
  can: '',
  cannot: '',
  cant: '',
  not: '',
  ship: '',
  turn: '',
  team: '',
  away: '',
};

interface Mention {
  link: 'to' | 'from' | '';
  /** the cards that the words could mean; none for "planet" */
  ids: number[];
}

interface Said {
  verb: Verb | null;
  mentions: Mention[];
  affiliation: string;
  /** what could not be understood, in words for the player */
  unclear: string[];
}

/** The number of a card in the hand: "3" or "h3". */
const IN_HAND = /^\s*h?(\d+)\s*$/i;

export function understand(g: Game, seat: Seat, text: string): Said {
  const number = IN_HAND.exec(text);
  if (number === null) return understandWords(g, seat, text);
  const card = g.hand(seat)[Number(number[1]) - 1];
  if (card !== undefined) return { verb: null, mentions: [{ link: '', ids: [card] }], affiliation: '', unclear: [] };
  return { verb: null, mentions: [], affiliation: '', unclear: [`There is no card h${number[1]} in your hand.`] };
}

/** Is it said what is meant? Where a card was named that we do not know, any answer would be about something else. */
const isEnough = (said: Said): boolean =>
  said.unclear.length === 0 && (said.verb !== null || said.mentions.some((m) => m.ids.length > 0));

function understandWords(g: Game, seat: Seat, text: string): Said {
  const typed = tokens(text.replace(/take[- ]off/gi, 'takeoff'));
  const cards = speakable(g, seat);
  const said: Said = { verb: null, mentions: [], affiliation: '', unclear: [] };
  const unknown: string[] = [];
  let link: Mention['link'] = '';
  /** where the words of the last card end, and how many they are */
  let lastEnd = -1;
  let lastLength = 0;
  for (let at = 0; at < typed.length; ) {
    const word = typed[at];
    const { things, length } = bestFit(typed, at, cards, (id) => titleTokens(g.def(id)));
    const verb = said.verb === null && at === 0 ? VERBS[word] : undefined;
    if (verb !== undefined) {
      said.verb = verb;
      at++;
    } else if (word === 'planet' && length < 2) {
      said.mentions.push({ link, ids: [] });
      link = '';
      at++;
    } else if (LINKS[word] !== undefined && length < 2) {
      link = LINKS[word] || link;
      at++;
    } else if (length > 0) {
      said.mentions.push({ link, ids: things });
      link = '';
      at += length;
      lastEnd = at;
      lastLength = length;
    } else {
      const affiliation = AFFILIATIONS.find((a) => a.toLowerCase().startsWith(word));
      if (affiliation !== undefined) said.affiliation = affiliation;
      else {
        // "kazon raider", where only a Kazon Outpost is to be seen: the outpost is not what was meant
        if (lastEnd === at) {
          unknown.push(...typed.slice(at - lastLength, at));
          said.mentions.pop();
        }
        unknown.push(word);
      }
      at++;
    }
  }
  if (unknown.length > 0) said.unclear.push(`No card that you can see is called "${unknown.join(' ')}".`);
  if (unknown.length === 0 && !isEnough(said))
    said.unclear.push('Say what you want to do, and with which cards: why move kazon raider catalog.');
  return said;
}

const inPlay = (g: Game, id: number): boolean => g.card(id).zone >= FIRST_IN_PLAY;
const isPerson = (g: Game, id: number): boolean => (g.def(id).personnel || g.def(id).equipment) && inPlay(g, id);

/** Those that pass the test; all of them when none does. */
const prefer = (ids: readonly number[], test: (id: number) => boolean): number[] => {
  const some = ids.filter(test);
  return some.length > 0 ? some : [...ids];
};

/** Copies that lie together are the same for our purposes. */
function distinct(g: Game, ids: readonly number[]): number[] {
  const seen = new Set<string>();
  return ids.filter((id) => {
    const { def, zone, host, status } = g.card(id);
    const key = [def, zone, host, status].join();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** As many readings of an ambiguous name as are worth explaining. */
const MOST_READINGS = 4;

/** A place that a mention names: a mission's location or planet, or the card itself. */
function spotOfMention(g: Game, m: Mention | undefined, planet: boolean, at: number): Spot {
  if (m === undefined) return NOWHERE;
  if (m.ids.length === 0) return at >= 0 ? planetSpot(at) : NOWHERE;
  const id = m.ids.find((x) => g.def(x).mission) ?? m.ids[0];
  if (g.card(id).zone !== Zone.Mission) return id;
  const l = g.card(id).host;
  return planet && isPlanetLocation(g, l) ? planetSpot(l) : locationSpot(l);
}

/** The verb a player means who names none. */
function guessVerb(g: Game, seat: Seat, said: Said): Verb {
  const first = said.mentions[0]?.ids[0];
  if (first === undefined) return 'beam';
  const { zone } = g.card(first);
  const d = g.def(first);
  if (zone === Zone.SeedPile || zone === Zone.MissionPile) return 'seed';
  if (zone === Zone.Mission) return 'attempt';
  if (zone < FIRST_IN_PLAY) return d.personnel || d.ship || d.equipment ? 'report' : 'play';
  if (d.ship && g.card(first).controller === seat) return said.mentions.length > 1 ? 'move' : 'undock';
  return isPerson(g, first) ? 'beam' : 'use';
}

/** Every action that the words could mean. */
export function meanings(g: Game, seat: Seat, said: Said): Proposal[] {
  if (!isEnough(said)) return [];
  const verb = said.verb ?? guessVerb(g, seat, said);
  const mine = (id: number) => g.card(id).controller === seat;
  switch (verb) {
    case 'pass':
    case 'end-turn':
      return [action(verb)];
    case 'beam':
    case 'walk':
      return transports(g, seat, verb, said);
    case 'attempt':
    case 'scout':
      return attempts(g, seat, verb, said);
    default: {
      const [subject, ...rest] = said.mentions;
      if (subject === undefined || subject.ids.length === 0) return [action(verb)];
      const fromHand = verb === 'play' || verb === 'report' || verb === 'download' || verb === 'seed';
      const target = rest.find((m) => m.link === 'to') ?? rest[0];
      const ids = distinct(
        g,
        prefer(
          prefer(subject.ids, (id) => inPlay(g, id) !== fromHand),
          mine,
        ),
      );
      return ids.slice(0, MOST_READINGS).map((id) => {
        const d = g.def(id);
        const reports = verb === 'play' && (d.personnel || d.ship || d.equipment);
        const at = inPlay(g, id) ? locationOf(g, id) : -1;
        const planet = verb === 'report' || verb === 'land';
        return action(reports ? 'report' : verb, {
          card: id,
          to: spotOfMention(g, target, planet || reports, at),
          word: verb === 'switch' ? said.affiliation : '',
        });
      });
    }
  }
}

function transports(g: Game, seat: Seat, verb: 'beam' | 'walk', said: Said): Proposal[] {
  const isWho = (m: Mention) => m.link === '' && m.ids.some((id) => isPerson(g, id));
  const who = said.mentions.filter(isWho);
  const places = said.mentions.filter((m) => !isWho(m));
  const from = places.find((m) => m.link === 'from') ?? (places.length > 1 ? places[0] : undefined);
  const to = places.find((m) => m.link === 'to') ?? places.findLast((m) => m !== from);
  const cards = who.map((m) => prefer(m.ids, (id) => isPerson(g, id) && g.card(id).controller === seat)[0]);
  const origin = spotOfMention(g, from, true, -1);
  const at = cards.length > 0 ? locationOf(g, cards[0]) : origin >= 0 ? locationOf(g, origin) : -1;
  const source = origin !== NOWHERE ? origin : from !== undefined && at >= 0 ? planetSpot(at) : NOWHERE;
  return [action(verb, { cards, from: source, to: spotOfMention(g, to, true, at) })];
}

function attempts(g: Game, seat: Seat, verb: 'attempt' | 'scout', said: Said): Proposal[] {
  const ids = said.mentions.flatMap((m) => m.ids);
  const ship = ids.find((id) => g.def(id).ship && inPlay(g, id) && g.card(id).controller === seat);
  const mission = ids.find((id) => g.card(id).zone === Zone.Mission);
  const location = mission !== undefined ? g.card(mission).host : ship !== undefined ? locationOf(g, ship) : -1;
  if (location < 0) return [action(verb)];
  const to = locationSpot(location);
  if (ship !== undefined) return [action(verb, { from: ship, to })];
  if (isPlanetLocation(g, location)) return [action(verb, { from: planetSpot(location), to })];
  const ships = g.tableau.space[location].filter((id) => g.def(id).ship && g.card(id).controller === seat);
  if (ships.length === 0) return [action(verb, { to })];
  return distinct(g, ships).map((id) => action(verb, { from: id, to }));
}

const BARE: Partial<Record<Verb, string>> = { 'end-turn': 'End your turn', 'take-off': 'Take off' };

/** An action in the words of an option. */
function describeAction(g: Game, seat: Seat, a: Proposal): string {
  const o = new Option(a.verb, a.card, a.from, a.to, a.word);
  if (a.cards.length === 0) {
    if ((a.verb === 'attempt' || a.verb === 'scout') && a.from === NOWHERE)
      return a.to === NOWHERE ? 'Attempt a mission' : `Attempt ${describeTo(g, seat, a)}`;
    if (a.card < 0 && a.from === NOWHERE && a.to === NOWHERE)
      return BARE[a.verb] ?? a.verb[0].toUpperCase() + a.verb.slice(1);
    return describeOption(g, seat, o);
  }
  const names = a.cards.map((id) => describeOption(g, seat, new Option('pick', id)));
  const spot = (s: Spot) => (s === NOWHERE ? 'there' : describeTo(g, seat, { ...a, to: s }));
  const from = a.from === NOWHERE ? '' : ` from ${spot(a.from)}`;
  const who = list(names);
  return `${a.verb === 'beam' ? `Beam ${who}` : `Have ${who} walk`}${from} to ${spot(a.to)}`;
}

const describeTo = (g: Game, seat: Seat, a: Proposal): string =>
  describeOption(g, seat, new Option('pick', -1, NOWHERE, a.to)).replace(/^The /, 'the ');

/** Is this option one of those that the action could mean? */
export function isMeant(o: Option, a: Proposal): boolean {
  if (o.verb !== a.verb || (a.card >= 0 && o.card !== a.card)) return false;
  if ((a.from !== NOWHERE && o.from !== a.from) || (a.to !== NOWHERE && o.to !== a.to)) return false;
  return a.cards.every((id) => o.card === id || o.group?.includes(id));
}

export interface Explained {
  action: Proposal;
  words: string;
  /** null: it can be done */
  reason: Reason | null;
}

/** Every reading of the words, each with why it cannot be done; readings with the same words and reason once. */
export function explain(g: Game, seat: Seat, actions: readonly Proposal[]): Explained[] {
  const out: Explained[] = [];
  for (const a of actions) {
    const e = { action: a, words: describeAction(g, seat, a), reason: whyNot(g, seat, a) };
    if (!out.some((x) => x.words === e.words && x.reason?.text === e.reason?.text)) out.push(e);
  }
  return out;
}
