import { boost, either, event, itsHost, keyword, noLonger, playsOn, ships, your } from '@spaceline/engine/language';

const it = itsHost('ship');
const cargo = either(keyword('Freighter'), keyword('Transport'), keyword('Merchant vessel'));

export const system5Disruptors = event('System 5 Disruptors', {
  plays: [playsOn(your(ships).which(cargo))],
  modifiers: [
    boost(['weapons'], 4, it),
    boost(['shields'], -1, it),
    noLonger('Freighter', it),
    noLonger('Transport', it),
    noLonger('Merchant vessel', it),
  ],
});
