import { titled } from '@spaceline/engine/language';
import { fetchingMission } from '../../words/one-sided-missions.ts';

export const historicalResearch = fetchingMission('Historical Research', titled('The Guardian of Forever'));
