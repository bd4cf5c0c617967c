import { DEFAULT_SCALE } from './results.ts';
import { type Settings, TIE_BREAKS } from './tournament.ts';

/** Five rounds of Warp Speed with decks that everybody brought. */
export const SETTINGS: Settings = {
  name: 'A test',
  format: 'warp-speed',
  victory: 'planet-and-space',
  sealed: null,
  rounds: 5,
  buildMinutes: 30,
  roundMinutes: 30,
  breakMinutes: 3,
  scale: DEFAULT_SCALE,
  tieBreaks: TIE_BREAKS,
  cut: false,
  fillTo: 0,
  open: 'public',
  startsAt: null,
};
