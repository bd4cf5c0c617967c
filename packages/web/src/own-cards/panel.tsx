/** The player's own LackeyCCG folder: chosen here, kept here, forgotten here. */
import { spoken, type Words } from '@spaceline/protocol/words';
import { useEffect, useRef, useState } from 'react';
import p from '../app/page.module.css';
import { Button } from '../design/index.ts';
import { loadCards, useCardFile } from '../net/cards.ts';
import { say } from '../net/say.ts';
import { canChoose, chosenFolder, filesOf } from './folder.ts';
import { useOwn } from './own.ts';
import s from './panel.module.css';
import type { FolderFile } from './plugin.ts';
import { forgetOwn, takeFolder } from './take.ts';

const NOTHING = say(
  'No list of cards that we know is in there. Choose the folder of the game’s plugin, which has a folder called sets.',
);
const FAILED = say('The folder could not be kept: this browser has no room for it, or does not let the page keep it.');

export function OwnCards() {
  const about = useOwn((o) => o.about);
  const cards = useCardFile((f) => f.byId);
  const field = useRef<HTMLInputElement>(null);
  const [at, setAt] = useState<{ done: number; of: number } | null>(null);
  const [problem, setProblem] = useState<Words | null>(null);
  useEffect(() => {
    loadCards();
  }, []);
  const take = async (files: readonly FolderFile[]) => {
    setProblem(null);
    setAt({ done: 0, of: 1 });
    try {
      if (!(await takeFolder(files, cards.values(), (done, of) => setAt({ done, of })))) setProblem(NOTHING);
    } catch {
      setProblem(FAILED);
    }
    setAt(null);
  };
  const choose = async () => {
    if (!canChoose()) return field.current?.click();
    try {
      const files = await chosenFolder();
      if (files !== null) await take(files);
    } catch {
      setProblem(FAILED);
    }
  };
  return (
    <section className={p.panel} id="own-cards" data-testid="own-cards" data-kept={about !== null}>
      <h2>
        {say('Your own card pictures')} <i />
      </h2>
      <div className={p.form}>
        <p>
          {say(
            'If you have LackeyCCG with the plugin of this game, its wording and pictures can be shown instead of our faces: at the table, in the builder and on the pages of cards. They are read from your folder, stay in this browser, and are never sent to anybody, not to this server either.',
          )}
        </p>
        {about !== null && (
          <p className={p.good} data-testid="own-about" data-cards={about.cards} data-pictures={about.pictures}>
            {say('From {folder}: {cards} [cards|card] with wording, {pictures} [pictures|picture].<{strange}>', {
              folder: about.folder,
              cards: about.cards,
              pictures: about.pictures,
              strange:
                about.strange === 0
                  ? null
                  : say(' {n} [rows|row] of its lists [are|is] about cards that Spaceline does not have.', {
                      n: about.strange,
                    }),
            })}
          </p>
        )}
        {at !== null && (
          <p className={s.reading} role="status">
            <progress max={at.of} value={at.done} aria-label={spoken(say('Cards read'))} />{' '}
            {say('Reading: {done} of {of}', at)}
          </p>
        )}
        {problem !== null && (
          <p className={p.problem} role="alert" data-testid="own-problem">
            {problem}
          </p>
        )}
        <div className={p.buttons}>
          <Button data-testid="own-choose" onClick={choose} disabled={at !== null || cards.size === 0}>
            {about === null ? say('Choose the folder') : say('Choose it again')}
          </Button>
          {about !== null && (
            <Button data-testid="own-forget" onClick={() => void forgetOwn()} disabled={at !== null}>
              {say('Forget all of it')}
            </Button>
          )}
          <input
            ref={field}
            type="file"
            hidden
            multiple
            aria-label={spoken(say('The folder of the plugin'))}
            data-testid="own-field"
            // what React does not know: a folder, and not a file
            {...{ webkitdirectory: '' }}
            onChange={(e) => {
              const files = filesOf(e.target.files ?? new FileList());
              e.target.value = '';
              void take(files);
            }}
          />
        </div>
      </div>
    </section>
  );
}
