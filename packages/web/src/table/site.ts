import { cardsIn, type Site, type Unit } from './model/places.ts';
import { useUi } from './ui.ts';

/** The site that is looked at: the chosen one, one that is chosen from, else the first with somebody in it. */
export function useSite(station: Unit): Site | undefined {
  const chosen = useUi((u) => u.site);
  const group = useUi((u) => u.group);
  const at = (spot: number | null | undefined) => station.sites.find((x) => x.id === spot);
  return (
    at(group?.option.from) ??
    at(chosen) ??
    station.sites.find((x) => x.unit.people.length > 0) ??
    station.sites.find((x) => cardsIn(x.unit).length > 0) ??
    station.sites[0]
  );
}
