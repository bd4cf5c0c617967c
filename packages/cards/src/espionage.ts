/** Espionage cards: one affiliation may attempt the missions of another. */
import { type Affiliation, hiddenIn, locationOf, solved } from '@spaceline/engine';
import {
  affiliation,
  both,
  type Definition,
  event,
  type Filter,
  icon,
  locations,
  mayAttempt,
  people,
  playsOn,
  type Reading,
  when,
  your,
} from '@spaceline/engine/language';
import { hasMissionIcon } from './outposts.ts';
import { awake } from './words/permissions.ts';

/** CR-112, CR-76: the player has somebody there, in the open, with an infiltration icon of that affiliation. */
const hasSpy = (r: Reading, location: number, spy: Filter): boolean =>
  your(people)
    .which(both(awake, spy))
    .ids(r)
    .some((id) => locationOf(r.g, id) === location && hiddenIn(r.g, id) < 0);

export const espionage = (title: string, by: Affiliation, on: Affiliation): Definition => {
  const spy = icon(`inf:${on}`);
  const site = (ctx: Reading, l: number) => hasMissionIcon(ctx.g, l, [on]) && !solved(ctx.g, l);
  const spied = locations(
    `any ${on} mission where you have a personnel ${spy.post}`,
    (ctx, l) => site(ctx, l) && hasSpy(ctx, l, spy),
  );
  const other = locations(`any ${on} mission`, (ctx, l) => site(ctx, l) && !hasSpy(ctx, l, spy));
  return event(title, {
    plays: [playsOn(spied, { mark: 'free', free: true }), playsOn(other, { mark: 'play' })],
    modifiers: [mayAttempt(your(people).which(affiliation(by)))],
    nullified: when('the mission has been completed', ({ g, source }) => {
      const l = locationOf(g, source);
      return l >= 0 && solved(g, l);
    }),
    text: `Plays on any ${on} mission (for free if you have a personnel ${spy.post} there). Your ${by} personnel may attempt this mission. Discard it when the mission has been completed.`,
  });
};
