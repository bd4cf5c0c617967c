import { keyword, mayReportHere, mission } from '@spaceline/engine/language';

export const liberation = mission('Liberation', { modifiers: [mayReportHere(keyword('Ocampa'), { free: true })] });
