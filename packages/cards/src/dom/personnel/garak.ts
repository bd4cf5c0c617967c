import { disabled, doingOf, inPlay, kill, present } from '@spaceline/engine';
import { ability, personnel, type Reading, script } from '@spaceline/engine/language';

/** Somebody else, with him, whom chance has picked to die; or -1. */
function victim({ g, source, event }: Reading): number {
  const [id] = event?.cards ?? [];
  if (id === undefined || event?.atRandom !== true || id === source || disabled(g, source)) return -1;
  return inPlay(g.card(id)) && present(g, source, id) ? id : -1;
}

export const garak = personnel('Garak', {
  abilities: [
    ability(
      'replace',
      script(
        'replace anyone present randomly selected to die',
        function* (ctx) {
          ctx.event!.cancelled = true;
          yield* kill(ctx.g, [ctx.source], doingOf(ctx.event!));
        },
        { could: (ctx) => victim(ctx) >= 0 },
      ),
      { timing: { on: 'dies' }, text: 'he may replace anyone present randomly selected to die' },
    ),
  ],
});
