import { affiliation, awayTeam, dilemma, either, kill, random, simply, stop } from '@spaceline/engine/language';
import { cardType, specialDownload } from '../../words/dilemma-people.ts';
import { probes } from '../../words/dilemmas.ts';

const hit = either(cardType('Doorway'), cardType('Interrupt'), specialDownload, affiliation('Borg'));

export const underFire = dilemma('Under Fire', {
  encounter: simply(probes([[hit, kill(random(2, awayTeam))]], stop(random(1, awayTeam)))),
});
