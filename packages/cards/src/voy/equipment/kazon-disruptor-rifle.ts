import { affiliation, equipment, type Limit, reportsForFree } from '@spaceline/engine/language';
import { rifle } from '../../hand-weapons.ts';

/** One of them each turn: a limit for each copy would be none, since every copy reports once. */
const oneOfThem: Limit = { times: 1, per: 'turn', by: 'title' };

export const kazonDisruptorRifle = equipment('Kazon Disruptor Rifle', {
  modifiers: [reportsForFree(oneOfThem), ...rifle(affiliation('Kazon'))],
});
