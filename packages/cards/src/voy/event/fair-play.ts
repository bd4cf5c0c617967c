import { type Game, missionFor, ownsMission, type Seat, Zone } from '@spaceline/engine';
import { event, forbid, playsOnTable, seedsOnTable } from '@spaceline/engine/language';
import { mayNotBeNullified } from '../../nullifying.ts';

const hasCopy = (g: Game, title: string, seat: Seat): boolean =>
  g.state.cards.some((c) => c.zone === Zone.Mission && c.owner === seat && g.defs[c.def].title === title);

export const fairPlay = event('Fair Play', {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  modifiers: [
    mayNotBeNullified(),
    forbid(
      'solve',
      'no player may solve an opponent’s unique mission unless its point box shows at least 40 points or both players have a copy of it in play',
      { rule: 'R-8.5', text: 'Fair Play bars that mission of your opponent' },
      (g, _source, location, seat) => {
        const mission = missionFor(g, location, seat);
        if (mission < 0 || ownsMission(g, location, seat) || !g.def(mission).unique) return false;
        return (g.def(mission).facts.points ?? 0) < 40 && !hasCopy(g, g.def(mission).title, seat);
      },
    ),
  ],
});
