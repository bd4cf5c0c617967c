import { mayReportHere, personnel, skill } from '@spaceline/engine/language';
import { skillsAs } from '../../words/people-and-ships.ts';

export const koval = personnel('Koval', {
  modifiers: [...skillsAs('Romulan', ['Tal Shiar', 2]), mayReportHere(skill('Tal Shiar'))],
});
