/** Which engine and cards these are. */
import { catalogue, catalogueAsOf, RULINGS_OF } from '@spaceline/cards';
import type { Catalogue, Rules } from '@spaceline/engine';
import { formatById } from '@spaceline/formats';
import manifest from '../package.json' with { type: 'json' };

/** The version of Spaceline, which every game's header names; between releases with the commit, which the build puts here. */
export const VERSION = `${(manifest as { version: string }).version}${process.env.SPACELINE_COMMIT ?? ''}`;

/** A fingerprint of what the rules do: the build puts it here (scripts/build.mjs). Run from the sources they have none. */
export const RULES_FINGERPRINT: string = process.env.SPACELINE_RULES ?? `${VERSION}-source`;

/** Cards as they were on another day; made when they are asked for, which takes a while. */
const earlier = new Map<string, Catalogue>();

function cardsOf(date: string): Catalogue {
  if (date === RULINGS_OF) return catalogue;
  const made = earlier.get(date) ?? catalogueAsOf(date);
  earlier.set(date, made);
  return made;
}

export function rulesFor(format: string): Rules {
  const found = formatById(format);
  if (found === undefined) throw new Error(`no format is called "${format}"`);
  return { catalogue: cardsOf(found.rulings), format: found };
}
