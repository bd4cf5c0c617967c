/**
 * Names of cards that a text speaks of. A misspelt one would just never match, so each is noted with the card whose definition is
 * being put together, and the catalogue refuses what it does not know.
 */
const spoken: string[] = [];

/** A title, or the basic title of a group (CR-32). */
export function spoke(...titles: readonly string[]): readonly string[] {
  spoken.push(...titles);
  return titles;
}

/** Everything named since the last card was put together: its own words, and what they share. */
export const spokenOf = (): string[] => spoken.splice(0);
