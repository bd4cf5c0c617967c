/** What is offered can be done: every key once and without a name in it, every option taken without a failure. */
import { type Dice, randomGroup } from '@spaceline/bots';
import { answerText, type Decision, type Game, isMark, markOfName, type Option, SKILLS } from '@spaceline/engine';

export function wrongKeys(g: Game, d: Decision): string | null {
  if (d.options.length === 0) return 'a question without an answer';
  const keys = new Set<string>();
  for (const o of d.options) {
    if (keys.has(o.key)) return `the option "${o.key}" is offered twice`;
    keys.add(o.key);
    const name = nameIn(g, d, o);
    if (name !== null) return `the option "${o.key}" has ${name} in its key`;
    if (o.group !== null && (o.min > o.max || o.max > o.group.length || new Set(o.group).size < o.group.length))
      return `the option "${o.key}" asks for ${o.min} to ${o.max} of the cards ${o.group.join(' ')}`;
  }
  return null;
}

/** An answer that is kept has ids and declared marks in it, and nothing that is called otherwise one day. */
function nameIn(g: Game, d: Decision, o: Option): string | null {
  if (o.mark === '') return null;
  if (/^\d+(-\d+)*$/.test(o.mark)) return isTeam(o) || o.mark === String(o.number) ? null : 'a place in a list';
  if (!isMark(o.mark)) return 'words';
  for (const id of [o.card, d.prompt.card]) {
    const rules = id < 0 ? null : g.def(id).rules;
    if ([...(rules?.abilities ?? []), ...(rules?.plays ?? [])].some((x) => x.mark === o.mark)) return null;
  }
  // which skill is selected cannot be said but by the skill
  if (d.prompt.id === 'skill' && SKILL_MARKS.has(o.mark)) return null;
  return namesOf(g).has(o.mark) ? 'the name of a card or a skill' : null;
}

/** Who goes is called by the numbers of their cards. */
const isTeam = (o: Option): boolean => o.verb === 'attempt' || o.verb === 'commandeer';

const SKILL_MARKS: ReadonlySet<string> = new Set(SKILLS.map(markOfName));

/** The names of all cards and skills, as marks would have them. */
const names = new WeakMap<Game['defs'], ReadonlySet<string>>();

function namesOf(g: Game): ReadonlySet<string> {
  const known = names.get(g.defs);
  if (known !== undefined) return known;
  const found = new Set([...SKILLS, ...g.defs.map((d) => d.title)].map(markOfName));
  names.set(g.defs, found);
  return found;
}

/** How often a random group is drawn before we believe that none is allowed. */
const TRIES = 200;

/** Takes every option, each in a game of its own. */
export function wrongOption(g: Game, d: Decision, dice: Dice): string | null {
  const before = g.hash();
  for (const o of d.options) {
    const fork = g.twin();
    const asked = fork.decision!;
    const mine = asked.options.find((x) => x.key === o.key);
    if (mine === undefined) return `the option "${o.key}" is missing in a fork`;
    let cards: number[] = [];
    if (mine.group !== null) {
      let tries = 0;
      do cards = randomGroup(mine, dice);
      while (asked.check?.(mine, cards) && ++tries < TRIES);
      if (tries === TRIES) return `the option "${o.key}" has no group that is allowed`;
    }
    const answer = answerText(asked, { seat: asked.seat, option: mine, cards });
    try {
      fork.answer(answer);
    } catch (e) {
      return `the answer "${answer}" was offered, and fails: ${String(e)}`;
    }
  }
  return g.hash() === before ? null : 'what was done in a fork changed the game itself';
}
