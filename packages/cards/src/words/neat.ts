/** One space between words, none around them: for texts put together from parts of which some say nothing. */
export const neat = (s: string): string => s.replace(/\s+/g, ' ').trim();
