import { host, interrupt, playsOn } from '@spaceline/engine/language';
import { answering, justCaptured, whenJailed } from '../../words/answers.ts';
import { itsOwnerScoresThis, oncePerPersona } from '../../words/scoring-cards.ts';

export const prisonerEscort = interrupt('Prisoner Escort', {
  plays: [answering('captured', playsOn(justCaptured('opponent')))],
  triggers: [whenJailed(host, oncePerPersona(host, itsOwnerScoresThis(host)))],
  capturing: true,
});
