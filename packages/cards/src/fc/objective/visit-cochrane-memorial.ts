import { discardsFromHand, draw, either, may, objective, ofType, playsOn, seedsOn } from '@spaceline/engine/language';
import {
  downloadsWhatWasTurnedUp,
  onePersonnelComes,
  visitorProbes,
  whereSomebodyAllowsIt,
} from '../../words/memorial.ts';
import { fajo } from '../../words/permissions.ts';
import { probes, showsIcon } from '../../words/probing.ts';
import { world } from '../../worlds.ts';

/** no objective for Borg, and no scouting before it. */
export const visitCochraneMemorial = objective('Visit Cochrane Memorial', {
  seeds: [seedsOn(world('Earth'))],
  plays: [playsOn(world('Earth')), playsOn(whereSomebodyAllowsIt, { mark: 'allowed' })],
  triggers: [
    visitorProbes(
      probes(
        'beneath',
        { on: showsIcon('Federation', 'Starfleet'), effect: draw(1) },
        { on: either(ofType('Event'), ofType('Interrupt')), effect: may(onePersonnelComes) },
        { on: either(fajo, ofType('Equipment')), effect: may(downloadsWhatWasTurnedUp) },
        { on: either(showsIcon('Non-Aligned'), ofType('Doorway')), effect: discardsFromHand(1) },
      ),
    ),
  ],
});
