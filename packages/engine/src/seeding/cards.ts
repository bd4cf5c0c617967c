import type { CardDef } from '../cards/catalogue.ts';
import { Option, type Proposal, type Reason } from '../core/decision.ts';
import {
  foundTimeLocation,
  inPlay,
  pile,
  put,
  putBeneath,
  putOn,
  putUnder,
  reveal,
  setStatus,
  turnOver,
} from '../core/door.ts';
import type { Flow } from '../core/flow.ts';
import type { Game } from '../core/game.ts';
import { useUp, whyLimited } from '../core/limits.ts';
import { granted } from '../core/permissions.ts';
import type { SeedPhase } from '../core/process.ts';
import { isCardSpot, isLocationSpot, locationSpot, NOWHERE, type Spot, spotLocation } from '../core/spot.ts';
import { type Seat, Status, Zone } from '../core/state.ts';
import { placeRef, placeRefOrNull, ref, shown } from '../core/telling.ts';
import { hasKeyword } from '../core/values.ts';
import { carryOut } from '../happenings/carrying-out.ts';
import type { Limit, SeedingModifier, SeedMode } from '../language/definition.ts';
import { Reading } from '../language/reading.ts';
import { seedingTextsOf } from '../missions/seeded-beside.ts';
import { whyNotUnique } from '../playing/uniqueness.ts';
import { standAt } from '../reporting/report.ts';
import { facilityZone, hasFacilityAt, quadrantAt } from '../spaceline/places.ts';
import { addSite, whyNotAddSite } from '../spaceline/sites.ts';
import { whyNotFound } from '../spaceline/time-locations.ts';
import { outpostLocation, slotsFull } from './missions.ts';

const NOT_IN_SEEDS: Reason = { rule: 'R-3.2', text: 'That card is not in your seed deck' };
/** What is seeded in each phase says a rule of its own. */
const RULE_OF: Record<SeedPhase, string> = {
  'doorway-phase': 'R-3.4',
  'mission-phase': 'R-3.5',
  'dilemma-phase': 'R-3.9',
  'facility-phase': 'R-3.16',
};
const wrongPhase = (now: SeedPhase, its: SeedPhase): Reason => ({
  rule: 'R-3.1',
  text: 'That card is not seeded in this phase',
  also: [RULE_OF[now], RULE_OF[its]],
});
const NO_PLACE: Reason = { rule: 'R-3.2', text: 'The card cannot be seeded there' };
const NO_ICON: Reason = {
  rule: 'R-3.17',
  text: 'An outpost is seeded at a mission that its text or an icon of its affiliation allows',
  also: ['R-3.2'],
};
const TOO_MANY_SEEDS: Reason = { rule: 'WARP-03', text: 'You have seeded as many cards as you may', also: ['R-2.1'] };
const TOO_MANY_MISSIONS: Reason = {
  rule: 'WARP-01',
  text: 'You have placed as many missions as you may',
  also: ['R-2.2'],
};
const HAS_FACILITY: Reason = { rule: 'R-3.18', text: 'You have a facility there already' };
const ONE_OUTPOST: Reason = { rule: 'WARP-07', text: 'Each player seeds only one outpost' };
const ONE_REPORTER: Reason = { rule: 'WARP-05', text: 'Only one personnel, ship or equipment may be seeded' };
const ONE_OF_TITLE: Reason = { rule: 'R-3.17', text: 'You have seeded one of those already' };
const LEFT_END: Reason = {
  rule: 'WARP-14',
  text: 'The outpost goes to the mission at your own left end',
  also: ['VOY-45'],
};
const OUT_OF_PLACE: Reason = { rule: 'R-1.1', text: 'A card with a Q icon belongs in your Q-Continuum side deck' };
const HOMEWORLD: Reason = { rule: 'R-3.17', text: 'An outpost is never seeded at a homeworld' };
const LAST: Reason = {
  rule: 'WARP-17',
  text: 'The second player’s outpost goes to the mission seeded last',
  also: ['VOY-45', 'WARP-14'],
};
const NATIVE: Reason = { rule: 'DOM-52', text: 'A facility is seeded only in its native quadrant', also: ['R-3.17'] };

/** Does this go under missions? Dilemmas, artifacts, and what says so by itself. */
export const seedsUnder = (g: Game, id: number): boolean => g.def(id).dilemma || g.def(id).facts.type === 'Artifact';

