import { affiliation, both, either, keyword } from '@spaceline/engine/language';
import { guestsOrHq, headquarters } from '../../headquarters.ts';

export const officeOfThePresident = headquarters(
  'Office of the President',
  'Earth',
  guestsOrHq(
    both(
      affiliation('Federation'),
      either(keyword('Ambassador'), keyword('Admiral'), keyword('Vice-Admiral'), keyword('President')),
    ),
  ),
);
