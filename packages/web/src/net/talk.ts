/** What is said at the table that is looked at; whom this browser does not listen to. */
import type { TalkLine } from '@spaceline/protocol';
import { create } from 'zustand';

interface Talk {
  lines: TalkLine[];
  /** lines that came and were not looked at */
  unread: number;
  open: boolean;
  /** names that are not listened to, until the page is left */
  muted: string[];
}

export const useTalk = create<Talk>()(() => ({ lines: [], unread: 0, open: false, muted: [] }));

/** A line is told again to who joins again. */
export function hear(lines: readonly TalkLine[], isOld: boolean): void {
  const { lines: known, unread, open, muted } = useTalk.getState();
  const fresh = lines.filter((l) => known.every((k) => k.n !== l.n));
  const count = isOld || open ? 0 : fresh.filter((l) => !muted.includes(l.name)).length;
  useTalk.setState({ lines: [...known, ...fresh].sort((a, b) => a.n - b.n).slice(-200), unread: unread + count });
}

export const openTalk = (open: boolean): void => useTalk.setState({ open, unread: 0 });

export function mute(name: string, off: boolean): void {
  const { muted } = useTalk.getState();
  useTalk.setState({ muted: off ? [...muted.filter((m) => m !== name), name] : muted.filter((m) => m !== name) });
}

export const forgetTalk = (): void => useTalk.setState({ lines: [], unread: 0, open: false, muted: [] });
