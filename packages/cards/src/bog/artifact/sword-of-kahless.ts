import {
  artifact,
  boost,
  both,
  cancelIt,
  just,
  kin,
  people,
  skill,
  titled,
  trigger,
  your,
} from '@spaceline/engine/language';
import { inAFight } from '../../words/fighting.ts';

const klingons = your(people).which(both(kin('Klingon'), skill('Honor'))).present;
const kahless = your(people).which(titled('Kahless')).present;

export const swordOfKahless = artifact('Sword of Kahless', {
  useAs: 'Equipment',
  modifiers: [
    boost(['integrity', 'cunning', 'strength'], 3, klingons),
    boost(['strength'], 7, kahless, { cumulative: true }),
  ],
  triggers: [trigger({ on: 'dies' }, cancelIt, { when: just(kahless.which(inAFight)) })],
  limit: 'not-duplicatable',
});
