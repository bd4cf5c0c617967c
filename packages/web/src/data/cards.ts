/** The cards, fetched once. */
import type { Card } from '../cards/card.ts';

let loading: Promise<readonly Card[]> | undefined;

/** All cards there are, the oldest set first. A failed attempt is forgotten, so that the next one tries again. */
export function loadCards(): Promise<readonly Card[]> {
  loading ??= fetch(`${import.meta.env.BASE_URL}data/cards.json`)
    .then((response) => {
      if (!response.ok) throw new Error(`The cards could not be loaded (${response.status}).`);
      return response.json() as Promise<Card[]>;
    })
    .catch((error) => {
      loading = undefined;
      throw error;
    });
  return loading;
}
