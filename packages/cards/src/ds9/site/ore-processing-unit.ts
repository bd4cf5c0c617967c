import { keyword, no, site } from '@spaceline/engine/language';
import { closedToWalkers, compatibleMayReportHere, onSite, processesOre, stationIs } from '../../words/sites.ts';

export const oreProcessingUnit = site('Ore Processing Unit', {
  module: 'Docking Ring',
  modifiers: [
    compatibleMayReportHere('ENGINEER', keyword('ENGINEER-related equipment')),
    closedToWalkers(onSite('Automated Security System', 'Ops')),
    processesOre.here(no(stationIs('Federation', 'Bajoran'))),
  ],
});
