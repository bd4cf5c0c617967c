import { both, either, keyword, kin, titled } from '@spaceline/engine/language';
import { guestsOrHq, headquarters } from '../../headquarters.ts';

export const officeOfTheProconsul = headquarters(
  'Office of the Proconsul',
  'Romulus',
  guestsOrHq(
    either(
      both(kin('Romulan'), either(keyword('General'), keyword('Admiral'), keyword('Senator'), keyword('Proconsul'))),
      titled('Sela'),
      titled('Tomalak'),
    ),
  ),
);
