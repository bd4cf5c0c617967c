/** The Barzan Wormhole: its two ends (CR-21, CR-22). */
import { FIRST_IN_PLAY, type Game } from '@spaceline/engine';

export const BARZAN = 'Barzan Wormhole';

const isTerminus = (g: Game, l: number): boolean =>
  g.location(l).missions.some((m) => g.def(m).title === 'Wormhole Negotiations');
const terminus = (g: Game): number => g.state.locations.find((l) => isTerminus(g, l.id))?.id ?? -1;

/** The location that the wormhole in play makes, or -1. */
export const mouth = (g: Game): number =>
  g.state.locations.find((l) => l.card >= 0 && g.def(l.card).title === BARZAN && g.card(l.card).zone >= FIRST_IN_PLAY)
    ?.id ?? -1;

/** Where the wormhole takes a ship from here, or -1. */
export const otherEnd = (g: Game, l: number): number => {
  if (mouth(g) < 0 || terminus(g) < 0) return -1;
  return l === mouth(g) ? terminus(g) : l === terminus(g) ? mouth(g) : -1;
};
