import {
  ability,
  facilities,
  gear,
  incident,
  playsOn,
  seedsOn,
  skilled,
  titled,
  your,
} from '@spaceline/engine/language';
import { cashesIn } from '../../words/latinum.ts';
import { sitesCalled } from '../../words/sites.ts';
import { eitherOf } from '../../words/who-and-where.ts';
import { world } from '../../worlds.ts';

const counters = eitherOf(
  world('Ferenginar'),
  eitherOf(facilities.which(titled('Ferengi Trading Post')), sitesCalled("Quark's Bar")),
);

/** That Subspace Interference nullifies it is for that card to say. */
export const hqFerengiCreditExchange = incident('HQ: Ferengi Credit Exchange', {
  seeds: [seedsOn(counters)],
  plays: [playsOn(counters)],
  abilities: [
    ability('exchange', cashesIn(3, your(gear).which(titled('Gold-Pressed Latinum')).present, 2), {
      limit: { times: 1, per: 'turn', by: 'card and player' },
      when: skilled('Acquisition'),
      byAnyone: true,
    }),
  ],
});
