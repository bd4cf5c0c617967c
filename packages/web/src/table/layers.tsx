/** What opens over the table: help, a rule's text, piles, the game's menu. */

import { lazy, Suspense, useState } from 'react';
import { Dialog } from '../app/dialog.tsx';
import { say } from '../net/say.ts';
import { useScene } from './context.tsx';
import { CureOf } from './cure-later.tsx';
import { FullCard, Mini } from './faces.tsx';
import { HeldRow } from './held.tsx';
import s from './layers.module.css';
import { Log } from './log.tsx';
import { PointAt } from './point.tsx';
import { CardPageLink, useContextLine } from './rail.tsx';
import { ui, useUi } from './ui.ts';

/** Seldom asked for: they come when they are. */
const AboutGame = lazy(() => import('./about-game.tsx'));
const RuleDrawer = lazy(() => import('../rules/drawer.tsx'));

const close = () => ui.set({ layer: null });
const closeRule = () => ui.set({ rule: null });

export function Layers() {
  const layer = useUi((u) => u.layer);
  const rule = useUi((u) => u.rule);
  return (
    <>
      {(layer === 'discard' || layer === 'discard-them') && <Pile them={layer === 'discard-them'} />}
      {(layer === 'table' || layer === 'table-them') && <OnTheTable them={layer === 'table-them'} />}
      {(layer === 'help' || layer === 'menu' || layer === 'report' || layer === 'concede') && (
        <Suspense>
          <AboutGame layer={layer} />
        </Suspense>
      )}
      {layer === 'card' && <CardSheet />}
      {layer === 'log' && <LogSheet />}
      {rule !== null && (
        <Suspense>
          <RuleDrawer id={rule} open={(id) => ui.set({ rule: id })} close={closeRule} />
        </Suspense>
      )}
    </>
  );
}

function Pile({ them }: { them: boolean }) {
  const { game, table, isMine, whose } = useScene();
  const seat = them ? table.them : table.me;
  const p = game.view.players[seat];
  const [search, setSearch] = useState('');
  const title = isMine(seat) ? say('Your discard pile') : say('{whose} discard pile', { whose: whose(seat) });
  const wanted = search.trim().toLowerCase();
  const cards = [...p.discard]
    .reverse()
    .filter((c) => wanted === '' || (table.lookup(c)?.facts.title ?? '').toLowerCase().includes(wanted));
  return (
    <Dialog title={title} onClose={close} wide>
      {p.discard.length > 12 && (
        <label className={s.field}>
          <span>{say('Search')}</span>
          <input type="search" value={search} onChange={(e) => setSearch(e.target.value)} />
        </label>
      )}
      {p.discard.length === 0 && <p>{say('The pile is empty.')}</p>}
      <ul className={s.pile}>
        {cards.map((c, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same printing can lie in a pile twice
          <li key={`${c}-${i}`}>
            <Mini printing={c} />
          </li>
        ))}
      </ul>
      {p.points.length > 0 && (
        <>
          <h3 className={s.h3}>{say('Worth points')}</h3>
          <ul className={s.pile}>
            {p.points.map((c, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <li key={`${c}-${i}`}>
                <Mini printing={c} />
              </li>
            ))}
          </ul>
        </>
      )}
      {p.outOfPlay.length > 0 && (
        <>
          <h3 className={s.h3}>{say('Out of play')}</h3>
          <ul className={s.pile}>
            {p.outOfPlay.map((c, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <li key={`${c}-${i}`}>
                <Mini printing={c} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

function OnTheTable({ them }: { them: boolean }) {
  const { table, isMine, whose } = useScene();
  const seat = them ? table.them : table.me;
  const cards = table.onTable[seat];
  return (
    <Dialog
      title={isMine(seat) ? say('Your cards on the table') : say('{whose} cards on the table', { whose: whose(seat) })}
      onClose={close}
    >
      <div className={s.held}>
        {cards.map((card) => (
          <HeldRow key={card.id} held={{ card, on: '' }} />
        ))}
        {cards.length === 0 && <p>{say('Nothing lies there.')}</p>}
      </div>
    </Dialog>
  );
}

function CardSheet() {
  const shown = useUi((u) => u.shown);
  const { table } = useScene();
  const line = useContextLine();
  if (shown === null) return null;
  return (
    <Dialog
      title={table.lookup(shown.printing)?.facts.title ?? say('Card')}
      onClose={() => ui.set({ layer: null, pinned: false })}
    >
      <div className={s.card}>
        <FullCard printing={shown.printing} card={shown.card} />
        {line.text !== '' && <p>{line.text}</p>}
        <CureOf card={shown.card} />
        <PointAt card={shown.card} large then={close} />
        <CardPageLink printing={shown.printing} />
      </div>
    </Dialog>
  );
}

function LogSheet() {
  return (
    <Dialog title={say('Captain’s log')} onClose={close}>
      <div className={s.logSheet}>
        <Log />
      </div>
    </Dialog>
  );
}
