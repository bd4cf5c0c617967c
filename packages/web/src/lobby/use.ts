/** Lists from the server, fetched when a page shows them and again every few seconds. */

import type { DeckSummary, FormatSummary } from '@spaceline/protocol';
import type { Words } from '@spaceline/protocol/words';
import { useCallback, useEffect, useState } from 'react';
import { api, Refused } from '../net/api.ts';
import { say } from '../net/say.ts';

export interface Fetched<T> {
  /** what was fetched last; while something else is fetched, still that */
  data: T | null;
  /** it belongs to what was asked for now: ask this before acting on it */
  fresh: boolean;
  problem: Words | null;
  again(): void;
}

export function useFetched<T>(load: () => Promise<T>, key: string, every = 0): Fetched<T> {
  const [got, setGot] = useState<{ key: string; data: T } | null>(null);
  const [problem, setProblem] = useState<Words | null>(null);
  const [count, setCount] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is fetched
  useEffect(() => {
    let gone = false;
    const run = () =>
      load().then(
        (d) => {
          if (gone) return;
          setGot({ key, data: d });
          setProblem(null);
        },
        (e: unknown) => {
          if (!gone) setProblem(e instanceof Refused ? e.text : say('Something went wrong. Try again.'));
        },
      );
    run();
    const timer = every > 0 ? setInterval(() => document.visibilityState === 'visible' && run(), every) : undefined;
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, [key, count, every]);
  const again = useCallback(() => setCount((n) => n + 1), []);
  return { data: got?.data ?? null, fresh: got?.key === key, problem, again };
}

/** The quickest game first. */
export const useFormats = (): FormatSummary[] =>
  (useFetched(api.formats, 'formats').data ?? []).toSorted((a, b) => a.minutes - b.minutes);

/** Decks to play with: the own first, then stock; only those that are legal. */
export function useDecks(
  format: string,
  who: string,
): { all: DeckSummary[]; legal: DeckSummary[]; again(): void; ready: boolean } {
  const { data: last, fresh, again } = useFetched(() => api.decks(format), `decks ${format} ${who}`);
  // a deck of another format is not to be played
  const data = fresh ? last : null;
  const all = data === null ? [] : [...data.own, ...data.stock];
  return { all, legal: all.filter((d) => d.legal), again, ready: data !== null };
}

/** "warp-speed" is Warp Speed; the full game is called so. Behind it stand the options of its own. */
export function formatName(id: string): Words {
  const [base, ...options] = id.split('~');
  const name =
    base === 'full'
      ? say('Full game')
      : base
          .split('-')
          .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
          .join(' ');
  return options.length === 0
    ? name
    : say('{format} ({options})', { format: name, options: options.join(', ').replaceAll('=', ' ') });
}

/** How far a game has come. */
export const turnWords = (turn: number): Words => (turn === 0 ? say('seeding') : say('turn {turn}', { turn }));

export const ago = (at: number): Words => {
  const minutes = Math.round((Date.now() - at) / 60_000);
  if (minutes < 1) return say('just now');
  if (minutes < 60) return say('{minutes} min ago', { minutes });
  const hours = Math.round(minutes / 60);
  return hours < 24 ? say('{hours} h ago', { hours }) : say('{days} [days|day] ago', { days: Math.round(hours / 24) });
};
