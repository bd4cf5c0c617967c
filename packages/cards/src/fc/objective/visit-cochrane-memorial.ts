import { type CardDef, type Flow, isUnopposed, locationOf, planetSpot } from '@spaceline/engine';
import {
  both,
  discardsFromHand,
  download,
  draw,
  type Effect,
  either,
  type Filter,
  icon,
  keyword,
  may,
  objective,
  ofType,
  playsOn,
  type Reading,
  remembersCards,
  seedsOn,
  skill,
  type Trigger,
  trigger,
  when,
} from '@spaceline/engine/language';
import { awakeAt } from '../../crews.ts';
import { reports } from '../../reporting.ts';
import { whereSomebodyAllowsIt } from '../../words/memorial.ts';
import { fajo } from '../../words/permissions.ts';
import { probes, showsIcon, TURNED } from '../../words/probing.ts';
import { world } from '../../worlds.ts';

const came = remembersCards('came', 'who has probed here');
const tourist: Filter = either(icon('Ent-E'), both(keyword('Human'), skill('ENGINEER')));

/** "Once per game per persona": whoever has probed here, in whatever version, does not a second time. */
const isNew = (r: Reading, id: number): boolean => {
  const personas = (d: CardDef): readonly string[] => d.personas;
  const seen = came.anywhere(r).flatMap((x) => personas(r.g.def(x)));
  return personas(r.g.def(id)).every((p) => !seen.includes(p));
};
const visitors = (r: Reading): number[] => {
  const spot = planetSpot(locationOf(r.g, r.source));
  if (!isUnopposed(r.g, spot, r.you)) return [];
  return awakeAt(r.g, spot, r.you).filter((id) => tourist.test(r, id) && isNew(r, id));
};

/** At the end of your turn one of them may look up. */
const visitorProbes = (outcomes: Effect): Trigger =>
  trigger(
    'end of your turn',
    may({
      ...outcomes,
      *run(r): Flow {
        came.keep(r, [...came.anywhere(r), visitors(r)[0]]);
        yield* outcomes.run(r);
      },
    }),
    {
      when: when('your unopposed [Ent-E] or human ENGINEER personnel is on the planet', (r) => visitors(r).length > 0),
      optional: true,
      text: `at the end of your turn, if your unopposed [Ent-E] or human ENGINEER personnel is on the planet, you may ${outcomes.text} (once per game for each persona)`,
    },
  );

/** Somebody comes from the hand, at once and for nothing, to the planet here. */
const onePersonnelComes: Effect = reports({
  what: 'one personnel',
  who: ofType('Personnel'),
  to: ({ g, source }) => [planetSpot(locationOf(g, source))],
});

/** The card that was turned up, or one like it. */
const downloadsWhatWasTurnedUp: Effect = {
  ...download({
    test: (r, id) => r.bound(TURNED).some((x) => r.g.def(x).title === r.g.def(id).title),
    pre: 'that was turned up (or a copy of it)',
    post: '',
  }),
  text: 'download the card that was turned up (or a copy of it)',
};

/** no objective for Borg, and no scouting before it. */
export const visitCochraneMemorial = objective('Visit Cochrane Memorial', {
  seeds: [seedsOn(world('Earth'))],
  plays: [playsOn(world('Earth')), playsOn(whereSomebodyAllowsIt, { mark: 'allowed' })],
  triggers: [
    visitorProbes(
      probes(
        'beneath',
        { on: showsIcon('Federation', 'Starfleet'), effect: draw(1) },
        { on: either(ofType('Event'), ofType('Interrupt')), effect: may(onePersonnelComes) },
        { on: either(fajo, ofType('Equipment')), effect: may(downloadsWhatWasTurnedUp) },
        { on: either(showsIcon('Non-Aligned'), ofType('Doorway')), effect: discardsFromHand(1) },
      ),
    ),
  ],
});
