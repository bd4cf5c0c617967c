/** The command as people run it: what it prints, and how it ends. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogue } from '@spaceline/cards';
import { newGame } from '@spaceline/engine';
import { warpSpeed } from '@spaceline/formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReplayFile } from './games/replay-file.ts';
import { COMMAND, DECKS_FOLDER, ROOT } from './root.ts';
import { ENGLISH_IS_SPOKEN, say } from './test-table.ts';
import { HERE } from './version.ts';

/** A replay file that may be spoilt. */
interface Changeable {
  header: { version: string; rules: string };
  answers: string[];
  hash: string;
}

/** Every command is a process of its own, and they run beside each other. */
const PATIENCE = 120_000;

interface Ended {
  code: number | null;
  out: string;
  err: string;
}

/** What COMMAND builds and runs. Run by itself it starts faster, and is the same from the first test to the last. */
const BUNDLE = join(ROOT, 'dist', 'spaceline.mjs');

function run(args: readonly string[], input = '', program = BUNDLE, more: NodeJS.ProcessEnv = {}): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, NO_COLOR: '1', SPACELINE_DEBUG: '', ...more };
    const child = spawn(process.execPath, [program, ...args], { env });
    let out = '';
    let err = '';
    child.stdout.on('data', (data) => {
      out += data;
    });
    child.stderr.on('data', (data) => {
      err += data;
    });
    // a command that complains does not wait for its input
    child.stdin.on('error', () => {});
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
    child.stdin.end(input);
  });
}

const folder = mkdtempSync(join(tmpdir(), 'spaceline-cli-'));
const path = (name: string) => join(folder, name);
const file = (name: string, text: string | Buffer): string => {
  writeFileSync(path(name), text);
  return path(name);
};

const KAZON = readFileSync(join(DECKS_FOLDER, 'kazon.txt'), 'utf8');
/** Whatever card of the pool has no text yet, and a deck with it. */
const blank = catalogue.defs.find((d) => d.dilemma && d.status === 'facts-only' && d.facts.property === 'VOY')!;
const BLANK = KAZON.replace('Astral Eddy', `${blank.title} [${blank.facts.set}]`);
const GOOD_SCENARIO = `title: Anyone may end a turn
rules: [R-4.1]
spaceline: [{ mission: Catalog Phenomena, owner: A }]
steps:
  - A: end-turn
  - expect: { turn: { player: B } }
`;

/** Nobody wants to see a stack, and a message begins with the command's name. */
function isClear({ code, err }: Ended, message: RegExp): void {
  expect(err).toMatch(message);
  expect(err).toMatch(/^spaceline: /m);
  expect(err).not.toMatch(/^\s+at /m);
  expect(code).toBe(2);
}

