import {
  gainsInfiltrationIcons,
  hasLevels,
  host,
  itsAttribute,
  keyword,
  kin,
  losesSkill,
  not,
  objective,
  playsOn,
  seedsOnTable,
  sets,
  worksLike,
} from '@spaceline/engine/language';
import { impersonated, impersonates, mayMorphBack, presentWithCaptive, yourShapeShifters } from '../../morphing.ts';

const founder = yourShapeShifters.which(keyword('Founder')).which(presentWithCaptive(not(kin('Borg'))));

/** DOM-40, R-4.40: turned up, it is placed at once. */
export const impersonateCaptive = objective('Impersonate Captive', {
  seeds: [seedsOnTable],
  plays: [playsOn(founder, { mark: 'impersonate', effect: impersonates(not(kin('Borg'))), stays: true })],
  modifiers: [
    worksLike(impersonated, host),
    sets(['strength'], itsAttribute('strength', impersonated), host),
    sets(['cunning'], itsAttribute('cunning', impersonated), host),
    hasLevels('Treachery', 1, host),
    losesSkill('Honor', host),
    ...gainsInfiltrationIcons(host, impersonated),
  ],
  abilities: [mayMorphBack],
  capturing: true,
});
