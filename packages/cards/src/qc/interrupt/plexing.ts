import { interrupt } from '@spaceline/engine/language';
import { mayNotBeNullified } from '../../nullifying.ts';
import { nullifies } from '../../nullifying-interrupts.ts';

/** Drumhead's own text says that Plexing nullifies it. */
export const plexing = interrupt('Plexing', {
  plays: nullifies(
    'Empathic Echo',
    'Parallax Arguers',
    'Frame of Mind',
    'System-Wide Cascade Failure',
    'Thought Maker',
    'Drumhead',
  ),
  modifiers: [mayNotBeNullified()],
});
