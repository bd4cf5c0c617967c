/** Words for the sites of a Nor: who is unopposed there, who reports, what docks, who takes the station (R-11.40 to R-11.43). */

import {
  type Affiliation,
  ablePersonnelAt,
  affiliationBit,
  affiliations,
  beneath,
  type Classification,
  cardsAt,
  chooseCards,
  commandeer,
  controls,
  type Flow,
  type Game,
  isSite,
  joinBattle,
  letsIn,
  locationOf,
  matches,
  other,
  personnelAt,
  personnelBattle,
  type Seat,
  type Spot,
  Status,
  vesselOf,
  walkers,
  walkOver,
} from '@spaceline/engine';
import {
  type Ability,
  ability,
  both,
  type Condition,
  captives,
  download,
  type Effect,
  type Filter,
  type GrantModifier,
  grant,
  type Limit,
  list,
  mayReport,
  ofType,
  type Picker,
  people,
  Reading,
  type ReportModifier,
  type ReportOptions,
  type Selector,
  squeeze,
  which,
  whoIs,
} from '@spaceline/engine/language';
import { chooseTaker } from '../commandeering.ts';
import { insteadOfPlayAndDraws, normalCardPlay } from './doors.ts';

const NOT_OPPOSING = Status.Infiltrating | Status.Cloaked | Status.Phased;

/** R-12.5: nobody of the other player's is there in the open; infiltrators and captives oppose nobody. */
export const isUnopposed = (g: Game, site: Spot, seat: Seat): boolean =>
  personnelAt(g, site, other(seat)).every((id) => (g.card(id).status & NOT_OPPOSING) !== 0);

/** You have such a personnel at this site, and nobody opposes you there. */
export const unopposedHere = (f: Filter): Condition => ({
  met: (r) => isUnopposed(r.g, r.source, r.you) && ablePersonnelAt(r.g, r.source, r.you).some((id) => f.test(r, id)),
  text: `you have ${people.which(f).bare} unopposed here`,
  hint: 0.4,
});

/** You have such a personnel at this site, opposed or not. */
export const youHaveHere = (f: Filter): Condition => ({
  met: (r) => ablePersonnelAt(r.g, r.source, r.you).some((id) => f.test(r, id)),
  text: `you have ${people.which(f).bare} here`,
  hint: 0.3,
});

