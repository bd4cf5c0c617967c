import {
  boost,
  forEachPerson,
  lieOpen,
  opposing,
  people,
  personnel,
  skill,
  thisCard,
} from '@spaceline/engine/language';

const guards = opposing(people).which(skill('SECURITY'));

/** DOM-59 */
export const sheriffWorf = personnel('Sheriff Worf', {
  modifiers: [lieOpen(guards), boost(['strength'], forEachPerson(guards), thisCard)],
  openly: true,
});
