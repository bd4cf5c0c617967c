import { currentObjective, isBorg, locationOf, locationSpot, personnelAt, Zone } from '@spaceline/engine';
import {
  type Condition,
  type Effect,
  objective,
  Reading,
  remembersThat,
  ships,
  when,
} from '@spaceline/engine/language';
import {
  afterScouting,
  assimilatesPlanet,
  completes,
  itsTarget,
  probesFor,
  scouts,
  targets,
} from '../../words/collective.ts';
import { foiledAndWaits, place2063 } from '../../words/first-contact.ts';
import { probes, showsIcon } from '../../words/probing.ts';

const waiting = ({ g, you }: Reading): number => currentObjective(g, you);
const itWaits = when('your Assimilate Homeworld targets Earth and your Stop First Contact was nullified', (r) => {
  const id = waiting(r);
  return id >= 0 && foiledAndWaits(r, id);
});
const scouting = scouts('ship');

const yourBorgAboardThere: Condition = when('your Borg are aboard that ship in orbit of 2063 Earth', (r) =>
  itsTarget
    .ids(r)
    .some(
      (ship) =>
        r.g.card(ship).zone === Zone.Space &&
        place2063.has(r, locationSpot(locationOf(r.g, ship))) &&
        personnelAt(r.g, ship, r.you).some((id) => isBorg(r.g, id)),
    ),
);

const rods = remembersThat('rods', 'the transponder rods are set');
const setsRods: Effect = { ...rods.note, text: 'the transponder rods are set in place', hint: 3 };
/** Placed on the ship; what it had suspended is completed. */
const calls: Effect = {
  *run(r) {
    if (!rods.met(r)) return;
    yield* completes.run(r);
    const id = waiting(r);
    if (id >= 0 && foiledAndWaits(r, id)) yield* assimilatesPlanet.run(new Reading(r.g, id, r.you));
  },
  could: (r) => rods.met(r),
  text: `if ${rods.text}, place it on the ship; the timeline is disrupted in 2063, and the suspended objective is completed`,
  hint: 6,
};

/** any ship is a target, one's own as well. */
export const buildInterplexingBeacon = objective('Build Interplexing Beacon', {
  plays: [{ ...targets(ships), when: itWaits, text: 'plays on table; target a ship' }],
  collective: {
    ...scouting,
    suspends: foiledAndWaits,
    text: `suspends your Assimilate Homeworld that targets Earth, if your Stop First Contact was nullified; ${scouting.text}`,
  },
  triggers: [
    probesFor(
      afterScouting(yourBorgAboardThere),
      probes('beneath', { on: showsIcon('Com', 'Def'), effect: setsRods }, { on: showsIcon('Nav'), effect: calls }),
    ),
  ],
});
