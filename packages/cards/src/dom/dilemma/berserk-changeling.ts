import { FIRST_IN_PLAY, locationOf } from '@spaceline/engine';
import {
  anyOf,
  dilemma,
  having,
  hereOf,
  keyword,
  kill,
  not,
  present,
  random,
  skilled,
  unless,
  when,
  which,
} from '@spaceline/engine/language';
import { handWeapons } from '../../hand-weapons-present.ts';

const DEVICES = ['Changeling Sweep', 'Shape-Shift Inhibitor'];

/** An event or interrupt is there when it lies on something at the location. */
const device = when(
  DEVICES.join(' OR '),
  (ctx) =>
    ctx.g.state.cards.some(
      (c) =>
        c.zone >= FIRST_IN_PLAY && DEVICES.includes(ctx.g.defs[c.def].title) && locationOf(ctx.g, c.id) === hereOf(ctx),
    ),
  0.95,
);

export const berserkChangeling = dilemma('Berserk Changeling', {
  encounter: unless(
    anyOf(handWeapons(2), skilled('SECURITY', 3), device, having('Interphase Generator', 'Mora Pol')),
    kill(random(1, which(present, not(keyword('Changeling'))))),
  ),
});
