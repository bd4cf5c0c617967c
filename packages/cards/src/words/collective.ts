/** Objectives of the Collective (R-11.24 to R-11.28): what they are aimed at, what Borg may do for them, how they are completed. */
import {
  assimilate,
  cardOfLocation,
  completeObjective,
  currentObjective,
  disabled,
  type Flow,
  type Game,
  isBorg,
  isCardSpot,
  isCompleted,
  isHere,
  isLocationSpot,
  layOpen,
  locationOf,
  mayBeAssimilated,
  missionFor,
  NOWHERE,
  personnelAt,
  ruleAgainstAim,
  type Skill,
  type Spot,
  Status,
  setController,
  skillNumber,
  spotLocation,
  spotOf,
  totalSkill,
  whyNotProbe,
} from '@spaceline/engine';
import {
  type Amount,
  affiliation,
  allOf,
  amountOf,
  anything,
  type Collective,
  type Condition,
  countsAs,
  download,
  type Effect,
  type Filter,
  figureOf,
  type GrantModifier,
  gainsEquipment,
  gainsIcon,
  grant,
  hereOf,
  hintOf,
  host,
  type IdentityModifier,
  may,
  mayAttack,
  measured,
  ofType,
  type Place,
  type PlayMode,
  people,
  playsAimedAt,
  Reading,
  type Selector,
  select,
  ships,
  spoke,
  type Trigger,
  thisCard,
  toDo,
  trigger,
  when,
  your,
} from '@spaceline/engine/language';
import { skillDots } from '../attributes.ts';
import { adversaryOf } from './people-and-ships.ts';
import { heldBy } from './who-and-where.ts';

/** "Plays on table. Target …": no rule may speak against the place (CR-167, R-11.35). */
export const targets = (s: Selector, then?: Effect): PlayMode =>
  playsAimedAt(
    {
      ...s,
      one: s.one,
      many: s.many,
      each: s.each,
      ids: (r) => s.ids(r).filter((spot) => ruleAgainstAim(r.g, r.you, spot) === null),
      has: (r, spot) => s.has(r, spot),
      rule: (r, spot) => ruleAgainstAim(r.g, r.you, spot) ?? s.rule?.(r, spot) ?? null,
    },
    then === undefined ? {} : { effect: then },
  );

/** What the objective is aimed at: a card. */
export const itsTarget: Selector = select('the target', 'the target', ({ g, source }) => {
  const { aim } = g.card(source);
  return isCardSpot(aim) ? [aim] : [];
});

/** The one that your Borg follow now. */
export const yourCurrentObjective: Selector = select(
  'your current objective',
  'your current objective',
  ({ g, you }) => {
    const id = currentObjective(g, you);
    return id < 0 ? [] : [id];
  },
);

/** This card is where the target is for which you have just probed. */
export const whereProbed: Condition = when('this card is there', (r) => {
  const place = r.event === null ? -1 : placeOfTarget(new Reading(r.g, r.event.card, r.you));
  return place >= 0 && place === hereOf(r);
});

/** Where the target is; -1 where it is nowhere. */
export const placeOfTarget = ({ g, source }: Reading): number => {
  const { aim } = g.card(source);
  if (isCardSpot(aim)) return locationOf(g, aim);
  return isLocationSpot(aim) ? spotLocation(aim) : -1;
};

// ----- filters for places: a spot is asked

const ofPlace = (post: string, is: (r: Reading, location: number) => boolean): Filter => ({
  test: (r, spot) => isLocationSpot(spot) && is(r, spotLocation(spot)),
  pre: '',
  post,
});

const pointsShown = ({ g, you }: Reading, location: number): number | undefined =>
  g.def(missionFor(g, location, you)).facts.points;

/** The end of the mission that faces you shows a number of points; an X is none. */
export const pointBox = (least: Amount = 0): Filter =>
  ofPlace(
    least === 0 ? 'with a point box' : `with a point box showing at least ${measured(least, (n) => `${n} points`)}`,
    (r, l) => {
      const n = pointsShown(r, l);
      return n !== undefined && n >= amountOf(least, r);
    },
  );

export const notScouted = ofPlace('not yet scouted', ({ g }, l) => g.location(l).scoutedIn.every((turn) => turn < 0));

/** A ship of your opponent's was destroyed there. */
export const whereShipWasLost = ofPlace(
  'where a ship of your opponent’s was destroyed',
  ({ g, opponent }, l) => g.location(l).shipLostIn[opponent] >= 0,
);
/** A place passes as a filter, too: "… or Wolf 359". */
export const thatIs = (p: Place): Filter => ({ test: (r, spot) => p.has(r, spot), pre: '', post: `that is ${p.one}` });

// ----- what Borg may do

export const scouts = (what: 'space' | 'planet' | 'location' | 'ship'): Collective => ({
  scouting: what,
  text:
    what === 'ship'
      ? 'your Borg may scout that ship; whenever none of your Borg aboard it is active, you may beam one aboard'
      : `your Borg may scout that ${what === 'planet' ? 'planet' : 'location'}`,
});
export const scoutsToAssimilate: Collective = { ...scouts('planet'), assimilates: true };

