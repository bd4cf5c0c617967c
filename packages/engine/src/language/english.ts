/** Small helpers for the English of generated card texts. */

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];
export const count = (n: number): string => NUMBERS[n] ?? String(n);

const capital = (s: string): string => (s === '' ? s : s[0].toUpperCase() + s.slice(1));

/** Ends a clause as a sentence. */
const sentence = (s: string): string => {
  const t = s.trim();
  if (t === '') return '';
  return capital(/[.!?]\)?$/.test(t) ? t : `${t}.`);
};

/** Joins clauses to sentences. */
export const sentences = (...parts: readonly (string | undefined)[]): string =>
  parts
    .filter((p): p is string => p !== undefined && p.trim() !== '')
    .map(sentence)
    .join(' ');

export const list = (parts: readonly string[], word: 'and' | 'or'): string => {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} ${word} ${parts[parts.length - 1]}`;
};

export const squeeze = (s: string): string => s.replace(/\s+/g, ' ').trim();

/** What somebody may do: "kills one OR stops all" becomes "kill one OR stop all". */
export const todo = (s: string): string =>
  s
    .replace(/(^|OR |; )(kill|stop|unstop|discard|damage|destroy|return)s\b/g, '$1$2')
    .replace(/^nullifies\b/, 'nullify');

/** The contrary: "you have it" becomes "you do not have it". */
export const denied = (s: string): string => {
  if (/^you (have|control)\b/.test(s)) return s.replace(/^you/, 'you do not');
  return /\b(is|are)\b/.test(s) ? s.replace(/\b(is|are)\b/, '$1 not') : `not ${s}`;
};
