/** A dialog in which something is done in an event: what is refused is said in it, and not on the page behind. */
import type { Words } from '@spaceline/protocol/words';
import { type ReactNode, useEffect } from 'react';
import { Dialog } from '../app/dialog.tsx';
import p from '../app/page.module.css';
import { Submit } from '../app/submit.tsx';
import { say } from '../net/say.ts';
import s from './events.module.css';
import type { Acting } from './use.ts';

export interface ActDialogProps {
  title: Words;
  acting: Acting;
  close(): void;
  children: ReactNode;
}

export function ActDialog({ title, acting, close, children }: ActDialogProps) {
  const { hold, problem } = acting;
  useEffect(hold, [hold]);
  return (
    <Dialog title={title} onClose={close}>
      {problem !== null && (
        <p className={`${p.problem} ${s.refused}`} role="alert" data-testid="dialog-problem">
          {problem}
        </p>
      )}
      {children}
    </Dialog>
  );
}

/** What cannot be taken back is asked about first. */
export function Sure({
  title,
  acting,
  close,
  children,
  button,
  sure,
}: ActDialogProps & { button: Words; sure(): Promise<boolean> }) {
  return (
    <ActDialog title={title} acting={acting} close={close}>
      <form
        className={p.form}
        onSubmit={async (x) => {
          x.preventDefault();
          if (await sure()) close();
        }}
      >
        <p>{children}</p>
        <div className={p.buttons}>
          <button type="button" className={p.submit} onClick={close}>
            {say('Stay')}
          </button>
          <Submit primary disabled={acting.busy} testid="sure">
            {button}
          </Submit>
        </div>
      </form>
    </ActDialog>
  );
}
