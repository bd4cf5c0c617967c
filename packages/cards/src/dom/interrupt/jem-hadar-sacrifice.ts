import {
  all,
  gear,
  icon,
  ifThen,
  inOrder,
  interrupt,
  keyword,
  kill,
  people,
  playsOn,
  target,
  the,
  titled,
  until,
  your,
} from '@spaceline/engine/language';
import { saved } from '../../ketracel-white.ts';
import { aboutToDie, answering, diesInTheirPlace } from '../../words/answers.ts';

const devoted = your(people).which(icon('KW'));
const white = your(gear).which(titled('Ketracel-White')).present;
const founder = people.which(keyword('Founder')).present;

export const jemHadarSacrifice = interrupt("Jem'Hadar Sacrifice", {
  plays: [
    playsOn(devoted, {
      mark: 'white',
      timing: 'any',
      effect: inOrder(until('end of turn', all(white), saved), kill(the(target))),
    }),
    answering(
      'dies',
      playsOn(devoted, {
        mark: 'substitute',
        effect: ifThen(aboutToDie(founder), diesInTheirPlace(the(target))),
      }),
    ),
  ],
});
