import { mission, playsFreeHere, titled } from '@spaceline/engine/language';

export const securityBriefing = mission('Security Briefing', {
  modifiers: [playsFreeHere(titled('System 5 Disruptors'))],
});
