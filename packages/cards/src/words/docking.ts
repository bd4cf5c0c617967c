/** Words for sites at which ships dock: which ships, how many, and whether they report and are repaired there (R-11.43). */

import {
  affiliations,
  compatible,
  compatibleBits,
  type Game,
  granted,
  isUnopposed,
  type Seat,
  sitesOf,
  skillLevel,
  skillNumber,
  stopped,
  vesselOf,
} from '@spaceline/engine';
import {
  type Amount,
  amountOf,
  type Definition,
  type Filter,
  type GrantModifier,
  grant,
  has,
  type Modifier,
  mayReport,
  measured,
  type Reading,
  type ReportModifier,
  readingOf,
  ships,
  thisCard,
} from '@spaceline/engine/language';
import { awakeAt } from '../crews.ts';

/** Their player's operators at a site where nobody opposes them. */
const operatorsAt = (g: Game, site: number, seat: Seat): number[] =>
  isUnopposed(g, site, seat)
    ? awakeAt(g, site, seat).filter((id) => skillLevel(g, id, skillNumber('Computer Skill')) > 0)
    : [];
const isWelcome = (g: Game, site: number, ship: number, seat: Seat): boolean =>
  compatible(g, ship, vesselOf(g, site)) ||
  awakeAt(g, ship, seat).some((id) => skillLevel(g, id, skillNumber('V.I.P.')) > 0) ||
  mayDockAnyhow(g, ship, site);
const isFull = (g: Game, site: number, ship: number): boolean =>
  g.tableau.docked[site].filter((id) => id !== ship).length >=
  amountOf(g.def(site).rules?.docks?.capacity ?? 0, readingOf(g, site));

/** A ship that is not in play has no crew: it fits the station in one of its affiliations, or an operator is here. */
const mayArrive = (g: Game, site: number, ship: number): boolean => {
  const { owner } = g.card(ship);
  const there = affiliations(g, vesselOf(g, site));
  const fits = g.def(ship).modes.some((m) => compatibleBits(g, owner, 1 << m, there));
  return !isFull(g, site, ship) && (fits || operatorsAt(g, site, owner).length > 0);
};

interface Berths {
  /** how many ships, and which */
  capacity: Amount;
  which: Filter;
  /** they report here, too; some of them for free */
  report?: true;
  free?: Filter;
  repair?: true;
  /** what is docked here is inside the station */
  landed?: true;
}

const arrival = ({ which }: Berths, more: Filter | null, text: string): ReportModifier =>
  mayReport(
    text,
    (r, id) => r.g.def(id).ship && which.test(r, id) && more?.test(r, id) !== false && mayArrive(r.g, r.source, id),
    ({ source }) => [source],
    // whether it fits has been asked: an operator lets in others, too
    { forBoth: true, anyAffiliation: true, free: more !== null },
  );

/** R-11.43: so many such ships that are compatible with the station; strangers with a V.I.P. aboard, or with an operator here. */
export function docksShips(o: Berths): Pick<Definition, 'docks' | 'modifiers'> {
  const modifiers: Modifier[] = [];
  if (o.repair) modifiers.push(has('repairs', thisCard));
  if (o.report) modifiers.push(arrival(o, null, ''));
  if (o.free) modifiers.push(arrival(o, o.free, `${ships.which(o.free).many} report here for free`));
  return {
    modifiers,
    docks: {
      capacity: o.capacity,
      ...(o.landed && { landed: true }),
      takes: (r, ship, seat) => {
        const { g, source: site } = r;
        if (isFull(g, site, ship) || (!o.which.test(r, ship) && !mayDockAnyhow(g, ship, site))) return false;
        return isWelcome(g, site, ship, seat) || operatorsAt(g, site, seat).length > 0;
      },
      boarders: ({ g, source: site }, ship, seat) =>
        isWelcome(g, site, ship, seat)
          ? []
          : operatorsAt(g, site, seat).filter((id) => !stopped(g, id) && compatible(g, id, ship)),
      text: `up to ${measured(o.capacity, (n) => `${n} ${ships.which(o.which).many}`)} ${o.report ? 'report, dock' : 'dock'} and undock here if they are compatible with the station, have a V.I.P. aboard, or their player has Computer Skill unopposed here, who may board the ship just before it undocks${o.report ? '' : '. None reports here'}${o.landed ? '. While docked they are landed' : ''}`,
    },
  };
}

// ----- ships that are at home at a station

const ANYHOW = 'text:docks-anyhow';
const mayDockAnyhow = (g: Game, ship: number, site: number): boolean => granted(g, ANYHOW, ship, site);
const docksOf = ({ g, source }: Reading): number[] =>
  sitesOf(g, vesselOf(g, source)).filter((site) => g.def(site).rules?.docks !== undefined);

/** Such ships report, dock, undock and are repaired at the docking sites of this station, whatever those ask for. */
export const atHomeHere = (f: Filter): [GrantModifier, GrantModifier, ReportModifier] => {
  const who = ships.which(f);
  return [
    grant(
      ANYHOW,
      `${who.many} may report, dock, undock and are repaired at the docking sites of this station`,
      (r, ship, site) => f.test(r, ship) && docksOf(r).includes(site),
    ),
    grant('repairs', '', (r, site, ship) => ship >= 0 && f.test(r, ship) && docksOf(r).includes(site)),
    mayReport(
      '',
      (r, id) => r.g.def(id).ship && f.test(r, id),
      (r, id) => docksOf(r).filter((site) => !isFull(r.g, site, id)),
      { forBoth: true, anyAffiliation: true },
    ),
  ];
};
