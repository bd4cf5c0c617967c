/** The log of every act. */
import type { OrderAct } from '@spaceline/protocol';
import type { Words } from '@spaceline/protocol/words';
import p from '../app/page.module.css';
import { useFetched } from '../lobby/use.ts';
import { api } from '../net/api.ts';
import { say } from '../net/say.ts';
import { dayOf } from '../people/day.ts';
import { Problem } from '../settings/problem.tsx';
import s from './operator.module.css';

const ACTS: Readonly<Record<OrderAct['act'], Words>> = {
  mute: say('muted'),
  ban: say('banned'),
  'lift-mute': say('mute lifted'),
  'lift-ban': say('ban lifted'),
  'answer-appeal': say('appeal answered'),
  'release-name': say('name released'),
  'close-report': say('report done with'),
  operator: say('made an operator'),
  'no-operator': say('no operator any more'),
};

export function Acts() {
  const { data, problem } = useFetched(() => api.order({ do: 'log' }), 'log');
  return (
    <section className={p.panel}>
      <h2>
        {say('Log')} <i /> <small>{data?.length ?? ''}</small>
      </h2>
      <Problem text={problem} />
      {data?.length === 0 && <p className={p.empty}>{say('Nothing was done yet.')}</p>}
      {data !== null && data.length > 0 && (
        <section
          className={s.scroll}
          aria-labelledby="order-log"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
          tabIndex={0}
        >
          <table className={s.log}>
            <caption id="order-log" className="hidden">
              {say('What operators have done, the latest first')}
            </caption>
            <thead>
              <tr>
                <th scope="col">{say('When')}</th>
                <th scope="col">{say('Who')}</th>
                <th scope="col">{say('What')}</th>
                <th scope="col">{say('To whom')}</th>
                <th scope="col">{say('Why')}</th>
              </tr>
            </thead>
            <tbody>
              {data.map((a) => (
                <tr key={a.id} data-testid="act" data-act={a.act}>
                  <td>{dayOf(a.at)}</td>
                  <td>{a.by}</td>
                  <td>{ACTS[a.act]}</td>
                  <td>{a.about}</td>
                  <td>{a.text}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  );
}
