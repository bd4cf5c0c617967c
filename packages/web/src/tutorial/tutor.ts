/**
 * What the tutor says and what he points at: both come from the same wish, so they cannot disagree. A lesson is a list of stages; the
 * first that is not done is the present one, whatever was done before: who goes astray is led back, who runs ahead is not held up.
 */
import { isCardSpot, NOWHERE, spotLocation } from '@spaceline/engine';
import { menuWords, type OptionView, type Words } from '@spaceline/protocol/words';
import { say } from '../net/say.ts';
import type { Focus } from '../table/center.tsx';
import type { Scene } from '../table/context.tsx';
import { cardKey, handKey, isTry, placeKey } from '../table/model/options.ts';
import type { Ui } from '../table/ui.ts';

export interface Moment {
  scene: Scene;
  ui: Ui;
  focus: Focus;
  /** stages that only had to be read, and were */
  read: ReadonlySet<string>;
}

/** An option of the open question that the stage needs, and whom to choose for it; without `people`, everybody. */
interface Wish {
  option: OptionView;
  people?: readonly number[];
}

export interface Stage {
  id: string;
  title: Words;
  text: Words;
  done(m: Moment): boolean;
  /** null: not in this turn */
  wish?(m: Moment): Wish | null;
  /** what to press, where the table does the rest */
  press?: readonly string[];
  /** nothing to do but to read, and to look at this */
  look?: readonly string[];
}

/** The next click: the first of these that is on the page. */
interface Click {
  at: readonly string[];
  words: Words;
}

export interface Hint {
  id: string;
  title: Words;
  text: Words;
  click: Click | null;
  /** goes away when the reader says so */
  read: boolean;
  /** the stage's number, from 1 */
  step: number;
}

const BAR = '[data-testid="question"]';
const choice = (id: string): string => `${BAR} [data-choice="${id}"]`;
const DEFAULT = `${BAR} [data-answer="default"]:enabled`;
const byKey = (key: string): string => `[data-key="${key}"]`;

export function hintFor(stages: readonly Stage[], m: Moment): Hint | null {
  const { scene, focus } = m;
  const at = stages.findIndex((x) => !(x.look ? m.read.has(x.id) : x.done(m)));
  const base = { step: at < 0 ? stages.length : at + 1, read: false };
  if (focus.kind === 'encounters') {
    const click = { at: [choice('go-on')], words: say('Read it, then go on.') };
    return { ...base, click, ...(focus.list[0].card === null ? TRIED : MET) };
  }
  if (focus.kind === 'battle' && focus.shown.over)
    return {
      ...base,
      id: 'fought',
      title: say('The battle is over'),
      text: say('The panel says who hit whom, and what it cost.'),
      click: { at: [choice('go-on')], words: say('Read it, then go on.') },
    };
  const stage = stages[at];
  if (stage === undefined || scene.game.view.result !== null) return null;
  const d = scene.game.decision;
  if (d === null)
    return {
      ...base,
      id: 'theirs',
      title: say('The other player’s turn'),
      text: say('Wait a moment. What they do stands in the log.'),
      click: null,
    };
  if (m.ui.laying !== null || m.ui.giving !== null)
    return {
      ...base,
      id: 'laying',
      title: stage.title,
      text: m.ui.laying !== null ? say('The table lays them out, card by card. Watch where they go.') : stage.text,
      click: null,
    };
  if (d.kind !== 'action' && d.kind !== 'seed') return { ...base, ...asked(m) };
  if (stage.look) {
    const click = stage.look.length === 0 ? null : { at: stage.look, words: '' };
    return { ...base, id: stage.id, title: stage.title, text: stage.text, click, read: true };
  }
  if (stage.press)
    return {
      ...base,
      id: stage.id,
      title: stage.title,
      text: stage.text,
      click:
        m.ui.selected !== null || m.ui.trying !== null
          ? CANCEL
          : { at: stage.press, words: say('Let the table do it.') },
    };
  const wish = stage.wish?.(m) ?? null;
  if (wish !== null) return { ...base, id: stage.id, title: stage.title, text: stage.text, click: clickFor(m, wish) };
  return {
    ...base,
    id: `${stage.id}-later`,
    title: say('Not in this turn'),
    text: say('What comes next needs another turn: people who are stopped act again, and you may play new cards.'),
    click:
      m.ui.selected !== null || m.ui.group !== null || m.ui.trying !== null
        ? CANCEL
        : { at: [DEFAULT], words: say('End your turn.') },
  };
}

/** The panel shows a seed card, or the mission itself. */
const MET: Pick<Hint, 'id' | 'title' | 'text'> = {
  id: 'met',
  title: say('A dilemma'),
  text: say(
    'It lay under the mission. The panel says what it asks for and what it did. Whoever gets past it goes on to the next; else the team is stopped until your next turn.',
  ),
};
const TRIED: Pick<Hint, 'id' | 'title' | 'text'> = {
  id: 'tried',
  title: say('The mission itself'),
  text: say(
    'Nothing is left under it: now the team is held against what the mission asks for. The panel says who gave what. Solved, it scores its points.',
  ),
};

const CANCEL: Click = { at: [choice('cancel')], words: say('This is something else. Press Cancel.') };

