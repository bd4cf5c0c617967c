/** Seeded dice for bots, so that a simulation can be repeated. */
export { diceOf as makeDice } from '@spaceline/engine';
