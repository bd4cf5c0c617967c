import { toPile, Zone } from '@spaceline/engine';
import { event, playsOnTable, redirects, script, seedsOnTable } from '@spaceline/engine/language';

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
  // what lies with a card that leaves play is discarded
  expires: script('the cards under here are discarded with it', function* ({ g, source }) {
    for (const c of g.state.cards) if (c.zone === Zone.Under && c.host === source) toPile(g, c.id, Zone.Discard);
  }),
  missing: 'if it is nullified before its countdown ends, the cards under it stay where they are',
});
