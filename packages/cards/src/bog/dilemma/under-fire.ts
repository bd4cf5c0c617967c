import type { Game } from '@spaceline/engine';
import { awayTeam, dilemma, kill, random, script, simply, stop } from '@spaceline/engine/language';
import { probe } from '../../probing.ts';

/** [Doorway], [Interrupt], a special download icon, or [Bor] */
const isHit = (g: Game, id: number): boolean => {
  const f = g.def(id).facts;
  if (f.type === 'Doorway' || f.type === 'Interrupt') return true;
  return (f.downloads ?? []).length > 0 || f.affiliations.includes('Borg');
};

const hit = kill(random(2, awayTeam));
const miss = stop(random(1, awayTeam));

export const underFire = dilemma('Under Fire', {
  encounter: simply(
    script(
      `probe, leaving the card on top of your draw deck: a doorway, an interrupt, a special download icon or a Borg card ${hit.text}; anything else ${miss.text}`,
      function* (ctx) {
        const card = probe(ctx.g, ctx.you);
        if (card < 0) return;
        yield* (isHit(ctx.g, card) ? hit : miss).run(ctx);
      },
      { hint: -3 },
    ),
  ),
});
