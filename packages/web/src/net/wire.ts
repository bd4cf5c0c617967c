/** The connection of this page: what is said to the server, and who hears what it says (net/receive.ts). */
import type { ClientMessage, ServerMessage } from '@spaceline/protocol';
import { Socket } from './socket.ts';
import { set, state } from './state.ts';

let socket: Socket | null = null;
let hears: (m: ServerMessage) => void = () => {};

export const hearWith = (receive: typeof hears): void => {
  hears = receive;
};

export function wire(): Socket {
  socket ??= new Socket({
    link: (link) => {
      set(link === 'lost' && state().link !== 'lost' ? { link, lostAt: Date.now() } : { link });
      const { wanted } = state();
      if (link === 'open' && wanted !== null) socket?.send({ t: 'join', game: wanted });
    },
    message: (m) => hears(m),
    game: () => state().wanted,
  });
  return socket;
}

export const say = (message: ClientMessage): boolean => wire().send(message);

/** Reads the session again, when the name or the account has changed. */
export function reconnect(): void {
  if (socket === null) return;
  socket.close();
  socket.open();
}

/** An answer that was turned away for haste is not lost. */
export function sendAgain(): void {
  const { game, sending } = state();
  if (game !== null && sending !== null) say({ t: 'answer', game: game.id, n: sending.n, answer: sending.answer });
}
