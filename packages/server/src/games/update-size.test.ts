/** How much is sent: the average size of an update over whole games. Words are made where they are read, so little has to go out. */
import { BOTS, type Bot, makeDice, randomChoice } from '@spaceline/bots';
import { answerText, type Seat } from '@spaceline/engine';
import {
  applyPatch,
  autoPass,
  type GameMessage,
  isWaitedFor,
  Recording,
  type UpdateMessage,
  wholeUpdate,
} from '@spaceline/protocol';
import { describe, expect, it } from 'vitest';
import { checkText } from '../lobby/deck-check.ts';
import { stockDecks } from '../lobby/stock-decks.ts';
import { rulesFor } from '../rules-version.ts';
import { change, type Scene, type Sent, wholeGame } from './messages.ts';
import { headerFor } from './new-game.ts';

const PLAYER = { name: 'Kathryn', deck: 'federation', kind: 'person', connected: true };

function sceneOf(recording: Recording, format: string): Scene {
  return {
    id: 'AbCdEfGhIjKl',
    format,
    game: recording.game,
    n: recording.n,
    names: ['Kathryn', 'Seska'],
    seats: [PLAYER, PLAYER],
    clock: { limit: 900_000, left: [512_345, 634_567], away: [null, null], mayBeAway: [0, 0], running: 0 },
    commitment: '',
    seed: '',
    event: null,
    undo: null,
    isStill: false,
    last: [
      { n: recording.n, answer: 'pass' },
      { n: recording.n, answer: 'pass' },
    ],
  };
}

type Known = Pick<GameMessage, 'n' | 'view' | 'decision' | 'waiting' | 'log' | 'clock' | 'seed' | 'undoable' | 'last'>;

const known = ({ n, view, decision, waiting, log, clock, seed, undoable, last }: GameMessage): Known => ({
  n,
  view,
  decision,
  waiting,
  log,
  clock,
  seed,
  undoable,
  last,
});

/** As a client does it. */
function received(before: Known, update: UpdateMessage): Known {
  const { n, patch, decision, waiting, log, clock, seed, undoable, last } = wholeUpdate(update, before.clock);
  const view = applyPatch(before.view, patch);
  return { n, view, decision, waiting, log: [...before.log, ...log], clock, seed, undoable, last };
}

/** One whole game; the size of each update that each player is sent, in bytes. */
function sizes(format: string, decks: readonly [string, string], seed: string): number[] {
  const rules = rulesFor(format);
  const deck = (name: string) => checkText(stockDecks().find((d) => d.id === name)!.text, rules.format).deck;
  const header = headerFor(format, seed, [deck(decks[0]), deck(decks[1])], 'test');
  const recording = new Recording(rules, { header, entries: [] });
  const dice = makeDice(seed);
  const bots: Bot[] = [0, 1].map((seat) => BOTS.lieutenant(makeDice(`${seed}/${seat}`)));
  const first = ([0, 1] as const).map((viewer) => wholeGame(sceneOf(recording, format), viewer));
  const sent: Sent[] = first.map((x) => x.sent);
  const told = first.map((x) => known(JSON.parse(JSON.stringify(x.message))));
  const out: number[] = [];
  while (!recording.over) {
    const { game } = recording;
    const d = [game.decision!, game.decision?.also].find((x) => x !== undefined && isWaitedFor(x))!;
    const pass = autoPass(d);
    const own = pass ? { option: pass, cards: [] } : bots[d.seat].choose(game, d.seat, d);
    const choice = d.options.includes(own.option) ? own : randomChoice(d, dice);
    recording.apply(answerText(game.decision!, { seat: d.seat, ...choice }));
    // what passes by itself is told together with what comes next
    if (pass) continue;
    for (const viewer of [0, 1] as readonly Seat[]) {
      const scene = sceneOf(recording, format);
      const update = change(scene, viewer, sent[viewer]);
      const wire = JSON.stringify(update.message);
      out.push(Buffer.byteLength(wire));
      // nothing is lost: the other side knows what somebody knows who joins now
      told[viewer] = received(told[viewer], JSON.parse(wire));
      expect(told[viewer]).toEqual(JSON.parse(JSON.stringify(known(wholeGame(scene, viewer).message))));
      sent[viewer] = update.sent;
    }
  }
  return out;
}

const mean = (all: readonly number[]): number => Math.round(all.reduce((a, b) => a + b, 0) / all.length);

describe('an update', () => {
  // the third number was measured in the same way when options and log went out as English sentences
  it.each([
    ['warp-speed', ['kazon', 'federation'], 2371],
    ['full', ['klingon', 'enterprise'], 3316],
  ] as const)('of %s (%s) has at most half of what it once had', { timeout: 60_000 }, (format, decks, before) => {
    const all = sizes(format, decks, 'size-1');
    console.log(`${format}: ${mean(all)} bytes an update, ${all.length} updates; once ${before}`);
    expect(mean(all)).toBeLessThanOrEqual(before / 2);
  });
});
