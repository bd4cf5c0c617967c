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
      'a unique mission of the other player cannot be solved unless it is worth 40 points or more, or both have brought it',
      { rule: 'R-8.5', text: 'Fair Play bars that mission of your opponent' },
      (g, _source, location, seat) => {
        const mission = missionFor(g, location, seat);
        if (mission < 0 || ownsMission(g, location, seat) || !g.def(mission).unique) return false;
        return (g.def(mission).facts.points ?? 0) < 40 && !hasCopy(g, g.def(mission).title, seat);
      },
    ),
  ],
});
