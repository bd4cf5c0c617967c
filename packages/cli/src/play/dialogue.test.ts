/** What a player is shown and asked on the way to an answer. */
import { type Bot, makeDice, randomBot, randomChoice } from '@spaceline/bots';
import type { Verb } from '@spaceline/engine';
import { full, warpSpeed } from '@spaceline/formats';
import { describe, expect, it, vi } from 'vitest';
import { stockDecks } from '../decks/decks.ts';
import { headerFor } from '../games/drive.ts';
import { NO_STYLE } from '../style.ts';
import { LANGUAGE, speechFor, tableOf } from '../test-table.ts';
import { Dialogue } from './dialogue.ts';
import type { Lines } from './lines.ts';
import { entriesOf, makeMenu } from './menu.ts';
import { Session } from './session.ts';

const TWO_SHIPS = `
spaceline:
  - mission: Catalog Phenomena
    owner: A
    A: { ships: [{ card: Kazon Raider, crew: [Maniz] }, { card: Kazon Raider, crew: [Tersa] }] }
    B: { ships: [{ card: U.S.S. Intrepid, crew: [Kathryn Janeway] }] }
turn: { player: A, number: 3, segment: orders }`;

/** Sits down at a table and types; what was printed, and the first answer that came of it. */
async function typed(
  yaml: string,
  type: (number: (verb: Verb) => number) => string[],
  bot: Bot = randomBot(makeDice('dialogue')),
) {
  const [a, b] = stockDecks(warpSpeed);
  const header = headerFor(warpSpeed, [a, b], 'dialogue');
  const session = new Session({ format: warpSpeed, header, human: 0, bot });
  session.game = tableOf(yaml);
  const menu = makeMenu(session.game, session.game.decision!, speechFor(session.game, 0));
  return typedIn(
    session,
    type((verb) => menu.find((i) => i.option.verb === verb)!.number),
  );
}

/** The same at the table where a session stands. */
async function typedIn(session: Session, lines: string[]) {
  const before = session.game.answers.length;
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
  return { out, answers: session.game.answers.slice(before) };
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

it('a question that can be answered names those whom it is about', async () => {
  const { out } = await typed(
    `
players: { A: { hand: [Auto-Destruct Sequence, Escape Pod] } }
spaceline:
  - { mission: Protect Shipment, owner: A, A: { ships: [{ card: Kazon Raider, crew: [Maniz, Halok] }] } }
turn: { player: A, number: 3, segment: play }`,
    () => ['play auto-destruct', 'end turn'],
  );
  const asked = out.slice(out.lastIndexOf('\n\n'));
  expect(asked).toContain('Escape Pod');
  // the ship that is about to be destroyed is named above the options
  expect(asked.indexOf('Kazon Raider')).toBeGreaterThan(0);
  expect(asked.indexOf('Kazon Raider')).toBeLessThan(asked.indexOf(' 1 '));
});

/** Attempts whatever it can. */
const eager: Bot = {
  name: 'eager',
  choose: (_game, _seat, d) => {
    const option = d.options.find((o) => o.verb === 'attempt') ?? d.options[0];
    return { option, cards: option.group ?? [] };
  },
};

it('whom to kill is chosen by numbers, although they are the other side’s', async () => {
  const { out } = await typed(
    `
spaceline:
  - mission: Stop Bombardment
    owner: B
    seeds: [{ card: Common Thief, owner: A }]
    A: { ships: [{ card: Kazon Raider, crew: [Maniz] }] }
    B: { planet: [Cavit, Ayala, Mitchell] }
players: { A: { deck: [Halok x5] }, B: { deck: [Halok x5] } }
turn: { player: A, number: 3, segment: orders }`,
    (number) => [String(number('end-turn'))],
    eager,
  );
  const asked = out.slice(out.lastIndexOf('\n\n'));
  expect(asked).toMatch(/ 1 +Cavit.* 2 +Ayala/s);
  // INTEGRITY, CUNNING and STRENGTH of each, beside the number of the option
  expect(asked.match(/\d+/g)!.length).toBeGreaterThanOrEqual(8);
});

describe('of very many options', () => {
  /** A table of the full game in the dilemma phase, and what is asked there. */
  function seeding() {
    const [a, b] = stockDecks(full);
    const header = headerFor(full, [a, b], 'many');
    const session = new Session({ format: full, header, human: 0, bot: randomBot(makeDice('many')) });
    while (session.advance()!.prompt.id !== 'dilemma-phase') {
      const { option, cards } = randomChoice(session.game.decision!, makeDice(String(session.game.answers.length)));
      session.answer(option, cards);
    }
    const speech = speechFor(session.game, 0);
    const entries = entriesOf(session.game, makeMenu(session.game, session.game.decision!, speech), speech);
    return { session, entries, many: entries.find((e) => e.items.length > 2)! };
  }

  it.each([
    ['in two lines', (n: number) => [String(n), '2']],
    ['in one', (n: number) => [`${n} 2`]],
    ['after a number that is none', (n: number) => [`${n} 99`, `${n} 2`]],
  ])('what is done is chosen first, and then where: %s', async (_, lines) => {
    const { session, many } = seeding();
    const { answers } = await typedIn(session, lines(many.head.number));
    expect(answers[0]).toBe(many.items[1].option.key);
  });

  it('something is looked up in between', async () => {
    const { session, many } = seeding();
    const { answers } = await typedIn(session, [String(many.head.number), 'table', 'help', '2']);
    expect(answers[0]).toBe(many.items[1].option.key);
  });

  it('nothing is chosen by what is done alone', async () => {
    const { session, many } = seeding();
    expect((await typedIn(session, [String(many.head.number), ''])).answers).toEqual([]);
  });
});

it('a bot that is behind agrees to a draw', async () => {
  const even = await typed(TWO_SHIPS, () => ['draw']);
  expect(even.answers).toEqual([]);
  const ahead = await typed(`${TWO_SHIPS}\nplayers: { A: { points: 30 } }`, () => ['draw']);
  expect(ahead.answers).toEqual(['!draw']);
  expect(ahead.out).toContain(LANGUAGE('a draw by agreement'));
});
