/**
 * The peer's side of `spaceline bench --peers`: complete gen 9 random battles of the `pokemon-showdown` package, played
 * by two uniformly random players on one thread, as fast as its synchronous API goes. Prints one line of JSON.
 *
 * The Battle object is driven directly (no streams, no text protocol), with a fixed seed. What is timed, what counts as
 * a decision and why are in README.md.
 */

import { readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';

const FORMAT = 'gen9randombattle';

/** The simulator ties a game by itself on turn 1000; a game past this many rounds of choices means that it did not. */
const MAX_ROUNDS = 10_000;

/** How many clones the median is taken over, how many come before them, and how many rounds apart they are taken. */
const CLONES = 301;
const CLONE_WARMUP = 100;
const CLONE_EVERY = 5;

const USAGE = `Usage: node showdown.mjs [--seconds 5] [--warmup 10] [--seed 1]

  --seconds n   measure for at least n seconds of play (more than 0, at most 3600)
  --warmup n    complete games played first and not counted (a whole number, 0 or more)
  --seed n      seed of the teams, the battles and the choices (a whole number from 0 to 4294967295)
  --help        print this and stop
`;

class UsageError extends Error {}

function wholeNumber(name, text, max) {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value > max) {
    throw new UsageError(`${name} takes a whole number from 0 to ${max}, not "${text}"`);
  }
  return value;
}

export function readFlags(argv) {
  const flags = { seconds: 5, warmup: 10, seed: 1, help: false };
  for (let i = 0; i < argv.length; i++) {
    const arg = argv[i];
    if (arg === '--help') {
      flags.help = true;
      continue;
    }
    const [, name, inline] = /^(--[a-z]+)(?:=(.*))?$/s.exec(arg) ?? [];
    if (name !== '--seconds' && name !== '--warmup' && name !== '--seed') {
      throw new UsageError(arg.startsWith('-') ? `unknown flag "${arg}"` : `unexpected argument "${arg}"`);
    }
    const text = inline ?? argv[++i];
    if (text === undefined || text === '') throw new UsageError(`${name} needs a value`);
    if (name === '--seconds') {
      flags.seconds = Number(text);
      if (!/^\d*\.?\d+$/.test(text) || !(flags.seconds > 0 && flags.seconds <= 3600)) {
        throw new UsageError(`--seconds takes a number above 0 and at most 3600, not "${text}"`);
      }
    } else if (name === '--warmup') {
      flags.warmup = wholeNumber(name, text, 1_000_000);
    } else {
      flags.seed = wholeNumber(name, text, 0xffff_ffff);
    }
  }
  return flags;
}

/** Mulberry32: the players' dice and the source of every other seed. `random(n)` is a whole number below n. */
export function dice(seed) {
  let state = seed >>> 0;
  return function random(n) {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * n);
  };
}

/** A seed for the package's fast generator (four 16-bit numbers), not its default and slower ChaCha20 one. */
function battleSeed(random) {
  return `${random(65536)},${random(65536)},${random(65536)},${random(65536)}`;
}

const isFainted = (pokemon) => pokemon.condition.endsWith(' fnt');

/** Everything the request offers, as choice strings. Singles only: one active Pokémon a side. */
export function offeredChoices(request) {
  const options = [];
  const team = request.side.pokemon;
  if (request.forceSwitch) {
    // Revival Blessing asks for a fainted Pokémon; every other forced switch for one that is not.
    const reviving = !!team[0].reviving;
    for (let i = reviving ? 0 : 1; i < team.length; i++) {
      if (isFainted(team[i]) === reviving) options.push(`switch ${i + 1}`);
    }
    if (options.length === 0) options.push('pass');
    return options;
  }
  const active = request.active[0];
  for (let i = 0; i < active.moves.length; i++) {
    if (active.moves[i].disabled) continue;
    options.push(`move ${i + 1}`);
    if (active.canTerastallize) options.push(`move ${i + 1} terastallize`);
  }
  if (!active.trapped) {
    for (let i = 1; i < team.length; i++) {
      if (!isFainted(team[i])) options.push(`switch ${i + 1}`);
    }
  }
  return options;
}

/**
 * Makes one uniformly random legal choice for a side. A request may offer what hidden information forbids (a switch
 * while secretly trapped, say): a refused option is struck out and another drawn, so the draw stays uniform over the
 * legal ones and always ends.
 */
function chooseAtRandom(side, random, tally) {
  const options = offeredChoices(side.activeRequest);
  const offered = options.length;
  while (options.length > 0) {
    const at = random(options.length);
    if (side.choose(options[at])) {
      tally.decisions++;
      if (offered === 1) tally.singleOption++;
      return;
    }
    tally.refused++;
    options[at] = options[options.length - 1];
    options.pop();
  }
  throw new Error(`every choice was refused, the last one with: ${side.choice.error}`);
}

