/** The web client as it was built. Only files that are in the folder exist: a path is looked up, never followed. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ticks } from '../ticks.ts';
import { allAddresses, headOf, withHead } from './page-heads.ts';

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  woff: 'font/woff',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  wasm: 'application/wasm',
};
const PACKABLE = /^(text|application)\/|svg/;
/** Names that change with what is in them are good for ever. */
const HASHED = /[-.][\w-]{8,}\.\w+$/;
const YEAR = 'public, max-age=31536000, immutable';
export const LOOK_AGAIN = 'no-cache';
const RESCAN = 1000;

const MISSING = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta http-equiv="refresh" content="2"><title>Spaceline</title></head>
<body>
<h1>Spaceline</h1>
<p>The server runs, but its web client has not been built yet. If it is being built now, this page will show it soon.
Otherwise build it with <code>npm run build</code> in the root of the project.</p>
</body>
</html>
`;

export interface File {
  body: Buffer;
  packed: Buffer | null;
  type: string;
  tag: string;
  cache: string;
}

const pack = promisify(gzip);

class StaticFiles {
  private paths = new Map<string, string>();
  private readonly files = new Map<string, Promise<File>>();
  private builtAt = -1;
  private lookedAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly folder: string) {}

  /** Notices a new build. */
  private look(): void {
    const now = ticks();
    if (now - this.lookedAt < RESCAN) return;
    this.lookedAt = now;
    const builtAt = statSync(join(this.folder, 'index.html'), { throwIfNoEntry: false })?.mtimeMs ?? -1;
    if (builtAt === this.builtAt) return;
    this.builtAt = builtAt;
    this.files.clear();
    this.paths = new Map(builtAt < 0 ? [] : filesIn(this.folder, ''));
  }

  private find(path: string): Promise<File> | undefined {
    const place = this.paths.get(path);
    if (place === undefined) return undefined;
    const file = this.files.get(path) ?? load(place, path);
    this.files.set(path, file);
    return file;
  }

  async answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    this.look();
    let path: string;
    try {
      path = decodeURIComponent(request.url.split('?')[0]);
    } catch {
      return reply.status(400).type('text/plain').send('Bad address');
    }
    const file = this.find(path === '/' ? '/index.html' : path);
    if (file !== undefined) return send(request, reply, await file);
    // A page of the client: it looks at the address itself. What has an ending is a file, and missing.
    const isPage = !isFile(path);
    const index = isPage ? this.find('/index.html') : undefined;
    if (index !== undefined) return send(request, reply, await pageAt(path, await index));
    if (this.builtAt < 0 && isPage) return reply.status(503).header('retry-after', '2').type(TYPES.html).send(MISSING);
    return reply.status(404).type('text/plain').send('Not found');
  }
}

/** The ending of a file begins with a letter: the rule /rules/R-8.17 is none. */
const isFile = (path: string): boolean => /\.[a-z]\w*$/i.test(path);

/** The client's page, with the head of what is at this address where that has one. */
async function pageAt(path: string, index: File): Promise<File> {
  const head = headOf(path);
  return head === null ? index : made(Buffer.from(withHead(index.body.toString('utf8'), head)), index.type, LOOK_AGAIN);
}

function* filesIn(folder: string, path: string): Generator<[string, string]> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const place = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(place, `${path}/${entry.name}`);
    else if (entry.isFile()) yield [`${path}/${entry.name}`, place];
  }
}

async function load(place: string, path: string): Promise<File> {
  const type = TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
  return made(readFileSync(place), type, path.startsWith('/assets/') && HASHED.test(path) ? YEAR : LOOK_AGAIN);
}

export async function made(body: Buffer, type: string, cache: string): Promise<File> {
  const tag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  const packed = PACKABLE.test(type) && body.length > 1000 ? await pack(body, { level: 7 }) : null;
  return { body, packed, type, tag, cache };
}

/** Whoever has packed it on the way calls it weak. */
const knows = (theirs: string, tag: string): boolean =>
  theirs === '*' || theirs.split(',').some((t) => t.trim().replace(/^W\//, '') === tag);

export function send(request: FastifyRequest, reply: FastifyReply, file: File): FastifyReply {
  reply.headers({ 'cache-control': file.cache, etag: file.tag, vary: 'accept-encoding' }).type(file.type);
  if (knows(request.headers['if-none-match'] ?? '', file.tag)) return reply.status(304).send();
  const packs = file.packed !== null && /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  if (packs) reply.header('content-encoding', 'gzip');
  return reply.send(packs ? file.packed : file.body);
}

/** For search engines: where the pages of cards and rules are. */
function signposts(app: FastifyInstance): void {
  const site = (request: FastifyRequest): string => `${request.protocol}://${request.host}`;
  const plain = (reply: FastifyReply) => reply.type(TYPES.txt).header('cache-control', LOOK_AGAIN);
  app.get('/robots.txt', { logLevel: 'warn' }, async (request, reply) =>
    plain(reply).send(`User-agent: *\nDisallow: /api/\nSitemap: ${site(request)}/sitemap.txt\n`),
  );
  app.get('/sitemap.txt', { logLevel: 'warn' }, async (request, reply) =>
    plain(reply).send(
      allAddresses()
        .map((path) => `${site(request)}${path}\n`)
        .join(''),
    ),
  );
}

export function staticRoutes(app: FastifyInstance, folder: string): void {
  const files = new StaticFiles(folder);
  signposts(app);
  app.get('/*', { logLevel: 'warn' }, (request, reply) => files.answer(request, reply));
}
