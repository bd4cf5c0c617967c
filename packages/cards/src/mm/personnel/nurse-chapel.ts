import { personnel, reportsForFreeIf, someoneHasInPlay } from '@spaceline/engine/language';

export const nurseChapel = personnel('Nurse Chapel', {
  modifiers: [reportsForFreeIf(someoneHasInPlay('Dr. McCoy', 'Mr. Spock'))],
});
