#!/usr/bin/env node
// The `spaceline` command: brings the bundle up to date when a source has changed, then runs it.

import { pathToFileURL } from 'node:url';
import { ensureBuilt, orExplain } from '../../../scripts/build.mjs';
import { checkNode } from '../../../scripts/install.mjs';

checkNode();
process.setSourceMapsEnabled(true);
const bundle = await orExplain(ensureBuilt);
await import(pathToFileURL(bundle).href);
