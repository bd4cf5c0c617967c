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
  your,
} from '@spaceline/engine/language';
import { keepsFromCountingDown } from '../../ketracel-white.ts';
import { aboutToDie, answering, diesInTheirPlace } from '../../words/answers.ts';

const devoted = your(people).which(icon('KW'));
const white = your(gear).which(titled('Ketracel-White')).present;
const founder = people.which(keyword('Founder')).present;

export const jemHadarSacrifice = interrupt("Jem'Hadar Sacrifice", {
  plays: [
    playsOn(devoted, {
      name: 'white',
      timing: 'any',
      effect: { ...inOrder(keepsFromCountingDown(all(white)), kill(the(target))), hint: -1 },
    }),
    answering(
      'dies',
      playsOn(devoted, {
        name: 'substitute',
        effect: { ...ifThen(aboutToDie(founder), diesInTheirPlace(the(target))), hint: 1 },
      }),
    ),
  ],
});
