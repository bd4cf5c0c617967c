/** A whole tournament between bots, or with results drawn by lot. The same seed gives the same event. */
import { diceOf, type Format, mix } from '@spaceline/engine';
import {
  DEFAULT_SCALE,
  Desk,
  drawnScore,
  type Score,
  type Settings,
  type Standing,
  scoreOfGame,
  standings,
  TIE_BREAKS,
  wrongPairings,
} from '@spaceline/events';
import type { Deck } from '../decks/decks.ts';
import { botsFor, headerFor, playOut, startGame } from './drive.ts';

export interface EventPlan {
  format: Format;
  players: number;
  /** null = until one player alone is unbeaten */
  rounds: number | null;
  cut: boolean;
  seed: string;
  /** null: no game is played, results are drawn by lot */
  playing: { decks: readonly Deck[]; bots: readonly [string, string] } | null;
  /** after each game */
  progress?(): void;
}

interface PlayedTable extends Score {
  table: number;
  first: string;
  /** null = a bye */
  second: string | null;
  /** of the game, to have it again */
  seed: string | null;
}

interface PlayedRound {
  round: number;
  stage: string;
  tables: PlayedTable[];
  /** what a checker that knows nothing of the pairing finds wrong */
  wrong: string[];
}

export interface PlayedEvent {
  players: { name: string; deck: string | null; bot: string | null }[];
  rounds: PlayedRound[];
  standings: Standing[];
}

const settingsFor = ({ format, rounds, cut }: EventPlan): Settings => ({
  name: 'Simulated',
  format: format.id,
  victory: format.victory,
  sealed: null,
  rounds,
  buildMinutes: 30,
  roundMinutes: format.roundMinutes,
  breakMinutes: 3,
  scale: DEFAULT_SCALE,
  tieBreaks: TIE_BREAKS,
  cut,
  fillTo: 0,
  open: 'public',
  startsAt: null,
});

/** Who plays what: every deck as often as any other, by lot. */
function seatsOf(plan: EventPlan): PlayedEvent['players'] {
  const order = Array.from({ length: plan.players }, (_, i) => i);
  mix(order, diceOf(`decks ${plan.seed}`));
  return order.map((n, i) => ({
    name: `Player ${i + 1}`,
    deck: plan.playing?.decks[n % plan.playing.decks.length].name ?? null,
    bot: plan.playing?.bots[i % 2] ?? null,
  }));
}

export function playEvent(plan: EventPlan): PlayedEvent {
  const players = seatsOf(plan);
  const seat = (name: string) => players.find((p) => p.name === name)!;
  const deckOf = (name: string): Deck => plan.playing!.decks.find((d) => d.name === seat(name).deck)!;
  const dice = diceOf(`results ${plan.seed}`);
  const desk = new Desk(settingsFor(plan), plan.seed);
  desk.enter(...players.map((p) => p.name));
  const seedOf = (first: string, second: string) => `${plan.seed} round ${desk.t.rounds.length} ${first} ${second}`;
  const play = (first: string, second: string): Score => {
    if (plan.playing === null) return drawnScore(dice, plan.format.victory);
    const seed = seedOf(first, second);
    const header = headerFor(plan.format, [deckOf(first), deckOf(second)], seed);
    const bots = botsFor([seat(first).bot!, seat(second).bot!], seed);
    const game = startGame(plan.format, header, bots);
    playOut(game, bots);
    plan.progress?.();
    return scoreOfGame(game, 0)!;
  };
  const rounds: PlayedRound[] = [];
  for (;;) {
    const before = desk.t;
    const next = desk.pair();
    if (next === null) return { players, rounds, standings: standings(desk.t) };
    desk.play(play);
    rounds.push({
      round: rounds.length + 1,
      stage: next.stage,
      tables: desk.t.rounds.at(-1)!.tables.map(({ first, second, result }, i) => ({
        table: i + 1,
        first,
        second,
        outcome: result!.outcome,
        scores: result!.scores,
        differential: result!.differential,
        seed: plan.playing === null || second === null ? null : seedOf(first, second),
      })),
      wrong: next.stage === 'swiss' ? wrongPairings(before, next.pairings) : [],
    });
  }
}
