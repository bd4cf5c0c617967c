import type { CardFacts } from '@spaceline/engine';

/** CR-99: it has the grey bar of a card of the Second Edition that First Edition can be played with. */
export const isConverted = (facts: Pick<CardFacts, 'set'>): boolean => facts.set.startsWith('2e-');
