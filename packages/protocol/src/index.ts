export * from './auto-pass.ts';
export * from './describe.ts';
export * from './log.ts';
export * from './messages.ts';
export * from './names.ts';
export * from './patch.ts';
