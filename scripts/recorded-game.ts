/**
 * Records a game between two bots for the first page of a server that has none of its own to show yet: a moment of it, as anybody at
 * the table would have seen it. Run again when the view of a table has changed: npx tsx scripts/recorded-game.ts
 */
import { writeFileSync } from 'node:fs';
import { BOTS, makeDice } from '@spaceline/bots';
import { scoreOf, view } from '@spaceline/engine';
import { logLineOf, Recording } from '@spaceline/protocol';
import { headerFor } from '../packages/server/src/games/new-game.ts';
import { checkText } from '../packages/server/src/lobby/deck-check.ts';
import { stockDecks } from '../packages/server/src/lobby/stock-decks.ts';
import { RULES_FINGERPRINT, rulesFor, VERSION } from '../packages/server/src/rules-version.ts';

const FORMAT = 'warp-speed';
const DECKS = ['federation', 'kazon'] as const;
const LINES = 12;

const rules = rulesFor(FORMAT);
const decks = DECKS.map((id) => stockDecks().find((d) => d.id === id)!);
const lists = decks.map((d) => checkText(d.text, rules.format).deck);

/** Plays until the turn, or to the end of a game that is over before. */
function play(seed: string, turn: number): Recording {
  const header = headerFor(FORMAT, seed, [lists[0], lists[1]], RULES_FINGERPRINT);
  const recording = new Recording(rules, { header, entries: [] });
  const bots = [0, 1].map((seat) => BOTS.lieutenant(makeDice(`${seed}:${seat}`)));
  while (!recording.over && recording.game.state.turn.number < turn) {
    const { game } = recording;
    const d = game.decision!;
    const { option, cards } = bots[d.seat].choose(game, d.seat, d);
    recording.apply(option.group === null ? option.key : `${option.key}:${cards.join(',')}`);
  }
  return recording;
}

const [seed = 'first page', turn = '8'] = process.argv.slice(2);
const { game } = play(seed, Number(turn));
const file = {
  format: FORMAT,
  version: VERSION,
  players: decks.map((d) => `${d.name} (bot)`),
  points: [scoreOf(game, 0), scoreOf(game, 1)],
  view: view(game, -1),
  log: game.log.slice(-LINES).map((e) => logLineOf(game, -1, e)),
};
writeFileSync(
  new URL('../packages/web/src/home/recorded.json', import.meta.url),
  `${JSON.stringify(file, null, 1).replace(/\n\s*(?=[\d\]}"-])/g, '')}\n`,
);
console.log(`${file.players.join(' against ')}, turn ${game.state.turn.number}, ${file.points.join(' to ')}`);
