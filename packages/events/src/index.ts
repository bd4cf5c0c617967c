export { wrongPairings } from './checker.ts';
export * from './clock.ts';
export { Desk, drawnEvent, drawnScore } from './drawn.ts';
export * from './entries.ts';
export { nextStage, pairNext } from './pairing.ts';
export * from './results.ts';
export { type Standing, standings, swissStandings } from './standings.ts';
export * from './tournament.ts';
