/** Whom a continuous text reaches: others present, ships at the same location. */
import { type Game, isHere, present, Zone } from '@spaceline/engine';
import type { Filter, Reach } from '@spaceline/engine/language';

const words = (f: Filter, noun: string): string => `${f.pre} ${noun} ${f.post}`.replace(/\s+/g, ' ').trim();
const everybody: Filter = { test: () => true, pre: '', post: '' };

const yours = (g: Game, source: number, id: number): boolean => g.card(id).controller === g.card(source).controller;

/** Other personnel present, whoever's they are. */
export const othersPresent = (f: Filter): Reach => ({
  applies: (g, source, id) => id !== source && g.def(id).personnel && present(g, source, id) && f.test(g, id),
  text: `each other ${words(f, 'personnel')} present`,
});

export const yourOthersHere = (f: Filter): Reach => ({
  applies: (g, source, id) =>
    id !== source && g.def(id).personnel && yours(g, source, id) && isHere(g, source, id) && f.test(g, id),
  text: `each of your other ${words(f, 'personnel')} here`,
});

export const yourShipsHere = (f: Filter = everybody): Reach => ({
  applies: (g, source, id) => g.def(id).ship && yours(g, source, id) && isHere(g, source, id) && f.test(g, id),
  text: `each of your ${words(f, 'ships')} at the same location`,
});

/** The ship this personnel is aboard, if it is the same player's. */
export const yourShipAboard = (f: Filter = everybody): Reach => ({
  applies: (g, source, id) => {
    const c = g.card(source);
    return c.zone === Zone.Aboard && c.host === id && g.def(id).ship && yours(g, source, id) && f.test(g, id);
  },
  text: `${words(f, 'ship')} of yours that has this personnel aboard`,
});
