import { mission } from '@spaceline/engine/language';

export const compromisedMission = mission('Compromised Mission', { otherEnd: ['Federation'] });
