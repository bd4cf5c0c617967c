import {
  all,
  answers,
  both,
  interrupt,
  just,
  kill,
  kin,
  ofThatPlayer,
  people,
  titled,
} from '@spaceline/engine/language';
import { nullifies } from '../../nullifying-interrupts.ts';

export const alasPoorQueen = interrupt('Alas, Poor Queen', {
  plays: [
    answers('died', kill(all(people.which(both(kin('Borg'), ofThatPlayer)))), {
      mark: 'queen',
      when: just(people.which(titled('Borg Queen'))),
    }),
    ...nullifies('Regenerate'),
  ],
  immuneTo: ['Amanda Rogers'],
});