/** a dilemma that lives in a Q-Continuum lies under no mission, unless a text lets it. */
export const isOutOfPlace = (g: Game, seat: Seat, id: number): boolean =>
  g.def(id).dilemma && g.def(id).facts.q === true && !granted(g, 'seed-like-others', id, seat);

/** Where a card belongs whose text names no phase. */
const phaseOf = (g: Game, id: number): SeedPhase =>
  g.def(id).facts.type === 'Doorway' ? 'doorway-phase' : seedsUnder(g, id) ? 'dilemma-phase' : 'facility-phase';

/** A way of seeding a card, and the face that says so: a two-sided card is seeded on whichever side allows it. */
interface Way extends SeedMode {
  readonly turned: boolean;
}

/** The ways of seeding a card in a phase.: an objective that names no phase of its own is seeded in any. */
function modesIn(g: Game, id: number, phase: SeedPhase): readonly Way[] {
  const d = g.def(id);
  const back = d.otherFace < 0 ? null : g.defs[d.otherFace].rules;
  const ways = [
    ...(d.rules?.seeds ?? []).map((m) => ({ ...m, turned: false })),
    ...(back?.seeds ?? []).map((m) => ({ ...m, turned: true })),
  ];
  return ways.filter(
    (m) => m.phases.includes(phase) || (d.facts.type === 'Objective' && m.phases.includes('facility-phase')),
  );
}

/** a hidden agenda is a mis-seed if its text, as far as it is known, does not say that it seeds. */
const isWronglySeeded = (g: Game, id: number): boolean => {
  const { rules, hidesAgenda } = g.def(id);
  return hidesAgenda && rules !== null && (rules.seeds ?? []).length === 0;
};

function ownFacilities(g: Game, seat: Seat): number[] {
  return g.state.cards.filter((c) => inPlay(c) && c.owner === seat && g.defs[c.def].facility).map((c) => c.id);
}

function whyNotFacility(g: Game, seat: Seat, id: number, location: number): Reason | null {
  const d = g.def(id);
  const own = ownFacilities(g, seat);
  if (g.format.maxOutposts !== null && d.facts.facility === 'outpost') {
    const outposts = own.filter((f) => g.def(f).facts.facility === 'outpost');
    if (outposts.length >= g.format.maxOutposts) return ONE_OUTPOST;
  }
  if (d.rules?.seeds?.some((m) => m.one) && own.some((f) => g.def(f).title === d.title)) return ONE_OF_TITLE;
  const unique = whyNotUnique(g, seat, id);
  if (unique) return unique;
  const mission = g.location(location).missions[0];
  if (d.facts.facility === 'outpost' && mission !== undefined && hasKeyword(g, mission, 'Homeworld')) return HOMEWORLD;
  if (hasFacilityAt(g, seat, location, id)) return HAS_FACILITY;
  if (!g.format.ignoreQuadrants && d.native !== quadrantAt(g, location)) return NATIVE;
  if (g.format.outpostAtOwnEnd && outpostLocation(g, seat) !== location)
    return seat === g.state.first ? LEFT_END : LAST;
  return null;
}

/** WARP-05, WARP-06: one personnel, ship or equipment, face up aboard the outpost, or a ship at the Caretaker's Array. */
function reporterSpots(g: Game, seat: Seat, id: number): Spot[] {
  const d = g.def(id);
  if (!g.format.seedsOneReporter || (!d.personnel && !d.ship && !d.equipment)) return [];
  return hasSeededReporter(g, seat) ? [] : ownFacilities(g, seat);
}

function hasSeededReporter(g: Game, seat: Seat): boolean {
  return g.state.cards.some((c) => {
    const x = g.defs[c.def];
    return c.owner === seat && inPlay(c) && (x.personnel || x.ship || x.equipment);
  });
}

const SEED = 'seed';
/** Each player may seed so many by that copy. */
const limitOf = (m: SeedingModifier): Limit => ({ times: m.each, per: 'game', by: 'card and player' });

interface SeedingText {
  card: number;
  modifier: SeedingModifier;
}

/** Places where a text in play lets this card be seeded, with that text. */
export function seedingTexts(g: Game, seat: Seat, id: number, phase: SeedPhase): Map<Spot, SeedingText> {
  const out = new Map<Spot, SeedingText>();
  for (const { card, modifier: m } of [...g.tableau.seeding, ...seededTexts(g, seat)]) {
    if (m.phase !== phase || whyLimited(g, seat, card, SEED, limitOf(m)) || !m.who(g, card, id)) continue;
    for (const spot of m.spots(g, card, id)) out.set(spot, { card, modifier: m });
  }
  return out;
}

