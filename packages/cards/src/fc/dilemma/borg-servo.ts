import { allOf, dilemma, ifThen, present, random, skilled, unless, which } from '@spaceline/engine/language';
import { assimilable } from '../../words/fighting.ts';
import { opponentAssimilates, opponentPlaysBorg } from '../../words/hive.ts';

export const borgServo = dilemma('Borg Servo', {
  encounter: unless(
    allOf(skilled('Cybernetics'), skilled('MEDICAL')),
    ifThen(opponentPlaysBorg, opponentAssimilates(random(1, which(present, assimilable)))),
    'discard',
  ),
});
