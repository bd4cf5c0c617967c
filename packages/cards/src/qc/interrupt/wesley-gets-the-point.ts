import { ifThen, inOrder, interrupt, kill, people, the, thereIs, titled, your } from '@spaceline/engine/language';
import { orElse } from '../../words/choosing.ts';
import { scoresThis } from '../../words/scoring-cards.ts';
import { onAPlanet } from '../../words/whereabouts.ts';

const his = your(people).which(titled('Wesley Crusher'));
const wesley = orElse(his.present, his.which(onAPlanet));

export const wesleyGetsThePoint = interrupt('Wesley Gets the Point', {
  encounter: ifThen(thereIs(wesley), inOrder(scoresThis('you'), kill(the(wesley)))),
});