/** A player knows what the own cards beneath the missions say (R-3.12: "unless the card says otherwise"). */
const seededTexts = (g: Game, seat: Seat): SeedingText[] =>
  g.state.cards
    .filter((c) => c.zone === Zone.Seeded && c.owner === seat)
    .flatMap((c) => seedingTextsOf(g, c.id).map((modifier) => ({ card: c.id, modifier })));

/** Where its own text lets a card be seeded. */
function spotsByText(g: Game, seat: Seat, id: number, phase: SeedPhase): Spot[] {
  const out: Spot[] = [];
  for (const mode of modesIn(g, id, phase)) {
    // what goes under a mission is found out when it is met
    if (!mode.under && whyNotUnique(g, seat, id) !== null) continue;
    if (whyNotFound(g, seat, id) !== null) continue;
    if (mode.targets === null) out.push(NOWHERE);
    else out.push(...mode.targets.ids(new Reading(g, id, seat)));
  }
  return out;
}

/** Where a card may be seeded in this phase; NOWHERE stands for the table. */
function seedSpots(g: Game, seat: Seat, id: number, phase: SeedPhase): Spot[] {
  const d = g.def(id);
  const allowed = [...seedingTexts(g, seat, id, phase).keys()];
  if (d.facility) return facilitySpots(g, seat, id, phase);
  if (phase === 'dilemma-phase') {
    if (isOutOfPlace(g, seat, id)) return [];
    if (modesIn(g, id, phase).length > 0) return spotsByText(g, seat, id, phase);
    if (!seedsUnder(g, id)) return allowed;
    return [...g.state.locations.filter((l) => l.missions.length > 0).map((l) => locationSpot(l.id)), ...allowed];
  }
  const out = spotsByText(g, seat, id, phase);
  if (phase === 'facility-phase') {
    // face down nobody sees that it may not be seeded; where seeds are checked at once, the table does
    if (d.hidesAgenda && !out.includes(NOWHERE) && !(g.format.batchSeeding && isWronglySeeded(g, id)))
      out.push(NOWHERE);
    out.push(...reporterSpots(g, seat, id));
    // WARP-06: a ship at the Caretaker's Array takes the place of the one aboard the outpost
    if (!g.format.seedsOneReporter || !hasSeededReporter(g, seat)) out.push(...allowed);
  }
  return [...new Set(out)];
}

/** A facility is seeded where its text says, and the rules of facilities let it. */
export function facilitySpots(g: Game, seat: Seat, id: number, phase: SeedPhase): Spot[] {
  // one that makes its own place stands nowhere else
  if (g.def(id).rules?.time) return spotsByText(g, seat, id, phase);
  const anywhere = g.format.facilityIgnoresIcons && phase === 'facility-phase';
  const spots = anywhere
    ? g.state.locations.map((l) => locationSpot(l.id))
    : [...spotsByText(g, seat, id, phase), ...seedingTexts(g, seat, id, phase).keys()];
  return [...new Set(spots)].filter((s) => whyNotFacility(g, seat, id, spotLocation(s)) === null);
}

/** WARP-03: the seed cards on the table are as many as the format allows. */
export function seedsFull(g: Game, seat: Seat): boolean {
  let n = 0;
  for (const c of g.state.cards) {
    if (c.owner !== seat || (c.zone !== Zone.Aside && c.zone < Zone.Seeded)) continue;
    if (!standsOutside(g, g.defs[c.def])) n++;
  }
  return n >= g.format.maxSeeds;
}

/** missions and sites stand outside the seed deck. */
const standsOutside = (g: Game, d: CardDef): boolean =>
  d.mission || d.facts.token === true || (d.facts.type === 'Site' && !g.format.sitesCountAsSeeds);

export function listSeeds(g: Game, seat: Seat, phase: SeedPhase, out: Option[]): void {
  const full = seedsFull(g, seat);
  const seen = new Set<number>();
  for (const id of pile(g, seat, Zone.SeedPile)) {
    // copies of one card are one option
    if (seen.has(g.card(id).def)) continue;
    if (full && !standsOutside(g, g.def(id))) continue;
    seen.add(g.card(id).def);
    for (const spot of seedSpots(g, seat, id, phase)) out.push(new Option('seed', id, NOWHERE, spot));
  }
}

