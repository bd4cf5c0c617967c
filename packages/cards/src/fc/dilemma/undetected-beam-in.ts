import {
  anyOf,
  dilemma,
  downloads,
  either,
  keyword,
  simply,
  skilled,
  someone,
  titled,
} from '@spaceline/engine/language';
import { opponentMay } from '../../words/other-player.ts';
import { toHere } from '../../words/reporting.ts';

const intruders = either(keyword('Drone'), titled('Rogue Borg Mercenaries'));

export const undetectedBeamIn = dilemma('Undetected Beam-In', {
  encounter: simply(opponentMay(downloads(4, intruders, { to: toHere, upTo: true }))),
  nullified: anyOf(someone(titled('Shelby')), skilled('SECURITY', 4)),
});
