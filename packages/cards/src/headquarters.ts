/** Headquarters: on a homeworld, open to both players, one in the whole game. */
import {
  type Definition,
  type Filter,
  facility,
  type Modifier,
  mayReportHere,
  onceEachTurn,
  playsFreeHere,
  playsOn,
  type ReportModifier,
  seedsOn,
  titled,
} from '@spaceline/engine/language';
import { unbuilt } from './outposts.ts';
import { type World, world } from './worlds.ts';

/** Guests come for free, one each turn, whosever they are. */
export const guests = (who: Filter): ReportModifier =>
  mayReportHere(who, { limit: onceEachTurn, forBoth: true, free: true });

/** in place of a guest, a card of the headquarters’ own kind may be played here. */
export const guestsOrHq = (who: Filter): Modifier[] => {
  const guest = guests(who);
  const hq = playsFreeHere(titled('HQ'), { limit: onceEachTurn });
  return [
    { ...guest, text: `${guest.text}, or an HQ card may play here for free` },
    { ...hq, text: '' },
  ];
};

export const headquarters = (
  title: string,
  on: World,
  modifiers: Modifier[],
  more: { coexists?: Filter } = {},
): Definition => {
  const home = unbuilt(world(on));
  return facility(title, {
    seeds: [seedsOn(home)],
    plays: [playsOn(home)],
    modifiers,
    ...more,
    limit: 'not-duplicatable',
  });
};
