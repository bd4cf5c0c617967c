import { mission } from '@spaceline/engine/language';
import { spanWithNeighbours } from '../../words/missions.ts';

/** CR-174: the span has no cap. */
export const space = mission('Space', { slots: 0.5, span: spanWithNeighbours(3), inserts: { atMost: 4 } });
