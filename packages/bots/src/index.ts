export * from './bot.ts';
export * from './dice.ts';
export * from './random.ts';
