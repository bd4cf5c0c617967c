/** The version of the command, which is also the version of the rules and cards it plays with. */
import type { RulesName } from '@spaceline/protocol';
import manifest from '../package.json' with { type: 'json' };

const VERSION = (manifest as { version: string }).version;

/** With the fingerprint of what they do, which the build puts here (scripts/build.mjs). */
export const HERE = { version: VERSION, rules: process.env.SPACELINE_RULES ?? `${VERSION}-source` } satisfies RulesName;
