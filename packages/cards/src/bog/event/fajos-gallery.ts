import {
  anything,
  draw,
  eachTime,
  either,
  event,
  may,
  people,
  playsOnTable,
  seedsOnTable,
  titled,
  unique,
} from '@spaceline/engine/language';
import { fajo } from '../../words/permissions.ts';

const collected = anything.which(either(fajo, titled('Mona Lisa')));

export const fajosGallery = event("Fajo's Gallery", {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  triggers: [
    ...eachTime('captured', { by: 'you', what: people.which(unique) }, may(draw(2))),
    ...eachTime(['plays', 'reported'], { by: 'you', what: collected }, may(draw(1))),
  ],
  capturing: true,
});
