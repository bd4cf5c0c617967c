import {
  affiliation,
  awayTeam,
  dilemma,
  either,
  kill,
  ofType,
  random,
  simply,
  stop,
  withSpecialDownload,
} from '@spaceline/engine/language';
import { probes } from '../../words/probing.ts';

const hit = either(ofType('Doorway'), ofType('Interrupt'), withSpecialDownload, affiliation('Borg'));

export const underFire = dilemma('Under Fire', {
  encounter: simply(
    probes('atop', { on: hit, effect: kill(random(2, awayTeam)) }, { effect: stop(random(1, awayTeam)) }),
  ),
});
