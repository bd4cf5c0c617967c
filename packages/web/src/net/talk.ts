/** What is said at the table that is looked at; whom this browser does not listen to. What this person says waits here until it was heard. */
import type { TalkLine } from '@spaceline/protocol';
import type { Words } from '@spaceline/protocol/words';
import { create } from 'zustand';
import { keep, kept } from './kept.ts';

/** Who said something: told by who they are, for two may be called alike and one may change the name. */
export type Speaker = Pick<TalkLine, 'by' | 'name' | 'kind'>;

/** What was typed, and is not known to have been heard. */
export interface Unheard {
  /** names it: however often it is sent, it is said once */
  once: string;
  game: string;
  what: Pick<TalkLine, 'text' | 'phrase'>;
  /** why the server would not have it; null while it is on its way */
  refused: Words | null;
}

interface Talk {
  lines: TalkLine[];
  /** lines that came and were not looked at */
  unread: number;
  open: boolean;
  /** those who are not listened to, in this browser */
  muted: readonly Speaker[];
  /** the same, because they are blocked */
  blocked: readonly Speaker[];
  unheard: readonly Unheard[];
  /** somebody else's finger, until another one or a while later */
  pointed: TalkLine | null;
}

const MUTED = 'spaceline.muted';
const UNHEARD = 'spaceline.unheard';
/** The latest are remembered. */
const MOST_MUTED = 200;

export const useTalk = create<Talk>()(() => ({
  lines: [],
  unread: 0,
  open: false,
  muted: kept<Speaker[]>(() => localStorage, MUTED) ?? [],
  blocked: [],
  // a page that is read again while the server is away does not lose it
  unheard: kept<Unheard[]>(() => sessionStorage, UNHEARD) ?? [],
  pointed: null,
}));

const setUnheard = (unheard: readonly Unheard[]): void => {
  useTalk.setState({ unheard });
  // why it was refused is forgotten with the page: it is tried again
  const kept = unheard.map(({ once, game, what }) => ({ once, game, what, refused: null }));
  keep(() => sessionStorage, UNHEARD, kept);
};

/** A line is told again to who joins again, and with the new name when its speaker is called otherwise. */
export function hear(lines: readonly TalkLine[], isOld: boolean): void {
  const { lines: known, unread, open, unheard, pointed } = useTalk.getState();
  const fresh = lines.filter((l) => known.every((k) => k.n !== l.n));
  const count = isOld || open ? 0 : fresh.filter((l) => !isMuted(l)).length;
  const told = new Map([...known, ...lines].map((l) => [l.n, l]));
  const finger = isOld ? undefined : fresh.findLast((l) => l.point !== undefined && !isMuted(l));
  useTalk.setState({
    lines: [...told.values()].sort((a, b) => a.n - b.n).slice(-200),
    unread: unread + count,
    pointed: finger ?? pointed,
  });
  const heard = new Set(lines.map((l) => l.once));
  if (unheard.some((u) => heard.has(u.once))) setUnheard(unheard.filter((u) => !heard.has(u.once)));
}

export const forgetFinger = (): void => useTalk.setState({ pointed: null });

// ----- what this person says

export function keepUnheard(game: string, what: Unheard['what']): Unheard {
  const line = {
    once: crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`,
    game,
    what,
    refused: null,
  };
  setUnheard([...useTalk.getState().unheard, line]);
  return line;
}

/** What is on its way to this table. */
export const waitingFor = (game: string): readonly Unheard[] =>
  useTalk.getState().unheard.filter((u) => u.game === game && u.refused === null);

export const refuseUnheard = (once: string, refused: Words | null): void =>
  setUnheard(useTalk.getState().unheard.map((u) => (u.once === once ? { ...u, refused } : u)));

export const dropUnheard = (once: string): void =>
  setUnheard(useTalk.getState().unheard.filter((u) => u.once !== once));

// ----- whom this person listens to

export const openTalk = (open: boolean): void => useTalk.setState({ open, unread: 0 });

export function isMuted({ by }: Pick<Speaker, 'by'>): boolean {
  const { muted, blocked } = useTalk.getState();
  return [...muted, ...blocked].some((m) => m.by === by);
}

export function mute({ by, name, kind }: Speaker, off: boolean): void {
  const { muted, blocked } = useTalk.getState();
  const others = muted.filter((m) => m.by !== by);
  const now = off ? [...others, { by, name, kind }].slice(-MOST_MUTED) : others;
  useTalk.setState({ muted: now, blocked: off ? blocked : blocked.filter((m) => m.by !== by) });
  keep(() => localStorage, MUTED, now);
}

export const muteBlocked = (blocked: readonly Speaker[]): void => useTalk.setState({ blocked });

export const forgetTalk = (): void =>
  useTalk.setState({ lines: [], unread: 0, open: false, blocked: [], pointed: null });
