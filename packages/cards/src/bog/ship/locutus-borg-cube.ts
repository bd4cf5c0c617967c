import { affiliation, both, either, mayReport, ofType, passes, ship } from '@spaceline/engine/language';

const guests = either(ofType('Equipment'), both(ofType('Personnel'), affiliation('Borg')));

export const locutusBorgCube = ship("Locutus' Borg Cube", {
  modifiers: [
    mayReport(
      'your equipment and Borg personnel may report aboard',
      (g, source, id) => id !== source && passes(g, guests, id),
      (_g, source) => [source],
    ),
  ],
  missing: 'which location is Wolf 359 is not among the facts, so that its WEAPONS and SHIELDS are not +3 there',
});
