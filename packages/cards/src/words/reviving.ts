/** Who is saved from death in battle by being disabled, and who wakes them up again. */
import { cardsAt, personnelBattle, removeWounded, wearOff } from '@spaceline/engine';
import {
  all,
  bound,
  disables,
  type Effect,
  inOrder,
  type Picker,
  pick,
  type Reading,
  type Selector,
  select,
  them,
  until,
} from '@spaceline/engine/language';
import { called } from '../titles.ts';

/** Instead of dying of the wound they are disabled, until a text revives them. */
export const disablesWounded = (p: Picker): Effect => {
  const spared: Effect = {
    *run(r) {
      const battle = personnelBattle(r.g);
      if (battle !== null) for (const id of r.bound('saved')) removeWounded(r.g, battle, id);
    },
    could: () => true,
    text: '',
    hint: 3,
  };
  return {
    ...inOrder(pick('saved', p), spared, until('end of game', all(bound('saved')), disables(them))),
    could: (r) => p.any(r),
    text: `have ${p.text} disabled instead of dying`,
  };
};

/** Those present whom a card of that title has disabled. */
export const disabledBy = (title: string): Selector => {
  const meant = called(title);
  return select(`a personnel present who was disabled by ${title}`, `personnel disabled by ${title}`, (r: Reading) => {
    const asleep = r.g.state.lasting.filter((l) => meant(r.g, l.source)).flatMap((l) => l.subjects ?? []);
    return cardsAt(r.g, r.source).filter((id) => asleep.includes(id));
  });
};

/** The target is no longer disabled by it. */
export const revives = (title: string): Effect => {
  const meant = called(title);
  return {
    *run({ g, target }) {
      wearOff(g, (l) => meant(g, l.source) && l.subjects?.includes(target) === true);
    },
    could: () => true,
    text: 'revive that personnel',
    hint: 2,
  };
};
