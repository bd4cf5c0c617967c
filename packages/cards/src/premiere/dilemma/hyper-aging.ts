import {
  all,
  allOf,
  awayTeam,
  cure,
  dilemma,
  discardThis,
  inOrder,
  kill,
  later,
  placeOnMission,
  remembersCards,
  skilled,
  those,
} from '@spaceline/engine/language';
import { quarantined } from '../../words/people-and-ships.ts';

const team = remembersCards('team', 'the Away Team');

export const hyperAging = dilemma('Hyper-Aging', {
  encounter: inOrder(
    { ...team.note(all(awayTeam)), text: '' },
    placeOnMission(false),
    later({ at: 'end', turns: 3 }, all(team), inOrder(kill(all(those)), discardThis)),
  ),
  modifiers: [quarantined(team)],
  cure: cure(allOf(skilled('SCIENCE'), skilled('MEDICAL', 2))),
});
