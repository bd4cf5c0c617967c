/**
 * What a dilemma wants to know of the moment in which the attempt began. It is met long after that, so its condition is noted with the
 * card whose definition is being put together, like the names that it speaks of.
 */
import type { Condition } from './definition.ts';

const noted: Condition[] = [];

export const foresee = (c: Condition): void => {
  noted.push(c);
};

/** What was noted since the last card was put together. */
export function foreseenOf(title: string): Condition | undefined {
  const [first, second] = noted.splice(0);
  if (second !== undefined) throw new Error(`"${title}" asks for two things as the attempt began`);
  return first;
}
