/** The cards, fetched once. */
import type { Words } from '@spaceline/protocol/words';
import type { Card } from '../cards/card.ts';
import { language } from '../net/language.ts';

/** Whatever is a sentence, or part of one, in the reader's language. */
const translated = (card: Card): Card => ({
  ...card,
  lines: card.lines.map(language),
  ...(card.damage && { damage: language(card.damage) }),
  ...(card.missing && { missing: language(card.missing) }),
  ...(card.requirement && { requirement: inLanguage(card.requirement) }),
  ...(card.asks && { asks: { ...card.asks, ways: inLanguage(card.asks.ways), rest: language(card.asks.rest) } }),
});

const inLanguage = (ways: readonly (readonly Words[])[]): Words[][] => ways.map((way) => way.map(language));

let loading: Promise<readonly Card[]> | undefined;

/** All cards there are, the oldest set first. A failed attempt is forgotten, so that the next one tries again. */
export function loadCards(): Promise<readonly Card[]> {
  loading ??= fetch(`${import.meta.env.BASE_URL}data/cards.json`)
    .then((response) => {
      if (!response.ok) throw new Error(`The cards could not be loaded (${response.status}).`);
      return response.json() as Promise<Card[]>;
    })
    .then((cards) => cards.map(translated))
    .catch((error) => {
      loading = undefined;
      throw error;
    });
  return loading;
}
