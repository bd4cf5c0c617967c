import { boost, captives, ship, thereIs, thisCard } from '@spaceline/engine/language';

const guarded = { while: thereIs(captives) };

export const reklar = ship('Reklar', {
  modifiers: [boost(['weapons'], 2, thisCard, guarded), boost(['shields'], 1, thisCard, guarded)],
});
