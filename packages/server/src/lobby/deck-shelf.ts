/** The decks somebody can play: those that come with Spaceline, and the own. */
import { catalogue } from '@spaceline/cards';
import type { DeckList, Format } from '@spaceline/engine';
import { FORMATS, formatById, shareQuadrant } from '@spaceline/formats';
import type {
  DeckCheck,
  DeckDetail,
  DeckRequest,
  DeckResults,
  DeckSummary,
  DeckVersion,
  Sharing,
} from '@spaceline/protocol';
import type { Decks, SharedRow } from '../database/decks.ts';
import type { Results } from '../database/results.ts';
import type { DeckRow } from '../database/tables.ts';
import { idOf, newId } from '../identifiers.ts';
import { notFound, Problem } from '../problem.ts';
import { type CheckedDeck, checkPiles, checkText, deckAffiliations } from './deck-check.ts';
import { resultsOf } from './deck-results.ts';
import type { FirstTurnsDecks } from './first-turns.ts';
import { needFormat } from './formats.ts';
import { kindOf } from './names.ts';
import { withSealed } from './sealed-decks.ts';
import { readComment, type StockDeck, stockDecks } from './stock-decks.ts';

const MOST_DECKS = 200;
/** So many of the public list are looked through. */
const MOST_SHARED = 500;
const MOST_CHECKS = 1000;
/** As the database has it. */
const SHARING: readonly Sharing[] = ['no', 'link', 'public'];

export interface PlayableDeck {
  name: string;
  deck: DeckList;
  /** built from packs: not everybody's kind of opponent */
  sealed: boolean;
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
  private readonly rowChecks = new Map<string, CheckedDeck>();

  constructor(
    private readonly decks: Decks,
    private readonly results: Results,
  ) {}

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

  /** Reading a list takes milliseconds, and a public list has hundreds: what was read is kept until its deck changes. */
  private checkRow(row: DeckRow, format: Format): CheckedDeck {
    const key = `${format.id} ${row.id} ${row.updated_at}`;
    const check = this.rowChecks.get(key) ?? checkText(row.text, format);
    if (this.rowChecks.size >= MOST_CHECKS) this.rowChecks.clear();
    this.rowChecks.set(key, check);
    return check;
  }

  private ofOwn(row: DeckRow, format: Format): { summary: DeckSummary; check: CheckedDeck } {
    const check = this.checkRow(row, format);
    const { id, name, format: made, text, folder } = row;
    const own = { kind: 'own', shared: SHARING[row.shared] ?? 'no', folder };
    return { check, summary: { id, name, about: readComment(text), format: made, ...own, ...figures(check) } };
  }

  /** The same for those who may see it because its owner shares it. */
  private ofShared(row: SharedRow, format: Format): { summary: DeckSummary; check: CheckedDeck } {
    const { check, summary } = this.ofOwn(row, format);
    const { shared: _, folder: __, ...rest } = summary;
    return { check, summary: { ...rest, kind: 'shared', by: { name: row.by, kind: kindOf(row.by_login) } } };
  }

  /** The public list of a format: those whose name, player, affiliation or cards have every word. */
  async sharedList(format: Format, words: string): Promise<DeckSummary[]> {
    const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
    const rows = (await this.decks.shared(MOST_SHARED)).filter((r) => r.format === format.id);
    return rows
      .map((row) => ({ row, ...this.ofShared(row, format) }))
      .filter(({ row, summary }) => {
        const said = `${row.name} ${row.by} ${summary.affiliations.join(' ')} ${row.text}`.toLowerCase();
        return wanted.every((w) => said.includes(w));
      })
      .map(({ summary }) => summary);
  }

  async share(user: string, id: string, shared: Sharing): Promise<DeckDetail> {
    if (!(await this.decks.share(user, id, SHARING.indexOf(shared)))) throw notFound('deck');
    return this.detail(user, id, undefined);
  }

  /** The earlier versions of an own deck. */
  async versions(user: string, id: string): Promise<DeckVersion[]> {
    const row = await this.decks.byId(user, id);
    if (row === undefined) throw notFound('deck');
    return (await this.decks.versions(id)).map(({ number, name, format, text, note, at }) => {
      const made = format === '' ? row.format : format;
      const { piles, beside, sealed } = checkText(text, needFormat(made));
      return {
        number,
        name: name === '' ? row.name : name,
        format: made,
        text,
        piles,
        beside,
        sealed,
        note,
        at: Number(at),
      };
    });
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
    if (row !== undefined) {
      const { summary, check } = this.ofOwn(row, needFormat(formatId ?? row.format));
      return detail(summary, check);
    }
    const shared = await this.decks.sharedById(id);
    if (shared === undefined) throw notFound('deck');
    const { summary, check } = this.ofShared(shared, needFormat(formatId ?? shared.format));
    return detail(summary, check);
  }

