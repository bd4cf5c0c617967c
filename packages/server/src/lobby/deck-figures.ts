/** What a deck can do, by what is printed: against the people of our own decks. */
import { catalogue } from '@spaceline/cards';
import type { Format } from '@spaceline/engine';
import { deckFigures, type Opponent, peopleOf } from '@spaceline/formats';
import type { DeckFigures, DeckFiguresRequest } from '@spaceline/protocol';
import { checkText, deckOf } from './deck-check.ts';
import { needFormat } from './formats.ts';
import { stockDecks } from './stock-decks.ts';

const fields = new Map<string, readonly Opponent[]>();

/** The people of every deck of ours that is legal in the format; our decks do not change while a server runs. */
function fieldOf(format: Format): readonly Opponent[] {
  const known = fields.get(format.id);
  if (known !== undefined) return known;
  const checked = stockDecks().map((d) => ({ name: d.name, ...checkText(d.text, format) }));
  const field = checked.filter((d) => d.legal).map((d) => ({ deck: d.name, people: peopleOf(d.deck, catalogue) }));
  fields.set(format.id, field);
  return field;
}

export function figuresOf({ format: id, piles, turn }: DeckFiguresRequest): DeckFigures {
  const format = needFormat(id);
  const wishes = { ...(turn !== undefined && { turn }), field: fieldOf(format) };
  return deckFigures(deckOf(piles), catalogue, format, wishes);
}
