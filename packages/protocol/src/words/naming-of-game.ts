/** What a viewer calls things, from a game: for the terminal, the server and tests. A client has only its view (naming.ts). */
import {
  abilityCalled,
  type Card,
  FIRST_IN_PLAY,
  type Game,
  mayName,
  type Viewer,
  type Words,
  wayCalled,
  Zone,
} from '@spaceline/engine';
import { type Seen, whereIs } from './called.ts';
import { ENGLISH, type Language } from './language.ts';
import { type Naming, namingFrom, SEAT_NAMES } from './naming.ts';

function seenOf(g: Game, viewer: Viewer, names: readonly Words[] = SEAT_NAMES, language = ENGLISH): Seen {
  const isThere = ({ zone }: Card): boolean => zone >= FIRST_IN_PLAY && zone !== Zone.Mission;
  const titleOf = (id: number): string | null => (mayName(g, viewer, id) ? g.def(id).title : null);
  return {
    viewer,
    language,
    locations: g.state.locations,
    lines: g.state.lines,
    card(id) {
      const c = g.state.cards[id];
      if (c === undefined) return null;
      const { title, facts } = g.def(id);
      const named = mayName(g, viewer, id);
      return {
        title: named ? title : null,
        type: named ? facts.type : null,
        printing: named ? facts.id : null,
        controller: c.controller,
        zone: c.zone,
        host: c.host,
      };
    },
    titled: (title) =>
      g.state.cards
        .filter((c) => isThere(c) && (title === null || g.defs[c.def].title === title) && titleOf(c.id) === title)
        .map((c) => c.id),
    inHand: (title, seat) =>
      g.state.cards
        .filter((c) => c.zone === Zone.Hand && c.controller === seat && titleOf(c.id) === title)
        .map((c) => c.id),
    owner: (id) => g.card(id).owner,
    seat: (seat) => names[seat],
  };
}

export function namingOf(
  g: Game,
  viewer: Viewer,
  names: readonly Words[] = SEAT_NAMES,
  language: Language = ENGLISH,
): Naming {
  const { catalogue } = g.rules;
  const called = (printing: string, how: typeof wayCalled, mark: string): Words | null => {
    const def = catalogue.byId(printing);
    return def === undefined ? null : how(def, mark);
  };
  return namingFrom(
    seenOf(g, viewer, names, language),
    {
      title: (printing) => catalogue.byId(printing)?.title ?? printing,
      ability: (printing, mark) => called(printing, abilityCalled, mark),
      way: (printing, mark) => called(printing, wayCalled, mark),
    },
    (id) => g.def(id).facts.id,
  );
}

/** "aboard Kazon Raider", "at Liberation"; '' where there is nothing to say. */
export const whereOf = (g: Game, { viewer, language }: Pick<Naming, 'viewer' | 'language'>, id: number): Words =>
  whereIs(seenOf(g, viewer, SEAT_NAMES, language), id);