/** Both sides' choices, then the simulator runs to the next request or to the end. */
export function playRound(battle, random, tally) {
  for (const side of battle.sides) {
    if (!side.activeRequest.wait) chooseAtRandom(side, random, tally);
  }
  battle.commitChoices();
}

/** Generates two teams and plays a game. Team generation is timed apart: `seconds` is setup and play only. */
export function playGame({ Battle, Teams }, random, tally, betweenRounds) {
  const before = performance.now();
  const teams = [
    Teams.generate(FORMAT, { seed: battleSeed(random) }),
    Teams.generate(FORMAT, { seed: battleSeed(random) }),
  ];
  const start = performance.now();
  const battle = new Battle({ formatid: FORMAT, seed: battleSeed(random) });
  battle.setPlayer('p1', { name: 'One', team: teams[0] });
  battle.setPlayer('p2', { name: 'Two', team: teams[1] });
  for (let round = 0; !battle.ended; round++) {
    if (round >= MAX_ROUNDS) throw new Error(`a game did not end within ${MAX_ROUNDS} rounds of choices`);
    if (betweenRounds?.(battle, round) === false) return battle;
    playRound(battle, random, tally);
  }
  tally.seconds += (performance.now() - start) / 1000;
  tally.teamSeconds += (start - before) / 1000;
  tally.games++;
  tally.turns += battle.turn;
  return battle;
}

export function newTally() {
  return { games: 0, decisions: 0, singleOption: 0, refused: 0, turns: 0, seconds: 0, teamSeconds: 0 };
}

/**
 * A copy of a battle that can be played on by itself, through the package's own state format (`toJSON` is
 * State.serializeBattle, `fromJSON` is State.deserializeBattle). Objects only, never text. The format shares the log
 * array between the two battles, so that is copied too.
 */
export function cloneBattle(Battle, battle) {
  const state = battle.toJSON();
  state.log = state.log.slice();
  return Battle.fromJSON(state);
}

/** Median microseconds of a clone, over positions taken every few rounds from complete random games. */
export function measureClones(showdown, random) {
  const micros = [];
  const sample = (battle, round) => {
    if (round % CLONE_EVERY !== 0) return true;
    const start = performance.now();
    cloneBattle(showdown.Battle, battle);
    micros.push((performance.now() - start) * 1000);
    return micros.length < CLONE_WARMUP + CLONES;
  };
  while (micros.length < CLONE_WARMUP + CLONES) playGame(showdown, random, newTally(), sample);
  const measured = micros.slice(CLONE_WARMUP).sort((a, b) => a - b);
  return measured[(measured.length - 1) / 2];
}

async function loadShowdown() {
  try {
    const manifest = createRequire(import.meta.url).resolve('pokemon-showdown/package.json');
    const { version } = JSON.parse(readFileSync(manifest, 'utf8'));
    const { default: showdown } = await import('pokemon-showdown');
    return { version, Battle: showdown.Battle, Teams: showdown.Teams };
  } catch (error) {
    if (error?.code !== 'MODULE_NOT_FOUND' && error?.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    return undefined;
  }
}

const round = (value, digits) => Number(value.toFixed(digits));

export async function main(argv) {
  let flags;
  try {
    flags = readFlags(argv);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`showdown.mjs: ${error.message}\n\n${USAGE}`);
    return 2;
  }
  if (flags.help) {
    process.stdout.write(USAGE);
    return 0;
  }

  const showdown = await loadShowdown();
  if (!showdown) {
    process.stderr.write('showdown.mjs: pokemon-showdown is not installed here; run "npm ci" in bench/peers first\n');
    return 1;
  }

  const random = dice(flags.seed);
  const warmup = newTally();
  while (warmup.games < flags.warmup) playGame(showdown, random, warmup);

  const tally = newTally();
  while (tally.seconds < flags.seconds) playGame(showdown, random, tally);

  // A stream of its own, so that the positions cloned do not depend on how many games the machine managed.
  const cloneMicros = measureClones(showdown, dice(flags.seed ^ 0x5bd1e995));

  const result = {
    peer: 'pokemon-showdown',
    version: showdown.version,
    games: tally.games,
    decisions: tally.decisions,
    seconds: round(tally.seconds, 3),
    decisionsPerSecond: round(tally.decisions / tally.seconds, 1),
    cloneMicros: round(cloneMicros, 1),
    turns: tally.turns,
    singleOption: tally.singleOption,
    refused: tally.refused,
    teamSeconds: round(tally.teamSeconds, 3),
    format: FORMAT,
    seed: flags.seed,
    node: process.version,
  };
  process.stdout.write(`${JSON.stringify(result)}\n`);
  return 0;
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  process.exitCode = await main(process.argv.slice(2));
}
