import { ablePersonnelAt, locationOf } from '@spaceline/engine';
import {
  allOf,
  anyOf,
  both,
  classification,
  dilemma,
  type Filter,
  hereOf,
  icon,
  keyword,
  passes,
  skilled,
  someone,
  toGetPast,
  when,
} from '@spaceline/engine/language';

/** Aboard a ship of yours at the location; the Away Team itself is on the planet. */
const aboardYourShip = (text: string, f: Filter, n: number) =>
  when(text, (ctx) => {
    const { g } = ctx;
    const here = hereOf(ctx);
    return g.state.cards.some(
      (c) =>
        g.def(c.id).ship &&
        c.controller === ctx.you &&
        locationOf(g, c.id) === here &&
        ablePersonnelAt(g, c.id, ctx.you).filter((id) => passes(g, f, id)).length >= n,
    );
  });

export const crisis = dilemma('Crisis', {
  encounter: toGetPast(
    allOf(
      anyOf(skilled('Leadership'), allOf(someone(icon('Com')), someone(icon('Def')))),
      anyOf(
        aboardYourShip('an OFFICER-classification personnel', classification('OFFICER'), 1),
        aboardYourShip('two [Def] Borg', both(icon('Def'), keyword('Borg')), 2),
      ),
    ),
  ),
  text: 'To get past requires Leadership (or [Com] and [Def] icons) in the Away Team, and aboard a ship of yours at this location an OFFICER-classification personnel (or two [Def] Borg).',
});
