import {
  bound,
  dilemma,
  either,
  empty,
  ifThen,
  inOrder,
  keyword,
  kill,
  no,
  oneOf,
  opponentChooses,
  pick,
  present,
  ships,
  simply,
  the,
  titled,
  which,
  youChoose,
  your,
} from '@spaceline/engine/language';
import { opponentTakesOneOf } from '../../commandeering.ts';
import { opponentPlaysBorg } from '../../words/hive.ts';

/** The Guard Drone. */
const guard = either(keyword('Bodyguard'), titled('Four of Eleven'));

/** BOG-96: Borg do not commandeer. */
export const aFastShipWouldBeNice = dilemma('A Fast Ship Would Be Nice', {
  encounter: simply(
    inOrder(
      pick('victim', opponentChooses(1, present)),
      oneOf(
        { mark: 'victim', effect: kill(the(bound('victim'))) },
        { mark: 'guard', effect: kill(youChoose(1, which(present, guard))) },
        {
          mark: 'ship',
          effect: ifThen(no(opponentPlaysBorg), opponentTakesOneOf(your(ships).which(empty).here)),
        },
      ),
    ),
  ),
});
