import { fetchingMission } from '../../words/one-sided-missions.ts';
import { titleSays } from '../../words/permissions.ts';

/** CR-11: "any Emblem card". */
export const searchForRebels = fetchingMission('Search for Rebels', titleSays('Emblem'));
