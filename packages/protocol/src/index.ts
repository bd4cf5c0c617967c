export * from './auto-pass.ts';
export * from './commitment.ts';
export * from './decision-view.ts';
export * from './describe.ts';
// with a game as well, until the terminal has names of its own
export { optionWords } from './describe.ts';
export * from './lobby.ts';
export * from './log.ts';
export * from './log-lines.ts';
export * from './messages.ts';
export * from './names.ts';
export * from './option-data.ts';
export * from './patch.ts';
export { type Position, samePosition } from './position.ts';
export * from './record.ts';
export * from './undo.ts';
export * from './words/index.ts';
export { mayName, namingOf } from './words/naming-of-game.ts';
export * from './words/told-line.ts';
