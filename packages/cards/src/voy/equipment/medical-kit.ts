import { classification, equipment, gainSkill, yourPersonnelPresent } from '@spaceline/engine/language';

export const medicalKit = equipment('Medical Kit', {
  modifiers: [gainSkill('MEDICAL', yourPersonnelPresent(classification('OFFICER')))],
});
