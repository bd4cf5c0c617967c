/** Interrupts that nullify certain titles, in play, as they are played, or as they are met. */
import { FIRST_IN_PLAY, type Game, type Seat, Status } from '@spaceline/engine';
import {
  answers,
  discard,
  nullifyIt,
  type PlayMode,
  playsOn,
  select,
  target,
  the,
  when,
} from '@spaceline/engine/language';
import { mayNullify } from './nullifying.ts';

export function nullifiesTitles(by: string, titles: readonly string[]): PlayMode[] {
  const names = titles.join(' OR ');
  const meant = (g: Game, id: number, you: Seat) => titles.includes(g.def(id).title) && mayNullify(g, id, by, you);
  const inForce = select(names, names, ({ g, you }) =>
    g.state.cards
      .filter((c) => c.zone >= FIRST_IN_PLAY && (c.status & Status.FaceDown) === 0 && meant(g, c.id, you))
      .map((c) => c.id),
  );
  const now = when(`${names} is there`, ({ g, you, event }) => event !== null && meant(g, event.card, you));
  return [
    playsOn(inForce, {
      name: 'in play',
      timing: 'any',
      stays: false,
      effect: { ...discard(the(target)), text: 'nullifies it', hint: 2 },
      text: `nullifies ${names}`,
    }),
    answers('plays', nullifyIt('it'), { name: 'played', when: now, text: '' }),
    answers('encounters', nullifyIt('it'), { name: 'met', when: now, text: '' }),
  ];
}
