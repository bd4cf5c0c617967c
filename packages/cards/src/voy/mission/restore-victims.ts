import { planetSpot } from '@spaceline/engine';
import { keyword, mayReport, mission, passes } from '@spaceline/engine/language';

const talaxian = keyword('Talaxian');

export const restoreVictims = mission('Restore Victims', {
  modifiers: [
    mayReport(
      'Talaxians may report for free to this planet',
      (g, _source, id) => g.def(id).personnel && passes(g, talaxian, id),
      (g, source) => [planetSpot(g.card(source).host)],
      { free: true },
    ),
  ],
});
