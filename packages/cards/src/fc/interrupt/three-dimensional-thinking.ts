import { answers, either, interrupt, keyword, relocate, titled } from '@spaceline/engine/language';
import { anyOrAll } from '../../words/choosing.ts';
import { crewOfThatShip, otherShipsOfYours, toYourShipWith } from '../../words/hive.ts';

export const threeDimensionalThinking = interrupt('Three-Dimensional Thinking', {
  plays: [
    answers('destroys', relocate(anyOrAll(crewOfThatShip), otherShipsOfYours), {
      mark: 'escape',
      when: toYourShipWith(either(titled('Borg Queen'), keyword('Counterpart'))),
    }),
  ],
});
