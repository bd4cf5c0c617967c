import { ifThen, interrupt } from '@spaceline/engine/language';
import { nullifiedOnlyBy } from '../../nullifying.ts';
import { scoreIsZero, scoresThis } from '../../words/scoring-cards.ts';

export const giftOfTheTormentor = interrupt('Gift of the Tormentor', {
  encounter: ifThen(scoreIsZero, scoresThis('you')),
  modifiers: [nullifiedOnlyBy('Countermanda')],
  missing:
    'when your score is not zero it goes back under its side deck, not to a discard pile; Countermanda, which could nullify it, is not in Spaceline yet',
});
