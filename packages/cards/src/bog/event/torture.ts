import { FIRST_IN_PLAY, type Game, kill, score, Zone } from '@spaceline/engine';
import { event, host, playsOn, script } from '@spaceline/engine/language';
import { yourCaptives } from '../../captives.ts';

/** BOG-98, BOG-99: Madred, aboard the same outpost as the captive, makes it one point worse. */
function madredBonus(g: Game, source: number, captive: number): number {
  const c = g.card(captive);
  if (c.zone !== Zone.Aboard || g.def(c.host).facts.facility !== 'outpost') return 0;
  const there = g.state.cards.some(
    (x) =>
      x.zone >= FIRST_IN_PLAY &&
      x.host === c.host &&
      x.zone === Zone.Aboard &&
      x.controller === g.card(source).controller &&
      g.defs[x.def].title === 'Madred',
  );
  return there ? 1 : 0;
}

export const torture = event('Torture', {
  plays: [playsOn(yourCaptives)],
  expires: script('the captive dies and its owner loses 7 points (8 with Madred)', function* (ctx) {
    const { g, source } = ctx;
    const [captive] = host.ids(ctx);
    if (captive === undefined) return;
    const { owner } = g.card(captive);
    const loss = (g.def(source).facts.points ?? 0) - madredBonus(g, source, captive);
    yield* kill(g, [captive], source);
    score(g, owner, loss, true);
  }),
  capturing: true,
});
