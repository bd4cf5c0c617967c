/** People who are held by a card where it lies: in play, and each alone (CR-138), until it lets them go. */
import { type Flow, placeRef, put, shown, sourceRef, Zone } from '@spaceline/engine';
import { all, type Effect, type Picker, people, relocate, thisCard } from '@spaceline/engine/language';
import { thisPlanet } from './missions.ts';

export const keepsHere = (p: Picker): Effect => ({
  *run(r): Flow {
    const { g, source } = r;
    for (const id of yield* p.pick(r)) {
      put(g, id, Zone.On, source);
      g.tell(() => ({ kind: 'placed', card: shown(g, id), on: placeRef(g, source), by: sourceRef(g, source) }));
    }
  },
  aims: p,
  could: (r) => p.any(r),
  text: `holds ${p.text}`,
  hint: -2 * p.hint,
});

/** They are on the planet again. */
export const letsGo: Effect = { ...relocate(all(people.on(thisCard)), thisPlanet), text: 'let go whom it holds' };
