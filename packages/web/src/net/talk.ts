/** What is said at the table that is looked at; whom this browser does not listen to. */
import type { TalkLine } from '@spaceline/protocol';
import { create } from 'zustand';

/** Who said something: told by who they are, for two may be called alike and one may change the name. */
export type Speaker = Pick<TalkLine, 'by' | 'name' | 'kind'>;

interface Talk {
  lines: TalkLine[];
  /** lines that came and were not looked at */
  unread: number;
  open: boolean;
  /** those who are not listened to, until the page is left */
  muted: Speaker[];
}

export const useTalk = create<Talk>()(() => ({ lines: [], unread: 0, open: false, muted: [] }));

/** A line is told again to who joins again, and with the new name when its speaker is called otherwise. */
export function hear(lines: readonly TalkLine[], isOld: boolean): void {
  const { lines: known, unread, open, muted } = useTalk.getState();
  const fresh = lines.filter((l) => known.every((k) => k.n !== l.n));
  const count = isOld || open ? 0 : fresh.filter((l) => !isMuted(muted, l)).length;
  const told = new Map([...known, ...lines].map((l) => [l.n, l]));
  useTalk.setState({ lines: [...told.values()].sort((a, b) => a.n - b.n).slice(-200), unread: unread + count });
}

export const openTalk = (open: boolean): void => useTalk.setState({ open, unread: 0 });

export const isMuted = (muted: readonly Speaker[], { by }: Speaker): boolean => muted.some((m) => m.by === by);

export function mute({ by, name, kind }: Speaker, off: boolean): void {
  const others = useTalk.getState().muted.filter((m) => m.by !== by);
  useTalk.setState({ muted: off ? [...others, { by, name, kind }] : others });
}

export const forgetTalk = (): void => useTalk.setState({ lines: [], unread: 0, open: false, muted: [] });
