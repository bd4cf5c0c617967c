/** A ship battle: both sides, their hulls and numbers, the tactics, the markers that land, and each shot as a sum. */
import type { CardFacts, ToldCard } from '@spaceline/engine';
import { joined, type Naming, short, spoken, type Words } from '@spaceline/protocol/words';
import { useState } from 'react';
import { picture } from '../art/index.ts';
import { Art } from '../cards/Art.tsx';
import { Emblem, Glyph, Moment } from '../design/index.ts';
import type { CardInfo } from '../net/cards.ts';
import { say } from '../net/say.ts';
import { useNaming } from '../net/words.ts';
import s from './battle.module.css';
import { placeOf } from './battle.tsx';
import { type Scene, useScene } from './context.tsx';
import { Hull, Mini } from './faces.tsx';
import { Sentence } from './log.tsx';
import { hullBefore, hullsIn, type ShipBattle } from './model/battles.ts';
import { cardKey } from './model/options.ts';
import { affiliationOf, hullOf, number, type Unit } from './model/places.ts';
import { gravity } from './model/stories.ts';
import { ShotRow } from './shots.tsx';
import { CardItem, Tray, useItems } from './tray.tsx';
import { ui } from './ui.ts';
import { useShort, useWide } from './wide.ts';

type Tactic = NonNullable<CardFacts['tactic']>;
type NumberName = 'range' | 'weapons' | 'shields';

interface Marker {
  card: number;
  printing: string;
  tactic: Tactic;
  /** it landed in this battle */
  landing: boolean;
  /** how many it killed */
  killed: number;
}

/** A ship or facility in the battle; it may be gone by now. */
interface Vessel {
  title: Words;
  info: CardInfo | undefined;
  unit: Unit | undefined;
  mine: boolean;
  destroyed: boolean;
  markers: Marker[];
  /** HULL in percent: when the battle began, where that is known, and after each thing that hit her */
  hulls: (number | null)[];
}

function vesselOf(scene: Scene, battle: ShipBattle, ship: ToldCard, mine: boolean, naming: Naming): Vessel {
  const { table, game } = scene;
  const unit = table.units.get(cardKey(ship.card));
  const markers = (list: readonly Pick<ToldCard, 'card' | 'printing'>[], landing: boolean): Marker[] =>
    list.flatMap(({ card, printing }) => {
      const tactic = printing === null ? undefined : table.lookup(printing)?.facts.tactic;
      const killed = battle.killed.filter((k) => k.cause.by?.card === card).length;
      return printing === null || tactic === undefined ? [] : [{ card, printing, tactic, landing, killed }];
    });
  const landed = battle.markers.filter((m) => m.on.card === ship.card).map((m) => m.marker);
  const old = (unit?.on ?? []).filter((c) => !landed.some((m) => m.card === c.id));
  const hit = hullsIn(battle, ship.card);
  return {
    title: ship.printing === null ? say('Hidden card') : naming.title(ship.printing),
    info: ship.printing === null ? undefined : table.lookup(ship.printing),
    unit,
    mine,
    destroyed: battle.destroyed.some((d) => d.card.card === ship.card),
    markers: [
      ...markers(
        old.map((c) => ({ card: c.id, printing: c.card })),
        false,
      ),
      ...markers(landed, true),
    ],
    hulls:
      hit.length > 0
        ? [hullBefore(game.log, battle.at, ship.card), ...hit]
        : [unit === undefined ? null : Math.round(hullOf(unit) * 100)],
  };
}

export function ShipBattlePanel({ battle, over }: { battle: ShipBattle; over: boolean }) {
  const scene = useScene();
  const naming = useNaming();
  const { game, live, table } = scene;
  // what fights by itself is on the other side of whoever it fights
  const iAttack = battle.attacker >= 0 ? battle.attacker === table.me : !isMine(scene, battle.target);
  const attacker = vesselOf(scene, battle, battle.firing[0] ?? NO_SHIP, iAttack, naming);
  const target = vesselOf(scene, battle, battle.target, !iAttack, naming);
  const place = placeOf(scene, battle);
  const d = live && !over ? game.decision : null;
  const choosing = d?.prompt === 'tactic';
  const asking = d !== null && !choosing && d.options.some((o) => o.card >= 0 || o.group !== null);
  return (
    <section className={s.stage} aria-label={spoken(say('Ship battle'))} data-testid="battle" data-over={over}>
      {place?.info && (
        <div className={s.ground}>
          <Art svg={picture(place.info.facts, 1088, 540)} />
        </div>
      )}
      <div className={s.sides}>
        <Side vessel={iAttack ? attacker : target} more={battle.firing.length - 1} firing={iAttack} />
        <Middle battle={battle} choosing={choosing} />
        <Side vessel={iAttack ? target : attacker} more={battle.firing.length - 1} firing={!iAttack} />
      </div>
      {asking ? <Tray /> : <Shots battle={battle} iAttack={iAttack} />}
    </section>
  );
}

