/** The opponents that can be named on the command line. */
import { BOTS, type BotMaker } from '@spaceline/bots';
import { Complaint } from '../complaint.ts';

export const BOT_NAMES: readonly string[] = Object.keys(BOTS);

/** The one to play against. */
export const DEFAULT_BOT = 'heuristic';

export function botNamed(name: string): BotMaker {
  const maker = Object.hasOwn(BOTS, name) ? BOTS[name] : undefined;
  if (maker === undefined) throw new Complaint(`There is no bot "${name}"; there are ${BOT_NAMES.join(', ')}`);
  return maker;
}
