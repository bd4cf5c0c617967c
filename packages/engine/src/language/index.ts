/** The card language: what a card definition imports. */
export * from './amounts.ts';
export * from './builders.ts';
export * from './conditions.ts';
export * from './definition.ts';
export * from './effects.ts';
export * from './filters.ts';
export * from './modifiers.ts';
export * from './nouns.ts';
export * from './pickers.ts';
export * from './reading.ts';
export * from './selectors.ts';
