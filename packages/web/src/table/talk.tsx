/** Talk at the table, where there is any: its button; what was said comes when it is opened. */
import type { PersonView } from '@spaceline/protocol';
import { isPerson } from '@spaceline/protocol/people';
import { spoken } from '@spaceline/protocol/words';
import { lazy, Suspense, useEffect } from 'react';
import { Dialog } from '../app/dialog.tsx';
import { Glyph } from '../design/index.ts';
import { api } from '../net/api.ts';
import { say } from '../net/say.ts';
import { useSettings } from '../net/settings.ts';
import { muteBlocked, openTalk, useTalk } from '../net/talk.ts';
import { useScene } from './context.tsx';
import s from './talk.module.css';

const Panel = lazy(() => import('./talk-panel.tsx'));

export const TalkPanel = () => (
  <Suspense fallback={<div className={s.coming} />}>
    <Panel />
  </Suspense>
);

/** Bots neither speak nor listen; whoever wants no talk sees nothing of it. */
export function useHasTalk(): boolean {
  const { game } = useScene();
  const on = useSettings((x) => x.talk);
  return on && game.seats.every(({ kind }) => isPerson(kind));
}

/** Whoever is blocked is not listened to. */
function useBlocked(has: boolean): void {
  useEffect(() => {
    if (!has) return;
    const muteAll = (people: readonly PersonView[]) =>
      muteBlocked(people.filter((x) => x.relation === 'blocked').map(({ id, name, kind }) => ({ by: id, name, kind })));
    api.people().then(muteAll, () => undefined);
  }, [has]);
}

/** Opens and closes it, and says how much is new. */
export function TalkButton({ phone = false }: { phone?: boolean }) {
  const has = useHasTalk();
  useBlocked(has);
  const unread = useTalk((t) => t.unread);
  const open = useTalk((t) => t.open);
  if (!has) return null;
  const name = unread === 0 ? say('Talk') : say('Talk, {unread} new', { unread });
  return (
    <button
      type="button"
      className={s.button}
      data-testid="talk"
      data-unread={unread}
      aria-expanded={open}
      aria-label={spoken(name)}
      title={spoken(name)}
      onClick={() => openTalk(!open)}
    >
      <Glyph name="talk" size={phone ? 18 : 16} />
      {unread > 0 && <b>{unread}</b>}
    </button>
  );
}

/** On a phone it lies over the table. */
export function TalkSheet() {
  const has = useHasTalk();
  const open = useTalk((t) => t.open);
  if (!has || !open) return null;
  return (
    <Dialog title={say('Talk')} onClose={() => openTalk(false)}>
      <TalkPanel />
    </Dialog>
  );
}
