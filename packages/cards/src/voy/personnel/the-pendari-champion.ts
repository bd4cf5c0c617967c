import { personnel } from '@spaceline/engine/language';

export const thePendariChampion = personnel('The Pendari Champion', {
  text: 'In a personnel battle he may be paired first, with an adversary of your choice.',
  missing: 'he is paired at random like everybody else',
});
