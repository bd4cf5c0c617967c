/**
 * What a player would think of: for each action of the table, what somebody could want of a card or an Away Team. Nobody thinks of cloaking a
 * ship that has no device for it, or of undocking one that is not docked; why the rest cannot be done, the actions say.
 */

import { currentObjective, scoutedPlace } from '../borg/objectives.ts';
import { isCalled } from '../cards/titles.ts';
import { type Proposal, VERBS, type Verb } from '../core/decision.ts';
import { inPlay, pile } from '../core/door.ts';
import type { Game } from '../core/game.ts';
import { granted, hasSpecialEquipment } from '../core/permissions.ts';
import { isCardSpot, isPlanetSpot, locationSpot, NOWHERE, planetSpot, type Spot, spotLocation } from '../core/spot.ts';
import { type PileZone, type Seat, Status, Zone } from '../core/state.ts';
import { isCaptive } from '../core/values.ts';
import { controls, isSite, isUncontrolled, vesselOf } from '../core/vessel.ts';
import { infiltrationModes, isInfiltrating } from '../infiltration/infiltration.ts';
import { liesOpen } from '../missions/lying-open.ts';
import { isPlanetLocation, locationOf, personnelAt, solved } from '../spaceline/places.ts';
import { beneath, isNor, sitesOf } from '../spaceline/sites.ts';

/** What is not done by an action of the table: answers to questions, and the steps of the seed phases but the first. */
const ANSWERED = ['take-back', 'fire', 'hold-fire', 'pick', 'pass', 'end-turn'] as const satisfies readonly Verb[];
type Wished = Exclude<Verb, (typeof ANSWERED)[number]>;
const isWished = (verb: Verb): verb is Wished => !(ANSWERED as readonly Verb[]).includes(verb);

export type Wish = Pick<Proposal, 'verb' | 'card' | 'from' | 'to' | 'word'>;

type Thought = (g: Game, seat: Seat, of: Spot) => Partial<Omit<Wish, 'verb'>>[];

// ----- what it is that is asked about

const has = (g: Game, id: number, bits: Status): boolean => (g.card(id).status & bits) !== 0;
const isOwnInPlay = (g: Game, seat: Seat, of: Spot): boolean =>
  isCardSpot(of) && inPlay(g.card(of)) && controls(g, seat, of) && !isCaptive(g, of);
const isOwnShip = (g: Game, seat: Seat, of: Spot): boolean => isOwnInPlay(g, seat, of) && g.def(of).ship;
const isUnit = (g: Game, id: number): boolean => g.def(id).ship || g.def(id).facility;

/** The location of a unit or an Away Team. */
const placeOf = (g: Game, of: Spot): number => (isCardSpot(of) ? locationOf(g, of) : spotLocation(of));

/** Where somebody could stand who is told to do something: an own ship or facility, a planet. */
function isPost(g: Game, seat: Seat, of: Spot): boolean {
  if (placeOf(g, of) < 0) return false;
  return isPlanetSpot(of) || (isOwnInPlay(g, seat, of) && (isUnit(g, of) || isSite(g, of)));
}

/** One wish where this is so, none where it is not. */
const when = (isSo: boolean, wish: Partial<Omit<Wish, 'verb'>>): Partial<Omit<Wish, 'verb'>>[] => (isSo ? [wish] : []);

const ofShip =
  (is: (g: Game, ship: number) => boolean): Thought =>
  (g, seat, of) =>
    when(isOwnShip(g, seat, of) && is(g, of), { card: of });

const ofPerson =
  (is: (g: Game, id: number) => boolean): Thought =>
  (g, seat, of) =>
    when(isOwnInPlay(g, seat, of) && g.def(of).personnel && is(g, of), { card: of });

/** BOG-73 to BOG-82: what a captor, or the owner, would want with a captive. */
const ofCaptive =
  (whose: 'captor' | 'owner', is: (g: Game, id: number) => boolean): Thought =>
  (g, seat, of) => {
    if (!isCardSpot(of) || !inPlay(g.card(of)) || !isCaptive(g, of)) return [];
    const { controller, owner } = g.card(of);
    const mine = whose === 'captor' ? controller === seat : controller !== seat && owner === seat;
    return when(mine && is(g, of), { card: of });
  };

// ----- entering play

const isInPile = (g: Game, of: Spot, zones: readonly Zone[]): boolean =>
  isCardSpot(of) && zones.includes(g.card(of).zone);

const entering =
  (zones: readonly Zone[], reports: boolean | null): Thought =>
  (g, seat, of) => {
    if (!isInPile(g, of, zones) || g.card(of).owner !== seat) return [];
    const d = g.def(of);
    const isReported = d.personnel || d.ship || d.equipment;
    return when(reports === null || reports === isReported, { card: of });
  };

