/** Batch seeding (WARP-21 to WARP-24): both lay out their stacks in secret, take cards back, and slide them under together. */
import { ORDINARY } from '../core/action.ts';
import { type Asked, Option, type Proposal, type Reason } from '../core/decision.ts';
import { clearStacks, layAt, pile, putUnder, setReady, takeFromStack, toPile } from '../core/door.ts';
import { ask, type Flow } from '../core/flow.ts';
import type { Game } from '../core/game.ts';
import type { SeedingProcess } from '../core/process.ts';
import { isLocationSpot, locationSpot, NOWHERE, spotLocation } from '../core/spot.ts';
import { other, type Seat, Zone } from '../core/state.ts';
import { download } from '../downloads/special.ts';
import { ownsMission } from '../spaceline/places.ts';
import { isOutOfPlace, seedingTexts, seedsFull, seedsUnder } from './cards.ts';
import { listFetching } from './fetching.ts';

const NOT_IN_SEEDS: Reason = { rule: 'R-3.2', text: 'That card is not in your seed deck' };
const NOT_UNDER: Reason = { rule: 'R-3.9', text: 'That card is not seeded under a mission' };
const NO_MISSION: Reason = { rule: 'R-3.9', text: 'There is no mission there' };
const FULL: Reason = { rule: 'WARP-22', text: 'You may seed at most four cards at one mission' };
const TWICE: Reason = {
  rule: 'WARP-22',
  text: 'All cards you seed at one mission must be different',
  also: ['DOM-46'],
};
const WRONG_KIND: Reason = {
  rule: 'R-3.11',
  text: 'A space dilemma goes under a space mission, a planet one under a planet mission',
};
const ARTIFACT: Reason = {
  rule: 'R-3.12',
  text: 'Artifacts go under planet missions, one for each player at a mission',
};
const TOO_MANY: Reason = { rule: 'WARP-03', text: 'You have seeded as many cards as you may', also: ['R-2.1'] };
const MISSIONS_DONE: Reason = {
  rule: 'WARP-01',
  text: 'The missions are placed; no more than the format allows',
  also: ['R-2.2', 'R-3.1'],
};
const NOT_LAID: Reason = { rule: 'WARP-23', text: 'You have not laid out that card' };

/** Why a card may not be laid out at a location, or null. */
function whyNotLay(g: Game, p: SeedingProcess, seat: Seat, id: number, location: number): Reason | null {
  if (!pile(g, seat, Zone.SeedPile).includes(id)) return NOT_IN_SEEDS;
  if (isOutOfPlace(g, seat, id) || (!seedsUnder(g, id) && !laysByText(g, p, seat, id, location))) return NOT_UNDER;
  const l = g.location(location);
  if (l.missions.length === 0) return NO_MISSION;
  const where = g.def(l.missions[0]).facts.where;
  const d = g.def(id);
  if (d.dilemma && !d.facts.q && d.facts.where !== 'both' && where !== 'both' && d.facts.where !== where)
    return WRONG_KIND;
  if (seedsFull(g, seat)) return TOO_MANY;
  const stack = p.stacks[seat][location] ?? [];
  if (d.facts.type === 'Artifact' && (where === 'space' || stack.some((s) => g.def(s).facts.type === 'Artifact')))
    return ARTIFACT;
  if (g.format.maxSeedsPerMission !== null && stack.length >= g.format.maxSeedsPerMission) return FULL;
  return stack.some((s) => g.def(s).title === d.title) ? TWICE : null;
}

/** A text at the mission lets it be seeded there; what is laid out already counts. */
function laysByText(g: Game, p: SeedingProcess, seat: Seat, id: number, location: number): boolean {
  const text = seedingTexts(g, seat, id, 'dilemma-phase').get(locationSpot(location));
  if (text === undefined) return false;
  const { card, modifier: m } = text;
  const laid = (p.stacks[seat][location] ?? []).filter((x) => m.who(g, card, x)).length;
  return laid < m.each;
}

function optionsFor(g: Game, p: SeedingProcess, seat: Seat): Option[] {
  const out: Option[] = [];
  const seen = new Set<number>();
  for (const id of p.ready[seat] ? [] : pile(g, seat, Zone.SeedPile)) {
    if (seen.has(g.card(id).def)) continue;
    seen.add(g.card(id).def);
    for (const { id: l } of g.state.locations) {
      if (whyNotLay(g, p, seat, id, l) === null) out.push(new Option('seed', id, NOWHERE, locationSpot(l)));
    }
  }
  // a player who was ready may still take cards back until the other is, too
  for (const stack of p.stacks[seat]) for (const id of stack ?? []) out.push(new Option('take-back', id));
  listFetching(g, seat, out);
  if (!p.ready[seat]) out.push(new Option('pass'));
  return out;
}

export function whyNotBatch(g: Game, p: SeedingProcess, seat: Seat, a: Proposal): Reason | null {
  if (pile(g, seat, Zone.MissionPile).includes(a.card)) return MISSIONS_DONE;
  if (a.verb === 'take-back') return p.stacks[seat].some((s) => s?.includes(a.card)) ? null : NOT_LAID;
  if (a.to === NOWHERE) {
    let reason: Reason = NO_MISSION;
    for (const l of g.state.locations) {
      const why = whyNotLay(g, p, seat, a.card, l.id);
      if (why === null) return null;
      reason = why;
    }
    return reason;
  }
  return isLocationSpot(a.to) ? whyNotLay(g, p, seat, a.card, spotLocation(a.to)) : NO_MISSION;
}

/** One step of both players' laying out; true when the stacks have been slid under. */
export function* batchStep(g: Game, p: SeedingProcess): Flow<boolean> {
  if (p.ready[0] && p.ready[1]) {
    slideUnder(g, p);
    return true;
  }
  const seat = p.ready[g.state.first] ? other(g.state.first) : g.state.first;
  const prompt = { id: 'batch', text: 'Lay out your seed cards at the missions; pass when you are ready', card: -1 };
  const decision = (s: Seat): Asked => ({ seat: s, kind: 'seed', prompt, options: optionsFor(g, p, s) });
  const also = decision(other(seat));
  const answer = yield* ask(also.options.length > 0 ? { ...decision(seat), also } : decision(seat));
  const { option } = answer;
  if (option.verb === 'download') yield* download.run(g, answer.seat, option, [], ORDINARY);
  else if (option.verb === 'pass') setReady(g, p, answer.seat, true);
  else if (option.verb === 'take-back') {
    takeFromStack(g, p, answer.seat, option.card);
    toPile(g, option.card, Zone.SeedPile, 'bottom');
    setReady(g, p, answer.seat, false);
  } else layAt(g, p, answer.seat, option.card, spotLocation(option.to));
  return false;
}

/** WARP-24: where both have a stack the mission's owner goes first, so that the other's cards are met first. */
function slideUnder(g: Game, p: SeedingProcess): void {
  for (const l of g.state.locations) {
    const owner: Seat = ownsMission(g, l.id, 0) ? 0 : 1;
    const first = g.format.slidesFirst === 'owner' ? owner : other(owner);
    for (const seat of [first, other(first)]) {
      const stack = p.stacks[seat][l.id] ?? [];
      // A stack keeps its order: the card laid out first lies deepest
      for (const id of stack) putUnder(g, id, l.id, true);
      if (stack.length > 0)
        g.tell(() => ({ kind: 'slid-under', who: seat, count: stack.length, at: { location: l.id } }));
    }
  }
  clearStacks(g, p);
}
