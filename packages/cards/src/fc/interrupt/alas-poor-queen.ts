import { all, answers, interrupt, kill, titled } from '@spaceline/engine/language';
import { nullifies } from '../../nullifying-interrupts.ts';
import { allBorgOfThatPlayer, oneDied } from '../../words/hive.ts';

export const alasPoorQueen = interrupt('Alas, Poor Queen', {
  plays: [
    answers('died', kill(all(allBorgOfThatPlayer)), { mark: 'queen', when: oneDied(titled('Borg Queen')) }),
    ...nullifies('Regenerate'),
  ],
  immuneTo: ['Amanda Rogers'],
});
