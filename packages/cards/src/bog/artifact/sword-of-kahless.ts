import { artifact, boost, both, kin, people, skill, titled, your } from '@spaceline/engine/language';
import { notKilledInBattle } from '../../words/people-and-ships.ts';

const klingons = your(people).which(both(kin('Klingon'), skill('Honor'))).present;
const kahless = your(people).which(titled('Kahless')).present;

export const swordOfKahless = artifact('Sword of Kahless', {
  useAs: 'Equipment',
  modifiers: [
    boost(['integrity', 'cunning', 'strength'], 3, klingons),
    boost(['strength'], 7, kahless, { cumulative: true }),
  ],
  triggers: [notKilledInBattle(kahless)],
  limit: 'not-duplicatable',
});
