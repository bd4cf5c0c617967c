/** Who stands at an opened location: one box for each place, a chip for each person or thing. */

import type { Lack } from '@spaceline/engine';
import { joined, phrase, spoken, type Words } from '@spaceline/protocol/words';
import { ChipLegend } from '../cards/index.ts';
import { Glyph, type GlyphName } from '../design/index.ts';
import { useAnswer } from '../net/ask.ts';
import type { CardView } from '../net/game.ts';
import { listOf, say } from '../net/say.ts';
import { useNaming } from '../net/words.ts';
import { conditionOf } from './condition.ts';
import { type Scene, useScene } from './context.tsx';
import { ChipFace } from './faces.tsx';
import { Countdown } from './held.tsx';
import { shortName, shortShip } from './model/names.ts';
import { cardKey } from './model/options.ts';
import { cardsIn, isAble, isCaptive, isPersonnel, type Place, type Site, type Unit } from './model/places.ts';
import s from './place.module.css';
import { useLongPress } from './press.ts';
import { type Count, isOpen } from './requirement.tsx';
import { ui, useUi } from './ui.ts';
import { White } from './white.tsx';

export const showCard = (printing: string | null, card: number): void => {
  if (printing !== null) ui.show({ printing, card });
};

const GLYPHS = {
  team: 'planet',
  ship: 'aboard',
  facility: 'hollow',
  site: 'station',
  held: 'bars',
  other: 'hollow',
} as const;
export const glyphOf = (u: Unit): GlyphName => (u.sites.length > 0 ? 'station' : GLYPHS[u.kind]);

function boxTitle(unit: Unit, them: string, me: number): Words {
  if (unit.kind === 'held') return unit.seat === me ? say('Held here') : say('{them}’s captives', { them });
  if (unit.kind === 'team') return unit.seat === me ? say('On the planet') : say('{name}’s Away Team', { name: them });
  if (unit.kind === 'ship') return say('Aboard {name}', { name: shortShip(unit.name) });
  return unit.kind === 'site' ? unit.name : say('In {name}', { name: unit.name });
}

/** The own first, those who can act before the others; then captives; then the other side's. */
export function inOrder(unit: Unit, me: number): CardView[] {
  const rank = (c: CardView) => (isCaptive(c) ? 2 : c.controller !== me ? 3 : isAble(c) ? 0 : 1);
  return [...unit.people, ...unit.others].sort((a, b) => rank(a) - rank(b));
}

/** To somebody who only watches, a crew that nobody sees is a number: how many there are. */
export const unseenBy = ({ game }: Scene, cards: readonly CardView[]): number => {
  const n = cards.filter((c) => c.card === null).length;
  return game.seat < 0 && n > 1 ? n : 0;
};
export const unseenWords = (n: number): Words => say('{n} hidden [cards|card], seen only when they are needed.', { n });

interface BoxProps {
  place: Place;
  unit: Unit;
  count: Count;
  site?: Site;
}

export function Box({ place, unit, count, site }: BoxProps) {
  const scene = useScene();
  const { table, them, acts } = scene;
  const people = inOrder(unit, table.me);
  const everything = [...people, ...unit.things];
  const unseen = unseenBy(scene, everything);
  const all = unseen > 0 ? everything.filter((c) => c.card !== null) : everything;
  const size = Math.max(1, Math.min(4, Math.ceil(all.length / 2)));
  const group = useUi((u) => u.group);
  const orders = unit.kind === 'site' && group === null && (acts.get(unit.key)?.length ?? 0) > 0;
  return (
    <div
      className={s.box}
      data-testid="box"
      data-spot={unit.spot}
      data-side={unit.seat === table.me ? 'you' : 'them'}
      data-empty={everything.length === 0}
      style={{ '--columns': size } as never}
    >
      <div className={s.head}>
        <h4>
          <Glyph name={glyphOf(unit)} size={14} />
          <span className={s.unit} title={spoken(unit.name)}>
            {boxTitle(unit, them, table.me)}
          </span>
          {unit.kind === 'ship' && (
            <span className={s.brief} aria-hidden="true">
              {shortName(unit.name)}
            </span>
          )}
        </h4>
        <span className={s.meta}>
          <BoxNote unit={unit} site={site} />
        </span>
        {orders && (
          <button type="button" className={s.orders} data-key={unit.key} onClick={() => ui.select(unit.key)}>
            {say('Orders')}
          </button>
        )}
        {all.length > 0 && (
          <span className={s.legend}>
            <ChipLegend />
          </span>
        )}
      </div>
      <White unit={unit} />
      <div className={s.chips}>
        {all.map((c) => (
          <Chip key={c.id} card={c} place={place} count={count} side={unit.seat} />
        ))}
        {unseen > 0 && <p className={s.nobody}>{unseenWords(unseen)}</p>}
        {everything.length === 0 && (
          <p className={s.nobody}>{unit.kind === 'site' ? say('Nobody is here.') : say('Nobody is aboard.')}</p>
        )}
      </div>
    </div>
  );
}

