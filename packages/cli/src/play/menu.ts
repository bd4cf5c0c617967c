/** The options of a question, numbered and put together by what they are about. */
import {
  type Decision,
  type Game,
  isCardSpot,
  isLocationSpot,
  isPile,
  isPlanetSpot,
  mayName,
  NOWHERE,
  type Option,
  type Seat,
  spotLocation,
} from '@spaceline/engine';
import {
  capital,
  joined,
  optionData,
  optionWords,
  phrase,
  spoken,
  TOPICS,
  type Topic,
  topicOf,
  type Words,
} from '@spaceline/protocol';
import { TIED, untied } from '../battle/sums.ts';
import type { Speech } from '../speech.ts';
import type { Style } from '../style.ts';
import { personLine, printedLine, whereWords } from '../table/card.ts';
import { wrap } from '../table/wrap.ts';
import { linkTyped, typedFor } from './verbs.ts';
import { titleTokens, tokens } from './words.ts';

export interface Item {
  number: number;
  option: Option;
  /** the whole sentence */
  text: Words;
  stem: Words;
  tail: Words;
  /** behind it: on which ground a seed card would lie */
  ground: Words;
}

/** Copies of one card in the same pile make the same option. */
function isRepeat(g: Game, a: Option, b: Option): boolean {
  if (a.verb !== b.verb || a.card < 0 || b.card < 0) return false;
  const [x, y] = [g.card(a.card), g.card(b.card)];
  const alike = x.def === y.def && x.zone === y.zone && x.owner === y.owner && isPile(x.zone);
  return alike && a.from === b.from && a.to === b.to && a.mark === b.mark && a.via === b.via;
}

/** Whoever is to be picked is known by numbers, too: whom to lose is no blind choice. */
function numbersOf(g: Game, o: Option, { say, viewer }: Speech): Words {
  if (o.verb !== 'pick' || o.card < 0 || !g.def(o.card).personnel || !mayName(g, viewer, o.card)) return '';
  const own = g.card(o.card).controller === viewer;
  return phrase`: ${own ? personLine(g, o.card, say) : printedLine(g.def(o.card), say)}`;
}

/** Where a seed card would lie: whose mission it is, of which kind, and whether the card would do nothing there (R-3.14). */
function groundWords(g: Game, option: Option, speech: Speech): Words {
  const { verb, to } = option;
  if (verb !== 'seed' || !isLocationSpot(to)) return '';
  const { missions } = g.location(spotLocation(to));
  if (missions.length === 0) return '';
  const owners = new Set(missions.map((m) => g.card(m).owner));
  const whose = owners.size > 1 ? speech.say('shared') : speech.whose(g.card(missions[0]).owner);
  const about = [whose, whereWords(g.def(missions[0]), speech.say)];
  if (optionData(g, option).misSeed) about.push(speech.say('a mis-seed'));
  return phrase` (${joined(about, ', ')})`;
}

export function makeMenu(g: Game, d: Decision, speech: Speech): Item[] {
  const items: Item[] = [];
  const asked = { prompt: d.prompt.id, kind: d.kind };
  for (const { id } of TOPICS) {
    for (const option of d.options.filter((o) => topicOf(o) === id)) {
      if (items.some((i) => isRepeat(g, i.option, option))) continue;
      const { stem, tail } = optionWords(optionData(g, option, d.options), speech.naming, asked);
      const text = phrase`${tail === '' ? stem : phrase`${stem} ${tail}`}${numbersOf(g, option, speech)}`;
      items.push({ number: items.length + 1, option, text, stem, tail, ground: groundWords(g, option, speech) });
    }
  }
  return items;
}

/** What the sentences of options have in common that differ only in their end: where something goes, or from where. */
function common(o: Option): readonly unknown[] {
  const goes = o.to !== NOWHERE;
  switch (o.verb) {
    case 'attempt':
    case 'scout':
      return [o.verb, o.to];
    case 'fight':
      return [o.verb];
    case 'switch':
      return [o.verb, o.card];
    case 'play':
      return [o.verb, o.card, goes, isLocationSpot(o.to)];
    case 'seed':
      // a mission goes to an end of the spaceline, or between two others
      return [o.verb, o.card, goes || o.mark !== '', isCardSpot(o.to)];
    default:
      return [o.verb, o.card, o.from, o.mark, goes, o.group?.length === 1 ? o.group[0] : null];
  }
}

/** Items that begin alike are told in one line. */
export const beginsLike = (a: Item, b: Item): boolean =>
  a.tail !== '' && b.tail !== '' && JSON.stringify(common(a.option)) === JSON.stringify(common(b.option));

/** More options than these are told in two steps: what, and then where. */
const MANY = 40;

/** What has a number in the list: an option, or several that begin alike, of which one is chosen next. */
export interface Entry {
  head: Item;
  items: readonly Item[];
}

export function entriesOf(g: Game, items: readonly Item[], { say }: Speech): Entry[] {
  if (items.length <= MANY) return items.map((head) => ({ head, items: [head] }));
  const groups: Item[][] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last !== undefined && beginsLike(last[0], item)) last.push(item);
    else groups.push([item]);
  }
  const line = g.state.lines.flat();
  const along = ({ option: { to } }: Item): number => (isLocationSpot(to) ? line.indexOf(spotLocation(to)) : -1);
  return groups.map((group, i) => {
    // as they lie on the table
    const [first] = group.sort((a, b) => along(a) - along(b));
    const number = i + 1;
    if (group.length === 1) return { head: { ...first, number }, items: group };
    const text = say('{stem} … ({n} places)', { stem: first.stem, n: group.length });
    return { head: { ...first, number, text, tail: '', ground: '' }, items: group };
  });
}

