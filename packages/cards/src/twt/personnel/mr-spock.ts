import { boost, people, personnel, thereIs, thisCard, titled, your } from '@spaceline/engine/language';
import { eitherOf } from '../../words/who-and-where.ts';

const kirk = your(people).which(titled('Captain Kirk')).present;

export const mrSpock = personnel('Mr. Spock', {
  modifiers: [boost(['integrity', 'cunning', 'strength'], 2, eitherOf(thisCard, kirk), { while: thereIs(kirk) })],
});
