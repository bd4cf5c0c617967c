import { affiliation, boost, personnel, ships, your } from '@spaceline/engine/language';

export const senatorCretak = personnel('Senator Cretak', {
  modifiers: [boost(['weapons'], 2, your(ships).which(affiliation('Romulan')).here)],
});
