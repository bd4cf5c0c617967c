import {
  atEndOf,
  discardThis,
  event,
  nobodyDownloads,
  nobodyPlays,
  playsOnTable,
  seedsOnTable,
  titled,
} from '@spaceline/engine/language';

/** What could only be played to download something cannot be played either. */
export const computerCrash = event('Computer Crash', {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  modifiers: [nobodyPlays(titled("Q's Tent")), nobodyDownloads],
  triggers: [atEndOf('your next turn', discardThis)],
});
