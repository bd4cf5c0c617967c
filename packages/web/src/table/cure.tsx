/** What would cure a card that lies in play, and how near its player comes: part by part, as the rules see it. */

import { useAnswer } from '../net/ask.ts';
import { say } from '../net/say.ts';
import s from './cure.module.css';
import { needsOf } from './model/needs.ts';
import { NeedRow, OtherWays } from './requirement.tsx';

export function Cure({ card }: { card: number }) {
  const cure = useAnswer({ about: 'cure', card });
  if (!cure) return null;
  const needs = needsOf(cure.verdict);
  return (
    <div className={s.cure} data-testid="cure" data-met={needs.met} data-from={cure.from ?? undefined}>
      <h3>
        {cure.from === null ? say('What cures it') : say('What cures it from turn {from} on', { from: cure.from })}
      </h3>
      <ul>
        {needs.rows.map((r, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a cure never change places
          <NeedRow key={i} need={r} />
        ))}
      </ul>
      <OtherWays needs={needs} className={s.other} />
    </div>
  );
}
