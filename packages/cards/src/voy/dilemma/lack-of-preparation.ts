import {
  affiliation,
  allOf,
  asItBegan,
  couldSolve,
  dilemma,
  icon,
  ifThen,
  participants,
  passes,
  points,
  someone,
  toGetPast,
  unless,
  when,
} from '@spaceline/engine/language';

const borg = affiliation('Borg');

export const lackOfPreparation = dilemma('Lack of Preparation', {
  foreseen: couldSolve,
  encounter: ifThen(
    when('you are Borg', (ctx) => participants(ctx).every((id) => passes(ctx.g, borg, id)), 0.9),
    toGetPast(allOf(someone(icon('Com')), someone(icon('Nav')), someone(icon('Def')))),
    unless(asItBegan(couldSolve), points(-10)),
  ),
  text: 'Non-Borg: unless your team could have met the mission’s requirements as the attempt began, you lose 10 points and do not get past. Borg: to get past requires [Com], [Nav] and [Def] personnel.',
});
