/** First contact in 2063: what brings it about, and the Borg who want to keep it from happening. */
import {
  aimAt,
  cardOfLocation,
  currentObjective,
  destroy,
  type Flow,
  type Game,
  inPlay,
  isHere,
  isLocationSpot,
  locationOf,
  placeRef,
  shown,
  spotLocation,
  toPile,
  whyNotStaffed,
  Zone,
} from '@spaceline/engine';
import {
  allOf,
  type Collective,
  type Condition,
  download,
  type Effect,
  type GrantModifier,
  grant,
  no,
  type PlayMode,
  playsOnTable,
  Reading,
  readingOf,
  remembersThat,
  titled,
  when,
} from '@spaceline/engine/language';
import { world } from '../worlds.ts';
import { targets } from './collective.ts';
import { madeBy } from './time.ts';

const complex = titled('Montana Missile Complex');
const homeworld = titled('Assimilate Homeworld');
const phoenix = titled('Phoenix');
const lander = titled('Vulcan Lander');
const earth = world('Earth');
export const place2063 = madeBy(complex, 'Montana Missile Complex');

// ----- what happened there

const history = remembersThat('history', 'Phoenix has taken off or Vulcan Lander has landed here');

function happensNow(r: Reading): boolean {
  const { g, source } = r;
  return g.tableau.inPlay.some(
    (id) =>
      isHere(g, id, source) &&
      ((phoenix.test(r, id) && g.card(id).zone === Zone.Space) ||
        (lander.test(r, id) && g.card(id).zone === Zone.Planet)),
  );
}
/** Once it has happened it has happened. */
export function notesHistory(r: Reading): void {
  if (locationOf(r.g, r.source) >= 0 && !history.met(r) && happensNow(r)) history.keep(r, true);
}

/** The objective says itself that it is void then (`historyMade`). */
export const historyNullifiesObjective: GrantModifier = grant(
  'text:history',
  `once ${history.text}, nullifies Stop First Contact`,
  () => true,
);

export const historyMade: Condition = when('first contact has been made', ({ g }) =>
  g.tableau.inPlay.some((id) => {
    const r = readingOf(g, id);
    return complex.test(r, id) && locationOf(g, id) >= 0 && (history.met(r) || happensNow(r));
  }),
);

// ----- whoever wants to prevent it

/** Assimilate Homeworld aimed at Earth, scouted. */
function waits({ g, you }: Reading, id: number): boolean {
  const { aim, zone } = g.card(id);
  if (zone !== Zone.Table || !isLocationSpot(aim) || !homeworld.test(readingOf(g, id), id)) return false;
  return earth.has(readingOf(g, id), aim) && g.location(spotLocation(aim)).scoutedIn[you] !== -1;
}

export const suspendsAssimilationOfEarth: Collective = {
  suspends: waits,
  text: 'suspends your Assimilate Homeworld that targets Earth, if scouting is complete',
};

// ----- a second way, when the first came to nothing

const stopping = remembersThat('stopping', 'your Stop First Contact suspends it');
const foiled = remembersThat('foiled', 'your Stop First Contact was nullified');
const stops = titled('Stop First Contact');

/** Assimilate Homeworld waited for your Stop First Contact, and now that is gone because history was made. */
export function notesFoiledAttempt(r: Reading): void {
  const { g, source, you } = r;
  if (g.card(source).zone !== Zone.Table) return;
  const suspended = g.tableau.aimed.some(
    (id) => g.card(id).zone === Zone.Table && g.card(id).controller === you && stops.test(readingOf(g, id), id),
  );
  if (suspended && !stopping.met(r)) stopping.keep(r, true);
  if (suspended || !stopping.met(r)) return;
  stopping.keep(r, false);
  if (historyMade.met(r)) foiled.keep(r, true);
}

/** Your Assimilate Homeworld waits, and Stop First Contact came to nothing. */
export const foiledAndWaits = (r: Reading, id: number): boolean => waits(r, id) && foiled.met(readingOf(r.g, id));

const current = (g: Game, you: Reading['you']): number => currentObjective(g, you);
const itWaits: Condition = when('your Assimilate Homeworld targets Earth and scouting is complete', (r) => {
  const id = current(r.g, r.you);
  return id >= 0 && waits(r, id);
});
const complexIsThere: Condition = when('Montana Missile Complex is in play', (r) => place2063.ids(r).length > 0);

const fetch = download(complex);
const fetchAndAim: Effect = {
  ...fetch,
  *run(r): Flow {
    yield* fetch.run(r);
    const [spot] = place2063.ids(r);
    if (spot === undefined) return;
    aimAt(r.g, r.source, spot);
    r.g.tell(() => ({ kind: 'aimed', who: r.you, card: shown(r.g, r.source), at: placeRef(r.g, spot) }));
  },
};

/** "Target Montana Missile Complex (downloading as necessary)." */
export const targetsComplex: PlayMode[] = [
  {
    ...targets(place2063),
    when: itWaits,
    text: 'plays on table; target Montana Missile Complex (download it if needed)',
  },
  playsOnTable({ mark: 'fetch', stays: true, when: allOf(itWaits, no(complexIsThere)), effect: fetchAndAim, text: '' }),
];

export const yourStaffedShipInOrbit: Condition = when(
  'you have a staffed ship in orbit there',
  ({ g, source, you }) => {
    const { aim } = g.card(source);
    if (!isLocationSpot(aim)) return false;
    return g.tableau.space[spotLocation(aim)].some(
      (id) => g.def(id).ship && g.card(id).controller === you && whyNotStaffed(g, id) === null,
    );
  },
);

/** Beneath the place, or wherever it is there. */
export const destroysPhoenix: Effect = {
  *run(r): Flow {
    const { g, source } = r;
    const { aim } = g.card(source);
    if (!isLocationSpot(aim)) return;
    const at = spotLocation(aim);
    for (const id of g.location(at).seeds.filter((x) => phoenix.test(r, x))) toPile(g, id, Zone.OutOfPlay);
    const there = cardOfLocation(g, at);
    for (const id of g.tableau.inPlay.filter((x) => phoenix.test(r, x) && isHere(g, x, there)))
      if (inPlay(g.card(id))) yield* destroy(g, id, source);
  },
  could: () => true,
  text: 'Phoenix is destroyed there; the timeline is disrupted in 2063',
  hint: 3,
};

/** This objective is discarded, and what it had suspended is completed. */
export const suspendedIsCompleted = (completed: Effect): Effect => ({
  *run(r): Flow {
    const { g, you, source } = r;
    toPile(g, source, Zone.Discard);
    const id = current(g, you);
    if (id >= 0 && waits(r, id)) yield* completed.run(new Reading(g, id, you));
  },
  could: () => true,
  text: 'discard this objective; the suspended objective is completed',
  hint: 6,
});
