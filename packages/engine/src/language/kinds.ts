/** More filters: what a card is, has, or can do. */

import { compatible, matches } from '../affiliations/compatibility.ts';
import { underHouseArrest } from '../affiliations/house-arrest.ts';
import { markersOn } from '../battle/damage.ts';
import { isSelfControlled } from '../battle/self-controlled.ts';
import type { Affiliation } from '../cards/facts.ts';
import { type Attribute, affiliationBit } from '../cards/names.ts';
import { spotLocation } from '../core/spot.ts';
import { Status } from '../core/state.ts';
import { affiliations, disabled, leadersOn, printedAttribute, stopped, totalAttribute } from '../core/values.ts';
import { whyNotStaffed } from '../movement/staffing.ts';
import { hasTransporters } from '../movement/transporters.ts';
import { ablePersonnelAt } from '../spaceline/places.ts';
import { type Amount, amountOf, inFigures } from './amounts.ts';
import { adjective, either, personWho, skill, titled, whoIs } from './filters.ts';
import { select } from './selectors.ts';
import type { Filter, Selector } from './speech.ts';

export const anyIntelligence: Filter = {
  ...either(
    skill('Intelligence'),
    skill('Klingon Intelligence'),
    skill('Obsidian Order'),
    skill('Tal Shiar'),
    skill('Section 31'),
    skill('FCA'),
    skill('Memory Omega'),
  ),
  pre: '',
  post: 'with any Intelligence',
};

/** Of missions: you have solved it. */
export const youSolved: Filter = {
  test: ({ g, you }, spot) => g.location(spotLocation(spot)).solvedBy === you,
  pre: '',
  post: 'that you have solved',
};

/** somebody who can lead a battle. */
export const leader: Filter = { ...personWho('', ({ g }, id) => leadersOn(g, id)), pre: 'leader' };

/** it has an affiliation, and not this one. */
export const anyBut = (name: Affiliation): Filter => {
  const bit = affiliationBit(name);
  return adjective(`non-${name}`, ({ g }, id) => affiliations(g, id) !== 0 && (affiliations(g, id) & bit) === 0);
};

/** of the affiliation of this card. */
export const matching = adjective('matching', (r, id) => matches(r.g, r.source, id));

const UNALIGNED = affiliationBit('Non-Aligned') | affiliationBit('Neutral');
/** it has an affiliation, and not only Non-Aligned or Neutral. */
export const aligned: Filter = adjective('aligned', ({ g }, id) => (affiliations(g, id) & ~UNALIGNED) !== 0);

/** It has a special download icon. */
export const withSpecialDownload: Filter = adjective(
  'special download',
  ({ g }, id) => (g.def(id).facts.downloads ?? []).length > 0,
);

/** Seeded cards lie face down until they are turned up. */
export const faceUp: Filter = whoIs('', ({ g }, id) => (g.card(id).status & Status.FaceDown) === 0);

/** Not disabled, not in stasis; a stopped personnel is still there. */
export const awake: Filter = whoIs('', ({ g }, id) => !disabled(g, id));

/** in stasis or not. */
export const isDisabled: Filter = adjective('disabled', ({ g }, id) => disabled(g, id));

/** Neither disabled nor under house arrest: outside an attempt the stopped use their skills, too. */
export const skillful: Filter = whoIs('', ({ g }, id) => !disabled(g, id) && !underHouseArrest(g, id));

/** Neither stopped nor disabled nor under house arrest: can use skills. */
export const able: Filter = whoIs('', ({ g }, id) => !stopped(g, id) && !disabled(g, id) && !underHouseArrest(g, id));

/** VOY-02: its own, or from a card. */
export const withTransporters: Filter = whoIs('with transporters', ({ g }, id) => hasTransporters(g, id));

/** Rotated, or with damage markers (R-9.13, BOG-45). */
export const damaged: Filter = adjective(
  'damaged',
  ({ g }, id) => (g.card(id).status & Status.Rotated) !== 0 || markersOn(g, id).length > 0,
);

export const printedOver = (name: Attribute, n: Amount): Filter =>
  whoIs(
    inFigures(n, (k) => `with printed ${name.toUpperCase()}>${k}`),
    (r, id) => printedAttribute(r.g, id, name) > amountOf(n, r),
  );

/** Its crew can fly it. */
export const staffed: Filter = adjective('staffed', ({ g }, ship) => whyNotStaffed(g, ship) === null);

export const withStaffing: Filter = whoIs(
  'with staffing requirements',
  ({ g }, ship) => (g.def(ship).facts.staffing ?? []).length > 0,
);

export const staffingIconsAtMost = (n: Amount): Filter =>
  whoIs(
    inFigures(n, (k) => `with at most ${k} staffing icons`),
    (r, ship) => (r.g.def(ship).facts.staffing ?? []).length <= amountOf(n, r),
  );

/** */
export const headquartersCard: Filter = adjective(
  'headquarters',
  ({ g }, id) => g.def(id).facts.facility === 'headquarters',
);

/** Not every station is one. */
export const nor: Filter = adjective('Nor', ({ g }, id) => g.def(id).facts.facility === 'nor');

/** May work together with what that selector stands for. */
export const compatibleWith = (s: Selector): Filter =>
  adjective('compatible', (r, id) => s.ids(r).every((x) => compatible(r.g, id, x)));

/** Its point box shows less. */
export const worthUnder = (n: Amount): Filter =>
  whoIs(
    inFigures(n, (k) => `worth fewer than ${k} points`),
    (r, mission) => (r.g.def(mission).facts.points ?? 0) < amountOf(n, r),
  );

/** Its player's crew has more than so much of an attribute together. */
export const crewTotalOver = (name: Attribute, n: Amount): Filter =>
  whoIs(
    inFigures(n, (k) => `with ${name.toUpperCase()}>${k} in crew`),
    (r, id) => totalAttribute(r.g, ablePersonnelAt(r.g, id, r.g.card(id).controller), name) > amountOf(n, r),
  );

/** a point box with a number. */
export const withPointBox: Filter = {
  test: ({ g }, id) => typeof g.def(id).facts.points === 'number',
  pre: '',
  post: 'with a point box',
};

/** A dilemma that fights by itself once it is in play. */
export const selfControlled = (title: string): Selector => {
  const it = titled(title);
  return select(`a ${title} dilemma`, `${title} dilemmas`, (r) =>
    r.g.tableau.inPlay.filter((id) => it.test(r, id) && isSelfControlled(r.g, id)),
  );
};
