import {
  ability,
  awake,
  interrupt,
  isPresent,
  itsHost,
  keyword,
  mayNot,
  outposts,
  people,
  playsOn,
  remembersCards,
  ships,
  target,
  thereIs,
  which,
  youChoose,
  your,
} from '@spaceline/engine/language';
import { nullifiesThis } from '../../nullifiers.ts';
import { crewIncludes } from '../../words/permissions.ts';
import { eitherOf } from '../../words/who-and-where.ts';

const android = keyword('Android');
const manned = crewIncludes(android);
const same = remembersCards('android');
const host = itsHost('it');

export const fractalEncryptionCode = interrupt('Fractal Encryption Code', {
  plays: [
    playsOn(eitherOf(your(ships).which(manned), your(outposts).which(manned)), {
      effect: same.note(youChoose(1, your(people).which(android).aboard(target))),
      stays: true,
    }),
  ],
  modifiers: [mayNot('assimilate', host), mayNot('commandeer', host), mayNot('move', host), mayNot('fire', host)],
  abilities: [
    ability('decrypt', nullifiesThis, { timing: 'any', when: thereIs(which(which(same, isPresent), awake)) }),
  ],
});