/** A question of the game. Its default answer will do. */
function asked({ scene }: Moment): Pick<Hint, 'id' | 'title' | 'text' | 'click'> {
  const prompt = scene.game.decision?.prompt ?? '';
  const told = ASKED[prompt];
  return {
    id: `asked-${prompt}`,
    title: told?.title ?? say('You are asked something'),
    text: told?.text ?? say('The bar says what is asked, and by which card. What is marked is a sensible answer.'),
    click: {
      at: [
        DEFAULT,
        '[data-testid="tray"] button[aria-pressed="false"]',
        '[data-testid="tray"] button',
        'button[aria-pressed="false"][data-act="true"]',
        `${BAR} button:enabled`,
      ],
      words: say('Answer it.'),
    },
  };
}

const ASKED: Readonly<Record<string, { title: Words; text: Words }>> = {
  'return-fire': {
    title: say('They may answer'),
    text: say('Whoever is attacked may return fire, and picks a target of their own.'),
  },
  tactic: {
    title: say('Your tactic'),
    text: say(
      'Each side draws tactics from its Battle Bridge and lays one face down. It adds to ATTACK or DEFENSE; a hit turns into damage markers.',
    ),
  },
  'draw-tactics': {
    title: say('Draw tactics'),
    text: say('Tactics lie in your Battle Bridge side deck. You draw two and use at most one.'),
  },
  combat: {
    title: say('Face to face'),
    text: say(
      'Both sides turn up one fighter after the other. The higher STRENGTH wins each meeting; whoever loses is stunned or, at twice the strength, dies.',
    ),
  },
};

function clickFor(m: Moment, { option: o, people }: Wish): Click {
  const { scene, ui } = m;
  if (ui.warned !== null || ui.journey !== null) return CANCEL;
  // what would be lost is asked about: an order that is wished for is given all the same
  if (ui.sure?.what === 'order')
    return ui.sure.option.key === o.key
      ? { at: [DEFAULT], words: say('You need no other card now: give the order.') }
      : CANCEL;
  if (ui.sure !== null) return CANCEL;
  if (ui.trying !== null)
    return ui.trying.key === o.key ? { at: [choice('try')], words: say('Look at it, then press Attempt it.') } : CANCEL;
  if (ui.group !== null) {
    if (ui.group.option.key !== o.key) return CANCEL;
    const { chosen } = ui.group;
    const wanted = people ?? o.group ?? [];
    const surplus = chosen.find((id) => !wanted.includes(id));
    const next = surplus ?? wanted.find((id) => !chosen.includes(id));
    if (next === undefined || chosen.length >= o.max)
      return { at: [choice('choose')], words: say('Now press the amber button.') };
    const name = scene.nameOf(next);
    return {
      at: [`[data-testid="chip"]${byKey(cardKey(next))}`, byKey(cardKey(next)), byKey(handKey(next))],
      words: surplus === undefined ? say('Tick {name}.', { name }) : say('Leave {name} out.', { name }),
    };
  }
  const place = o.to === NOWHERE || isCardSpot(o.to) ? null : spotLocation(o.to);
  const open = {
    at: place === null ? [] : [byKey(placeKey(place))],
    words: place === null ? '' : say('Open {place}.', { place: scene.naming.place(place) }),
  };
  if (isTry(o)) {
    if (ui.selected !== null) return inMenu(m, o);
    return {
      at: [choice(o.verb), `button[data-verb="${o.verb}"]`, '[data-tab="needs"][aria-selected="false"]', ...open.at],
      words: say('Press Attempt, at {place}.', { place: scene.naming.place(place ?? -1) }),
    };
  }
  if (ui.selected !== null) return inMenu(m, o);
  if (o.verb === 'pass' || o.verb === 'end-turn')
    return { at: [choice(o.verb), DEFAULT], words: say('Press the button.') };
  return first(m, o);
}

/** What is clicked for an option: a card to play, else something of one's own, else where it is. */
function first({ scene }: Moment, o: OptionView): Click {
  const keys = [...scene.acts].filter(([, list]) => list.some((x) => x.key === o.key)).map(([key]) => key);
  const { units, me } = scene.table;
  const hand = keys.find((k) => k.startsWith('hand-'));
  if (hand !== undefined)
    return { at: [byKey(hand)], words: say('Take {name}, from your cards.', { name: scene.nameOf(o.card) }) };
  const own = keys.find((k) => units.get(k)?.seat === me) ?? keys.find((k) => !k.startsWith('place-'));
  const unit = own === undefined ? undefined : units.get(own);
  if (own !== undefined)
    return {
      at: [
        `[data-seat]${byKey(own)}`,
        byKey(own),
        `[data-acts="${own}"]`,
        `[data-tab="${own}"][aria-selected="false"]`,
        ...placesOf(scene, own),
      ],
      words: say('Choose {name}.', { name: unit?.name ?? scene.nameOf(Number(own.split('-')[1])) }),
    };
  return { at: keys.map(byKey), words: say('Choose the place that is marked.') };
}

/** A phone shows what stands at the opened place only. */
const placesOf = (scene: Scene, key: string): string[] =>
  scene.table.places.filter((p) => p.below.some((u) => u.key === key)).map((p) => byKey(placeKey(p.id)));

/** Something is selected: the wish is in its menu, or something else was clicked. */
function inMenu(m: Moment, o: OptionView): Click {
  const { scene, ui } = m;
  const options = [...(scene.acts.get(ui.selected ?? '') ?? []), ...(scene.going.get(ui.selected ?? '') ?? [])];
  if (!options.some((x) => x.key === o.key)) return CANCEL;
  return {
    at: [`[data-menu] [data-option="${o.key}"]`],
    words: say('Then: {line}.', { line: menuWords(o, scene.naming, null, scene.game.decision ?? undefined) }),
  };
}
