/** What is still to be read is not told beside it: the log and the points wait for the reader. */
import type { LogLine } from '@spaceline/protocol';
import { useFocus } from './center.tsx';
import { useScene } from './context.tsx';

/** The first line of the log that belongs to something that is still to be read. */
function useToldEnd(): number {
  const { game } = useScene();
  const focus = useFocus();
  if (focus.kind === 'encounters' && focus.list.length > 1) return focus.list[0].end;
  return game.log.length;
}

export function useTold(): readonly LogLine[] {
  const { game } = useScene();
  const end = useToldEnd();
  return end === game.log.length ? game.log : game.log.slice(0, end);
}

interface Standing {
  score: number;
  /** Warp Speed: what has been solved of what wins */
  solved: { planet: boolean; space: boolean } | null;
}

/** How a player stands, as far as the reader has been told. */
export function useStanding(seat: number): Standing {
  const { game, table } = useScene();
  const untold = game.log.slice(useToldEnd()).flatMap(({ told }) => ('who' in told && told.who === seat ? [told] : []));
  const { score, goal } = game.view.players[seat];
  const gained = untold.reduce((n, told) => (told.kind === 'points' ? n + told.points : n), 0);
  const isSolved = (what: 'planet' | 'space'): boolean =>
    !('points' in goal) &&
    goal[what] &&
    !untold.some((told) => told.kind === 'solved' && table.byId.get(told.at)?.info?.facts.where === what);
  return {
    score: score - gained,
    solved: 'points' in goal ? null : { planet: isSolved('planet'), space: isSolved('space') },
  };
}
