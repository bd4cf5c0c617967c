/** Where a card of the hand cannot go, and why: what the menu does not offer, asked of the rules. */
import type { PlaceAnswer } from '@spaceline/engine';
import { joined, reasonWords, withStop } from '@spaceline/protocol/words';
import { useState } from 'react';
import { Glyph } from '../design/index.ts';
import { useAnswer } from '../net/ask.ts';
import { say } from '../net/say.ts';
import { useScene } from './context.tsx';
import s from './elsewhere.module.css';
import { RuleLink } from './log.tsx';
import { type Refusal, refusalsIn } from './model/elsewhere.ts';

export function Elsewhere({ card }: { card: number }) {
  const [open, setOpen] = useState(false);
  const answer = useAnswer(open ? { about: 'places', card } : null);
  return (
    <div className={s.elsewhere}>
      <button type="button" data-line aria-expanded={open} data-testid="elsewhere" onClick={() => setOpen(!open)}>
        <Glyph name={open ? 'down' : 'hollow'} size={11} />
        <span>{say('Why not elsewhere?')}</span>
      </button>
      {open && answer && <Reasons places={answer.places} />}
      {open && answer === undefined && <p role="status">{say('Asking …')}</p>}
    </div>
  );
}

/** Somebody who can do nothing now: where the way is barred, and why. */
export function Idle({ card }: { card: number }) {
  const answer = useAnswer({ about: 'places', card });
  if (!answer) return null;
  return (
    <div className={s.elsewhere}>
      {refusalsIn(answer.places).length === 0 ? (
        <p role="status">{say('Nothing to do here now.')}</p>
      ) : (
        <Reasons places={answer.places} />
      )}
    </div>
  );
}

function Reasons({ places }: { places: readonly PlaceAnswer[] }) {
  const refusals = refusalsIn(places);
  if (refusals.length === 0) return <p role="status">{say('It can go wherever there is a place for it.')}</p>;
  return (
    <div role="status" data-testid="refusals">
      <ul>
        {refusals.map((r) => (
          <Row key={`${r.reason.rule} ${r.to[0]}`} refusal={r} />
        ))}
      </ul>
    </div>
  );
}

/** So many places are named; the rest is counted. */
const NAMED = 3;

function Row({ refusal: { reason, to } }: { refusal: Refusal }) {
  const { naming } = useScene();
  const names = to.slice(0, NAMED).map((spot) => naming.spot(spot));
  const more = to.length - names.length;
  return (
    <li>
      <b>{say('{places}< and {more} more>:', { places: joined(names, ', '), more: more > 0 ? more : null })}</b>{' '}
      {withStop(reasonWords(reason, naming))} <RuleLink id={reason.rule} />
    </li>
  );
}
