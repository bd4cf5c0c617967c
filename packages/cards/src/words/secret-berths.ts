/** A ship that hides altogether: it lies on a card until it shows itself again, and then makes up for lost time. */
import {
  attribute,
  chooseSpot,
  type Flow,
  locationSpot,
  put,
  rangeTo,
  Status,
  spotLocation,
  whyNotStaffed,
  Zone,
} from '@spaceline/engine';
import {
  type Ability,
  ability,
  type Effect,
  type Filter,
  type Reading,
  remembersCount,
  type Trigger,
  trigger,
  when,
} from '@spaceline/engine/language';

const berth = remembersCount('berth', 'where the ship was');
const since = remembersCount('since', 'when it came');

const shipOf = ({ g, source }: Reading): number => g.tableau.on[source].find((id) => g.def(id).ship) ?? -1;
const hiding = ({ event }: Reading): number => event?.cards[0] ?? -1;

/** A ship that has vanished into a card of this kind; CR-79: what is phased cannot be targeted. */
export const inBerth: Filter = {
  test: ({ g }, id) => {
    const c = g.card(id);
    const held = c.zone === Zone.On && g.def(c.host).rules?.abilities?.some((a) => a.effect === vanishes) === true;
    return held && (c.status & Status.Phased) === 0;
  },
  pre: '',
  post: 'that has vanished',
};

const vanishes: Effect = {
  *run(r): Flow {
    const ship = hiding(r);
    berth.keep(r, r.g.card(ship).host);
    since.keep(r, r.g.state.turn.number);
    put(r.g, ship, Zone.On, r.source);
  },
  could: (r) => shipOf(r) < 0 && hiding(r) >= 0 && r.g.card(hiding(r)).zone === Zone.Space,
  text: 'relocate it here (capacity one ship)',
  hint: 1,
};

/** CR-64: your staffed ship cloaks or phases. */
export const mayVanishHere: Ability = ability('vanish', vanishes, {
  timing: { on: 'hides' },
  when: when('it is your staffed ship', (r) => r.event?.seat === r.you && whyNotStaffed(r.g, hiding(r)) === null),
});

/** Full turns of the player between the one in which it came and this one. */
const fullTurns = (r: Reading): number => Math.max(0, Math.floor((r.g.state.turn.number - since.read(r)) / 2) - 1);

/** Just before it shows itself it is back, and flies as far as it could have, once for each of those turns; this turn's RANGE is left. */
export const returnsToFly: Trigger = trigger(
  { on: 'shows-up' },
  {
    *run(r): Flow {
      const { g, you, source } = r;
      const ship = shipOf(r);
      put(g, ship, Zone.Space, berth.read(r));
      for (let n = fullTurns(r); n > 0; n--) {
        const from = g.card(ship).host;
        const line = g.state.lines[g.location(from).quadrant];
        const near = line.filter((l) => l === from || rangeTo(g, you, from, l) <= attribute(g, ship, 'range'));
        const question = { id: 'fly', text: '{card}: where does the ship fly?', card: source };
        put(g, ship, Zone.Space, spotLocation(yield* chooseSpot(g, you, near.map(locationSpot), question)));
      }
    },
    could: () => true,
    text: 'return it to its former location; it may move up to its full RANGE once for each of your full turns that it was here',
    hint: 1,
  },
  {
    when: when('it is the ship that is here', (r) => hiding(r) >= 0 && shipOf(r) === hiding(r)),
    text: 'just before that ship decloaks or dephases, return it to its former location; it may immediately move, up to its full RANGE, once for each of your full turns that it was here',
  },
);
