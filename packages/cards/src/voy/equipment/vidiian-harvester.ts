import { boost, equipment, gainSkill, keyword, yourPersonnelPresent } from '@spaceline/engine/language';

const vidiians = yourPersonnelPresent(keyword('Vidiian'));

export const vidiianHarvester = equipment('Vidiian Harvester', {
  modifiers: [
    boost(['strength'], 2, vidiians, { cumulative: true }),
    gainSkill('MEDICAL', vidiians, { cumulative: true }),
  ],
  missing: 'in a personnel battle one of your Vidiians with it may stun an adversary just engaged',
});