export const OPPOSED: Readonly<Record<'yes' | 'no' | 'perhaps', Words>> = {
  yes: say('opposed'),
  no: say('unopposed'),
  perhaps: say('perhaps opposed'),
};

function BoxNote({ unit, site }: { unit: Unit; site: Site | undefined }) {
  if (unit.kind === 'ship') return <Staffed unit={unit} />;
  if (site?.opposed !== undefined) return <span data-opposed={site.opposed}>{OPPOSED[site.opposed]}</span>;
  if (unit.kind === 'held' || unit.people.length === 0) return null;
  return say('{able} of {n} can act', { able: unit.people.filter(isAble).length, n: unit.people.length });
}

const LACKS: Readonly<Record<Lack, Words>> = {
  absent: say('missing'),
  stopped: say('stopped'),
  disabled: say('disabled'),
  arrested: say('under house arrest'),
};

/** Is she staffed, and by whom; or what she lacks. */
export function Staffed({ unit }: { unit: Unit }) {
  const { table } = useScene();
  const naming = useNaming();
  const mine = unit.card !== null && unit.seat === table.me && unit.people.length > 0;
  const answer = useAnswer(mine ? { about: 'staffing', ship: unit.spot } : null);
  const staffed = answer?.staffed ?? unit.card?.staffed;
  if (unit.people.length === 0) return unit.things.length > 0 ? say('no crew') : null;
  if (staffed === undefined) return null;
  const icons = answer?.icons ?? [];
  // DOM-30: an infiltrator may help, and is asked when she flies
  const helpers = answer?.helpers ?? [];
  if (!staffed) {
    const lacks = icons.flatMap(({ icon, lack, kept }) => {
      if (lack === null) return [];
      const who = kept < 0 ? null : shortName(naming.card(kept));
      return [say('{icon} {lack}< ({who})>', { icon: icon.toUpperCase(), lack: LACKS[lack], who })];
    });
    if (answer?.match.lack === 'absent') lacks.push(say('nobody matches the ship'));
    else if (answer?.match.lack)
      lacks.push(say('whoever matches the ship is {lack}', { lack: LACKS[answer.match.lack] }));
    return (
      <span data-met="missing">
        {say('not staffed')}
        {lacks.length > 0 && phrase`: ${joined(lacks, ', ')}`}
        {helpers.length > 0 &&
          phrase`; ${say('with the help of {who} she would be', { who: listOf(helpers.map((id) => shortName(naming.card(id)))) })}`}
      </span>
    );
  }
  return (
    <>
      {say('staffing met')}
      {icons.map(({ icon, by }, i) => (
        <span key={by} className={s.by}>
          {i === 0 ? ': ' : ', '}
          <b>{icon.toUpperCase()}</b> {shortName(naming.card(by))}
        </span>
      ))}
    </>
  );
}

