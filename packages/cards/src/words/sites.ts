/** Words for the sites of a Nor: who is unopposed there, who reports, what docks, who takes the station (R-11.40 to R-11.43). */

import {
  ablePersonnelAt,
  affiliationBit,
  affiliations,
  beneath,
  type Classification,
  chooseCards,
  chooseSpot,
  commandeer,
  compatible,
  compatibleBits,
  destinations,
  downloadSources,
  type EventName,
  enterByDownload,
  type Flow,
  forbidden,
  type Game,
  granted,
  isHere,
  isPlanetLocation,
  isSite,
  isUncontrolled,
  locationOf,
  locationSpot,
  matches,
  other,
  personnelAt,
  type Seat,
  type SeedPhase,
  type Spot,
  Status,
  setStatus,
  shown,
  shuffleDrawDeck,
  sitesOf,
  skillLevel,
  skillNumber,
  sourceRef,
  stopped,
  whyNotAddSite,
  whyNotEnter,
  Zone,
} from '@spaceline/engine';
import {
  type Ability,
  ability,
  type Condition,
  captives,
  type Docking,
  type Effect,
  type Filter,
  type GrantModifier,
  grant,
  inOrder,
  mayReport,
  maySeed,
  people,
  type Reach,
  type Reading,
  type ReportModifier,
  reach,
  type SeedingModifier,
  type Selector,
  select,
  type Trigger,
  titled,
  trigger,
  when,
  which,
  whoIs,
} from '@spaceline/engine/language';
import { chooseTaker } from '../commandeering.ts';
import { awakeAt } from '../crews.ts';
import { reports } from '../reporting.ts';
import { drawNoCards, normalCardPlay } from './doors.ts';

const stationOf = (g: Game, site: number): number => g.card(site).host;

/** R-12.5: nobody of the other player's is there in the open; infiltrators and captives oppose nobody. */
export const isUnopposed = (g: Game, site: Spot, seat: Seat): boolean =>
  personnelAt(g, site, other(seat)).every((id) => (g.card(id).status & Status.Infiltrating) !== 0);

/** You have such a personnel at this site, and nobody opposes you there. */
export const unopposedHere = (f: Filter): Condition => ({
  met: (r) => isUnopposed(r.g, r.source, r.you) && ablePersonnelAt(r.g, r.source, r.you).some((id) => f.test(r, id)),
  text: `you have ${people.which(f).bare} unopposed here`,
  hint: 0.4,
});

/** You control the station that this site is part of. */
export const stationIsYours: Condition = {
  met: ({ g, source, you }) =>
    g.card(stationOf(g, source)).controller === you && !isUncontrolled(g, stationOf(g, source)),
  text: 'you control the station',
  hint: 0.3,
};

/** BOG-78: captives in the Brig of this site. */
export const heldHere: Selector = which(captives, {
  pre: '',
  post: 'held in this Brig',
  test: ({ g, source }, id) => (g.card(id).status & Status.Jailed) !== 0 && g.card(id).host === source,
});

// ----- reporting

/** Whosever they are: people of this classification who get along with the station report here. */
export const compatibleMayReportHere = (c: Classification): ReportModifier =>
  mayReport(
    `compatible ${c}-classification personnel may report here`,
    ({ g, source }, id) =>
      (g.def(id).facts.classification === c || g.def(id).facts.classification2 === c) &&
      compatibleBits(g, g.card(id).owner, g.def(id).affiliations, affiliations(g, stationOf(g, source))),
    ({ source }) => [source],
    { forBoth: true },
  );

/** Equipment, or a ship or personnel that matches the station. */
const fetched = (r: Reading, id: number): boolean => {
  const d = r.g.def(id);
  return d.equipment || (d.affiliations & affiliations(r.g, stationOf(r.g, r.source))) !== 0;
};

/** Sites of this station where the card could be played anyhow, and nobody opposes the player. */
const sites = (r: Reading, id: number): Spot[] =>
  destinations(r.g, r.you, id)
    .map((d) => d.spot)
    .filter((s) => s >= 0 && isSite(r.g, s) && stationOf(r.g, s) === stationOf(r.g, r.source))
    .filter((s) => isUnopposed(r.g, s, r.you) && fetched(r, id));

/** Either player fetches a card to a site, instead of the normal card play and of the turn's draws. */
export const fetchToSite: Ability = ability(
  'download',
  inOrder(
    reports({
      what: 'a card to a site of this station where you are unopposed and it may be played, a ship or personnel only of matching affiliation',
      who: whoIs('', ({ g }, id) => g.def(id).equipment || g.def(id).personnel || g.def(id).ship),
      download: true,
      to: sites,
    }),
    normalCardPlay.spend,
    drawNoCards,
  ),
  {
    when: normalCardPlay.left,
    byAnyone: true,
  },
);

