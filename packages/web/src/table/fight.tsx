/** A personnel battle: who meets whom, with which STRENGTH, and what came of it; then the totals. */
import { picture } from '../art/index.ts';
import { Art } from '../cards/Art.tsx';
import { Glyph } from '../design/index.ts';
import { useScene } from './context.tsx';
import s from './fight.module.css';
import { CardLink } from './log.tsx';
import type { Duel, Fight, Named } from './model/battles.ts';
import { Tray } from './tray.tsx';
import { ui } from './ui.ts';

export function FightPanel({ battle, over }: { battle: Fight; over: boolean }) {
  const { game, live, table, them } = useScene();
  const d = live && !over ? game.decision : null;
  const asking = d?.options.some((o) => o.card >= 0 || o.group !== null);
  const { me } = table;
  const mine = game.seat >= 0 ? 'You' : game.seats[me].name;
  return (
    <section className={s.panel} aria-label="Personnel battle" data-testid="battle" data-over={over}>
      <header className={s.head}>
        <h3>Personnel battle</h3>
        <p>
          on {battle.where}, begun by {battle.attacker === 'You' ? 'you' : battle.attacker}
        </p>
      </header>
      {asking ? (
        <Tray />
      ) : (
        <ol className={s.duels}>
          {battle.duels.map((x, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pairs meet in order and never again
            <DuelRow key={i} duel={x} me={me} />
          ))}
          {battle.duels.length === 0 && (
            <li className={s.none}>Both sides are shuffled; one of each meets one of the other.</li>
          )}
        </ol>
      )}
      {battle.totals !== null && (
        <footer className={s.totals}>
          <span data-mine="true">
            {mine} <b>{battle.totals[me]}</b>
          </span>
          <p>
            STRENGTH of those still standing
            {battle.winner !== null && (
              <strong> {battle.winner === 'You' ? 'You win' : `${battle.winner} wins`} the battle.</strong>
            )}
            {battle.killed.length > 0 && (
              <em>
                <Glyph name="skull" size={13} />
                {battle.killed.map((k, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two of one name may fall
                  <span key={`${k.card}${i}`}>
                    <CardLink printing={k.card} title={k.title} />
                  </span>
                ))}
                killed
              </em>
            )}
          </p>
          <span data-mine="false">
            {them} <b>{battle.totals[1 - me]}</b>
          </span>
        </footer>
      )}
    </section>
  );
}

function DuelRow({ duel, me }: { duel: Duel; me: number }) {
  const [mine, theirs] = [duel.sides[me], duel.sides[1 - me]];
  const [x, y] = [duel.strengths[me], duel.strengths[1 - me]];
  const most = Math.max(x, y, 1);
  const word = duel.outcome === '' ? (x === y ? 'equal' : 'spared') : duel.outcome;
  const loser = x < y ? 'mine' : x > y ? 'theirs' : 'nobody';
  return (
    <li className={s.duel} data-loser={loser} data-word={word}>
      <Fighter who={mine} strength={x} share={x / most} mine />
      <p>
        <Glyph name={word === 'mortally wounded' ? 'skull' : word === 'stunned' ? 'cross' : 'hollow'} size={13} />
        {word === 'equal' ? 'equal' : `${(loser === 'mine' ? mine : theirs).title} ${word}`}
      </p>
      <Fighter who={theirs} strength={y} share={y / most} />
    </li>
  );
}

function Fighter({
  who,
  strength,
  share,
  mine = false,
}: {
  who: Named;
  strength: number;
  share: number;
  mine?: boolean;
}) {
  const { table } = useScene();
  const info = table.lookup(who.card);
  return (
    <button
      type="button"
      className={s.fighter}
      data-mine={mine}
      onPointerEnter={() => who.card && ui.show({ printing: who.card, card: null })}
      onClick={() => who.card && ui.set({ shown: { printing: who.card, card: null }, pinned: true })}
    >
      <span className={s.face}>{info && <Art svg={picture(info.facts, 104, 86)} />}</span>
      <span className={s.who}>
        {who.title || 'Hidden'}
        <i aria-hidden="true">
          <u style={{ width: `${share * 100}%` }} />
        </i>
      </span>
      <b>
        <span className="hidden">STRENGTH </span>
        {strength}
      </b>
    </button>
  );
}
