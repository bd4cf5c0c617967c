import {
  boost,
  equipment,
  kin,
  lieOpen,
  not,
  onlyWith,
  people,
  plus,
  thereIs,
  titled,
  your,
} from '@spaceline/engine/language';
import { eachPlaysOneEveryTurn } from '../../words/rationing.ts';

const friends = your(people).which(not(kin('Borg'))).present;
const leeta = people.which(titled('Leeta')).present;
const oneEveryTurn = eachPlaysOneEveryTurn(titled('Brain Drain', 'Going to the Top'));

/** DOM-59: either player's Leeta counts, and both are held to the limit, so that all of it lies open. */
export const kukalaka = equipment('Kukalaka', {
  modifiers: [
    boost(['integrity'], plus(2, onlyWith(1, thereIs(leeta))), friends),
    lieOpen(leeta),
    oneEveryTurn.modifier,
  ],
  triggers: [oneEveryTurn.trigger],
  limit: 'unique',
  openly: true,
});
