import {
  captures,
  exposes,
  infiltrating,
  inOrder,
  interrupt,
  keyword,
  may,
  opponents,
  people,
  playsOn,
  presentWith,
  target,
  the,
  them,
  until,
  your,
} from '@spaceline/engine/language';
import { shapeShifter } from '../../morphing.ts';
import { mayNotBeNullified } from '../../nullifying.ts';
import { nullifies } from '../../nullifying-interrupts.ts';
import { keptFrom } from '../../words/keeping-from.ts';

const caught = opponents(people)
  .which(infiltrating)
  .which(presentWith(your(people).which(shapeShifter)));

/** DOM-34 */
export const caughtRedHanded = interrupt('Caught Red-Handed', {
  plays: [
    playsOn(caught, {
      mark: 'expose',
      timing: 'any',
      effect: inOrder(exposes(the(target)), may(captures(the(target)))),
    }),
    playsOn(people.which(keyword('Changeling')), {
      mark: 'keep',
      timing: 'any',
      effect: until('end of turn', the(target), keptFrom('morph', them)),
    }),
    ...nullifies('Common Thief'),
  ],
  modifiers: [mayNotBeNullified()],
  capturing: true,
});
