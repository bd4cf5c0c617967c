/** Selectors: the cards and places that a text speaks of. */

import { underHouseArrest } from '../affiliations/house-arrest.ts';
import type { Game } from '../core/game.ts';
import { locationSpot, NOWHERE, planetSpot } from '../core/spot.ts';
import { FIRST_IN_PLAY, Zone } from '../core/state.ts';
import { disabled, stopped } from '../core/values.ts';
import { isSite } from '../core/vessel.ts';
import { teamOf } from '../missions/attempt.ts';
import {
  cardsAt,
  everyLocation,
  isPlanetLocation,
  locationOf,
  locationOfSpot,
  personnelAt,
  spotOf,
} from '../spaceline/places.ts';
import type { Filter, Selector } from './definition.ts';
import { squeeze, withArticle } from './english.ts';
import { intoOf, together, whoPass } from './filters.ts';
import type { Reading } from './reading.ts';

/** A selector of one's own; `bare` where `one` goes without an article. */
export const select = (one: string, many: string, ids: Selector['ids']): Selector => ({
  ids,
  ...(/^(an?|any|one of|the|that|it|both)\b/.test(one) ? {} : { bare: one }),
  has: (r, id) => ids(r).includes(id),
  one,
  many,
  each: one,
});

/**
 * The people a text means by "present", "crew", "Away Team": those taking part in the attempt; for a card in
 * play, those with it where it is.
 */
export function participants(ctx: Reading): number[] {
  const g = ctx.g;
  if (ctx.attempt !== null) return teamOf(g, ctx.attempt);
  if (ctx.event !== null && ctx.event.spot !== NOWHERE && g.card(ctx.source).zone < FIRST_IN_PLAY) {
    return personnelAt(g, ctx.event.spot, ctx.you);
  }
  return personnelAt(g, placeOf(ctx), ctx.you).filter((id) => !disabled(g, id));
}

/**
 * Those of them who can use their skills: nobody under house arrest, and the stopped only as a group of their own, outside
 * attempts.
 */
export const helpers = (ctx: Reading): number[] =>
  participants(ctx).filter((id) => stopped(ctx.g, id) === ctx.ofTheStopped && !underHouseArrest(ctx.g, id));

const isRoom = (g: Game, id: number): boolean => g.def(id).ship || g.def(id).facility || isSite(g, id);

/**
 * Where the source acts: aboard the ship it is on, with the person it is on, on the planet it is on. What is only just being played
 * acts where it is played, or where that happens which it answers.
 */
export function placeOf(ctx: Reading): number {
  const g = ctx.g;
  if (ctx.attempt !== null) return ctx.attempt.spot;
  const c = g.card(ctx.source);
  // at a site is where its own text and that of what lies on it act
  if (isSite(g, ctx.source)) return ctx.source;
  // CR-138: somebody who is held by a card is with nobody
  if (c.zone === Zone.On && g.def(ctx.source).personnel) return NOWHERE;
  if (c.zone === Zone.On) return isRoom(g, c.host) ? c.host : spotOf(g, c.host);
  if (c.zone === Zone.OnLocation) return isPlanetLocation(g, c.host) ? planetSpot(c.host) : locationSpot(c.host);
  if (c.zone < FIRST_IN_PLAY) {
    const { target: t } = ctx;
    if (t !== NOWHERE) return t >= 0 && (g.def(t).personnel || g.def(t).equipment) ? spotOf(g, t) : t;
    if (ctx.event !== null) return ctx.event.spot;
  }
  return spotOf(g, ctx.source);
}

const group = (one: string, many: string): Selector => ({ ...select(one, many, participants), each: `each ${one}` });
export const present: Selector = group('personnel present', 'personnel present');
export const crew: Selector = group('crew member', 'crew members');
export const awayTeam: Selector = group('Away Team member', 'Away Team members');

/** "an undocked ship", not "undocked a ship" */
const said = (f: Filter, words: string): string => {
  const [, article, noun] = /^(an?|any|each|the|that|those) (.*)$/.exec(words) ?? [];
  if (article === undefined || f.pre === '') return `${f.pre} ${words}`;
  return /^an?$/.test(article) ? withArticle(`${f.pre} ${noun}`) : `${article} ${f.pre} ${noun}`;
};

