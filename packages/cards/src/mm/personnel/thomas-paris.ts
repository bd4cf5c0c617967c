import { type Game, setMemo } from '@spaceline/engine';
import { ability, gainSkill, personnel, type Reach, reach, script, when } from '@spaceline/engine/language';

/** What the card remembers once the player has chosen Honor. */
const HONEST = 1;
const isHonest = (g: Game, id: number): boolean => g.card(id).memo === HONEST;

const himself = (honest: boolean, text: string): Reach =>
  reach(text, (g, source, id) => id === source && isHonest(g, source) === honest);

export const thomasParis = personnel('Thomas Paris', {
  modifiers: [gainSkill('Treachery', himself(false, 'he')), gainSkill('Honor', himself(true, 'once converted he'))],
  abilities: [
    ability(
      'convert',
      script('turn his Treachery into Honor', function* ({ g, source }) {
        setMemo(g, source, HONEST);
      }),
      { when: when('he has not been converted', ({ g, source }) => !isHonest(g, source)) },
    ),
  ],
  text: 'Has Treachery, which you may turn into Honor for the rest of the game.',
});
