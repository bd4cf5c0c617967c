/** BOG-98, BOG-99: what Madred has added to Torture or Interrogation; the event itself keeps count. */
import { type Effect, remembersCount } from '@spaceline/engine/language';

export const added = remembersCount('added by Madred', 'what Madred has added');
/** Counted once. */
export const counted: Effect = { ...added.reset, text: '' };
