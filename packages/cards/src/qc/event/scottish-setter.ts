import { type Classification, type Skill, Zone } from '@spaceline/engine';
import {
  discardThis,
  event,
  gainSkill,
  placeOn,
  present,
  type Reach,
  random,
  reach,
  skilled,
  trigger,
  unless,
} from '@spaceline/engine/language';

const OTHERS = [
  'OFFICER',
  'ENGINEER',
  'MEDICAL',
  'SCIENCE',
  'SECURITY',
  'V.I.P.',
  'CIVILIAN',
] as const satisfies readonly (Classification & Skill)[];

const bearer = (classification?: Classification): Reach =>
  reach('that personnel', (g, source, id) => {
    const c = g.card(source);
    if (c.zone !== Zone.On || c.host !== id) return false;
    return classification === undefined || g.def(id).facts.classification === classification;
  });

export const scottishSetter = event('Scottish Setter', {
  encounter: unless(skilled('ANIMAL'), placeOn(random(1, present)), 'mission continues'),
  modifiers: [gainSkill('ANIMAL', bearer()), ...OTHERS.map((c) => gainSkill(c, bearer(c), { levels: -1 }))],
  triggers: [trigger({ on: 'q-flash' }, discardThis)],
  text: 'Unless ANIMAL present, place on one personnel present (random selection) until any Q-Flash: the classification is ANIMAL instead.',
  missing:
    'Amanda Rogers cannot nullify it; texts that ask for the classification itself, not for the skill, still see the printed one',
});
