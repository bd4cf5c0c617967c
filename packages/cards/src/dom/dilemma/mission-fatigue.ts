import { affiliationBit, affiliations, personnelAt } from '@spaceline/engine';
import {
  allOf,
  dilemma,
  placeOnMission,
  random,
  select,
  skilled,
  stop,
  trigger,
  unless,
  when,
} from '@spaceline/engine/language';

const BORG = affiliationBit('Borg');

/** Those who meet the next dilemma. */
const team = select('non-Borg personnel present', 'non-Borg personnel present', ({ g, event }) =>
  personnelAt(g, event!.spot, event!.seat).filter(
    (id) => event!.cards.includes(id) && (affiliations(g, id) & BORG) === 0,
  ),
);

export const missionFatigue = dilemma('Mission Fatigue', {
  encounter: unless(allOf(skilled('Empathy'), skilled('Leadership')), placeOnMission(true)),
  triggers: [
    trigger({ on: 'encounters' }, stop(random(1, team)), {
      when: when(
        'a dilemma seeded here is met',
        ({ g, source, event }) => event?.location === g.card(source).host && event.card !== source,
      ),
      text: 'each later dilemma or Q-Flash seeded here first stops one non-Borg personnel present (random selection)',
    }),
  ],
  rest: 'place on top of the mission: each later dilemma or Q-Flash seeded here first stops one non-Borg personnel present (random selection)',
});
