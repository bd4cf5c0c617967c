import { capture, inPlay, kill, present } from '@spaceline/engine';
import { type Condition, personnel, script, trigger, when } from '@spaceline/engine/language';

const saliaSelected: Condition = when('Salia, present, was selected at random', ({ g, source, event }) => {
  const [id] = event?.cards ?? [];
  if (id === undefined || event?.atRandom !== true || !inPlay(g.card(id))) return false;
  return g.def(id).title === 'Salia' && present(g, source, id);
});

export const anya = personnel('Anya', {
  triggers: [
    trigger(
      { on: 'dies' },
      script('she dies instead', function* ({ g, source, event }) {
        event!.cancelled = true;
        yield* kill(g, [source], event!.card);
      }),
      { when: saliaSelected, text: '' },
    ),
    trigger(
      { on: 'captures' },
      script('she is captured instead', function* ({ g, source, event }) {
        event!.cancelled = true;
        yield* capture(g, source, event!.seat, event!.card);
      }),
      { when: saliaSelected, text: '' },
    ),
  ],
  text: 'If present, she must replace Salia just randomly selected.',
  missing: 'she replaces Salia when somebody selected at random is killed or captured, not in other random selections',
});
