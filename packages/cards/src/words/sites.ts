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
  couldBeMadeToFight,
  discardFromPlay,
  type Flow,
  forbidden,
  type Game,
  granted,
  isHere,
  isSite,
  isUnopposed,
  joinBattle,
  kill,
  locationOf,
  locationSpot,
  matches,
  other,
  personnelAt,
  personnelBattle,
  type SeedPhase,
  sitesBeside,
  sitesOf,
  startFight,
  vesselOf,
  walkers,
  walkOver,
} from '@spaceline/engine';
import {
  type Ability,
  type Amount,
  ability,
  both,
  type Condition,
  classification,
  discardsFromHand,
  download,
  type Effect,
  type Filter,
  type ForbidModifier,
  figureOf,
  forbid,
  type GrantModifier,
  grant,
  type Limit,
  list,
  may,
  mayReport,
  maySeed,
  type Noun,
  normalCardPlay,
  not,
  ofType,
  people,
  type Reach,
  Reading,
  type ReportModifier,
  type ReportOptions,
  type SeedingModifier,
  type Selector,
  select,
  squeeze,
  type Trigger,
  trigger,
  when,
  whoIs,
} from '@spaceline/engine/language';
import { chooseTaker } from '../commandeering.ts';
import { called } from '../titles.ts';
import { insteadOfPlayAndDraws } from './doors.ts';

/** The site that says this, or on which the card lies that says it. */
const siteOf = ({ g, source }: Reading): number => (isSite(g, source) ? source : g.card(source).host);

/** "SCIENCE personnel", but "Morn" */
const some = (f: Filter): string => people.which(f).bare ?? people.which(f).one;

/** You have such a personnel at this site, and nobody opposes you there. Of some kind they may not be: a rule says so. */
export const unopposedHere = (f: Filter, barred?: { kind: Filter; rule: string }): Condition => {
  const able = (r: Reading, who: Filter): boolean =>
    ablePersonnelAt(r.g, siteOf(r), r.you).some((id) => who.test(r, id));
  const fits = barred === undefined ? f : both(not(barred.kind), f);
  return {
    met: (r) => isUnopposed(r.g, siteOf(r), r.you) && able(r, fits),
    rule: (r) => (!able(r, f) ? null : isUnopposed(r.g, siteOf(r), r.you) ? barred!.rule : 'R-12.5'),
    text: `you have ${some(fits)} unopposed here`,
    hint: 0.4,
  };
};

/** The same of two: somebody, with somebody else. */
export const unopposedHereWith = (f: Filter, another: Filter): Condition => {
  const one = unopposedHere(f);
  return {
    met: (r) => {
      const able = ablePersonnelAt(r.g, siteOf(r), r.you);
      return one.met(r) && able.some((a) => f.test(r, a) && able.some((b) => b !== a && another.test(r, b)));
    },
    text: `${one.text} with any other ${some(another)}`,
    hint: 0.5,
  };
};

/** You have such a personnel at this site, opposed or not. */
export const youHaveHere = (f: Filter): Condition => ({
  met: (r) => ablePersonnelAt(r.g, siteOf(r), r.you).some((id) => f.test(r, id)),
  text: `you have ${some(f)} here`,
  hint: 0.3,
});

/** You control the station that this site is part of. */
export const stationIsYours: Condition = {
  met: (r) => controls(r.g, r.you, siteOf(r)),
  text: 'you control the station',
  hint: 0.3,
};

/** BOG-95, DOM-67, DOM-69: what keeps a player from taking the station that this site is part of, whoever is there. */
function whatKeepsIt(r: Reading): string | null {
  const station = vesselOf(r.g, siteOf(r));
  if (controls(r.g, r.you, station)) return 'BOG-95';
  if (beneath(r.g, station).length > 0) return 'DOM-67';
  return forbidden(r.g, 'commandeer', station, r.you)?.rule ?? null;
}

