/** What the rules say of an attempt that is looked at before it is made: undefined while nobody knows. */
import { spotLocation } from '@spaceline/engine';
import { type AnswerAbout, useAnswer } from '../net/ask.ts';
import { useUi } from './ui.ts';

export function useTrying(): AnswerAbout<'attempt'> | null | undefined {
  const o = useUi((u) => u.trying);
  return useAnswer(o === null ? null : { about: 'attempt', location: spotLocation(o.to), spot: o.from });
}
