import {
  awake,
  boost,
  both,
  compatibleWith,
  damaged,
  event,
  facilities,
  ifThen,
  inSpace,
  itsHost,
  people,
  playsOn,
  printedOver,
  printedUnder,
  skill,
  target,
  thereIs,
  your,
} from '@spaceline/engine/language';
import { repairs } from '../../words/doing.ts';

const yard = your(facilities).which(inSpace);
const engineer = your(people)
  .which(both(awake, compatibleWith(target), skill('ENGINEER')))
  .aboard(target);

/** BOG-50. WEAPONS 6 where there are none, else +4: as an addition, so that copies add up. */
export const defenseSystemUpgrade = event('Defense System Upgrade', {
  plays: [
    playsOn(yard, { mark: 'upgrade' }),
    playsOn(facilities.which(damaged), { mark: 'repair', effect: ifThen(thereIs(engineer), repairs(target)) }),
  ],
  modifiers: [
    boost(['weapons'], 6, itsHost('facility', printedUnder('weapons', 1)), { cumulative: true }),
    boost(['weapons'], 4, itsHost('facility', printedOver('weapons', 0)), { cumulative: true }),
    boost(['shields'], 6, itsHost('facility'), { cumulative: true }),
  ],
});
