import { planetSpot } from '@spaceline/engine';
import { keyword, mayReport, mission, passes } from '@spaceline/engine/language';

const ocampa = keyword('Ocampa');

export const liberation = mission('Liberation', {
  modifiers: [
    mayReport(
      'Ocampa may report for free to this planet',
      (g, _source, id) => g.def(id).personnel && passes(g, ocampa, id),
      (g, source) => [planetSpot(g.card(source).host)],
      { free: true },
    ),
  ],
});
