import { mayCarry, mayReportAboard, ship, ships, thisCard, your } from '@spaceline/engine/language';
import { borgCube } from '../../words/tactics.ts';

export const borgSphere = ship('Borg Sphere', {
  modifiers: [mayReportAboard(borgCube), mayCarry(your(ships).which(borgCube), thisCard)],
});
