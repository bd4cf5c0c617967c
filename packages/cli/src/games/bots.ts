/** The opponents that can be named on the command line. */

import type { BotMaker } from '@spaceline/bots';
import * as all from '@spaceline/bots';
import { Complaint } from '../complaint.ts';

const known: Readonly<Record<string, BotMaker>> = (all as { BOTS?: Readonly<Record<string, BotMaker>> }).BOTS ?? {
  random: all.randomBot,
};

export const BOT_NAMES: readonly string[] = Object.keys(known);

/** The best bot there is for playing against. */
export const DEFAULT_BOT = BOT_NAMES.includes('heuristic') ? 'heuristic' : 'random';

export function botNamed(name: string): BotMaker {
  const maker = Object.hasOwn(known, name) ? known[name] : undefined;
  if (maker === undefined) throw new Complaint(`There is no bot "${name}"; there are ${BOT_NAMES.join(', ')}`);
  return maker;
}
