import {
  ability,
  boost,
  both,
  equipment,
  gainSkill,
  keyword,
  people,
  stuns,
  the,
  your,
} from '@spaceline/engine/language';
import { armed } from '../../hand-weapons.ts';
import { adversaryOf, onceEachBattle } from '../../words/people-and-ships.ts';

const vidiians = your(people).which(both(keyword('Vidiian'), armed)).present;

export const vidiianHarvester = equipment('Vidiian Harvester', {
  modifiers: [
    boost(['strength'], 2, vidiians, { cumulative: true }),
    gainSkill('MEDICAL', vidiians, { cumulative: true }),
  ],
  abilities: [ability('stun', stuns(the(adversaryOf(vidiians))), { timing: { on: 'engaged' }, limit: onceEachBattle })],
});
