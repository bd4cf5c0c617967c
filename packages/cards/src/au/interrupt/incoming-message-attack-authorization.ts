import { affiliation, ifThen, interrupt, playsOn, ships, skill, target } from '@spaceline/engine/language';
import { theyAre } from '../../words/dilemma-conditions.ts';
import { mustAttackAtOnce } from '../../words/orders.ts';
import { crewIncludes } from '../../words/permissions.ts';

const treachery = theyAre(target, crewIncludes(skill('Treachery')));
const envoy = theyAre(target, crewIncludes(skill('V.I.P.')));

/** CR-36, R-10.19 */
export const incomingMessageAttackAuthorization = interrupt('Incoming Message: Attack Authorization', {
  plays: [
    playsOn(ships.which(affiliation('Federation')), { effect: ifThen(treachery, mustAttackAtOnce(target, envoy)) }),
  ],
});
