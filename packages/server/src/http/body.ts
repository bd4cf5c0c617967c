/** Reading what a client sends. What is wrong with it is said in a sentence that people understand, and that says what would be right. */
import type * as z from 'zod/mini';
import { Problem } from '../problem.ts';

type Issue = z.core.$ZodIssue;

/** What people call it, where that is not what its key says. */
const CALLED: Readonly<Record<string, string>> = {
  login: 'the name of the account',
  rounds: 'the number of rounds',
  buildMinutes: 'the minutes to build',
  roundMinutes: 'the minutes of a round',
  breakMinutes: 'the minutes between rounds',
  scale: 'the list of victory points',
  tieBreaks: 'the list of tie-breaks',
  fillTo: 'the number of players up to which bots fill the seats',
  startsAt: 'the time at which it begins',
  packs: 'the list of packs',
  pairings: 'the list of pairings',
  text: 'the text',
};

/** "the round minutes": what it is called, and in a list which of them. */
function called(path: readonly PropertyKey[]): string {
  const keys = path.filter((key) => typeof key === 'string');
  const key = keys.at(-1);
  if (key === undefined) return 'what was sent';
  const name = CALLED[key] ?? `the ${key.replace(/[A-Z]/g, (c) => ` ${c.toLowerCase()}`)}`;
  const at = path.at(-1);
  return typeof at === 'number' ? `number ${at + 1} in ${name}` : name;
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'yes or no',
  array: 'a list',
  tuple: 'a list',
  object: 'a set of fields',
};

const counted = (n: number | bigint, one: string): string => `${n} ${one}${Number(n) === 1 ? '' : 's'}`;

/** How much of it there may be. */
function limit(issue: Extract<Issue, { code: 'too_big' | 'too_small' }>): string {
  const n = issue.code === 'too_big' ? issue.maximum : issue.minimum;
  const most = issue.code === 'too_big' ? 'at most' : 'at least';
  if (issue.origin === 'string') return n === 1 ? 'must not be empty' : `must have ${most} ${counted(n, 'character')}`;
  if (issue.origin === 'array') return `must have ${issue.exact ? 'exactly' : most} ${n} of them`;
  return `must be ${most} ${n}`;
}

/** What it should be. */
function should(issue: Issue): string {
  switch (issue.code) {
    case 'too_big':
    case 'too_small':
      return limit(issue);
    case 'invalid_type':
      return `must be ${KINDS[issue.expected] ?? 'something else'}`;
    case 'invalid_value':
      return `must be ${issue.values.length === 1 ? '' : 'one of '}${issue.values.map((v) => `"${String(v)}"`).join(', ')}`;
    case 'invalid_format':
      return 'is not written as it should be, or has a character in it that cannot be kept';
    default:
      return 'is not as it should be';
  }
}

/** The first thing that is wrong, in a sentence. */
export function firstIssue(error: z.core.$ZodError): string {
  const [issue] = error.issues;
  if (issue.code === 'invalid_union')
    return 'This is nothing that can be done here: load the page again, and try again.';
  const what = called(issue.path);
  return `${what[0].toUpperCase()}${what.slice(1)} ${should(issue)}: change it, and try again.`;
}

export function read<S extends z.ZodMiniType>(schema: S, body: unknown): z.infer<S> {
  const result = schema.safeParse(body ?? {});
  if (!result.success) throw new Problem(400, 'malformed', firstIssue(result.error));
  return result.data;
}
