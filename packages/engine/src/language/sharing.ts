/** What cards have in common: "of the same classification", "with an attribute number in common". */
import { AFFILIATIONS } from '../cards/facts.ts';
import { ATTRIBUTES, affiliationBit } from '../cards/names.ts';
import type { Game } from '../core/game.ts';
import { affiliations, attributesOf, classificationsOf, hasKeyword } from '../core/values.ts';
import { personWho } from './filters.ts';
import { spoke } from './names.ts';
import type { Filter, Selector } from './speech.ts';

/** What each of the people on a card has of it; of other cards, what the card has. */
type Having = (g: Game, id: number) => readonly (readonly (string | number)[])[];

const ofCard =
  (values: (g: Game, id: number) => readonly (string | number)[]): Having =>
  (g, id) =>
    Array.from({ length: g.def(id).people }, () => values(g, id));

/** The three numbers of a personnel. */
const NUMBERS = ATTRIBUTES.slice(0, 3);

const HAVING = {
  classification: (g, id) => classificationsOf(g, id).map((c) => (c === undefined ? [] : [c])),
  'attribute number': (g, id) => {
    const each = NUMBERS.map((a) => attributesOf(g, id, a));
    return each[0].map((_, i) => each.map((numbers) => numbers[i]));
  },
  affiliation: ofCard((g, id) => AFFILIATIONS.filter((a) => (affiliations(g, id) & affiliationBit(a)) !== 0)),
  'native quadrant': ofCard((g, id) => [g.def(id).native]),
  controller: ofCard((g, id) => [g.card(id).controller]),
  type: ofCard((g, id) => [g.def(id).facts.type]),
} as const satisfies Record<string, Having>;

/** Words that cards are known by (CR-46), one of which they may share: their sect. */
interface Kin {
  readonly called: string;
  readonly among: readonly string[];
}

/** They have that in common with one of those. */
export const sharing = (what: keyof typeof HAVING | Kin, s: Selector): Filter => {
  const name = typeof what === 'string' ? what : what.called;
  if (typeof what !== 'string') spoke('keyword', ...what.among);
  const having: Having =
    typeof what === 'string' ? HAVING[what] : ofCard((g, id) => what.among.filter((word) => hasKeyword(g, id, word)));
  const text = what === 'attribute number' ? `with an ${name} in common with` : `of the same ${name} as`;
  return personWho(`${text} ${s.one}`, (r, id) => {
    const wanted = new Set(s.ids(r).flatMap((x) => having(r.g, x).flat()));
    return having(r.g, id).map((values) => values.some((v) => wanted.has(v)));
  });
};
