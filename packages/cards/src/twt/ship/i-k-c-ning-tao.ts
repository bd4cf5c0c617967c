import { affiliation, boost, forEach, opposing, ship, ships, thisCard } from '@spaceline/engine/language';

const foes = opposing(ships).which(affiliation('Dominion')).here;

export const ikcNingTao = ship("I.K.C. Ning'tao", { modifiers: [boost(['shields'], forEach(foes, 2), thisCard)] });
