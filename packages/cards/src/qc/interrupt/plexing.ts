import { interrupt } from '@spaceline/engine/language';
import { mayNotBeNullified } from '../../nullifying.ts';
import { nullifiesTitles } from '../../nullifying-interrupts.ts';

/** Drumhead's own text says that Plexing nullifies it. */
const TITLES = [
  'Empathic Echo',
  'Parallax Arguers',
  'Frame of Mind',
  'System-Wide Cascade Failure',
  'Thought Maker',
  'Drumhead',
];

export const plexing = interrupt('Plexing', {
  plays: nullifiesTitles('Plexing', TITLES),
  modifiers: [mayNotBeNullified()],
  text: `Nullifies ${TITLES.join(' OR ')}. (May not be nullified.)`,
});
