import {
  all,
  gear,
  icon,
  ifThen,
  interrupt,
  keyword,
  people,
  playsOn,
  target,
  the,
  titled,
  your,
} from '@spaceline/engine/language';
import { diesToSave } from '../../ketracel-white.ts';
import { aboutToDie, answering, diesInTheirPlace } from '../../words/answers.ts';

const devoted = your(people).which(icon('KW'));
const white = your(gear).which(titled('Ketracel-White')).present;
const founder = people.which(keyword('Founder')).present;

export const jemHadarSacrifice = interrupt("Jem'Hadar Sacrifice", {
  plays: [
    playsOn(devoted, {
      mark: 'white',
      timing: 'any',
      effect: diesToSave(all(white)),
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
