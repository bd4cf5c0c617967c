/** Probing with a table of outcomes (R-11.27): the lines are read from the top, and the first that fits counts. */
import {
  AFFILIATIONS,
  type Affiliation,
  affiliationBit,
  type Flow,
  GameEvent,
  hide,
  respond,
  shown,
  toPile,
  Zone,
} from '@spaceline/engine';
import { type Condition, type Effect, type Filter, list, spoke, titled, when } from '@spaceline/engine/language';
import { probe } from '../probing.ts';
import { named } from './phrases.ts';

interface Line {
  /** without it the line is for every card */
  on?: Filter;
  effect?: Effect;
  /** the card that was turned up is drawn */
  drawn?: true;
}

/** Where the card goes that was turned up, and how the text puts it; beneath the draw deck goes without saying (R-11.27). */
const KEPT = {
  atop: 'the card stays atop your draw deck',
  beneath: '',
  drawn: 'then draw the card',
  discarded: 'then discard the card',
} as const;
const PILES = { beneath: Zone.Deck, drawn: Zone.Hand, discarded: Zone.Discard } as const;

const isAffiliation = (name: string): name is Affiliation => (AFFILIATIONS as readonly string[]).includes(name);

/** One of these icons stands anywhere on the card: as its own, as what staffs it, or in its text. Affiliations are named. */
export const showsIcon = (...icons: readonly string[]): Filter => {
  for (const i of icons) spoke(isAffiliation(i) ? 'affiliation' : 'icon', i);
  return {
    test: ({ g }, id) => {
      const { facts, affiliations } = g.def(id);
      return icons.some(
        (i) =>
          (isAffiliation(i) ? (affiliations & affiliationBit(i)) !== 0 : facts.icons.includes(i)) ||
          facts.staffing?.includes(i) ||
          facts.textIcons?.includes(i),
      );
    },
    pre: list(
      icons.map((i) => `[${i}]`),
      'or',
    ),
    post: '',
  };
};

const lineText = (l: Line): string =>
  `${l.on === undefined ? 'otherwise' : named(l.on)}: ${l.drawn ? 'draw it' : l.effect?.text}`;

/** Under this name a line finds the card that was turned up. */
export const TURNED = 'turned';

/** The card that is turned up goes where the text says, and then the line is read. */
export const probes = (kept: keyof typeof KEPT, ...lines: readonly Line[]): Effect => ({
  *run(r): Flow {
    for (;;) {
      const [card] = r.g.deck(r.you);
      if (card === undefined) return;
      const line = lines.find((l) => l.on === undefined || l.on.test(r, card));
      probe(r.g, r.you, r.source, card, line === undefined ? null : lineText(line));
      r.bind(TURNED, [card]);
      const turned = new GameEvent('probed', r.you, r.source, [card]);
      yield* respond(r.g, turned);
      // whoever answered has seen it; nobody may recognise it after a shuffle
      hide(r.g, [card]);
      // a text may have the result ignored, and another card turned up
      if (turned.cancelled) continue;
      if (line?.drawn) toPile(r.g, card, Zone.Hand);
      else if (kept !== 'atop') toPile(r.g, card, PILES[kept], kept === 'beneath' ? 'bottom' : 'top');
      if (line?.effect !== undefined) yield* line.effect.run(r);
      r.g.tell(() => ({ kind: 'probe-over', who: r.you, by: shown(r.g, r.source), fits: line !== undefined }));
      return;
    }
  },
  could: ({ g, you }) => g.deck(you).length > 0,
  parts: lines.flatMap((l) => l.effect ?? []),
  text: `probe${KEPT[kept] === '' ? '' : ` (${KEPT[kept]})`}: ${lines.map(lineText).join('; ')}`,
  hint: lines.reduce((sum, l) => sum + (l.effect?.hint ?? 1), 0) / Math.max(1, lines.length),
});

/** What was just turned up counts for nothing: it is drawn or discarded, and the next card is turned up. */
export const probesAgain = (kept: 'drawn' | 'discarded'): Effect => ({
  *run({ g, event }): Flow {
    if (event === null) return;
    for (const id of event.cards) toPile(g, id, PILES[kept]);
    event.cancelled = true;
  },
  could: ({ g, you, event }) => event !== null && !event.cancelled && g.deck(you).length > 1,
  text: `${kept === 'drawn' ? 'ignore the result, draw the card that was turned up' : 'discard the card that was turned up'} and probe again`,
  hint: 2,
});

/** You have just probed for an objective of that title. */
export const youProbedFor = (title: string): Condition => {
  const f = titled(title);
  return when(`you just probed for ${title}`, (r) => r.event?.seat === r.you && f.test(r, r.event.card));
};
