/** The conditions of a dilemma, read from its generated text: "Unless Navigation, Physics and 2 ENGINEER, kills …". */
import type { PrintedRequirement } from '@spaceline/engine';
import type { CardInfo } from '../../net/cards.ts';
import { termWords } from './requirements.ts';

export interface Conditions {
  /** 'unless' = something happens otherwise; 'past' = the attempt ends otherwise */
  kind: 'unless' | 'past';
  requirement: PrintedRequirement;
  words: string[][];
  /** what happens when they are not met */
  otherwise: string;
}

const CLASSES = ['OFFICER', 'ENGINEER', 'MEDICAL', 'SCIENCE', 'SECURITY', 'V.I.P.', 'CIVILIAN'];

function term(text: string, skills: ReadonlySet<string>): PrintedRequirement | null {
  const attribute = /^(INTEGRITY|CUNNING|STRENGTH|RANGE|WEAPONS|SHIELDS)([<>])(\d+)$/.exec(text);
  if (attribute) {
    const [, name, sign, n] = attribute;
    const number = Number(n);
    return { attribute: name as 'CUNNING', ...(sign === '>' ? { over: number } : { under: number }) };
  }
  const counted = /^(?:(\d+) )?(.+?)(?: x(\d+))?$/.exec(text);
  if (counted === null) return null;
  const [, many, name, times] = counted;
  if (skills.has(name) || CLASSES.includes(name)) return { skill: name, count: Number(many ?? times ?? 1) };
  if (/^any [a-z]+$/.test(name)) return { card: name, count: Number(many ?? 1) };
  return null;
}

function way(text: string, skills: ReadonlySet<string>): PrintedRequirement[] | null {
  const out: PrintedRequirement[] = [];
  for (const part of text.split(/, | and /)) {
    const t = term(part.trim(), skills);
    if (t === null) return null;
    out.push(t);
  }
  return out;
}

/** null where the text says something that these simple words do not cover. */
export function conditionsOf(info: CardInfo | undefined, skills: ReadonlySet<string>): Conditions | null {
  const text = info?.lines[0];
  if (text === undefined) return null;
  const past = /^To get past requires ([^.;]+)[.;]?(.*)$/.exec(text);
  const unless = /^Unless (.+?)\.(.*)$/.exec(text);
  if (past) return build('past', past[1].split(' OR '), 'the team is stopped and the dilemma stays', skills);
  if (!unless) return null;
  const ways = unless[1].split(' OR ');
  // the last way runs into what happens: take as many terms as are conditions
  const last = ways.pop()!;
  const parts = last.split(', ');
  for (let n = parts.length - 1; n > 0; n--) {
    const terms = parts.slice(0, n).join(', ');
    if (way(terms, skills) !== null) return build('unless', [...ways, terms], parts.slice(n).join(', '), skills);
  }
  return null;
}

function build(
  kind: Conditions['kind'],
  ways: string[],
  otherwise: string,
  skills: ReadonlySet<string>,
): Conditions | null {
  const read: PrintedRequirement[][] = [];
  for (const w of ways) {
    const terms = way(w, skills);
    if (terms === null) return null;
    read.push(terms);
  }
  return {
    kind,
    requirement: { any: read.map((all) => ({ all })) },
    words: ways.map((w) => w.split(/, | and /).map((t) => termWords(t.trim().replace(/^(\d+) (.+)$/, '$2 x$1')))),
    otherwise,
  };
}
