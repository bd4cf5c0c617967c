import {
  ability,
  anything,
  closes,
  discardsFromHand,
  either,
  event,
  events,
  itsHost,
  no,
  not,
  ofType,
  paying,
  playsOn,
  titled,
} from '@spaceline/engine/language';
import { nullifiesInPlay } from '../../nullifying-interrupts.ts';
import { closable, turnedOver, turnsOver } from '../../words/closing.ts';

const door = anything.which(either(closable, titled('Iconian Gateway')));

export const revolvingDoor = event('Revolving Door', {
  plays: [
    playsOn(door, { mark: 'close' }),
    { ...nullifiesInPlay(events.which(titled('Revolving Door')), 'nullify'), timing: 'normal' },
  ],
  modifiers: [closes(itsHost('that card'), no(turnedOver))],
  abilities: [
    ability('revolve', paying(discardsFromHand(1, { which: not(ofType('Personnel')) }), turnsOver), {
      timing: 'start',
      byAnyone: true,
    }),
  ],
  limit: 'unique',
});
