/** Cards by the names that scenario files have for them: `Kes`, `Kes [voy]`, `Ayala [voy-114-b]`. */
import type { Card } from '../cards/index.ts';

/** The set that a title without one means: the first of these that has it, else the oldest (docs/scenarios.md, Cards). */
const PREFERRED = ['voy', 'bog', 'dom'];

export class References {
  private readonly byTitle = new Map<string, Card[]>();
  private readonly all = new Map<string, Card>();

  constructor(cards: Iterable<Card>) {
    for (const card of cards) {
      if (card.facts.token) continue;
      this.all.set(card.facts.id, card);
      const same = this.byTitle.get(card.facts.title);
      if (same === undefined) this.byTitle.set(card.facts.title, [card]);
      else same.push(card);
    }
  }

  private preferred(title: string): Card | undefined {
    const all = this.byTitle.get(title) ?? [];
    const fronts = all.filter((c) => !c.facts.id.endsWith('-back'));
    const some = fronts.length > 0 ? fronts : all;
    return PREFERRED.flatMap((set) => some.find((c) => c.facts.set === set) ?? [])[0] ?? some[0];
  }

  byId(id: string): Card | undefined {
    return this.all.get(id);
  }

  /** All that can be laid on a table: no backs. */
  get cards(): Card[] {
    return [...this.all.values()].filter((c) => !c.facts.id.endsWith('-back'));
  }

  /** The card that a name means; undefined where there is none. */
  cardOf(name: string): Card | undefined {
    const [, title, set] = /^(.*?)(?:\s*\[([a-z0-9-]+)\])?(?:\s*#\d+)?$/.exec(name.replace(/^[AB]:\s*/, '')) ?? [];
    if (title === undefined) return undefined;
    if (set === undefined) return this.preferred(title);
    return this.byTitle.get(title)?.find((c) => c.facts.id === set || c.facts.set === set);
  }

  /** The shortest name that means this card. */
  nameOf({ facts }: Card): string {
    if (this.preferred(facts.title)?.facts.id === facts.id) return facts.title;
    const inSet = (this.byTitle.get(facts.title) ?? []).filter((c) => c.facts.set === facts.set);
    return `${facts.title} [${inSet[0]?.facts.id === facts.id ? facts.set : facts.id}]`;
  }
}
