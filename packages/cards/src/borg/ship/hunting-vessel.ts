import { affiliation, both, forEach, plus, ship, ships, staffed, your } from '@spaceline/engine/language';

const pack = your(ships).other.which(both(staffed, affiliation('Hirogen'))).here;

export const huntingVessel = ship('Hunting Vessel', { variable: { weapons: plus(7, forEach(pack)) } });
