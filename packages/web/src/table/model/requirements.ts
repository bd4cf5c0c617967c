/** A mission's requirement against the people there, term by term: who supplies it, and what is missing. */
import type { CardFacts, PrintedRequirement } from '@spaceline/engine';
import type { CardInfo } from '../../net/cards.ts';
import type { CardView } from '../../net/game.ts';

export interface Member {
  id: number;
  name: string;
  card: CardView;
  facts: CardFacts;
}

type Met = 'met' | 'coming' | 'missing' | 'unsure';

export interface Row {
  text: string;
  met: Met;
  /** who supplies it */
  who: string[];
  /** "24 of 50" for attributes, "1 of 2" for skills of which there are too few */
  count: string;
}

export interface Verdict {
  rows: Row[];
  /** the other ways to meet it, in words */
  others: string[];
  met: Met;
}

/** The levels of a person's skills; the classification counts as one of its own skill. */
function skillsOf(facts: CardFacts, affiliation: string | null): Map<string, number> {
  const out = new Map<string, number>();
  const add = (name: string, level: number) => out.set(name, (out.get(name) ?? 0) + level);
  if (facts.classification) add(facts.classification, 1);
  if (facts.classification2) add(facts.classification2, 1);
  for (const s of facts.skills ?? []) {
    if (s.conditional || (s.as !== undefined && affiliation !== null && s.as !== affiliation)) continue;
    add(s.name, s.level);
  }
  return out;
}

const numberOf = (m: Member, name: 'integrity' | 'cunning' | 'strength'): number => {
  const value = m.card.values[name] ?? m.facts[name];
  return typeof value === 'number' ? value : Number.parseInt(String(value), 10) || 0;
};

type Term = Exclude<PrintedRequirement, { all: PrintedRequirement[] } | { any: PrintedRequirement[] }>;

interface Ground {
  here: readonly Member[];
  coming: readonly Member[];
  /** titles of equipment and ship with the team */
  things: readonly string[];
  ship: { card: CardView; facts: CardFacts } | null;
}

const isNamed = (facts: CardFacts, name: string): boolean => {
  if (!name.startsWith('any ')) return facts.title === name;
  const what = name.slice(4).toLowerCase();
  return (
    facts.persona?.toLowerCase() === what ||
    facts.keywords.some((k) => k.toLowerCase() === what) ||
    facts.title.toLowerCase().includes(what)
  );
};

const isA = (facts: CardFacts, word: string): boolean => {
  const lower = word.toLowerCase();
  if (lower === 'leader') {
    const skills = skillsOf(facts, null);
    return skills.has('OFFICER') || skills.has('Leadership');
  }
  return (
    facts.keywords.some((k) => k.toLowerCase() === lower) ||
    facts.species?.some((s) => s.toLowerCase() === lower) ||
    facts.gender === lower
  );
};

/** How much one person brings to a term; null where that cannot be said of one person. */
function brings(t: Term, m: Member): number | null {
  if ('skill' in t) return skillsOf(m.facts, m.card.affiliation).get(t.skill) ?? 0;
  if ('noSkill' in t) return skillsOf(m.facts, m.card.affiliation).get(t.noSkill) ?? 0;
  if ('attribute' in t) {
    const name = t.attribute.toLowerCase();
    return name === 'integrity' || name === 'cunning' || name === 'strength' ? numberOf(m, name) : null;
  }
  if ('card' in t) return isNamed(m.facts, t.card) ? 1 : 0;
  if ('keyword' in t) return isA(m.facts, t.keyword) ? 1 : 0;
  if ('icon' in t) return m.facts.icons.includes(t.icon) ? 1 : 0;
  return null;
}

const needed = (t: Term): number => ('count' in t ? t.count : 'attribute' in t ? (t.over ?? -1) + 1 : 1);

