import { type AnswerAbout, useAnswer } from '../net/ask.ts';
import { useUi } from './ui.ts';

/** What the rules say of the attack that is being made ready: null while nobody fires. */
export function useForecast(): AnswerAbout<'forecast'> | null | undefined {
  const group = useUi((u) => u.group);
  const firing = group?.option.verb === 'attack' ? group.chosen : [];
  return useAnswer(
    firing.length === 0 ? null : { about: 'forecast', firing: [...firing], target: group?.option.to ?? -1 },
  );
}
