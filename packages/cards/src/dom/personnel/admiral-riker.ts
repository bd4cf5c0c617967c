import {
  affiliation,
  both,
  facilities,
  holding,
  leader,
  matching,
  mayAttack,
  ofType,
  onlyIf,
  people,
  personnel,
  vessels,
  your,
} from '@spaceline/engine/language';
import { isAboard } from '../../words/people-and-ships.ts';
import { titleSays } from '../../words/permissions.ts';
import { specialDownload } from '../../words/reporting.ts';

const klingon = affiliation('Klingon');
const home = isAboard(your(facilities).which(matching));

/** DOM-77; among people the rules of battle ask for the leader */
export const admiralRiker = personnel('Admiral Riker', {
  modifiers: [
    mayAttack(your(people).here, klingon),
    mayAttack(your(vessels).which(holding(1, your(people).which(leader))).here, klingon),
  ],
  downloads: [specialDownload(both(titleSays('Enterprise'), ofType('Ship'), onlyIf(home)))],
});
