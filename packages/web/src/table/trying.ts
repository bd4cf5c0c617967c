/** What the rules say of an attempt that is looked at before it is made: undefined while nobody knows. */
import { spotLocation } from '@spaceline/engine';
import type { OptionView } from '@spaceline/protocol/words';
import { type AnswerAbout, type TableQuestion, useAnswer } from '../net/ask.ts';
import { useUi } from './ui.ts';

/** Of several teams the one that the option names is asked about. */
export const questionAbout = ({ to, from, mark }: OptionView): Extract<TableQuestion, { about: 'attempt' }> => ({
  about: 'attempt',
  location: spotLocation(to),
  spot: from,
  mark,
});

export function useTrying(): AnswerAbout<'attempt'> | null | undefined {
  const o = useUi((u) => u.trying);
  return useAnswer(o === null ? null : questionAbout(o));
}
