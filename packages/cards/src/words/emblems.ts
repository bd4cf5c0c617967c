/** The emblems of Alliance and Empire: how they come, and what they do for ore. */
import { personnelAt, skillNumber, totalSkill, vesselOf } from '@spaceline/engine';
import {
  affiliation,
  download,
  type Filter,
  type GrantModifier,
  may,
  type PlayMode,
  playsOnTable,
  type SeedMode,
  seedsOnTable,
  titled,
} from '@spaceline/engine/language';
import { makesImmune } from '../nullifying.ts';
import { processesOre } from './sites.ts';

const diplomacy = may(download(titled('The Art of Diplomacy')));

export const emblemComes: { seeds: SeedMode[]; plays: PlayMode[] } = {
  seeds: [{ ...seedsOnTable, effect: diplomacy }],
  plays: [playsOnTable({ effect: diplomacy, stays: true })],
};

const unit = titled('Ore Processing Unit');
const federation = affiliation('Federation');
const ENGINEER = skillNumber('ENGINEER');

/** On a station of that kind, with two ENGINEER of its controller at the site (R-11.40). */
export const oreUnitsWithEngineers = (station: Filter): GrantModifier =>
  makesImmune(
    {
      has: (r, id) => {
        if (!unit.test(r, id)) return false;
        const nor = vesselOf(r.g, id);
        const hands = personnelAt(r.g, id, r.g.card(nor).controller);
        return station.test(r, nor) && totalSkill(r.g, hands, ENGINEER) >= 2;
      },
      each: `Ore Processing Unit on ${station.named ? station.pre : `${station.pre} Nors`}, with 2 ENGINEER present,`,
    },
    'Reactor Overload',
  );

const mirror = titled('Mirror Terok Nor');
export const oreUnitsUnderFederation: GrantModifier = processesOre.at({
  has: (r, id) => unit.test(r, id) && mirror.test(r, vesselOf(r.g, id)) && federation.test(r, vesselOf(r.g, id)),
  each: 'Ore Processing Unit on Mirror Terok Nor while under [Fed] control',
});
