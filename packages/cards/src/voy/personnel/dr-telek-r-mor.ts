import { mayReport, ofType, personnel, yourVessels } from '@spaceline/engine/language';

const ships = ofType('Ship');

export const drTelekRMor = personnel("Dr. Telek R'Mor", {
  modifiers: [
    mayReport(
      'may report straight aboard any ship of yours, wherever it is',
      (_g, source, id) => source === id,
      (g, source) => yourVessels(g, g.card(source).owner, ships),
    ),
  ],
});
