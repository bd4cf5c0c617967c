import { personnel } from '@spaceline/engine/language';

export const elim = personnel('Elim', {
  choosesSelections: true,
  text: "Random selections here that involve only your opponent's personnel are your choice instead.",
});
