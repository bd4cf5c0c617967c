import { personnel } from '@spaceline/engine/language';

export const anya = personnel('Anya', {
  standsInFor: 'Salia',
  text: 'If present, she must replace Salia just randomly selected.',
});
