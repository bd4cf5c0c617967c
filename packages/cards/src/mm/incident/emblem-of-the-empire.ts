import {
  anything,
  either,
  facilities,
  icon,
  incident,
  mayAttack,
  ships,
  staffed,
  titled,
  your,
} from '@spaceline/engine/language';
import { makesImmune } from '../../nullifying.ts';
import { mayMix } from '../../treaties.ts';
import { emblemComes, oreUnitsUnderFederation, oreUnitsWithEngineers } from '../../words/emblems.ts';
import { anyCard } from '../../words/permissions.ts';

const empire = icon('TE');
const subjects = either(empire, titled('Benjamin Sisko', 'Jake Sisko', 'Rom', 'Quark'));
const storms = 'Navigate Plasma Storms';

export const emblemOfTheEmpire = incident('Emblem of the Empire', {
  ...emblemComes,
  modifiers: [
    mayMix(subjects),
    mayAttack(your(anything).which(subjects), anyCard),
    makesImmune(your(facilities).which(empire), storms),
    makesImmune(your(ships).which(empire).which(staffed), storms),
    oreUnitsWithEngineers(titled('Mirror Terok Nor')),
    oreUnitsUnderFederation,
  ],
});
