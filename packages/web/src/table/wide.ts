/** How much room there is: for the desk or a phone, for more rows of units or fewer. */
import { useSyncExternalStore } from 'react';

function asks(query: string): () => boolean {
  const list = matchMedia(query);
  const subscribe = (changed: () => void) => {
    list.addEventListener('change', changed);
    return () => list.removeEventListener('change', changed);
  };
  return () => useSyncExternalStore(subscribe, () => list.matches);
}

/** A desk; a phone that lies on its side is none. */
export const useWide = asks('(min-width: 820px) and (min-height: 500px)');
export const useTall = asks('(min-height: 1000px)');
/** A phone on its side: the question and the hand stand beside the location. */
export const useLying = asks('(max-height: 499px) and (min-width: 560px)');
/** A small laptop: tiles, units and hand get lower, so that the opened location keeps its room. */
export const useShort = asks('(max-height: 839px)');
/** Cards to choose from get smaller, so that a row holds one more. */
export const useNarrowGrid = asks('(max-width: 1380px)');
