import { awayTeam, dilemma, kill, random, totalOver, unless } from '@spaceline/engine/language';

export const nausicaans = dilemma('Nausicaans', {
  encounter: unless(totalOver('strength', 44), kill(random(1, awayTeam)), 'discard'),
});
