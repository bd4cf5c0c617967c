/** Which engine and cards these are. */
import { catalogue } from '@spaceline/cards';
import type { Rules } from '@spaceline/engine';
import { formatById } from '@spaceline/formats';
import manifest from '../package.json' with { type: 'json' };

/** The version of Spaceline, which every game's header names; between releases with the commit, which the build puts here. */
export const VERSION = `${(manifest as { version: string }).version}${process.env.SPACELINE_COMMIT ?? ''}`;

/** A fingerprint of what the rules do: the build puts it here (scripts/build.mjs). Run from the sources they have none. */
export const RULES_FINGERPRINT: string = process.env.SPACELINE_RULES ?? `${VERSION}-source`;

export function rulesFor(format: string): Rules {
  const found = formatById(format);
  if (found === undefined) throw new Error(`no format is called "${format}"`);
  return { catalogue, format: found };
}
