/** `why move kazon raider catalog`: from what a player types to the action that is meant, and why it cannot be done. */
import {
  AFFILIATIONS,
  action,
  FIRST_IN_PLAY,
  type Game,
  isPlanetLocation,
  locationOf,
  locationSpot,
  NOWHERE,
  Option,
  type Proposal,
  planetSpot,
  type Reason,
  type Seat,
  type Spot,
  type Verb,
  whyNot,
  Zone,
} from '@spaceline/engine';
import { capital, optionData, optionText, type Words, wishWords } from '@spaceline/protocol';
import type { Speech } from '../speech.ts';
import { linkTyped, verbTyped } from './verbs.ts';
import { bestFit, speakable, titleTokens, tokens } from './words.ts';

interface Mention {
  link: 'to' | 'from' | '';
  /** the cards that the words could mean; none for "planet" */
  ids: number[];
}

interface Said {
  verb: Verb | null;
  mentions: Mention[];
  affiliation: string;
  unclear: Unclear | null;
}

/** What could not be understood: a number of the hand, words that name no card, or everything. */
type Unclear = { why: 'no-such-number'; number: number } | { why: 'unknown'; words: string } | { why: 'too-little' };

export function unclearWords(u: Unclear, { say }: Speech): Words {
  switch (u.why) {
    case 'no-such-number':
      return say('There is no card h{number} in your hand.', { number: u.number });
    case 'unknown':
      return say('No card that you can see is called "{words}".', { words: u.words });
    case 'too-little':
      return say('Say what you want to do, and with which cards: {example}.', {
        example: 'why move kazon raider catalog',
      });
  }
}

/** The number of a card in the hand: "3" or "h3". */
const IN_HAND = /^\s*h?(\d+)\s*$/i;

export function understand(g: Game, seat: Seat, text: string): Said {
  const number = IN_HAND.exec(text);
  if (number === null) return understandWords(g, seat, text);
  const card = g.hand(seat)[Number(number[1]) - 1];
  if (card !== undefined) return { verb: null, mentions: [{ link: '', ids: [card] }], affiliation: '', unclear: null };
  const unclear: Unclear = { why: 'no-such-number', number: Number(number[1]) };
  return { verb: null, mentions: [], affiliation: '', unclear };
}

/** Is it said what is meant? Where a card was named that we do not know, any answer would be about something else. */
const isEnough = (said: Said): boolean =>
  said.unclear === null && (said.verb !== null || said.mentions.some((m) => m.ids.length > 0));

