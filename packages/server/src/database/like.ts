/** A part of a text, whatever its case: the same on both databases, as far as they fold letters. */
import { type RawBuilder, sql } from 'kysely';

export const hasPart = (column: string, part: string): RawBuilder<boolean> => {
  const like = `%${part.replace(/[\\%_]/g, (c) => `\\${c}`)}%`;
  return sql<boolean>`lower(${sql.ref(column)}) LIKE lower(${like}) ESCAPE '\\'`;
};
