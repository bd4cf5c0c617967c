import {
  allOf,
  anyOf,
  both,
  discardsFromHand,
  either,
  inOrder,
  may,
  missions,
  objective,
  playsOn,
  skill,
  trigger,
} from '@spaceline/engine/language';
import { clearsDiscardPile, drawUpTo } from '../../words/hands-and-piles.ts';
import {
  matchingStation,
  oreHere,
  processesOre,
  sitesCalled,
  stationIsYours,
  unopposedHere,
} from '../../words/sites.ts';
import { isAt } from '../../worlds.ts';

const miner = both(matchingStation, either(skill('ENGINEER'), skill('SECURITY')));

export const processOre = objective('Process Ore', {
  plays: [playsOn(sitesCalled('Ore Processing Unit'))],
  triggers: [
    trigger('start of your turn', may(inOrder(discardsFromHand(1), clearsDiscardPile, drawUpTo(2))), {
      when: allOf(processesOre.now, stationIsYours, anyOf(isAt(missions.planet), oreHere.now), unopposedHere(miner)),
      optional: true,
    }),
  ],
});
