import { both, download, icon, inOrder, may, missions, not, timeLocation, titled } from '@spaceline/engine/language';
import { eachPlayer } from '../../words/other-player.ts';
import { downloadsAlong } from '../../words/time.ts';

/**
 * Sherman's Planet is where Agricultural Assessment is done. What becomes of Hero of the Empire when a Tribble Bomb is found never happens:
 * there are no tribbles in this game (R-1.1, docs/decisions/rules.md).
 */
export const shermansPeak = timeLocation("Sherman's Peak", {
  corresponds: missions.titled('Agricultural Assessment'),
  native: both(icon('OS'), icon('AU'), not(icon('MQ'))),
  seeds: true,
  atOnce: inOrder(
    downloadsAlong(titled('Deep Space Station K-7')),
    eachPlayer(may(download(titled('Organian Peace Treaty')))),
  ),
});
