export { wrongPairings } from './checker.ts';
export * from './clock.ts';
export { Desk, drawnScore } from './drawn.ts';
export * from './entries.ts';
export { pairNext } from './pairing.ts';
export { ratingsAfter } from './rating.ts';
export * from './results.ts';
export { type Standing, standings } from './standings.ts';
export * from './tournament.ts';
