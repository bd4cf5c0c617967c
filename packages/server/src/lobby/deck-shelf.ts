/** The decks somebody can play: those that come with Spaceline, and the own. */
import { catalogue } from '@spaceline/cards';
import type { DeckList, Format } from '@spaceline/engine';
import { formatById, shareQuadrant } from '@spaceline/formats';
import type { DeckCheck, DeckDetail, DeckRequest, DeckSummary } from '@spaceline/protocol';
import type { Decks } from '../database/decks.ts';
import type { DeckRow } from '../database/tables.ts';
import { notFound, Problem } from '../problem.ts';
import { type CheckedDeck, checkText, deckAffiliations } from './deck-check.ts';
import { withSealed } from './sealed-decks.ts';
import { readComment, type StockDeck, stockDecks } from './stock-decks.ts';

const MOST_DECKS = 200;

export interface PlayableDeck {
  name: string;
  deck: DeckList;
  /** built from packs: not everybody's kind of opponent */
  sealed: boolean;
}

export function needFormat(id: string): Format {
  const format = formatById(id);
  if (format === undefined) throw new Problem(400, 'no-such-format', `There is no format "${id}"`);
  return format;
}

const figures = (check: CheckedDeck): Pick<DeckSummary, 'legal' | 'cards' | 'affiliations' | 'warnings'> => ({
  legal: check.legal,
  cards: Object.values(check.piles).reduce((n, pile) => n + pile.length, 0),
  affiliations: deckAffiliations(check.deck),
  warnings: check.warnings,
});

const isPlain = (deck: DeckSummary): boolean => deck.name === deck.affiliations[0];

export class DeckShelf {
  private readonly stock: readonly StockDeck[] = stockDecks();
  private readonly stockChecks = new Map<string, CheckedDeck>();

  constructor(private readonly decks: Decks) {}

  private checkStock(deck: StockDeck, format: Format): CheckedDeck {
    const key = `${format.id} ${deck.id}`;
    const check = this.stockChecks.get(key) ?? checkText(deck.text, format);
    this.stockChecks.set(key, check);
    return check;
  }

  private ofStock(deck: StockDeck, format: Format): { summary: DeckSummary; check: CheckedDeck } {
    const check = this.checkStock(deck, format);
    const { id, name, about } = deck;
    return { check, summary: { id, name, about, format: format.id, kind: 'stock', ...figures(check) } };
  }

  private ofOwn(row: DeckRow, format: Format): { summary: DeckSummary; check: CheckedDeck } {
    const check = checkText(row.text, format);
    const { id, name, format: made, text } = row;
    return { check, summary: { id, name, about: readComment(text), format: made, kind: 'own', ...figures(check) } };
  }

  /** Stock decks that are legal in the format, and the own decks made for it. */
  async list(user: string | null, format: Format): Promise<{ stock: DeckSummary[]; own: DeckSummary[] }> {
    const stock = this.stock.map((d) => this.ofStock(d, format).summary).filter((d) => d.legal);
    // those that are plainly of one affiliation come first: they are the ones to begin with
    stock.sort((a, b) => Number(isPlain(b)) - Number(isPlain(a)));
    const rows = user === null ? [] : await this.decks.of(user);
    return { stock, own: rows.filter((r) => r.format === format.id).map((r) => this.ofOwn(r, format).summary) };
  }

  async detail(user: string | null, id: string, formatId: string | undefined): Promise<DeckDetail> {
    const stock = this.stock.find((d) => d.id === id);
    if (stock !== undefined) {
      const { summary, check } = this.ofStock(stock, needFormat(formatId ?? 'warp-speed'));
      return detail(summary, check);
    }
    const row = user === null ? undefined : await this.decks.byId(user, id);
    if (row === undefined) throw notFound('deck');
    const { summary, check } = this.ofOwn(row, needFormat(formatId ?? row.format));
    return detail(summary, check);
  }

  /** A deck to play with: legal, or refused with everything that is wrong with it. */
  async playable(user: string | null, id: string, format: Format): Promise<PlayableDeck> {
    const stock = this.stock.find((d) => d.id === id);
    if (stock !== undefined) return legalDeck(stock.name, this.checkStock(stock, format), format);
    const row = user === null ? undefined : await this.decks.byId(user, id);
    if (row === undefined) throw notFound('deck');
    return legalDeck(row.name, checkText(row.text, format), format);
  }

  /** A stock deck for a bot; another than `not`, where there is one, and one that plays where the person's deck does. */
  async opponent(not: string, mine: DeckList, format: Format): Promise<PlayableDeck> {
    const { stock } = await this.list(null, format);
    const meets = (d: StockDeck) => shareQuadrant(mine, this.checkStock(d, format).deck, catalogue);
    const near = stock.filter((d) => d.id !== not && meets(this.stock.find((x) => x.id === d.id)!));
    const others = near.length > 0 ? near : stock.filter((d) => d.id !== not);
    const choice = others[Math.floor(Math.random() * others.length)] ?? stock[0];
    if (choice === undefined) throw new Problem(409, 'no-deck', `There is no deck for ${format.name} yet: bring two`);
    return this.playable(null, choice.id, format);
  }

  async add(user: string, request: DeckRequest): Promise<DeckDetail> {
    needFormat(request.format);
    if ((await this.decks.count(user)) >= MOST_DECKS)
      throw new Problem(409, 'too-many', `You have ${MOST_DECKS} decks already; remove one first`);
    const { id } = await this.decks.add(user, stored(request), Date.now());
    return this.detail(user, id, request.format);
  }

  async change(user: string, id: string, request: DeckRequest): Promise<DeckDetail> {
    needFormat(request.format);
    if (!(await this.decks.change(user, id, stored(request), Date.now()))) throw notFound('deck');
    return this.detail(user, id, request.format);
  }

  async remove(user: string, id: string): Promise<void> {
    if (!(await this.decks.remove(user, id))) throw notFound('deck');
  }
}

const stored = ({ name, format, text, sealed }: DeckRequest) => ({ name, format, text: withSealed(text, sealed) });

function detail(summary: DeckSummary, { problems, piles, text, sealed }: DeckCheck): DeckDetail {
  return { ...summary, problems, piles, text, sealed };
}

function legalDeck(name: string, check: CheckedDeck, format: Format): PlayableDeck {
  const { legal, deck, sealed, problems } = check;
  if (legal) return { name, deck, sealed: sealed !== null };
  throw new Problem(409, 'illegal-deck', `The deck "${name}" is not legal in ${format.name}`, { problems });
}
