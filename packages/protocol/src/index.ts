export * from './auto-pass.ts';
export * from './describe.ts';
export * from './log.ts';
export * from './names.ts';
