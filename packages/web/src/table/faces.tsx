/** From the game's state to the faces of cards: the only file of the table that knows both. */

import type { CardFacts } from '@spaceline/engine';
import { isPerson } from '@spaceline/protocol/people';
import type { Words } from '@spaceline/protocol/words';
import { plan } from '../art/index.ts';
import { Art } from '../cards/Art.tsx';
import {
  CardBack,
  CardFace,
  type ChipSkill,
  CrewChip,
  chipSkills,
  kindOf,
  MissionTile,
  TableCard,
  type TileSize,
  type TileTerm,
  Unit as UnitPlate,
  type UnitSize,
  type Values,
} from '../cards/index.ts';
import { MapTile } from '../cards/MapTile.tsx';
import { Glyph } from '../design/index.ts';
import { type CardInfo, lookup } from '../net/cards.ts';
import type { CardView } from '../net/game.ts';
import { say } from '../net/say.ts';
import { type Condition, conditionOf } from './condition.ts';
import { useScene } from './context.tsx';
import s from './faces.module.css';
import { Countdown } from './held.tsx';
import { unitFact } from './model/facts.ts';
import {
  affiliationOf,
  has,
  hullOf,
  isAble,
  isPersonnel,
  number,
  type Place,
  rangeLeft,
  staffOf,
  type Unit,
} from './model/places.ts';
import { isLink } from './model/rows.ts';
import { useLying } from './wide.ts';

interface MiniProps {
  printing: string | null;
  state?: 'plain' | 'can' | 'dim' | 'chosen';
  scale?: number;
  tag?: Words;
}

/** A card at table size; a back where it is hidden. */
export function Mini({ printing, state, scale, tag }: MiniProps) {
  const info = printing === null ? undefined : lookup(printing);
  if (info === undefined) return <CardBack width={104 * (scale ?? 1)} height={146 * (scale ?? 1)} />;
  return <TableCard card={info} state={state} scale={scale} tag={tag} />;
}

/** A card in full, with its numbers as they are now. */
export function FullCard({ printing, card, scale = 1.31 }: { printing: string; card: number | null; scale?: number }) {
  const { table } = useScene();
  const info = lookup(printing);
  const view = card === null ? undefined : table.cards.get(card);
  if (info === undefined) return null;
  return <CardFace card={info} values={view?.values as Values | undefined} scale={scale} />;
}

/** On a map of many; in a low window with a line less. */
export type MapSize = 'map' | 'map-low';

export function TileFace({
  place,
  laid,
  open,
  size,
  terms,
}: {
  place: Place;
  laid: number;
  open: boolean;
  size?: TileSize | MapSize;
  terms?: TileTerm[];
}) {
  const { table, them, whose, game } = useScene();
  if (place.info === undefined)
    return (
      <span className={s.blank}>
        <b>{place.title}</b>
      </span>
    );
  const doer = place.solvedBy ?? place.view.assimilatedBy;
  const by = doer === undefined ? undefined : doer === table.me ? 'you' : 'opponent';
  const owner = place.view.missions.length > 1 ? 'both' : place.owner === table.me ? 'you' : 'opponent';
  const count = place.view.seeds.length + laid;
  const none = (game.view.turn.number === 0 || place.view.time !== undefined) && count === 0;
  if (size === 'map' || size === 'map-low') {
    const mission = place.view.missions.length > 0;
    return (
      <MapTile
        card={place.info}
        owner={mission ? owner : 'nobody'}
        whose={!mission ? null : owner === 'both' ? say('both') : whose(place.owner)}
        seeds={
          none || !mission
            ? null
            : [...place.view.seeds.map((x) => x.card !== null), ...new Array<boolean>(laid).fill(true)]
        }
        solved={by && { by, word: place.solvedBy === null ? say('assimilated') : say('solved') }}
        open={open}
        low={size === 'map-low'}
        points={mission}
        link={isLink(place)}
      />
    );
  }
  return (
    <MissionTile
      card={place.info}
      size={size}
      owner={owner}
      seeds={none ? null : count}
      solved={by && { by, name: shortSide(them, game.seats[table.them].kind), assimilated: place.solvedBy === null }}
      open={open}
      terms={terms}
    />
  );
}

/** A name for a small pill. */
const shortSide = (name: string, kind: string): Words => (isPerson(kind) ? name.split(' ')[0] : say('bot'));

