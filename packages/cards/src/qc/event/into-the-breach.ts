import { damaged, event, placeOnTable, ships, titled } from '@spaceline/engine/language';
import { repairs } from '../../words/doing.ts';
import { untilQFlash } from '../../words/lasting-cards.ts';
import { nullifiesWhileInPlay } from '../../words/what-it-nullifies.ts';

const breaches = nullifiesWhileInPlay(titled('Warp Core Breach'));

/** The Borg Ship is a dilemma, and no ship. */
export const intoTheBreach = event('Into the Breach', {
  encounter: placeOnTable(repairs(ships.which(damaged))),
  modifiers: [breaches.meanwhile],
  triggers: [...breaches.afterwards, ...untilQFlash()],
  limit: 'not-duplicatable',
});
