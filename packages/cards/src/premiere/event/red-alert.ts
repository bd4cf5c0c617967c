import { reportedKey } from '@spaceline/engine';
import { event, mayReport, playsOnTable } from '@spaceline/engine/language';

/** "In place of your normal card play": the first report of the turn is that card play, all others come free with it. */
export const redAlert = event('Red Alert!', {
  plays: [playsOnTable()],
  modifiers: [
    {
      ...mayReport(
        'in place of your normal card play, you may report any number of personnel, ships and equipment',
        (g) => (g.state.used.get(reportedKey(g, g.state.turn.seat)) ?? 0) > 0,
        null,
        { free: true },
      ),
      // WARP-34
      forBoth: (g) => g.format.redAlertForBoth,
    },
  ],
});
