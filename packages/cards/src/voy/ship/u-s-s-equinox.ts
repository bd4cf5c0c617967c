import { disabled, type Game, personnelAt, underHouseArrest } from '@spaceline/engine';
import { keyword, passes, ship } from '@spaceline/engine/language';

const ofEquinox = keyword('U.S.S. Equinox-related personnel');

/** Crew are your personnel aboard, stopped or not; the disabled have no keywords (CR-130), the arrested are no crew. */
const inCrew = (g: Game, ship: number): boolean =>
  personnelAt(g, ship, g.card(ship).controller).some(
    (id) => !disabled(g, id) && !underHouseArrest(g, id) && passes(g, ofEquinox, id),
  );

export const ussEquinox = ship('U.S.S. Equinox', {
  variable: { range: (g, id) => (inCrew(g, id) ? 11 : 7) },
  text: 'RANGE 7, or 11 while any crew member is associated with the U.S.S. Equinox.',
});
