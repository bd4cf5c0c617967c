// `npm start [-- command …]`: from a fresh clone to a running Spaceline. Uses nothing but Node itself.

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkNode, install } from './install.mjs';
import { ROOT } from './root.mjs';

const DEFAULT_COMMAND = ['serve'];

checkNode();
install();

const given = process.argv.slice(2);
const command = given.length > 0 ? given : DEFAULT_COMMAND;
// The server is up before the web client is built, where it must be: its page says so and shows it when it is there.
if (command[0] === 'serve')
  spawn(process.execPath, [join(ROOT, 'scripts', 'build-web.mjs'), '--if-stale'], { stdio: ['ignore', 2, 2] });

const spaceline = join(ROOT, 'packages', 'cli', 'bin', 'spaceline.mjs');
process.argv = [process.execPath, spaceline, ...command];
await import(pathToFileURL(spaceline).href);
