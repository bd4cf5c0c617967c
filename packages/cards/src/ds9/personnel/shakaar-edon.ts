import { boost, kin, people, personnel } from '@spaceline/engine/language';

export const shakaarEdon = personnel('Shakaar Edon', {
  modifiers: [boost(['strength'], 2, people.other.which(kin('Bajoran')).present)],
  openly: true,
});
