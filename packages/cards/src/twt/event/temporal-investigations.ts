import {
  ability,
  both,
  download,
  draw,
  event,
  icon,
  just,
  locatedAt,
  onceEveryTurn,
  oneOf,
  oneOrMoreOf,
  opponents,
  people,
  playsOnTable,
  ships,
  titled,
} from '@spaceline/engine/language';
import { eitherOf } from '../../words/who-and-where.ts';
import { locationsAll } from '../../worlds.ts';

const intruder = both(icon('AU'), locatedAt(locationsAll.inQuadrant('Alpha')));
const inquiry = oneOf(
  { mark: 'draw', effect: draw(1) },
  { mark: 'agents', effect: oneOrMoreOf(download(titled('Lucsly')), download(titled('Dulmer'))) },
);

export const temporalInvestigations = event('Temporal Investigations', {
  plays: [playsOnTable()],
  abilities: [
    ability('inquiry', inquiry, {
      timing: { on: 'reported' },
      limit: onceEveryTurn,
      when: just(eitherOf(opponents(people).which(intruder), opponents(ships).which(intruder))),
    }),
  ],
});
