import { mission } from '@spaceline/engine/language';
import { landedShip } from '../../words/missions.ts';

export const planet = mission('Planet', { specials: { 'landed-ship': landedShip } });
