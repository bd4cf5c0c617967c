/** The opponents that can be named on the command line. */
import { BOT_IDS, type BotMaker, botOf } from '@spaceline/bots';
import { Complaint } from '../complaint.ts';

export const BOT_NAMES: readonly string[] = BOT_IDS;

/** The one to play against. */
export const DEFAULT_BOT = 'lieutenant';

export function botNamed(name: string): BotMaker {
  const maker = botOf(name);
  if (maker === undefined) throw new Complaint(`There is no bot "${name}"; there are ${BOT_NAMES.join(', ')}`);
  return maker;
}
