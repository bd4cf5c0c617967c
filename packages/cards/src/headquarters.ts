/** Headquarters: on a homeworld, open to both players, one in the whole game. */
import {
  both,
  type Definition,
  type Filter,
  facility,
  type Modifier,
  mayReportHere,
  onceEachTurn,
  playsOn,
  seedsOn,
} from '@spaceline/engine/language';
import { unbuilt } from './outposts.ts';
import { type World, world } from './worlds.ts';

/** `guests` come for free, one each turn, whosever they are. */
export const headquarters = (title: string, on: World, guests: readonly Filter[], ...more: Modifier[]): Definition => {
  const home = unbuilt(world(on));
  return facility(title, {
    seeds: [seedsOn(home)],
    plays: [playsOn(home)],
    modifiers: [mayReportHere(both(...guests), { free: true, limit: onceEachTurn, forBoth: true }), ...more],
    limit: 'not-duplicatable',
    missing: 'an HQ card does not play here for free yet',
  });
};
