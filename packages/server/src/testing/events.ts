/** An event as its players and its director have it, for tests. */
import type { EventTableView, EventView } from '@spaceline/protocol';
import type { Client, Reply, Wire } from './client.ts';

const SEALED = {
  name: 'Friday',
  format: 'warp-speed',
  sealed: { kind: 'starters', packs: ['voyager-booster'] },
  rounds: 2,
  breakMinutes: 60,
  fillTo: 4,
};

export const open = async (c: Client, more: object = {}): Promise<EventView> =>
  (await c.ok('POST', '/events', { ...SEALED, ...more })).event;
/** Everybody brings a deck, and no bot takes a seat. */
export const openBrought = (c: Client, more: object = {}): Promise<EventView> =>
  open(c, { sealed: undefined, fillTo: 0, ...more });
export const look = async (c: Client, id: string): Promise<EventView> => (await c.ok('GET', `/events/${id}`)).event;
export const act = async (c: Client, id: string, deed: object): Promise<EventView> =>
  (await c.ok('POST', `/events/${id}/act`, deed)).event;
/** What cannot be done, and why. */
export const refused = (c: Client, id: string, deed: object): Promise<Reply> =>
  c.call('POST', `/events/${id}/act`, deed);
export const enter = async (c: Client, id: string, deck?: string): Promise<EventView> =>
  (await c.ok('POST', `/events/${id}/enter`, deck === undefined ? {} : { deck })).event;
/** A guest who comes when the packs are open asks, and the director lets them in. */
export async function letIn(director: Client, guest: Client, id: string): Promise<EventView> {
  const { asks, me } = await enter(guest, id);
  if (!asks || me !== null) throw new Error('nobody was asked');
  const player = (await guest.ok('GET', '/me')).me.id;
  await act(director, id, { do: 'let-in', player });
  return look(guest, id);
}
/** All of them, with one of our decks each. */
export async function enterAll(clients: readonly Client[], id: string): Promise<void> {
  for (const [i, c] of clients.entries()) await enter(c, id, i % 2 === 0 ? 'kazon' : 'federation');
}

/** The event as soon as something holds of it: each request waits for news. */
export async function when(c: Client, id: string, holds: (e: EventView) => boolean): Promise<EventView> {
  let after = -1;
  for (let i = 0; i < 200; i++) {
    const { event } = (await c.ok('GET', `/events/${id}?after=${after}`)) as { event: EventView };
    if (holds(event)) return event;
    after = event.n;
  }
  throw new Error(`it did not come: ${holds}`);
}

const NOWHERE: EventTableView = { table: 0, game: null, first: '', second: null, turn: null, came: [], result: null };

/** In the latest round; where there is none yet, nothing. */
export const myTable = (e: EventView): EventTableView =>
  e.played.at(-1)?.tables.find((t) => t.first === e.me || t.second === e.me) ?? NOWHERE;

/** Sits down at the own table, as soon as it is laid out. */
export async function sitDown(c: Client, id: string): Promise<Wire> {
  const e = await when(c, id, (x) => myTable(x).game !== null);
  return c.at(myTable(e).game!);
}

/** Sits down at the own table and gives up. */
export async function concede(c: Client, id: string): Promise<EventView> {
  const e = await when(c, id, (x) => myTable(x).game !== null || myTable(x).result?.by === 'bye');
  const { game } = myTable(e);
  if (game === null) return e;
  const wire = await c.at(game);
  if (wire.game!.event !== id) throw new Error('the game does not know its event');
  wire.send({ t: 'concede', game });
  await wire.until(() => wire.isOver);
  wire.close();
  return when(c, id, (x) => myTable(x).result !== null);
}