function rowOf(t: Term, text: string, g: Ground): Row {
  if ('special' in t) return { text, met: 'unsure', who: [], count: '' };
  const sum = (list: readonly Member[]) => list.reduce((n, m) => n + (brings(t, m) ?? 0), 0);
  const who = (list: readonly Member[]) => list.filter((m) => (brings(t, m) ?? 0) > 0).map((m) => m.name);
  if ('noSkill' in t) {
    const bad = who([...g.here, ...g.coming]);
    return { text, met: bad.length === 0 ? 'met' : 'missing', who: bad, count: '' };
  }
  if ('attribute' in t) {
    const name = t.attribute.toLowerCase();
    const isShips = name === 'range' || name === 'weapons' || name === 'shields';
    const value = isShips ? shipNumber(g, name) : sum(g.here);
    const both = isShips ? value : value + sum(g.coming);
    const ok = (n: number) => (t.over === undefined || n > t.over) && (t.under === undefined || n < t.under);
    const met: Met = ok(value) ? 'met' : ok(both) ? 'coming' : 'missing';
    return { text, met, who: [], count: String(met === 'coming' ? both : value) };
  }
  const want = needed(t);
  const extra =
    ('card' in t && g.things.includes(t.card)) || ('keyword' in t && g.ship && isA(g.ship.facts, t.keyword)) ? 1 : 0;
  const now = sum(g.here) + extra;
  const then = now + sum(g.coming);
  if (now >= want) return { text, met: 'met', who: who(g.here), count: '' };
  if (then >= want) return { text, met: 'coming', who: who(g.coming), count: '' };
  return { text, met: 'missing', who: who([...g.here, ...g.coming]), count: want > 1 ? `${then} of ${want}` : '' };
}

function shipNumber(g: Ground, name: 'range' | 'weapons' | 'shields'): number {
  if (g.ship === null) return 0;
  const value = g.ship.card.values[name] ?? g.ship.facts[name];
  return typeof value === 'number' ? value : 0;
}

const waysOf = (r: PrintedRequirement): PrintedRequirement[] => ('any' in r ? r.any : [r]);
const termsOf = (r: PrintedRequirement): PrintedRequirement[] => ('all' in r ? r.all : [r]);

const ORDER: readonly Met[] = ['met', 'coming', 'unsure', 'missing'];
const worst = (list: readonly Met[]): Met =>
  list.reduce((a, b) => (ORDER.indexOf(b) > ORDER.indexOf(a) ? b : a), 'met');

function rowFor(r: PrintedRequirement, text: string, g: Ground): Row {
  if ('any' in r || 'all' in r) {
    // a choice inside a term: as good as its best way
    const ways = waysOf(r).map((w) => termsOf(w).map((x) => rowFor(x, '', g)));
    const best = ways.reduce((a, b) => (score(b) > score(a) ? b : a));
    return { text, met: worst(best.map((x) => x.met)), who: [...new Set(best.flatMap((x) => x.who))], count: '' };
  }
  return rowOf(r, text, g);
}

const score = (rows: readonly Row[]): number => {
  const points = rows.reduce(
    (n, r) => n + (r.met === 'met' ? 1 : r.met === 'coming' ? 0.9 : r.met === 'unsure' ? 0.5 : 0),
    0,
  );
  return points / Math.max(1, rows.length);
};

export const termWords = (text: string): string =>
  text
    .replace(/^\((.*)\)$/, '$1')
    .replace(/ x(\d+)/g, ' ×$1')
    .replace(/>(\d+)/g, ' over $1')
    .replace(/<(\d+)/g, ' under $1')
    .replaceAll(' + ', ', ')
    .replaceAll(' OR ', ' or ');

export function judge(info: CardInfo | undefined, g: Ground): Verdict {
  const r = info?.facts.requirement;
  if (r === undefined) return { rows: [], others: [], met: 'met' };
  const words = info?.requirement ?? [];
  const ways = waysOf(r).map((way, w) => termsOf(way).map((t, i) => rowFor(t, termWords(words[w]?.[i] ?? ''), g)));
  let best = 0;
  for (let i = 1; i < ways.length; i++) if (score(ways[i]) > score(ways[best])) best = i;
  const people = g.here.length + g.coming.length > 0;
  return {
    rows: ways[best],
    others: words.filter((_, i) => i !== best).map((terms) => terms.map(termWords).join(', ')),
    met: people ? worst(ways[best].map((x) => x.met)) : 'missing',
  };
}

/** Every skill and classification that the requirement speaks of, for lighting them on the people. */
export function skillsWanted(r: PrintedRequirement | undefined): Set<string> {
  const out = new Set<string>();
  const walk = (x: PrintedRequirement): void => {
    if ('all' in x) for (const y of x.all) walk(y);
    else if ('any' in x) for (const y of x.any) walk(y);
    else if ('skill' in x) out.add(x.skill);
  };
  if (r) walk(r);
  return out;
}
