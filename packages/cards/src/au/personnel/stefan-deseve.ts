import { affiliation, boost, personnel, thisCard } from '@spaceline/engine/language';
import { skillsAs } from '../../words/people-and-ships.ts';

export const stefanDeseve = personnel('Stefan DeSeve', {
  modifiers: [
    ...skillsAs('Romulan', ['Treachery', 1], ['Greed', 1]),
    ...skillsAs('Federation', ['OFFICER', 1], ['Treachery', 1]),
    boost(['integrity'], -1, thisCard.which(affiliation('Federation'))),
  ],
});
