import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makeDice } from '@spaceline/bots';
import { afterAll, expect, it } from 'vitest';
import { Client, playOn } from './testing/client.ts';
import { Places } from './testing/places.ts';
import { command } from './testing/process.ts';
import { testServer } from './testing/server.ts';

const places = new Places();
afterAll(() => places.close());

async function run(...args: string[]): Promise<{ code: number; stdout: string }> {
  const done = await promisify(execFile)(process.execPath, args).catch((e) => e);
  return { code: done.code ?? 0, stdout: done.stdout };
}

it('`spaceline replay --verify` proves a game of the server, and no other', async () => {
  const place = await places.fresh('sqlite');
  const spaceline = await command();
  // the rules of the command, which are these sources, built
  const [, rules] = /\(rules (\w+)\)/.exec((await run(spaceline, '--version')).stdout)!;
  const server = await testServer(place, { rules });
  const kim = await Client.guest(server.url, 'Kim');
  const { id } = await kim.playBot({ bot: 'random' });
  const wire = await kim.at(id);
  const dice = makeDice('verify');
  await playOn(wire, dice, () => wire.game!.n > 90);
  if (!wire.isOver) wire.send({ t: 'concede', game: id });
  await wire.until(() => wire.isOver);
  const file = await kim.ok('GET', `/games/${id}/replay`);
  await server.close();

  const replay = async (what: object) => {
    const path = join(place.folder, 'replay.json');
    writeFileSync(path, JSON.stringify(what));
    const { code, stdout } = await run(spaceline, 'replay', path, '--verify', '--json');
    return { code, ...JSON.parse(stdout) };
  };
  expect(await replay(file)).toMatchObject({ code: 0, verified: true, hash: file.hash });
  expect(await replay({ ...file, commitment: '0'.repeat(64) })).toMatchObject({ code: 2, verified: false });
  expect(await replay({ ...file, hash: '0'.repeat(16) })).toMatchObject({ code: 2, verified: false });
});
