import { personnel } from '@spaceline/engine/language';

export const anya = personnel('Anya', {
  text: 'If present, she must replace Salia just randomly selected.',
  missing: 'she does not replace Salia in random selections yet',
});
