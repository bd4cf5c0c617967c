import {
  affiliation,
  all,
  allOf,
  anything,
  byYou,
  chosen,
  discard,
  either,
  faceUp,
  forEach,
  icon,
  incident,
  inOrder,
  keyword,
  mortallyWounds,
  ofType,
  pick,
  playsOnTable,
  seedsOnTable,
  stuns,
  titled,
  trigger,
  youChoose,
  your,
} from '@spaceline/engine/language';
import { oneForAllCopies } from '../../words/lasting-cards.ts';
import { probes } from '../../words/probing.ts';
import { gearThere, happensOnAPlanet, peopleThere } from '../../words/whenever.ts';

/** They aim at one target each, and probe once for all of them. */
const snipers = your(anything).which(titled('Sniper')).which(faceUp);
const targets = all(chosen('target'));
const hit = either(icon('Stf'), icon('KW'), icon('Maq'), ofType('Equipment'));
const glancing = either(ofType('Objective'), ofType('Interrupt'), ofType('Doorway'), icon('AU'));
const spotted = either(affiliation('Federation'), affiliation('Ferengi'), affiliation('Borg'), icon('Cmd'));

const shoot = inOrder(
  pick('target', youChoose(forEach(snipers), peopleThere)),
  probes(
    'beneath',
    { on: hit, effect: mortallyWounds(targets) },
    { on: glancing, effect: stuns(targets) },
    { on: spotted, effect: discard(all(snipers)) },
  ),
);

export const sniper = incident('Sniper', {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  triggers: [
    oneForAllCopies(
      trigger({ on: 'personnel-battle' }, shoot, {
        when: allOf(byYou, happensOnAPlanet, gearThere(either(keyword('phaser'), keyword('disruptor')))),
      }),
    ),
  ],
});
