/** Which worker a connection goes to, by the first lines of what it sends. */

/** What asks for a game goes to the worker that has it in memory: who sits at one table is served by one process. */
export function routeOf(head: string, address: string): string {
  const target = /^\S+ (\S+)/.exec(head)?.[1] ?? '';
  const game =
    /[?&]game=([\w-]{1,64})/.exec(target)?.[1] ?? /^\/api\/(?:games|replays|tables)\/([\w-]{1,64})/.exec(target)?.[1];
  if (game !== undefined) return `game ${game}`;
  // the rest by who asks, so that the limits of an address are counted in one place
  return `address ${/^x-forwarded-for: *(.+?)\r?$/im.exec(head)?.[1] ?? address}`;
}

/** Always the same one of so many. */
export function workerFor(route: string, workers: number): number {
  let n = 0x811c9dc5;
  for (let i = 0; i < route.length; i++) n = Math.imul(n ^ route.charCodeAt(i), 0x01000193);
  return (n >>> 0) % workers;
}
