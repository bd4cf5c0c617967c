/** Places in another time. */
import { locationOf, nativeSpots } from '@spaceline/engine';
import { type Filter, mayReport, onceEachTurn, type ReportModifier } from '@spaceline/engine/language';
import { named } from './phrases.ts';

/** Once each turn one of those who are at home there reports there for free, whosever it is. */
export const nativeReportsFree = (native: Filter): ReportModifier =>
  mayReport(
    `once each turn one of ${named(native, 'cards')} may report here for free`,
    native.test,
    ({ g, source }, id) => nativeSpots(g, g.card(id).owner, id, locationOf(g, source)),
    { free: true, limit: onceEachTurn, forBoth: true },
  );
