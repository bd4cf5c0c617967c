import { affiliation, both, forEach, plus, ship, ships, your } from '@spaceline/engine/language';
import { staffed } from '../../words/permissions.ts';

const pack = your(ships).other.which(both(staffed, affiliation('Hirogen'))).here;

export const huntingVessel = ship('Hunting Vessel', { variable: { weapons: plus(7, forEach(pack)) } });
