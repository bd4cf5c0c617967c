/** A mission attempt: who takes part, where they stand, what they found. */
import type { Game } from '../game.ts';
import type { AttemptProcess } from '../process.ts';
import type { Spot } from '../spot.ts';
import { writablePart } from './writable.ts';

export function beginAttempt(g: Game, p: AttemptProcess): void {
  writablePart(g, p).begun = true;
}

/** A crew takes it upon itself. */
export function sendTeam(g: Game, p: AttemptProcess, spot: Spot, team: readonly number[]): void {
  const w = writablePart(g, p);
  w.spot = spot;
  w.team = team.slice();
}

/** More personnel take part. */
export function joinTeam(g: Game, p: AttemptProcess, ids: readonly number[]): void {
  writablePart(g, p).team.push(...ids);
}

/** this half of the team faces what is met now, alone or with the other. */
export function faceAt(g: Game, p: AttemptProcess, spot: Spot, other: Spot, both: boolean): void {
  const w = writablePart(g, p);
  w.spot = spot;
  w.half = { spot: other, faces: both };
}

/** met on the way, acquired when the mission is solved. */
export function findArtifact(g: Game, p: AttemptProcess, id: number): void {
  writablePart(g, p).artifacts.push(id);
}

/** One of them is earned before the mission is solved. */
export function takeArtifact(g: Game, p: AttemptProcess, id: number): void {
  const { artifacts } = writablePart(g, p);
  artifacts.splice(artifacts.indexOf(id), 1);
}

/** The artifacts are the team's now. */
export function takeArtifacts(g: Game, p: AttemptProcess): number[] {
  return writablePart(g, p).artifacts.splice(0);
}

/** how many Q cards are still to be experienced. */
export function setQCards(g: Game, p: AttemptProcess, cards: number): void {
  writablePart(g, p).qCards = cards;
}
