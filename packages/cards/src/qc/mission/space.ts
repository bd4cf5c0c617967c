import { forEach, mission, missions, plus } from '@spaceline/engine/language';

/** CR-174: the span has no cap. */
export const space = mission('Space', {
  slots: 0.5,
  span: plus(3, forEach(missions.universal.adjacent)),
  inserts: { atMost: 4 },
});
