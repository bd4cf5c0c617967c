import {
  allOf,
  answers,
  either,
  interrupt,
  just,
  keyword,
  people,
  relocate,
  ships,
  thereIs,
  titled,
  your,
} from '@spaceline/engine/language';
import { anyOrAll } from '../../words/choosing.ts';
import { otherThan } from '../../words/dilemma-people.ts';
import { thatShip } from '../../words/whenever.ts';

export const threeDimensionalThinking = interrupt('Three-Dimensional Thinking', {
  plays: [
    answers('destroys', relocate(anyOrAll(your(people).aboard(thatShip)), your(ships).which(otherThan(thatShip))), {
      mark: 'escape',
      when: allOf(
        just(your(ships)),
        thereIs(
          your(people)
            .which(either(titled('Borg Queen'), keyword('Counterpart')))
            .aboard(thatShip),
        ),
      ),
    }),
  ],
});
