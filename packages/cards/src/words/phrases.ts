/** How words put a filter: "female personnel with CUNNING>8". */
import type { Filter } from '@spaceline/engine/language';

export const named = (f: Filter, noun = ''): string => `${f.pre} ${noun} ${f.post}`.replace(/\s+/g, ' ').trim();
