import {
  chooseCards,
  chooseNumber,
  disabled,
  expose,
  inPlay,
  isInfiltrating,
  personnelBattle,
  spotOf,
  stunInBattle,
} from '@spaceline/engine';
import { answers, interrupt, type Reading, random, script, select, when } from '@spaceline/engine/language';
import { isShapeShifter } from '../../morphing.ts';

const MOST = 3;

/** Your shape-shifters where the battle is, those who infiltrate included. */
const changelings = ({ g, you, event }: Reading): number[] =>
  g.state.cards
    .map((c) => c.id)
    .filter((id) => inPlay(g.card(id)) && isShapeShifter(g, id) && g.card(id).controller === you)
    .filter((id) => spotOf(g, id) === event?.spot && !disabled(g, id));

/** Opposing fighters who are no shape-shifters and still stand. */
function foes({ g, you }: Reading): number[] {
  const p = personnelBattle(g);
  if (p === null) return [];
  return [...p.sides[0], ...p.sides[1]].filter(
    (id) =>
      g.card(id).controller !== you &&
      !isShapeShifter(g, id) &&
      inPlay(g.card(id)) &&
      !p.stunned.includes(id) &&
      !p.wounded.includes(id),
  );
}

const others = select('opposing non-shape-shifter', 'opposing non-shape-shifters', foes);

const strike = script(
  'each of your shape-shifters present may stun up to three opposing non-shape-shifters (random selection) and is exposed if infiltrating',
  function* (ctx) {
    const { g, you, source } = ctx;
    const question = { id: 'strike', text: '{card}: which of your shape-shifters strike?', card: source };
    const all = changelings(ctx);
    for (const id of yield* chooseCards(you, all, 1, all.length, question)) {
      const numbers = Array.from({ length: Math.min(MOST, foes(ctx).length) }, (_, i) => i + 1).reverse();
      const n = yield* chooseNumber(you, numbers, { id: 'how-many', text: '{card} stuns how many?', card: id });
      for (const foe of yield* random(n, others).pick(ctx)) stunInBattle(g, foe);
      if (isInfiltrating(g, id)) expose(g, id);
    }
  },
  { could: (ctx) => changelings(ctx).length > 0 && foes(ctx).length > 0, hint: 4 },
);

export const strikeThree = interrupt('Strike Three', {
  plays: [
    answers('personnel-battle', strike, {
      name: 'strike',
      when: when('you have a shape-shifter there', (ctx) => changelings(ctx).length > 0 && foes(ctx).length > 0),
      text: `plays at the start of a personnel battle: ${strike.text}`,
    }),
  ],
});