/** BOG-93 to BOG-95: takes the station, in the affiliation of one of those here who have one (DOM-72, DOM-73). */
export const commandeerStation: Effect = {
  *run({ g, you, source }): Flow {
    // BOG-96: Borg among them do not commandeer
    const team = ablePersonnelAt(g, source, you).filter((id) => (affiliations(g, id) & affiliationBit('Borg')) === 0);
    const by = yield* chooseTaker(g, you, team, source, 'station');
    yield* commandeer(g, stationOf(g, source), by, you);
  },
  // DOM-67: what lies beneath it must be met before
  could: ({ g, source, you }) =>
    beneath(g, stationOf(g, source)).length === 0 && forbidden(g, 'commandeer', stationOf(g, source), you) === null,
  text: 'commandeer the station',
  hint: 5,
};

// ----- docking

/** Their player's operators at a site where nobody opposes them. */
const operatorsAt = (g: Game, site: number, seat: Seat): number[] =>
  isUnopposed(g, site, seat)
    ? awakeAt(g, site, seat).filter((id) => skillLevel(g, id, skillNumber('Computer Skill')) > 0)
    : [];
const isWelcome = (g: Game, site: number, ship: number, seat: Seat): boolean =>
  compatible(g, ship, stationOf(g, site)) ||
  awakeAt(g, ship, seat).some((id) => skillLevel(g, id, skillNumber('V.I.P.')) > 0);

/** R-11.43: so many ships with fewer staffing icons than this; strangers with a V.I.P. aboard, or with an operator here. */
export const docksShips = (capacity: number, fewerIconsThan: number): Docking => ({
  takes({ g, source: site }, ship, seat) {
    const others = g.tableau.docked[site].filter((id) => id !== ship);
    if ((g.def(ship).facts.staffing?.length ?? 0) >= fewerIconsThan || others.length >= capacity) return false;
    return isWelcome(g, site, ship, seat) || operatorsAt(g, site, seat).length > 0;
  },
  text: `up to ${capacity} ships with fewer than ${fewerIconsThan} staffing icons dock and undock here if they are compatible with the station, have a V.I.P. aboard, or their player has Computer Skill unopposed here, who may board the ship just before it undocks. None reports here`,
  boarders: ({ g, source: site }, ship, seat) =>
    isWelcome(g, site, ship, seat)
      ? []
      : operatorsAt(g, site, seat).filter((id) => !stopped(g, id) && compatible(g, id, ship)),
});

// ----- stations as a whole

/** When it is commandeered by somebody of that kind, if of any: whoever gives the station its affiliation. */
export const whenCommandeered = (effect: Effect, by: Filter | null = null): Trigger =>
  whenItIs('commandeered', effect, `commandeered${by === null ? '' : ` by ${people.which(by).one}`}`, (r) =>
    by === null ? true : r.event!.card >= 0 && by.test(r, r.event!.card),
  );

/** When it has been turned to the side that says this. */
export const whenTurnedOver = (effect: Effect): Trigger => whenItIs('turned-over', effect, 'turned over', () => true);

const whenItIs = (on: EventName, effect: Effect, words: string, is: (r: Reading) => boolean): Trigger =>
  trigger({ on }, effect, {
    when: when(`it is ${words}`, (r) => r.event?.name === on && r.event.cards.includes(r.source) && is(r)),
    text: `when it is ${words}, ${effect.text}`,
  });

/** It is seeded without anybody in control of it (DOM-66). */
export const nobodyControlsIt: Effect = {
  *run({ g, source }) {
    setStatus(g, source, Status.Uncontrolled, true);
  },
  could: () => true,
  text: 'nobody controls it',
  hint: 0,
};

/** DOM-66, CR-108: both players may seed such dilemmas beneath this station. */
export const maySeedBeneath = (f: Filter): SeedingModifier =>
  maySeed(
    `each player may seed any ${f.pre}s beneath it`,
    'dilemma-phase',
    Number.POSITIVE_INFINITY,
    f.test,
    ({ source }) => [source],
  );

