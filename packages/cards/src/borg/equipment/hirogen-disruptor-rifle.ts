import { affiliation, boost, equipment, losesSkill, yourPersonnelPresent } from '@spaceline/engine/language';
import { inTheOpen } from '../../hand-weapons.ts';

const hunters = yourPersonnelPresent(affiliation('Hirogen'));

export const hirogenDisruptorRifle = equipment('Hirogen Disruptor Rifle', {
  modifiers: [
    boost(['strength'], 4, hunters, { cumulative: true }),
    boost(['cunning'], 2, hunters, { cumulative: true }),
    losesSkill('Diplomacy', inTheOpen(hunters)),
  ],
});
