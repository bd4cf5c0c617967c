import { affiliation, boost, both, mayReportHere, ofType, ship, thisCard } from '@spaceline/engine/language';
import { isAt, place } from '../../worlds.ts';

export const locutusBorgCube = ship("Locutus' Borg Cube", {
  modifiers: [
    boost(['weapons', 'shields'], 3, thisCard, { while: isAt(place('Wolf 359')) }),
    mayReportHere(ofType('Equipment')),
    mayReportHere(both(affiliation('Borg'), ofType('Personnel'))),
  ],
});
