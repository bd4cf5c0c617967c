import { events, keyword, mayNot, personnel, your } from '@spaceline/engine/language';

export const turrel = personnel('Turrel', {
  modifiers: [mayNot('nullify', your(events).which(keyword('Cardassian treaty')))],
});