/** The places of an entry, numbered by themselves. */
export const placeLines = ({ items }: Entry): Words[] =>
  items.map(({ tail, ground }, i) => phrase`  ${String(i + 1).padStart(3)}  ${capital(tail)}${ground}`);

export function menuLines(items: readonly Item[], speech: Speech, style: Style, width: number): Words[] {
  const out: Words[] = [];
  let topic: Topic | null = null;
  for (let i = 0; i < items.length; ) {
    const item = items[i];
    if (topicOf(item.option) !== topic) {
      topic = topicOf(item.option);
      out.push(style.bold(speech.say(TOPICS.find((t) => t.id === topic)!.title)));
    }
    let end = i + 1;
    while (end < items.length && beginsLike(item, items[end])) end++;
    if (end - i === 1) {
      const [first, ...rest] = wrap(phrase`${item.text}${item.ground}`, width - 6);
      out.push(phrase`  ${String(item.number).padStart(2)}  ${first}`, ...rest.map((l) => phrase`      ${l}`));
    } else {
      // a number stays with the first word of what it stands for
      const places = items.slice(i, end).map((x) => phrase`[${x.number}]${TIED}${x.tail}${x.ground}`);
      out.push(
        ...wrap(phrase`${item.stem}: ${joined(places, ', ')}`, width - 2, '      ').map((l) => phrase`  ${untied(l)}`),
      );
    }
    i = end;
  }
  return out;
}

/** One sentence an option. */
export const menuSentences = (items: readonly Item[]): Words[] =>
  items.map((i) => phrase`${i.number}. ${i.text}${i.ground}.`);

// ----- options by what is typed

/** The words by which an option can be called: its verb, its mark, and the titles of the cards and places it speaks of. */
function callsOf(g: Game, seat: Seat, o: Option): string[] {
  const cards = [o.card, o.via, ...(o.group?.length === 1 ? o.group : [])];
  const out = [...typedFor(o.verb), ...tokens(o.mark)];
  for (const spot of [o.from, o.to]) {
    if (spot === NOWHERE) continue;
    if (isCardSpot(spot)) cards.push(spot);
    else cards.push(...g.location(spotLocation(spot)).missions, g.location(spotLocation(spot)).card);
    if (isPlanetSpot(spot)) out.push('planet');
    if (isLocationSpot(spot) && (o.verb === 'attempt' || o.verb === 'scout')) out.push('mission');
  }
  for (const id of cards) if (id >= 0 && mayName(g, seat, id)) out.push(...titleTokens(g.def(id)));
  return out;
}

/** The items whose sentence was typed, or failing that those whose sentence begins so; of several that read the same, the first. */
export function itemsSaid(items: readonly Item[], typed: readonly string[], whole = false): Item[] {
  const once = new Map(items.toReversed().map((item) => [spoken(item.text), item]));
  const sentences = [...once].map(([text, item]) => ({ item, words: tokens(text) }));
  const begun = sentences.filter(({ words }) => typed.length > 0 && typed.every((t, i) => words[i] === t));
  const said = begun.filter(({ words }) => words.length === typed.length);
  return (said.length > 0 || whole ? said : begun).map(({ item }) => item);
}

/** The items that every typed word speaks of; the first letters of a word are enough. */
export function itemsNamed(g: Game, seat: Seat, items: readonly Item[], typed: readonly string[]): Item[] {
  const telling = typed.filter((t) => linkTyped(t) === undefined);
  if (telling.length === 0) return [];
  return items.filter(({ option }) => {
    const calls = callsOf(g, seat, option);
    return telling.every((t) => calls.some((c) => c.startsWith(t)));
  });
}

/** The words of the cards and places that an option names in its sentence. */
function named(g: Game, seat: Seat, o: Option): string[] {
  const cards = [o.card, ...[o.from, o.to].filter((spot) => spot !== NOWHERE && isCardSpot(spot))];
  for (const spot of [o.from, o.to])
    if (spot !== NOWHERE && !isCardSpot(spot)) cards.push(...g.location(spotLocation(spot)).missions.slice(0, 1));
  return cards.flatMap((id) => (id >= 0 && mayName(g, seat, id) ? titleTokens(g.def(id)) : []));
}

/** Of several, those that were typed word for word: every name in them is there, and of those the ones with most to say. */
export function itemsMeant(g: Game, seat: Seat, items: readonly Item[], typed: readonly string[]): Item[] {
  const whole = items
    .map((item) => ({ item, words: named(g, seat, item.option) }))
    .filter(({ words }) => words.every((w) => typed.includes(w)));
  const most = Math.max(0, ...whole.map(({ words }) => words.length));
  return whole.filter(({ words }) => words.length === most).map(({ item }) => item);
}

/** Numbers of a list, "all", or null when it is neither. */
export function chosenNumbers(text: string, count: number): number[] | null {
  const typed = text.trim().toLowerCase();
  if (typed === 'all') return Array.from({ length: count }, (_, i) => i + 1);
  const parts = typed.split(/[\s,;]+/).filter((p) => p !== '' && p !== 'and');
  if (parts.length === 0 || parts.some((p) => !/^\d+$/.test(p))) return null;
  const numbers = parts.map(Number);
  return numbers.every((n) => n >= 1 && n <= count) ? [...new Set(numbers)] : null;
}
