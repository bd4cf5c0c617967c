import {
  dilemma,
  hereOf,
  ifThen,
  inOrder,
  kill,
  placeOnMission,
  present,
  random,
  simply,
  someoneHasInPlay,
  trigger,
  when,
} from '@spaceline/engine/language';

const eruption = kill(random(1, present));

export const volcanicEruption = dilemma('Volcanic Eruption', {
  encounter: simply(
    ifThen(
      when(
        'no facility is on the planet',
        (ctx) => !ctx.g.tableau.planet[hereOf(ctx)].some((id) => ctx.g.def(id).facility),
        0.1,
      ),
      inOrder(placeOnMission(false), eruption),
    ),
  ),
  triggers: [trigger('start of every turn', eruption)],
  nullified: someoneHasInPlay('Thermal Deflectors'),
  text: 'Place on planet if no facility is on the planet. Now, and at the start of every player’s turn, kills one of that player’s personnel present (random selection). Nullified if Thermal Deflectors is in play.',
});
