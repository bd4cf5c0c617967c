/** A ship battle: both sides, their hulls and numbers, the tactics, and each shot as a sum. */
import { type ReactNode, useMemo } from 'react';
import { picture } from '../art/index.ts';
import { Art } from '../cards/Art.tsx';
import { Emblem, Glyph } from '../design/index.ts';
import s from './battle.module.css';
import { type Scene, useScene } from './context.tsx';
import { Hull, Mini } from './faces.tsx';
import { Line } from './log.tsx';
import { shortName } from './model/names.ts';
import { hullOf, type Unit } from './model/places.ts';
import { type Battle, lastBattle, lineText, type Shot, shortened } from './model/stories.ts';
import { Tray } from './tray.tsx';
import { ui } from './ui.ts';

/** The battle that is being fought, or null. */
export function useBattle(): Battle | null {
  const { game } = useScene();
  return useMemo(
    () => (game.view.process === 'ship-battle' ? lastBattle(game.log) : null),
    [game.view.process, game.log],
  );
}

interface Sides {
  mine: Unit | undefined;
  theirs: Unit | undefined;
}

function sidesOf(scene: Scene, battle: Battle): Sides {
  const { table, game } = scene;
  const find = (title: string | undefined, own: boolean): Unit | undefined =>
    [...table.units.values()].find((u) => u.name === title && (u.seat === table.me) === own);
  const iAttack = battle.attacker === 'You' || battle.attacker === game.seats[table.me].name;
  return {
    mine: find((iAttack ? battle.with : battle.target)?.title, true),
    theirs: find((iAttack ? battle.target : battle.with)?.title, false),
  };
}

export function BattlePanel() {
  const scene = useScene();
  const { game, live, table } = scene;
  const battle = useBattle();
  if (battle === null) return null;
  const { mine, theirs } = sidesOf(scene, battle);
  const place = table.places.find((p) => [...p.below, ...p.above].some((u) => u === mine || u === theirs));
  const asking = live && game.decision !== null && game.decision.options.length > 2;
  return (
    <section className={s.stage} aria-label="Ship battle">
      {place?.info && (
        <div className={s.ground}>
          <Art svg={picture(place.info.facts, 1088, 540)} />
        </div>
      )}
      <div className={s.sides}>
        {mine && <Side unit={mine} mine />}
        <div className={s.middle}>
          <p className={s.label}>{battle.tactics.length > 0 ? 'Tactics revealed' : 'Against'}</p>
          <div className={s.tactics}>
            {battle.tactics.map((t) => (
              <figure key={t.who} data-mine={t.who === 'You'}>
                <Mini printing={t.card} />
                <figcaption>{t.who}</figcaption>
              </figure>
            ))}
          </div>
        </div>
        {theirs && <Side unit={theirs} mine={false} />}
      </div>
      {asking ? <Tray /> : <Shots scene={scene} battle={battle} sides={{ mine, theirs }} />}
    </section>
  );
}

