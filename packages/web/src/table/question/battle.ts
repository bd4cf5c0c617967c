/** Questions of a battle, which have words and keys of their own. */
import type { ToldOf } from '@spaceline/engine';
import { optionText, type Words } from '@spaceline/protocol/words';
import { answer, type Decision } from '../../net/game.ts';
import type { Scene } from '../context.tsx';
import type { Ui } from '../ui.ts';
import { byKey, bySpace, type Choice } from './choice.ts';
import type { Part } from './question.ts';
import { take } from './take.ts';

/** Questions that are asked so often, or at such a moment, that they are put in another way; null: in the usual one. */
export function battleQuestion(s: Scene, u: Ui, d: Decision): Part | null {
  switch (d.prompt) {
    case 'tactic':
      return tactic(s, u, d);
    case 'combat':
      return combat(s, d);
    case 'return-fire':
      return returnFire(s, d);
    default:
      return null;
  }
}

/** BOG-22, BOG-23: up to two are looked at, one is laid face down, or none. */
function tactic(s: Scene, u: Ui, d: Decision): Part | null {
  const pass = d.options.find((o) => o.verb === 'pass');
  const draw = d.options.find((o) => o.verb === 'pick' && o.card < 0);
  const drawn = d.options.filter((o) => o.verb === 'pick' && o.card >= 0);
  if (pass === undefined) return null;
  const useNone = () => answer(pass.key);
  const none = byKey('n', 'pass', s.say('Use none'), useNone);
  if (drawn.length === 0)
    return {
      text: s.say('Draw a Tactic for this battle?'),
      note: s.say('You may look at two and lay one face down. Both sides turn theirs over together.'),
      rule: 'BOG-22',
      buttons: draw
        ? [none, bySpace('draw', s.say('Draw a Tactic'), () => answer(draw.key))]
        : [bySpace('pass', s.say('Use none'), useNone)],
    };
  const use = drawn.find((o) => o.key === u.picked) ?? drawn[drawn.length - 1];
  const card = s.nameOf(use.card);
  const buttons: Choice[] = [none];
  if (draw) buttons.push(byKey('d', 'draw', s.say('Draw another'), () => answer(draw.key)));
  buttons.push(bySpace('pick', s.say('Use {card}', { card }), () => answer(use.key)));
  const { tactic: facts } = s.infoOf(use.card)?.facts ?? {};
  return {
    text: drawn.length > 1 ? s.say('Which Tactic do you lay face down?') : s.say('Lay {card} face down?', { card }),
    note: s.say('<ATTACK {attack}, DEFENSE {defense}. >What you do not use goes under your side deck.', {
      attack: facts ? signed(facts.attack) : null,
      defense: facts ? signed(facts.defense) : null,
    }),
    rule: 'BOG-24',
    buttons,
  };
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** the stronger may stun, more than double may wound. */
function combat(s: Scene, d: Decision): Part | null {
  const pass = d.options.find((o) => o.verb === 'pass');
  const rest = d.options.filter((o) => o !== pass);
  if (pass === undefined || rest.length === 0) return null;
  const who = nameOfFighter(s, d.card);
  const hardest = rest[rest.length - 1];
  return {
    text: s.say(rest.length > 1 ? '{who} is overpowered: stun or wound?' : '{who} is overpowered: stun?', { who }),
    note: s.say('The stunned do not count for the total; the wounded die when it ends.'),
    rule: 'R-10.6',
    buttons: [
      byKey('n', 'pass', s.say('Spare'), () => answer(pass.key)),
      ...rest.slice(0, -1).map((o, i) => byKey(String(i + 1), o.mark, optionText(o, s.naming, d), () => answer(o.key))),
      bySpace(hardest.mark, optionText(hardest, s.naming, d), () => answer(hardest.key)),
    ],
  };
}

/** Whoever fights is known by name, though the crew may be hidden (DOM-59). */
function nameOfFighter({ game, naming, nameOf }: Scene, card: number): Words {
  const duel = game.log.findLast((l) => l.told.kind === 'duel')?.told as ToldOf<'duel'> | undefined;
  const printing = duel?.fighters.find((f) => f.card === card)?.printing ?? null;
  return printing === null ? nameOf(card) : naming.title(printing);
}

/** BOG-17: the defender says at once who returns fire, and at whom. */
function returnFire(s: Scene, d: Decision): Part | null {
  const hold = d.options.find((o) => o.verb === 'hold-fire');
  const fire = d.options.filter((o) => o.verb === 'fire');
  if (hold === undefined || fire.length !== 1) return null;
  return {
    text: s.say('{card} is attacked. Return fire at {target}?', {
      card: s.nameOf(d.card),
      target: s.nameOf(fire[0].to),
    }),
    note: s.say('Both volleys count before any damage lands.'),
    rule: 'BOG-17',
    buttons: [
      byKey('n', 'hold-fire', s.say('Hold fire'), () => answer(hold.key)),
      bySpace('fire', s.say('Return fire'), () => take(fire[0])),
    ],
  };
}
