import { hasKeyword, locationOf, present, stunInBattle } from '@spaceline/engine';
import {
  ability,
  boost,
  equipment,
  gainSkill,
  keyword,
  type Reading,
  script,
  yourPersonnelPresent,
} from '@spaceline/engine/language';

const vidiians = yourPersonnelPresent(keyword('Vidiian'));

/** The adversary of your Vidiian in the pair that has just met, or -1. */
function adversary({ g, source, you, event }: Reading): number {
  if (event === null || locationOf(g, source) < 0) return -1;
  const [a, b] = event.cards;
  const mine = g.card(a).controller === you ? a : b;
  if (!hasKeyword(g, mine, 'Vidiian') || !present(g, source, mine)) return -1;
  return mine === a ? b : a;
}

export const vidiianHarvester = equipment('Vidiian Harvester', {
  modifiers: [
    boost(['strength'], 2, vidiians, { cumulative: true }),
    gainSkill('MEDICAL', vidiians, { cumulative: true }),
  ],
  abilities: [
    ability(
      'stun',
      script(
        'stun the adversary whom one of your Vidiians present has just engaged',
        function* (ctx) {
          stunInBattle(ctx.g, adversary(ctx));
        },
        { could: (ctx) => adversary(ctx) >= 0, hint: 3 },
      ),
      {
        timing: { on: 'engaged' },
        limit: { times: 1, per: 'battle', by: 'card' },
        text: 'Once in each battle you may stun the adversary whom one of your Vidiians present has just engaged',
      },
    ),
  ],
});
