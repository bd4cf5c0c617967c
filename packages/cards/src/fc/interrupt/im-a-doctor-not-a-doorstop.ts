import { chooseCard, discardFromPlay, hasIcon, personnelBattle } from '@spaceline/engine';
import {
  answers,
  anyPersonnel,
  icon,
  interrupt,
  playsOn,
  type Reading,
  script,
  stop,
  target,
  the,
  when,
  which,
} from '@spaceline/engine/language';

const holograms = { ...which(anyPersonnel, icon('Holo')), one: 'any [Holo] personnel' };

/** DOM-14: not out of a battle of the deprived. */
const doctors = ({ g, you }: Reading): number[] => {
  const p = personnelBattle(g);
  if (p === null || p.frenzied.length > 0) return [];
  return p.sides[you].filter((id) => g.card(id).controller === you && hasIcon(g, id, 'Holo'));
};

export const imADoctorNotADoorstop = interrupt("I'm a Doctor, Not a Doorstop", {
  plays: [
    playsOn(holograms, { name: 'stop', timing: 'any', stays: false, effect: { ...stop(the(target)), hint: 1 } }),
    answers(
      'personnel-battle',
      script(
        'cancel this battle by discarding one of your [Holo] personnel in it',
        function* (ctx) {
          const question = { id: 'sacrifice', text: '{card}: who is sacrificed?', card: ctx.source };
          const id = yield* chooseCard(ctx.you, doctors(ctx), question);
          yield* discardFromPlay(ctx.g, [id], ctx.source);
          ctx.event!.cancelled = true;
        },
        { could: (ctx) => doctors(ctx).length > 0, hint: 1 },
      ),
      { name: 'cancel', when: when('you have one in it', (ctx) => doctors(ctx).length > 0) },
    ),
  ],
});