export function UnitFace({
  unit,
  act,
  chosen,
  more,
  size,
}: {
  unit: Unit;
  act: boolean;
  chosen: boolean;
  more: number;
  size: UnitSize;
}) {
  const { table } = useScene();
  const c = unit.card;
  const left = c === null || unit.kind !== 'ship' ? null : rangeLeft(c);
  const full = c === null || left === null ? null : number(c, unit.info, 'range');
  const shows = unit.seat === table.me && typeof full === 'number' && full > 0 && left !== null && left < full;
  const held = unit.on.filter((x) => x.card === null || table.lookup(x.card)?.facts.tactic === undefined);
  const state = chosen ? 'chosen' : has(c, 'stopped') ? 'stopped' : act ? 'can' : 'plain';
  return (
    <>
      <UnitPlate
        facts={unit.info?.facts}
        glyph={unit.kind === 'team' ? 'planet' : unit.kind === 'held' ? 'bars' : undefined}
        name={unit.name}
        side={unit.seat === table.me ? 'you' : 'opponent'}
        fact={unitFact(unit)}
        crew={unit.people.length}
        range={shows ? left / full : undefined}
        hull={c === null ? undefined : hullOf(unit)}
        state={state}
        size={size}
      />
      {more > 0 && <span className={s.more}>+{more}</span>}
      {held.length > 0 && (
        <span className={s.held}>
          {held.length === 1
            ? held[0].card === null
              ? say('a card')
              : table.lookup(held[0].card)?.facts.title
            : say('{n} cards', { n: held.length })}
          {held.length === 1 && held[0].countdown >= 0 && ` · ${held[0].countdown}`}
        </span>
      )}
    </>
  );
}

const WORDS = ['disabled', 'stasis', 'deactivated'] as const;
const NAMES: Readonly<Record<(typeof WORDS)[number], Words>> = {
  disabled: say('Disabled'),
  stasis: say('In stasis'),
  deactivated: say('Switched off'),
};

const BADGES = { Cmd: 'command', Stf: 'staff', none: undefined } as const;

interface ChipProps {
  card: CardView;
  info: CardInfo | undefined;
  lit: ReadonlySet<string>;
  outlined: ReadonlySet<string>;
  chosen: boolean;
  /** whose ship, site or team it is with */
  side: number;
  size?: 'desk' | 'phone';
}

/** The skills as they are: what is printed, without what is lost, with what is gained. */
function skillsNow(facts: CardFacts, now: CardView['skills']): ReturnType<typeof chipSkills> {
  const printed = chipSkills(facts);
  if (now === undefined) return printed;
  const kept = printed.flatMap((k) => (now[k.name] === undefined ? [] : [{ ...k, level: now[k.name] }]));
  const gained = Object.entries(now).filter(([name]) => !printed.some((k) => k.name === name));
  return [...kept, ...gained.map(([name, level]) => ({ name, level, classification: false }))];
}

/** A person as a chip; equipment and other things as a plain one. */
export function ChipFace({ card, info, lit, outlined, chosen, side, size }: ChipProps) {
  const condition = conditionOf(card, useScene(), side);
  const lying = useLying();
  if (info === undefined || !isPersonnel(info))
    return <ThingChip card={card} info={info} condition={condition} chosen={chosen} size={size} />;
  const { facts } = info;
  const skills = skillsNow(facts, card.skills).map((k): ChipSkill => {
    const state = lit.has(k.name) ? 'lit' : outlined.has(k.name) ? 'would' : undefined;
    return { name: k.name, level: k.level, classification: k.classification, ...(state && { state }) };
  });
  const word = WORDS.find((w) => has(card, w));
  return (
    <CrewChip
      name={facts.title}
      affiliation={affiliationOf(card, info) ?? 'Neutral'}
      badge={BADGES[staffOf(card, info) ?? 'none']}
      numbers={(['integrity', 'cunning', 'strength'] as const).map((n) => number(card, info, n) ?? '–')}
      skills={skills}
      state={
        chosen
          ? 'chosen'
          : isAble(card) || (condition !== null && word === undefined && !has(card, 'stopped'))
            ? 'plain'
            : 'stopped'
      }
      word={word && NAMES[word]}
      foot={condition ?? undefined}
      size={size}
      width={size === 'phone' ? (lying ? 190 : 316) : 158}
    />
  );
}

function ThingChip({
  card,
  info,
  condition,
  chosen,
  size,
}: {
  card: CardView;
  info: CardInfo | undefined;
  condition: Condition | null;
  chosen: boolean;
  size?: 'desk' | 'phone';
}) {
  return (
    <span className={s.thing} data-chosen={chosen} data-phone={size === 'phone'}>
      <b>
        {info?.facts.title ?? say('Hidden card')}
        <Countdown card={card} />
      </b>
      <small>{info === undefined ? say('seen only when it is needed') : kindOf(info.facts)}</small>
      {condition && (
        <em data-kind={condition.kind}>
          <Glyph name={condition.glyph} size={12} /> {condition.text}
        </em>
      )}
      {chosen && (
        <i>
          <Glyph name="check" size={11} weight={2.4} />
        </i>
      )}
    </span>
  );
}

export function Hull({ info, mirrored }: { info: CardInfo | undefined; mirrored: boolean }) {
  if (info === undefined) return null;
  return (
    <span className={s.hull} data-mirrored={mirrored}>
      <Art svg={plan(info.facts, 'battle')} />
    </span>
  );
}
