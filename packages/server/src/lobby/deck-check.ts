/** Is a deck good for a format? */
import { catalogue } from '@spaceline/cards';
import type { DeckList, Format } from '@spaceline/engine';
import {
  type Beside,
  checkDeck,
  type DeckForm,
  type DeckProblem,
  deckNotes,
  parseDeckFor,
  unfinishedCards,
  writeDeckFor,
} from '@spaceline/formats';
import type { DeckBeside, DeckCheck, SealedPacks } from '@spaceline/protocol';
import { needFormat } from './formats.ts';
import { checkSealed, readSealed } from './sealed-decks.ts';

export interface CheckedDeck extends DeckCheck {
  deck: DeckList;
}

export function checkText(text: string, format: Format): CheckedDeck {
  const { deck, aside, unknown, problems } = parseDeckFor(text, catalogue, format);
  const beside = {
    aside: [...aside],
    unknown: unknown.map(({ pile, copies, name, near }) => ({ pile, copies, name, near: [...near] })),
  };
  // A problem without a line is one of the whole file: there is nothing to judge.
  if (problems.some((p) => p.line === undefined)) return checked(deck, format, beside, problems, text, null);
  const sealed = readSealed(text);
  return checked(deck, format, beside, [...problems, ...judge(deck, sealed, format)], text, sealed);
}

/** A list, or piles of cards that lie on somebody's desk. */
export type Checkable =
  | { format: string; text: string }
  | { format: string; piles: LoosePiles; sealed?: SealedPacks | null; beside?: DeckBeside };

/** What the desk is told of it. */
export function checkList(asked: Checkable): DeckCheck {
  const format = needFormat(asked.format);
  const { deck: _, ...check } =
    'text' in asked
      ? checkText(asked.text, format)
      : checkPiles(asked.piles, asked.sealed ?? null, format, asked.beside);
  return check;
}

type LoosePiles = Readonly<Record<string, readonly string[]>>;

export function deckOf({ missions = [], seeds = [], draw = [], tactics, q, tent }: LoosePiles): DeckList {
  return { missions, seeds, draw, ...(tactics && { tactics }), ...(q && { q }), ...(tent && { tent }) };
}

/** The deck in a form for other programs, or for people. */
export const writePiles = (piles: LoosePiles, beside: DeckBeside | undefined, format: Format, form: DeckForm): string =>
  writeDeckFor(deckOf(piles), catalogue, format, listed(beside ?? { aside: [], unknown: [] }), form);

/** The same for a deck that lies on somebody's desk card by card. */
export function checkPiles(
  piles: LoosePiles,
  sealed: SealedPacks | null,
  format: Format,
  beside: DeckBeside = { aside: [], unknown: [] },
): CheckedDeck {
  const deck = deckOf(piles);
  const strangers = beside.unknown.map(
    ({ name }): DeckProblem => ({ rule: 'deck-file', message: `There is no card called "${name}"` }),
  );
  const problems = [...strangers, ...judge(deck, sealed, format)];
  return checked(deck, format, beside, problems, writeDeckFor(deck, catalogue, format, listed(beside)), sealed);
}

const PILES = ['missions', 'seeds', 'draw', 'tactics', 'q', 'tent', 'aside'] as const;
const isPile = (name: string): name is (typeof PILES)[number] => PILES.some((p) => p === name);

/** Lines as a deck file has them; of a pile that there is not, in the draw deck. */
const listed = ({ aside, unknown }: DeckBeside): Beside => ({
  aside,
  unknown: unknown.map((u) => ({ ...u, pile: isPile(u.pile) ? u.pile : 'draw', line: 0 })),
});

const judge = (deck: DeckList, sealed: SealedPacks | null, format: Format): readonly DeckProblem[] =>
  sealed === null ? checkDeck(deck, catalogue, format).problems : checkSealed(deck, sealed, format);

function checked(
  deck: DeckList,
  format: Format,
  beside: DeckBeside,
  problems: readonly DeckProblem[],
  text: string,
  sealed: SealedPacks | null,
): CheckedDeck {
  return {
    deck,
    legal: problems.length === 0,
    problems: problems.map(({ rule, message, line, heading, fix }) => ({
      rule,
      message,
      ...(line !== undefined && { line }),
      ...(heading && { heading }),
      ...(fix && { fix }),
    })),
    warnings: unfinishedCards([deck], catalogue),
    notes: deckNotes(deck, catalogue, format),
    piles: { ...deck } as DeckCheck['piles'],
    beside,
    text,
    sealed,
  };
}

/** The affiliations that a deck's people and ships belong to, the most frequent first; a lone stranger does not count. */
export function deckAffiliations(deck: DeckList): string[] {
  const counts = new Map<string, number>();
  let all = 0;
  for (const id of [...deck.draw, ...deck.seeds]) {
    const def = catalogue.byId(id);
    if (def === undefined || !(def.personnel || def.ship)) continue;
    all++;
    for (const a of def.facts.affiliations) counts.set(a, (counts.get(a) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, n]) => n > all / 6)
    .sort((a, b) => b[1] - a[1])
    .map(([a]) => a);
}
