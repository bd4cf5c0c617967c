import { allOf, dilemma, ifThen, present, random, skilled, unless, which } from '@spaceline/engine/language';
import { assimilable, assimilates } from '../../words/fighting.ts';
import { opponentPlaysBorg } from '../../words/hive.ts';

export const borgServo = dilemma('Borg Servo', {
  encounter: unless(
    allOf(skilled('Cybernetics'), skilled('MEDICAL')),
    ifThen(opponentPlaysBorg, assimilates(random(1, which(present, assimilable)), undefined, 'opponent')),
    'discard',
  ),
});
