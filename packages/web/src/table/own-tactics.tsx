/** The own Battle Bridge before an attack: what each Tactic would add, and how likely it is the best of those that are drawn. */

import { spoken } from '@spaceline/protocol/words';
import type { AnswerAbout } from '../net/ask.ts';
import { say } from '../net/say.ts';
import { useScene } from './context.tsx';
import { RuleLink } from './log.tsx';
import s from './own-tactics.module.css';
import { ui } from './ui.ts';

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

export function OwnTactics({ forecast: { tactics } }: { forecast: AnswerAbout<'forecast'> }) {
  const { table } = useScene();
  if (tactics === null || tactics.tactics.length === 0) return null;
  return (
    <section className={s.tactics} aria-label={spoken(say('Your Battle Bridge'))} data-testid="own-tactics">
      <table>
        <thead>
          <tr>
            <th scope="col">{say('as these ships would use it')}</th>
            <th scope="col">{say('Att.')}</th>
            <th scope="col">{say('Def.')}</th>
            <th scope="col">{say('best of {n}', { n: tactics.draws })}</th>
          </tr>
        </thead>
        <tbody>
          {tactics.tactics.map(({ card, count, adds, best }) => (
            <tr key={card} onPointerEnter={() => ui.show({ printing: card, card: null })}>
              <th scope="row">
                <button
                  type="button"
                  onFocus={() => ui.show({ printing: card, card: null })}
                  onClick={() => ui.set({ shown: { printing: card, card: null }, pinned: true })}
                >
                  {table.lookup(card)?.facts.title ?? card}
                </button>{' '}
                {count > 1 && <i>×{count}</i>}
              </th>
              <td>{adds === null ? '–' : signed(adds.attack)}</td>
              <td>{adds === null ? '–' : signed(adds.defense)}</td>
              <td>{best > 0 && <b>{say('{n} %', { n: Math.round(best * 100) })}</b>}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {say('You draw up to {n} and lay one. Chances are of your own side deck; the other one is not looked at', {
          n: tactics.draws,
        })}{' '}
        <RuleLink id="BOG-22" />.
      </p>
    </section>
  );
}
