/**
 * Milliseconds that only go forward, for whatever runs, waits or is counted. The time of day (`Date.now`) is put right now and then, by an
 * hour at worst: it is only for what is written down and read by people.
 */
export const ticks = (): number => performance.now();
