import {
  allOf,
  anyOf,
  both,
  dilemma,
  icon,
  keyword,
  kin,
  skilled,
  someone,
  toGetPast,
} from '@spaceline/engine/language';

export const primitiveCulture = dilemma('Primitive Culture', {
  ids: ['fc-primitive-culture', 'twt-starter-primitive-culture'],
  encounter: toGetPast(
    anyOf(
      someone(keyword('Vulcan'), 3),
      allOf(skilled('Anthropology'), skilled('CIVILIAN')),
      allOf(someone(keyword('Vorta')), someone(keyword("Jem'Hadar"), 4)),
      skilled('Tal Shiar', 2),
      skilled('Obsidian Order', 2),
      allOf(skilled('Acquisition'), skilled('Greed', 2)),
      someone(kin('Klingon'), 6),
      someone(both(icon('Def'), kin('Borg')), 4),
    ),
  ),
});
