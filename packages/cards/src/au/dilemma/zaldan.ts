import {
  anyOf,
  awayTeam,
  dilemma,
  having,
  havingAny,
  keyword,
  kill,
  random,
  skill,
  skilled,
  unless,
  which,
} from '@spaceline/engine/language';

export const zaldan = dilemma('Zaldan', {
  encounter: unless(
    anyOf(skilled('Treachery', 2), havingAny(keyword('disruptor')), having('Wesley Crusher'), skilled('Exobiology')),
    kill(random(2, which(awayTeam, skill('Diplomacy')))),
  ),
});
