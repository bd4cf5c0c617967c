import { carriesNone, ship, thisCard } from '@spaceline/engine/language';

export const hmsBounty = ship('H.M.S. Bounty', { modifiers: [carriesNone(thisCard)] });
