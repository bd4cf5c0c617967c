/** Missions whose text stands on the end of the player who seeds them. */
import { type Definition, download, type Filter, may, mission, onlyYourEnd } from '@spaceline/engine/language';

/** It fetches something when it is seeded; the opponent's end has no text, and invites nobody. */
export const fetchingMission = (title: string, fetched: Filter): Definition =>
  mission(title, { seeded: may(download(fetched)), modifiers: onlyYourEnd() });