/** A person or thing: a click ticks it while a group is chosen, else opens its menu. */
export function Chip({
  card,
  count,
  place,
  side,
  size,
}: {
  card: CardView;
  count: Count;
  place: Place;
  /** whose ship, site or team it is with */
  side: number;
  size?: 'desk' | 'phone';
}) {
  const press = useLongPress(card.card, card.id);
  const scene = useScene();
  const group = useUi((u) => u.group);
  const selected = useUi((u) => u.selected);
  const picked = useUi((u) => u.picked);
  const info = scene.infoOf(card.id);
  const key = cardKey(card.id);
  const acts = scene.acts.get(key) ?? [];
  const goes = (scene.going.get(key)?.length ?? 0) > 0;
  const captive = isCaptive(card) && scene.live;
  // who cannot act says why
  const mine = scene.live && card.controller === scene.table.me && scene.game.decision?.kind === 'action';
  const inGroup = group?.option.group?.includes(card.id) ?? false;
  const chosen = group?.chosen.includes(card.id) ?? false;
  const pick = acts.find((o) => o.verb === 'pick' && o.card === card.id);
  const able = isAble(card);
  const holds = scene.table.on.get(card.id) ?? [];
  const coming = count.coming.includes(card.id);
  // who is of the team is for the rules to say
  const counts = count.team.includes(card.id) && !count.leaving.includes(card.id);
  const wanted = isOpen(place, scene.game.seat) ? count.wanted : NONE;
  const click = () => {
    if (inGroup && group !== null) ui.toggle(card.id, group.option.max);
    else if (pick !== undefined && scene.game.decision?.kind !== 'action') ui.set({ picked: pick.key });
    else {
      if (card.card) ui.set({ shown: { printing: card.card, card: card.id } });
      ui.select(selected === key ? null : acts.length > 0 || goes || captive || mine ? key : null);
    }
  };
  const show = () => showCard(card.card, card.id);
  return (
    <button
      type="button"
      className={s.chip}
      data-testid="chip"
      data-condition={conditionOf(card, scene, side)?.kind}
      data-key={key}
      data-act={group === null && selected === null && acts.length > 0}
      data-off={group !== null && !inGroup}
      aria-pressed={inGroup ? chosen : pick ? picked === pick.key : undefined}
      onClick={click}
      onPointerEnter={show}
      onFocus={show}
      {...press}
    >
      <ChipFace
        size={size}
        side={side}
        card={card}
        info={info}
        lit={counts || coming ? wanted : NONE}
        outlined={!counts && !coming && able ? wanted : NONE}
        chosen={chosen || (goes && selected === key) || (pick !== undefined && picked === pick.key)}
      />
      {holds.length > 0 && (
        <span className={s.held}>
          {joined(
            holds.map((c) => scene.nameOf(c.id)),
            ', ',
          )}
          {holds.map((c) => (
            <Countdown key={c.id} card={c} />
          ))}
        </span>
      )}
    </button>
  );
}

const NONE: ReadonlySet<string> = new Set();

/** Is somebody or something of the viewer's in it, or somebody who is held? Then it is shown card by card. */
export const isMixed = (unit: Unit, me: number): boolean =>
  cardsIn(unit).some((c) => c.owner === me || c.controller === me || isCaptive(c));

export function FoeBox({ unit }: { unit: Unit }) {
  const { them, infoOf, table } = useScene();
  const all = cardsIn(unit);
  const known = all.filter((c) => c.card !== null && isPersonnel(infoOf(c.id)));
  const hidden = all.length - known.length;
  const titles = listOf(known.map((c) => infoOf(c.id)?.facts.title ?? ''));
  const title = unit.kind === 'team' || unit.kind === 'held' ? boxTitle(unit, them, table.me) : unit.name;
  return (
    <div className={s.foe}>
      <h4>{title}</h4>
      <p>
        {all.length === 0
          ? say('Nobody is aboard.')
          : hidden > 0
            ? say('{n} hidden [cards|card]<, and {who}>', { n: hidden, who: known.length > 0 ? titles : null })
            : titles}
      </p>
      {unit.card?.hull !== undefined && <p>{say('Hull {hull}%.', { hull: unit.card.hull })}</p>}
    </div>
  );
}
