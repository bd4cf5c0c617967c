/** Where a Chromium and a PostgreSQL are looked for, how they are installed, and what is said when there are none. */
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  CHROMIUM,
  findChromium,
  findPostgres,
  type Machine,
  POSTGRESQL,
  placesOfChromium,
  placesOfPostgres,
  provide,
  skipping,
} from '../scripts/machine.mjs';
import { ROOT } from '../scripts/root.mjs';

/** A file system of its own, with programs that can be run. */
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'spaceline-machine-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function program(path: string, script = 'echo Program 1.2.3'): string {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
  return file;
}

const STUB = 'echo "Install it with: snap install chromium" >&2; exit 1';

/** A Linux with that PATH, folders of `root`; what else is in the environment follows. */
const linux = (path: string[], env: Record<string, string> = {}): Machine => ({
  env: { PATH: path.map((folder) => join(root, folder)).join(':'), ...env },
  platform: 'linux',
  root,
});

// The programs are shell scripts.
describe.skipIf(process.platform === 'win32')('a Chromium is', () => {
  it('the one that CHROMIUM names, whatever else there is', () => {
    program('usr/bin/chromium');
    const mine = program('home/kim/my chrome');
    expect(findChromium(linux(['usr/bin'], { CHROMIUM: mine }))).toEqual({ at: mine });
  });

  it('not replaced by another when CHROMIUM names none', () => {
    program('usr/bin/chromium');
    const machine = linux(['usr/bin'], { CHROMIUM: '/nowhere/chrome' });
    const found = { at: null, why: 'CHROMIUM names /nowhere/chrome, which does not run', named: true };
    expect(findChromium(machine)).toEqual(found);
    expect(provide(CHROMIUM, { ...machine, isRoot: true })).toEqual(found);
  });

  it('found on the PATH, in its order, by any of its names', () => {
    program('usr/bin/chromium');
    const first = program('opt/tools/google-chrome-stable');
    expect(findChromium(linux(['nothing', 'opt/tools', 'usr/bin']))).toEqual({ at: first });
  });

  it.each(['usr/bin/chromium', 'usr/lib/chromium/chromium', 'snap/bin/chromium', 'opt/google/chrome/chrome'])(
    'found at /%s when the PATH is empty',
    (place) => {
      const file = program(place);
      expect(findChromium(linux([]))).toEqual({ at: file });
    },
  );

  it('not what only says how to get one', () => {
    const stub = program('usr/bin/chromium-browser', STUB);
    expect(findChromium(linux(['usr/bin']))).toMatchObject({ at: null, why: expect.stringContaining(stub) });
    const real = program('opt/google/chrome/chrome');
    expect(findChromium(linux(['usr/bin']))).toEqual({ at: real });
  });

  it('nowhere', () => {
    writeFileSync(join(root, 'chromium'), 'not a program');
    expect(findChromium(linux(['.']))).toEqual({ at: null, why: 'none on the PATH or in the usual places' });
  });
});

it('a Chromium of macOS or Windows is where these put it', () => {
  expect(placesOfChromium({ platform: 'darwin', env: { HOME: '/Users/kim' } })).toEqual(
    expect.arrayContaining([
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Users/kim/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/opt/homebrew/bin/chromium',
    ]),
  );
  const env = { ProgramFiles: 'C:\\Program Files', LOCALAPPDATA: 'C:\\Users\\kim\\AppData\\Local' };
  expect(placesOfChromium({ platform: 'win32', env })).toEqual(
    expect.arrayContaining([
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
      'C:\\Users\\kim\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe',
      'C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe',
    ]),
  );
});

describe.skipIf(process.platform === 'win32')('a PostgreSQL is', () => {
  const server = (folder: string, script?: string): string => {
    for (const name of ['initdb', 'pg_ctl', 'postgres']) program(`${folder}/${name}`, script);
    return join(root, folder);
  };

  it('found on the PATH before any other', () => {
    server('usr/lib/postgresql/15/bin');
    expect(findPostgres(linux(['mine', 'usr/bin']))).toEqual({ at: join(root, 'usr/lib/postgresql/15/bin') });
    const mine = server('mine');
    expect(findPostgres(linux(['mine', 'usr/bin']))).toEqual({ at: mine });
  });

  it('the newest of several', () => {
    for (const version of [9, 15, 17]) server(`usr/lib/postgresql/${version}/bin`);
    expect(findPostgres(linux([]))).toEqual({ at: join(root, 'usr/lib/postgresql/17/bin') });
  });

  it('a server that runs, not its client alone', () => {
    program('usr/bin/psql');
    program('usr/bin/pg_ctl');
    expect(findPostgres(linux(['usr/bin'])).at).toBeNull();
    const broken = server('usr/lib/postgresql/15/bin', 'exit 127');
    expect(findPostgres(linux(['usr/bin']))).toEqual({ at: null, why: `${broken} does not run` });
  });

  it('found where macOS has it', () => {
    for (const place of ['Applications/Postgres.app/Contents/Versions/17', 'opt/homebrew/opt/postgresql@16'])
      program(`${place}/bin/initdb`);
    expect(placesOfPostgres({ platform: 'darwin', root })).toEqual([
      join(root, 'opt/homebrew/opt/postgresql@16/bin'),
      join(root, 'Applications/Postgres.app/Contents/Versions/17/bin'),
    ]);
  });
});

