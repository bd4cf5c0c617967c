import {
  all,
  allOf,
  anyOf,
  both,
  fighters,
  forEachPerson,
  inOrder,
  interrupt,
  kill,
  kin,
  opponentChooses,
  pick,
  skill,
  thereIs,
  youChoose,
} from '@spaceline/engine/language';
import { at } from '../../words/answers.ts';
import { ifPossible } from '../../words/choosing.ts';
import { bothOf } from '../../words/dilemma-people.ts';

const honorable = both(kin('Klingon'), skill('Honor'));
const [yours, theirs] = [fighters('your', honorable), fighters('opposing', honorable)];
const [yourTraitors, theirTraitors] = [fighters('your', skill('Treachery')), fighters('opposing', skill('Treachery'))];

export const honorChallenge = interrupt('Honor Challenge', {
  plays: [
    at(
      'personnel-battle',
      inOrder(
        ifPossible(pick('theirs', youChoose(forEachPerson(yours), theirTraitors))),
        ifPossible(pick('yours', opponentChooses(forEachPerson(theirs), yourTraitors))),
        kill(all(bothOf('theirs', 'yours'))),
      ),
      {
        if: anyOf(allOf(thereIs(yours), thereIs(theirTraitors)), allOf(thereIs(theirs), thereIs(yourTraitors))),
      },
    ),
  ],
});
