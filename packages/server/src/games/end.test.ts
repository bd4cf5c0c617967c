/** The end of a game: whoever is told of it can have at once what there is of a game that is over, at whichever server. */
import { afterAll, it } from 'vitest';
import type { RunningServer } from '../server.ts';
import { Client } from '../testing/client.ts';
import { KINDS, type Kind, lacks, Places } from '../testing/places.ts';
import { testServer } from '../testing/server.ts';
import type { Setting } from './setting.ts';

const places = new Places();
const servers: RunningServer[] = [];
afterAll(async () => {
  for (const server of servers) await server.close();
  places.close();
});

/** A server that is slow to write that a game is over: the record is written, and the other server is told, long before. */
function isSlowToEnd({ rooms }: RunningServer): void {
  const { games } = Reflect.get(rooms, 'setting') as Setting;
  const set = games.set.bind(games);
  games.set = async (id, change) => {
    if (change.status === 'over') await new Promise((r) => setTimeout(r, 1500));
    return set(id, change);
  };
}

for (const kind of KINDS) it.skipIf(lacks(kind))(`is written before anybody is told, on ${kind}`, () => end(kind));

async function end(kind: Kind): Promise<void> {
  const place = await places.fresh(kind);
  const on = await testServer(place);
  servers.push(on);
  const and = kind === 'postgres' ? await testServer(place) : on;
  if (and !== on) servers.push(and);
  isSlowToEnd(on);
  const [kim, paris] = [await Client.guest(on.url, 'Kim'), await Client.guest(and.url, 'Paris')];
  const { id } = await kim.openTable();
  await paris.joinTable(id);
  const [a, b] = [await kim.at(id), await paris.at(id)];
  const report: string = (await kim.ok('POST', `/games/${id}/report`, { text: 'Odd' })).id;
  a.send({ t: 'concede', game: id });
  await b.until(() => b.isOver);
  for (const path of [`/reports/${report}`, `/replays/${id}`]) await kim.ok('GET', path);
}
