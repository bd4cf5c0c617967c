import { affiliation, empty, personnel, reportsTo, ships } from '@spaceline/engine/language';

export const kavok = personnel('Kavok', {
  modifiers: [reportsTo(ships.which(empty).which(affiliation('Federation')), { anyAffiliation: true })],
});
