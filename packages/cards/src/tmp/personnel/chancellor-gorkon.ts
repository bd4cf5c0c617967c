import { events, keyword, mayNot, personnel, your } from '@spaceline/engine/language';

export const chancellorGorkon = personnel('Chancellor Gorkon', {
  modifiers: [mayNot('nullify', your(events).which(keyword('Klingon treaty')))],
});
