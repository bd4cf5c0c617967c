import { kill, score } from '@spaceline/engine';
import { event, host, playsOn, script } from '@spaceline/engine/language';
import { yourCaptives } from '../../captives.ts';

export const torture = event('Torture', {
  plays: [playsOn(yourCaptives)],
  expires: script('the captive dies and its owner loses 7 points', function* (ctx) {
    const { g, source } = ctx;
    const [captive] = host.ids(ctx);
    if (captive === undefined) return;
    const { owner } = g.card(captive);
    yield* kill(g, [captive], source);
    score(g, owner, g.def(source).facts.points ?? 0, true);
  }),
  capturing: true,
  missing: 'Madred adds nothing to it yet',
});
