import { classification, equipment, gainSkill, yourPersonnelPresent } from '@spaceline/engine/language';

export const sciencePadd = equipment('Science PADD', {
  modifiers: [gainSkill('SCIENCE', yourPersonnelPresent(classification('MEDICAL')))],
});
