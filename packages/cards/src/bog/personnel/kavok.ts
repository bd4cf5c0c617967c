import { affiliation, personnel, reportsTo, ships } from '@spaceline/engine/language';
import { empty } from '../../words/people-and-ships.ts';

export const kavok = personnel('Kavok', {
  modifiers: [reportsTo(ships.which(empty).which(affiliation('Federation')), { anyAffiliation: true })],
});
