/** Counterparts: which of them matches which homeworld, and what becomes of those who are at home there. */
import {
  type Affiliation,
  affiliationBit,
  affiliations as affiliationsOf,
  BORG,
  cardOfLocation,
  type Engagement,
  type Game,
  isCardSpot,
  isCompleted,
  isHere,
  isLocationSpot,
  locationOf,
  ownsMission,
  personnelAt,
  Status,
  shipBattle,
  spotLocation,
} from '@spaceline/engine';
import {
  type Amount,
  type AttributeModifier,
  affiliation,
  anything,
  type BoostOptions,
  boost,
  type Collective,
  type Condition,
  type ForbidModifier,
  forbid,
  type GrantModifier,
  grant,
  keyword,
  type PlayMode,
  people,
  type Reading,
  remembersCards,
  type Selector,
  select,
  ships,
  when,
  youChoose,
  your,
} from '@spaceline/engine/language';
import { yourShipAboard } from '../reaches.ts';
import { homeOf, homeworlds, iconsAt } from '../worlds.ts';
import { placeOfTarget, targets } from './collective.ts';
import { firingAt, underFireOf } from './people-and-ships.ts';

/** A printed counterpart is Borg and nothing else: the species tells for whom it speaks. */
const OF_SPECIES: Readonly<Record<string, Affiliation>> = {
  Human: 'Federation',
  Klingon: 'Klingon',
  Romulan: 'Romulan',
  Bajoran: 'Bajoran',
  Cardassian: 'Cardassian',
  Ferengi: 'Ferengi',
  Vorta: 'Dominion',
};

/** The affiliations that a counterpart had before, as bits. */
function formerOf(g: Game, id: number): number {
  const { affiliations, facts } = g.def(id);
  if ((affiliations & ~BORG) !== 0) return affiliations & ~BORG;
  return (facts.species ?? []).reduce((bits, s) => bits | (OF_SPECIES[s] ? affiliationBit(OF_SPECIES[s]) : 0), 0);
}

const counterparts = your(people).which(keyword('Counterpart'));

/** Where the objective is being aimed, or lies. */
const homeworldOf = (r: Reading): number => {
  const place = placeOfTarget(r);
  return place >= 0 || !isLocationSpot(r.target) ? place : spotLocation(r.target);
};

const matching: Selector = select('your matching counterpart', 'your matching counterparts', (r) =>
  counterparts.ids(r).filter((id) => (formerOf(r.g, id) & homeOf(r.g, homeworldOf(r))) !== 0),
);

const companion = remembersCards('counterpart', 'your counterpart');

/** "Target both … and your matching counterpart." */
export const targetsWithCounterpart = (s: Selector): PlayMode => {
  const mode = targets(s, companion.note(youChoose(1, matching)));
  return { ...mode, text: `${mode.text} and ${matching.one}` };
};

/** whichever target is lost, the objective is discarded. */
export const forWhichCounterpartSpeaks = (c: Collective): Collective => ({
  ...c,
  companion: when('your counterpart matches', (r) => companion.ids(r).some((id) => matching.has(r, id))),
});

export const yourCounterpartThere: Condition = when('your counterpart is at that location', (r) => {
  const l = placeOfTarget(r);
  return l >= 0 && companion.ids(r).some((id) => isHere(r.g, id, cardOfLocation(r.g, l)));
});

/** "While on your ship, WEAPONS and SHIELDS + … against [X]." */
export const strongAgainst = (a: Affiliation, n: Amount): readonly AttributeModifier[] => {
  const foe = anything.which(affiliation(a));
  return [
    boost(['weapons'], n, yourShipAboard(), firingAt(foe)),
    boost(['shields'], n, yourShipAboard(), underFireOf(foe)),
  ];
};

// ----- what counterparts are good for

/** The current objective leads to a homeworld, or to your mission with an icon of your counterpart there. */
export const probesAtOnce: GrantModifier = grant(
  'probe-at-once',
  'whenever your current objective targets a homeworld, or your mission with an affiliation icon matching your counterpart there, your Borg may probe in the turn in which they complete scouting',
  (r, objective) => {
    const { g, you } = r;
    const { aim, controller } = g.card(objective);
    if (controller !== you || !isLocationSpot(aim)) return false;
    if (homeworlds.has(r, aim)) return true;
    const l = spotLocation(aim);
    const icons = iconsAt(g, l).reduce((bits, a) => bits | affiliationBit(a), 0);
    return (
      ownsMission(g, l, you) &&
      counterparts.ids(r).some((id) => isHere(g, id, cardOfLocation(g, l)) && (formerOf(g, id) & icons) !== 0)
    );
  },
);

/** Whom you have assimilated as a counterpart speaks against those who were once of the same affiliation. */
const former = (r: Reading, ship: number, foe: number): boolean =>
  personnelAt(r.g, ship, r.you).some(
    (id) =>
      (r.g.card(id).status & Status.Assimilated) !== 0 &&
      counterparts.has(r, id) &&
      (formerOf(r.g, id) & affiliationsOf(r.g, foe)) !== 0,
  );
const inFight = (meets: (r: Reading, ship: number, e: Engagement) => boolean): BoostOptions => ({
  while: {
    test: (r, ship) => {
      const p = shipBattle(r.g);
      return p !== null && [...p.attack, ...p.answer].some((e) => meets(r, ship, e));
    },
    pre: '',
    post: 'against the former affiliation of a personnel aboard whom you have assimilated as a counterpart',
  },
});
export const counterpartsArm = (n: Amount): readonly AttributeModifier[] => [
  boost(
    ['weapons'],
    n,
    your(ships),
    inFight((r, ship, e) => e.firing.includes(ship) && former(r, ship, e.target)),
  ),
  boost(
    ['shields'],
    n,
    your(ships),
    inFight((r, ship, e) => e.target === ship && e.firing.some((x) => former(r, ship, x))),
  ),
];

/** nobody who is at home where this lies reports to an outpost any more; of several affiliations, one will do. */
export const nobodyFromThereReports: ForbidModifier = forbid(
  'report',
  'once it lies on the homeworld, cards of that affiliation, except [AU] cards, may not report to any outpost',
  { rule: 'R-5.2', text: '{card}: cards of that affiliation may not report to any outpost' },
  ({ g, source }, id, _, to) => {
    const { affiliations, icons } = g.def(id);
    const home = isCompleted(g, source) ? homeOf(g, locationOf(g, source)) : 0;
    if (affiliations === 0 || (affiliations & ~home) !== 0 || icons.has('AU')) return false;
    return isCardSpot(to) && g.def(to).facts.facility === 'outpost';
  },
);