/** Your Borg may beam to where those are, and start battles there. */
export const boards = (whom: Selector): Collective => ({
  boards: (r: Reading, spot: Spot) => whom.ids(r).some((id) => spotOf(r.g, id) === spot),
  text: `your Borg may beam to ${whom.one}’s crew or Away Team`,
});

const theTarget: Filter = { test: (r, id) => itsTarget.has(r, id), pre: '', post: '' };
const borg = affiliation('Borg');

/** R-11.24: your Borg may battle it. */
export const mayBattleThatShip: GrantModifier = {
  ...mayAttack(your(anything).which(borg), theTarget),
  text: 'your Borg may battle that ship',
};
/** … or the crew or Away Team of the target, with people: no ship may open fire for it. */
export const mayBattleItsTeam: GrantModifier = {
  ...mayAttack(your(people).which(borg), theTarget),
  text: 'your Borg may battle the target’s crew or Away Team',
};
/** The target, if one of your Borg has engaged it. */
export const targetInCombat: Selector = select('the target', 'the target', (r) =>
  adversaryOf(your(people).which(borg))
    .ids(r)
    .filter((id) => itsTarget.has(r, id)),
);

/** You have Borg at the place of the target. */
export const yourBorgThere: Condition = when('you have Borg at that location', (r) => {
  const l = placeOfTarget(r);
  return (
    l >= 0 &&
    r.g.tableau.inPlay.some(
      (id) =>
        r.g.def(id).personnel &&
        r.g.card(id).controller === r.you &&
        isBorg(r.g, id) &&
        isHere(r.g, id, cardOfLocation(r.g, l)),
    )
  );
});

// ----- probing for it

/** R-11.27 */
const mayProbe: Condition = when('', ({ g, source, you }) => whyNotProbe(g, source, you) === null);

/** At the end of your turn, before the draw, if it holds, you may probe. */
export const probesFor = (asked: Condition, outcomes: Effect): Trigger =>
  trigger('end of your turn', may(outcomes), {
    when: { ...allOf(mayProbe, asked), text: asked.text },
    optional: true,
    text: `if ${asked.text}, you may ${toDo(outcomes.text)}`,
  });

/** R-11.27: at once, whenever and wherever it happens. */
export const whenBorgDestroyIt = (effect: Effect): Trigger =>
  trigger({ on: 'destroyed' }, effect, {
    when: when('', ({ g, you, source, event }) => {
      if (event === null || event.cards[0] !== g.card(source).aim) return false;
      return event.fighters.some((id) => g.card(id).controller === you && isBorg(g, id));
    }),
    text: `if they destroy it in battle, immediately ${effect.text}`,
  });
/** Where that has happened: what else of your opponent's is there. */
export const otherShipsThere: Selector = {
  ...select('other opposing ship present', 'other opposing ships present', ({ g, you, event }) =>
    event === null || event.location < 0
      ? []
      : g.tableau.space[event.location].filter((id) => g.def(id).ship && g.card(id).controller !== you),
  ),
  theirs: true,
};

/** The rules have it that scouting is complete; texts say it all the same. */
export const afterScouting = (c: Condition): Condition => ({ ...c, text: `scouting is complete and ${c.text}` });

// ----- completing it

const DOUBLED = 'text:doubled';
/** What the box shows, doubled by every text that says so. */
const pointBoxOf = (g: Game, id: number): number => {
  const doublers = g.tableau.grant.filter((s) => s.modifier.what === DOUBLED && s.modifier.applies(g, s.card, id, -1));
  return (g.def(id).facts.points ?? 0) * 2 ** doublers.length;
};

/** Once this was completed, those that are completed later are worth twice as much. */
export const doublesLaterObjectives: GrantModifier = grant(
  DOUBLED,
  'once completed, it doubles the point boxes of your [BO] objectives that are completed later',
  ({ g, source, you }, id) =>
    id !== source && isCompleted(g, source) && g.card(id).controller === you && g.def(id).icons.has('BO'),
);

/** It is placed on its target, and scores its point box. */
export const completes: Effect = {
  *run({ g, you, source }): Flow {
    const place = g.card(source).aim;
    completeObjective(g, you, source, pointBoxOf(g, source));
    if (isLocationSpot(place)) layOpen(g, spotLocation(place));
  },
  could: ({ g, source }) => g.card(source).aim !== NOWHERE,
  text: 'place it on the target and score its points',
  hint: 6,
};

/** … so many points for each skill dot of the target, as long as it lies there. */
export const completesForDots = (per: Amount): Effect => ({
  *run(r): Flow {
    const { g, you, source } = r;
    const { aim } = g.card(source);
    completeObjective(g, you, source, amountOf(per, r) * skillDots(g, aim));
  },
  could: completes.could,
  text: `place it on the target; while it is there, it is worth ${figureOf(per)} points for each of the target’s skill dots`,
  hint: 6,
});

