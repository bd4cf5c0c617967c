/** Cards that close doorways, and what nullifies them. */
import { disabled, type Flow, type Game, granted, Zone } from '@spaceline/engine';
import {
  answers,
  discard,
  type Effect,
  type Filter,
  type GrantModifier,
  grant,
  nullifyIt,
  ofType,
  type PlayMode,
  playsOn,
  type Reading,
  remembersThat,
  select,
  target,
  the,
  when,
} from '@spaceline/engine/language';
import { mayNullify } from '../nullifying.ts';
import { named } from './phrases.ts';

/** It stays open whatever is played on it. */
export const immuneToClosing: GrantModifier = grant(
  'text:not-closed',
  'immune to cards that close doorways',
  ({ source }, id) => id === source,
);
/** A doorway that can be closed. */
export const closable: Filter = {
  ...ofType('Doorway'),
  test: ({ g }, id) => g.def(id).facts.type === 'Doorway' && !granted(g, 'text:not-closed', id, -1),
};

/** Its other side is up: it lies there and closes nothing. */
export const turnedOver = remembersThat('turned', 'it is turned over');
export const turnsOver: Effect = {
  *run(r): Flow {
    turnedOver.keep(r, !turnedOver.met(r));
  },
  could: () => true,
  text: 'turn this card over',
  hint: 0,
};

/** Its text closes doorways. */
const closer = (g: Game, id: number): boolean => g.def(id).modifiers.some((m) => m.kind === 'disable' && m.closes);

/** In your turn, or as it is played (or at any time, where the text says so): whatever closes a doorway of this kind. */
export const nullifiesClosing = (f: Filter, timing: 'any' | 'turn' = 'turn'): PlayMode[] => {
  const meant = (r: Reading, id: number, hosts: readonly number[]): boolean =>
    closer(r.g, id) &&
    hosts.some((host) => host !== r.source && f.test(r, host)) &&
    mayNullify(r.g, id, r.g.def(r.source).title, r.you);
  const one = `a card that is closing another ${named(f)}`;
  const inForce = select(one, one, (r) =>
    r.g.state.cards
      .filter((c) => c.zone === Zone.On && disabled(r.g, c.host) && meant(r, c.id, [c.host]))
      .map((c) => c.id),
  );
  const away: Effect = { ...discard(the(target)), text: 'nullifies it', hint: 2 };
  return [
    playsOn(inForce, {
      mark: 'reopen',
      timing,
      effect: away,
      stays: false,
      text: `${timing === 'any' ? 'at any time ' : ''}nullifies ${one}`,
    }),
    answers('plays', nullifyIt('it'), {
      mark: 'keep-open',
      when: when('one is played', (r) => r.event !== null && meant(r, r.event.card, r.event.cards)),
      text: '',
    }),
  ];
};
