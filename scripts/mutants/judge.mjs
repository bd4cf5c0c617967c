// A process that tries scenarios on one mutant after the other, as it is told: `{ load }` wakes a mutant (0 is none), and
// `{ text, mode }` is a scenario to try, both with the milliseconds that it may take. Every mutant gets the whole bundle
// anew, so that none can spoil the next.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Script } from 'node:vm';

const [path, root, count] = process.argv.slice(2);
const source = readFileSync(path, 'utf8');
const script = new Script(`(function (module, exports, require, __at) {${source}\n})`, { filename: path });
const require = createRequire(join(root, 'package.json'));

/** The mutants that were come past since somebody last looked. */
const seen = new Uint8Array(Number(count) + 1);
let suite;

function load(mutant) {
  const module = { exports: {} };
  const at = (number) => {
    seen[number] = 1;
    return number === mutant;
  };
  script.runInThisContext()(module, module.exports, require, at);
  suite = module.exports;
  return { titles: suite.titles };
}

function look() {
  const out = [];
  for (let at = seen.indexOf(1); at >= 0; at = seen.indexOf(1, at + 1)) out.push(at);
  return out;
}

/** Does what a message says, but not for longer than it may: what goes round in circles is ended. */
const work = new Script('__work()');
function answer(message) {
  globalThis.__work = () =>
    'load' in message ? load(message.load) : { cards: suite.trial(message.text, message.mode) };
  seen.fill(0);
  const started = performance.now();
  try {
    return { ...work.runInThisContext({ timeout: message.patience }), seen: look(), took: performance.now() - started };
  } catch (error) {
    return { failed: String(error?.message || error).split('\n')[0] };
  }
}

process.on('message', (message) => process.send(answer(message)));
