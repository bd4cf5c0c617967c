import { dockedTo, event, facilities, playsOn, ships, your } from '@spaceline/engine/language';
import { consoleBonus } from '../../consoles.ts';

export const tacticalConsole = event('Tactical Console', {
  plays: [playsOn(your(ships).which(dockedTo(your(facilities))))],
  modifiers: [consoleBonus],
});
