import { all, awayTeam, dilemma, kill, someoneHasInPlay, under, unless, which } from '@spaceline/engine/language';

/** Whoever has Emergency Transporter Armbands may escape, as that card says. */
export const firestorm = dilemma('Firestorm', {
  encounter: unless(
    someoneHasInPlay('Thermal Deflectors'),
    kill(all(which(awayTeam, under('integrity', 5)))),
    'discard',
  ),
});
