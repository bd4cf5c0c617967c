import { personnel, reportsTo, ships, your } from '@spaceline/engine/language';

export const drTelekRMor = personnel("Dr. Telek R'Mor", { modifiers: [reportsTo(your(ships))] });
