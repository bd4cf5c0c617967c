import {
  all,
  artifact,
  either,
  inOrder,
  kill,
  not,
  over,
  playsOn,
  returnToHand,
  skill,
  the,
  thisCard,
  usedAs,
  which,
} from '@spaceline/engine/language';
import { anyAwayTeam, choosesAwayTeamThere, ofThatTeam } from '../../words/teams.ts';

const safe = either(skill('Youth'), over('cunning', 7));

export const vulcanStoneOfGol = artifact('Vulcan Stone of Gol', {
  acquired: returnToHand(the(thisCard)),
  plays: [
    usedAs(
      'Event',
      playsOn(anyAwayTeam, { effect: inOrder(choosesAwayTeamThere, kill(all(which(ofThatTeam, not(safe))))) }),
    ),
  ],
});
