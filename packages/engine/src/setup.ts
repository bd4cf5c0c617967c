/** Setting up a table otherwise than from two decks: for scenarios and tests. Rules, cards and bots may not import this. */
export { addCard, layOut } from './core/door/setting-up.ts';
