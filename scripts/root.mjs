import { realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the project. */
export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** Whether the module of this `import.meta.url` is the script that Node was asked to run. */
export function isMain(url) {
  return Boolean(process.argv[1]) && realpathSync(process.argv[1]) === fileURLToPath(url);
}
