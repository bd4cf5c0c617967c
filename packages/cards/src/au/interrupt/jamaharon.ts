import { personnelAt, planetSpot, putAt, spotOf, Zone } from '@spaceline/engine';
import {
  anyPersonnel,
  interrupt,
  male,
  passes,
  playsOn,
  type Reading,
  script,
  select,
} from '@spaceline/engine/language';
import { nullifiesTitles } from '../../nullifying-interrupts.ts';

/** New Essentialists says itself that Jamaharon nullifies it. */
const TITLES = ["Horga'hn", 'Parallel Romance', 'New Essentialists'];
const RISA = 'Risa Shore Leave';

const risa = ({ g }: Reading): number =>
  g.state.locations.find((l) => l.missions.some((m) => g.def(m).title === RISA))?.id ?? -1;

/** Males with nobody of their player around them on a planet. */
const loners = select('any one male personnel alone on a planet', 'such personnel', (ctx) => {
  const { g } = ctx;
  if (risa(ctx) < 0) return [];
  return anyPersonnel
    .ids(ctx)
    .filter((id) => g.card(id).zone === Zone.Planet && g.card(id).host !== risa(ctx) && passes(g, male, id))
    .filter((id) => personnelAt(g, spotOf(g, id), 0).length + personnelAt(g, spotOf(g, id), 1).length === 1);
});

export const jamaharon = interrupt('Jamaharon', {
  plays: [
    ...nullifiesTitles('Jamaharon', TITLES),
    playsOn(loners, {
      name: 'Risa',
      timing: 'any',
      stays: false,
      effect: script(
        'he goes to Risa at once',
        function* (ctx) {
          putAt(ctx.g, ctx.target, planetSpot(risa(ctx)));
        },
        { hint: 1 },
      ),
    }),
  ],
  text: `Nullifies ${TITLES.join(' OR ')}. OR, if Risa is on the spaceline, moves any one male personnel who is alone on a planet to Risa.`,
});