/** Its text is about control; what lies on the station or beneath it says the rest. */
export const stationMayBeTaken: Condition = {
  met: (r) => whatKeepsIt(r) === null,
  rule: whatKeepsIt,
  text: 'you do not control the station',
  hint: 0.7,
};

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
export const compatibleMayReportHere = (c: Classification, ...gear: readonly Filter[]): ReportModifier => {
  const things = gear.map(gearOf);
  const classified = classification(c);
  return siteReport(
    `compatible ${list([`${c}-classification personnel`, ...gear.map(kindOf)], 'and')} may report here`,
    (r, id) => (r.g.def(id).personnel && classified.test(r, id)) || things.some((f) => f.test(r, id)),
  );
};

interface SiteReportOptions {
  free?: true;
  limit?: Limit;
  while?: Condition;
}

const reportHere = (f: Filter, o: SiteReportOptions, anyAffiliation: boolean): ReportModifier => {
  const who = both(ofType('Personnel'), f);
  return siteReport(
    squeeze(
      `${o.limit ? 'once each turn, one of the' : ''} ${people.which(f).many} may report here ${o.free ? 'for free' : ''} ${anyAffiliation ? 'regardless of affiliation' : ''} ${o.while ? `while ${o.while.text}` : ''}`,
    ),
    (r, id) => who.test(r, id) && (o.while === undefined || o.while.met(r)),
    { free: o.free, limit: o.limit, anyAffiliation },
  );
};

/** Such personnel may report here, whosever they are. */
export const personnelMayReportHere = (f: Filter, o: SiteReportOptions = {}): ReportModifier => reportHere(f, o, false);

/** The same regardless of affiliation (R-5.6): they are guests here, and under no house arrest (R-6.7). */
export const guestsMayReportHere = (f: Filter, o: SiteReportOptions = {}): [ReportModifier, GrantModifier] => [
  reportHere(f, o, true),
  grant('guest', '', (r, id, host) => host === r.source && f.test(r, id)),
];

/** Equipment that such people may use (R-1.16), while this holds. */
export const gearMayReportHere = (users: Affiliation, w: Condition): ReportModifier =>
  siteReport(`${users}-compatible Equipment cards may report here while ${w.text}`, (r, id) => {
    const { useOnly } = r.g.def(id).facts;
    return r.g.def(id).equipment && useOnly?.includes(users) !== false && w.met(r);
  });

/** R-6.4: of the affiliation of the station. */
export const matchingStation: Filter = {
  test: (r, id) => matches(r.g, id, vesselOf(r.g, siteOf(r))),
  pre: 'matching',
  post: '',
};

/** The station is of one of these affiliations now. */
export const stationIs = (...names: readonly Affiliation[]): Condition => ({
  met: (r) => names.some((a) => (affiliations(r.g, vesselOf(r.g, siteOf(r))) & affiliationBit(a)) !== 0),
  text: `the station is ${list(
    names.map((a) => `[${a}]`),
    'or',
  )}`,
  hint: 0.5,
});

/** Equipment and what plays on a site, or a ship or personnel of the station's affiliation; who lets it in is the site, or its own text. */
const maySend = (r: Reading, id: number): boolean => {
  const d = r.g.def(id);
  return (!d.personnel && !d.ship) || (d.affiliations & affiliations(r.g, vesselOf(r.g, r.source))) !== 0;
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
          maySend(r, id),
        text: 'to a site of this station where you are unopposed and which lets it in, a ship or personnel only of matching affiliation',
      },
    ),
  ),
  { when: normalCardPlay.left, byAnyone: true },
);

/** Such a card is fetched to this site, where its text lets it in. */
export const fetchHere = (f: Filter): Effect =>
  download(
    { ...f, test: (r, id) => r.g.def(id).personnel && f.test(r, id) },
    { is: (r, spot) => spot === r.source, text: 'here' },
  );

/** To this site, and nowhere else at its location; a text that names the place needs no other permission (R-5.16). */
export const downloadToThisSite = (f: Filter): Effect =>
  download(f, { is: (r, spot) => spot === siteOf(r), places: (r) => [siteOf(r)], text: 'here' });

