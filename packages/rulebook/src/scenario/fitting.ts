/** What can be said of which card, and what may stand in which list: whatever means nothing is refused with a word about what does. */
import type { CardDef } from '@spaceline/engine';
import type { Entry } from './entry.ts';
import type { Source } from './source.ts';

type Kind = (d: CardDef) => boolean;

/** interrupts that fight aboard a ship are as good as people */
const person: Kind = (d) => d.personnel || d.rules?.boards === true;
/** a dilemma that flies about by itself is as good as a ship */
const ship: Kind = (d) => d.ship || d.icons.has('Self');
const facility: Kind = (d) => d.facility;
const station: Kind = (d) => d.facility && d.facts.class === 'Station';
const equipment: Kind = (d) => d.equipment || d.facts.type === 'Artifact';
const vermin: Kind = (d) => ['Tribble', 'Trouble'].includes(d.facts.type);
const site: Kind = (d) => d.facts.type === 'Site';
const tactic: Kind = (d) => d.facts.type === 'Tactic';
const mission: Kind = (d) => d.mission;
const place: Kind = (d) => mission(d) || d.facts.type === 'Time Location';
const either =
  (...kinds: Kind[]): Kind =>
  (d) =>
    kinds.some((fits) => fits(d));
const neither =
  (...kinds: Kind[]): Kind =>
  (d) =>
    !either(...kinds)(d);

/** it lies on the table, aimed at something */
const aims: Kind = (d) => d.rules?.plays?.some((m) => m.aims) === true;
/** a pod, a rift or a trap may keep people as a ship does */
const keeps: Kind = neither((d) => d.personnel, equipment, vermin, mission, tactic);

interface Fit {
  readonly fits: Kind;
  /** what it is for */
  readonly of: string;
  /** what to write instead */
  readonly instead: string;
}

const bodies = either(person, ship, facility, equipment);
const LEAVE_OUT = 'leave it out';
const ON = 'cards that are played on something, dilemmas among them, stand under "on" of what they are on';

const holds: Fit = {
  fits: either(ship, facility, site),
  of: 'ships, facilities and sites, and what else people can be in',
  instead: 'people who are together stand in one list, "planet" or the "crew" of a ship, and equipment beside them',
};

/** Keys of a card in play, and the cards of which they say something. */
export const CONDITIONS: Readonly<Record<string, Fit>> = {
  stopped: { fits: bodies, of: 'people, ships, facilities and equipment', instead: LEAVE_OUT },
  disabled: { fits: bodies, of: 'people, ships, facilities and equipment', instead: LEAVE_OUT },
  stasis: { fits: bodies, of: 'people, ships, facilities and equipment', instead: LEAVE_OUT },
  // CR-63, CR-73: people can be cloaked by themselves, with the equipment that they take along
  cloaked: { fits: bodies, of: 'ships, facilities, people and equipment', instead: LEAVE_OUT },
  phased: { fits: bodies, of: 'ships, facilities, people and equipment', instead: LEAVE_OUT },
  deactivated: {
    fits: (d) => d.hologram,
    of: 'holograms',
    instead: 'others are "disabled"',
  },
  infiltrating: {
    fits: (d) => d.infiltrates,
    of: 'people with an infiltration icon (DOM-21)',
    instead:
      'whoever else stands among the other player’s people is an intruder: write "owner", or "intruders" of the ship',
  },
  exposed: { fits: (d) => d.infiltrates, of: 'people with an infiltration icon (DOM-21)', instead: LEAVE_OUT },
  'face-down': {
    fits: (d) => d.hidesAgenda,
    of: 'hidden agendas (R-4.40)',
    instead: 'a card that nobody has seen is a seed, or in a hand or deck',
  },
  assimilated: { fits: (d) => d.personnel, of: 'people', instead: 'a place or ship is "scouted", not assimilated' },
  scouted: { fits: ship, of: 'ships and locations', instead: LEAVE_OUT },
  target: {
    fits: aims,
    of: 'cards on the table that are aimed at something (R-11.24)',
    instead: 'a card that is played on another stands under "on" of that one',
  },
  captive: {
    fits: (d) => d.personnel,
    of: 'people',
    instead: 'a ship or station that was taken stands on the side of its new controller, with its "owner"',
  },
  countdown: {
    fits: (d) => d.facts.countdown !== undefined,
    of: 'cards with a countdown icon',
    instead: 'give it to the card that counts, which may be "on" this one',
  },
  damage: {
    fits: either(ship, facility),
    of: 'ships and facilities',
    instead: 'people are "stopped", "disabled" or in the "discard" pile',
  },
  'range-used': { fits: ship, of: 'ships', instead: 'who has moved already is "stopped"' },
  landed: { fits: ship, of: 'ships', instead: 'whoever is on the planet stands under "planet"' },
  uncontrolled: { fits: facility, of: 'stations', instead: 'the side on which a card stands controls it' },
  crew: holds,
  aboard: { ...holds, fits: keeps },
  intruders: { ...holds, fits: keeps },
  under: {
    fits: neither(facility, (d) => d.mission),
    of: 'cards in play with others stacked beneath them',
    instead: 'what lies beneath a station or a mission are its "seeds"',
  },
  carries: {
    fits: ship,
    of: 'ships',
    instead: 'ships at a facility are "docked", equipment stands in the same list as who carries it',
  },
  docked: {
    fits: either(facility, site),
    of: 'facilities and docking sites, and lists ships',
    instead: 'a ship in another’s bay is in its "carries"; where a facility stands is its location',
  },
  sites: { fits: station, of: 'stations', instead: 'who is in a facility without sites is "aboard"' },
  here: { fits: site, of: 'sites', instead: 'who is in a ship or facility is "aboard"' },
  seeds: { fits: station, of: 'stations and locations', instead: 'seed cards lie under a location' },
};

