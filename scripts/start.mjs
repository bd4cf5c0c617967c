// `npm start [-- command …]`: from a fresh clone to a running Spaceline. Uses nothing but Node itself.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkNode, install } from './install.mjs';
import { ROOT } from './root.mjs';

const DEFAULT_COMMAND = ['play'];

checkNode();
install();

const command = process.argv.slice(2);
const spaceline = join(ROOT, 'packages', 'cli', 'bin', 'spaceline.mjs');
process.argv = [process.execPath, spaceline, ...(command.length > 0 ? command : DEFAULT_COMMAND)];
await import(pathToFileURL(spaceline).href);
