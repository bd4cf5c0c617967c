import { ablePersonnelAt, type Game, isCardSpot, isOffline, skillLevel, skillNumber } from '@spaceline/engine';
import { event, grant, playsOnTable, seedsOnTable } from '@spaceline/engine/language';

const DEVICE = 'Invasive Transporters';
const OPERATOR = skillNumber('Transporter Skill');

/** A ship whose device works, with somebody of its player's aboard to work it. */
const invades = (g: Game, vessel: number): boolean =>
  g.def(vessel).facts.equipment?.includes(DEVICE) === true &&
  !isOffline(g, vessel, DEVICE) &&
  ablePersonnelAt(g, vessel, g.card(vessel).controller).some((id) => skillLevel(g, id, OPERATOR) > 0);

/** */
export const invasiveBeamIn = event('Invasive Beam-In', {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  modifiers: [
    grant(
      'through-shields',
      'Invasive Transporters worked by Transporter Skill personnel beam through any SHIELDS',
      (g, _source, _target, end) => isCardSpot(end) && invades(g, end),
    ),
  ],
});