const NO_SHIP: ToldCard = { card: -1, printing: null, owner: -1 };

const isMine = ({ table }: Scene, ship: ToldCard): boolean => table.cards.get(ship.card)?.controller === table.me;

/** The tactics between the ships: to be chosen, face down, or turned over together. */
function Middle({ battle, choosing }: { battle: ShipBattle; choosing: boolean }) {
  const { game, table } = useScene();
  const { items } = useItems();
  const drawn = items.filter((i) => i.card >= 0);
  if (choosing)
    return (
      <div className={s.middle}>
        <p className={s.label}>{say('Your Tactics')}</p>
        <div className={s.tactics} data-testid="tray">
          {drawn.map((i) => (
            <CardItem key={i.key} item={i} />
          ))}
          {drawn.length === 0 && <Mini printing={null} />}
        </div>
        <p className={s.hint}>
          {drawn.length === 0 ? say('Nothing is drawn yet.') : say('Choose one to lay it face down.')}
        </p>
      </div>
    );
  return (
    <div className={s.middle}>
      <p className={s.label}>{battle.tactics.length > 0 ? say('Tactics revealed') : say('No Tactics yet')}</p>
      <div className={s.tactics}>
        {battle.tactics.map(({ who, card: { card, printing }, attack, defense }) => (
          <figure key={card} data-mine={who === table.me} className={s.turned}>
            <button type="button" onPointerEnter={() => printing !== null && ui.show({ printing, card: null })}>
              <Mini printing={printing} />
            </button>
            <figcaption>
              {who === game.seat ? say('You') : game.seats[who].name}
              <small>{say('A {attack} D {defense}', { attack: signed(attack), defense: signed(defense) })}</small>
            </figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}

/** What a marker does while it lies on a ship, in few words, and what it did when it landed. */
function markerWords({ tactic: t, killed }: Marker): Words {
  const parts = [say('Hull −{hull}%', { hull: t.hull })];
  const numbers = NUMBERS.filter((n) => t[n] !== 0);
  if (numbers.length === 3 && numbers.every((n) => t[n] === t.range))
    parts.push(say('all {n}', { n: signed(t.range) }));
  else for (const n of numbers) parts.push(say('{name} {n}', { name: say(n.toUpperCase()), n: signed(t[n]) }));
  if (killed > 0) parts.push(say('{killed} killed', { killed }));
  return joined(parts, ', ');
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

const NUMBERS: readonly NumberName[] = ['range', 'weapons', 'shields'];

function Side({ vessel: v, more, firing }: { vessel: Vessel; more: number; firing: boolean }) {
  // in a small window markers are too small for words: what they do is in the rows above
  const [wide, short] = [useWide(), useShort()];
  const { them, game } = useScene();
  const aboard = v.unit === undefined ? '' : say('{n} aboard', { n: v.unit.people.length });
  const whose = v.mine ? (game.seat >= 0 ? say('yours') : '') : say('{name}’s', { name: them });
  const affiliation = affiliationOf(v.unit?.card, v.info);
  const others = firing && more > 0 ? say('with {n} [others|other]', { n: more }) : '';
  return (
    <div className={s.side} data-mine={v.mine} data-testid="vessel">
      <h3>
        {affiliation && <Emblem of={affiliation} size={24} />}
        {v.title}
        <small>
          {joined(
            [whose, v.destroyed ? say('destroyed') : aboard, others].filter((x) => x !== ''),
            ', ',
          )}
        </small>
      </h3>
      <HullLine vessel={v} />
      <dl>
        {NUMBERS.map((n) => (
          <div key={n}>
            <dt>{say(n.toUpperCase())}</dt>
            <dd>
              <Figure vessel={v} name={n} />
            </dd>
          </div>
        ))}
      </dl>
      <div className={s.hull}>
        {v.markers.some((m) => m.landing) && <Moment kind="hit" />}
        <Hull info={v.info} mirrored={!v.mine} />
        <div className={s.markers} data-many={v.markers.length > 3}>
          {v.markers.map((m, i) => (
            <button
              type="button"
              key={m.card}
              data-landing={m.landing}
              style={{ '--turn': `${(i % 2 === 0 ? -1 : 1) * 3}deg`, '--wait': `${i * 120}ms` } as never}
              onPointerEnter={() => ui.show({ printing: m.printing, card: null })}
              onFocus={() => ui.show({ printing: m.printing, card: null })}
              onClick={() => ui.set({ shown: { printing: m.printing, card: null }, pinned: true })}
            >
              {m.landing && <em>{say('landed')}</em>}
              <Mini printing={m.printing} scale={0.85} tag={wide && !short ? markerWords(m) : undefined} />
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}

/** Her HULL: what was there, what each hit took, what is left. */
function HullLine({ vessel: v }: { vessel: Vessel }) {
  const before = v.hulls.length > 1 ? v.hulls[0] : null;
  const after = v.hulls[v.hulls.length - 1];
  if (after === null) return null;
  const left = Math.max(0, after);
  const taken = v.hulls.slice(1).map((n, i) => {
    const was = v.hulls[i];
    return was === null || n === null ? 0 : Math.max(0, was) - Math.max(0, n);
  });
  return (
    <>
      <p className={s.hullText} data-hull={left}>
        {say('Hull')}{' '}
        {before !== null && before !== after && (
          <>
            {before} <span aria-hidden="true">→</span>
            <span className="hidden"> {say('becomes')} </span>{' '}
          </>
        )}
        <b>{left}%</b> {v.destroyed ? say('destroyed') : left < 100 ? say('damaged') : ''}
      </p>
      <div className={s.hullBar} aria-hidden="true">
        <i style={{ width: `${left}%` }} />
        {taken.map((n, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: hits come one after the other
          <u key={i} style={{ width: `${n}%` }} />
        ))}
      </div>
    </>
  );
}

/** A number of hers: as it is now, where that is told; else what is printed, with what each open marker does to it. */
function Figure({ vessel: { unit, info, markers }, name }: { vessel: Vessel; name: NumberName }) {
  const printed = info?.facts[name];
  if (typeof printed !== 'number') return '–';
  const now = unit?.card?.values[name];
  if (now !== undefined) return <Change from={printed} to={now} />;
  if (unit?.card?.staffed !== undefined) return number(unit.card, info, name);
  const by = markers.filter((m) => m.tactic[name] !== 0).map((m) => signed(m.tactic[name]));
  if (by.length === 0) return printed;
  return (
    <>
      {printed} <span className={s.marked}>{by.join(' ')}</span>
    </>
  );
}

const Change = ({ from, to }: { from: number; to: number }) => (
  <>
    <s>{from}</s> <i aria-hidden="true">→</i> {to}
  </>
);

/** Told elsewhere on the stage. */
const SHOWN = ['shot', 'tactic', 'marker', 'stopped', 'ship-battle-over'];

function Shots({ battle, iAttack }: { battle: ShipBattle; iAttack: boolean }) {
  const [open, setOpen] = useState(false);
  const fired = battle.shots.length > 0;
  const told = short(
    battle.lines.filter(({ told: { kind } }) => !SHOWN.includes(kind) && !(fired && kind === 'returned-fire')),
  );
  const shown = open ? told : told.slice(fired ? -2 : -3);
  return (
    <div className={s.shots}>
      {battle.shots.map((x, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shots are fired one after the other
        <ShotRow key={i} shot={x} mine={(x.side === 'attack') === iAttack} self={battle.attacker < 0} />
      ))}
      <div className={s.lines}>
        {shown.map((group) => {
          const lost = gravity(group[0].told) === 'lost';
          return (
            <p key={battle.lines.indexOf(group[0])} data-harm={lost}>
              {lost && <Glyph name="skull" size={14} />}
              <span>
                <Sentence lines={group} />
              </span>
            </p>
          );
        })}
        {told.length > shown.length && (
          <button type="button" className={s.more} onClick={() => setOpen(true)}>
            {say('{n} more lines', { n: told.length - shown.length })}
          </button>
        )}
      </div>
    </div>
  );
}
