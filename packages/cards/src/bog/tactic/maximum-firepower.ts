import { hasKeyword } from '@spaceline/engine';
import { tactic } from '@spaceline/engine/language';
import { offline } from '../../tactics.ts';

const GIANTS = ['Future Enterprise', 'I.K.C. Chang', "I.K.C. Fek'lhr", 'Decius', 'Borg Cube'];

export const maximumFirepower = tactic('Maximum Firepower', {
  tactic: {
    hit: (g, side) =>
      side.firing.some(
        (id) => GIANTS.includes(g.def(id).title) || (hasKeyword(g, id, 'future') && g.def(id).icons.has('AU')),
      )
        ? ['flip', 'flip', 'flip']
        : null,
  },
  modifiers: [offline('transporters')],
  text: 'A hit draws one marker more if you fire with Future Enterprise, I.K.C. Chang, I.K.C. Fek’lhr, Decius, a future ship with the Alternate Universe icon or a Borg cube. Damage: transporters off line.',
});
