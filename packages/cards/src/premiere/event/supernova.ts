import {
  all,
  anything,
  discard,
  event,
  inOrder,
  mayNotBeAttempted,
  missions,
  playsOn,
  titled,
  your,
} from '@spaceline/engine/language';
import { hadSinceEarlier } from '../../words/lasting-cards.ts';
import { destroysEverythingThere } from '../../words/spaceline.ts';

const device = your(anything).which(titled('Tox Uthat'));

/** */
export const supernova = event('Supernova', {
  plays: [
    playsOn(missions, {
      when: hadSinceEarlier(device),
      effect: inOrder(destroysEverythingThere, discard(all(device))),
      stays: true,
    }),
  ],
  modifiers: [mayNotBeAttempted()],
});