/** What a player could furnish the station with: sites of which it may have another, equipment that goes to a site. */
function furnishings(g: Game, seat: Seat, station: number, taken: ReadonlySet<string>): number[] {
  const titles = new Set(taken);
  return downloadSources(g, seat).filter((id) => {
    const d = g.def(id);
    const fits = d.rules?.site
      ? whyNotAddSite(g, seat, id, station) === null
      : d.equipment && whyNotEnter(g, seat, id) === null && sitesOf(g, station).length > 0;
    if (!fits || titles.has(d.title)) return false;
    titles.add(d.title);
    return true;
  });
}

function* furnish(g: Game, seat: Seat, station: number): Flow {
  const taken = new Set<string>();
  for (;;) {
    const question = { id: 'furnish', text: '{card}: download which site or equipment?', card: station };
    const [id] = yield* chooseCards(g, seat, furnishings(g, seat, station, taken), 0, 1, question);
    if (id === undefined) break;
    taken.add(g.def(id).title);
    const to = g.def(id).rules?.site
      ? station
      : yield* chooseSpot(g, seat, sitesOf(g, station), { id: 'report-to', text: '{card}: where?', card: id });
    g.tell(() => ({ kind: 'downloaded', who: seat, card: shown(g, id), using: sourceRef(g, station) }));
    yield* enterByDownload(g, seat, id, to, -1, null);
  }
  if (taken.size > 0) shuffleDrawDeck(g, seat);
}

export const eachMayFurnish: Effect = {
  *run({ g, you, opponent, source }) {
    for (const seat of [you, opponent]) if (!forbidden(g, 'download', source, seat)) yield* furnish(g, seat, source);
  },
  could: () => true,
  playsCard: true,
  text: 'each player may download to it any number of different sites and equipment',
  hint: 4,
};

/** Sites of this title in stations of yours. */
export const siteOfYourNor = (title: string): Selector => {
  const it = titled(title);
  return select(`your Nor’s ${it.pre}`, `your Nors’ ${it.pre}`, (r) =>
    r.g.tableau.facilities
      .filter((x) => r.g.card(x).controller === r.you && !isUncontrolled(r.g, x))
      .flatMap((x) => sitesOf(r.g, x).filter((s) => it.test(r, s))),
  );
};

/** The station of which the site that this card is on is part. */
export const itsStation: Reach = reach(
  'that Nor',
  ({ g, source }, id) => g.card(source).zone === Zone.On && stationOf(g, g.card(source).host) === id,
);

// ----- ore

/** They belong to the player who controls a station here that has this site. */
export const whoseStationHereHas = (site: string): Filter => {
  const part = titled(site);
  return {
    test: (r, id) => {
      const { g, source } = r;
      return g.tableau.facilities.some(
        (x) =>
          isHere(g, x, source) &&
          g.card(x).controller === g.card(id).controller &&
          !isUncontrolled(g, x) &&
          sitesOf(g, x).some((s) => part.test(r, s)),
      );
    },
    pre: '',
    post: `of a player who controls a Nor with ${part.pre} here`,
  };
};

/** A facility of this title may be seeded at this mission, too. */
export const maySeedFacilityHere = (title: string, phase: SeedPhase = 'facility-phase'): SeedingModifier => {
  const it = titled(title);
  return maySeed(`${it.pre} may seed here`, phase, 1, it.test, ({ g, source }) => [
    locationSpot(locationOf(g, source)),
  ]);
};

const ORE = 'text:process-ore';
/** Ore is processed at planets; and here. */
export const oreHere: GrantModifier = grant(ORE, 'Process Ore may be used here', ({ g, source }, station) => {
  return isHere(g, station, source);
});

const UNWILLING = affiliationBit('Federation') | affiliationBit('Bajoran');
/** You control the Nor whose site this card is on, at a planet or where a text allows it, and somebody of yours works there unopposed. */
export const oreCanBeProcessed = (f: Filter): Condition => ({
  met: (r) => {
    const { g, source, you } = r;
    const site = g.card(source).host;
    if (g.card(source).zone !== Zone.On || !isSite(g, site)) return false;
    const station = stationOf(g, site);
    if (g.card(station).controller !== you || isUncontrolled(g, station)) return false;
    // the unit says so itself: it stands still under Federation or Bajoran control
    if ((affiliations(g, station) & UNWILLING) !== 0) return false;
    if (!isPlanetLocation(g, locationOf(g, station)) && !granted(g, ORE, station, -1)) return false;
    const workers = ablePersonnelAt(g, site, you).filter((id) => f.test(r, id) && matches(g, id, station));
    return workers.length > 0 && isUnopposed(g, site, you);
  },
  text: `you control this Nor at a planet location, not as Federation or Bajoran, and have a matching ${f.pre} personnel unopposed here`,
  hint: 0.4,
});
