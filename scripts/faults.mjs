// `npm run faults`: does to a server of our own what disks, people and networks do to servers, and writes down what becomes of it:
// docs/faults.md. It exits with 1 where something that was acknowledged is lost, or nobody is told.
//     npx tsx scripts/faults.mjs [--only WORD] [--write]

import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sleep, startServer } from '../bench/net.mjs';
import { hasPostgres, TestPostgres } from '../packages/server/src/testing/postgres.ts';
import { Witness } from './faults/player.mjs';
import { ROOT } from './root.mjs';

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, write: { type: 'boolean', default: false } },
});
const base = mkdtempSync(join(tmpdir(), 'spaceline-faults-'));
let folders = 0;
const newFolder = () => join(base, String(++folders));
const db = (folder) => join(folder, 'spaceline.db');

/** A folder on a file system of its own, which can be full or read-only; only root may make one. */
function ownDisk(megabytes) {
  const folder = newFolder();
  mkdirSync(folder);
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'spaceline-faults', folder], { stdio: 'pipe' });
  mounted.push(folder);
  return folder;
}
const mounted = [];
const mayMount = () => {
  try {
    ownDisk(1);
    return true;
  } catch {
    return false;
  }
};

/** While games run: what is done, and how it is made good again. `disk` = the folder is a file system of so many megabytes. */
const WHILE_RUNNING = [
  {
    fault: 'the database file is taken away',
    harm: (folder) => renameSync(db(folder), `${db(folder)}.away`),
    mend: (folder) => renameSync(`${db(folder)}.away`, db(folder)),
  },
  {
    fault: 'the database file is replaced by another',
    harm: (folder) => {
      renameSync(db(folder), `${db(folder)}.away`);
      writeFileSync(db(folder), '');
    },
    mend: (folder) => renameSync(`${db(folder)}.away`, db(folder)),
  },
  {
    fault: 'its journal is taken away',
    harm: (folder) => renameSync(`${db(folder)}-wal`, `${db(folder)}.journal`),
    mend: (folder) => renameSync(`${db(folder)}.journal`, `${db(folder)}-wal`),
  },
  {
    fault: 'the whole folder is taken away',
    harm: (folder) => renameSync(folder, `${folder}.away`),
    mend: (folder) => renameSync(`${folder}.away`, folder),
  },
  {
    fault: 'the disk is full',
    disk: 24,
    harm: (folder) => {
      try {
        for (let i = 0; ; i++) writeFileSync(join(folder, `filler-${i}`), Buffer.alloc(64 * 1024));
      } catch {
        // full
      }
    },
    mend: (folder) => execFileSync('sh', ['-c', `rm -f ${folder}/filler-*`]),
  },
];

/** After `kill -9`: what is done to the folder before the server begins again. `after` makes it good. */
const AT_THE_START = [
  { fault: 'nothing more than kill -9', harm: () => {}, begins: true },
  {
    fault: 'the journal is deleted',
    harm: (folder) => renameSync(`${db(folder)}-wal`, `${db(folder)}.journal`),
    after: (folder) => renameSync(`${db(folder)}.journal`, `${db(folder)}-wal`),
  },
  {
    fault: 'the file has 0 bytes',
    harm: (folder) => {
      cpSync(db(folder), `${db(folder)}.copy`);
      truncateSync(db(folder));
    },
    after: (folder) => renameSync(`${db(folder)}.copy`, db(folder)),
  },
  {
    fault: 'the file is overwritten in the middle',
    harm: (folder) => {
      // the line for operators stays behind after a kill, and cannot be copied
      cpSync(folder, `${folder}.copy`, { recursive: true, filter: (file) => !file.endsWith('.sock') });
      const bytes = readFileSync(db(folder));
      bytes.fill(0x5a, 4096, Math.min(bytes.length, 60_000));
      writeFileSync(db(folder), bytes);
      rmSync(`${db(folder)}-wal`);
      writeFileSync(`${db(folder)}-wal`, '');
    },
    after: (folder) => {
      rmSync(folder, { recursive: true });
      renameSync(`${folder}.copy`, folder);
    },
  },
  {
    fault: 'the file is something else',
    harm: (folder) => {
      cpSync(db(folder), `${db(folder)}.copy`);
      writeFileSync(db(folder), 'Captain’s log, supplemental. '.repeat(500));
    },
    after: (folder) => renameSync(`${db(folder)}.copy`, db(folder)),
  },
  {
    fault: 'the folder is read-only',
    disk: 24,
    harm: (folder) => execFileSync('mount', ['-o', 'remount,ro', folder], { stdio: 'pipe' }),
    after: (folder) => execFileSync('mount', ['-o', 'remount,rw', folder], { stdio: 'pipe' }),
  },
];

async function ready(url) {
  try {
    const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(15_000) });
    return { isReady: response.ok, why: (await response.json()).why ?? '' };
  } catch {
    return { isReady: false, why: 'no answer' };
  }
}

/** Until it is so, or a while has passed. */
async function until(holds, ms = 20_000) {
  const end = performance.now() + ms;
  while (performance.now() < end) {
    if (await holds()) return true;
    await sleep(100);
  }
  return false;
}

const plain = (text) =>
  text
    .replaceAll(base, '…')
    .replace(/\/\d+(?=[/,:; ]|$)/g, '')
    .replaceAll('|', '/')
    .replace(/127\.0\.0\.1:\d+/g, '…')
    .replace(/\s+/g, ' ')
    .trim();

