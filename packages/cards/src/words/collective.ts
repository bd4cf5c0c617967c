/** Objectives of the Collective: what they are aimed at, what Borg may do for them, how they are completed. */
import {
  assimilate,
  cardOfLocation,
  completeObjective,
  disabled,
  type Flow,
  forbidden,
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
  setController,
  skillNumber,
  spotLocation,
  spotOf,
  totalSkill,
} from '@spaceline/engine';
import {
  allOf,
  type Collective,
  type Condition,
  download,
  type Effect,
  type Filter,
  may,
  ofType,
  type PlayMode,
  playsAimedAt,
  type Reading,
  type Selector,
  select,
  spoke,
  type Trigger,
  toDo,
  trigger,
  when,
} from '@spaceline/engine/language';

/** "Plays on table. Target …": no rule may speak against the place (CR-167, R-11.35). */
export const targets = (s: Selector): PlayMode =>
  playsAimedAt({
    ...s,
    one: s.one,
    many: s.many,
    each: s.each,
    ids: (r) => s.ids(r).filter((spot) => ruleAgainstAim(r.g, r.you, spot) === null),
    has: (r, spot) => s.has(r, spot),
    rule: (r, spot) => ruleAgainstAim(r.g, r.you, spot) ?? s.rule?.(r, spot) ?? null,
  });

/** What the objective is aimed at: a card. */
export const itsTarget: Selector = select('the target', 'the target', ({ g, source }) => {
  const { aim } = g.card(source);
  return isCardSpot(aim) ? [aim] : [];
});

/** Where the target is; -1 where it is nowhere. */
const placeOfTarget = ({ g, source }: Reading): number => {
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
export const pointBox = (least = 0): Filter =>
  ofPlace(least === 0 ? 'with a point box' : `with a point box showing at least ${least} points`, (r, l) => {
    const n = pointsShown(r, l);
    return n !== undefined && n >= least;
  });

export const notScouted = ofPlace('not yet scouted', ({ g }, l) => g.location(l).scoutedIn.every((turn) => turn < 0));

// ----- what Borg may do

export const scouts = (what: 'space' | 'planet' | 'ship'): Collective => ({
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

/** The turn in which what the objective lets scout was scouted; 0 where nothing is to be scouted, -1 where it is not yet done. */
function scoutedIn({ g, source, you }: Reading): number {
  const { aim } = g.card(source);
  switch (g.def(source).rules?.collective?.scouting) {
    case 'ship':
      return g.card(aim).scoutedIn > 0 ? g.card(aim).scoutedIn : -1;
    case 'space':
    case 'planet':
      return g.location(spotLocation(aim)).scoutedIn[you];
    default:
      return 0;
  }
}

/** it is the current objective; what it scouts was scouted, in an earlier turn; and nobody has battled there lately. */
const mayProbe: Condition = when('', (r) => {
  const { g, source } = r;
  if (g.card(source).aim === NOWHERE) return false;
  const done = scoutedIn(r);
  if (placeOfTarget(r) >= 0 && forbidden(g, 'scout', placeOfTarget(r), r.you) !== null) return false;
  if (done < 0) return false;
  if (!g.format.probePreconditions) return true;
  const now = g.state.turn.number;
  const l = placeOfTarget(r);
  return done < now && (l < 0 || g.location(l).attackedIn.every((turn) => turn < now - 1));
});

/** At the end of your turn, before the draw, if it holds, you may probe. */
export const probesFor = (asked: Condition, outcomes: Effect): Trigger =>
  trigger('end of your turn', may(outcomes), {
    when: allOf(mayProbe, asked),
    optional: true,
    text: `if ${asked.text}, you may ${toDo(outcomes.text)}`,
  });

/** The rules have it that scouting is complete; texts say it all the same. */
export const afterScouting = (c: Condition): Condition => ({ ...c, text: `scouting is complete and ${c.text}` });

// ----- completing it

/** It is placed on its target, and scores its point box. */
export const completes: Effect = {
  *run({ g, you, source }): Flow {
    const place = g.card(source).aim;
    completeObjective(g, you, source, g.def(source).facts.points ?? 0);
    if (isLocationSpot(place)) layOpen(g, spotLocation(place));
  },
  could: ({ g, source }) => g.card(source).aim !== NOWHERE,
  text: 'place it on the target and score its points',
  hint: 6,
};

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
