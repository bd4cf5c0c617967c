/** What the server refused, and other short news, above the question bar. */

import { spoken, withStop } from '@spaceline/protocol/words';
import { useEffect } from 'react';
import { Glyph } from '../design/index.ts';
import { dismiss, type Notice, useNet } from '../net/game.ts';
import { language } from '../net/language.ts';
import { say } from '../net/say.ts';
import { RuleLink } from './log.tsx';
import s from './notices.module.css';

/** Where else news may be put. */
export const NOTICES = 'notices';

export function Notices() {
  const notices = useNet((n) => n.notices);
  return (
    <div id={NOTICES} className={s.notices} role="status">
      {notices.map((n) => (
        <One key={n.id} notice={n} />
      ))}
    </div>
  );
}

function One({ notice }: { notice: Notice }) {
  useEffect(() => {
    const timer = setTimeout(() => dismiss(notice.id), 9000);
    return () => clearTimeout(timer);
  }, [notice.id]);
  return (
    <p className={s.notice} data-harm={notice.harm} data-testid="notice">
      <span>
        {withStop(language(notice.text))}{' '}
        {notice.rule !== null && /^[A-Z]/.test(notice.rule) && <RuleLink id={notice.rule} />}
      </span>
      <button type="button" onClick={() => dismiss(notice.id)} aria-label={spoken(say('Dismiss'))}>
        <Glyph name="cross" size={12} />
      </button>
    </p>
  );
}
