import { gainsIcon, icon, people, personnel, your } from '@spaceline/engine/language';

export const deannaTroi = personnel('Deanna Troi', {
  ids: ['borg-069'],
  modifiers: [gainsIcon('Cmd', your(people).which(icon('Ent-E')))],
});
