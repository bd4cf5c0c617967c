import {
  allOf,
  anyOf,
  dilemma,
  havingAny,
  placeOnMission,
  skilled,
  someone,
  titled,
  unless,
} from '@spaceline/engine/language';
import { tricorder } from '../../words/dilemma-people.ts';
import { openHands } from '../../words/permissions.ts';

const guarded = anyOf(skilled('SECURITY', 3), someone(titled('Odo')));

export const ferengiBug = dilemma('Ferengi Bug', {
  encounter: unless(anyOf(allOf(guarded, havingAny(tricorder)), skilled('FCA', 2)), placeOnMission(false)),
  modifiers: [openHands('yours')],
});
