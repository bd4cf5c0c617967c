/** Alone: there is nobody to tell, and every game is ours. For the embedded database, which one server has to itself. */
import { randomUUID } from 'node:crypto';
import type { Fanout } from './fanout.ts';

export function localFanout(): Fanout {
  return {
    me: randomUUID(),
    publish() {},
    listen() {},
    claim: async () => true,
    release() {},
    isHeld: true,
    close: async () => {},
  };
}
