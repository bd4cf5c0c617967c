/** A ship battle: both sides, their hulls and numbers, the tactics, the markers that land, and each shot as a sum. */
import type { CardFacts } from '@spaceline/engine';
import { type ReactNode, useState } from 'react';
import { picture } from '../art/index.ts';
import { Art } from '../cards/Art.tsx';
import { Emblem, Glyph } from '../design/index.ts';
import type { CardInfo } from '../net/cards.ts';
import s from './battle.module.css';
import { placeOf } from './battle.tsx';
import { type Scene, useScene } from './context.tsx';
import { Hull, Mini } from './faces.tsx';
import { Line } from './log.tsx';
import type { Named, ShipBattle, Shot, Term } from './model/battles.ts';
import { shortName } from './model/names.ts';
import { hullOf, type Unit } from './model/places.ts';
import { lineText, shortened } from './model/stories.ts';
import { CardItem, Tray, useItems } from './tray.tsx';
import { ui } from './ui.ts';

type Tactic = NonNullable<CardFacts['tactic']>;
type NumberName = 'range' | 'weapons' | 'shields';

/** A ship or facility in the battle; it may be gone by now. */
interface Vessel {
  title: string;
  info: CardInfo | undefined;
  unit: Unit | undefined;
  mine: boolean;
  markers: { title: string; card: string; tactic: Tactic; landing: boolean }[];
  /** HULL in percent, before and after the battle */
  hull: [number, number];
}

function vesselOf(scene: Scene, battle: ShipBattle, named: Named, mine: boolean): Vessel {
  const { table } = scene;
  const unit = [...table.units.values()].find((u) => u.name === named.title && (u.seat === table.me) === mine);
  const tactic = (card: string | null) => (card === null ? undefined : table.lookup(card)?.facts.tactic);
  const landed = battle.markers.filter((m) => m.on === named.title);
  const old = (unit?.on ?? []).filter((c) => c.card !== null && !landed.some((m) => m.marker.card === c.card));
  const markers = [
    ...old.map((c) => ({ title: '', card: c.card!, landing: false })),
    ...landed.map((m) => ({ ...m.marker, landing: true })),
  ].flatMap((m) => {
    const t = tactic(m.card);
    return t === undefined ? [] : [{ ...m, tactic: t }];
  });
  const destroyed = battle.destroyed.includes(named.title);
  const after = destroyed || unit === undefined ? 0 : Math.round(hullOf(unit, table.lookup) * 100);
  const lost =
    markers.filter((m) => m.landing).reduce((n, m) => n + m.tactic.hull, 0) +
    (battle.turned.includes(named.title) ? 50 : 0);
  const before = destroyed ? (lost > 0 ? Math.min(100, lost) : 100) : Math.min(100, after + lost);
  return { title: named.title, info: table.lookup(named.card), unit, mine, markers, hull: [before, after] };
}

/** A number of the ship before and after what landed; of the other side's cards only what lies open is known. */
function numberOf(v: Vessel, name: NumberName): [number, number] | null {
  const printed = v.info?.facts[name];
  if (typeof printed !== 'number') return null;
  const landed = v.markers.filter((m) => m.landing).reduce((n, m) => n + m.tactic[name], 0);
  const known = v.unit?.card?.values[name];
  const old = v.markers.filter((m) => !m.landing).reduce((n, m) => n + m.tactic[name], 0);
  const before = known !== undefined ? known - landed : printed + old;
  return [before, Math.max(0, before + landed)];
}

export function ShipBattlePanel({ battle, over }: { battle: ShipBattle; over: boolean }) {
  const scene = useScene();
  const { game, live, table } = scene;
  const iAttack = battle.attacker === 'You' || battle.attacker === game.seats[table.me].name;
  const mine = vesselOf(scene, battle, iAttack ? battle.with : battle.target, true);
  const theirs = vesselOf(scene, battle, iAttack ? battle.target : battle.with, false);
  const place = placeOf(scene, battle);
  const d = live && !over ? game.decision : null;
  const choosing = d?.prompt === 'tactic';
  const asking = d !== null && !choosing && d.options.some((o) => o.card >= 0 || o.group !== null);
  return (
    <section className={s.stage} aria-label="Ship battle" data-testid="battle" data-over={over}>
      {place?.info && (
        <div className={s.ground}>
          <Art svg={picture(place.info.facts, 1088, 540)} />
        </div>
      )}
      <div className={s.sides}>
        <Side vessel={mine} />
        <Middle battle={battle} choosing={choosing} />
        <Side vessel={theirs} />
      </div>
      {asking ? (
        <Tray />
      ) : (
        <Shots battle={battle} vessels={{ attacker: iAttack ? mine : theirs, target: iAttack ? theirs : mine }} />
      )}
    </section>
  );
}

