/** Reading what a client sends, with messages that say what was expected. */

import * as z from 'zod/mini';
import en from 'zod/v4/locales/en.js';
import { Problem } from '../problem.ts';

z.config(en());

/** The first thing that is wrong, in words. */
export function firstIssue(error: z.core.$ZodError): string {
  const { path, message } = error.issues[0];
  return path.length === 0 ? message : `${path.join('.')}: ${message}`;
}

export function read<S extends z.ZodMiniType>(schema: S, body: unknown): z.infer<S> {
  const result = schema.safeParse(body ?? {});
  if (!result.success) throw new Problem(400, 'malformed', firstIssue(result.error));
  return result.data;
}
