/** What a server can be told, and what it does when it is told nothing. */
import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Spans } from '@spaceline/protocol';
import { THINKERS } from './heavy/think.ts';
import { isBundled } from './heavy/worker.ts';
import { DEFAULT_SPANS } from './keeping/retention.ts';
import { RULES_FINGERPRINT } from './rules-version.ts';

export interface ServerOptions {
  port: number;
  host: string;
  /** postgres://…; null = a database of our own in `data` */
  databaseUrl: string | null;
  data: string;
  /** begin with what is left of a database whose latest entries are known to be lost */
  acceptLoss: boolean;
  webFolder: string;
  /** other origins whose pages may use this server */
  origins: readonly string[];
  /** who says for whom it asks: that many proxies in front of the server, or those at these addresses; false = nobody */
  trustProxy: false | number | readonly string[];
  /** what whoever reads /metrics must bring; null = it is read on this machine alone */
  metricsToken: string | null;
  /** milliseconds between two visible acts of a bot */
  pace: number;
  /** see Setting.hide */
  hide: readonly [number, number] | null;
  /** requests in a minute, and connections at once, from one address; null = no limit */
  requestLimit: number | null;
  connectionLimit: number | null;
  /** messages in a second over one connection; null = no limit */
  messageLimit: number | null;
  /** processes at the one port; more than one needs a PostgreSQL */
  workers: number;
  /** threads for heavy work; 0 = it is done between the games */
  threads: number;
  /** seconds of heavy work in a minute for one address; null = no limit */
  heavyLimit: number | null;
  /** bots that think in a thread of their own */
  thinkers: readonly string[];
  /** how long what is kept */
  keep: Spans;
  /** 'trace' … 'fatal', 'silent' */
  logLevel: string;
  /** fingerprint of the engine and the cards */
  rules: string;
}

/** Between two people a pause should tell nothing: an act is told up to so many milliseconds late, whether it could be answered or not. */
const EQUAL_TIMING = 600;

export const DEFAULTS: ServerOptions = {
  port: 4747,
  host: '127.0.0.1',
  databaseUrl: null,
  data: '.data',
  acceptLoss: false,
  webFolder: fileURLToPath(new URL('../../../dist/web/', import.meta.url)),
  origins: [],
  trustProxy: false,
  metricsToken: null,
  pace: 300,
  hide: [EQUAL_TIMING / 4, EQUAL_TIMING],
  requestLimit: 600,
  connectionLimit: 100,
  messageLimit: 50,
  workers: 1,
  threads: isBundled() ? Math.max(1, Math.floor(availableParallelism() / 2)) : 0,
  heavyLimit: 20,
  thinkers: THINKERS,
  keep: DEFAULT_SPANS,
  logLevel: 'info',
  rules: RULES_FINGERPRINT,
};

type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that cannot be understood; the message is for people. */
export class OptionError extends Error {}

function wholeNumber(env: Environment, key: string, least: number, most: number): number | undefined {
  const text = env[key];
  if (text === undefined || text === '') return undefined;
  const n = Number(text);
  if (!/^\d+$/.test(text) || n < least || n > most)
    throw new OptionError(`${key} must be a whole number from ${least} to ${most}, not "${text}"`);
  return n;
}

function isOn(env: Environment, key: string): boolean {
  const text = env[key] ?? '';
  if (['1', 'true', 'yes'].includes(text)) return true;
  if (['', '0', 'false', 'no'].includes(text)) return false;
  throw new OptionError(`${key} must be 1 or 0, not "${text}"`);
}

const RANGES = ['loopback', 'linklocal', 'uniquelocal'];

/** An address, a network such as 10.0.0.0/8, or the name of a range. */
function isNetwork(text: string): boolean {
  const [address, bits, ...more] = text.split('/');
  const version = isIP(address);
  const fits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
  return RANGES.includes(text) || (version !== 0 && fits && more.length === 0);
}

