/** Places in the project. */
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
export const DECKS_FOLDER = fileURLToPath(new URL('../../../decks/', import.meta.url));
export const PEERS_FOLDER = fileURLToPath(new URL('../../../bench/peers/', import.meta.url));
/** The command itself, for measuring it in a process of its own. */
export const COMMAND = fileURLToPath(new URL('../bin/spaceline.mjs', import.meta.url));

/** A path as it is best told: from the root of the project, with forward slashes. */
export const fromRoot = (path: string): string => relative(ROOT, path).split(sep).join('/');
