import {
  either,
  ifThen,
  inOrder,
  interrupt,
  isPresent,
  kill,
  onAPlanet,
  people,
  the,
  thereIs,
  titled,
  your,
} from '@spaceline/engine/language';
import { scoresThis } from '../../words/scoring-cards.ts';

const wesley = your(people).which(titled('Wesley Crusher')).which(either(isPresent, onAPlanet));

export const wesleyGetsThePoint = interrupt('Wesley Gets the Point', {
  encounter: ifThen(thereIs(wesley), inOrder(scoresThis('you'), kill(the(wesley)))),
});