async function running(
  { fault, disk, harm, mend },
  env = {},
  folder = disk === undefined ? newFolder() : ownDisk(disk),
) {
  const start = () =>
    startServer({ SPACELINE_DATA: folder, LOG_LEVEL: 'fatal', SPACELINE_HIDE_RESPONSES: '0', ...env });
  let server = await start();
  const witness = await Witness.at(server.url);
  await until(() => witness.acknowledged.length > 10);
  harm(folder);
  let said = { isReady: true, why: '' };
  const noticed = await until(async () => {
    said = await ready(server.url);
    return !said.isReady;
  });
  await sleep(1000);
  const during = witness.acknowledged.length;
  mend(folder);
  const well = await until(async () => (await ready(server.url)).isReady);
  if (!well) {
    await server.kill();
    server = await start();
  }
  const more = await until(() => witness.acknowledged.length > during || witness.over, 5_000);
  const lost = await witness.lost(server.url);
  const ok = noticed && lost === 0;
  await server.stop();
  const afterwards = well
    ? more
      ? 'goes on by itself'
      : 'ready again; its players come back'
    : 'goes on when it is started again';
  return {
    ok,
    row: [
      fault,
      noticed ? `not ready: ${plain(said.why)}` : '**nothing**',
      witness.acknowledged.length,
      lost,
      afterwards,
    ],
  };
}

async function starting({ fault, disk, harm, after, begins = false }) {
  const folder = disk === undefined ? newFolder() : ownDisk(disk);
  const env = { SPACELINE_DATA: folder, LOG_LEVEL: 'fatal', SPACELINE_HIDE_RESPONSES: '0' };
  const first = await startServer(env);
  const witness = await Witness.at(first.url);
  await until(() => witness.acknowledged.length > 10);
  await first.kill();
  const acknowledged = witness.acknowledged.length;
  harm(folder);
  let said = 'begins';
  if (!begins) {
    said = await startServer(env, { quietly: true }).then(
      async (server) => {
        await server.kill();
        return '**begins as if nothing had happened**';
      },
      (error) => `does not begin: ${plain(error.message)}`,
    );
    after(folder);
  }
  const server = await startServer(env);
  const lost = await witness.lost(server.url);
  await server.stop();
  const ok = lost === 0 && !said.startsWith('**');
  return {
    ok,
    row: [fault, said, acknowledged, lost, begins ? 'goes on by itself' : 'goes on with what was put back'],
  };
}

/** Nothing stays behind, however it ends. */
function tidyUp() {
  for (const folder of mounted.splice(0)) execFileSync('umount', ['-l', folder], { stdio: 'pipe' });
  rmSync(base, { recursive: true, force: true });
}
process.once('exit', tidyUp);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

const rows = [];
let bad = 0;
async function one(name, work) {
  if (!name.includes(values.only)) return;
  const { ok, row } = await work().catch((error) => ({
    ok: false,
    row: [name, `**${plain(error.message)}**`, '', '', ''],
  }));
  if (!ok) bad++;
  rows.push(row);
  console.log(`${ok ? 'ok ' : 'BAD'} ${row.join(' | ')}`);
}

const disks = mayMount();
const usable = ({ disk }) => disk === undefined || disks;
for (const f of WHILE_RUNNING.filter(usable))
  await one(f.fault, () => running({ ...f, fault: `${f.fault}, while games run` }));
for (const f of AT_THE_START.filter(usable))
  await one(f.fault, () => starting({ ...f, fault: `${f.fault}, before it begins again` }));
if (hasPostgres && 'the port of PostgreSQL is closed'.includes(values.only)) {
  const postgres = await TestPostgres.start();
  const url = await postgres.database();
  await one('the port of PostgreSQL is closed', () =>
    running(
      {
        fault: 'the port of PostgreSQL is closed, while games run',
        harm: () => postgres.down(),
        mend: () => postgres.up(),
      },
      { DATABASE_URL: url },
    ),
  );
  postgres.down();
  await one('the port of PostgreSQL is closed', async () => {
    const said = await startServer({ DATABASE_URL: url, LOG_LEVEL: 'fatal' }, { quietly: true }).then(
      () => '**begins**',
      (error) => `does not begin: ${plain(error.message)}`,
    );
    return {
      ok: !said.startsWith('**'),
      row: ['the port of PostgreSQL is closed, before it begins', said, '', '', ''],
    };
  });
  postgres.up();
  postgres.stop();
}
tidyUp();

if (!disks) console.log('\nFull and read-only disks were not tried: only root may make one.');
if (!hasPostgres) console.log('\nPostgreSQL was not tried: there is none.');
if (values.write && values.only === '' && disks && hasPostgres) {
  const table = [
    '| what happens | what the server says | acknowledged | lost | afterwards |',
    '|---|---|---:|---:|---|',
  ];
  const file = join(ROOT, 'docs', 'faults.md');
  const head = readFileSync(file, 'utf8').split('\n| what happens')[0].trimEnd();
  writeFileSync(file, `${head}\n\n${[...table, ...rows.map((r) => `| ${r.join(' | ')} |`)].join('\n')}\n`);
}
process.exit(bad > 0 ? 1 : 0);
