/** Who beams, who fires: a group is chosen. */

import type { StaffingAnswer } from '@spaceline/engine';
import { isCardSpot, isPlanetSpot, spotLocation } from '@spaceline/engine';
import { type OptionView, phrase, promptWords, type Words } from '@spaceline/protocol/words';
import { answer, type Decision } from '../../net/game.ts';
import { listOf } from '../../net/say.ts';
import type { Scene } from '../context.tsx';
import { shortName, shortShip } from '../model/names.ts';
import { type Ui, ui } from '../ui.ts';
import { byEscape, byKey, bySpace, type Choice } from './choice.ts';
import type { Part } from './question.ts';

export interface Group {
  option: OptionView;
  chosen: readonly number[];
}

/** The ship that a group leaves: those who stay may not be enough to fly her. */
export function shipLeft(s: Scene, { group }: Ui): number | null {
  if (group === null) return null;
  const { verb, from } = group.option;
  const leaves = verb === 'beam' || verb === 'walk';
  return leaves && isCardSpot(from) && s.infoOf(from)?.facts.type === 'Ship' ? from : null;
}

/** `staffing`: of the ship that they leave, without them; undefined while nobody knows. */
export function groupQuestion(s: Scene, { option: o, chosen }: Group, d: Decision, staffing?: StaffingAnswer): Part {
  const all = o.group ?? [];
  const enough = chosen.length >= o.min && chosen.length <= o.max;
  const buttons: Choice[] = [];
  if (o.max >= all.length && all.length > 1) {
    const everyone = chosen.length === all.length;
    buttons.push(
      byKey('a', 'everyone', s.say(everyone ? 'Nobody' : 'Everyone'), () =>
        ui.set({ group: { option: o, chosen: everyone ? [] : [...all] } }),
      ),
    );
  }
  const only = d.options.length === 1 && d.options[0].key === o.key;
  if (!only) buttons.push(byEscape('cancel', s.say('Cancel'), () => ui.set({ group: null })));
  buttons.push(
    bySpace(
      'choose',
      s.say(confirmation(o), { n: chosen.length === 0 ? null : chosen.length }),
      () => answer(o.key, chosen),
      !enough,
    ),
  );
  const stays = enough && staffing !== undefined ? phrase` ${staysStaffed(s, o.from, staffing)}` : '';
  return { text: asks(s, o, d), note: phrase`${whoIsChosen(s, o, chosen)}${stays}`, buttons };
}

function whoIsChosen(s: Scene, o: OptionView, chosen: readonly number[]): Words {
  if (chosen.length > 0)
    return s.say('{names} chosen.', { names: listOf(chosen.map((id) => shortName(s.nameOf(id)))) });
  const { min, max } = o;
  if (min === max) return s.say('Choose {min}.', { min });
  return max >= (o.group?.length ?? 0)
    ? s.say('Choose at least {min}.', { min })
    : s.say('Choose {min} to {max}.', { min, max });
}

const CONFIRM: Partial<Record<OptionView['verb'], string>> = {
  walk: 'Walk< {n}>',
  attack: 'Attack< with {n}>',
  fire: 'Fire< with {n}>',
  load: 'Take aboard< {n}>',
};

function confirmation(o: OptionView): string {
  if (o.verb !== 'beam') return CONFIRM[o.verb] ?? 'Choose< {n}>';
  if (isPlanetSpot(o.to)) return 'Beam< {n}> down';
  return isPlanetSpot(o.from) ? 'Beam< {n}> up' : 'Beam< {n}>';
}

function asks(s: Scene, o: OptionView, d: Decision): Words {
  const place = isCardSpot(o.to) ? s.nameOf(o.to) : s.naming.place(spotLocation(o.to));
  switch (o.verb) {
    case 'beam':
      if (isPlanetSpot(o.to)) return s.say('Who beams down to {place}?', { place });
      return s.say(isPlanetSpot(o.from) ? 'Who beams up to {place}?' : 'Who beams over to {place}?', { place });
    case 'walk':
      return s.say('Who walks to {place}?', { place });
    case 'attack':
      return s.say('Who attacks {place}?', { place });
    case 'fire':
      return s.say('Who returns fire at {place}?', { place });
    default:
      return promptWords(d, s.naming);
  }
}

function staysStaffed(s: Scene, ship: number, { staffed, helpers }: StaffingAnswer): Words {
  const name = shortShip(s.nameOf(ship));
  if (staffed) return s.say('{name} stays staffed.', { name });
  if (helpers.length > 0) return s.say('{name} will be staffed only with the help of an infiltrator.', { name });
  const before = s.table.cards.get(ship)?.staffed === true;
  return s.say(before ? '{name} will no longer be staffed.' : '{name} is not staffed.', { name });
}
