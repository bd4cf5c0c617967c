/** The hive: the Borg of one player at one location, what they share, and what lets them in. */

import {
  hasIcon,
  isBorg,
  isHere,
  locationOf,
  metEarlierByBorg,
  personnelAt,
  playsBorg,
  spotOf,
  Zone,
} from '@spaceline/engine';
import {
  affiliation,
  both,
  type Condition,
  download,
  type Filter,
  type GrantModifier,
  grant,
  just,
  keyword,
  kin,
  may,
  mayReportHere,
  type Noun,
  ofType,
  people,
  type ReportModifier,
  type Selector,
  select,
  type Trigger,
  thisCard,
  titled,
  trigger,
  when,
  your,
} from '@spaceline/engine/language';
import { notInPlayYet } from '../reporting.ts';
import { whateverCan } from './choosing.ts';

/** "Your Borg", by affiliation or species. */
export const yourBorg: Noun = your(people).which(kin('Borg'));
/** */
export const drone: Filter = both(keyword('Drone'), affiliation('Borg'));

/** Borg by species, and of another affiliation. */
export const lostDrone: Filter = {
  test: (r, id) => keyword('Borg').test(r, id) && !isBorg(r.g, id),
  pre: 'non-[Borg] Borg',
  post: '',
};

/** nobody of the hive who is present with a [Com] Borg is put in stasis; whether that one is awake is not asked. */
export const keepsHiveAwake: GrantModifier = grant(
  'awake',
  'wherever [Com] Borg are present in the same hive, your Borg are not placed in stasis',
  (r, id) => {
    const { g, source, you } = r;
    if (!g.def(id).personnel || g.card(id).controller !== you || !isBorg(g, id)) return false;
    if (locationOf(g, id) < 0 || (id !== source && !isHere(g, source, id))) return false;
    return personnelAt(g, spotOf(g, id), you).some((x) => isBorg(g, x) && hasIcon(g, x, 'Com'));
  },
);

/** Borg personnel and Equipment report aboard. */
export const borgReportAboard: readonly ReportModifier[] = [
  mayReportHere(ofType('Equipment'), { place: 'aboard' }),
  mayReportHere(both(affiliation('Borg'), ofType('Personnel')), { place: 'aboard' }),
];

/** Where this drone is, your transporters reach through the SHIELDS of your opponent’s ships and facilities. */
export const transportersReachThrough: GrantModifier = grant(
  'through-shields',
  'where present, your transporters may beam through your opponent’s SHIELDS',
  (r, shielded, end) => {
    const { g, source, you } = r;
    const at = spotOf(g, source);
    return g.card(shielded).controller !== you && (end === at || shielded === at);
  },
);

/** "When reported, may download … and … (if not in play)." */
export const fetchesWhenReported = (...titles: readonly string[]): Trigger => {
  const fetched = whateverCan(...titles.map((t) => may(download(both(titled(t), notInPlayYet)))));
  return trigger({ on: 'reported' }, fetched, {
    when: just(thisCard),
    optional: true,
    text: `when reported, may download ${titles.join(' and ')} (if not in play)`,
  });
};

// ----- adapting

/** What your Borg have just met with a [Com] Borg among them, and met before. */
export const metBefore: Filter = {
  test: ({ g, you, event }, id) =>
    event?.seat === you &&
    event.cards.some((x) => isBorg(g, x) && hasIcon(g, x, 'Com')) &&
    metEarlierByBorg(g, you, id),
  pre: '',
  post: 'by your [Com] Borg, if your Borg met it, or a copy, in an earlier turn',
};

/** What the opponent's personnel has just used who struck down one of your [Com] Borg. */
export const justUsedOnYourBorg = (weapons: Filter): Selector => ({
  ...select(`a ${weapons.pre} just used to stun or mortally wound one of your [Com] Borg`, 'such weapons', (r) => {
    const { g, you, event } = r;
    if (event === null || event.card < 0) return [];
    const [loser] = event.cards;
    if (g.card(loser).controller !== you || !isBorg(g, loser) || !hasIcon(g, loser, 'Com')) return [];
    const used = g.tableau.attribute.filter(
      ({ card, modifier: m }) =>
        m.attributes.includes('strength') && weapons.test(r, card) && m.applies(g, card, event.card),
    );
    return [...new Set(used.map((s) => s.card))];
  }),
  theirs: true,
});

/** your Borg have adapted to all weapons of the title that this card lies on. */
export const adaptedToThatWeapon: GrantModifier = grant(
  'adapted',
  'your Borg are immune to all weapons of that exact title',
  ({ g, source, you }, borg, weapon) => {
    const { host, zone } = g.card(source);
    return (
      zone === Zone.On &&
      g.card(borg).controller === you &&
      isBorg(g, borg) &&
      g.def(weapon).title === g.def(host).title
    );
  },
);

// ----- ships and crews of the hive

// ----- who has died, who is assimilated

/** whoever has stocked Borg plays Borg. */
export const opponentPlaysBorg: Condition = when('your opponent plays Borg', ({ g, opponent }) =>
  playsBorg(g, opponent),
);
export const youPlayBorg: Condition = when('you play Borg', ({ g, you }) => playsBorg(g, you));
