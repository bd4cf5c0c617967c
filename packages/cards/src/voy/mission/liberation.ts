import { keyword, mayReportTo, mission } from '@spaceline/engine/language';
import { thisPlanet } from '../../words/missions.ts';

export const liberation = mission('Liberation', {
  modifiers: [mayReportTo(keyword('Ocampa'), thisPlanet, { free: true })],
});
