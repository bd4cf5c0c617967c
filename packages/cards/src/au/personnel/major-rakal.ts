import { affiliation, boost, personnel, thisCard } from '@spaceline/engine/language';
import { skillsAs } from '../../words/people-and-ships.ts';

const federation = thisCard.which(affiliation('Federation'));

export const majorRakal = personnel('Major Rakal', {
  ids: ['au-major-rakal', 'ref-major-rakal'],
  modifiers: [
    ...skillsAs('Romulan', ['Tal Shiar', 1], ['Empathy', 1], ['Treachery', 1]),
    ...skillsAs('Federation', ['Empathy', 1], ['Diplomacy', 1]),
    boost(['integrity'], 4, federation),
    boost(['cunning'], -1, federation),
  ],
});