function Side({ unit, mine }: { unit: Unit; mine: boolean }) {
  const { them, table } = useScene();
  const facts = unit.info?.facts;
  const hull = Math.round(hullOf(unit, table.lookup) * 100);
  const markers = unit.on.filter((c) => c.zone === 'On' && c.card !== null);
  const value = (name: 'range' | 'weapons' | 'shields') => unit.card?.values[name] ?? facts?.[name] ?? '?';
  return (
    <div className={s.side} data-mine={mine}>
      <h3>
        {facts?.affiliations[0] && <Emblem of={facts.affiliations[0]} size={24} />}
        {unit.name}
        <small>
          {mine ? 'yours' : `${them}’s`}, {unit.people.length} aboard
        </small>
      </h3>
      <p className={s.hullText}>
        Hull <b>{hull}%</b> {hull < 100 && 'damaged'}
      </p>
      <div className={s.hullBar} aria-hidden="true">
        <i style={{ width: `${hull}%` }} />
        <u style={{ width: `${100 - hull}%` }} />
      </div>
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
        <div className={s.markers}>
          {markers.slice(0, 4).map((c, i) => (
            <button
              type="button"
              key={c.id}
              style={{ transform: `rotate(${(i % 2 === 0 ? -1 : 1) * 3.5}deg)` }}
              onPointerEnter={() => c.card && ui.show({ printing: c.card, card: c.id })}
            >
              <Mini printing={c.card} scale={0.85} tag="damage" />
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}

interface Term {
  n: number;
  name: string;
}

/** What a total is made of, as far as it can be seen; what is left over is the cards' doing. */
function terms(
  scene: Scene,
  total: number,
  unit: Unit | undefined,
  name: 'weapons' | 'shields',
  tactic: string | undefined,
): Term[] {
  const out: Term[] = [];
  // as printed: what has changed since the shot must not change its sum
  const own = unit?.info?.facts[name];
  if (typeof own === 'number' && unit) out.push({ n: own, name: shortName(unit.name) });
  const facts = tactic === undefined ? undefined : scene.table.lookup(tactic)?.facts;
  const extra = facts?.tactic?.[name === 'weapons' ? 'attack' : 'defense'];
  if (extra) out.push({ n: extra, name: facts.title });
  const rest = total - out.reduce((sum, t) => sum + t.n, 0);
  if (rest !== 0 && out.length > 0) out.push({ n: rest, name: 'other cards' });
  return out;
}

function Shots({ scene, battle, sides }: { scene: Scene; battle: Battle; sides: Sides }) {
  const told = shortened(battle.lines.filter((l) => !/ATTACK .* against/.test(l.text)));
  const tactic = (mine: boolean) => battle.tactics.find((t) => (t.who === 'You') === mine)?.card;
  return (
    <div className={s.shots}>
      {battle.shots.map((x) => {
        const mine = sides.mine !== undefined && x.who.startsWith(sides.mine.name) && !x.who.includes('opponent');
        const [from, to] = mine ? [sides.mine, sides.theirs] : [sides.theirs, sides.mine];
        return (
          <ShotRow
            key={x.who}
            shot={x}
            mine={mine}
            attack={terms(scene, x.attack, from, 'weapons', tactic(mine))}
            defense={terms(scene, x.defense, to, 'shields', tactic(!mine))}
          />
        );
      })}
      <div className={s.lines}>
        {told.slice(battle.shots.length > 0 ? -1 : -3).map((l) => (
          <p key={l.text}>
            <Line text={`${lineText(l)}.`} cards={l.times > 1 ? l.names : l.cards} />
          </p>
        ))}
      </div>
    </div>
  );
}

const sum = (list: readonly Term[]): ReactNode =>
  list.length > 1 &&
  list.map((t, i) => (
    <span key={t.name}>
      {i === 0 ? ' = ' : t.n < 0 ? ' − ' : ' + '}
      <u>{Math.abs(t.n)}</u> {t.name}
    </span>
  ));

function ShotRow({ shot, mine, attack, defense }: { shot: Shot; mine: boolean; attack: Term[]; defense: Term[] }) {
  const most = Math.max(shot.attack, shot.defense * 2, 1) * 1.1;
  const at = (n: number) => `${Math.max(0, (n / most) * 100)}%`;
  const parts = attack.length > 0 && attack.every((t) => t.n > 0) ? attack : [{ n: shot.attack, name: '' }];
  return (
    <div className={s.shot} data-mine={mine}>
      <p>
        <b>{mine ? 'You fire' : `${shot.who} fires`}</b>
        <span>
          ATTACK <em>{shot.attack}</em>
          {sum(attack)}
        </span>
        <i>against</i>
        <span>
          DEFENSE <em>{shot.defense}</em>
          {sum(defense)}
        </span>
        <strong data-kind={shot.kind}>
          <Glyph name={shot.kind === 'miss' ? 'cross' : 'check'} size={11} weight={2.4} />
          {shot.kind}
        </strong>
      </p>
      <div className={s.track}>
        {parts.map((t, i) => (
          <span key={t.name} data-first={i === 0} style={{ width: at(t.n) }}>
            {t.n} {t.name}
          </span>
        ))}
        <u style={{ left: at(shot.defense) }} title="DEFENSE" />
        <s style={{ left: at(shot.defense * 2) }} title="above this it is a direct hit" />
      </div>
    </div>
  );
}

/** The spaceline while a battle is fought: names only. */
export function Chart() {
  const { table } = useScene();
  const battle = useBattle();
  const at = table.places.find((p) =>
    [...p.below, ...p.above].some((u) => u.name === battle?.target.title || u.name === battle?.with?.title),
  );
  return (
    <nav className={s.chart} aria-label="The spaceline">
      {table.places.map((p) => (
        <button type="button" key={p.id} data-here={p === at} onClick={() => ui.set({ open: p.id, peek: true })}>
          <span>{p.info && <Art svg={picture(p.info.facts, 40, 40)} />}</span>
          {p.title}
        </button>
      ))}
    </nav>
  );
}
