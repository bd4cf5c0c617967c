/** The drill of docs/operations.md: a backup while games go on, the loss of everything, and the same games on another database. */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makeDice } from '@spaceline/bots';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { DatabasePlace } from '../database/database.ts';
import { Client, playOn } from '../testing/client.ts';
import { KINDS, lacks, Places } from '../testing/places.ts';
import { command, ServerProcess } from '../testing/process.ts';

const places = new Places();
const folder = mkdtempSync(join(tmpdir(), 'spaceline-drill-'));
afterAll(() => {
  places.close();
  rmSync(folder, { recursive: true, force: true });
});

const running = new Set<ServerProcess>();
afterEach(async () => {
  for (const server of running) await server.stop();
  running.clear();
});
async function start(place: DatabasePlace): Promise<ServerProcess> {
  const server = await ServerProcess.start(place);
  running.add(server);
  return server;
}

async function spaceline(place: DatabasePlace, ...args: string[]) {
  const where = place.url === null ? ['--data', place.folder] : ['--database', place.url];
  const { stdout } = await promisify(execFile)(process.execPath, [await command(), ...args, ...where, '--json']);
  return JSON.parse(stdout);
}

describe.each(KINDS)('on %s', (kind) => {
  it('nothing that was backed up is lost', { skip: lacks(kind) || lacks('postgres'), timeout: 180_000 }, async () => {
    const place = await places.fresh(kind);
    const server = await start(place);
    const kim = await Client.guest(server.url, 'Kim');
    const { id } = await kim.playBot({ bot: 'random' });
    const wire = await kim.at(id);
    const dice = makeDice('drill');
    await playOn(wire, dice, () => wire.game!.n > 40);

    const file = join(folder, `${kind}.gz`);
    const backedUp = await spaceline(place, 'backup', file);
    expect(backedUp.tables.games).toBe(1);
    expect(backedUp.tables.decisions).toBeGreaterThan(40);
    // the game has gone on meanwhile, and goes on
    const n = wire.game!.n;
    await playOn(wire, dice, () => wire.game!.n > n + 10);
    // the copy that it was made from is gone
    if (kind === 'sqlite') expect(readdirSync(place.folder).filter((f) => f.startsWith('copy-'))).toEqual([]);
    await server.kill();
    running.delete(server);

    // on the other kind of database
    const next = await places.fresh(kind === 'sqlite' ? 'postgres' : 'sqlite');
    expect(await spaceline(next, 'restore', file)).toMatchObject({ tables: backedUp.tables });
    expect(await spaceline(next, 'verify')).toEqual({ games: 1, good: 1, otherRules: [], broken: [] });
    expect(await spaceline(next, 'verify', file)).toMatchObject({ rows: backedUp.rows });
    const again = await start(next);
    kim.url = again.url;
    const back = await kim.at(id);
    expect(back.game!.n).toBeGreaterThanOrEqual(backedUp.tables.decisions);
    back.send({ t: 'concede', game: id });
    await back.until(() => back.isOver);
    const games = join(folder, `${kind}-games`);
    expect(await spaceline(next, 'export', games)).toMatchObject({ games: 1 });
    expect(existsSync(join(games, `${id}.json`))).toBe(true);
  });
});
