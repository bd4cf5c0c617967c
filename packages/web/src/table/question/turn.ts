/** The own turn: what is left to do, and what was clicked. */

import { isCardSpot, NOWHERE } from '@spaceline/engine';
import { capital, joined, menuWords, type OptionView, phrase, topicOf, type Words } from '@spaceline/protocol/words';
import type { Decision } from '../../net/game.ts';
import type { Settings } from '../../net/settings.ts';
import type { Scene } from '../context.tsx';
import type { JourneyAnswer } from '../journey.ts';
import { shortShip } from '../model/names.ts';
import { isTry, placeKey } from '../model/options.ts';
import { defaultPlace, isCaptive } from '../model/places.ts';
import { type Ui, ui } from '../ui.ts';
import { byEscape, bySpace, type Choice } from './choice.ts';
import { guarded } from './guards.ts';
import { sendTeam } from './journey.ts';
import type { Part } from './question.ts';
import { take } from './take.ts';

/** How many cards the options with such a verb or topic are about. */
const cardsOf = (options: readonly OptionView[], fits: (o: OptionView) => boolean): number =>
  new Set(options.filter((o) => o.card >= 0 && fits(o)).map((o) => o.card)).size;

export function turnQuestion(s: Scene, u: Ui, d: Decision, settings: Settings, journey?: JourneyAnswer): Part {
  const end = d.options.find((o) => o.verb === 'end-turn');
  const { plays } = s.game.view.players[s.table.me];
  const playable = cardsOf(d.options, (o) => topicOf(o) === 'plays' && s.own.has(o.card));
  const inPlayPhase = s.game.view.turn.segment === 'play';
  return {
    text: s.say(inPlayPhase ? 'Play cards, or give orders.' : 'Give orders, or end your turn.'),
    note: whatIsLeft(s, d, inPlayPhase ? { plays, playable } : null),
    buttons: [
      ...attemptsHere(s, u, journey),
      bySpace(
        'end-turn',
        s.say('End turn'),
        end ? guarded(s, d, settings, 'end-turn', end.key) : () => {},
        end === undefined,
      ),
    ],
  };
}

/** What can still be done in this turn, in numbers. */
function whatIsLeft(s: Scene, d: Decision, left: { plays: number; playable: number } | null): Words {
  // several teams may attempt one mission
  const attempts = new Set(d.options.filter((o) => o.verb === 'attempt').map((o) => o.to)).size;
  const scouts = d.options.filter((o) => o.verb === 'scout').length;
  const ships = cardsOf(d.options, (o) => o.verb === 'move');
  const notes: Words[] = [];
  if (left !== null && left.plays > 0)
    notes.push(s.say('{plays} [plays|play] left, {playable} [cards|card] can be played', left));
  if (attempts > 0) notes.push(s.say('{attempts} [missions|mission] can be attempted', { attempts }));
  if (scouts > 0) notes.push(s.say('{scouts} [teams|team] can scout', { scouts }));
  if (s.table.onTable[s.table.me].some((c) => c.objective?.ready)) notes.push(s.say('you may probe as the turn ends'));
  if (ships > 0) notes.push(s.say('{ships} [ships|ship] can fly', { ships }));
  if (notes.length > 0) return phrase`${capital(joined(notes, '; '))}.`;
  const more = d.options.some((o) => o.verb !== 'end-turn');
  return s.say(more ? 'What glows can still act.' : 'Nothing is left to do this turn.');
}

/** Attempts and scouting at the opened location, at most two: the rest is in the menus. */
function attemptsHere(s: Scene, u: Ui, journey: JourneyAnswer | undefined): Choice[] {
  const open = u.open ?? defaultPlace(s.table);
  const options = (s.acts.get(placeKey(open)) ?? []).filter(isTry);
  if (options.length === 0) return journey === undefined ? [] : [sendTeam(s, open, journey)];
  return options.slice(0, 2).map((o, i) => ({
    id: o.verb,
    label: attemptWords(s, o),
    hint: i === 0 ? 'M' : 'N',
    hotkey: i === 0 ? 'm' : 'n',
    run: () => take(o),
    desk: true,
  }));
}

/** An attempt or a scouting in a few words: the mission is in sight. */
export function attemptWords(s: Scene, o: OptionView): Words {
  const holes = {
    able: o.able ?? null,
    ship: isCardSpot(o.from) ? shortShip(s.nameOf(o.from)) : null,
    of: o.word === '' ? null : s.naming.language(o.word),
  };
  if (o.verb === 'scout')
    return s.say(holes.ship ? 'Scout with {ship}< ({able})>' : 'Scout with the team< ({able})>', holes);
  return s.say(
    holes.ship ? 'Attempt with {ship}<: {of}>< ({able})>' : 'Attempt with the< {of}> team< ({able})>',
    holes,
  );
}

/** Something was clicked: its menu is open. */
export function selectedQuestion(s: Scene, key: string, d: Decision): Part {
  const options = s.acts.get(key) ?? [];
  const name = selectedName(s, key);
  const cancel = byEscape('cancel', s.say('Cancel'), () => ui.select(null));
  if (options.length === 0 && s.going.has(key))
    return {
      text: s.say('Where should {name} go?', { name }),
      note: s.say('Choose the place; others may come along.'),
      buttons: [cancel],
    };
  if (options.length === 0)
    return { text: s.say('{name}: not now.', { name }), note: s.say('The menu says why.'), buttons: [cancel] };
  if (options.length === 1) {
    const [o] = options;
    return {
      text: capital(name),
      note: menuWords(o, s.naming, null, d),
      buttons: [cancel, bySpace(o.verb, shortLabel(s, o), () => take(o))],
    };
  }
  if (options.every((o) => o.verb === 'seed'))
    return {
      text: s.say('Where does {name} go?', { name }),
      note: s.say('What glows can take it; the menu names each place.'),
      buttons: [cancel],
    };
  const target = options.some((o) => o.to !== NOWHERE && !isCardSpot(o.to) && o.verb !== 'beam');
  return {
    text: isHeld(s, key) ? s.say('What is done with {name}?', { name }) : s.say('What should {name} do?', { name }),
    note: s.say(target ? 'Pick from its menu, or choose where it should go.' : 'Pick from its menu.'),
    buttons: [cancel],
  };
}

/** A captive does nothing of their own. */
function isHeld(s: Scene, key: string): boolean {
  const [kind, id] = key.split('-');
  const card = kind === 'card' ? s.table.cards.get(Number(id)) : undefined;
  return card !== undefined && isCaptive(card);
}

function selectedName(s: Scene, key: string): Words {
  const [kind, a, b] = key.split('-');
  if (kind === 'card' || kind === 'hand') return s.nameOf(Number(a));
  if (kind === 'team') return s.say('the Away Team at {place}', { place: s.naming.place(Number(b)) });
  return s.naming.place(Number(a));
}

const SHORT: Partial<Record<OptionView['verb'], string>> = {
  report: 'Report',
  play: 'Play',
  seed: 'Seed',
  download: 'Download',
  beam: 'Beam',
  walk: 'Walk',
  move: 'Move',
  dock: 'Dock',
  undock: 'Undock',
  land: 'Land',
  'take-off': 'Take off',
  attempt: 'Attempt',
  scout: 'Scout',
  acquire: 'Take it',
  attack: 'Attack',
  fight: 'Fight',
  use: 'Use',
  activate: 'Activate',
  switch: 'Switch',
  'take-back': 'Take back',
};

/** What fits a button. */
export const shortLabel = (s: Scene, o: OptionView): Words => s.say(SHORT[o.verb] ?? 'Do it');
