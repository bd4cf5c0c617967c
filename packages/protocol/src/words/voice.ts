/** Players, cards, places and sums of a telling, as values for the holes of its sentence. */
import type { PlaceRef, Seat, SumRef, Told, ToldCard } from '@spaceline/engine';
import { NAMES, SUMS } from './english.ts';
import type { Naming } from './naming.ts';
import { fill, type Holes, type Link, type Value } from './template.ts';

export type ToldPlace = Told<PlaceRef>;
export type ToldSum = Told<SumRef>;

export const isCard = (place: ToldPlace): place is ToldCard => 'card' in place;

export interface Voice {
  readonly naming: Naming;
  say(template: string, holes?: Holes): Value;
  who(seat: Seat): Value;
  card(card: ToldCard): Value;
  cards(cards: readonly ToldCard[]): Value;
  location(location: number): Value;
  place(place: ToldPlace): Value;
  sum(name: string, sum: ToldSum): Value;
}

/** Titles are names: a "y" at the end stays. */
const several = (title: string): string => (/(s|x|z|ch|sh)$/.test(title) ? NAMES.severalEs : NAMES.several);

export function voiceOf(naming: Naming): Voice {
  const say = (template: string, holes?: Holes): Value => fill(naming.language(template), holes);
  const linked = (printing: string): Link => ({ title: naming.title(printing), card: printing, at: 0 });

  const list = (values: readonly Value[]): Value =>
    values.reduce((a, b, i) => say(i === values.length - 1 ? NAMES.and : NAMES.comma, { a, b }));

  const copies = (printing: string, n: number): Value => {
    const link = linked(printing);
    if (n === 1) return { text: link.title, links: [link] };
    return say(several(link.title), { n, title: { text: link.title, links: [link] } });
  };

  const hidden = (n: number, alone: boolean): Value => {
    const template = n > 1 ? NAMES.hiddenCards : alone ? NAMES.card : NAMES.hiddenCard;
    return { ...say(template, { n }), common: true };
  };

  const cards = (all: readonly ToldCard[]): Value => {
    if (all.length === 0) return { ...say(NAMES.nobody), common: true };
    const known = new Map<string, number>();
    for (const { printing } of all) if (printing !== null) known.set(printing, (known.get(printing) ?? 0) + 1);
    const parts = [...known].map(([printing, n]) => copies(printing, n));
    const unknown = all.filter((c) => c.printing === null).length;
    if (unknown > 0) parts.push(hidden(unknown, parts.length === 0));
    return { ...list(parts), many: all.length > 1 };
  };

  const location = (l: number): Value => {
    const printing = naming.placeCard(l);
    return { text: naming.place(l), links: printing === null ? [] : [linked(printing)] };
  };

  const place = (p: ToldPlace): Value => {
    if (isCard(p)) return cards([p]);
    return 'planet' in p ? { ...say(NAMES.planet, { place: location(p.planet) }), common: true } : location(p.location);
  };

  const sum = (name: string, { total, terms }: ToldSum): Value => {
    let said: Value | null = null;
    for (const { n, value } of together(total, terms)) {
      const holes = { n: Math.abs(n), card: value };
      if (said === null) said = say(n < 0 ? SUMS.minusTerm : SUMS.term, holes);
      else said = say(n < 0 ? SUMS.minus : SUMS.plus, { ...holes, terms: said });
    }
    return say(SUMS.sum, { name: say(name), total, terms: said ?? '0' });
  };

  /** Terms of one name become one, and what gives nothing is left out; what they do not explain is told as well. */
  const together = (total: number, terms: ToldSum['terms']): { n: number; value: Value }[] => {
    const sums = new Map<string | null, number>();
    for (const { n, card } of terms) sums.set(card.printing, (sums.get(card.printing) ?? 0) + n);
    const named = (printing: string | null): Value => (printing === null ? say(SUMS.hidden) : copies(printing, 1));
    const out = [...sums].filter(([, n]) => n !== 0).map(([printing, n]) => ({ n, value: named(printing) }));
    const rest = total - terms.reduce((n, t) => n + t.n, 0);
    return rest === 0 ? out : [...out, { n: rest, value: say(SUMS.other) }];
  };

  return {
    naming,
    say,
    who: (seat) =>
      seat === naming.viewer ? { ...say(NAMES.you), many: true, common: true } : { text: naming.seat(seat) },
    card: (c) => cards([c]),
    cards,
    location,
    place,
    sum,
  };
}
