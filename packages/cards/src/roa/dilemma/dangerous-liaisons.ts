import {
  allOf,
  anyOf,
  dilemma,
  discardsFromHand,
  skilled,
  someone,
  titled,
  toGetPast,
  unlessPaid,
} from '@spaceline/engine/language';

export const dangerousLiaisons = dilemma('Dangerous Liaisons', {
  encounter: unlessPaid(
    discardsFromHand(1, { which: titled('Recruit Mercenaries') }),
    toGetPast(
      anyOf(
        allOf(skilled('Treachery', 3), skilled('Acquisition')),
        allOf(skilled('SCIENCE', 2), skilled('SECURITY', 2)),
        someone(titled('Ty Kajada')),
      ),
    ),
  ),
});
