import {
  all,
  anything,
  dilemma,
  ifThen,
  inOrder,
  isOdd,
  relocate,
  stop,
  titled,
  totalOf,
} from '@spaceline/engine/language';
import { facedByThree, theThree } from '../../chula.ts';

export const chulaTheAbyss = dilemma('Chula: The Abyss', {
  encounter: facedByThree(
    ifThen(
      isOdd(totalOf('cunning', theThree)),
      inOrder(stop(all(theThree)), relocate(all(theThree), anything.which(titled("Quark's Bar")))),
    ),
  ),
});