function understandWords(g: Game, seat: Seat, text: string): Said {
  const typed = tokens(text.replace(/take[- ]off/gi, 'takeoff'));
  const cards = speakable(g, seat);
  const said: Said = { verb: null, mentions: [], affiliation: '', unclear: null };
  const unknown: string[] = [];
  let link: Mention['link'] = '';
  /** where the words of the last card end, and how many they are */
  let lastEnd = -1;
  let lastLength = 0;
  for (let at = 0; at < typed.length; ) {
    const word = typed[at];
    const { things, length } = bestFit(typed, at, cards, (id) => titleTokens(g.def(id)));
    const verb = said.verb === null && at === 0 ? verbTyped(word) : undefined;
    if (verb !== undefined) {
      said.verb = verb;
      at++;
    } else if (word === 'planet' && length < 2) {
      said.mentions.push({ link, ids: [] });
      link = '';
      at++;
    } else if (linkTyped(word) !== undefined && length < 2) {
      link = linkTyped(word) || link;
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
  if (unknown.length > 0) said.unclear = { why: 'unknown', words: unknown.join(' ') };
  else if (!isEnough(said)) said.unclear = { why: 'too-little' };
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
    case 'commandeer':
      return [action(verb, { to: said.mentions[0]?.ids[0] ?? NOWHERE })];
    case 'fight':
      return [action(verb, { from: spotOfMention(g, said.mentions[0], true, -1) })];
    case 'attack':
      return attacks(g, seat, said);
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

/** What is not one's own is the target, whatever comes first. */
function attacks(g: Game, seat: Seat, said: Said): Proposal[] {
  const mine = (m: Mention) => m.ids.some((id) => g.card(id).controller === seat && inPlay(g, id));
  const target = said.mentions.find((m) => m.link === 'to') ?? said.mentions.find((m) => m.ids.length > 0 && !mine(m));
  const ship = said.mentions.find((m) => m !== target && mine(m));
  // of several cards with this name the one that can be fired at is meant: one in play, and of the other side
  const foes =
    target &&
    prefer(
      prefer(target.ids, (id) => inPlay(g, id)),
      (id) => g.card(id).controller !== seat,
    );
  const to = spotOfMention(g, target && { ...target, ids: foes ?? [] }, false, -1);
  if (ship === undefined) return [action('attack', { to })];
  const ships = distinct(
    g,
    prefer(ship.ids, (id) => g.card(id).controller === seat && inPlay(g, id)),
  );
  return ships.slice(0, MOST_READINGS).map((card) => action('attack', { card, to }));
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

const BARE: Partial<Record<Verb, string>> = {
  attempt: 'Attempt a mission',
  scout: 'Scout a place',
  commandeer: 'Commandeer a station',
  fight: 'Start a personnel battle',
  'end-turn': 'End your turn',
  'take-off': 'Take off',
};

const BY_NOBODY: readonly Verb[] = ['attempt', 'scout', 'commandeer', 'attack'];

/** An action in the words of an option. */
export function actionWords(g: Game, a: Proposal, speech: Speech): Words {
  const { say, naming } = speech;
  const to = a.to === NOWHERE ? null : naming.spot(a.to);
  if (a.cards.length > 0) {
    const holes = {
      who: speech.list(a.cards.map((id) => naming.card(id))),
      from: a.from === NOWHERE ? null : naming.spot(a.from),
      to: to ?? say('there'),
    };
    return say(a.verb === 'beam' ? 'Beam {who}< from {from}> to {to}' : 'Have {who} walk< from {from}> to {to}', holes);
  }
  // by nobody in particular
  const isBare = a.verb === 'attack' ? a.card < 0 : a.from === NOWHERE;
  if (to !== null && isBare && BY_NOBODY.includes(a.verb)) return wishWords({ ...a, mark: '' }, naming, null);
  if (a.card < 0 && a.from === NOWHERE && a.to === NOWHERE) return say(BARE[a.verb] ?? capital(a.verb));
  return optionText(optionData(g, new Option(a.verb, a.card, a.from, a.to, a.word)), naming);
}

/** Is this option one of those that the action could mean? */
export function isMeant(o: Option, a: Proposal): boolean {
  if (o.verb !== a.verb || (a.card >= 0 && o.card !== a.card)) return false;
  if ((a.from !== NOWHERE && o.from !== a.from) || (a.to !== NOWHERE && o.to !== a.to)) return false;
  return a.cards.every((id) => o.card === id || o.group?.includes(id));
}

export interface Explained {
  action: Proposal;
  /** null: it can be done */
  reason: Reason | null;
}

/** What two readings must share to be told as one: copies of a card that are in the same place, and the rule. */
function reading(g: Game, { action: a, reason }: Explained): string {
  const like = (id: number) =>
    id < 0 ? id : [g.card(id).def, g.card(id).zone, g.card(id).host, g.card(id).controller];
  return JSON.stringify([a.verb, like(a.card), a.from, a.to, a.word, a.cards.map(like), reason?.rule ?? null]);
}

/** Every reading of the words, each with why it cannot be done. */
export function explain(g: Game, seat: Seat, actions: readonly Proposal[]): Explained[] {
  const out = new Map<string, Explained>();
  for (const action of actions) {
    const e = { action, reason: whyNot(g, seat, action) };
    const key = reading(g, e);
    if (!out.has(key)) out.set(key, e);
  }
  return [...out.values()];
}
