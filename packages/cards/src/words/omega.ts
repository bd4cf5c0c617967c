/** A particle that lies on an outpost until its countdown ends, and the Borg who are after it. */

import { cardOfLocation, isBorg, isHere, isLocationSpot, spotLocation, whyNotStaffed } from '@spaceline/engine';
import {
  all,
  anything,
  bound,
  type Collective,
  type Condition,
  discard,
  download,
  type Effect,
  type Filter,
  type GrantModifier,
  inOrder,
  missions,
  outposts,
  type PlayMode,
  pick,
  type Reading,
  type Selector,
  select,
  titled,
  when,
  which,
  your,
} from '@spaceline/engine/language';
import { makesImmune } from '../nullifying.ts';
import { completes, notScouted, placeOfTarget, targets } from './collective.ts';

// ----- the particle

// ----- whoever is after it

const particle = titled('Omega Particle');

/** Where the objective is being aimed, or leads. */
const placeOf = (r: Reading): number => {
  const place = placeOfTarget(r);
  return place >= 0 || !isLocationSpot(r.target) ? place : spotLocation(r.target);
};
const there = (s: Selector): Selector =>
  select(`${s.one} there`, `${s.many} there`, (r) =>
    placeOf(r) < 0 ? [] : s.ids(r).filter((id) => isHere(r.g, id, cardOfLocation(r.g, placeOf(r)))),
  );
const particleThere = there(anything.which(particle));
const outpostThere = there(your(outposts));

const fetched = download(particle, { is: (r, spot) => outpostThere.has(r, spot), text: 'to your outpost there' });
const ifNeeded: Effect = {
  ...fetched,
  *run(r) {
    if (particleThere.ids(r).length === 0) yield* fetched.run(r);
  },
  could: (r) => particleThere.ids(r).length > 0 || fetched.could(r),
};

const yours = targets(which(missions.yours, notScouted), ifNeeded);
/** "Target … at your mission not yet scouted (download if needed)." */
export const targetsParticle: PlayMode = {
  ...yours,
  text: 'plays on table; target Omega Particle at one of your missions not yet scouted (download it if needed)',
};
/** without the particle the objective has no target. */
export const afterTheParticle = (c: Collective): Collective => ({
  ...c,
  companion: when('Omega Particle is there', (r) => particleThere.ids(r).length > 0),
});
export const particleIsSafe: GrantModifier = {
  ...makesImmune({ has: (r, id) => particleThere.has(r, id), each: 'it' }, 'Kevin Uxbridge'),
  text: 'the particle is immune to Kevin Uxbridge',
};

const isCube: Filter = { test: ({ g }, id) => /\bCube$/.test(g.def(id).facts.class ?? ''), pre: 'Borg cube', post: '' };
export const yourCubeThere: Condition = when('your staffed Borg cube is there', (r) => {
  const l = placeOfTarget(r);
  return (
    l >= 0 &&
    r.g.tableau.space[l].some(
      (id) =>
        r.g.def(id).ship &&
        r.g.card(id).controller === r.you &&
        isBorg(r.g, id) &&
        isCube.test(r, id) &&
        whyNotStaffed(r.g, id) === null,
    )
  );
});

/** It is completed, and the particle used up. */
export const harnesses: Effect = {
  ...inOrder(pick('particle', all(particleThere)), completes, discard(all(bound('particle')))),
  could: completes.could,
  text: 'place it on the location and score its points; discard the particle',
};

/** A card whose text gives no copy away: neither unique nor universal. */
export const enigma: Filter = { test: ({ g }, id) => g.def(id).facts.unique === 'enigma', pre: '[Enigma]', post: '' };
