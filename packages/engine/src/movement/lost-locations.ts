/**
 * a location that a card has made goes with that card; whoever is there goes to a location beside it, and from another time to
 * the place of the spaceline that corresponds to it. Where there is none, nobody is left.
 */
import { inPlay, moveLocation, put, removeLocation } from '../core/door.ts';
import { chooseSpot, type Flow } from '../core/flow.ts';
import type { Game } from '../core/game.ts';
import { locationTold } from '../core/line-told.ts';
import { locationSpot, spotLocation } from '../core/spot.ts';
import type { Location } from '../core/state.ts';
import { placeRef, shown, sourceRef } from '../core/telling.ts';
import { discardFromPlay } from '../happenings/leaving.ts';
import { isLocated, isTimeLocation, positionOf } from '../spaceline/places.ts';
import { correspondingTo } from '../spaceline/time-locations.ts';

/** It still stands on the line, and the card that made it is gone. */
const isLost = (g: Game, { id, card }: Location): boolean => card !== -1 && !inPlay(g.card(card)) && isLocated(g, id);

/** A location goes to another place on the spacelines, and everybody is told. */
export function moveBeside(g: Game, location: number, neighbour: number, side: 'left' | 'right', by: number): void {
  moveLocation(g, location, neighbour, side);
  g.tell(() => locationTold(g, location, 'moved', by));
}

/** To save time: most games have no such location, and this is asked after every step. */
export const hasLostLocation = (g: Game): boolean => g.state.locations.some((l) => isLost(g, l));

export function* settleLocations(g: Game): Flow {
  for (const { id, card } of g.state.locations.filter((l) => isLost(g, l))) {
    const line = g.state.lines[g.location(id).quadrant];
    const at = positionOf(g, id);
    const near = isTimeLocation(g, id)
      ? correspondingTo(g, card)
      : [line[at - 1], line[at + 1]].filter((l) => l !== undefined).map(locationSpot);
    const lost = [...g.tableau.space[id], ...g.tableau.planet[id]];
    const question = { id: 'left-behind', text: '{card}: where do those here go?', card };
    const { removedBy } = g.location(id);
    const chooser = removedBy === -1 ? g.state.turn.seat : removedBy;
    const to = lost.length > 0 && near.length > 0 ? yield* chooseSpot(g, chooser, near, question) : null;
    for (const x of lost) {
      if (to === null) {
        yield* discardFromPlay(g, [x], 'R-7.6');
        continue;
      }
      put(g, x, g.card(x).zone, spotLocation(to));
      g.tell(() => ({
        kind: 'relocated',
        cards: [shown(g, x)],
        from: placeRef(g, locationSpot(id)),
        to: placeRef(g, to),
        by: sourceRef(g, card),
      }));
    }
    yield* discardFromPlay(g, g.tableau.onLocation[id].slice(), 'R-7.6');
    removeLocation(g, id);
    g.tell(() => locationTold(g, id, 'gone', card));
  }
}
