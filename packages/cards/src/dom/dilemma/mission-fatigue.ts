import { affiliationBit, affiliations, personnelAt, randomCards, stop } from '@spaceline/engine';
import { allOf, dilemma, placeOnMission, script, skilled, trigger, unless, when } from '@spaceline/engine/language';

const BORG = affiliationBit('Borg');

export const missionFatigue = dilemma('Mission Fatigue', {
  encounter: unless(allOf(skilled('Empathy'), skilled('Leadership')), placeOnMission(true)),
  triggers: [
    trigger(
      { on: 'encounters' },
      script('stops one non-Borg personnel present (random selection)', function* ({ g, source, event }) {
        const there = personnelAt(g, event!.spot, event!.seat);
        const team = there.filter((id) => event!.cards.includes(id) && (affiliations(g, id) & BORG) === 0);
        yield* stop(g, randomCards(g, team, 1), source);
      }),
      {
        when: when(
          'a dilemma seeded here is met',
          ({ g, source, event }) => event?.location === g.card(source).host && event.card !== source,
        ),
        text: 'each later dilemma or Q-Flash seeded here first stops one non-Borg personnel present (random selection)',
      },
    ),
  ],
  text: 'Unless Empathy and Leadership, place on top of the mission: each later dilemma or Q-Flash seeded here first stops one non-Borg personnel present (random selection).',
});
