import {
  all,
  allOf,
  anyOf,
  both,
  dilemma,
  havingAny,
  icon,
  keyword,
  kill,
  present,
  printedUnder,
  skilled,
  someone,
  totalOver,
  unless,
  which,
  whoIs,
} from '@spaceline/engine/language';

/** "Any tricorder": the word in the title makes it one. */
const tricorder = whoIs('tricorder', (g, id) => /\btricorder\b/i.test(g.def(id).title));

export const kazonBomb = dilemma('Kazon Bomb', {
  encounter: unless(
    anyOf(
      allOf(skilled('SECURITY', 3), totalOver('cunning', 35)),
      allOf(skilled('SECURITY', 2), havingAny(tricorder)),
      someone(both(icon('Def'), keyword('Borg')), 3),
    ),
    kill(all(which(present, printedUnder('strength', 7)))),
    'discard',
  ),
});
