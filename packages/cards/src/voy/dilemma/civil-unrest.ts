import {
  all,
  awayTeam,
  bound,
  dilemma,
  inOrder,
  oneOfThemHas,
  pick,
  random,
  stop,
  unless,
} from '@spaceline/engine/language';

const envoys = bound('envoys', 'both of them', 'both of them');

export const civilUnrest = dilemma('Civil Unrest', {
  encounter: inOrder(
    pick('envoys', random(2, awayTeam)),
    unless(oneOfThemHas(envoys, 'Diplomacy'), stop(all(envoys)), 'mission continues'),
  ),
});
