/** What many Tactics have in common: a bonus for a kind of ship, and casualties as a damage marker. */
import {
  attribute,
  disabled,
  type Game,
  other,
  participantsOf,
  personnelAt,
  type Seat,
  type Skill,
  shipBattle,
  skillLevel,
  skillNumber,
} from '@spaceline/engine';
import {
  type Definition,
  type Effect,
  type Filter,
  kill,
  type OfflineModifier,
  passes,
  random,
  select,
  type TacticText,
  tactic,
} from '@spaceline/engine/language';

const aboard = (noun: string, test: (g: Game, id: number) => boolean) =>
  select(`${noun} aboard`, `${noun} aboard`, (ctx) =>
    personnelAt(ctx.g, ctx.target, ctx.you).filter((id) => test(ctx.g, id)),
  );

/** One personnel aboard, at random. */
export const casualties: Effect = kill(
  random(
    1,
    aboard('personnel', () => true),
  ),
);

/** One personnel aboard who has one of these skills, at random. */
export const casualtiesAmong = (...skills: readonly Skill[]): Effect => {
  const numbers = skills.map(skillNumber);
  return kill(
    random(
      1,
      aboard(`${skills.join(' or ')} personnel`, (g, id) => numbers.some((n) => skillLevel(g, id, n) > 0)),
    ),
  );
};

/** ATTACK bonus while such a ship of yours fires. */
export const whenFiring =
  (f: Filter, bonus: number): NonNullable<TacticText['attack']> =>
  (g, side) =>
    side.firing.some((id) => g.def(id).ship && passes(g, f, id)) ? bonus : 0;

export const whenDefending =
  (f: Filter, bonus: number): NonNullable<TacticText['defense']> =>
  (g, side) =>
    side.defending.some((id) => g.def(id).ship && passes(g, f, id)) ? bonus : 0;

/** Something of the damaged card is off line while the marker is on it (BOG-42, BOG-43). */
export const offline = (what: string, text = `${what} off line`): OfflineModifier => ({
  kind: 'offline',
  what,
  applies: (g, source, id) => g.card(source).host === id,
  text,
});

/** A Tactic of which the printed numbers, one firing bonus and the casualties are everything. */
export const simpleTactic = (
  title: string,
  parts: { firing?: [Filter, number]; damage?: Effect; text: string; asDamage?: string },
): Definition =>
  tactic(title, {
    tactic: { attack: parts.firing ? whenFiring(...parts.firing) : undefined, damage: parts.damage },
    text: parts.text,
    asDamage: parts.asDamage,
  });

const RUSE = '"Crimson Forcefield"';
const OFFICER = skillNumber('OFFICER');

/** A player's current tactic is the ruse, and nobody of the other side in the battle sees through it. */
export function ruseWorks(g: Game, seat: Seat): boolean {
  const battle = shipBattle(g);
  if (battle === null || battle.tactics[seat] < 0 || g.def(battle.tactics[seat]).title !== RUSE) return false;
  const foes = participantsOf(battle).flatMap((id) => personnelAt(g, id, other(seat)));
  return !foes.some((id) => !disabled(g, id) && skillLevel(g, id, OFFICER) > 0 && attribute(g, id, 'cunning') > 8);
}
