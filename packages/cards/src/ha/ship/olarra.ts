import { icon, mayReportHere, ship } from '@spaceline/engine/language';

export const olarra = ship('Olarra', { modifiers: [mayReportHere(icon('Holo'), { place: 'aboard' })] });
