import { mission } from '@spaceline/engine/language';

export const securityBriefing = mission('Security Briefing', {
  text: '',
  missing: 'System 5 Disruptors cannot be played for free here yet',
});
