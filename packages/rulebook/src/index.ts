export * from './files.ts';
export { type Doubt, doubtsAbout } from './proof.ts';
export * from './rules.ts';
export { FILLER_ID, STATUSES_SAID } from './scenario/cards.ts';
export * from './scenario/modes.ts';
export { parseScenario, Runner } from './scenario/run.ts';
export * from './scenario/runner.ts';
export { ScenarioError } from './scenario/source.ts';
