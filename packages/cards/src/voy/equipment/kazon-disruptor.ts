import { affiliation, equipment, type Limit, reportsForFree } from '@spaceline/engine/language';
import { pistol } from '../../hand-weapons.ts';

/** One of them each turn: a limit for each copy would be none, since every copy reports once. */
const oneOfThem: Limit = { times: 1, per: 'turn', by: 'title' };

export const kazonDisruptor = equipment('Kazon Disruptor', {
  modifiers: [reportsForFree(oneOfThem), ...pistol(affiliation('Kazon'))],
});
