import {
  ability,
  atLocationOf,
  discardThis,
  frees,
  ifThen,
  incident,
  inOrder,
  ofType,
  oneOf,
  opponents,
  playsOnTable,
  seedsOnTable,
  target,
  the,
  thereIs,
  vessels,
  your,
} from '@spaceline/engine/language';
import { heldByYou, yoursHeldWith } from '../../captives.ts';
import { brings } from '../../words/arriving.ts';
import { anyOrAll, ifPossible } from '../../words/choosing.ts';

const theirs = atLocationOf(opponents(vessels), target);
const ours = atLocationOf(your(vessels), target);
const inReturn = oneOf(
  { mark: 'release', effect: ifThen(thereIs(ours), frees(anyOrAll(yoursHeldWith(target)), ours)) },
  { mark: 'download', effect: brings(ofType('Personnel'), ours, { download: true }) },
);

export const prisonerExchange = incident('Prisoner Exchange', {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  abilities: [
    ability(
      'exchange',
      ifThen(thereIs(theirs), inOrder(frees(the(target), theirs), ifPossible(inReturn), discardThis)),
      { targets: heldByYou },
    ),
  ],
  capturing: true,
});
