import {
  cure,
  dilemma,
  host,
  inOrder,
  participants,
  placeOn,
  present,
  random,
  select,
  skilled,
  stop,
  the,
  trigger,
} from '@spaceline/engine/language';

const others = select('other personnel present', 'other personnel present', (ctx) =>
  participants(ctx).filter((id) => id !== ctx.g.card(ctx.source).host),
);
const possession = inOrder(stop(the(host)), stop(random(1, others)));

export const komarPossession = dilemma('Komar Possession', {
  encounter: inOrder(placeOn(random(1, present)), possession),
  triggers: [trigger('start of your turn', possession)],
  // those it has stopped lend no skills
  cure: cure(skilled('SECURITY', 3)),
  text: 'Place on one personnel present (random selection). Now, and at the start of each of your turns, stops that personnel and one other personnel present (random selection). Cure with 3 SECURITY.',
});
