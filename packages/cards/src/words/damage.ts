/** What Tactics do to those aboard what they hit, and as damage markers. */
import {
  type Attribute,
  chooseCard,
  disabled,
  type Flow,
  hasTransporters,
  inStasis,
  isSpaceLocation,
  locationOf,
  mayBeAssimilated,
  personnelAt,
  roomsOf,
  sitesOf,
} from '@spaceline/engine';
import {
  type Effect,
  type Filter,
  type ForbidModifier,
  forbid,
  type GrantModifier,
  grant,
  kill,
  type OfflineModifier,
  type Picker,
  passes,
  type Reading,
  random,
  reach,
  select,
  squeeze,
  takesOffLine,
  titled,
} from '@spaceline/engine/language';

const noun = (f: Filter, word: string): string => squeeze(`${f.pre} ${word} ${f.post}`);

// ----- those aboard what is hit

/** One of those aboard, at random; on a Nor one of those at one site, whose choice is `chooser`'s. */
const oneAboard = (
  chooser: 'you' | 'opponent',
  victims: (r: Reading, room: number) => number[],
  words: string,
): Picker => ({
  *pick(r): Flow<number[]> {
    const { g } = r;
    const rooms = roomsOf(g, r.target).filter((x) => victims(r, x).length > 0);
    if (rooms.length === 0) return [];
    const question = { id: 'site', text: '{card}: at which site?', card: r.source };
    const room = yield* chooseCard(g, chooser === 'you' ? r.you : r.opponent, rooms, question);
    return yield* random(
      1,
      select('personnel', 'personnel', () => victims(r, room)),
    ).pick(r);
  },
  any: (r) => [r.target, ...sitesOf(r.g, r.target)].some((x) => victims(r, x).length > 0),
  atRandom: true,
  text: words,
  hint: 1,
});

/** Of the crew of what you hit. */
export const oneOfTheCrewHit: Picker = oneAboard(
  'you',
  ({ g, opponent }, room) => personnelAt(g, room, opponent).filter((id) => mayBeAssimilated(g, id)),
  'one of the crew of the target (random selection; on a Nor, from a site of your choice)',
);

// ----- as a damage marker

/** whosever they are, intruders and captives among them: but nobody in stasis. */
const everybodyIn = ({ g }: Reading, room: number): number[] =>
  g.tableau.aboard[room].filter((id) => g.def(id).personnel && !inStasis(g, id));

/** One personnel aboard, at random. */
export const casualties: Effect = kill(
  oneAboard(
    'opponent',
    everybodyIn,
    'one personnel aboard (random selection; on a Nor, at a site of your opponent’s choice)',
  ),
);

/** One such personnel aboard, at random; on a Nor, whoever is at that site. */
export const casualtiesAmong = (f: Filter, site: string): Effect => {
  const there = titled(site);
  const victims = (r: Reading, room: number): number[] => {
    if (room === r.target) return everybodyIn(r, room).filter((id) => f.test(r, id));
    return there.test(r, room) ? everybodyIn(r, room) : [];
  };
  return kill(
    oneAboard(
      'opponent',
      victims,
      `one ${noun(f, 'personnel')} aboard (random selection; on a Nor, one personnel at ${site})`,
    ),
  );
};

const marked = reach('the damaged card', ({ g, source }, id) => g.card(source).host === id);

/** Something of the damaged card is off line while the marker is on it (BOG-42). */
export const offline = (what: string): OfflineModifier => ({
  ...takesOffLine(what, marked),
  text: `${what} off line`,
});

/** Whatever enhances the attribute (BOG-43). */
export const enhancementsOffline = (name: Attribute): OfflineModifier => ({
  ...offline(`${name} enhancements`),
  text: `${name.toUpperCase()} enhancements off line`,
});

/** BOG-42: the crew of the damaged ship sees nothing in space. */
export const sensorsOffline: ForbidModifier = forbid(
  'attempt-with',
  'sensors off line: the crew cannot attempt space missions',
  { rule: 'BOG-42', text: 'The ship’s sensors are off line' },
  (r, ship) => marked.has(r, ship) && isSpaceLocation(r.g, locationOf(r.g, ship)),
);

/** From and to ships of the other player, with transporters that such personnel operate. */
export const opponentMayBeamThroughShields = (operator: Filter): GrantModifier =>
  grant(
    'through-shields',
    `your opponent may beam through the SHIELDS with transporters that ${noun(operator, 'personnel')} operate`,
    (r, ship, end) => {
      const { g } = r;
      if (!marked.has(r, ship) || end < 0 || g.card(end).controller === g.card(ship).controller) return false;
      // the stopped may operate them for others
      const crew = personnelAt(g, end, g.card(end).controller).filter((id) => !disabled(g, id));
      return hasTransporters(g, end) && crew.some((id) => passes(g, operator, id));
    },
  );
