/** A game that begins where a scenario stands: the position of its file, after some of its steps, against a bot. */
import { catalogue } from '@spaceline/cards';
import { chanceOf, diceFrom, mix, type Seat, Stream } from '@spaceline/engine';
import { type BenchGameRequest, type Position, positionHash, Recording, systemEntry } from '@spaceline/protocol';
import { FILLER_ID } from '@spaceline/rulebook';
import type { GameRow, UserRow } from '../database/tables.ts';
import type { Times } from '../games/clock.ts';
import { entryRow } from '../games/entry-row.ts';
import { type Sitter, startGame } from '../games/new-game.ts';
import type { Setting } from '../games/setting.ts';
import { standingOf } from '../games/standing.ts';
import type { BenchStart } from '../heavy/bench-start.ts';
import type { Heavy, Wish } from '../heavy/heavy.ts';
import { newSeed } from '../identifiers.ts';
import { Problem } from '../problem.ts';
import { rulesFor } from '../rules-version.ts';
import { needRoom } from './bench.ts';
import type { DeckShelf } from './deck-shelf.ts';
import { needFormat } from './formats.ts';
import { botSitter, DEFAULT_BOT, person } from './lobby.ts';
import { scenarioText } from './scenario-files.ts';

const NO_CLOCK: Times = { left: [0, 0], away: [0, 0] };
const NO_CARDS = { missions: [], seeds: [], draw: [] };

export class PlayScenario {
  constructor(
    private readonly setting: Pick<Setting, 'games' | 'decisions' | 'checkpoints' | 'rules'>,
    private readonly shelf: DeckShelf,
    private readonly heavy: Heavy,
  ) {}

  async begin(user: UserRow, asked: BenchGameRequest, wish: Wish): Promise<GameRow> {
    const { scenario, text = '', steps, seat, bot = DEFAULT_BOT } = asked;
    if (scenario === undefined) needRoom(text);
    const file = scenario === undefined ? text : scenarioText(scenario);
    const start = await this.heavy.run('bench-start', { text: file, steps }, wish);
    const { format, title } = start;
    if (start.over) throw new Problem(409, 'not-now', 'The game is over there: go on from an earlier step');
    const seed = newSeed();
    const position = await this.positionOf(start, seed);
    const deck = { name: title.slice(0, 60), deck: NO_CARDS };
    const sitter = (s: Seat): Sitter => (s === seat ? person(user, deck) : botSitter(bot, deck));
    const terms = { format, private: true, spectators: false, blanks: true, clock: null, away: 0 };
    const begun = startGame([sitter(0), sitter(1)], terms, this.setting.rules, seed);
    const entry = systemEntry({ do: 'restore', n: 0 });
    const record = { header: JSON.parse(begun.header!), entries: [entry], positions: { 0: position } };
    const { game: there } = new Recording(rulesFor(format), record);
    const row = { ...begun, ...standingOf(there) };
    const hash = positionHash(there);
    const { games, checkpoints, decisions } = this.setting;
    await games.add(row);
    await checkpoints.restore(row.id, position);
    await decisions.append([entryRow(row.id, 0, { entry, seat: -1, auto: 0 }, NO_CLOCK, hash)]);
    return row;
  }

  /** The position, with chance of its own, and with real cards where a file leaves open what lies in a deck. */
  private async positionOf({ state, format }: BenchStart, seed: string): Promise<Position> {
    const cards = state.cards.map((c) => ({ ...c }));
    for (const seat of [0, 1] as const) {
      const open = cards.filter((c) => c.owner === seat && c.def === FILLER_ID);
      const theirs = state.cards.filter((c) => c.owner === seat && c.def !== FILLER_ID).map((c) => c.def);
      const draw = open.length === 0 ? [] : await this.cardsFor(theirs, seat, format, seed);
      open.forEach((c, i) => {
        c.def = draw[i % draw.length];
      });
    }
    return { n: 0, answers: 0, state: { ...state, cards, chance: chanceOf(seed) }, log: [] };
  }

  /** Cards that suit the player's own: of the deck that shares most of their affiliations. */
  private async cardsFor(printings: readonly string[], seat: Seat, format: string, seed: string): Promise<string[]> {
    const { stock } = await this.shelf.list(null, needFormat(format));
    const theirs = printings.flatMap((id) => catalogue.byId(id)?.facts.affiliations ?? []);
    const shared = (affiliations: readonly string[]) =>
      theirs.filter((a) => affiliations.slice(0, 2).includes(a)).length;
    const best = stock.reduce((a, b) => (shared(b.affiliations) > shared(a.affiliations) ? b : a));
    const { deck } = await this.shelf.playable(null, best.id, needFormat(format));
    const draw = deck.draw.filter((id) => catalogue.byId(id) !== undefined);
    mix(draw, diceFrom(chanceOf(seed), Stream.Shuffle + seat));
    return draw;
  }
}
