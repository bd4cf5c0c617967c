import { scoreCard, scoreOf } from '@spaceline/engine';
import { ifThen, interrupt, script, when } from '@spaceline/engine/language';
import { mayNotBeNullified } from '../../nullifying.ts';

export const giftOfTheTormentor = interrupt('Gift of the Tormentor', {
  encounter: ifThen(
    when('your score is zero', ({ g, you }) => scoreOf(g, you) === 0),
    script(
      'you score this card',
      function* ({ g, you, source }) {
        scoreCard(g, you, source);
      },
      { hint: 20 },
    ),
  ),
  modifiers: [mayNotBeNullified('may be nullified only by Countermanda')],
  missing:
    'when your score is not zero it goes back under its side deck, not to a discard pile; Countermanda, which could nullify it, is not in Spaceline yet',
});