export function whyNotSeed(g: Game, seat: Seat, a: Proposal, phase: SeedPhase): Reason | null {
  if (pile(g, seat, Zone.MissionPile).includes(a.card)) {
    if (phase !== 'mission-phase') return wrongPhase(phase, 'mission-phase');
    return slotsFull(g, seat) ? TOO_MANY_MISSIONS : null;
  }
  if (!pile(g, seat, Zone.SeedPile).includes(a.card)) return NOT_IN_SEEDS;
  if (seedsFull(g, seat) && !standsOutside(g, g.def(a.card))) return TOO_MANY_SEEDS;
  const spots = seedSpots(g, seat, a.card, phase);
  if (spots.length > 0 && (a.to === NOWHERE || spots.includes(a.to))) return null;
  if (isOutOfPlace(g, seat, a.card)) return OUT_OF_PLACE;
  const d = g.def(a.card);
  if (d.facility && isLocationSpot(a.to) && (phase === 'facility-phase' || modesIn(g, a.card, phase).length > 0)) {
    return whyNotFacility(g, seat, a.card, spotLocation(a.to)) ?? (d.facts.facility === 'outpost' ? NO_ICON : NO_PLACE);
  }
  if (phase === 'facility-phase' && d.rules?.site && isCardSpot(a.to))
    return whyNotAddSite(g, seat, a.card, a.to) ?? NO_PLACE;
  if (phase === 'facility-phase' && g.format.seedsOneReporter && (d.personnel || d.ship || d.equipment))
    return ONE_REPORTER;
  const timely = modesIn(g, a.card, phase).length > 0;
  const untimely = timely ? (whyNotUnique(g, seat, a.card) ?? whyNotFound(g, seat, a.card)) : null;
  return untimely ?? (spots.length > 0 ? NO_PLACE : wrongPhase(phase, phaseOf(g, a.card)));
}

export function* seedCard(g: Game, seat: Seat, o: Option, phase: SeedPhase): Flow {
  const id = o.card;
  const d = g.def(id);
  countSeeding(g, seat, id, phase, o.to);
  const modes = modesIn(g, id, phase);
  if (phase === 'dilemma-phase' && !modes.some((m) => !m.under)) {
    // the last seeded is met first
    if (isCardSpot(o.to)) putBeneath(g, id, o.to);
    else putUnder(g, id, spotLocation(o.to), true);
    g.tell(() => ({ kind: 'seeded', who: seat, card: ref(g, id), at: placeRef(g, o.to), faceDown: true }));
    return;
  }
  if (d.rules?.time) foundTimeLocation(g, id);
  else if (d.facility) {
    put(g, id, facilityZone(d), spotLocation(o.to));
    if (modes[0]?.turned) turnOver(g, id);
  } else if (d.rules?.site) addSite(g, id, o.to);
  else if (o.to === NOWHERE) {
    put(g, id, Zone.Table, -1);
    if (d.hidesAgenda) setStatus(g, id, Status.FaceDown, true);
    if (isWronglySeeded(g, id)) setStatus(g, id, Status.MisSeed, true);
  } else if (d.ship || d.personnel || d.equipment) seedReporter(g, seat, id, o.to);
  else putOn(g, id, o.to);
  g.tell(() => {
    const faceDown = d.hidesAgenda && o.to === NOWHERE;
    const card = faceDown ? ref(g, id) : shown(g, id);
    return { kind: 'seeded', who: seat, card, at: placeRefOrNull(g, o.to), faceDown };
  });
  const effect = modes[0]?.effect;
  if (effect) {
    const ctx = new Reading(g, id, seat);
    ctx.target = o.to;
    yield* carryOut(effect, ctx);
  }
}

/** Uses up the permission of the text that allowed it, if one did. */
function countSeeding(g: Game, seat: Seat, id: number, phase: SeedPhase, spot: Spot): void {
  const text = seedingTexts(g, seat, id, phase).get(spot);
  if (text !== undefined) useUp(g, seat, text.card, SEED, limitOf(text.modifier));
}

function seedReporter(g: Game, seat: Seat, id: number, spot: Spot): void {
  standAt(g, seat, id, spot);
  // WARP-05: seeded face up
  reveal(g, id, 'both');
}
