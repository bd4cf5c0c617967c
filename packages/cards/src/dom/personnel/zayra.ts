import { personnel } from '@spaceline/engine/language';

/** Hate Crime asks for him: see that card. */
export const zayra = personnel('Zayra', {
  text: 'May play Hate Crime as an interrupt where present.',
});
