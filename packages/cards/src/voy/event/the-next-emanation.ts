import { event, playsOnTable, redirects, seedsOnTable } from '@spaceline/engine/language';

/** what lies under it is discarded when it leaves play, by its countdown or otherwise. */
export const theNextEmanation = event('The Next Emanation', {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  modifiers: [
    redirects(
      'your opponent’s personnel that are not universal are placed under here when they are discarded from play, not in the discard pile',
      (g, source, id) =>
        g.def(id).personnel &&
        g.def(id).facts.unique !== 'universal' &&
        g.card(id).controller !== g.card(source).controller,
    ),
  ],
});
