/** The card language: what a card definition imports. */
export * from './builders.ts';
export * from './conditions.ts';
export * from './definition.ts';
export * from './effects.ts';
export * from './filters.ts';
export * from './modifiers.ts';
export * from './pickers.ts';
export * from './selectors.ts';