/** The tactics between the ships: to be chosen, face down, or turned over together. */
function Middle({ battle, choosing }: { battle: ShipBattle; choosing: boolean }) {
  const { them, you, game } = useScene();
  const { items } = useItems();
  const drawn = items.filter((i) => i.card >= 0);
  if (choosing)
    return (
      <div className={s.middle}>
        <p className={s.label}>Your Tactics</p>
        <div className={s.tactics} data-testid="tray">
          {drawn.map((i) => (
            <CardItem key={i.key} item={i} />
          ))}
          {drawn.length === 0 && <Mini printing={null} />}
        </div>
        <p className={s.hint}>{drawn.length === 0 ? 'Nothing is drawn yet.' : 'Click one to lay it face down.'}</p>
      </div>
    );
  const name = (who: string) => (who === 'You' ? (game.seat >= 0 ? 'You' : you) : who);
  return (
    <div className={s.middle}>
      <p className={s.label}>{battle.tactics.length > 0 ? 'Tactics revealed' : 'No Tactics yet'}</p>
      <div className={s.tactics}>
        {battle.tactics.map((t) => (
          <figure key={t.who} data-mine={t.who !== them} className={s.turned}>
            <button type="button" onPointerEnter={() => ui.show({ printing: t.card, card: null })}>
              <Mini printing={t.card} />
            </button>
            <figcaption>{name(t.who)}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}

/** What a marker does while it lies on a ship, in few words. */
function markerWords(t: Tactic, text: string | undefined): string {
  const parts = [`Hull −${t.hull}%`];
  const numbers = (['range', 'weapons', 'shields'] as const).filter((n) => t[n] !== 0);
  if (numbers.length === 3 && numbers.every((n) => t[n] === t.range)) parts.push(`all ${signed(t.range)}`);
  else for (const n of numbers) parts.push(`${n.toUpperCase()} ${signed(t[n])}`);
  const damage = /Damage: (.+)$/.exec(text ?? '')?.[1] ?? '';
  if (/^kills/.test(damage)) parts.push('a casualty');
  else if (damage !== '') parts.push(damage.split(/[,.]/)[0]);
  return parts.join(', ');
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

const NUMBERS: readonly NumberName[] = ['range', 'weapons', 'shields'];

function Side({ vessel: v }: { vessel: Vessel }) {
  const { them, table, game } = useScene();
  const [before, after] = v.hull;
  const landing = v.markers.filter((m) => m.landing);
  const gone = v.unit === undefined;
  const aboard = gone ? 'destroyed' : `${v.unit!.people.length} aboard`;
  return (
    <div className={s.side} data-mine={v.mine}>
      <h3>
        {v.info?.facts.affiliations[0] && <Emblem of={v.info.facts.affiliations[0]} size={24} />}
        {v.title}
        <small>
          {v.mine ? (game.seat >= 0 ? 'yours, ' : '') : `${them}’s, `}
          {aboard}
        </small>
      </h3>
      <p className={s.hullText}>
        Hull{' '}
        {before !== after && (
          <>
            {before} <span aria-hidden="true">→</span>
            <span className="hidden"> becomes </span>{' '}
          </>
        )}
        <b>{after}%</b> {gone ? 'destroyed' : after < 100 ? 'damaged' : ''}
      </p>
      <div className={s.hullBar} aria-hidden="true">
        <i style={{ width: `${after}%` }} />
        {landing.map((m, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two of the same may land
          <u key={`${m.card}-${i}`} style={{ width: `${m.tactic.hull}%` }} />
        ))}
        {landing.length === 0 && before > after && <u style={{ width: `${before - after}%` }} />}
      </div>
      <dl>
        {NUMBERS.map((n) => {
          const value = numberOf(v, n);
          return (
            <div key={n}>
              <dt>{n.toUpperCase()}</dt>
              <dd>
                {value === null ? '–' : value[0] === value[1] ? value[1] : <Change from={value[0]} to={value[1]} />}
              </dd>
            </div>
          );
        })}
      </dl>
      <div className={s.hull}>
        <Hull info={v.info} mirrored={!v.mine} />
        <div className={s.markers} data-many={v.markers.length > 3}>
          {v.markers.map((m, i) => (
            <button
              type="button"
              // biome-ignore lint/suspicious/noArrayIndexKey: two of the same may lie there
              key={`${m.card}-${i}`}
              data-landing={m.landing}
              style={{ '--turn': `${(i % 2 === 0 ? -1 : 1) * 3}deg`, '--wait': `${i * 120}ms` } as never}
              onPointerEnter={() => ui.show({ printing: m.card, card: null })}
              onFocus={() => ui.show({ printing: m.card, card: null })}
              onClick={() => ui.set({ shown: { printing: m.card, card: null }, pinned: true })}
            >
              {m.landing && <em>landed</em>}
              <Mini printing={m.card} scale={0.85} tag={markerWords(m.tactic, table.lookup(m.card)?.lines[0])} />
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}

const Change = ({ from, to }: { from: number; to: number }) => (
  <>
    <s>{from}</s> <i aria-hidden="true">→</i> {to}
  </>
);

// ----- the shots

/** The terms of a total, those of one card together; ships are called by their short names. */
function together(terms: readonly Term[] | undefined, ships: readonly string[]): Term[] {
  const sums = new Map<string, number>();
  for (const t of terms ?? []) {
    const name = ships.includes(t.name) ? shortName(t.name) : t.name;
    sums.set(name, (sums.get(name) ?? 0) + t.n);
  }
  return [...sums].map(([name, n]) => ({ name, n }));
}

function Shots({ battle, vessels }: { battle: ShipBattle; vessels: { attacker: Vessel; target: Vessel } }) {
  const [open, setOpen] = useState(false);
  const told = shortened(
    battle.lines.filter(
      (l) =>
        !/ATTACK .* against|^ATTACK: | is placed on | uses? | is stopped$/.test(l.text) &&
        !(battle.shots.length > 0 && / returns? fire /.test(l.text)),
    ),
  );
  const ships = [vessels.attacker.title, vessels.target.title];
  const shown = open ? told : told.slice(battle.shots.length > 0 ? -2 : -3);
  return (
    <div className={s.shots}>
      {battle.shots.map((x) => {
        const from = x.attacking ? vessels.attacker : vessels.target;
        return (
          <ShotRow
            key={`${x.who}${x.attacking}`}
            shot={x}
            mine={from.mine}
            attack={together(x.terms?.attack, ships)}
            defense={together(x.terms?.defense, ships)}
          />
        );
      })}
      <div className={s.lines}>
        {shown.map((l) => (
          <p key={l.text} data-harm={/killed|destroyed/.test(l.text)}>
            {/killed|destroyed/.test(l.text) && <Glyph name="skull" size={14} />}
            <span>
              <Line text={`${lineText(l)}.`} cards={l.times > 1 ? l.names : l.cards} />
            </span>
          </p>
        ))}
        {told.length > shown.length && (
          <button type="button" className={s.more} onClick={() => setOpen(true)}>
            {told.length - shown.length} more lines
          </button>
        )}
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
  const { game, you } = useScene();
  const most = Math.max(shot.attack, shot.defense * 2, 1) * 1.12;
  const at = (n: number) => `${Math.max(0, Math.min(100, (n / most) * 100))}%`;
  const parts = attack.length > 0 && attack.every((t) => t.n > 0) ? attack : [{ n: shot.attack, name: '' }];
  const who = mine ? (game.seat >= 0 ? 'You fire' : `${you} fires`) : `${shot.who} fires`;
  const over = shot.attack - shot.defense;
  return (
    <div className={s.shot} data-mine={mine}>
      <p>
        <b>{shot.attacking ? who : who.replace('fire', 'return fire').replace('return fires', 'returns fire')}</b>
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
      <div className={s.track} aria-hidden="true">
        {parts.map((t, i) => (
          <span key={t.name} data-first={i === 0} style={{ width: at(t.n) }}>
            {t.n} {t.name}
          </span>
        ))}
        <q>{over > 0 ? `${over} over DEFENSE ${shot.defense}` : `${-over} short of DEFENSE ${shot.defense}`}</q>
        <u style={{ left: at(shot.defense) }} title="DEFENSE" />
        {shot.kind !== 'direct hit' && shot.defense > 0 && (
          <small style={{ right: `calc(100% - ${at(shot.defense * 2)} + 4px)` }}>
            direct hit over {shot.defense * 2}
          </small>
        )}
        <s style={{ left: at(shot.defense * 2) }} />
      </div>
    </div>
  );
}
