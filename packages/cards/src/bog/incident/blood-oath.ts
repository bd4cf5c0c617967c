import { drawExtra, FIRST_IN_PLAY, hasIcon, locationOfSpot, NOWHERE, spotOf } from '@spaceline/engine';
import {
  download,
  either,
  incident,
  may,
  playsOnTable,
  type Reading,
  script,
  titled,
  trigger,
  when,
  whoIs,
} from '@spaceline/engine/language';

const SWORN = 'nemesis:(R>';

/** Locations where two of your (R> personnel are present together. */
const oathPlaces = ({ g, you }: Reading): number[] => {
  const spots = new Map<number, number>();
  for (const c of g.state.cards) {
    if (c.zone < FIRST_IN_PLAY || c.controller !== you || !g.defs[c.def].personnel || !hasIcon(g, c.id, SWORN))
      continue;
    spots.set(spotOf(g, c.id), (spots.get(spotOf(g, c.id)) ?? 0) + 1);
  }
  return [...spots].filter(([, n]) => n >= 2).map(([spot]) => locationOfSpot(g, spot));
};

const wanted = either(
  titled("I.K.C. Ning'tao", 'I.K.C. Lukara', "I.K.C. Gr'oth", "Bat'leth", 'Blood Oath'),
  whoIs('(R> personnel', (g, id) => g.def(id).personnel && g.def(id).icons.has(SWORN)),
);

const fetch = download(
  wanted,
  'one of the oath’s cards there',
  (ctx, spot) =>
    // a card for the table belongs to no location
    spot === NOWHERE || oathPlaces(ctx).includes(locationOfSpot(ctx.g, spot)),
);

export const bloodOath = incident('Blood Oath', {
  plays: [playsOnTable({ name: 'table' })],
  triggers: [
    trigger(
      'end of your turn',
      may(
        script(
          'download one of the oath’s cards in place of your normal card draw',
          function* (ctx) {
            drawExtra(ctx.g, ctx.you, -1);
            yield* fetch.run(ctx);
          },
          { could: (ctx) => fetch.could(ctx), hint: 2 },
        ),
      ),
      {
        optional: true,
        when: when(
          'you have two (R> personnel present together',
          (ctx) => oathPlaces(ctx).length > 0 && fetch.could(ctx),
        ),
        text: "while you have two (R> personnel present together, in place of your normal card draw you may download to that location I.K.C. Ning'tao, I.K.C. Lukara, I.K.C. Gr'oth, Bat'leth, Blood Oath or one (R> personnel",
      },
    ),
  ],
  missing: 'it does not play on a personnel to make it <R), and <R) personnel keep their first-listed skill',
});
