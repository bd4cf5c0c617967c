/**
 * What a `not-offered` proves that gives no reason. It would hold as well if nobody were asked anything, or if the engine did not
 * know the action at all. So it is proof only where that player is asked something, and where the same thing is offered or done in
 * the same file or one beside it. What may be declined is often the only question of its moment (a probe, a repair): there silence is
 * the refusal, and the same file has to put that very question to the same player at another moment.
 */
import type { CardDef, Catalogue } from '@spaceline/engine';
import { parseWanted, type Wanted } from './match.ts';
import { findDef, parseReference, repeated } from './names.ts';
import type { Path, Source } from './source.ts';

/** Something to do, by what tells it from other things to do. What a step leaves open is not there. */
export interface Deed {
  readonly seat: string;
  readonly verb: string;
  /**
   * who or what does it: a card by its title where its text is what matters, else by its type. Of what is picked, any card stands for
   * any other, since one question is about cards of one kind; a word or a number is itself.
   */
  readonly who?: string;
  /** of what is used, which of its abilities */
  readonly ability?: string;
  /** at whom, or where to: a type of card */
  readonly whom?: string;
}

/** A `not-offered` without `because`. */
export interface Silence {
  readonly line: number | null;
  readonly deed: Deed;
  /** the player was asked something then, or on the way there */
  readonly asked: boolean;
}

/** A card that is played, used or seeded is that card: another one being playable says nothing of it. */
const BY_TITLE = ['play', 'use', 'activate', 'seed', 'download'];

function kindOf(catalogue: Catalogue, name: unknown, ofCard: (d: CardDef) => string): string | undefined {
  const [one] = (Array.isArray(name) ? name : [name]).flatMap(repeated);
  if (one === undefined || one === true) return undefined;
  const def = typeof one === 'string' ? findDef(catalogue, parseReference(one)) : undefined;
  return def === undefined ? String(one) : ofCard(def);
}

const title = (d: CardDef): string => d.title;
const type = (d: CardDef): string => d.facts.type;

export function deedOf(catalogue: Catalogue, seat: string, { verb, fields: f }: Wanted): Deed {
  const by = verb === 'pick' ? () => 'a card' : BY_TITLE.includes(verb) ? title : type;
  const who = kindOf(catalogue, f.pick ?? f.cards ?? f.card ?? f.using, by);
  const whom = kindOf(catalogue, f.to ?? f.target ?? f.at, type);
  const ability = f.ability === undefined ? {} : { ability: String(f.ability) };
  return { seat, verb, ...ability, ...(who !== undefined && { who }), ...(whom !== undefined && { whom }) };
}

/** Every player knows these; the runner passes wherever it may. */
const KNOWN = ['pass', 'end-turn'];

const same = (a: string | undefined, b: string | undefined): boolean => a === undefined || b === undefined || a === b;

/** Numbers end somewhere: the last one that is offered is the mirror of the next, which is not. */
const neighbours = (a: string | undefined, b: string | undefined): boolean => Math.abs(Number(a) - Number(b)) === 1;

/** The same verb, and nothing said of both that differs. */
export const mirrors = (a: Deed, b: Deed): boolean =>
  a.verb === b.verb && (same(a.who, b.who) || neighbours(a.who, b.who)) && same(a.whom, b.whom);

/** The same question, put to the same player in words that mean it: `pick: yes`, a card, an ability of a card. */
export const sameQuestion = (a: Deed, b: Deed): boolean => {
  const named = a.verb === 'pick' ? a.who !== undefined : a.verb === 'use' && a.ability !== undefined;
  return named && a.seat === b.seat && a.verb === b.verb && a.who === b.who && a.ability === b.ability;
};

export const needsMirror = ({ verb }: Deed): boolean => !KNOWN.includes(verb);

/** Everything that a file does, or finds offered. */
export function deedsIn(catalogue: Catalogue, src: Source): Deed[] {
  const out: Deed[] = [];
  const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]);
  const add = (name: string, value: unknown, path: Path) =>
    out.push(deedOf(catalogue, name, parseWanted(src, value, path)));
  list(src.root.steps).forEach((step, i) => {
    const s = step as Record<string, unknown>;
    for (const name of ['A', 'B']) {
      if (s[name] !== undefined) add(name, s[name], ['steps', i, name]);
      const offers = list((s.expect as Record<string, unknown> | undefined)?.offered);
      for (const value of offers.flatMap((o) => list((o as Record<string, unknown>)[name])))
        add(name, value, ['steps', i, 'expect', 'offered', name]);
    }
  });
  return out;
}
