/**
 * Games in a language that nobody speaks. Whoever types gets on as in English, and no English is left over: what is still in Latin
 * letters is a name (a card, a skill, an affiliation), the number of a rule, or what can be typed.
 */
import { makeDice, randomBot } from '@spaceline/bots';
import { catalogue } from '@spaceline/cards';
import { AFFILIATIONS, type CardDef, type Format, QUADRANTS, SKILLS } from '@spaceline/engine';
import { full, warpSpeed } from '@spaceline/formats';
import { ENGLISH, type Language, namingOf, pseudo } from '@spaceline/protocol';
import { allRules } from '@spaceline/rulebook';
import { describe, expect, it, vi } from 'vitest';
import { stockDecks } from '../decks/decks.ts';
import { headerFor } from '../games/drive.ts';
import { Speech } from '../speech.ts';
import { NO_STYLE } from '../style.ts';
import { makeScene } from '../table/scene.ts';
import { drawTable } from '../table/table.ts';
import { KAZON_TABLE, tableOf } from '../test-table.ts';
import { Dialogue } from './dialogue.ts';
import type { Lines } from './lines.ts';
import { Session } from './session.ts';

/** What somebody types who knows what can be typed, and reads nothing. */
function typing(seed: string, count: number, deck: readonly string[]): string[] {
  const dice = makeDice(seed);
  const title = () => catalogue.byId(deck[dice(deck.length)])!.title;
  const said = [
    () => String(1 + dice(12)),
    () => `${1 + dice(8)} all`,
    () => 'end',
    () => 'pass',
    () => 'yes',
    () => `look ${title()}`,
    () => `why ${['', 'move', 'beam', 'report', 'play', 'attack', 'attempt'][dice(7)]} ${title()}`,
    () =>
      ['table', 'hand', 'discard', 'battle', 'options', 'log all', 'undo', 'stops', 'help', 'why', 'frobnicate', '99'][
        dice(12)
      ],
  ];
  // mostly numbers, so that the game goes on
  return Array.from({ length: count }, () => said[dice(2) === 0 ? dice(3) : dice(said.length)]());
}

interface Played {
  typed: readonly string[];
  out: string;
  answers: readonly string[];
}

/** Plays a game with these lines; what was printed, and the answers that came of it. */
async function played(format: Format, seed: string, language: Language): Promise<Played> {
  const [a, b] = stockDecks(format);
  const typed = typing(seed, 500, [...a.deck.missions, ...a.deck.seeds, ...a.deck.draw]);
  const waiting = [...typed];
  const lines = { ask: async () => waiting.shift() ?? null } as unknown as Lines;
  const header = headerFor(format, [a, b], seed);
  const session = new Session({ format, header, human: 0, bot: randomBot(makeDice(seed)) });
  let out = '';
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += String(text);
    return true;
  });
  try {
    await new Dialogue(session, lines, { style: NO_STYLE, plain: true, language, save: null }).run();
  } finally {
    write.mockRestore();
  }
  return { typed, out, answers: session.game.answers };
}

/** Names, and other data that are the same in every language. */
const NAMES: readonly string[] = [
  ...catalogue.defs.flatMap(({ title, facts }: CardDef) => [
    title,
    facts.set,
    facts.type,
    facts.class ?? '',
    ...facts.icons,
    ...facts.keywords,
    ...(facts.species ?? []),
    ...(facts.staffing ?? []),
  ]),
  ...SKILLS,
  ...AFFILIATIONS,
  ...QUADRANTS,
  ...allRules().map((r) => r.id),
  ...['Battle Bridge', 'Q-Continuum', 'Q’s Tent'],
  // what can be typed
  ...[
    'help',
    'why',
    'look',
    'hint',
    'bot',
    'table',
    'hand',
    'battle',
    'discard',
    'options',
    'log',
    'all',
    'undo',
    'draw',
    'stops',
    'on',
    'off',
    'save',
    'quit',
    'yes',
  ],
  ...['CARD', 'WORDS', 'FILE', 'report maniz', 'end', 'move kazon raider catalog', 'frobnicate', 'game.json'],
];

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The words in Latin letters that are no names. */
function leftOver({ out, typed }: Played): string[] {
  const names = [...new Set([...NAMES, ...typed])].filter((n) => n !== '');
  names.sort((x, y) => y.length - x.length);
  const known = new RegExp(`(?<![A-Za-z])(${names.map(escaped).join('|')})(?![A-Za-z])`, 'g');
  // what stands between quotation marks was typed
  const rest = out
    .replace(/\s+/g, ' ')
    .replace(known, ' ')
    .replace(/"[^"]*"/g, ' ');
  return [...new Set(rest.match(/[A-Za-z]{2,}/g) ?? [])];
}

describe.each([warpSpeed, full])('a game of $id', { timeout: 60_000 }, (format) => {
  it('can be played without reading', async () => {
    const english = await played(format, 'typist', ENGLISH);
    const nonsense = await played(format, 'typist', pseudo);
    expect(nonsense.answers).toEqual(english.answers);
    expect(english.answers.length).toBeGreaterThan(50);
    // the words were there to be read
    expect(leftOver(english).length).toBeGreaterThan(100);
    expect(leftOver(nonsense)).toEqual([]);
  });
});

it('the drawing of the table has no English either', () => {
  const g = tableOf(KAZON_TABLE);
  const speech = new Speech(namingOf(g, 0, ['Kim', 'Maje'], pseudo));
  const drawn = drawTable(makeScene(g, speech), speech, NO_STYLE, 180).join('\n');
  const titles = new Set(g.state.cards.flatMap((c) => g.def(c.id).title.split(' ')));
  const words = (drawn.match(/[A-Za-z’'-]{2,}/g) ?? []).filter((w) => !titles.has(w));
  expect(words.filter((w) => !(AFFILIATIONS as readonly string[]).includes(w) && w !== 'Maje')).toEqual([]);
});
