import { affiliation, either, keyword, titled } from '@spaceline/engine/language';
import { headquarters } from '../../headquarters.ts';

export const officeOfTheProconsul = headquarters('Office of the Proconsul', 'Romulus', [
  affiliation('Romulan'),
  either(
    keyword('General'),
    keyword('Admiral'),
    keyword('Senator'),
    keyword('Proconsul'),
    titled('Sela'),
    titled('Tomalak'),
  ),
]);
