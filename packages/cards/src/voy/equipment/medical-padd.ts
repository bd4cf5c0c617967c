import { classification, equipment, gainSkill, yourPersonnelPresent } from '@spaceline/engine/language';

export const medicalPadd = equipment('Medical PADD', {
  modifiers: [gainSkill('MEDICAL', yourPersonnelPresent(classification('ENGINEER')))],
});
