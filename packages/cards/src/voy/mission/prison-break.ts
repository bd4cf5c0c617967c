import { hasIcon, locationSpot } from '@spaceline/engine';
import { maySeed, mission } from '@spaceline/engine/language';

export const prisonBreak = mission('Prison Break', {
  modifiers: [
    maySeed(
      'each player may seed as many as two [DQ] personnel beneath this mission',
      'dilemma-phase',
      2,
      (g, _source, id) => g.def(id).personnel && hasIcon(g, id, 'DQ'),
      (g, source) => [locationSpot(g.card(source).host)],
    ),
  ],
});
