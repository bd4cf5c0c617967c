/** Ships, facilities and teams at a location of the spaceline. */
import type { UnitSize } from '../cards/index.ts';
import { say } from '../net/say.ts';
import s from './band.module.css';
import { useScene } from './context.tsx';
import { UnitFace } from './faces.tsx';
import { cardKey } from './model/options.ts';
import type { Place, Unit } from './model/places.ts';
import { isLink } from './model/rows.ts';
import { aim, dropOn, useTargets } from './targets.ts';
import { ui, useUi } from './ui.ts';
import { useShort } from './wide.ts';

export function Units({ place, units, most }: { place: Place; units: Unit[]; most: number }) {
  // where not all fit, the own teams and full ships are seen first
  const fit =
    units.length <= most ? units : [...units].sort((a, b) => b.people.length - a.people.length).slice(0, most);
  const shown = units.filter((u) => fit.includes(u));
  const rest = units.length - shown.length;
  return (
    <>
      {shown.map((u, i) => (
        <UnitButton key={u.key} place={place} unit={u} more={i === shown.length - 1 ? rest : 0} />
      ))}
    </>
  );
}

/** Beside one another: one with its name, more without. */
export function UnitPills({ place, units, low }: { place: Place; units: Unit[]; low: boolean }) {
  // the way to another line is narrow
  const narrow = isLink(place);
  const most = narrow ? 1 : units.length > 3 ? 2 : 3;
  const size = narrow
    ? 'tiny'
    : units.length === 1
      ? low
        ? 'pill-low'
        : 'pill'
      : units.length === 2 && !low
        ? 'brief'
        : 'tiny';
  const fit = [...units].sort((a, b) => b.people.length - a.people.length).slice(0, most);
  const shown = units.filter((u) => fit.includes(u));
  return (
    <>
      {shown.map((u) => (
        <UnitButton key={u.key} place={place} unit={u} size={size} />
      ))}
      {units.length > shown.length && <span className={s.rest}>+{units.length - shown.length}</span>}
    </>
  );
}

function UnitButton({ place, unit, more = 0, size }: { place: Place; unit: Unit; more?: number; size?: UnitSize }) {
  const low = useShort();
  const { acts, isMine, table, whose, game, live } = useScene();
  const { key } = unit;
  const selected = useUi((u) => u.selected);
  const group = useUi((u) => u.group);
  const targets = useTargets();
  const goal = targets.get(key) ?? (unit.kind === 'team' ? undefined : targets.get(cardKey(unit.spot)));
  const own = acts.get(key);
  const acting = group === null && (goal !== undefined || (selected === null && (own?.length ?? 0) > 0));
  const chosen =
    selected === key ||
    (group !== null &&
      (group.option.from === unit.spot || group.option.to === unit.spot || group.chosen.includes(unit.spot)));
  const fresh = useFresh(unit);
  const show = () => {
    if (unit.card?.card) ui.show({ printing: unit.card.card, card: unit.card.id });
  };
  // from one ship to the next is no order to either
  const isUnitKey = (other: string) => table.units.has(other);
  const click = () => {
    if (group?.option.group?.includes(unit.spot)) {
      ui.toggle(unit.spot, group.option.max);
      return;
    }
    if (selected !== null && selected !== key && aim(goal, isUnitKey(selected) ? [] : [unit.spot])) return;
    const choosing = live && game.decision !== null && game.decision.kind !== 'action' && game.decision.kind !== 'seed';
    ui.set({ open: place.id });
    if (choosing && own?.length === 1 && own[0].verb === 'pick') ui.set({ picked: own[0].key });
    else ui.select(selected === key ? null : unit.seat === table.me || (own?.length ?? 0) > 0 ? key : null);
  };
  return (
    <button
      type="button"
      className={s.unit}
      data-size={size}
      data-key={key}
      data-seat={unit.seat === table.me ? 'you' : 'them'}
      data-crew={unit.people.length}
      data-act={acting}
      data-chosen={chosen}
      data-fresh={fresh}
      onClick={click}
      onPointerEnter={show}
      onFocus={show}
      aria-haspopup={unit.seat === table.me ? 'menu' : undefined}
      {...dropOn(goal, [unit.spot])}
    >
      <span className="hidden">{isMine(unit.seat) ? say('Your') : whose(unit.seat)}</span>
      <UnitFace unit={unit} act={acting} chosen={chosen} more={more} size={size ?? (low ? 'short' : 'desk')} />
    </button>
  );
}

/** New or moved since the own last answer, and not looked at yet. */
function useFresh(unit: Unit): boolean {
  const { game, table } = useScene();
  if (unit.seat === table.me || game.before === null) return false;
  const id = unit.card?.id;
  if (id === undefined) return false;
  const before = game.before.cards.find((c) => c.id === id);
  return before === undefined || before.host !== unit.card?.host;
}
