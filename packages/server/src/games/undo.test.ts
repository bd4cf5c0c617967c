import { makeDice } from '@spaceline/bots';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../server.ts';
import { anyAnswer, Client, playOn, type Wire } from '../testing/client.ts';
import { lacks, Places } from '../testing/places.ts';
import { testServer } from '../testing/server.ts';

const places = new Places();
let one: RunningServer;
let two: RunningServer;
beforeAll(async () => {
  const place = await places.fresh('postgres');
  [one, two] = await Promise.all([testServer(place), testServer(place)]);
});
afterAll(async () => {
  await Promise.all([one.close(), two.close()]);
  places.close();
});

const dice = makeDice('undo');

/** Two players at two servers, so that everything here also goes from one process to the other. */
async function atOrders(): Promise<{ id: string; kim: Wire; tuvok: Wire }> {
  const [a, b] = [await Client.guest(one.url, 'Kim'), await Client.guest(two.url, 'Tuvok')];
  const { id } = await a.openTable({ clock: { minutes: null } });
  await b.joinTable(id);
  const [kim, tuvok] = [await a.at(id), await b.at(id)];
  const seeded = (w: Wire) => w.game!.view.turn.number >= 2;
  await Promise.all([kim, tuvok].map((w) => playOn(w, dice, () => seeded(w))));
  return { id, kim, tuvok };
}

const moves = (wires: readonly Wire[]): Promise<Wire> =>
  Promise.any(wires.map(async (w) => w.until(() => w.decision !== null).then(() => w)));

describe.skipIf(lacks('postgres'))('taking moves back', () => {
  it('is free while the answer told nothing', async () => {
    const { id, kim, tuvok } = await atOrders();
    // ending the segment or passing up something reveals nothing in itself, but most acts do: find one that is free
    for (let i = 0; i < 60; i++) {
      const wire = await moves([kim, tuvok]);
      const other = wire === kim ? tuvok : kim;
      const before = wire.game!;
      const { n } = wire.decision!;
      await wire.play(anyAnswer(wire.decision!, dice));
      if ((wire.game!.undoable ?? -1) < n) continue;
      wire.send({ t: 'undo', game: id, n: wire.game!.undoable! });
      await wire.until(() => ['undo-asked', 'game'].includes(wire.messages[wire.messages.length - 1].t));
      if (wire.messages[wire.messages.length - 1].t === 'game') {
        expect(wire.game!.view).toEqual(before.view);
        expect(wire.game!.decision).toMatchObject({ ...before.decision, n: wire.game!.n });
        expect(wire.game!.notice).toContain('took back');
        await other.until(() => other.game!.n === wire.game!.n);
        expect(other.game!.log).toHaveLength(wire.game!.log.length);
        return;
      }
      const refused = wire.next('undo-refused');
      await other.until(() => other.messages.some((m) => m.t === 'undo-asked' && m.n === wire.game!.undoable));
      other.send({ t: 'undo-reply', game: id, n: wire.game!.undoable!, accept: false });
      await refused;
    }
    throw new Error('nothing could be taken back freely');
  });

  it('else needs the other player, who may agree', async () => {
    const { id, kim, tuvok } = await atOrders();
    const wire = await moves([kim, tuvok]);
    const other = wire === kim ? tuvok : kim;
    // an old answer: the other player has answered since
    const n = wire.game!.undoable!;
    await Promise.all([kim, tuvok].map((w) => playOn(w, dice, () => w.game!.n > n + 60)));
    const asked = other.next('undo-asked');
    wire.send({ t: 'undo', game: id, n });
    expect(await asked).toMatchObject({ n, by: wire.game!.seat });
    const back = other.next('game');
    other.send({ t: 'undo-reply', game: id, n, accept: true });
    expect((await back).notice).toContain('took back');
    await wire.until(() => wire.game!.n === other.game!.n);
    expect(wire.decision).not.toBeNull();
    await wire.play(anyAnswer(wire.decision!, dice));
  });

  it('is asked for once: whoever was refused may ask again when the game has gone on', async () => {
    const { id, kim, tuvok } = await atOrders();
    const wire = await moves([kim, tuvok]);
    const other = wire === kim ? tuvok : kim;
    const n = wire.game!.undoable!;
    await Promise.all([kim, tuvok].map((w) => playOn(w, dice, () => w.game!.n > n + 40)));
    const asked = () => other.messages.filter((m) => m.t === 'undo-asked').length;
    const ask = async (wanted: 'undo-asked' | 'undo-refused') => {
      const told = wire.next(wanted);
      wire.send({ t: 'undo', game: id, n });
      await told;
    };
    await ask('undo-asked');
    await other.until(() => asked() === 1);
    const refused = wire.next('undo-refused');
    other.send({ t: 'undo-reply', game: id, n, accept: false });
    await refused;
    await ask('undo-refused');
    expect(asked()).toBe(1);
    const now = wire.game!.n;
    await Promise.all([kim, tuvok].map((w) => playOn(w, dice, () => w.game!.n > now + 5)));
    await ask('undo-asked');
    await other.until(() => asked() === 2);
  });

  it('is refused for what is not one’s own, or is not there', async () => {
    const { id, kim, tuvok } = await atOrders();
    for (const n of [tuvok.game!.undoable!, 100_000]) {
      const refused = kim.next('undo-refused');
      kim.send({ t: 'undo', game: id, n });
      expect((await refused).n).toBe(n);
    }
    // and nobody agrees to what was not asked, or to the own wish
    const { n } = kim.game!;
    tuvok.send({ t: 'undo-reply', game: id, n: kim.game!.undoable!, accept: true });
    kim.send({ t: 'ping', at: 1 });
    await kim.next('pong');
    expect(kim.game!.n).toBe(n);
  });

  it('a bot does not mind', async () => {
    const client = await Client.guest(one.url, 'Kim');
    const { id } = await client.playBot({ bot: 'random' });
    const wire = await client.at(id);
    await playOn(wire, dice, () => wire.decision?.kind === 'action');
    const { n } = wire.decision!;
    const view = wire.game!.view;
    await wire.play(anyAnswer(wire.decision!, dice));
    await wire.until(() => wire.decision !== null || wire.isOver);
    const undoable = wire.game!.undoable!;
    wire.send({ t: 'undo', game: id, n: undoable });
    await wire.next('game');
    if (undoable === n) expect(wire.game!.view).toEqual(view);
    expect(wire.decision).not.toBeNull();
  });
});
