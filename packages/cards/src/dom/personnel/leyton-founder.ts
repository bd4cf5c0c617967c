import { personnel, reportsTo } from '@spaceline/engine/language';
import { onWorld } from '../../worlds.ts';

export const leytonFounder = personnel('Leyton Founder', { modifiers: [reportsTo(onWorld('Earth'))] });