/** Only what the nearest proxies have added is believed: the rest of X-Forwarded-For the client wrote. */
function trustProxy(env: Environment): ServerOptions['trustProxy'] {
  const key = 'SPACELINE_TRUST_PROXY';
  const text = (env[key] ?? '').trim();
  if (text === '' || text === '0') return false;
  if (/^[1-9]$/.test(text)) return Number(text);
  const networks = text.split(',').map((part) => part.trim());
  if (networks.every(isNetwork)) return networks;
  throw new OptionError(
    `${key} must be how many proxies stand in front of the server (1 to 9), or their addresses with commas between them, not "${text}"`,
  );
}

const TOKEN = 'SPACELINE_METRICS_TOKEN';

function metricsToken(env: Environment): string | null {
  const token = env[TOKEN] || null;
  if (token === null || token.length >= 16) return token;
  throw new OptionError(`${TOKEN} must have at least 16 characters, not "${token}"`);
}

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

function logLevel(env: Environment): string {
  const level = env.LOG_LEVEL || DEFAULTS.logLevel;
  if (LEVELS.includes(level)) return level;
  throw new OptionError(`LOG_LEVEL must be one of ${LEVELS.join(', ')}, not "${level}"`);
}

function origins(env: Environment): string[] {
  const given = (env.SPACELINE_ORIGINS ?? '').split(',').map((o) => o.trim());
  return given
    .filter((o) => o !== '')
    .map((o) => {
      if (URL.canParse(o) && new URL(o).host !== '') return new URL(o).origin;
      throw new OptionError(`SPACELINE_ORIGINS must be origins such as https://example.org, not "${o}"`);
    });
}

/** From PORT, HOST, SPACELINE_DATA, DATABASE_URL and the rest (packages/server/README.md). */
export function optionsFrom(env: Environment): ServerOptions {
  /** 0 = no limit */
  const limit = (key: string, fallback: number | null): number | null => {
    const n = wholeNumber(env, key, 0, 1_000_000);
    return n === undefined ? fallback : n || null;
  };
  const hide = wholeNumber(env, 'SPACELINE_HIDE_RESPONSES', 0, 10_000) ?? EQUAL_TIMING;
  return {
    ...DEFAULTS,
    port: wholeNumber(env, 'PORT', 0, 65535) ?? DEFAULTS.port,
    host: env.HOST || DEFAULTS.host,
    databaseUrl: env.DATABASE_URL || null,
    data: env.SPACELINE_DATA || DEFAULTS.data,
    acceptLoss: isOn(env, 'SPACELINE_ACCEPT_LOSS'),
    webFolder: env.SPACELINE_WEB || DEFAULTS.webFolder,
    origins: origins(env),
    trustProxy: trustProxy(env),
    metricsToken: metricsToken(env),
    pace: wholeNumber(env, 'SPACELINE_BOT_PACE', 0, 60_000) ?? DEFAULTS.pace,
    hide: hide === 0 ? null : [hide / 4, hide],
    requestLimit: limit('SPACELINE_REQUEST_LIMIT', DEFAULTS.requestLimit),
    connectionLimit: limit('SPACELINE_CONNECTION_LIMIT', DEFAULTS.connectionLimit),
    messageLimit: limit('SPACELINE_MESSAGE_LIMIT', DEFAULTS.messageLimit),
    workers: wholeNumber(env, 'SPACELINE_WORKERS', 1, 64) ?? DEFAULTS.workers,
    threads: wholeNumber(env, 'SPACELINE_THREADS', 0, 64) ?? DEFAULTS.threads,
    heavyLimit: limit('SPACELINE_HEAVY_LIMIT', DEFAULTS.heavyLimit),
    keep: {
      unfinished: limit('SPACELINE_KEEP_UNFINISHED', DEFAULT_SPANS.unfinished),
      guests: limit('SPACELINE_KEEP_GUESTS', DEFAULT_SPANS.guests),
      reports: limit('SPACELINE_KEEP_REPORTS', DEFAULT_SPANS.reports),
      replays: limit('SPACELINE_KEEP_REPLAYS', DEFAULT_SPANS.replays),
      talk: limit('SPACELINE_KEEP_TALK', DEFAULT_SPANS.talk),
    },
    logLevel: logLevel(env),
  };
}
