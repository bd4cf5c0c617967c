// Makes a picture of the screen smaller: no alpha, six bits a colour (which nobody sees), the best filter for each row.

import { constants, crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = 8;
const SIX_BITS = 0xfc;

function chunksOf(png) {
  const chunks = [];
  for (let at = SIGNATURE; at < png.length; ) {
    const size = png.readUInt32BE(at);
    chunks.push({ type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + size) });
    at += 12 + size;
  }
  return chunks;
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}

function paeth(a, b, c) {
  const p = a + b - c;
  const [pa, pb, pc] = [Math.abs(p - a), Math.abs(p - b), Math.abs(p - c)];
  return pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
}

/** What each of the five filters expects of a byte, from those to its left, above, and above to the left. */
const EXPECTED = [() => 0, (a) => a, (_a, b) => b, (a, b) => (a + b) >> 1, paeth];

/** The rows of a picture, unfiltered. */
function rowsOf(raw, width, height, bytes) {
  const rows = [];
  let above = Buffer.alloc(width * bytes);
  for (let y = 0; y < height; y++) {
    const at = y * (width * bytes + 1);
    const expected = EXPECTED[raw[at]];
    const row = Buffer.from(raw.subarray(at + 1, at + 1 + width * bytes));
    for (let x = 0; x < row.length; x++) {
      const left = x < bytes ? 0 : row[x - bytes];
      row[x] += expected(left, above[x], x < bytes ? 0 : above[x - bytes]);
    }
    rows.push(row);
    above = row;
  }
  return rows;
}

/** The row with the filter that leaves the smallest numbers. */
function filtered(row, above, bytes) {
  let best = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [kind, expected] of EXPECTED.entries()) {
    const out = Buffer.alloc(row.length + 1);
    out[0] = kind;
    let sum = 0;
    for (let x = 0; x < row.length; x++) {
      const left = x < bytes ? 0 : row[x - bytes];
      const byte = (row[x] - expected(left, above[x], x < bytes ? 0 : above[x - bytes])) & 255;
      out[x + 1] = byte;
      sum += byte < 128 ? byte : 256 - byte;
    }
    if (sum < least) [best, least] = [out, sum];
  }
  return best;
}

/** For pictures of eight bits a channel, opaque and not interlaced, as a browser takes them. */
export function packed(png) {
  const chunks = chunksOf(png);
  const head = Buffer.from(chunks[0].data);
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  const from = head[9] === 6 ? 4 : 3;
  const raw = inflateSync(Buffer.concat(chunks.filter((c) => c.type === 'IDAT').map((c) => c.data)));
  const rows = rowsOf(raw, width, height, from).map((row) =>
    row.filter((_, i) => i % from < 3).map((byte) => byte & SIX_BITS),
  );
  const lines = rows.map((row, y) => filtered(row, rows[y - 1] ?? Buffer.alloc(row.length), 3));
  head[9] = 2;
  const data = deflateSync(Buffer.concat(lines), { level: 9, memLevel: 9, strategy: constants.Z_FILTERED });
  return Buffer.concat([
    png.subarray(0, SIGNATURE),
    chunk('IHDR', head),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