describe.skipIf(process.platform === 'win32')('what is missing', () => {
  const chromium = () => join(root, 'usr/bin/chromium');
  const asked = () => readFileSync(join(root, 'asked'), 'utf8').trim().split('\n');

  /** An apt-get that writes down what it is asked for, and does this when it is to install something. */
  const apt = (install: string): string =>
    program(
      'usr/bin/apt-get',
      `PATH=/usr/bin:/bin; echo "$DEBIAN_FRONTEND: $*" >> '${root}/asked'; case "$*" in *install*) ${install};; esac`,
    );

  function missing(isRoot: boolean) {
    const said: string[] = [];
    const found = provide(CHROMIUM, { ...linux(['usr/bin']), isRoot, say: (line) => said.push(line) });
    return { found, said };
  }

  it('is installed by root, and then found', () => {
    apt(`printf '#!/bin/sh\necho Chromium 1.2\n' > '${chromium()}'; chmod +x '${chromium()}'`);
    const { found, said } = missing(true);
    expect(found).toEqual({ at: chromium() });
    expect(said).toEqual(["Installing Debian's chromium, because there is no Chromium …"]);
    expect(asked()).toEqual([
      expect.stringMatching(/^noninteractive: .*-y .*update$/),
      expect.stringMatching(/^noninteractive: .*-y .*install --no-install-recommends chromium$/),
    ]);
    // and not once more
    expect(missing(true)).toEqual({ found: { at: chromium() }, said: [] });
    expect(asked()).toHaveLength(2);
  });

  it('is not installed by anybody else', () => {
    apt('exit 0');
    const { found, said } = missing(false);
    expect(found).toMatchObject({ at: null, why: expect.stringContaining('only root can install it') });
    expect(said).toEqual([]);
    expect(existsSync(join(root, 'asked'))).toBe(false);
  });

  it('stays missing where apt cannot help, and that is said', () => {
    expect(missing(true).found).toMatchObject({ why: expect.stringContaining('there is no apt-get') });
    apt('echo "E: Unable to locate package chromium" >&2; exit 100');
    expect(missing(true).found).toMatchObject({
      at: null,
      why: expect.stringMatching(/apt-get install .*chromium failed: E: Unable to locate package chromium$/),
    });
    apt(`printf '#!/bin/sh\nexit 1\n' > '${chromium()}'; chmod +x '${chromium()}'`);
    expect(missing(true).found).toMatchObject({ at: null, why: expect.stringContaining('although') });
  });

  it('is said loudly, with what is skipped and what helps', () => {
    expect(skipping(CHROMIUM, 'none here')).toBe(
      '!!!! SKIPPED: the tests in a browser, because there is no Chromium (none here). Install Chromium or Chrome, or let CHROMIUM name the program.',
    );
    expect(skipping(POSTGRESQL, 'none here')).toMatch(/^!!!! SKIPPED: the tests on PostgreSQL, .*\(none here\)/);
  });
});

describe('a test that needs', () => {
  const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .filter((f) => f.endsWith('.test.ts') && !f.includes('node_modules') && f !== join('tests', 'machine.test.ts'))
    .map((f) => ({ f, text: readFileSync(join(ROOT, f), 'utf8') }));
  const without = (needs: RegExp, guard: RegExp) =>
    files.filter(({ text }) => needs.test(text) && !guard.test(text)).map(({ f }) => f);

  it('a PostgreSQL is skipped where there is none', () => {
    const needs = /\bKINDS\b.*testing\/places\.ts|(fresh|begun)\('postgres'/;
    expect(files.filter(({ text }) => needs.test(text)).length).toBeGreaterThan(5);
    expect(without(needs, /skip(If\(|: )lacks\(/)).toEqual([]);
  });

  it('a browser is skipped where there is none', () => {
    const needs = /from '\.\/browser\.ts'/;
    expect(files.filter(({ text }) => needs.test(text)).length).toBeGreaterThan(0);
    expect(without(needs, /\.skipIf\(!hasBrowser\)/)).toEqual([]);
  });
});
