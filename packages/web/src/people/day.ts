/** A day and a time of day, as the reader's own country writes them. */
export const dayOf = (at: number): string =>
  new Date(at).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
