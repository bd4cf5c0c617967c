/** where in a Nor somebody is of whom the file says only "aboard", and at which of its sites a ship is docked. */
import { dock, type Game, isNor, isSite, put, sitesOf, Zone } from '@spaceline/engine';
import { readingOf } from '@spaceline/engine/language';
import type { Path, Source } from './source.ts';

const titles = (g: Game, sites: readonly number[]): string => sites.map((id) => g.def(id).title).join(', ');

export class Rooms {
  private readonly inside: { id: number; path: Path }[] = [];
  private readonly docked: { ship: number; path: Path }[] = [];

  constructor(
    private readonly g: Game,
    private readonly src: Source,
  ) {}

  /** Somebody, or something, is listed in a ship, facility or site. */
  listed(id: number, host: number, path: Path): void {
    if (isNor(this.g, host) && !isSite(this.g, id)) this.inside.push({ id, path });
  }

  /** A ship is listed as docked there. */
  moored(ship: number, at: number, path: Path): void {
    if (isNor(this.g, at) || isSite(this.g, at)) this.docked.push({ ship, path });
  }

  /** Where there is only one site, it is meant. */
  enter(): void {
    const { g, src } = this;
    for (const { id, path } of this.inside) {
      const station = g.card(id).host;
      const sites = sitesOf(g, station);
      if (sites.length === 1) put(g, id, Zone.Aboard, sites[0]);
      else {
        const which = sites.length === 0 ? 'give it "sites"' : `say at which of its sites, ${titles(g, sites)}`;
        src.fail(
          path,
          `${g.def(station).title} has no inside but its sites (R-11.40): ${which}, each with who is "here"`,
        );
      }
    }
  }

  /** Of several docking sites the first that takes the ship. */
  dock(): void {
    const { g, src } = this;
    for (const { ship, path } of this.docked) {
      const at = g.card(ship).dock;
      const { controller } = g.card(ship);
      const takes = (site: number): boolean =>
        g.def(site).rules?.docks?.takes(readingOf(g, site), ship, controller) === true;
      if (isSite(g, at)) {
        const { rules, title } = g.def(at);
        if (rules !== null && rules.docks === undefined)
          src.fail(
            path,
            `no ship docks at ${title}; the docking sites are Docking Pads, Docking Ports and Docking Pylons (R-11.43)`,
          );
        continue;
      }
      dock(g, ship, -1);
      const site = sitesOf(g, at).find(takes);
      if (site === undefined)
        throw src.fail(
          path,
          `no site of ${g.def(at).title} takes ${g.def(ship).title} (R-11.43): write it under "docked" of one of its "sites", or under "ships"`,
        );
      dock(g, ship, site);
    }
  }
}