/** The piles from which a special download fetches. */
const FETCHED_FROM: readonly PileZone[] = [Zone.Hand, Zone.Deck, Zone.Tent];

/** For each card of the own piles that an icon names, once by its title. */
const downloading: Thought = (g, seat, of) => {
  if (!isOwnInPlay(g, seat, of)) return [];
  const titles = (g.def(of).facts.downloads ?? []).flatMap(({ cards }) => cards);
  return titles.flatMap((title) => {
    const own = FETCHED_FROM.flatMap((zone) => pile(g, seat, zone));
    const card = own.find((id) => isCalled(g.def(id), title));
    return card === undefined ? [] : [{ card, from: of }];
  });
};

// ----- going somewhere

/** A ship flies to the next location of her line. */
const flying: Thought = (g, seat, of) => {
  if (!isOwnShip(g, seat, of)) return [];
  const at = locationOf(g, of);
  const line = g.state.lines.find((l) => l.includes(at)) ?? [];
  const here = line.indexOf(at);
  const next = line[here + 1] ?? line[here - 1];
  return next === undefined ? [] : [{ card: of, to: locationSpot(next) }];
};

const hasPeople = (g: Game, seat: Seat, of: Spot): boolean =>
  (isPlanetSpot(of) ? g.tableau.planet[spotLocation(of)] : g.tableau.aboard[of]).some(
    (id) => g.card(id).controller === seat,
  );

/** A crew goes down to the planet, an Away Team up to a ship or facility. */
const beaming: Thought = (g, seat, of) => {
  if (!isPost(g, seat, of) || !hasPeople(g, seat, of)) return [];
  const at = placeOf(g, of);
  const up = () => g.tableau.space[at].find((id) => isUnit(g, id) && controls(g, seat, id));
  const to = isPlanetSpot(of) ? up() : isPlanetLocation(g, at) ? planetSpot(at) : undefined;
  return to === undefined ? [] : [{ from: of, to }];
};

/** between a ship and where she is docked, and between neighbouring sites. */
const walking: Thought = (g, seat, of) => {
  if (!isCardSpot(of) || !isPost(g, seat, of) || !hasPeople(g, seat, of)) return [];
  const { dock, host } = g.card(of);
  const sites = isSite(g, of) ? sitesOf(g, host) : [];
  const at = sites.indexOf(of);
  const beside = at < 0 ? [] : [sites[at - 1], sites[at + 1]].filter((id) => id !== undefined);
  return [...(dock < 0 ? [] : [dock]), ...g.tableau.docked[of], ...beside].map((to) => ({ from: of, to }));
};

/** The facilities of her location, and of a station its sites that take ships. */
const docking: Thought = (g, seat, of) => {
  if (!isOwnShip(g, seat, of) || g.card(of).zone !== Zone.Space || g.card(of).dock >= 0) return [];
  const docks = g.tableau.space[g.card(of).host].flatMap((id) => {
    if (!g.def(id).facility) return [];
    return isNor(g, id) ? g.tableau.aboard[id].filter((site) => g.def(site).rules?.docks !== undefined) : [id];
  });
  return docks.map((to) => ({ card: of, to }));
};

const loading: Thought = (g, seat, of) => {
  if (!isOwnShip(g, seat, of) || g.card(of).zone !== Zone.Space) return [];
  const carriers = g.tableau.space[g.card(of).host].filter(
    (id) => id !== of && controls(g, seat, id) && granted(g, 'carry', id, of),
  );
  return carriers.map((to) => ({ card: of, to }));
};

const mayLand = (g: Game, ship: number): boolean => g.tableau.land.some((s) => s.modifier.applies(g, s.card, ship));

// ----- missions and stations

/** where their objective is aimed, Borg scout. */
const isScouted = (g: Game, seat: Seat, at: number): boolean => {
  const objective = currentObjective(g, seat);
  return objective >= 0 && scoutedPlace(g, objective) === at;
};

const trying =
  (scouts: boolean): Thought =>
  (g, seat, of) => {
    if (!isPost(g, seat, of) || (isCardSpot(of) && !g.def(of).ship)) return [];
    const at = placeOf(g, of);
    const open = g.state.locations[at].missions.length > 0 && !solved(g, at);
    return when(open && isScouted(g, seat, at) === scouts, { from: of, to: locationSpot(at) });
  };

/** the artifact itself, or whoever is where it lies. */
const acquiring: Thought = (g, seat, of) => {
  if (isCardSpot(of) && inPlay(g.card(of)) && liesOpen(g, of)) return [{ card: of }];
  if (!isPost(g, seat, of)) return [];
  return g.tableau.onLocation[placeOf(g, of)].filter((id) => liesOpen(g, id)).map((card) => ({ card }));
};

