import { personnel } from '@spaceline/engine/language';

export const harryKim = personnel('Harry Kim', {
  volunteers: true,
  text: 'May volunteer for random selections that include him.',
});