  /** The decks that hold any of these printings, with how many of them: stock decks, the own, and those that everybody may see. */
  async holding(user: string | null, ids: ReadonlySet<string>): Promise<{ deck: DeckSummary; copies: number }[]> {
    const rows = user === null ? [] : await this.decks.of(user);
    const stock = FORMATS.flatMap((format) =>
      this.stock.map((d) => this.ofStock(d, format)).filter(({ summary }) => summary.legal),
    );
    const own = rows.flatMap((r) => {
      const format = formatById(r.format);
      return format === undefined ? [] : [this.ofOwn(r, format)];
    });
    const mine = new Set(rows.map((r) => r.id));
    const shared = (await this.decks.shared(MOST_SHARED)).flatMap((r) => {
      const format = formatById(r.format);
      return format === undefined || mine.has(r.id) ? [] : [this.ofShared(r, format)];
    });
    const seen = new Set<string>();
    return [...own, ...stock, ...shared].flatMap(({ summary, check }) => {
      const copies = Object.values(check.piles)
        .flat()
        .filter((id) => ids.has(id)).length;
      if (copies === 0 || seen.has(summary.id)) return [];
      seen.add(summary.id);
      return [{ deck: summary, copies }];
    });
  }

  /** A deck to play with: legal, or refused with everything that is wrong with it. */
  async playable(user: string | null, id: string, format: Format): Promise<PlayableDeck> {
    const stock = this.stock.find((d) => d.id === id);
    if (stock !== undefined) return legalDeck(stock.name, this.checkStock(stock, format), format);
    const own = user === null ? undefined : await this.decks.byId(user, id);
    const row = own ?? (await this.decks.sharedById(id));
    if (row === undefined) throw notFound('deck');
    return legalDeck(row.name, checkText(row.text, format), format);
  }

  /** Refuses a list that may not be played, with everything that is wrong with it. */
  needLegal(name: string, list: string, format: Format): void {
    legalDeck(name, checkText(list, format), format);
  }

  /** Two decks for a bot that begins with one that lies on somebody's desk. */
  async firstTurns(piles: Parameters<typeof checkPiles>[0], format: Format): Promise<FirstTurnsDecks> {
    const { deck } = legalDeck('', checkPiles(piles, null, format), format);
    const { name, deck: theirs } = await this.opponent('', deck, format);
    return { format: format.id, mine: deck, theirs, against: name };
  }

  /** What a deck that one may see did so far. */
  async resultsOf(user: string | null, id: string): Promise<DeckResults> {
    await this.text(user, id);
    return resultsOf(this.results, user, id);
  }

  /** The list of a deck that one may see. */
  async text(user: string | null, id: string): Promise<string> {
    const stock = this.stock.find((d) => d.id === id);
    if (stock !== undefined) return stock.text;
    const row = (user === null ? undefined : await this.decks.byId(user, id)) ?? (await this.decks.sharedById(id));
    if (row === undefined) throw notFound('deck');
    return row.text;
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
    for (const { format } of [request, ...(request.versions ?? [])]) needFormat(format);
    const name = request.once === undefined ? newId() : idOf(`${user} ${request.once}`);
    // it was stored already, and the answer was lost on its way
    if ((await this.decks.byId(user, name)) !== undefined) return this.change(user, name, request);
    if ((await this.decks.count(user)) >= MOST_DECKS)
      throw new Problem(409, 'too-many', `You have ${MOST_DECKS} decks already; remove one first`);
    const now = Date.now();
    const versions = (request.versions ?? []).map((v) => ({ ...v, at: Math.min(v.at, now) }));
    const { id } = await this.decks.add(user, stored(request), now, name, versions);
    return this.detail(user, id, request.format);
  }

  async change(user: string, id: string, request: DeckRequest): Promise<DeckDetail> {
    needFormat(request.format);
    if (!(await this.decks.change(user, id, stored(request), request.note ?? '', Date.now()))) throw notFound('deck');
    return this.detail(user, id, request.format);
  }

  async remove(user: string, id: string): Promise<void> {
    if (!(await this.decks.remove(user, id))) throw notFound('deck');
  }
}

const stored = ({ name, format, text, sealed, folder = '' }: DeckRequest) => ({
  name,
  format,
  text: withSealed(text, sealed),
  folder,
});

function detail(summary: DeckSummary, { problems, notes, piles, beside, text, sealed }: DeckCheck): DeckDetail {
  return { ...summary, problems, notes, piles, beside, text, sealed };
}

function legalDeck(name: string, check: CheckedDeck, format: Format): PlayableDeck {
  const { legal, deck, sealed, problems } = check;
  if (legal) return { name, deck, sealed: sealed !== null };
  throw new Problem(409, 'illegal-deck', `The deck "${name}" is not legal in ${format.name}`, { problems });
}
