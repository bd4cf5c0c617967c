import { both, keyword, not, ofType, personnel, titled, trigger, universal } from '@spaceline/engine/language';
import { exchangeFor } from '../../words/people-and-ships.ts';

const grown = both(universal, keyword("Jem'Hadar"), ofType('Personnel'), not(titled("Young Jem'Hadar")));

export const youngJemHadar = personnel("Young Jem'Hadar", {
  triggers: [trigger('end of your turn', exchangeFor(grown), { optional: true })],
});
