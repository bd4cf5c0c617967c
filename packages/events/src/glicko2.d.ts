/** What we use of the library, which has no types of its own. */
declare module 'glicko2' {
  export interface Player {
    getRating(): number;
    getRd(): number;
  }
  export class Glicko2 {
    constructor(settings: { tau: number; rating: number; rd: number; vol: number });
    makePlayer(rating?: number, rd?: number, vol?: number): Player;
    /** each: two players, and what it was for the first: 1, 0.5 or 0 */
    updateRatings(matches: readonly (readonly [Player, Player, number])[]): void;
  }
}
