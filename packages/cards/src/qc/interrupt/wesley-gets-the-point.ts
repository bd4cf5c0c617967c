import {
  either,
  ifThen,
  inOrder,
  interrupt,
  kill,
  people,
  the,
  thereIs,
  titled,
  your,
} from '@spaceline/engine/language';
import { scoresThis } from '../../words/scoring-cards.ts';
import { isPresent, onAPlanet } from '../../words/whereabouts.ts';

const wesley = your(people).which(titled('Wesley Crusher')).which(either(isPresent, onAPlanet));

export const wesleyGetsThePoint = interrupt('Wesley Gets the Point', {
  encounter: ifThen(thereIs(wesley), inOrder(scoresThis('you'), kill(the(wesley)))),
});
