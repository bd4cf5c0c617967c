import {
  all,
  bearing,
  captures,
  disables,
  interrupt,
  itsHost,
  opponents,
  people,
  playsOn,
  ships,
  target,
  titled,
} from '@spaceline/engine/language';
import { ifPossible } from '../../words/choosing.ts';

const playing = bearing('Ktarian Game');
const wesley = opponents(people).which(titled('Wesley Crusher'));

export const seizeWesley = interrupt('Seize Wesley', {
  plays: [
    playsOn(opponents(ships).which(playing), {
      timing: 'any',
      stays: true,
      effect: ifPossible(captures(all(wesley.aboard(target)))),
    }),
  ],
  modifiers: [disables(people.aboard(itsHost('it', playing)))],
  capturing: true,
});
