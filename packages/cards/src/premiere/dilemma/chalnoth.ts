import {
  anyOf,
  awayTeam,
  dilemma,
  kill,
  opponentChooses,
  skilled,
  totalOver,
  unless,
} from '@spaceline/engine/language';
import { worthItsPoints } from '../../words/dilemmas.ts';

export const chalnoth = dilemma('Chalnoth', {
  encounter: worthItsPoints(
    unless(anyOf(skilled('SECURITY', 3), totalOver('strength', 40)), kill(opponentChooses(1, awayTeam)), 'discard'),
  ),
});
