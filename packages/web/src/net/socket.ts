/** One WebSocket that comes back by itself: after a reload, a lost network or a restart of the server. */
import type { ClientMessage, ServerMessage } from '@spaceline/protocol';

export type Link = 'idle' | 'connecting' | 'open' | 'lost';

const FIRST_WAIT = 250;
const LONGEST_WAIT = 4000;
/** A server that says nothing for so long is gone, whatever the socket believes. */
const SILENCE = 45_000;
const PING_EVERY = 15_000;

export class Socket {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  private wanted = false;
  /** which connection it is: counted */
  opened = 0;

  constructor(
    private readonly on: {
      link(link: Link): void;
      message(message: ServerMessage): void;
      /** the game that it is for, where that is known: a server of several processes gives it to the one that has it */
      game(): string | null;
    },
  ) {
    addEventListener('online', () => this.hurry());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.hurry();
    });
  }

  get isOpen(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  open(): void {
    this.wanted = true;
    if (this.socket === null && this.timer === undefined) this.connect();
  }

  close(): void {
    this.wanted = false;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.drop();
    this.on.link('idle');
  }

  send(message: ClientMessage): boolean {
    if (!this.isOpen) return false;
    this.socket?.send(JSON.stringify(message));
    return true;
  }

  /** Whoever has just come back does not wait for the next try. */
  private hurry(): void {
    if (!this.wanted || this.isOpen || this.timer === undefined) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.connect();
  }

  private connect(): void {
    this.on.link(this.heard === 0 ? 'connecting' : 'lost');
    const game = this.on.game();
    const query = game === null ? '' : `?game=${encodeURIComponent(game)}`;
    const url = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws${query}`;
    const socket = new WebSocket(url);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.opened++;
      this.heard = Date.now();
      this.pulse = setInterval(() => this.beat(), PING_EVERY);
      this.on.link('open');
    };
    socket.onmessage = (event) => {
      this.heard = Date.now();
      const message = parse(event.data);
      if (message !== null) this.on.message(message);
    };
    socket.onclose = () => {
      if (this.socket !== socket) return;
      this.drop();
      this.later();
    };
  }

  private beat(): void {
    if (Date.now() - this.heard > SILENCE) {
      this.drop();
      this.later();
    } else this.send({ t: 'ping', at: Date.now() });
  }

  private later(): void {
    if (!this.wanted) return;
    this.on.link('lost');
    this.timer = setTimeout(
      () => {
        this.timer = undefined;
        this.connect();
      },
      this.wait * (0.75 + Math.random() / 2),
    );
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }

  private drop(): void {
    clearInterval(this.pulse);
    const socket = this.socket;
    this.socket = null;
    if (socket === null) return;
    socket.onclose = null;
    socket.onmessage = null;
    socket.onopen = null;
    socket.close();
  }
}

function parse(data: unknown): ServerMessage | null {
  try {
    return JSON.parse(String(data)) as ServerMessage;
  } catch {
    return null;
  }
}
