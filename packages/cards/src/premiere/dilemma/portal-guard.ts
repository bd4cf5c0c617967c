import { awayTeam, dilemma, either, over, skill, someone, unless } from '@spaceline/engine/language';
import { beamUpOrDie } from '../../words/beaming.ts';

export const portalGuard = dilemma('Portal Guard', {
  encounter: unless(someone(either(over('cunning', 7), skill('Honor'))), beamUpOrDie(awayTeam)),
});
