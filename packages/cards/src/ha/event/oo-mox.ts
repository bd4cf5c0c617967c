import {
  all,
  boost,
  both,
  event,
  kin,
  male,
  multipliesSkill,
  people,
  playsOnTable,
  stop,
} from '@spaceline/engine/language';
import { ifPossible } from '../../words/choosing.ts';

const charmed = people.which(both(male, kin('Ferengi')));

export const ooMox = event('Oo-mox', {
  plays: [playsOnTable({ effect: ifPossible(stop(all(charmed))), stays: true })],
  modifiers: [multipliesSkill('all', 2, charmed), boost(['integrity', 'cunning', 'strength'], 2, charmed)],
});