/** So many for each, but as many for whoever is meant. */
export const exceptFor = (n: Amount, more: Amount, who: Filter): Amount => ({
  read: (r) => amountOf(itsTarget.ids(r).some((id) => who.test(r, id)) ? more : n, r),
  text: `${figureOf(n)} (${figureOf(more)} if the target is ${who.pre})`,
  hint: hintOf(n),
});

/** The target is your prisoner, and with one of those of yours. */
export const abductedTargetWith = (f: Filter): Condition =>
  when(`the abducted target is present with your ${f.pre}`, (r) =>
    itsTarget
      .ids(r)
      .some(
        (id) =>
          (r.g.card(id).status & Status.Abducted) !== 0 &&
          r.g.card(id).controller === r.you &&
          personnelAt(r.g, spotOf(r.g, id), r.you).some((x) => x !== id && f.test(r, x)),
      ),
  );

/** Ships of your Borg where the target is. */
export const yourBorgShipsThere: Selector = select('your Borg ship', 'your Borg ships', (r) => {
  const l = placeOfTarget(r);
  return l < 0
    ? []
    : r.g.tableau.space[l].filter(
        (id) =>
          r.g.def(id).ship &&
          r.g.card(id).controller === r.you &&
          isBorg(r.g, id) &&
          isHere(r.g, id, cardOfLocation(r.g, l)),
      );
});

/** R-11.28: the target is Borg from now on. */
export const assimilatesTarget: Effect = {
  *run({ g, you, source }): Flow {
    const { aim, host } = g.card(source);
    const target = isCardSpot(aim) ? aim : host;
    if (mayBeAssimilated(g, target)) yield* assimilate(g, target, you);
  },
  could: () => true,
  text: 'the target is assimilated',
  hint: 4,
};

/** What was completed lapses when it comes off its target. */
export const whileOnTarget = (c: Collective): Collective => ({ ...c, lapses: true });

/** A counterpart speaks for all three subcommands, as every printed one does, and is no drone (docs/decisions/rules.md, R-11.28). */
export const isCounterpart: readonly IdentityModifier[] = [
  {
    ...countsAs('Counterpart', host),
    text: 'while on it, that personnel is a counterpart with [Com], [Nav] and [Def]',
  },
  ...(['Com', 'Nav', 'Def'] as const).map((i) => ({ ...gainsIcon(i, host), text: '' })),
];

/** What ships are fitted out with: the facts name nothing else. */
const SPECIAL_EQUIPMENT = [
  'Cloaking Device',
  'Energy Dampener',
  'Holodeck',
  'Invasive Transporters',
  'Long-Range Scan Shielding',
  'Particle Scattering Device',
  'Phasing Cloak',
  'Tractor Beam',
] as const;

/** A ship that lies under this card lends its special equipment to all your ships. */
export const lendsEquipment: readonly GrantModifier[] = SPECIAL_EQUIPMENT.map((name, i) => {
  const lent = (r: Reading): boolean =>
    heldBy(thisCard)
      .ids(r)
      .some((x) => r.g.def(x).facts.equipment?.includes(name) === true);
  return {
    ...gainsEquipment(name, { has: (r, id) => your(ships).has(r, id) && lent(r), each: '' }),
    text: i === 0 ? 'all your ships have the special equipment of the ship underneath it' : '',
  };
});

/** … and whoever of your opponent's is on the planet is assimilated, whatever lies there is yours. */
export const assimilatesPlanet: Effect = {
  *run(r): Flow {
    const { g, you } = r;
    const l = placeOfTarget(r);
    yield* completes.run(r);
    for (const id of g.tableau.planet[l].slice()) {
      if (g.card(id).controller === you) continue;
      if (g.def(id).equipment) setController(g, id, you);
      else if (g.def(id).personnel && mayBeAssimilated(g, id)) yield* assimilate(g, id, you);
    }
  },
  could: completes.could,
  parts: [completes],
  text: 'the planet is assimilated, with everybody of your opponent’s on it: place it on the planet and score its points',
  hint: 7,
};

export const assimilatesShip: Effect = {
  *run(r): Flow {
    const { g, you, source } = r;
    const { aim } = g.card(source);
    yield* completes.run(r);
    yield* assimilate(g, aim, you);
  },
  could: completes.could,
  parts: [completes],
  text: 'the ship is assimilated: place it on the ship and score its points',
  hint: 7,
};

export const mayDownloadObjective: Effect = may(download(ofType('Objective')));

/** An objective of yours that was completed. */
export const completed: Filter = { test: ({ g }, id) => isCompleted(g, id), pre: 'completed', post: '' };

/** Aboard the ship that is the target, your Borg have that skill. */
export const yourBorgAboard = (skill: Skill): Condition => {
  spoke('skill', skill);
  return when(`your Borg aboard that ship have ${skill}`, ({ g, source, you }) => {
    const { aim } = g.card(source);
    const crew = isCardSpot(aim) ? personnelAt(g, aim, you).filter((id) => isBorg(g, id) && !disabled(g, id)) : [];
    return totalSkill(g, crew, skillNumber(skill)) > 0;
  });
};
