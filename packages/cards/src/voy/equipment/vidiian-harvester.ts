import { ability, boost, equipment, gainSkill, keyword, people, stuns, the, your } from '@spaceline/engine/language';
import { adversaryOf, onceEachBattle } from '../../words/people-and-ships.ts';

const vidiians = your(people).which(keyword('Vidiian')).present;

export const vidiianHarvester = equipment('Vidiian Harvester', {
  modifiers: [
    boost(['strength'], 2, vidiians, { cumulative: true }),
    gainSkill('MEDICAL', vidiians, { cumulative: true }),
  ],
  abilities: [ability('stun', stuns(the(adversaryOf(vidiians))), { timing: { on: 'engaged' }, limit: onceEachBattle })],
});
