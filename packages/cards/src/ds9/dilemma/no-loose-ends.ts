import {
  all,
  allOf,
  anyOf,
  both,
  dilemma,
  either,
  having,
  icon,
  keyword,
  kill,
  present,
  skill,
  skilled,
  someone,
  unless,
  which,
} from '@spaceline/engine/language';

export const noLooseEnds = dilemma('No Loose Ends', {
  encounter: unless(
    anyOf(
      allOf(skilled('SCIENCE'), skilled('OFFICER'), skilled('Computer Skill')),
      having("Keiko O'Brien"),
      skilled('Resistance'),
      someone(both(icon('Def'), keyword('Drone'))),
    ),
    kill(all(which(present, either(skill('MEDICAL'), skill('ENGINEER'))))),
    'discard',
  ),
});
