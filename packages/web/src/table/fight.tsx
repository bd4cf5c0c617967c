/** A personnel battle: who meets whom, with which STRENGTH, and what came of it; then the totals. */

import { other, planetSpot, SEATS, type Seat, type ToldCard } from '@spaceline/engine';
import { type Duel, type Fate, fateOf } from '@spaceline/protocol/duels';
import { joined, type Naming, phrase, spoken, type Words } from '@spaceline/protocol/words';
import { picture } from '../art/index.ts';
import { Art } from '../cards/Art.tsx';
import { Glyph } from '../design/index.ts';
import { say } from '../net/say.ts';
import { useNaming } from '../net/words.ts';
import { useScene } from './context.tsx';
import s from './fight.module.css';
import { CardLink } from './log.tsx';
import { type Fight, isCard, type ToldPlace, type ToldSum, termsOf } from './model/battles.ts';
import { Tray } from './tray.tsx';
import { ui } from './ui.ts';

const titleOf = ({ printing }: ToldCard, naming: Naming): Words =>
  printing === null ? say('Hidden') : naming.title(printing);

function whereWords(where: ToldPlace, naming: Naming): Words {
  if (isCard(where)) return say('aboard {ship}', { ship: titleOf(where, naming) });
  return 'planet' in where
    ? say('on {place}', { place: naming.spot(planetSpot(where.planet)) })
    : say('at {place}', { place: naming.place(where.location) });
}

/** So many have room to be large. */
const FEW = 4;

export function FightPanel({ battle, over }: { battle: Fight; over: boolean }) {
  const { game, live, table } = useScene();
  const naming = useNaming();
  const d = live && !over ? game.decision : null;
  const asking = d?.options.some((o) => o.card >= 0 || o.group !== null);
  return (
    <section className={s.panel} aria-label={spoken(say('Personnel battle'))} data-testid="battle" data-over={over}>
      <header className={s.head}>
        <h3>{say('Personnel battle')}</h3>
        <p>
          {say('{where}, begun by {who}', {
            where: whereWords(battle.where, naming),
            who: battle.attacker === game.seat ? say('you') : game.seats[battle.attacker].name,
          })}
        </p>
      </header>
      {asking ? (
        <Tray />
      ) : (
        <ol className={s.duels} data-few={battle.duels.length <= FEW}>
          {battle.duels.map((x, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pairs meet in order and never again
            <DuelRow key={i} duel={x} me={table.me} />
          ))}
          {battle.duels.length === 0 && (
            <li className={s.none}>{say('Both sides are shuffled; one of each meets one of the other.')}</li>
          )}
        </ol>
      )}
      {battle.totals !== null && <Totals battle={battle} totals={battle.totals} />}
    </section>
  );
}

function Totals({ battle, totals }: { battle: Fight; totals: readonly [ToldSum, ToldSum] }) {
  const { game, table, them } = useScene();
  const naming = useNaming();
  const { winner, killed } = battle;
  return (
    <footer className={s.totals}>
      <span data-mine="true">
        {game.seat >= 0 ? say('You') : game.seats[table.me].name} <b>{totals[table.me].total}</b>
      </span>
      <p>
        {say('STRENGTH of those still standing')}
        {winner !== null && (
          <strong>
            {winner === game.seat
              ? say('You win the battle.')
              : say('{who} wins the battle.', { who: game.seats[winner].name })}
          </strong>
        )}
        {killed.length > 0 && (
          <em>
            <Glyph name="skull" size={13} />
            {say('Killed:')}
            {killed.map(({ whom }, i) => (
              <span key={whom.card}>
                <CardLink printing={whom.printing ?? ''} title={titleOf(whom, naming)} />
                {i < killed.length - 1 && ','}
              </span>
            ))}
          </em>
        )}
      </p>
      <span data-mine="false">
        {them} <b>{totals[table.them].total}</b>
      </span>
    </footer>
  );
}

const SIGNS: Readonly<Record<Fate, 'skull' | 'cross' | 'hollow'>> = {
  'mortally wounded': 'skull',
  stunned: 'cross',
  spared: 'hollow',
  open: 'hollow',
};

const FATES: Readonly<Record<Fate, string>> = {
  'mortally wounded': '{name} mortally wounded',
  stunned: '{name} stunned',
  spared: '{name} spared',
  open: '{name} is overpowered',
};

function DuelRow({ duel, me }: { duel: Duel; me: Seat }) {
  const most = Math.max(...duel.strengths.map((x) => x.total), 1);
  const fighter = (side: Seat) => (
    <Fighter
      who={duel.fighters[side]}
      strength={duel.strengths[side]}
      most={most}
      mine={side === me}
      fate={fateOf(duel, side)}
    />
  );
  return (
    <li className={s.duel} data-testid="duel">
      {fighter(me)}
      <Outcome duel={duel} />
      {fighter(other(me))}
    </li>
  );
}

/** What became of the two, or will: both may be struck down, one by a text and one by the other. */
function Outcome({ duel }: { duel: Duel }) {
  const naming = useNaming();
  const fates = SEATS.map((side) => ({ side, fate: fateOf(duel, side) })).filter((x) => x.fate !== null);
  return (
    <div className={s.outcome}>
      {fates.map(({ side, fate }) => (
        <p key={side} data-fate={fate} data-of={duel.fighters[side].card}>
          <Glyph name={SIGNS[fate!]} size={13} />
          {say(FATES[fate!], { name: titleOf(duel.fighters[side], naming) })}
        </p>
      ))}
      {fates.length === 0 && (
        <p data-fate="equal">
          <Glyph name="hollow" size={13} />
          {say('equally strong')}
        </p>
      )}
    </div>
  );
}

interface FighterProps {
  who: ToldCard;
  strength: ToldSum;
  most: number;
  mine: boolean;
  fate: Fate | null;
}

function Fighter({ who, strength, most, mine, fate }: FighterProps) {
  const { table } = useScene();
  const naming = useNaming();
  const { printing } = who;
  const info = printing === null ? undefined : table.lookup(printing);
  const terms = termsOf(strength);
  const made = joined(
    terms.map(
      (t) => phrase`${t.n} ${t.printing === null ? say('from what you do not see') : naming.title(t.printing)}`,
    ),
    ' + ',
  );
  return (
    <button
      type="button"
      className={s.fighter}
      data-mine={mine}
      data-fate={fate}
      title={terms.length > 1 ? spoken(made) : undefined}
      onPointerEnter={() => printing !== null && ui.show({ printing, card: null })}
      onClick={() => printing !== null && ui.set({ shown: { printing, card: null }, pinned: true })}
    >
      <span className={s.face}>{info && <Art svg={picture(info.facts, 104, 86)} />}</span>
      <span className={s.who}>
        {titleOf(who, naming)}
        {terms.length > 1 && <small>{made}</small>}
        <i aria-hidden="true">
          <u style={{ width: `${(strength.total / most) * 100}%` }} />
        </i>
      </span>
      <b>
        <span className="hidden">{say('STRENGTH')} </span>
        {strength.total}
      </b>
    </button>
  );
}
