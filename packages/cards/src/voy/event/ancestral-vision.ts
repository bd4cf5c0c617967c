import { drawExtra, isPlanetLocation, QUADRANTS } from '@spaceline/engine';
import {
  both,
  event,
  locations,
  over,
  playsOn,
  script,
  seedsOn,
  skill,
  someone,
  trigger,
} from '@spaceline/engine/language';
import { mayNotBeNullified } from '../../nullifying.ts';

const DELTA = QUADRANTS.indexOf('Delta');
const deltaPlanet = locations(
  'a [DQ] planet',
  ({ g }, l) => isPlanetLocation(g, l) && g.location(l).quadrant === DELTA,
);

export const ancestralVision = event('Ancestral Vision', {
  seeds: [seedsOn(deltaPlanet)],
  plays: [playsOn(deltaPlanet)],
  modifiers: [
    mayNotBeNullified('may not be nullified while Chakotay is present', (g, source) => {
      const there = g.tableau.planet[g.card(source).host] ?? [];
      return there.some((id) => g.def(id).personas.includes('Chakotay'));
    }),
  ],
  triggers: [
    trigger(
      'end of your turn',
      script('draw an extra card', function* ({ g, you }) {
        drawExtra(g, you, 1);
      }),
      {
        when: someone(both(skill('Honor'), over('integrity', 7))),
        text: 'when your turn ends and an Honor personnel of yours with INTEGRITY>7 is there, you draw one card more',
      },
    ),
  ],
});
