/** Captives: taken into custody, put into the Brig, and one's own freed. */
import type { Option, Verb } from '@spaceline/engine';
import type { Choice } from '../bot.ts';
import { type Mind, take } from './mind.ts';
import { once } from './routes.ts';

/** It costs nothing, and nothing better can be done with them. */
const ALWAYS: readonly Verb[] = ['release', 'rescue', 'brig', 'take-custody'];

export function mindCaptives(m: Mind, options: readonly Option[]): Choice | null {
  for (const verb of ALWAYS) {
    for (const o of options) {
      const choice = o.verb === verb ? once(m, take(o)) : null;
      if (choice !== null) return choice;
    }
  }
  return null;
}
