/** Before the tutorial: what it is, in three sentences. */
import type { Words } from '@spaceline/protocol/words';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import p from '../app/page.module.css';
import { Shell } from '../app/shell.tsx';
import { Button } from '../design/index.ts';
import { api, Refused } from '../net/api.ts';
import { ensureMe } from '../net/me.ts';
import { say } from '../net/say.ts';
import { beginGuide } from './state.ts';

const PARTS = [
  [
    'Lay out the spaceline',
    'Three missions each, dilemmas face down under the other player’s, your outpost at your end.',
  ],
  [
    'Gather a crew',
    'Two cards a turn. People report to your outpost; each brings skills, classifications and attributes.',
  ],
  ['Solve missions', 'Beam a team down or fly a ship, meet the dilemmas, and bring what the mission asks for.'],
  ['Win', 'One planet mission and one space mission: whoever has both first has won.'],
] as const;

export default function Learn() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Words | null>(null);
  const [, go] = useLocation();
  const start = async () => {
    setBusy(true);
    try {
      await ensureMe();
      const bots = await api.bots();
      const easy = bots.find((b) => b.id === 'random')?.id;
      const game = await api.playBot({
        format: 'warp-speed',
        deck: 'federation',
        // its dilemmas stop people rather than kill them
        against: 'think-tank',
        go: 'first',
        clock: { minutes: null },
        ...(easy && { bot: easy }),
      });
      beginGuide(game.id);
      go(`/t/${game.id}`);
    } catch (e) {
      setProblem(e instanceof Refused ? e.text : say('The game could not be started.'));
      setBusy(false);
    }
  };
  return (
    <Shell title={say('Learn')}>
      <div className={p.head}>
        <h1>{say('Learn by playing')}</h1>
        <p>
          {say(
            'A short game of Warp Speed against an ensign who plays at random. The crew of Voyager is yours, there is no clock, and a tutor stands beside the table.',
          )}
        </p>
      </div>
      <section className={p.panel}>
        <h2>
          {say('In four parts')} <i /> <small>{say('about ten minutes')}</small>
        </h2>
        {PARTS.map(([title, text]) => (
          <div key={title} className={p.row}>
            <div>
              <b>{say(title)}</b>
              <small>{say(text)}</small>
            </div>
          </div>
        ))}
        <div className={p.buttons} style={{ marginTop: 14 }}>
          <Button primary large onClick={start} disabled={busy} data-testid="start-tutorial">
            {busy ? say('Going to the table …') : say('Start the tutorial')}
          </Button>
          <Link href="/rules" className={p.link}>
            {say('Read the rules instead')}
          </Link>
        </div>
        {problem !== null && <p className={p.problem}>{problem}</p>}
      </section>
    </Shell>
  );
}
