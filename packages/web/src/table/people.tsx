/** Who stands at an opened location: one box for each place, a chip for each person or thing. */

import type { Lack } from '@spaceline/engine';
import { joined, phrase, type Words } from '@spaceline/protocol/words';
import { ChipLegend } from '../cards/index.ts';
import { Glyph } from '../design/index.ts';
import { useAnswer } from '../net/ask.ts';
import type { CardView } from '../net/game.ts';
import { listOf, say } from '../net/say.ts';
import { useNaming } from '../net/words.ts';
import { useScene } from './context.tsx';
import { ChipFace } from './faces.tsx';
import { Countdown } from './held.tsx';
import { shortName } from './model/names.ts';
import { cardKey } from './model/options.ts';
import { isAble, isPersonnel, type Place, type Unit } from './model/places.ts';
import s from './place.module.css';
import { useLongPress } from './press.ts';
import { type Count, isOpen } from './requirement.tsx';
import { ui, useUi } from './ui.ts';

export const showCard = (printing: string | null, card: number): void => {
  if (printing !== null) ui.show({ printing, card });
};

export function Box({ place, unit, count }: { place: Place; unit: Unit; count: Count }) {
  const able = unit.people.filter(isAble).length;
  const people = [...unit.people].sort((a, b) => Number(!isAble(a)) - Number(!isAble(b)));
  const all = people.length + unit.things.length;
  const size = Math.max(1, Math.min(4, Math.ceil(all / 2)));
  return (
    <div className={s.box} data-empty={all === 0} style={{ '--columns': size } as never}>
      <div className={s.head}>
        <h4>
          <Glyph name={unit.kind === 'team' ? 'planet' : unit.kind === 'ship' ? 'aboard' : 'hollow'} size={14} />
          {unit.kind === 'team'
            ? say('On the planet')
            : unit.kind === 'ship'
              ? say('Aboard {name}', { name: shortName(unit.name) })
              : say('In {name}', { name: unit.name })}
        </h4>
        <span className={s.meta}>
          {unit.kind === 'ship' ? (
            <Staffed unit={unit} />
          ) : unit.people.length > 0 ? (
            say('{able} of {n} can act', { able, n: unit.people.length })
          ) : (
            ''
          )}
        </span>
        {all > 0 && (
          <span className={s.legend}>
            <ChipLegend />
          </span>
        )}
      </div>
      <div className={s.chips}>
        {people.map((c) => (
          <Chip key={c.id} card={c} place={place} count={count} />
        ))}
        {unit.things.map((c) => (
          <Chip key={c.id} card={c} place={place} count={count} />
        ))}
        {people.length + unit.things.length === 0 && <p className={s.nobody}>{say('Nobody is aboard.')}</p>}
      </div>
    </div>
  );
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
  if (!staffed) {
    const lacks = icons.flatMap(({ icon, lack }) =>
      lack === null ? [] : [phrase`${icon.toUpperCase()} ${LACKS[lack]}`],
    );
    if (answer?.match.lack === 'absent') lacks.push(say('nobody matches the ship'));
    else if (answer?.match.lack)
      lacks.push(say('whoever matches the ship is {lack}', { lack: LACKS[answer.match.lack] }));
    return (
      <span data-met="missing">
        {say('not staffed')}
        {lacks.length > 0 && phrase`: ${joined(lacks, ', ')}`}
      </span>
    );
  }
  return (
    <>
      {say('staffing met')}
      {icons.map(({ icon, by }, i) => (
        <span key={by}>
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
  size,
}: {
  card: CardView;
  count: Count;
  place: Place;
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
  const inGroup = group?.option.group?.includes(card.id) ?? false;
  const chosen = group?.chosen.includes(card.id) ?? false;
  const pick = acts.find((o) => o.verb === 'pick' && o.card === card.id);
  const able = isAble(card);
  const holds = scene.table.on.get(card.id) ?? [];
  const coming = count.coming.includes(card.id);
  // who is of the team is for the rules to say
  const counts = count.team.includes(card.id) && !(chosen && group?.option.from === count.spot);
  const wanted = isOpen(place, scene.game.seat) ? count.wanted : NONE;
  const click = () => {
    if (inGroup && group !== null) ui.toggle(card.id, group.option.max);
    else if (pick !== undefined && scene.game.decision?.kind !== 'action') ui.set({ picked: pick.key });
    else {
      if (card.card) ui.set({ shown: { printing: card.card, card: card.id } });
      ui.select(selected === key ? null : acts.length > 0 ? key : null);
    }
  };
  const show = () => showCard(card.card, card.id);
  return (
    <button
      type="button"
      className={s.chip}
      data-testid="chip"
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
        card={card}
        info={info}
        lit={counts || coming ? wanted : NONE}
        outlined={!counts && !coming && able ? wanted : NONE}
        chosen={chosen || (pick !== undefined && picked === pick.key)}
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

export function FoeBox({ unit }: { unit: Unit }) {
  const { them, infoOf } = useScene();
  const known = [...unit.people, ...unit.things].filter((c) => c.card !== null && isPersonnel(infoOf(c.id)));
  const hidden = unit.people.length + unit.things.length - known.length;
  const titles = listOf(known.map((c) => infoOf(c.id)?.facts.title ?? ''));
  const title = unit.kind === 'team' ? say('{name}’s Away Team', { name: them }) : unit.name;
  return (
    <div className={s.foe}>
      <h4>{title}</h4>
      <p>
        {unit.people.length + unit.things.length === 0
          ? say('Nobody is aboard.')
          : hidden > 0
            ? say('{n} hidden [cards|card]<, and {who}>', { n: hidden, who: known.length > 0 ? titles : null })
            : titles}
      </p>
      {unit.card?.hull !== undefined && <p>{say('Hull {hull}%.', { hull: unit.card.hull })}</p>}
    </div>
  );
}
