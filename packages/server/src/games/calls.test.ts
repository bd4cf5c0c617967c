/** Whose move it is reaches that person on whichever page they are, at whichever server, and how long the other will wait. */
import { makeDice } from '@spaceline/bots';
import type { CallMessage } from '@spaceline/protocol';
import { afterAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../server.ts';
import { anyAnswer, Client, playOn, type Wire } from '../testing/client.ts';
import { KINDS, lacks, Places } from '../testing/places.ts';
import { testServer } from '../testing/server.ts';

const places = new Places();
const servers: RunningServer[] = [];
afterAll(async () => {
  for (const server of servers) await server.close();
  places.close();
});

const calls = (wire: Wire): CallMessage[] => wire.messages.filter((m) => m.t === 'call');
const last = (wire: Wire): CallMessage | undefined => calls(wire).at(-1);
/** A page that shows no table. */
async function elsewhere(client: Client): Promise<Wire> {
  const wire = await client.connect();
  wire.send({ t: 'calls' });
  return wire;
}

/** Answers what is asked at one wire until something is so, of which another hears. */
async function answerUntil(wire: Wire, isSo: () => boolean): Promise<void> {
  const dice = makeDice('calls');
  while (!isSo())
    if (wire.decision === null) await new Promise((r) => setTimeout(r, 20));
    else {
      await wire.play(anyAnswer(wire.decision, dice));
      await new Promise((r) => setTimeout(r, 200));
    }
}

describe.each(KINDS)('on %s', (kind) => {
  it('somebody who looks elsewhere hears that it is their move, and how long they may be away', {
    skip: lacks(kind),
  }, async () => {
    const place = await places.fresh(kind);
    const serve = async () => {
      const server = await testServer(place);
      servers.push(server);
      return server;
    };
    const on = await serve();
    const and = kind === 'postgres' ? await serve() : on;
    const [kim, paris] = [await Client.guest(on.url, 'Kim'), await Client.guest(and.url, 'Paris')];
    const { id } = await kim.openTable();
    const page = await elsewhere(kim);
    const stranger = await elsewhere(await Client.guest(on.url, 'Seven'));
    expect(calls(page)).toEqual([]);
    // Paris sits down at the table: Kim, on another page, is told as soon as it is her move
    await paris.joinTable(id);
    const b = await paris.at(id);
    await answerUntil(b, () => last(page)?.waits === true);
    await page.until(() => last(page)?.waits === true);
    expect(last(page)).toMatchObject({ game: id, format: 'warp-speed', by: { name: 'Paris', kind: 'guest' } });
    expect(last(page)!.away).toBeGreaterThan(60_000);
    // at the table nothing is counted, and the call stands until the move is the other's
    const a = await kim.at(id);
    await page.until(() => last(page)?.waits === true && last(page)?.away === null);
    // Kim answers until there is nothing to answer
    await answerUntil(a, () => last(page)?.waits === false);
    // who comes later is told at once, over a connection to any server, and so is who was away when it began
    const late = await elsewhere(paris);
    await late.until(() => last(late)?.waits === true);
    expect(last(late)).toMatchObject({ game: id, by: { name: 'Kim' } });
    // a game that is over waits for nobody
    b.send({ t: 'concede', game: id });
    await late.until(() => last(late)?.waits === false);
    expect(calls(stranger)).toEqual([]);
    // nor does a bot call anybody
    const bot = await kim.playBot();
    const c = await kim.at(bot.id);
    await playOn(c, makeDice('bot'), () => c.game!.n >= 6);
    expect(calls(page).some((call) => call.game === bot.id)).toBe(false);
  });

  it('a game that nobody is at calls whoever comes to another page', { skip: lacks(kind) }, async () => {
    const place = await places.fresh(kind);
    let server = await testServer(place);
    const [kim, paris] = [await Client.guest(server.url, 'Kim'), await Client.guest(server.url, 'Paris')];
    const { id } = await kim.openTable();
    await paris.joinTable(id);
    const wires = [await kim.at(id), await paris.at(id)];
    const asked = wires.findIndex((w) => w.decision !== null);
    await server.close();
    server = await testServer(place);
    servers.push(server);
    const who = [kim, paris][asked];
    who.url = server.url;
    const page = await elsewhere(who);
    await page.until(() => last(page)?.waits === true);
    expect(last(page)).toMatchObject({ game: id, away: null });
  });
});
