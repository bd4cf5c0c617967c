import { type Game, hasIcon, hasKeyword } from '@spaceline/engine';
import { tactic } from '@spaceline/engine/language';
import { isBorgCube } from '../../crews.ts';
import { offline } from '../../tactics.ts';

const TITLES = ['Future Enterprise', 'I.K.C. Chang', "I.K.C. Fek'lhr", 'Decius'];

const isGiant = (g: Game, id: number): boolean =>
  TITLES.includes(g.def(id).title) ||
  isBorgCube(g, id) ||
  (hasKeyword(g, id, 'future-related ship') && hasIcon(g, id, 'AU'));

export const maximumFirepower = tactic('Maximum Firepower', {
  tactic: {
    hit: (g, side) => (side.firing.some((id) => isGiant(g, id)) ? ['flip', 'flip', 'flip'] : null),
  },
  modifiers: [offline('transporters')],
  text: 'A hit draws one marker more if you fire with Future Enterprise, I.K.C. Chang, I.K.C. Fek’lhr, Decius, a future ship with the Alternate Universe icon or a Borg cube.',
  asDamage: 'transporters off line',
});
