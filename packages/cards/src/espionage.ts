/** Espionage cards: one affiliation may attempt the missions of another. */
import {
  type Affiliation,
  affiliationBit,
  granted,
  hiddenIn,
  locationOf,
  locationSpot,
  solved,
} from '@spaceline/engine';
import {
  affiliation,
  awake,
  both,
  type Definition,
  event,
  type Filter,
  type GrantModifier,
  grant,
  locations,
  mayAttempt,
  people,
  playsOn,
  type Reading,
  squeeze,
  when,
  withArticle,
  your,
} from '@spaceline/engine/language';
import { hasMissionIcon } from './outposts.ts';

/** CR-112, CR-76: the player has such a personnel there, in the open. */
const hasSpy = (r: Reading, location: number, spy: Filter): boolean =>
  your(people)
    .which(both(awake, spy))
    .ids(r)
    .some((id) => locationOf(r.g, id) === location && hiddenIn(r.g, id) < 0);

const OPEN = 'text:espionage';
/** Of a mission without that icon: such cards may be played here all the same. */
export const mayBeSpiedOn = (on: Affiliation): GrantModifier =>
  grant(OPEN, `any Espionage card on ${on} may be played here`, ({ g, source }, spot, bit) => {
    return spot === locationSpot(locationOf(g, source)) && bit === affiliationBit(on);
  });

/** Whoever has such a spy at the mission plays it for free. */
export const espionage = (title: string, by: Affiliation, on: Affiliation, spy?: Filter): Definition => {
  const site = (ctx: Reading, l: number) =>
    (hasMissionIcon(ctx.g, l, [on]) || granted(ctx.g, OPEN, locationSpot(l), affiliationBit(on))) && !solved(ctx.g, l);
  const isFree = (ctx: Reading, l: number) => spy !== undefined && hasSpy(ctx, l, spy);
  const spied = locations(`any ${on} mission with your spy`, (ctx, l) => site(ctx, l) && isFree(ctx, l));
  const other = locations(`any ${on} mission`, (ctx, l) => site(ctx, l) && !isFree(ctx, l));
  const free =
    spy === undefined
      ? ''
      : ` (for free if you have ${withArticle(squeeze(`${spy.pre} ${spy.named ? '' : 'personnel'} ${spy.post}`))} there)`;
  return event(title, {
    plays: [
      ...(spy === undefined ? [] : [playsOn(spied, { mark: 'free', free: true })]),
      playsOn(other, { mark: 'play' }),
    ],
    modifiers: [mayAttempt(your(people).which(affiliation(by)))],
    nullified: when('the mission has been completed', ({ g, source }) => {
      const l = locationOf(g, source);
      return l >= 0 && solved(g, l);
    }),
    text: `Plays on any ${on} mission${free}. Your ${by} personnel may attempt this mission. Discard it when the mission has been completed.`,
  });
};
