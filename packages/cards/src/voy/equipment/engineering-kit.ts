import { classification, equipment, gainSkill, yourPersonnelPresent } from '@spaceline/engine/language';

export const engineeringKit = equipment('Engineering Kit', {
  modifiers: [gainSkill('ENGINEER', yourPersonnelPresent(classification('OFFICER')))],
});
