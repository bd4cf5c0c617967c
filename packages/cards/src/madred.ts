/** BOG-98, BOG-99: Madred, aboard the same outpost as the captive, adds one to Torture or Interrogation. */
import { FIRST_IN_PLAY, type Game, Zone } from '@spaceline/engine';

export function madredBonus(g: Game, source: number, captive: number): number {
  const c = g.card(captive);
  if (c.zone !== Zone.Aboard || g.def(c.host).facts.facility !== 'outpost') return 0;
  const there = g.state.cards.some(
    (x) =>
      x.zone >= FIRST_IN_PLAY &&
      x.zone === Zone.Aboard &&
      x.host === c.host &&
      x.controller === g.card(source).controller &&
      g.defs[x.def].title === 'Madred',
  );
  return there ? 1 : 0;
}
