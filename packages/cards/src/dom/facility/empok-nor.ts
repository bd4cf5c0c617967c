import { facility, flips, keyword, missions, the, thisCard, twoSided } from '@spaceline/engine/language';
import { seedsAt } from '../../outposts.ts';
import {
  eachMayFurnish,
  maySeedBeneath,
  nobodyControlsIt,
  whenCommandeered,
  whenTurnedOver,
} from '../../words/stations.ts';

/** DOM-66 to DOM-70, CR-108; that nobody reports before it is commandeered is the rule of such stations. */
export const empokNor = twoSided(
  facility('Empok Nor', {
    seeds: [{ ...seedsAt(missions.universal, 'mission-phase'), effect: nobodyControlsIt }],
    modifiers: [maySeedBeneath(keyword('Empok Nor-related dilemma'))],
    triggers: [whenCommandeered(flips(the(thisCard)))],
    limit: 'not-duplicatable',
  }),
  facility('Empok Nor', { triggers: [whenTurnedOver(eachMayFurnish)], limit: 'not-duplicatable' }),
);