/** You control the station that this site is part of. */
export const stationIsYours: Condition = {
  met: ({ g, source, you }) => controls(g, you, source),
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

/** R-5.7: both players' cards; "you" is the player whose card it is. */
const siteReport = (text: string, who: Filter['test'], o: Omit<ReportOptions, 'forBoth'> = {}): ReportModifier =>
  mayReport(
    text,
    ({ g, source }, id) => who(new Reading(g, source, g.card(id).owner), id),
    ({ source }) => [source],
    { ...o, forBoth: true },
  );

const gearOf = (f: Filter): Filter => both(ofType('Equipment'), f);
/** "hand weapons", but "MEDICAL-related equipment" and "I.P. Scanner" */
const kindOf = (f: Filter): string => (f.named || /equipment$/.test(f.pre) ? f.pre : `${f.pre}s`);

/** Whosever they are: people of this classification who get along with the station, and such Equipment (R-5.7). */
export const compatibleMayReportHere = (c: Classification, ...gear: readonly Filter[]): ReportModifier =>
  siteReport(
    `compatible ${list([`${c}-classification personnel`, ...gear.map(kindOf)], 'and')} may report here`,
    (r, id) =>
      (r.g.def(id).personnel && (r.g.def(id).facts.classification === c || r.g.def(id).facts.classification2 === c)) ||
      gear.some((f) => gearOf(f).test(r, id)),
  );

interface SiteReportOptions {
  regardless?: true;
  free?: true;
  limit?: Limit;
  while?: Condition;
}

/** Such personnel may report here, whosever they are; where it is said, regardless of affiliation (R-5.6). */
export const personnelMayReportHere = (f: Filter, o: SiteReportOptions = {}): ReportModifier => {
  const who = both(ofType('Personnel'), f);
  return siteReport(
    squeeze(
      `${o.limit ? 'once each turn, one of the' : ''} ${people.which(f).many} may report here ${o.free ? 'for free' : ''} ${o.regardless ? 'regardless of affiliation' : ''} ${o.while ? `while ${o.while.text}` : ''}`,
    ),
    (r, id) => who.test(r, id) && (o.while === undefined || o.while.met(r)),
    { free: o.free, limit: o.limit, anyAffiliation: o.regardless },
  );
};

/** Nobody is here, of either player. */
export const unoccupied: Condition = {
  met: ({ g, source }) => cardsAt(g, source).every((id) => !g.def(id).personnel),
  text: 'it is unoccupied',
  hint: 0.2,
};

/** R-6.4: of the affiliation of the station. */
export const matchingStation: Filter = {
  test: ({ g, source }, id) => matches(g, id, vesselOf(g, source)),
  pre: 'matching',
  post: '',
};

/** The station is of one of these affiliations now. */
export const stationIs = (...names: readonly Affiliation[]): Condition => ({
  met: ({ g, source }) => names.some((a) => (affiliations(g, vesselOf(g, source)) & affiliationBit(a)) !== 0),
  text: `the station is ${list(
    names.map((a) => `[${a}]`),
    'or',
  )}`,
  hint: 0.5,
});

/** Equipment and what plays on a site, or a ship or personnel of the station's affiliation that the site or its own text lets in. */
const maySend = (r: Reading, site: number, id: number): boolean => {
  const d = r.g.def(id);
  if (!d.personnel && !d.ship && !d.equipment) return true;
  const fits = d.equipment || (d.affiliations & affiliations(r.g, vesselOf(r.g, r.source))) !== 0;
  return fits && letsIn(r.g, r.you, site, id);
};

/** Either player fetches a card to a site, instead of the normal card play and of the turn's draws. */
export const fetchToSite: Ability = ability(
  'download',
  insteadOfPlayAndDraws(
    download(
      whoIs('', () => true),
      {
        is: (r, spot, id) =>
          spot >= 0 &&
          isSite(r.g, spot) &&
          vesselOf(r.g, spot) === vesselOf(r.g, r.source) &&
          isUnopposed(r.g, spot, r.you) &&
          maySend(r, spot, id),
        text: 'to a site of this station where you are unopposed and which lets it in, a ship or personnel only of matching affiliation',
      },
    ),
  ),
  { when: normalCardPlay.left, byAnyone: true },
);

/** The seed card that would be met last at the mission of the station. */
export const bottomSeedHere: Picker = {
  ofPile: true,
  *pick({ g, source }): Flow<number[]> {
    return g.location(locationOf(g, source)).seeds.slice(-1);
  },
  any: ({ g, source }) => g.location(locationOf(g, source)).seeds.length > 0,
  text: 'the bottom seed card under the mission',
  hint: 1,
};

/** A personnel battle has just begun at another site of this station: those here may go there and take part. */
export const joinsTheBattle: Effect = {
  *run({ g, you, source }): Flow {
    const { spot } = personnelBattle(g)!;
    const able = walkers(g, you, source, spot);
    const question = { id: 'join', text: '{card}: who goes there and joins the battle?', card: source };
    const ids = yield* chooseCards(you, able, 0, able.length, question);
    if (ids.length === 0) return;
    yield* walkOver(g, you, source, spot, ids);
    const battle = personnelBattle(g);
    if (battle !== null) for (const id of ids) if (g.card(id).host === spot) joinBattle(g, battle, you, id);
  },
  could: ({ g, you, source }) => {
    const battle = personnelBattle(g);
    if (battle === null || battle.spot === source || battle.spot < 0) return false;
    return vesselOf(g, battle.spot) === vesselOf(g, source) && walkers(g, you, source, battle.spot).length > 0;
  },
  text: 'move any of your personnel here to where it is, and have them join it',
  hint: 2,
};

/** Personnel of this kind may file the reports of which File Mission Report speaks. */
export const mayFileReportsHere = (f: Filter): GrantModifier =>
  grant(
    'text:file-mission-report',
    `matching ${people.which(f).many} may file mission reports here`,
    (r, id) => r.g.card(id).host === r.source && both(matchingStation, f).test(r, id),
  );

/** BOG-93 to BOG-95: takes the station, in the affiliation of one of those here who have one (DOM-72, DOM-73). */
export const commandeerStation: Effect = {
  *run({ g, you, source }): Flow {
    // BOG-96: Borg among them do not commandeer
    const team = ablePersonnelAt(g, source, you).filter((id) => (affiliations(g, id) & affiliationBit('Borg')) === 0);
    const by = yield* chooseTaker(g, you, team, source, 'station');
    yield* commandeer(g, vesselOf(g, source), by, you);
  },
  // DOM-67: what lies beneath it must be met before
  could: ({ g, source }) => beneath(g, vesselOf(g, source)).length === 0,
  text: 'commandeer the station',
  hint: 5,
};
