import { boost, equipment, outposts, ships, stations, whatItIsIn } from '@spaceline/engine/language';

const cumulative = { cumulative: true };

export const plasmadyneRelay = equipment('Plasmadyne Relay', {
  modifiers: [
    boost(['range', 'shields'], 2, whatItIsIn(ships), cumulative),
    boost(['shields'], 4, whatItIsIn(stations), cumulative),
    boost(['shields'], 4, whatItIsIn(outposts), cumulative),
  ],
  openly: 'aboard theirs',
});
