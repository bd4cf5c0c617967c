import type { Game } from '@spaceline/engine';
import { affiliation, both, grant, keyword, mayReport, passes, ship } from '@spaceline/engine/language';

const kazonShuttle = both(affiliation('Kazon'), keyword('Shuttlecraft'));
const isShuttle = (g: Game, id: number): boolean => g.def(id).ship && passes(g, kazonShuttle, id);

export const kazonRaider = ship('Kazon Raider', {
  modifiers: [
    mayReport(
      'Kazon shuttlecraft may report aboard',
      (g, _source, id) => isShuttle(g, id),
      (_g, source) => [source],
    ),
    grant(
      'carry',
      'it may carry and launch Kazon shuttlecraft',
      (g, source, carrier, other) => carrier === source && isShuttle(g, other),
    ),
  ],
});
