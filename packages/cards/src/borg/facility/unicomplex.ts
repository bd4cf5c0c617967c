import {
  both,
  either,
  facility,
  mayReportHere,
  ofType,
  onceEachTurn,
  titled,
  unique,
} from '@spaceline/engine/language';
import { playsAt, seedsAt } from '../../outposts.ts';
import { drone } from '../../words/hive.ts';
import { missionsWithoutIcons } from '../../worlds.ts';

const site = missionsWithoutIcons.space.inQuadrant('Delta');

/** DOM-54: it is native to the Delta Quadrant. */
export const unicomplex = facility('Unicomplex', {
  seeds: [seedsAt(site)],
  plays: [playsAt(site)],
  modifiers: [
    mayReportHere(either(titled('Borg Queen'), both(unique, drone), both(unique, ofType('Ship'))), {
      free: true,
      limit: onceEachTurn,
    }),
  ],
});
