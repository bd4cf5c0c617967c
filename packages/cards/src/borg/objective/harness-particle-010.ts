import { either, objective, ofType } from '@spaceline/engine/language';
import { afterScouting, doublesLaterObjectives, probesFor, scouts } from '../../words/collective.ts';
import {
  afterTheParticle,
  enigma,
  harnesses,
  particleIsSafe,
  targetsParticle,
  yourCubeThere,
} from '../../words/omega.ts';
import { probes } from '../../words/probing.ts';

export const harnessParticle010 = objective('Harness Particle 010', {
  plays: [targetsParticle],
  collective: afterTheParticle(scouts('location')),
  modifiers: [particleIsSafe, doublesLaterObjectives],
  triggers: [
    probesFor(
      afterScouting(yourCubeThere),
      probes('beneath', { on: either(enigma, ofType('Incident'), ofType('Objective')), effect: harnesses }),
    ),
  ],
});
