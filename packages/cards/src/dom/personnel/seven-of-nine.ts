import { draw, fillsIcons, inPlaceOf, personnel, ships, thisCard } from '@spaceline/engine/language';

export const sevenOfNine = personnel('Seven of Nine', {
  ids: ['dom-seven-of-nine', 'borg-061', 'ref-seven-of-nine'],
  modifiers: [fillsIcons(['Com', 'Nav', 'Def'], thisCard, ships)],
  abilities: [inPlaceOf('normal card play', 'draw', draw(1))],
});
