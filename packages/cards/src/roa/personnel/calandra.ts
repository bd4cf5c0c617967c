import { boost, keyword, people, personnel } from '@spaceline/engine/language';

export const calandra = personnel('Calandra', {
  modifiers: [
    boost(['integrity', 'cunning', 'strength'], 1, people.which(keyword('DaiMon')).present, { cumulative: true }),
  ],
  openly: true,
});
