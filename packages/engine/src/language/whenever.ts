/** "Each time you capture a unique personnel, …": what a card in play waits for, said as people say it. */
import { isSelfControlled } from '../battle/self-controlled.ts';
import type { EventName } from '../core/events.ts';
import { trigger } from './builders.ts';
import type { Effect, Reach, Selector, Trigger } from './definition.ts';
import { squeeze } from './english.ts';
import { just, justBy, thatCard } from './happened.ts';
import type { Reading } from './reading.ts';

/** How it is said of you and of another player, and whether it is about those it is done to or the card that is used or met. */
interface Deed {
  readonly you: string;
  readonly other: string;
  readonly about: 'those' | 'card';
  /** after whom it is done to */
  readonly rest?: string;
}

const BATTLE: Deed = { you: 'start a battle', other: 'starts a battle', about: 'card' };

const DEEDS = {
  plays: { you: 'play', other: 'plays', about: 'card' },
  reported: { you: 'report', other: 'reports', about: 'card' },
  encounters: { you: 'meet', other: 'meets', about: 'card' },
  docked: { you: 'dock', other: 'docks', about: 'those' },
  captured: { you: 'capture', other: 'captures', about: 'those' },
  jailed: { you: 'place', other: 'places', about: 'those', rest: 'in a Brig' },
  acquired: { you: 'earn', other: 'earns', about: 'those' },
  'ship-battle': BATTLE,
  'personnel-battle': BATTLE,
} as const satisfies Partial<Record<EventName, Deed>>;
export type DeedName = keyof typeof DEEDS;

export interface Happening {
  /** whose doing it is; anybody's, if it is not said */
  by?: 'you' | 'opponent';
  /** what is played, met, captured … */
  what?: Reach;
  /** … from which card: the mission that an artifact is earned from */
  from?: Selector;
  /** where it docks */
  at?: Selector;
}

/** a battle that a card starts by itself is nobody's. */
const isBy = ({ g, you, opponent, event }: Reading, by: Happening['by']): boolean => {
  if (by === undefined) return true;
  if (event === null || (event.card >= 0 && isSelfControlled(g, event.card))) return false;
  return event.seat === (by === 'you' ? you : opponent);
};

const nameOf = (who: Reach): string => ('one' in who ? (who as Selector).one : who.each);
const WHO = { you: 'you', opponent: 'your opponent' } as const;

const phrase = (names: readonly DeedName[], o: Happening): string => {
  const deeds: readonly Deed[] = names.map((n) => DEEDS[n]);
  const verbs = [...new Set(deeds.map((d) => (o.by === 'you' ? d.you : d.other)))].join(' or ');
  const parts = [
    o.by === undefined ? 'a player' : WHO[o.by],
    verbs,
    o.what === undefined ? '' : nameOf(o.what),
    deeds[0].rest ?? '',
    o.from === undefined ? '' : `from ${o.from.one}`,
    o.at === undefined ? '' : `at ${o.at.one}`,
  ];
  return squeeze(parts.join(' '));
};

const isDone = (r: Reading, deed: Deed, o: Happening): boolean => {
  if (!isBy(r, o.by)) return false;
  if (o.what !== undefined && !(deed.about === 'card' ? justBy(o.what) : just(o.what)).met(r)) return false;
  if (o.from !== undefined && !justBy(o.from).met(r)) return false;
  if (o.at === undefined) return true;
  return thatCard.ids(r).some((id) => o.at!.has(r, r.g.card(id).dock));
};

/** Each time that one of these happens. "You" is you, whoever does it. */
export const eachTime = (deeds: DeedName | readonly DeedName[], o: Happening, effect: Effect): Trigger[] => {
  const names = typeof deeds === 'string' ? [deeds] : deeds;
  const said = phrase(names, o);
  return names.map((name, i) =>
    trigger({ on: name }, effect, {
      when: { met: (r) => isDone(r, DEEDS[name], o), text: said, hint: 0.5 },
      text: i === 0 ? `each time ${said}, ${effect.text}` : '',
    }),
  );
};
