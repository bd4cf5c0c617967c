import {
  boost,
  both,
  dockedTo,
  empty,
  event,
  facilities,
  itsHost,
  playsOn,
  ships,
  trigger,
  your,
} from '@spaceline/engine/language';
import { nullifiesThis } from '../../nullifiers.ts';
import { itIs } from '../../words/origins.ts';

export const baryonBuildup = event('Baryon Buildup', {
  plays: [playsOn(ships)],
  modifiers: [boost(['range'], -2, itsHost('ship'), { cumulative: true })],
  triggers: [trigger('start of your turn', nullifiesThis, { when: itIs(both(empty, dockedTo(your(facilities)))) })],
});
