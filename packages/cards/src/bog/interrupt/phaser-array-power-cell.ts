import { inPlay, shipBattle } from '@spaceline/engine';
import { answers, interrupt, type Reading, script, when } from '@spaceline/engine/language';
import { onePlayEachTurn } from '../../limits.ts';

/** A ship of yours that fired and survived a battle in which a card of your opponent fired too. */
function survived({ g, you, opponent }: Reading): boolean {
  const p = shipBattle(g);
  if (p === null) return false;
  const fired = (seat: number): number[] =>
    ([p.attack, p.answer] as const).flatMap((es, i) => (p.sides[i] === seat ? es.flatMap((e) => e.firing) : []));
  return fired(opponent).length > 0 && fired(you).some((id) => g.def(id).ship && inPlay(g.card(id)));
}

export const phaserArrayPowerCell = interrupt('Phaser Array Power Cell', {
  plays: [
    answers(
      'ship-battle-over',
      // its point box is what it is played for (CR-08)
      script('score points', function* () {}, { hint: 1 }),
      {
        name: 'score',
        limit: onePlayEachTurn,
        when: when('your ship survived a battle in which it and a card of your opponent both fired', survived),
      },
    ),
  ],
  text: 'Once each turn, plays to score points if your ship survived a battle in which it and a card of your opponent both fired WEAPONS.',
});
