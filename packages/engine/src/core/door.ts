/**
 * The door: the only functions that change a state. Each says what happens in the game, and each bumps `state.rev`, so that what
 * was derived from the state is made anew. Setting up a table has an entrance of its own (`door/setting-up.ts`). What is counted and
 * what cards remember have one, too (`door/uses.ts`, `door/memory.ts`): cards say it with the words for it, and with nothing else.
 */
export * from './door/attempt.ts';
export * from './door/battles.ts';
export * from './door/cards.ts';
export * from './door/chance.ts';
export * from './door/condition.ts';
export * from './door/lasting.ts';
export * from './door/players.ts';
export * from './door/seeding.ts';
export * from './door/spaceline.ts';
export * from './door/turn.ts';
