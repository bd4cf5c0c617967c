import { personnel } from '@spaceline/engine/language';

/** Disruptor Overload asks whoever protects cards there: see that card. */
export const guraturak = personnel("Gurat'urak", {
  text: 'Protects one card present from Disruptor Overload.',
});
