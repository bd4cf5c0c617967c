/** Treaties: two affiliations of the player recognise each other; they do not come to match. */
import { type Affiliation, affiliationBit, FIRST_IN_PLAY } from '@spaceline/engine';
import { type Definition, event, grant, playsOnTable, seedsOnTable, when } from '@spaceline/engine/language';

interface TreatyOptions {
  seeds?: boolean;
  /** plays for free while one of these is in play for you */
  freeWith?: readonly string[];
}

export const treaty = (title: string, parties: readonly Affiliation[], o: TreatyOptions = {}): Definition => {
  const bits = parties.map(affiliationBit);
  const party = (mask: number) => bits.some((b) => (mask & b) !== 0);
  const free = o.freeWith;
  const plays = [playsOnTable({ name: 'treaty' })];
  if (free) {
    const host = when(`you have ${free.join(' or ')} in play`, (ctx) =>
      ctx.g.state.cards.some(
        (c) => c.zone >= FIRST_IN_PLAY && c.controller === ctx.you && free.includes(ctx.g.def(c.id).title),
      ),
    );
    plays.unshift(
      playsOnTable({ name: 'free', free: true, when: host, text: `plays on table (for free if ${host.text})` }),
    );
  }
  return event(title, {
    seeds: o.seeds ? [seedsOnTable] : undefined,
    plays,
    modifiers: [
      grant(
        'mix',
        `your ${parties.join(' and ')} cards may mix and cooperate`,
        (_g, _source, a, b) => party(a) && party(b),
      ),
    ],
  });
};
