import { interrupt } from '@spaceline/engine/language';
import { scans } from '../../words/scanning.ts';

export const fullPlanetScan = interrupt('Full Planet Scan', { plays: [scans('planet')] });
