import { ifThen, tactic, which } from '@spaceline/engine/language';
import { withCommander } from '../../crews.ts';
import { downloadToIt } from '../../words/dilemmas.ts';
import { opponentMay } from '../../words/other-player.ts';
import { evenChanceToEscape, whenRevealed, yourShipUnderFire, youStartedTheBattle } from '../../words/tactics.ts';

/** CR-152 */
export const picardManeuver = tactic('Picard Maneuver', {
  played: [whenRevealed(ifThen(youStartedTheBattle, evenChanceToEscape(which(yourShipUnderFire, withCommander))))],
  damage: opponentMay(downloadToIt('Plasma Fire', 'Warp Core Breach')),
});
