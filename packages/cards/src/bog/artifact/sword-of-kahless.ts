import { personnelBattle, present } from '@spaceline/engine';
import {
  artifact,
  boost,
  both,
  keyword,
  nullifyIt,
  passes,
  skill,
  titled,
  trigger,
  when,
  yourPersonnelPresent,
} from '@spaceline/engine/language';

const kahless = titled('Kahless');

export const swordOfKahless = artifact('Sword of Kahless', {
  useAs: 'Equipment',
  modifiers: [
    boost(['integrity', 'cunning', 'strength'], 3, yourPersonnelPresent(both(keyword('Klingon'), skill('Honor')))),
    { ...boost(['strength'], 7, yourPersonnelPresent(kahless)), cumulative: true },
  ],
  triggers: [
    trigger({ on: 'dies' }, nullifyIt('the death'), {
      when: when('Kahless, present, is to die in a personnel battle', ({ g, source, you, event }) => {
        const victim = event?.cards[0] ?? -1;
        if (victim < 0 || personnelBattle(g) === null) return false;
        return passes(g, kahless, victim) && g.card(victim).controller === you && present(g, source, victim);
      }),
      text: 'Kahless may not be killed in personnel battle',
    }),
  ],
  limit: 'not-duplicatable',
  text: 'Use as Equipment card. Where present, your Klingons with Honor are INTEGRITY, CUNNING and STRENGTH +3; Kahless is STRENGTH +7 besides and may not be killed in personnel battle. (Not duplicatable.)',
});