/** Those of a selector that pass a filter. */
export const which = (s: Selector, f: Filter): Selector => {
  // of two people on a card, one must be as each of the filters says
  const meant: Filter = { ...f, test: () => true, each: (ctx, id) => s.who!(ctx, id) };
  const both: Filter = s.who === undefined ? f : { ...f, ...together([meant, f]) };
  return {
    ids: (ctx) => s.ids(ctx).filter((id) => both.test(ctx, id)),
    who: (ctx, id) => whoPass(both, ctx, id),
    group: (ctx) => (s.group === undefined ? s.ids(ctx) : s.group(ctx)),
    theirs: s.theirs,
    has: (ctx, id) => s.has(ctx, id) && both.test(ctx, id),
    ...words(s, s.bare !== undefined && f.behind !== undefined && / member$/.test(s.bare) ? behind(f) : f),
  };
};

/** "Away Team member with Diplomacy" */
const behind = (f: Filter): Filter => ({ ...f, pre: '', post: squeeze(`with ${f.behind} ${f.post}`) });

const words = (s: Selector, f: Filter): Pick<Selector, 'one' | 'many' | 'each' | 'bare' | 'chosenLater'> => ({
  each: squeeze(`${said(f, s.each)} ${f.post}`),
  one: squeeze(`${said(f, s.one)} ${f.post}`),
  ...(s.bare !== undefined && { bare: squeeze(`${f.pre} ${s.bare} ${f.post}`) }),
  many: squeeze(`${said(f, s.many)} ${f.post}`),
  ...intoOf(s, f),
  ...(s.chosenLater && { chosenLater: true as const }),
  ...(s.ofPile && { ofPile: true }),
});

/** Cards chosen earlier in the same text. */
export const bound = (name: string, text = 'that personnel', many = 'those personnel'): Selector => ({
  ...select(text, many, (ctx) => ctx.bound(name).filter((id) => ctx.g.card(id).zone >= FIRST_IN_PLAY)),
  chosenLater: true,
});

/** The same of other cards than people: `chosen('ship')` is "that ship". */
export const chosen = (noun: string, several?: 'several'): Selector =>
  bound(noun, several ? `those ${noun}s` : `that ${noun}`, `those ${noun}s`);

/** Chosen earlier in the same text, wherever they lie by now: in a hand, in a pile, in play. */
export const wherever = (name: string): Selector => ({
  ...select('that card', 'those cards', (ctx) => [...ctx.bound(name)]),
  each: 'each of those cards',
  chosenLater: true,
  ofPile: true,
});

/** The same after a number: `kill(random(1, ofThem('two')))` is "kills one of them". */
export const ofThem = (name: string): Selector => bound(name, 'of them', 'of them');

export const equipmentPresent: Selector = select('Equipment card present', 'Equipment cards present', (ctx) =>
  cardsAt(ctx.g, placeOf(ctx)).filter((id) => ctx.g.def(id).equipment && ctx.g.card(id).controller === ctx.you),
);

/** The ship of the crew that meets the dilemma, or that this card is on. */
export const theShip: Selector = select('the ship', 'the ships', (ctx) => {
  const spot = placeOf(ctx);
  return spot >= 0 && ctx.g.def(spot).ship ? [spot] : [];
});

/** What the card was played on. */
export const target: Selector = select('it', 'them', (ctx) => (ctx.target >= 0 ? [ctx.target] : []));
/** What the card is on. */
export const host: Selector = select('it', 'them', (ctx) => {
  const c = ctx.g.card(ctx.source);
  return c.zone === Zone.On ? [c.host] : [];
});

// ----- places

/** Locations, as spots that a card can be played or seeded on. */
export const locations = (one: string, test: (ctx: Reading, location: number) => boolean): Selector =>
  select(one, one, (ctx) =>
    everyLocation(ctx.g)
      .filter((l) => test(ctx, l))
      .map(locationSpot),
  );

/** Where the source is, as a location id; of what answers something, where that happens. */
export const hereOf = (ctx: Reading): number => {
  if (ctx.attempt !== null) return ctx.attempt.location;
  if (ctx.g.card(ctx.source).zone >= FIRST_IN_PLAY) return locationOf(ctx.g, ctx.source);
  return ctx.target !== NOWHERE ? locationOfSpot(ctx.g, ctx.target) : (ctx.event?.location ?? -1);
};
