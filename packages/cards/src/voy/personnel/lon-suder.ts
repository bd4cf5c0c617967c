import { personnel } from '@spaceline/engine/language';

export const lonSuder = personnel('Lon Suder', {
  text: 'He may begin a personnel battle, whatever affiliation the adversaries have.',
  missing: 'personnel battles do not know his text',
});
