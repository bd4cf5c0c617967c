import {
  ablePersonnelAt,
  boardersAt,
  cardsAt,
  chooseCards,
  discardFromPlay,
  isHologram,
  spotOf,
  stunInBattle,
} from '@spaceline/engine';
import { ability, equipment, oneOf, type Reading, random, script, select, when } from '@spaceline/engine/language';

const MOST = 100;

/** Opposing personnel and Rogue Borg in the battle here. */
const foes = ({ g, you, source }: Reading): number[] =>
  [...ablePersonnelAt(g, spotOf(g, source), you === 0 ? 1 : 0), ...boardersAt(g, spotOf(g, source))].filter(
    (id) => g.card(id).controller !== you,
  );
const enemy = select('personnel or Rogue Borg present', 'personnel and Rogue Borg present', foes);
const holograms = ({ g, source }: Reading): number[] =>
  cardsAt(g, spotOf(g, source)).filter((id) => g.def(id).personnel && isHologram(g, id));

export const tommygun = equipment('Tommygun', {
  abilities: [
    ability(
      'fire',
      oneOf(
        {
          name: 'stun',
          effect: script(
            'stuns one personnel or Rogue Borg present (random selection)',
            function* (ctx) {
              for (const id of yield* random(1, enemy).pick(ctx)) stunInBattle(ctx.g, id);
            },
            { could: (ctx) => foes(ctx).length > 0, hint: 2 },
          ),
        },
        {
          name: 'erase',
          effect: script(
            'erases up to 100 holographic personnel present (your choice)',
            function* (ctx) {
              const all = holograms(ctx);
              const question = { id: 'erase', text: '{card}: erase which holograms?', card: ctx.source };
              const chosen = yield* chooseCards(ctx.you, all, 0, Math.min(MOST, all.length), question);
              yield* discardFromPlay(ctx.g, chosen, ctx.source);
            },
            { could: (ctx) => holograms(ctx).length > 0, hint: 2 },
          ),
        },
      ),
      {
        timing: { on: 'personnel-battle' },
        limit: { times: 1, per: 'battle', by: 'card' },
        when: when('a personnel battle begins here', ({ g, source, event }) => event?.spot === spotOf(g, source)),
      },
    ),
  ],
  text: 'Use at the start of a personnel battle: stuns one personnel or Rogue Borg present (random selection) OR erases up to 100 holographic personnel present (your choice).',
});
