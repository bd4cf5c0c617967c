import {
  all,
  allOf,
  anything,
  both,
  discardThis,
  ifThen,
  inOrder,
  objective,
  remembersThat,
  thereIs,
  titled,
  trigger,
  when,
  which,
  your,
} from '@spaceline/engine/language';
import { assimilable, assimilates, stunned, whereTheyFight } from '../../words/fighting.ts';
import { probes, showsIcon } from '../../words/probing.ts';
import {
  againstTheSpecies,
  boardsTheSpecies,
  mayBattleTheSpecies,
  mayNotWoundThem,
  namesSpecies,
  ofTargetSpecies,
} from '../../words/species.ts';

const won = remembersThat('won', 'you won the battle');
const youWin = when('', ({ event, you }) => event?.seat === you);
const means = thereIs(your(anything).which(both(titled('Borg Nanoprobes', 'Assimilation Table'), whereTheyFight)));

const probe = inOrder(
  probes('drawn', {
    on: showsIcon('Def'),
    effect: ifThen(allOf(won, means), assimilates(all(which(stunned('opposing'), both(ofTargetSpecies, assimilable))))),
  }),
  discardThis,
);

export const assimilateSpecies = objective('Assimilate Species', {
  plays: [namesSpecies],
  collective: boardsTheSpecies,
  modifiers: [mayBattleTheSpecies, mayNotWoundThem],
  triggers: [
    { ...trigger({ on: 'won' }, won.note, { when: allOf(againstTheSpecies, youWin) }), text: '' },
    trigger({ on: 'fight-over' }, probe, {
      when: againstTheSpecies,
      text: `at the end of the battle, immediately ${probe.text}`,
    }),
  ],
});