/** Whoever has killed such people here in a battle gives up so many cards of the hand for each. */
export const whoeverKillsHereDiscards = (f: Filter, n: Amount): Trigger =>
  trigger(
    { on: 'died' },
    {
      // it is their hand and their choice
      run: (r) => discardsFromHand(n).run(new Reading(r.g, r.source, other(r.event!.seat))),
      could: () => true,
      text: `whoever did it discards ${figureOf(n)} cards from hand`,
      hint: 0,
    },
    {
      when: when('it happens here', (r) => {
        const { event: e, source } = r;
        return e !== null && e.spot === source && e.fighters.length > 0 && e.cards.some((id) => f.test(r, id));
      }),
      text: `when ${people.which(f).bare} is killed here in battle, whoever did it discards ${figureOf(n)} cards from hand`,
    },
  );

/** A personnel battle has just begun at another site of this station: those here may go there and take part. */
export const joinsTheBattle: Effect = {
  *run({ g, you, source }): Flow {
    const { spot } = personnelBattle(g)!;
    const able = walkers(g, you, source, spot);
    const question = { id: 'join', text: '{card}: who goes there and joins the battle?', card: source };
    const ids = yield* chooseCards(g, you, able, 0, able.length, question);
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
  text: 'move any of your personnel here to where it is on this station, and have them join it',
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
  could: stationMayBeTaken.met,
  text: 'commandeer the station',
  hint: 5,
};

// ----- next to each other

/** R-1.16: such Equipment in the hands of somebody at a site next to this one, who may use it. */
export const usedNextDoor = (f: Filter): Condition => ({
  met: (r) => {
    const { g, you, source } = r;
    return sitesBeside(g, source).some((site) => {
      const gear = cardsAt(g, site).filter((id) => g.def(id).equipment && g.card(id).controller === you);
      return ablePersonnelAt(g, site, you).some((p) => gear.some((id) => f.test(r, id) && mayUse(g, p, id)));
    });
  },
  text: `you have somebody using a ${f.pre} at an adjacent site`,
  hint: 0.5,
});
const mayUse = (g: Game, person: number, gear: number): boolean => {
  const { useOnly } = g.def(gear).facts;
  return useOnly === undefined || useOnly.some((a) => (affiliations(g, person) & affiliationBit(a)) !== 0);
};

/** It is no more, nor is whoever and whatever is there (R-9.16). */
export const destroyThisSite: Effect = {
  *run({ g, source }): Flow {
    const there = cardsAt(g, source);
    const lost = there.filter((id) => !g.def(id).personnel);
    yield* kill(
      g,
      there.filter((id) => g.def(id).personnel),
      source,
    );
    yield* discardFromPlay(g, [...lost, source], source);
  },
  could: () => true,
  text: 'destroy this site with all that is there',
  hint: 3,
};

/** Nobody walks to or from this site, nor past it, while this holds (DOM-74). */
export const closedToWalkers = (w: Condition): ForbidModifier =>
  forbid(
    'walk',
    `personnel may not move between this site and those next to it while ${w.text}`,
    { rule: 'R-7.15', text: '{card}: nobody moves to or from that site' },
    (r, from, _, to) => {
      const row = sitesOf(r.g, vesselOf(r.g, r.source));
      const ends = [row.indexOf(from), row.indexOf(to)];
      const here = row.indexOf(r.source);
      return !ends.includes(-1) && Math.min(...ends) <= here && here <= Math.max(...ends) && w.met(r);
    },
  );

/** A card of that title lies on a site of another title, of this station. */
export const onSite = (title: string, site: string): Condition => {
  const [card, room] = [called(title), called(site)];
  return {
    met: ({ g, source }) =>
      sitesOf(g, vesselOf(g, source)).some((x) => room(g, x) && g.tableau.on[x].some((id) => card(g, id))),
    text: `${title} is on ${site} of this station`,
    hint: 0.5,
  };
};

/** Sites of that title, whosever the station is. */
export const sitesCalled = (title: string, whose: 'any' | 'your' = 'any'): Selector => {
  const meant = called(title);
  const [one, many] = whose === 'any' ? [title, title] : [`your Nor’s ${title}`, `your Nors’ ${title}`];
  return select(one, many, ({ g, you }) =>
    g.tableau.inPlay.filter(
      (id) => isSite(g, id) && meant(g, id) && (whose === 'any' || controls(g, you, vesselOf(g, id))),
    ),
  );
};

/** What Process Ore asks of the site that it is on. */
export const processesOre: { here(w: Condition): GrantModifier; at(to: Reach): GrantModifier; now: Condition } = {
  here: (w) =>
    grant('text:processes-ore', `ore is processed here while ${w.text}`, (r, id) => id === r.source && w.met(r)),
  at: (to) => grant('text:processes-ore', `ore is processed at ${to.each}`, (r, id) => to.has(r, id)),
  now: when('ore is processed here', ({ g, source }) => granted(g, 'text:processes-ore', g.card(source).host, -1)),
};

const isOpposed = (r: Reading, by: Filter): boolean =>
  couldBeMadeToFight(r.g, r.you, r.source) && personnelAt(r.g, r.source, r.opponent).some((id) => by.test(r, id));

/** A battle must be started here, if there is somebody to fight (R-10.2, R-10.19). */
export const brawl = (f: Filter): Effect => ({
  *run(r): Flow {
    if (isOpposed(r, f)) yield* startFight(r.g, r.you, r.source);
  },
  could: (r) => isOpposed(r, f),
  text: `you must start a personnel battle if ${people.which(f).many} oppose you here`,
  hint: -1,
});

/** They belong to the player who controls a station here that has this site. */
export const whoseStationHereHas = (site: string): Filter => {
  const part = called(site);
  return {
    test: ({ g, source }, id) =>
      g.tableau.facilities.some(
        (x) => isHere(g, x, source) && controls(g, g.card(id).controller, x) && sitesOf(g, x).some((s) => part(g, s)),
      ),
    pre: '',
    post: `of a player who controls a Nor with ${site} here`,
  };
};

/** A facility of this title may be seeded at this mission, too. */
export const maySeedFacilityHere = (title: string, phase: SeedPhase = 'facility-phase'): SeedingModifier => {
  const it = called(title);
  return maySeed(
    `${title} may seed here`,
    phase,
    1,
    ({ g }, id) => it(g, id),
    ({ g, source }) => [locationSpot(locationOf(g, source))],
  );
};

/** A space mission where ore is processed all the same. */
export const oreHere: { grant: GrantModifier; now: Condition } = {
  grant: grant('text:ore-here', 'Process Ore may be used here', ({ g, source }, id) => isHere(g, id, source)),
  now: when('a text allows it there', ({ g, source }) => granted(g, 'text:ore-here', source, -1)),
};

/** For each of these here, the player who controls the station may do something, who has somebody of that kind here. */
export const whoControlsItMay = (keeper: Filter, each: Noun, e: Effect): Effect => {
  const offered = may(e);
  return {
    *run(r): Flow {
      const seat = r.g.card(vesselOf(r.g, siteOf(r))).controller;
      const its = new Reading(r.g, r.source, seat);
      // R-6.7: under house arrest he is here all the same
      const keepers = personnelAt(r.g, siteOf(r), seat).filter((id) => keeper.test(its, id));
      if (!controls(r.g, seat, siteOf(r)) || keepers.length === 0) return;
      for (let n = each.present.ids(r).length; n > 0; n--) yield* offered.run(its);
    },
    could: () => true,
    parts: [offered],
    text: `if the station’s controller has ${some(keeper)} here, for each ${each.bare ?? each.one} here that player may ${e.text}`,
    hint: 0,
  };
};
