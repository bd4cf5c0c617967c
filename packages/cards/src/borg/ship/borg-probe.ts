import { either, ofType, ship, youHaveInPlay } from '@spaceline/engine/language';
import { reportsWithCrew } from '../../words/reporting-with-crew.ts';
import { locationsAll } from '../../worlds.ts';

export const borgProbe = ship(
  'Borg Probe',
  reportsWithCrew(locationsAll.inQuadrant('Delta'), {
    who: either(ofType('Personnel'), ofType('Equipment')),
    most: 3,
    while: youHaveInPlay('Borg Queen'),
  }),
);
