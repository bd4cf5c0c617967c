/** How much room there is: for the desk or a phone, for more rows of units. */
import { useSyncExternalStore } from 'react';

function asks(query: string): () => boolean {
  const list = matchMedia(query);
  const subscribe = (changed: () => void) => {
    list.addEventListener('change', changed);
    return () => list.removeEventListener('change', changed);
  };
  return () => useSyncExternalStore(subscribe, () => list.matches);
}

export const useWide = asks('(min-width: 820px)');
export const useTall = asks('(min-height: 1000px)');
