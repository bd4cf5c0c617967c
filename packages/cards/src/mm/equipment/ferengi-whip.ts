import { ability, boost, equipment, kin, people, stuns, the, your } from '@spaceline/engine/language';
import { adversaryOf, onceEachBattle } from '../../words/people-and-ships.ts';

const ferengi = your(people).which(kin('Ferengi')).present;

export const ferengiWhip = equipment('Ferengi Whip', {
  modifiers: [boost(['strength'], 2, ferengi, { cumulative: true })],
  abilities: [ability('stun', stuns(the(adversaryOf(ferengi))), { timing: { on: 'engaged' }, limit: onceEachBattle })],
});
