/** A ship battle: both sides, their hulls and numbers, and each shot as a sum. */
import { useMemo } from 'react';
import { Emblem, Glyph } from '../design/index.ts';
import s from './battle.module.css';
import { useScene } from './context.tsx';
import { Hull, Mini } from './faces.tsx';
import { Line } from './log.tsx';
import { has, type Unit } from './model/places.ts';
import { type Battle, lastBattle, lineText, type Shot, shortened } from './model/stories.ts';
import { Tray } from './tray.tsx';

/** The battle that is being fought, or null. */
export function useBattle(): Battle | null {
  const { game } = useScene();
  return useMemo(() => {
    if (game.view.process !== 'ship-battle') return null;
    return lastBattle(game.log);
  }, [game.view.process, game.log]);
}

export function BattlePanel() {
  const { game, live, table } = useScene();
  const battle = useBattle();
  if (battle === null) return null;
  const find = (title: string | undefined, mine: boolean): Unit | undefined =>
    [...table.units.values()].find((u) => u.name === title && (u.seat === table.me) === mine);
  const iAttack = battle.attacker === 'You' || battle.attacker === game.seats[table.me].name;
  const left = find((iAttack ? battle.with : battle.target)?.title, true);
  const right = find((iAttack ? battle.target : battle.with)?.title, false);
  const asking = live && game.decision !== null && game.decision.options.length > 2;
  return (
    <section className={s.stage} aria-label="Ship battle">
      <div className={s.sides}>
        {left && <Side unit={left} mine />}
        <div className={s.middle}>
          {battle.tactics.map((t) => (
            <figure key={t.who}>
              <div className={s.tactic}>
                <Mini printing={t.card} />
              </div>
              <figcaption>{t.who}</figcaption>
            </figure>
          ))}
          {battle.tactics.length === 0 && <p className={s.vs}>against</p>}
        </div>
        {right && <Side unit={right} mine={false} />}
      </div>
      {asking ? <Tray /> : <Shots battle={battle} />}
    </section>
  );
}

function Side({ unit, mine }: { unit: Unit; mine: boolean }) {
  const { them } = useScene();
  const damage = unit.on.filter((c) => c.zone === 'On').length;
  const facts = unit.info?.facts;
  const value = (name: 'range' | 'weapons' | 'shields') => unit.card?.values[name] ?? facts?.[name] ?? '?';
  return (
    <div className={s.side} data-mine={mine}>
      <h3>
        {facts?.affiliations[0] && <Emblem of={facts.affiliations[0]} size={22} />}
        {unit.name}
        <small>
          {mine ? 'yours' : `${them}’s`}, {unit.people.length} aboard
        </small>
      </h3>
      {has(unit.card, 'damaged') || damage > 0 ? (
        <p className={s.harm}>Damaged{damage > 0 ? `: ${damage} markers` : ''}</p>
      ) : (
        <p className={s.fine}>Hull 100 %</p>
      )}
      <dl>
        {(['range', 'weapons', 'shields'] as const).map((n) => (
          <div key={n}>
            <dt>{n.toUpperCase()}</dt>
            <dd>{value(n)}</dd>
          </div>
        ))}
      </dl>
      <div className={s.hull}>
        <Hull info={unit.info} mirrored={!mine} />
      </div>
    </div>
  );
}

function Shots({ battle }: { battle: Battle }) {
  const told = shortened(battle.lines.filter((l) => !/ATTACK .* against/.test(l.text)));
  return (
    <div className={s.shots}>
      {battle.shots.map((x) => (
        <ShotRow key={x.who} shot={x} />
      ))}
      <div className={s.lines}>
        {told.slice(-4).map((l, i) => (
          <p key={`${l.text}${i}`}>
            <Line text={`${lineText(l)}.`} cards={l.times > 1 ? l.names : l.cards} />
          </p>
        ))}
      </div>
    </div>
  );
}

function ShotRow({ shot }: { shot: Shot }) {
  const mine = shot.who === 'You';
  const most = Math.max(shot.attack, shot.defense * 2, 1) * 1.08;
  const at = (n: number) => `${Math.max(0, (n / most) * 100)}%`;
  return (
    <div className={s.shot} data-mine={mine}>
      <p>
        <b>{mine ? 'You fire' : `${shot.who} fires`}</b>
        <span>
          ATTACK <em>{shot.attack}</em> against DEFENSE <em>{shot.defense}</em>
        </span>
        <strong data-kind={shot.kind}>
          <Glyph name={shot.kind === 'miss' ? 'cross' : 'check'} size={11} weight={2.4} />
          {shot.kind}
        </strong>
      </p>
      <div className={s.track}>
        <i style={{ width: at(shot.attack) }} />
        <u style={{ left: at(shot.defense) }} title="DEFENSE" />
        <s style={{ left: at(shot.defense * 2) }} title="direct hit above this" />
      </div>
    </div>
  );
}
