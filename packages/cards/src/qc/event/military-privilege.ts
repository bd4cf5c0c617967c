import { affiliationBit, affiliations, type Classification, FIRST_IN_PLAY } from '@spaceline/engine';
import { discardThis, event, gainSkill, placeOnTable, type Reach, reach, trigger } from '@spaceline/engine/language';

const TOUCHED = affiliationBit('Federation') | affiliationBit('Non-Aligned');

const classed = (c: Classification): Reach =>
  reach(
    `each Federation and Non-Aligned ${c}-classification personnel`,
    (g, _source, id) =>
      g.def(id).personnel &&
      g.card(id).zone >= FIRST_IN_PLAY &&
      (affiliations(g, id) & TOUCHED) !== 0 &&
      (g.def(id).facts.classification === c || g.def(id).facts.classification2 === c),
  );

export const militaryPrivilege = event('Military Privilege', {
  encounter: placeOnTable(),
  modifiers: [
    gainSkill('OFFICER', classed('OFFICER'), { levels: -1 }),
    gainSkill('CIVILIAN', classed('OFFICER')),
    gainSkill('CIVILIAN', classed('CIVILIAN'), { levels: -1 }),
    gainSkill('OFFICER', classed('CIVILIAN')),
  ],
  triggers: [trigger({ on: 'q-flash' }, discardThis)],
  text: 'Place on table until any Q-Flash. All Federation and Non-Aligned personnel in play with OFFICER classification are CIVILIAN instead, and the other way round.',
  missing: 'texts that ask for the classification itself, not for the skill, still see the printed one',
});
