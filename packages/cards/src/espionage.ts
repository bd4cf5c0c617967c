/** Espionage cards: one affiliation may attempt the missions of another. */
import {
  type Affiliation,
  affiliationBit,
  affiliations,
  FIRST_IN_PLAY,
  type Game,
  hasIcon,
  locationOf,
  type Seat,
  solved,
} from '@spaceline/engine';
import { type Definition, event, grant, locations, playsOn, type Reading, when } from '@spaceline/engine/language';
import { hasMissionIcon } from './outposts.ts';

/** The player has somebody there with an infiltration icon of that affiliation. */
const hasSpy = (g: Game, seat: Seat, location: number, on: Affiliation): boolean =>
  g.state.cards.some(
    (c) =>
      c.zone >= FIRST_IN_PLAY &&
      c.owner === seat &&
      g.defs[c.def].personnel &&
      hasIcon(g, c.id, `inf:${on}`) &&
      locationOf(g, c.id) === location,
  );

export const espionage = (title: string, by: Affiliation, on: Affiliation): Definition => {
  const bit = affiliationBit(by);
  const site = (ctx: Reading, l: number) => hasMissionIcon(ctx.g, l, [on]) && !solved(ctx.g, l);
  const spied = locations(
    `any ${on} mission where you have a <${on}> personnel`,
    (ctx, l) => site(ctx, l) && hasSpy(ctx.g, ctx.you, l, on),
  );
  const other = locations(`any ${on} mission`, (ctx, l) => site(ctx, l) && !hasSpy(ctx.g, ctx.you, l, on));
  return event(title, {
    plays: [playsOn(spied, { name: 'free', free: true }), playsOn(other, { name: 'play' })],
    modifiers: [
      grant(
        'attempt',
        `your ${by} personnel may attempt this mission`,
        (g, source, id, mission) =>
          g.card(id).controller === g.card(source).controller &&
          (affiliations(g, id) & bit) !== 0 &&
          locationOf(g, mission) === locationOf(g, source),
      ),
    ],
    nullified: when('the mission has been completed', ({ g, source }) => {
      const l = locationOf(g, source);
      return l >= 0 && solved(g, l);
    }),
    text: `Plays on any ${on} mission (for free if your <${on}> personnel is there). Your ${by} personnel may attempt this mission. Discard it when the mission has been completed.`,
  });
};
