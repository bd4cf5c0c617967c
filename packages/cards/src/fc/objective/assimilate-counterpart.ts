import { ability, both, inOrder, male, objective, opponents, people, the, unique } from '@spaceline/engine/language';
import { abducts, occupies } from '../../words/abducting.ts';
import {
  assimilatesTarget,
  boards,
  completesForDots,
  isCounterpart,
  itsTarget,
  mayBattleItsTeam,
  probesFor,
  targetInCombat,
  targets,
  whileOnTarget,
} from '../../words/collective.ts';
import { probes, showsIcon } from '../../words/probing.ts';

export const assimilateCounterpart = objective('Assimilate Counterpart', {
  plays: [targets(opponents(people).which(both(unique, male)))],
  collective: whileOnTarget(boards(itsTarget)),
  modifiers: [mayBattleItsTeam, ...isCounterpart],
  abilities: [
    ability('abduct', abducts(the(targetInCombat)), {
      timing: { on: 'engaged' },
      text: 'one of your Borg who engages the target in combat may abduct the target',
    }),
  ],
  triggers: [
    probesFor(
      occupies(itsTarget, 'Assimilation Table'),
      probes('beneath', {
        on: showsIcon('Com', 'Nav', 'Def'),
        effect: inOrder(completesForDots(5), assimilatesTarget),
      }),
    ),
  ],
});
