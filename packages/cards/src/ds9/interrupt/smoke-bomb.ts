import { both, fighters, interrupt, kin, not, playsOn } from '@spaceline/engine/language';
import { at } from '../../words/answers.ts';
import { anyOrAll } from '../../words/choosing.ts';
import { freeToLeave, hideFromBattle } from '../../words/fighting.ts';
import { stopsOneTeamThere, yourCrewsAndAwayTeams } from '../../words/teams.ts';

export const smokeBomb = interrupt('Smoke Bomb', {
  plays: [
    at('personnel-battle', hideFromBattle(anyOrAll(fighters('your', both(not(kin('Borg')), freeToLeave)))), {
      mark: 'hide',
    }),
    playsOn(yourCrewsAndAwayTeams, { mark: 'stop', timing: 'any', effect: stopsOneTeamThere }),
  ],
});