const inside: Fit = {
  fits: either(person, equipment, vermin, ship),
  of: 'people, equipment and ships',
  instead: `${ON}; the sites of a station stand under its "sites"`,
};
const ships: Fit = {
  fits: ship,
  of: 'ships',
  instead: 'people stand in a "crew" or under "planet", stations under "facilities"',
};

/** Lists of cards, and who may stand in them; a list that is not here may hold any card. */
const MEMBERS: Readonly<Record<string, Fit>> = {
  crew: inside,
  aboard: inside,
  intruders: inside,
  here: inside,
  planet: {
    fits: either(person, equipment, vermin, ship, facility),
    of: 'people, equipment, landed ships and facilities',
    instead: ON,
  },
  ships,
  carries: ships,
  docked: ships,
  facilities: {
    fits: facility,
    of: 'facilities',
    instead: 'ships stand under "ships", sites under the "sites" of a station',
  },
  sites: { fits: site, of: 'sites', instead: 'who is at a site stands in its "here"' },
  damage: { fits: tactic, of: 'Tactics', instead: ON },
  tactics: { fits: tactic, of: 'Tactics', instead: 'other cards are in the "deck", "q" or "tent"' },
  missions: { fits: mission, of: 'missions', instead: 'the other seed cards are the "seeds"' },
  also: { fits: mission, of: 'missions', instead: 'a location that another card makes is an entry with "card"' },
  on: {
    fits: neither(
      (d) => d.personnel,
      (d) => d.ship,
      facility,
      site,
      place,
      tactic,
    ),
    of: 'cards that are played on something',
    instead: 'people stand in a "crew" or under "planet", Tactics that damage a ship in its "damage"',
  },
  card: {
    fits: neither(
      (d) => d.personnel,
      (d) => d.ship,
      // CR-168: a headquarters may make its place in another time
      (d) => facility(d) && d.rules?.time === undefined,
      site,
      equipment,
      tactic,
    ),
    of: 'cards that are a location of their own',
    instead: 'people, ships and facilities stand on a side, "A" or "B", of a location',
  },
  table: {
    fits: neither(
      (d) => d.personnel,
      (d) => d.ship,
      facility,
      site,
      place,
      tactic,
    ),
    of: 'cards that are played on the table',
    instead: 'what stands at a location is said in the "spaceline"',
  },
};

const named = (d: CardDef): string => `${d.title} (${d.facts.type})`;

/** Complains of a card that cannot be in this list, or of which something is said that no such card can be. */
export function checkFit(src: Source, list: string, e: Entry, d: CardDef): void {
  const member = Object.hasOwn(MEMBERS, list) ? MEMBERS[list] : null;
  if (member !== null && !member.fits(d))
    src.fail(e.path, `"${list}" is for ${member.of}, not for ${named(d)}; ${member.instead}`);
  const key = e.those(Object.keys(CONDITIONS)).find((k) => e.says(k) && !CONDITIONS[k].fits(d));
  if (key === undefined) return;
  const { of, instead } = CONDITIONS[key];
  src.fail([...e.path, key], `"${key}" is not honoured here: it is for ${of}, not for ${named(d)}; ${instead}`);
}

/** What to say of a key that fits the card and says nothing where it lies. */
export function complainOfPlace(src: Source, e: Entry, key: string): never {
  const list = String(e.path.at(-2));
  const instead =
    key === 'landed'
      ? 'a landed ship stands under "ships" or "planet"'
      : 'it says something of a card in play: put the card into play, or leave it out';
  src.fail([...e.path, key], `"${key}" is not honoured in "${list}"; ${instead}`);
}
