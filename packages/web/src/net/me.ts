/** Who is at this browser: a guest with a name, or an account. */
import type { Me } from '@spaceline/protocol';
import { create } from 'zustand';
import { api, Refused, WHO_AGAIN } from './api.ts';
import { reconnect } from './game.ts';

interface Who {
  me: Me | null;
  known: boolean;
}

export const useMe = create<Who>()(() => ({ me: null, known: false }));

let asking: Promise<Me | null> | null = null;

/** Asked by several at once, it is asked once. */
export function findMe(): Promise<Me | null> {
  asking ??= api
    .me()
    .catch(() => null)
    .then((me) => {
      asking = null;
      useMe.setState({ me, known: true });
      return me;
    });
  return asking;
}

// a ban, or a session that was ended elsewhere
globalThis.addEventListener?.(WHO_AGAIN, () => {
  const { me } = useMe.getState();
  if (me !== null && me.ban === undefined) findMe();
});

const FIRST = ['Calm', 'Bright', 'Quick', 'Quiet', 'Brave', 'Keen', 'Warm', 'Steady', 'Lucky', 'Wry'];
const LAST = ['Comet', 'Nebula', 'Ensign', 'Pilot', 'Quasar', 'Helm', 'Orbit', 'Pulsar', 'Envoy', 'Voyager'];
const any = (list: readonly string[]): string => list[Math.floor(Math.random() * list.length)];

/** A session, made with a name out of a hat when there is none: nobody fills in a form before the first game. */
export async function ensureMe(): Promise<Me> {
  const { me } = useMe.getState();
  if (me !== null) return me;
  const found = await findMe();
  if (found !== null) return found;
  return become(await asSomebody(5));
}

/** A name out of a hat may be somebody's. */
const asSomebody = (tries: number): Promise<Me> =>
  api.session(`${any(FIRST)} ${any(LAST)}`).catch((e: unknown) => {
    if (tries > 1 && e instanceof Refused && e.code === 'name-taken') return asSomebody(tries - 1);
    throw e;
  });

export function become(me: Me): Me {
  useMe.setState({ me, known: true });
  reconnect();
  return me;
}
