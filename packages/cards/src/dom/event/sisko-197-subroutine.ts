import { ability, event, itsStation, mayNot, playsOn, seedsOnTable, skilled } from '@spaceline/engine/language';
import { nullifiesThis } from '../../nullifiers.ts';
import { sitesCalled } from '../../words/sites.ts';

/** turned up, it is placed at once. BOG-93 */
export const sisko197Subroutine = event('Sisko 197 Subroutine', {
  seeds: [seedsOnTable],
  plays: [playsOn(sitesCalled('Ops', 'your'))],
  modifiers: [mayNot('move', itsStation), mayNot('commandeer', itsStation)],
  abilities: [ability('nullify', nullifiesThis, { when: skilled('Computer Skill', 4), byAnyone: true })],
  immuneTo: ['Kevin Uxbridge'],
});