/** DOM-68: the station that nobody has, or any of its sites. */
const commandeering: Thought = (g, _seat, of) => {
  if (!isCardSpot(of) || !inPlay(g.card(of))) return [];
  const station = isSite(g, of) ? vesselOf(g, of) : of;
  return when(isNor(g, station) && isUncontrolled(g, station) && beneath(g, station).length > 0, { to: station });
};

// ----- battle

const attacking: Thought = (g, seat, of) => {
  if (!isOwnInPlay(g, seat, of) || !isUnit(g, of)) return [];
  const at = locationOf(g, of);
  if (at < 0) return [];
  const here = [...g.tableau.space[at], ...g.tableau.planet[at]];
  return here.filter((id) => isUnit(g, id) && !controls(g, seat, id)).map((to) => ({ card: of, to }));
};

/** Where people of both players are. */
const fighting: Thought = (g, seat, of) => {
  if (placeOf(g, of) < 0 || (isCardSpot(of) && !isUnit(g, of) && !isSite(g, of))) return [];
  const other = seat === 0 ? 1 : 0;
  return when(personnelAt(g, of, seat).length > 0 && personnelAt(g, of, other).length > 0, { from: of });
};

// ----- texts

const using: Thought = (g, seat, of) => {
  if (!isCardSpot(of) || !inPlay(g.card(of)) || has(g, of, Status.FaceDown)) return [];
  const mine = controls(g, seat, of);
  const abilities = (g.def(of).rules?.abilities ?? []).filter((a) => mine || a.byAnyone);
  return abilities.map(({ mark }) => ({ card: of, word: mark }));
};

const activating: Thought = (g, seat, of) => {
  if (!isOwnInPlay(g, seat, of)) return [];
  const agenda = g.def(of).hidesAgenda && has(g, of, Status.FaceDown);
  return when(agenda || has(g, of, Status.Deactivated), { card: of });
};

const LOOSE = Status.Trapped | Status.Unattended;

/** Every verb that a player can wish for; there is no action without one (tests/wishes.test.ts). */
const THOUGHTS: Readonly<Record<Wished, Thought>> = {
  seed: entering([Zone.SeedPile, Zone.MissionPile], null),
  report: entering([Zone.Hand], true),
  play: entering([Zone.Hand], false),
  use: using,
  activate: activating,
  download: downloading,
  move: flying,
  attempt: trying(false),
  scout: trying(true),
  acquire: acquiring,
  commandeer: commandeering,
  beam: beaming,
  walk: walking,
  dock: docking,
  undock: ofShip((g, id) => g.card(id).dock >= 0),
  land: ofShip((g, id) => g.card(id).zone === Zone.Space && mayLand(g, id)),
  'take-off': ofShip((g, id) => g.card(id).zone === Zone.Planet),
  load: loading,
  launch: ofShip((g, id) => g.card(id).zone === Zone.Aboard),
  cloak: ofShip((g, id) => hasSpecialEquipment(g, id, 'Cloaking Device') && !has(g, id, Status.Cloaked)),
  decloak: ofShip((g, id) => has(g, id, Status.Cloaked)),
  phase: ofShip((g, id) => hasSpecialEquipment(g, id, 'Phasing Cloak') && !has(g, id, Status.Phased)),
  dephase: ofShip((g, id) => has(g, id, Status.Phased)),
  attack: attacking,
  fight: fighting,
  'take-custody': ofCaptive('captor', (g, id) => has(g, id, LOOSE)),
  brig: ofCaptive('captor', (g, id) => !has(g, id, LOOSE | Status.Jailed)),
  unbrig: ofCaptive('captor', (g, id) => has(g, id, Status.Jailed)),
  leave: ofCaptive('captor', (g, id) => !has(g, id, Status.Unattended)),
  rescue: ofCaptive('owner', () => true),
  release: ofCaptive('owner', (g, id) => has(g, id, Status.Jailed)),
  infiltrate: ofPerson((g, id) => infiltrationModes(g, id).length > 0 && !isInfiltrating(g, id)),
  expose: ofPerson((g, id) => infiltrationModes(g, id).length > 0),
  switch: (g, seat, of) => when(isOwnInPlay(g, seat, of) && g.def(of).modes.length > 1, { card: of }),
};

/** All that somebody could want of it. */
export function wishesOf(g: Game, seat: Seat, of: Spot): Wish[] {
  return VERBS.filter(isWished).flatMap((verb) =>
    THOUGHTS[verb](g, seat, of).map(
      (wish): Wish => ({ verb, card: -1, from: NOWHERE, to: NOWHERE, word: '', ...wish }),
    ),
  );
}
