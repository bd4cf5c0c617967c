import {
  ablePersonnelAt,
  compatible,
  markersOn,
  repairFully,
  Status,
  skillLevel,
  skillNumber,
  Zone,
} from '@spaceline/engine';
import {
  type AttributeModifier,
  boost,
  event,
  itsHost,
  playsOn,
  type Reading,
  readingOf,
  script,
  which,
  whoIs,
  yourFacilities,
} from '@spaceline/engine/language';

const ENGINEER = skillNumber('ENGINEER');
const inSpace = which(
  yourFacilities,
  whoIs('in space', (g, id) => g.card(id).zone === Zone.Space),
);
const host = itsHost('the facility');

const isDamaged = ({ g, target }: Reading): boolean =>
  (g.card(target).status & Status.Rotated) !== 0 || markersOn(g, target).length > 0;
const hasEngineer = ({ g, target, you }: Reading): boolean =>
  ablePersonnelAt(g, target, you).some((id) => skillLevel(g, id, ENGINEER) > 0 && compatible(g, id, target));

/** WEAPONS 6 where there are none, else +4: as an addition, so that copies add up. */
const guns: AttributeModifier = {
  kind: 'attribute',
  attributes: ['weapons'],
  amount: (g, _source, id) => ((g.def(id).facts.weapons ?? 0) === 0 ? 6 : 4),
  applies: (g, source, id) => host.has(readingOf(g, source), id),
  cumulative: true,
  how: 'add',
  text: 'the facility has WEAPONS 6 (or WEAPONS +4)',
};

/** BOG-50 */
export const defenseSystemUpgrade = event('Defense System Upgrade', {
  plays: [
    playsOn(inSpace, { name: 'upgrade' }),
    playsOn(inSpace, {
      name: 'repair',
      effect: script(
        'fully repairs it, if a compatible ENGINEER of yours is aboard',
        function* (ctx) {
          repairFully(ctx.g, ctx.target);
        },
        { could: (ctx) => isDamaged(ctx) && hasEngineer(ctx), hint: 3 },
      ),
      stays: false,
    }),
  ],
  modifiers: [guns, boost(['shields'], 6, host, { cumulative: true })],
});
