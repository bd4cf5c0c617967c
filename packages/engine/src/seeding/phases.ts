/** The seed phases, in order, and the start of play. */

import { ORDINARY } from '../core/action.ts';
import { type Asked, Option } from '../core/decision.ts';
import { beginPhase, beginPlay, nextToSeed, pile, shuffle, toPile } from '../core/door.ts';
import { ask, type Flow } from '../core/flow.ts';
import type { Game } from '../core/game.ts';
import type { SeedingProcess, SeedPhase } from '../core/process.ts';
import { other, SEATS, type Seat, Zone } from '../core/state.ts';
import { download } from '../downloads/special.ts';
import { drawFirmly } from '../happenings/drawing.ts';
import { batchStep } from './batch.ts';
import { listSeeds, seedCard } from './cards.ts';
import { listFetching } from './fetching.ts';
import { listMissions, seedMission } from './missions.ts';

const PHASES: readonly SeedPhase[] = ['doorway-phase', 'mission-phase', 'dilemma-phase', 'facility-phase'];

const TEXTS: Readonly<Record<SeedPhase, string>> = {
  'doorway-phase': 'Doorway phase: seed a doorway, or pass',
  'mission-phase': 'Mission phase: place a mission',
  'dilemma-phase': 'Dilemma phase: seed a card under a mission, or pass',
  'facility-phase': 'Facility phase: seed a facility or another card, or pass',
};

export function seedingProcess(phase: SeedPhase, first: Seat): SeedingProcess {
  return { kind: 'seeding', phase, seat: first, passes: 0, ready: [false, false], stacks: [[], []] };
}

function listSeeding(g: Game, p: SeedingProcess, seat: Seat): Option[] {
  const out: Option[] = [];
  if (p.phase === 'mission-phase') listMissions(g, seat, out);
  listSeeds(g, seat, p.phase, out);
  listFetching(g, seat, out);
  return out;
}

export function* seedingStep(g: Game, p: SeedingProcess): Flow {
  if (p.phase === 'dilemma-phase' && g.format.batchSeeding) {
    if (yield* batchStep(g, p)) nextPhase(g, p);
    return;
  }
  const options = listSeeding(g, p, p.seat);
  // A mission still to be placed is not optional
  const must = options.some((o) => g.def(o.card).mission);
  if (options.length === 0 && p.phase === 'mission-phase') passTurn(g, p);
  else {
    if (!must) options.push(new Option('pass'));
    const prompt = { id: p.phase, text: TEXTS[p.phase], card: -1 };
    const fetching = listFetching(g, other(p.seat), []);
    const also: Asked | undefined =
      fetching.length > 0 ? { seat: other(p.seat), kind: 'seed', prompt, options: fetching } : undefined;
    const { seat, option } = yield* ask({ seat: p.seat, kind: 'seed', prompt, options, also });
    if (option.verb === 'pass') {
      passTurn(g, p);
      return;
    }
    if (option.verb === 'download') {
      yield* download.run(g, seat, option, [], ORDINARY);
      return;
    }
    if (g.def(option.card).mission) yield* seedMission(g, p.seat, option);
    else yield* seedCard(g, p.seat, option, p.phase);
    nextToSeed(g, p, false);
  }
}

function passTurn(g: Game, p: SeedingProcess): void {
  nextToSeed(g, p, true);
  if (p.passes >= 2) nextPhase(g, p);
}

function nextPhase(g: Game, p: SeedingProcess): void {
  const i = PHASES.indexOf(p.phase) + 1;
  if (i < PHASES.length) beginPhase(g, p, PHASES[i]);
  else startPlay(g);
}

/** leftovers go out of play, decks are shuffled, seven cards drawn, the first player begins. */
function startPlay(g: Game): void {
  for (const seat of SEATS) {
    for (const zone of [Zone.SeedPile, Zone.MissionPile] as const) {
      for (const id of pile(g, seat, zone).slice()) toPile(g, id, Zone.OutOfPlay);
    }
    shuffle(g, seat, pile(g, seat, Zone.Deck));
    drawFirmly(g, seat, g.format.hand);
  }
  beginPlay(g);
}
