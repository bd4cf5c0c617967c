/** What is asked of a team, part by part, and how much of it is there. */
import type { Verdict, Words } from '@spaceline/engine';
import { NEEDS } from './english.ts';
import type { Naming } from './naming.ts';
import { fill, type Holes } from './template.ts';

/** The parts are named as the card's text has them, in English. */
export function verdictWords(verdict: Verdict<unknown>, naming: Pick<Naming, 'language'>): Words {
  const { language } = naming;
  const say = (template: string, holes: Holes): Words => fill(language(template), holes).text;
  const { how, parts = [], have, need, met } = verdict;
  if (parts.length > 0)
    return parts
      .map((part) => verdictWords(part, naming))
      .reduce((a, b) => say(how === 'any' ? NEEDS.or : NEEDS.and, { a, b }));
  const text = language(verdict.text);
  if (have === undefined || need === undefined) return say(met ? NEEDS.met : NEEDS.missing, { text });
  return say(verdict.atMost ? NEEDS.below : NEEDS.of, { text, have, need });
}
