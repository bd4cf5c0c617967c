/** Headquarters (R-3.19): on a homeworld, open to both players, one in the whole game. */
import type { Affiliation, Game } from '@spaceline/engine';
import { affiliationBit } from '@spaceline/engine';
import {
  type Definition,
  type Filter,
  facility,
  locations,
  mayReport,
  onceEachTurn,
  passes,
  playsOn,
  type Reading,
  seedsOn,
} from '@spaceline/engine/language';
import { hasFacility } from './outposts.ts';
import { isWorld } from './worlds.ts';

interface Headquarters {
  world: string;
  /** whose people these are */
  side: Affiliation;
  /** who comes for free */
  guests: Filter;
  words: string;
  /** what other cards say it does, in words */
  also?: string;
}

export const headquarters = (title: string, o: Headquarters): Definition => {
  const bit = affiliationBit(o.side);
  const home = locations(o.world, (ctx: Reading, l) => isWorld(ctx.g, l, o.world) && !hasFacility(ctx.g, l, ctx.you));
  const guest = (g: Game, _source: number, id: number): boolean =>
    g.def(id).personnel && (g.def(id).affiliations & bit) !== 0 && passes(g, o.guests, id);
  return facility(title, {
    seeds: [seedsOn(home)],
    plays: [playsOn(home)],
    modifiers: [
      {
        ...mayReport(
          `${o.also ? `${o.also}; ` : ''}once each turn, ${o.words} may report here for free`,
          guest,
          (_g, source) => [source],
          {
            free: true,
            limit: onceEachTurn,
          },
        ),
        forBoth: () => true,
      },
    ],
    limit: 'not-duplicatable',
    missing: 'an HQ card does not play here for free yet',
  });
};
