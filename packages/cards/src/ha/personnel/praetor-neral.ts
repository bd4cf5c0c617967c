import { gainSkill, people, personnel, skill, your } from '@spaceline/engine/language';

export const praetorNeral = personnel('Praetor Neral', {
  modifiers: [gainSkill('SECURITY', your(people).which(skill('Tal Shiar')))],
});
