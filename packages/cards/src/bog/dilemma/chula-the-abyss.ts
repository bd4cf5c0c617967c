import { FIRST_IN_PLAY, inPlay, putAt, stop, totalAttribute } from '@spaceline/engine';
import { dilemma } from '@spaceline/engine/language';
import { facedByThree } from '../../chula.ts';

const BAR = "Quark's Bar";

export const chulaTheAbyss = dilemma('Chula: The Abyss', {
  encounter: facedByThree(
    `if their total CUNNING is odd, they are stopped and, if that is in play, relocated to ${BAR}`,
    function* ({ g, source }, ids) {
      if (totalAttribute(g, ids, 'cunning') % 2 === 0) return;
      const bar = g.state.cards.find((c) => c.zone >= FIRST_IN_PLAY && g.defs[c.def].title === BAR)?.id ?? -1;
      yield* stop(g, ids, source);
      if (bar >= 0) for (const id of ids) if (inPlay(g.card(id))) putAt(g, id, bar);
    },
  ),
});
