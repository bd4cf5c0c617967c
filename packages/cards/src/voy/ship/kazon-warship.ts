import { affiliation, both, grant, not, passes, ship, titled, universal } from '@spaceline/engine/language';

const cargo = both(universal, affiliation('Kazon'), not(titled('Kazon Warship')));

export const kazonWarship = ship('Kazon Warship', {
  modifiers: [
    grant(
      'carry',
      'it may carry and launch universal Kazon ships other than Warships',
      (g, source, carrier, other) => carrier === source && g.def(other).ship && passes(g, cargo, other),
    ),
  ],
});
