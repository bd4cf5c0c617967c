import { personnel, skill } from '@spaceline/engine/language';
import { skillsAs } from '../../words/people-and-ships.ts';
import { mayReportAnywhereHere } from '../../words/reporting.ts';

export const koval = personnel('Koval', {
  modifiers: [...skillsAs('Romulan', ['Tal Shiar', 2]), mayReportAnywhereHere(skill('Tal Shiar'))],
});
