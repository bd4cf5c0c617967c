/** The version of the command, which is also the version of the rules and cards it plays with. */
import manifest from '../package.json' with { type: 'json' };

export const VERSION = (manifest as { version: string }).version;
