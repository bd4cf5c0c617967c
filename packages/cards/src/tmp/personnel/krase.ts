import { affiliation, boost, both, icon, personnel, ships, your } from '@spaceline/engine/language';

export const krase = personnel('Krase', {
  modifiers: [boost(['shields'], 2, your(ships).which(both(affiliation('Klingon'), icon('Films'))).here)],
});
