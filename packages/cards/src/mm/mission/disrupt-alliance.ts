import { fetchingMission } from '../../words/one-sided-missions.ts';
import { titleSays } from '../../words/permissions.ts';

/** CR-11: "any Emblem card". */
export const disruptAlliance = fetchingMission('Disrupt Alliance', titleSays('Emblem'));
