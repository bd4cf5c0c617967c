/** What a player is shown and asked on the way to an answer. */
import { makeDice, randomBot } from '@spaceline/bots';
import type { Verb } from '@spaceline/engine';
import { warpSpeed } from '@spaceline/formats';
import { expect, it, vi } from 'vitest';
import { stockDecks } from '../decks/decks.ts';
import { headerFor } from '../games/drive.ts';
import { NO_STYLE } from '../style.ts';
import { LANGUAGE, speechFor, tableOf } from '../test-table.ts';
import { Dialogue } from './dialogue.ts';
import type { Lines } from './lines.ts';
import { makeMenu } from './menu.ts';
import { Session } from './session.ts';

const TWO_SHIPS = `
spaceline:
  - mission: Catalog Phenomena
    owner: A
    A: { ships: [{ card: Kazon Raider, crew: [Maniz] }, { card: Kazon Raider, crew: [Tersa] }] }
    B: { ships: [{ card: U.S.S. Intrepid, crew: [Kathryn Janeway] }] }
turn: { player: A, number: 3, segment: orders }`;

/** Sits down at a table and types; what was printed, and the first answer that came of it. */
async function typed(yaml: string, type: (number: (verb: Verb) => number) => string[]) {
  const [a, b] = stockDecks(warpSpeed);
  const header = headerFor(warpSpeed, [a, b], 'dialogue');
  const session = new Session({ format: warpSpeed, header, human: 0, bot: randomBot(makeDice('dialogue')) });
  session.game = tableOf(yaml);
  const menu = makeMenu(session.game, session.game.decision!, speechFor(session.game, 0));
  const lines = type((verb) => menu.find((i) => i.option.verb === verb)!.number);
  let out = '';
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += String(text);
    return true;
  });
  try {
    const ask = { ask: async () => lines.shift() ?? null } as unknown as Lines;
    await new Dialogue(session, ask, { style: NO_STYLE, plain: false, language: LANGUAGE, save: null }).run();
  } finally {
    write.mockRestore();
  }
  return { out, answers: session.game.answers };
}

it('an attack is shown before it is made, and made only when it is confirmed', async () => {
  const back = await typed(TWO_SHIPS, (number) => [`${number('attack')} all`, '']);
  expect(back.out).toMatch(/ 14 = 7 Kazon Raider .* 7 Kazon Raider /);
  expect(back.answers).toEqual([]);

  const left = await typed(TWO_SHIPS, (number) => [`${number('attack')} all`]);
  expect(left.answers).toEqual([]);

  const made = await typed(TWO_SHIPS, (number) => [`${number('attack')} all`, 'yes']);
  expect(made.answers[0]).toMatch(/^attack>/);
});

it('what harms nobody needs no confirmation', async () => {
  const { answers } = await typed(TWO_SHIPS, (number) => [String(number('end-turn'))]);
  expect(answers[0]).toBe('end-turn');
});

it('an option without cards takes none', async () => {
  const { answers } = await typed(TWO_SHIPS, (number) => [`${number('end-turn')} all`]);
  expect(answers).toEqual([]);
});

it('an option that is typed word for word is not ambiguous', async () => {
  const near = TWO_SHIPS.replace(
    'turn:',
    '  - { mission: Liberation, owner: A }\n  - { mission: Research Phage, owner: B }\nturn:',
  );
  const one = near.replace(', { card: Kazon Raider, crew: [Tersa] }', '');
  const { answers } = await typed(one, () => ['move kazon raider to liberation']);
  expect(answers[0]).toMatch(/^move/);
});

it('both discard piles can be read', async () => {
  const { out, answers } = await typed(
    `${TWO_SHIPS}\nplayers: { A: { discard: [Culluh] }, B: { discard: [Harry Kim] } }`,
    () => ['discard'],
  );
  expect(out).toContain('Culluh');
  expect(out).toContain('Harry Kim');
  expect(answers).toEqual([]);
});

it('a bot that is behind agrees to a draw', async () => {
  const even = await typed(TWO_SHIPS, () => ['draw']);
  expect(even.answers).toEqual([]);
  const ahead = await typed(`${TWO_SHIPS}\nplayers: { A: { points: 30 } }`, () => ['draw']);
  expect(ahead.answers).toEqual(['!draw']);
  expect(ahead.out).toContain(LANGUAGE('a draw by agreement'));
});