beforeAll(async () => {
  // brings the bundle up to date
  const { code, out, err } = await run(['--version'], '', COMMAND);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  // between releases with the commit, where there is Git
  expect(out.startsWith(HERE.version)).toBe(true);
  expect(out.slice(HERE.version.length)).toMatch(/^(\+[0-9a-f]{12}(-changed)?)? \(rules [0-9a-f]{16}\)\n$/);
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.concurrent('spaceline', { timeout: PATIENCE }, () => {
  it('helps', async () => {
    const { code, out } = await run(['--help']);
    expect(code).toBe(0);
    for (const word of [
      'play',
      'simulate',
      'replay',
      'deck',
      'cards',
      'rules',
      'scenario',
      'fuzz',
      'bench',
      'Examples',
    ])
      expect(out).toContain(word);
  });

  it('says what is wrong with its flags', async () => {
    isClear(await run(['simulate', '--gmaes', '3']), /unknown option '--gmaes'/);
    isClear(await run(['play', '--format', 'chess']), /full, voyager, warp-speed/);
    isClear(await run(['simulate', '--bots', 'nobody']), /There is no bot "nobody"/);
    isClear(await run(['play'], '', BUNDLE, { SPACELINE_LANGUAGE: 'klingon' }), /There is no language "klingon"/);
  });

  it('lists cards', async () => {
    const { code, out } = await run(['cards', '--set', 'VOY', '--type', 'dilemma', '--json']);
    const cards = JSON.parse(out) as Record<string, string>[];
    expect(code).toBe(0);
    expect(cards.length).toBeGreaterThan(20);
    expect(Object.keys(cards[0])).toEqual(['id', 'title', 'set', 'type', 'status']);
    expect(cards.every((c) => c.set === 'voy' && c.type === 'Dilemma')).toBe(true);
  });

  it.runIf(ENGLISH_IS_SPOKEN)('shows a card: facts, text, status, files', async () => {
    const { code, out } = await run(['cards', 'astral', 'eddy']);
    expect(code).toBe(0);
    expect(out.split('\n')).toEqual([
      'Astral Eddy  voy-003',
      'Dilemma, space',
      'Unless Navigation, Physics and 2 ENGINEER, kills one crew member (random selection).',
      'Status: complete',
      'Definition: packages/cards/src/voy/dilemma/astral-eddy.ts',
      'Scenarios: packages/cards/src/voy/dilemma/astral-eddy.yaml',
      '',
    ]);
    // two cards of one title are both shown, a reprint with the first of its kind
    expect((await run(['cards', 'Data'])).out).toMatch(/^Data {2}premiere-data, ref-data\n[\s\S]*^Data {2}fc-data\n/m);
    expect((await run(['cards', 'Data [fc]'])).out).toMatch(/^Data {2}fc-data\n/);
  });

  it('shows a card as JSON', async () => {
    const { out } = await run(['cards', 'voy-003', '--json']);
    const [card, ...others] = JSON.parse(out);
    expect(others).toEqual([]);
    expect(card).toMatchObject({
      id: 'voy-003',
      title: 'Astral Eddy',
      status: 'complete',
      facts: { id: 'voy-003', where: 'space' },
      text: [expect.stringMatching(/^Unless Navigation/)],
      definition: 'packages/cards/src/voy/dilemma/astral-eddy.ts',
      scenarios: ['packages/cards/src/voy/dilemma/astral-eddy.yaml'],
    });
  });

  it('takes plain words for a query where no card has that name', async () => {
    const [listed, asked] = await Promise.all([run(['cards', 'voyager']), run(['cards', 'name:voyager', '--json'])]);
    expect(listed.code).toBe(0);
    expect(listed.out).toMatch(/^id +title +type +status\nvoy-194 +U\.S\.S\. Voyager /);
    const titles: string[] = JSON.parse(asked.out).map((c: { title: string }) => c.title);
    for (const title of titles) expect(listed.out).toContain(title);
    // as forgiving as on the page
    expect((await run(['cards', 'kathrin janway'])).out).toMatch(/^voy-122 +Kathryn Janeway /m);
  });

  it('says which title may be meant', async () => {
    isClear(await run(['cards', 'Astral Edy']), /no card called "Astral Edy"; did you mean Astral Eddy\?/);
    isClear(await run(['cards', 'Astral Eddy', '--set', 'bog']), /No printing of "Astral Eddy" is like that/);
  });

  it('shows a rule', async () => {
    expect((await run(['rules', '--show', 'r-7.3'])).out).toMatch(/^R-7\.3 .*RANGE/);
  });
});

describe.concurrent('spaceline deck', { timeout: PATIENCE }, () => {
  it('takes a legal deck', async () => {
    const { code, out } = await run(['deck', 'check', file('good.txt', KAZON), '--json']);
    expect(JSON.parse(out)).toMatchObject({ legal: true, problems: [], unfinished: [], unknown: [] });
    expect(code).toBe(0);
  });

  it('judges several, and counts what it does not know', async () => {
    const files = [file('one.txt', KAZON), file('two.txt', `2 Nobody at all\n${KAZON}Aside:\n1 Ops\n`)];
    const { code, out } = await run(['deck', 'check', ...files, '--json']);
    const told = JSON.parse(out) as { legal: boolean; decks: { legal: boolean; count: object }[] };
    expect(code).toBe(2);
    expect(told.legal).toBe(false);
    expect(told.decks.map((d) => d.legal)).toEqual([true, false]);
    expect(told.decks[1].count).toMatchObject({ aside: 1, unknown: 2 });
  });

  it.each([
    ['unknown.txt', `1 Kathrin Janway\n${KAZON}`, 'deck-file', /Line 1: .*did you mean Kathryn Janeway/],
    ['binary.txt', Buffer.from([0, 1, 2, 3, 255, 254, 0, 7, 8]), 'deck-file', /not a text file/],
  ])('refuses %s', async (name, text, rule, message) => {
    const { code, out } = await run(['deck', 'check', file(name, text), '--json']);
    const told = JSON.parse(out) as { legal: boolean; problems: { rule: string; message: string }[] };
    expect(code).toBe(2);
    expect(told.legal).toBe(false);
    expect(told.problems.find((p) => p.rule === rule)?.message).toMatch(message);
  });

  it('names the cards that are not in Spaceline in full, and takes it all the same', async () => {
    const deck = file('blank.txt', BLANK);
    const { code, out } = await run(['deck', 'check', deck, '--json']);
    const unfinished = [{ id: blank.facts.id, title: blank.title, status: 'facts-only', missing: null }];
    expect(JSON.parse(out)).toMatchObject({ legal: true, problems: [], unfinished });
    expect(code).toBe(0);
    const words = await run(['deck', 'check', deck]);
    expect(words.out).toContain(say('{title}: its text plays as a blank', { title: blank.title }));
    expect(words.code).toBe(0);
    const simulated = await run(['simulate', '--decks', `${deck},kazon`, '--games', '1', '--bots', 'random', '--json']);
    expect(JSON.parse(simulated.out)).toMatchObject({ completed: 1, unfinished });
  });

  it('says so when there is no such file', async () => {
    isClear(await run(['deck', 'check', path('none.txt')]), /neither a file nor a deck/);
    isClear(await run(['simulate', '--decks', `${path('none.txt')},kazon`, '--games', '1']), /There is no deck/);
    isClear(await run(['play', '--deck', file('bad.txt', '1 Nobody\n')]), /Line 1: There is no card called "Nobody"/);
  });
});

describe.concurrent('spaceline scenario', { timeout: PATIENCE }, () => {
  const told = (out: string) =>
    JSON.parse(out) as { passed: number; failed: number; results: Record<string, unknown>[] };

  it('passes what holds', async () => {
    const { code, out } = await run(['scenario', '--json', file('good.yaml', GOOD_SCENARIO)]);
    expect(told(out)).toEqual({
      passed: 1,
      failed: 0,
      results: [{ file: path('good.yaml'), title: 'Anyone may end a turn', ok: true, step: null, message: null }],
    });
    expect(code).toBe(0);
  });

  it('passes what cites a rule that there is not, and says so', async () => {
    const text = GOOD_SCENARIO.replace('[R-4.1]', '[R-99.1, R-4.1]\nclauses: { R-4.1: 99 }');
    const notes = [
      'cites R-99.1, which is no rule of the rulebook',
      'cites clause 99 of R-4.1, which has no such clause',
    ];
    const asked = ['scenario', '--plain', file('stranger.yaml', text)];
    const { code, out } = await run([...asked, '--json']);
    expect(told(out)).toMatchObject({ passed: 1, failed: 0, results: [{ ok: true, notes }] });
    expect(code).toBe(0);
    const { out: lines } = await run(asked);
    for (const note of notes) expect(lines).toContain(`NOTE it ${note}`);
  });

  it('fails what does not', async () => {
    const { code, out } = await run([
      'scenario',
      '--json',
      file('false.yaml', GOOD_SCENARIO.replace('player: B', 'player: A')),
    ]);
    expect(told(out).results[0]).toMatchObject({ ok: false, step: 2 });
    expect(code).toBe(1);
  });

  it('has no use for a file that is broken, or not there', async () => {
    const broken = file('verb.yaml', GOOD_SCENARIO.replace('A: end-turn', 'A: { verb: mvoe, card: Kes }'));
    const { code, out } = await run(['scenario', '--json', broken, path('none.yaml')]);
    expect(told(out).results).toMatchObject([
      { ok: false, message: expect.stringContaining('line 5: no verb is called "mvoe"') },
      { ok: false, message: expect.stringContaining('no such file') },
    ]);
    expect(code).toBe(2);
  });
});

describe.concurrent('spaceline simulate and replay', { timeout: PATIENCE }, () => {
  it('plays games that can be played again', async () => {
    const saved = path('games');
    const args = [
      'simulate',
      '--games',
      '4',
      '--bots',
      'random,random',
      '--decks',
      'kazon,vidiian',
      '--seed',
      '5',
      '--json',
      '--save',
      saved,
    ];
    const { code, out } = await run(args);
    expect(code).toBe(0);
    const told = JSON.parse(out) as Record<string, number> & {
      wins: Record<string, number>;
      results: Record<string, unknown>[];
    };
    expect(Object.keys(told)).toEqual([
      'games',
      'completed',
      'errors',
      'decisions',
      'seconds',
      'wins',
      'battles',
      'shares',
      'unfinished',
      'results',
    ]);
    expect(told).toMatchObject({ games: 4, completed: 4, errors: 0 });
    expect(told.wins.A + told.wins.B + told.wins.ties).toBe(4);
    expect(told.results.map((r) => r.decks)).toEqual([
      ['kazon', 'vidiian'],
      ['vidiian', 'kazon'],
      ['kazon', 'vidiian'],
      ['vidiian', 'kazon'],
    ]);

    const game = join(saved, 'game-2.json');
    const changed = (name: string, change: (f: Changeable) => void) => {
      const copy = JSON.parse(readFileSync(game, 'utf8')) as Changeable;
      change(copy);
      return file(name, JSON.stringify(copy));
    };
    const old = changed('old.json', (f) => {
      Object.assign(f.header, { version: '0.0.0-older', rules: 'beef' });
    });
    const elsewhere = changed('elsewhere.json', (f) => {
      Object.assign(f.header, { version: '0.0.0-older', rules: 'beef' });
      f.hash = '0';
    });
    const odd = changed('odd.json', (f) => {
      f.answers[6] = 'frobnicate.7';
    });
    const other = changed('other.json', (f) => {
      f.hash = '0';
    });
    await Promise.all([
      run(args).then(({ out }) => expect((JSON.parse(out) as typeof told).results).toEqual(told.results)),
      run(['replay', game, '--verify']).then(({ code, out }) => {
        expect(out).toContain(say('Verified'));
        expect(code).toBe(0);
      }),
      run(['replay', game, '--to', '10', '--json']).then(({ out }) =>
        expect(JSON.parse(out)).toMatchObject({ answers: 10, verified: null }),
      ),
      // other rules played it, and these lead to the same position, or to another
      run(['replay', old, '--verify']).then(({ code, out }) => {
        expect(out).toMatch(/played with version 0\.0\.0-older \(rules beef\).*which leads to the same position\./);
        expect(out).toContain(say('Verified'));
        expect(code).toBe(0);
      }),
      run(['replay', elsewhere, '--json']).then((r) => isClear(r, /It takes version 0\.0\.0-older \(rules beef\)/)),
      run(['replay', odd]).then((r) => isClear(r, /Answer 7 of \d+, "frobnicate\.7": .*was not offered/)),
      run(['replay', other, '--verify']).then(({ code }) => expect(code).toBe(2)),
      run(['replay', file('text.json', 'hello')]).then((r) => isClear(r, /not JSON/)),
    ]);
  });

  it('plays in threads what it plays in one, and says what the games allow to be said', async () => {
    const args = [
      'simulate',
      '--decks',
      'kazon,federation',
      '--bots',
      'random,random',
      '--games',
      '9',
      '--cards',
      '--json',
    ];
    const [one, two] = (await Promise.all([run(args), run([...args, '--jobs', '2', '--compare', 'vidiian'])])).map(
      ({ out }) => JSON.parse(out),
    );
    expect(two.results).toEqual(one.results);
    expect(two.lab).toEqual(one.lab);
    const [kazon] = one.lab;
    expect(kazon).toMatchObject({ deck: 'kazon', games: 9 });
    expect(kazon.interval[0]).toBeLessThanOrEqual(kazon.share);
    expect(kazon.cards.length).toBeGreaterThan(10);
    expect(kazon.cards.every((c: { drawn: number; played: number }) => c.played <= c.drawn && c.drawn <= 9)).toBe(true);
    expect(two.compared).toMatchObject({ now: { deck: 'kazon' }, before: { deck: 'vidiian' } });
    expect(two.compared.p).toBeLessThanOrEqual(1);
    isClear(await run(['simulate', '--cards', '--games', '1']), /Which decks/);
  });

  it('counts wins by bot where two different ones play', async () => {
    const { out } = await run(['simulate', '--games', '2', '--bots', 'heuristic,random', '--decks', 'kazon', '--json']);
    const told = JSON.parse(out) as { wins: Record<string, number>; results: { bots: string[] }[] };
    expect(Object.keys(told.wins)).toEqual(['heuristic', 'random', 'ties']);
    expect(told.results.map((r) => r.bots)).toEqual([
      ['heuristic', 'random'],
      ['random', 'heuristic'],
    ]);
  });

  it('fuzzes', async () => {
    const { out } = await run(['fuzz', '--games', '1', '--seed', 'c', '--format', 'warp-speed', '--json']);
    expect(JSON.parse(out)).toMatchObject({ games: 1 });
  });

  it('fuzzes with named decks, in every format in which they are legal', async () => {
    const fuzz = (...args: string[]) => run(['fuzz', '--games', '1', '--seed', 'named', ...args]);
    const one = await fuzz('--decks', 'kazon,vidiian');
    expect(one.out).toMatch(/1 games, \d+ decisions, 0 violations/);
    // the same game: the first pair of the only format that both are legal in
    expect((await fuzz('--decks', 'kazon,vidiian', '--format', 'warp-speed')).out).toBe(one.out);
    expect((await fuzz('--decks', 'vidiian,kazon')).out).not.toBe(one.out);
    isClear(await fuzz('--decks', 'kazon,borg'), /no way of playing in which all of these decks are legal/);
    isClear(await fuzz('--decks', 'kazon', '--format', 'full'), /cannot be used in/);
    isClear(await fuzz('--decks', 'kazon,'), /names with commas/);
    isClear(await fuzz('--decks', 'nowhere'), /There is no deck/);
  });
});

describe.concurrent('spaceline play', { timeout: PATIENCE }, () => {
  const PLAY = [
    'play',
    '--deck',
    'kazon',
    '--against',
    'vidiian',
    '--bot',
    'random',
    '--seed',
    'pipe',
    '--seat',
    'first',
  ];

  it('is played through a pipe, and the end of the input ends it', async () => {
    const typed = ['help', 'table', '1', '1', '1', 'done', 'why 1', 'look kazon outpost', 'undo', 'frobnicate', '99'];
    const { code, out, err } = await run(PLAY, `${typed.join('\n')}\n`);
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toContain(say('You go first.'));
    expect(out).toContain(say('Mission phase: place a mission'));
    expect(out).toContain(say('You seed '));
    expect(out).toContain('Kazon Outpost [voy]');
    expect(out).toContain(say('Nothing that you can do now is called "{typed}"', { typed: 'frobnicate' }));
    expect(out).not.toContain('\u001b');
  });

  it('with unfinished cards is played only by who has agreed to them', async () => {
    const deck = file('mine.txt', BLANK);
    const told = say('{title}: its text plays as a blank', { title: blank.title });
    const begun = say('Mission phase: place a mission');
    const play = (input: string, ...flags: string[]) => run(['play', '--bot', 'random', ...flags], input);
    const answered = (input: string) => play(input, '--deck', deck);
    const [none, no, yes, flagged, theirs] = await Promise.all([
      answered(''),
      answered('no\n'),
      answered('yes\n'),
      play('', '--deck', deck, '--blanks'),
      play('', '--against', deck),
    ]);
    for (const ended of [none, no, theirs]) {
      isClear(ended, /unfinished cards/);
      expect(ended.out).toContain(told);
      expect(ended.out).not.toContain(begun);
    }
    for (const { code, out, err } of [yes, flagged]) {
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(out).toContain(told);
      expect(out).toContain(begun);
    }
  });

  it('seats who wants to go first or second so, and says who does', async () => {
    const goesFirst = async (seed: string, ...seat: string[]): Promise<boolean> => {
      const save = path(`seat-${seed}.json`);
      const { out } = await run(['play', '--bot', 'random', '--seed', seed, '--save', save, ...seat], 'quit\n');
      const { header, players } = JSON.parse(readFileSync(save, 'utf8')) as ReplayFile;
      const first = newGame({ catalogue, format: warpSpeed }, header).state.first === players!.indexOf('you');
      expect(out).toContain(say(first ? 'You go first.' : 'You go second.'));
      expect(out).not.toContain(say(first ? 'You go second.' : 'You go first.'));
      return first;
    };
    const wanted = ['first', 'second', 'first', 'second', 'first', 'second'];
    const got = await Promise.all(wanted.map((seat, n) => goesFirst(`${n}`, '--seat', seat)));
    expect(got).toEqual(wanted.map((seat) => seat === 'first'));
    await goesFirst('by-chance');
  });

  it('is saved, and goes on where it was left', async () => {
    const save = path('mine.json');
    const { code, out } = await run([...PLAY, '--save', save], '1\nquit\n');
    expect(code).toBe(0);
    expect(out).toContain(say('Saved in {path}.', { path: save }));
    expect((await run(['replay', save, '--verify'])).code).toBe(0);
    const more = await run(['play', '--resume', save], '1\n');
    expect(more.code).toBe(0);
    expect((JSON.parse(readFileSync(save, 'utf8')) as ReplayFile).answers.length).toBeGreaterThan(1);
  });

  it('goes on with a game of other rules only where these lead to the same position, and its player agrees', async () => {
    const save = path('theirs.json');
    await run([...PLAY, '--save', save], '1\nquit\n');
    const kept = JSON.parse(readFileSync(save, 'utf8')) as ReplayFile;
    const resume = (other: object, ...flags: string[]) => {
      const header = { ...kept.header, version: '0.0.0-older', rules: 'beef' };
      file('theirs.json', JSON.stringify({ ...kept, header, ...other }));
      return run(['play', '--resume', save, ...flags], '1\n');
    };
    isClear(await resume({}), /version 0\.0\.0-older \(rules beef\).*same position\. Give --play-on/);
    expect((await resume({}, '--play-on')).out).toContain(say('It goes on under these rules'));
    const { rules, answers } = JSON.parse(readFileSync(save, 'utf8')) as ReplayFile;
    expect(rules).toEqual([
      { version: '0.0.0-older', rules: 'beef', from: 0 },
      { version: kept.header.version, rules: kept.header.rules, from: kept.answers.length },
    ]);
    expect(answers.length).toBeGreaterThan(kept.answers.length);
  });

  it('can be heard: sentences only', async () => {
    const { out } = await run([...PLAY, '--plain'], '1\n1\n1\n');
    expect(out).toMatch(new RegExp(`${say('Location')} 1 ${say('of')} \\d: `));
    expect(out).toMatch(new RegExp(`^1\\. ${say('Seed')} `, 'm'));
    expect(out).not.toMatch(/[\u2500-\u257f]/);
  });

  it('comes to an end', async () => {
    const save = path('ended.json');
    const { code } = await run([...PLAY, '--save', save], `${'done\npass\nend\n1\n'.repeat(600)}`);
    expect(code).toBe(0);
    const replay = JSON.parse((await run(['replay', save, '--json'])).out) as {
      result: { kind: string } | null;
      log: { told: { kind: string }; text: string }[];
    };
    expect(replay.result).not.toBe(null);
    expect(replay.log.at(-1)?.told.kind).toBe('game-over');
  });
});

describe('spaceline sealed', () => {
  const deal = ['sealed', '--product', 'enhanced-premiere', '--players', 'Ann,Ben,Cay', '--json'];

  it('mixes the boxes that players brought among the others, and deals each once (WARP-12)', async () => {
    const { code, out } = await run([...deal, '--own', 'Ben=brought', '--seed', '3']);
    expect(code).toBe(0);
    const { players } = JSON.parse(out) as { players: { player: string; from: string | null; seed: string }[] };
    expect(players.map((p) => p.player)).toEqual(['Ann', 'Ben', 'Cay']);
    expect(new Set(players.map((p) => p.seed)).size).toBe(3);
    expect(players.filter((p) => p.from !== null)).toEqual([expect.objectContaining({ from: 'Ben', seed: 'brought' })]);
  });

  it('says what is wrong with the players or their boxes', async () => {
    isClear(await run([...deal, '--own', 'Dan=1']), /--own is PLAYER=SEED with one of the players, not "Dan=1"/);
    isClear(await run(['sealed', '--product', 'enhanced-premiere', '--players', 'A,A']), /different names/);
    isClear(await run(['sealed', '--product', 'voyager-starter', '--players', 'A,B']), /Boxes of enhanced-premiere/);
  });
});
