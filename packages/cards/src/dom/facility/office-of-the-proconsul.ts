import { either, keyword, titled } from '@spaceline/engine/language';
import { headquarters } from '../../headquarters.ts';

export const officeOfTheProconsul = headquarters('Office of the Proconsul', {
  world: 'Romulus',
  side: 'Romulan',
  guests: either(
    keyword('General'),
    keyword('Admiral'),
    keyword('Senator'),
    keyword('Proconsul'),
    titled('Sela', 'Tomalak'),
  ),
  words: 'one Romulan General, Admiral, Senator or Proconsul, Sela or Tomalak',
});
