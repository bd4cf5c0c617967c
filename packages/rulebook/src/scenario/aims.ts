/** what an objective on the table is aimed at: what the file says, else the only thing that it could be. */
import { aimAt, type Game, isCardSpot, locationSpot, type Spot, spotLocation, Zone } from '@spaceline/engine';
import { readingOf } from '@spaceline/engine/language';
import type { Entry } from './entry.ts';
import type { Source } from './source.ts';

export class Aims {
  private readonly all: { id: number; said: unknown; e: Entry }[] = [];

  constructor(
    private readonly g: Game,
    private readonly src: Source,
    private readonly named: (name: string) => readonly number[],
  ) {}

  add(id: number, e: Entry): void {
    if (this.modeOf(id) !== undefined) this.all.push({ id, said: e.take('target'), e });
  }

  private modeOf(id: number) {
    return this.g.def(id).rules?.plays?.find((m) => m.aims);
  }

  /** When everything lies there that it may be aimed at. */
  settle(): void {
    for (const { id, said, e } of this.all)
      aimAt(this.g, id, said === undefined ? this.onlyOne(id, e) : this.spotNamed(id, String(said), e));
  }

  private spots(id: number): number[] {
    return this.modeOf(id)?.targets?.ids(readingOf(this.g, id)) ?? [];
  }

  private cardOf(spot: Spot): number {
    if (isCardSpot(spot)) return spot;
    const l = this.g.location(spotLocation(spot));
    return l.missions[0] ?? l.card;
  }

  /** What only names something (a species, an affiliation) is aimed at itself. */
  private onlyOne(id: number, e: Entry): Spot {
    const { g, src } = this;
    const targets = this.modeOf(id)!.targets;
    if (targets === null) return id;
    const spots = this.spots(id);
    if (spots.length === 1) return spots[0];
    const { title } = g.def(id);
    const some = [...new Set(spots.map((s) => g.def(this.cardOf(s)).title))].slice(0, 6).join(', ');
    throw src.fail(
      e.path,
      spots.length === 0
        ? `${title} is aimed at ${targets.one} (R-11.24), and there is none on this table: lay it out, or keep the card in the hand`
        : `${title} is aimed at ${targets.one} (R-11.24): say which as its "target", as ${some}`,
    );
  }

  private spotNamed(id: number, name: string, e: Entry): Spot {
    const { g, src } = this;
    const ids = this.named(name).filter((x) => g.card(x).zone >= Zone.Mission);
    if (ids.length === 0) throw src.fail([...e.path, 'target'], `there is no "${name}" on this table to be aimed at`);
    const meant = this.spots(id).find((s) =>
      isCardSpot(s)
        ? ids.includes(s)
        : [...g.location(spotLocation(s)).missions, g.location(spotLocation(s)).card].some((x) => ids.includes(x)),
    );
    if (meant !== undefined) return meant;
    const [card] = ids;
    const { zone, host } = g.card(card);
    const isPlace = zone === Zone.Mission || (zone === Zone.OnLocation && g.location(host).card === card);
    return isPlace ? locationSpot(host) : card;
  }
}
