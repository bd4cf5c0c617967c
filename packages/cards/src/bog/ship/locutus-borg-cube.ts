import { affiliation, both, mayReportHere, ofType, ship } from '@spaceline/engine/language';

export const locutusBorgCube = ship("Locutus' Borg Cube", {
  modifiers: [mayReportHere(ofType('Equipment')), mayReportHere(both(affiliation('Borg'), ofType('Personnel')))],
  missing: 'which location is Wolf 359 is not among the facts, so that its WEAPONS and SHIELDS are not +3 there',
});
