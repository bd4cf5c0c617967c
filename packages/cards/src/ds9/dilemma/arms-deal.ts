import {
  all,
  anyOf,
  both,
  dilemma,
  icon,
  keyword,
  present,
  skill,
  skilled,
  someone,
  stop,
  unless,
} from '@spaceline/engine/language';
import { worthItsPoints } from '../../words/dilemmas.ts';

export const armsDeal = dilemma('Arms Deal', {
  encounter: worthItsPoints(
    unless(
      anyOf(
        skilled('Acquisition'),
        someone(both(keyword('Vulcan'), skill('Treachery'))),
        skilled('Smuggling'),
        someone(icon('Maq')),
      ),
      stop(all(present)),
      'discard',
    ),
  ),
});
