/** The version of the command, which is also the version of the rules and cards it plays with. */
import type { RulesName } from '@spaceline/protocol';
import manifest from '../package.json' with { type: 'json' };

/** Between releases with the commit, which the build puts here. */
const VERSION = `${(manifest as { version: string }).version}${process.env.SPACELINE_COMMIT ?? ''}`;

/** With the fingerprint of what they do, which the build puts here (scripts/build.mjs). */
export const HERE = { version: VERSION, rules: process.env.SPACELINE_RULES ?? `${VERSION}-source` } satisfies RulesName;
