import {
  ability,
  both,
  discardThis,
  download,
  incident,
  inOrder,
  playsOnTable,
  seedsOnTable,
  titled,
} from '@spaceline/engine/language';
import { nullifiesWhileInPlay, targetingYourMissions } from '../../words/what-it-nullifies.ts';

const code = titled('Fractal Encryption Code');
const gateways = nullifiesWhileInPlay(both(titled('Establish Gateway'), targetingYourMissions));

export const accessDenied = incident('Access Denied', {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  modifiers: [gateways.meanwhile],
  triggers: gateways.afterwards,
  abilities: [ability('code', inOrder(download(code), discardThis), { word: code.pre, timing: 'suspends' })],
});
