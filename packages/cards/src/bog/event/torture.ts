import { kill, losePoints } from '@spaceline/engine';
import { event, host, playsOn, script } from '@spaceline/engine/language';
import { yourCaptives } from '../../captives.ts';
import { madredBonus } from '../../madred.ts';

export const torture = event('Torture', {
  plays: [playsOn(yourCaptives)],
  expires: script('the captive dies and its owner loses 7 points, and 1 for each that Madred added', function* (ctx) {
    const { g, source } = ctx;
    const [captive] = host.ids(ctx);
    if (captive === undefined) return;
    const { owner } = g.card(captive);
    const loss = madredBonus(g, source) - (g.def(source).facts.points ?? 0);
    yield* kill(g, [captive], source);
    losePoints(g, owner, loss, source);
  }),
  capturing: true,
});
