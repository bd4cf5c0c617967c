/** A game that begins where a scenario stands: the position of its file, after some of its steps, against a bot. */
import { catalogue } from '@spaceline/cards';
import { chanceOf, diceFrom, type Game, mix, type Seat, Stream } from '@spaceline/engine';
import {
  type BenchGameRequest,
  lastQuiet,
  type Position,
  positionHash,
  Recording,
  saveState,
  systemEntry,
} from '@spaceline/protocol';
import { FILLER_ID, parseScenario, Runner, rulesFor as rulesOfScenario, ScenarioError } from '@spaceline/rulebook';
import type { GameRow, UserRow } from '../database/tables.ts';
import type { Times } from '../games/clock.ts';
import { entryRow } from '../games/entry-row.ts';
import { type Sitter, startGame } from '../games/new-game.ts';
import type { Setting } from '../games/setting.ts';
import { standingOf } from '../games/standing.ts';
import { newSeed } from '../identifiers.ts';
import { Problem } from '../problem.ts';
import { rulesFor } from '../rules-version.ts';
import { needRoom } from './bench.ts';
import { type DeckShelf, needFormat } from './deck-shelf.ts';
import { botSitter, DEFAULT_BOT, person } from './lobby.ts';
import { scenarioText } from './scenario-files.ts';

const NO_CLOCK: Times = { left: [0, 0], away: [0, 0] };
const NO_CARDS = { missions: [], seeds: [], draw: [] };

/** The game of a scenario after so many steps; where it stands in the middle of something, at the last moment between two. */
function gameAfter(text: string, steps: number): { game: Game; format: string; title: string } {
  const whole = parseScenario(text);
  const { root } = whole.source;
  if (root.options !== undefined)
    throw new Problem(409, 'other-options', 'This scenario reads the rules in another way than any format does');
  if (root.deck !== undefined || root.sealed !== undefined)
    throw new Problem(409, 'no-table', 'This scenario is about a deck: there is no table to play on');
  if (root.event !== undefined)
    throw new Problem(409, 'no-table', 'This scenario is about an event: there is no table to play on');
  const all = Array.isArray(root.steps) ? root.steps : [];
  const scenario = parseScenario(JSON.stringify({ ...root, steps: all.slice(0, steps) }));
  const runner = new Runner(scenario, rulesOfScenario(scenario));
  try {
    runner.run();
  } catch (error) {
    // a choice is open there, or the next step does not fit: it stands where it stands
    if (!(error instanceof ScenarioError)) throw error;
  }
  return { game: runner.game, format: scenario.format, title: scenario.title };
}

export class PlayScenario {
  constructor(
    private readonly setting: Pick<Setting, 'games' | 'decisions' | 'checkpoints' | 'rules'>,
    private readonly shelf: DeckShelf,
  ) {}

  async begin(user: UserRow, { scenario, text, steps, seat, bot = DEFAULT_BOT }: BenchGameRequest): Promise<GameRow> {
    if (text !== undefined) needRoom(text);
    const { game, format, title } = read(() =>
      gameAfter(scenario === undefined ? (text ?? '') : scenarioText(scenario), steps),
    );
    if (game.state.result !== null)
      throw new Problem(409, 'not-now', 'The game is over there: go on from an earlier step');
    const seed = newSeed();
    const position = await this.positionOf(game, format, seed);
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
  private async positionOf(game: Game, format: string, seed: string): Promise<Position> {
    const state = saveState(lastQuiet(game).state, game.rules.catalogue);
    const cards = state.cards.map((c) => ({ ...c }));
    for (const seat of [0, 1] as const) {
      const open = cards.filter((c) => c.owner === seat && c.def === FILLER_ID);
      const draw = open.length === 0 ? [] : await this.cardsFor(game, seat, format, seed);
      open.forEach((c, i) => {
        c.def = draw[i % draw.length];
      });
    }
    return { n: 0, answers: 0, state: { ...state, cards, chance: chanceOf(seed) }, log: [] };
  }

  /** Cards that suit who is in play there: of the deck that shares most of their affiliations. */
  private async cardsFor(game: Game, seat: Seat, format: string, seed: string): Promise<string[]> {
    const { stock } = await this.shelf.list(null, needFormat(format));
    const theirs = game.state.cards.filter((c) => c.owner === seat).flatMap((c) => game.def(c.id).facts.affiliations);
    const shared = (affiliations: readonly string[]) =>
      theirs.filter((a) => affiliations.slice(0, 2).includes(a)).length;
    const best = stock.reduce((a, b) => (shared(b.affiliations) > shared(a.affiliations) ? b : a));
    const { deck } = await this.shelf.playable(null, best.id, needFormat(format));
    const draw = deck.draw.filter((id) => catalogue.byId(id) !== undefined);
    mix(draw, diceFrom(chanceOf(seed), Stream.Shuffle + seat));
    return draw;
  }
}

function read<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof ScenarioError) throw new Problem(400, 'malformed', error.message);
    throw error;
  }
}
