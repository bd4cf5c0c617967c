import { multipliesSkill, people, personnel, ships, titled } from '@spaceline/engine/language';
import { only } from '../../reaches.ts';
import { isAboard } from '../../words/people-and-ships.ts';

export const naomiWildman = personnel('Naomi Wildman', {
  modifiers: [
    multipliesSkill('first-listed', 2, only(people.other.present, isAboard(ships.which(titled('U.S.S. Voyager'))))),
  ],
  openly: true,
});
