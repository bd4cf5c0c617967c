/** What the levels of bots are called. */
import type { Words } from '@spaceline/protocol/words';
import { say } from '../net/say.ts';

const NAMES: Readonly<Record<string, Words>> = {
  drifter: say('Drifter'),
  cadet: say('Cadet'),
  lieutenant: say('Lieutenant'),
  commander: say('Commander'),
  admiral: say('Admiral'),
};

/** Who is there before anybody has chosen. */
export const USUAL_LEVEL = 'lieutenant';

export const levelName = (id: string): Words => NAMES[id] ?? id;
