/** How a game ended. */
import type { Game, Viewer } from '@spaceline/engine';

const KINDS = {
  'full-win': 'a full win',
  'modified-win': 'a modified win',
  'true-tie': 'a true tie',
  concession: 'a concession',
} as const;

export function resultText(g: Game, viewer: Viewer, names: readonly string[]): string {
  const { result, players } = g.state;
  const points = `${names[0]} ${players[0].score}, ${names[1]} ${players[1].score}`;
  if (result === null) return `The game is not over. Points: ${points}.`;
  const how = `${KINDS[result.kind]} (${result.rule}). Points: ${points}.`;
  if (result.winner < 0) return `Nobody wins: ${how}`;
  return result.winner === viewer ? `You win: ${how}` : `${names[result.winner]} wins: ${how}`;
}
