import { classification, equipment, gainSkill, yourPersonnelPresent } from '@spaceline/engine/language';

export const engineeringTricorder = equipment('Engineering Tricorder', {
  modifiers: [gainSkill('ENGINEER', yourPersonnelPresent(classification('MEDICAL')))],
});
