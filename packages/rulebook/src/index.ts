export * from './files.ts';
export * from './rules.ts';
export * from './scenario/modes.ts';
export { parseScenario, Runner, type Scenario } from './scenario/run.ts';
export * from './scenario/runner.ts';
export { ScenarioError } from './scenario/source.ts';
export { FILLER_ID } from './scenario/table.ts';
