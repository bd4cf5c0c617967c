/** Numbers with all their terms: "ATTACK 14 = 8 U.S.S. Voyager + 3 Captain's Log + 3 Photon Torpedo". */

import { type Game, knows, type SumRef, type Term as TermOf, type Told } from '@spaceline/engine';
import { spoken, type Words } from '@spaceline/protocol';
import type { Speech } from '../speech.ts';

interface Term {
  n: number;
  name: Words;
}

export interface Sum {
  total: number;
  terms: readonly Term[];
}

/** Keeps a number with its sign and the first word of its name when a sum is wrapped. */
export const TIED = '\u00a0';
export const untied = (line: Words): Words => spoken(line).replaceAll(TIED, ' ');

/** What a card gives in several ways becomes one term; what gives nothing is left out, unless nothing else is there. */
function together(terms: readonly TermOf[], nameOf: (card: number) => Words): Term[] {
  const sums = new Map<number, number>();
  for (const { n, card } of terms) sums.set(card, (sums.get(card) ?? 0) + n);
  const all = [...sums].map(([card, n]) => ({ n, card }));
  const some = all.filter((t) => t.n !== 0);
  return (some.length > 0 ? some : all.slice(0, 1)).map(({ n, card }) => ({ n, name: nameOf(card) }));
}

const HIDDEN = -1;
const hiddenName = ({ say }: Speech): Words => say('out of sight');

/** A sum that was told; what its terms do not explain is still named, so that it is right. */
export function toldSum({ total, terms }: Told<SumRef>, speech: Speech): Sum {
  const printings = new Map(terms.map(({ card }) => [card.card, card.printing]));
  const nameOf = (card: number): Words => {
    const printing = printings.get(card) ?? null;
    return printing === null ? hiddenName(speech) : speech.naming.title(printing);
  };
  const made = together(
    terms.map(({ n, card }) => ({ n, card: card.card })),
    nameOf,
  );
  const rest = total - made.reduce((n, t) => n + t.n, 0);
  return { total, terms: rest === 0 ? made : [...made, { n: rest, name: speech.say('other') }] };
}

/** A sum of the table as it stands. */
export function sumNow(g: Game, total: number, terms: readonly TermOf[], speech: Speech): Sum {
  const seen = terms.map(({ n, card }) => ({ n, card: knows(g, speech.viewer, card) ? card : HIDDEN }));
  const nameOf = (card: number) => (card === HIDDEN ? hiddenName(speech) : speech.naming.card(card));
  return { total, terms: together(seen, nameOf) };
}

/** For the eye the names of the numbers are equally long. */
const NAMES = {
  eye: { attack: 'ATTACK ', defense: 'DEFENSE', strength: 'STRENGTH' },
  ear: { attack: 'ATTACK', defense: 'DEFENSE', strength: 'STRENGTH' },
} as const;

export type SumName = keyof (typeof NAMES)['eye'];

/** The same for the ear: "ATTACK 14: 8 from U.S.S. Voyager, plus 3 from Captain's Log". */
const FORMS = {
  eye: {
    sum: '{name} {total} = {terms}',
    first: `{n}${TIED}{of}`,
    firstLess: `−{n}${TIED}{of}`,
    more: `{terms} +${TIED}{n}${TIED}{of}`,
    less: `{terms} −${TIED}{n}${TIED}{of}`,
  },
  ear: {
    sum: '{name} {total}: {terms}',
    first: '{n} from {of}',
    firstLess: 'minus {n} from {of}',
    more: '{terms}, plus {n} from {of}',
    less: '{terms}, minus {n} from {of}',
  },
} as const;

export function sumText(name: SumName, { total, terms }: Sum, speech: Speech): Words {
  const { say } = speech;
  const reader = speech.plain ? 'ear' : 'eye';
  const forms = FORMS[reader];
  let said: Words = '';
  for (const [i, { n, name: of }] of terms.entries()) {
    const holes = { n: Math.abs(n), of, terms: said };
    if (i === 0) said = say(n < 0 ? forms.firstLess : forms.first, holes);
    else said = say(n < 0 ? forms.less : forms.more, holes);
  }
  return say(forms.sum, { name: say(NAMES[reader][name]), total: speech.number(total), terms: said });
}
