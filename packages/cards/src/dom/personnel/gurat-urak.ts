import { personnel } from '@spaceline/engine/language';
import { protectsOneCardFrom } from '../../words/permissions.ts';

export const guraturak = personnel("Gurat'urak", { modifiers: [protectsOneCardFrom('Disruptor Overload')] });
