import {
  all,
  anyOf,
  bound,
  combinedOver,
  dilemma,
  having,
  ifThen,
  inOrder,
  no,
  ofThem,
  pick,
  present,
  random,
  simply,
  stop,
} from '@spaceline/engine/language';

export const garanianBolites = dilemma('Garanian Bolites', {
  encounter: simply(
    inOrder(
      pick('two', random(2, present)),
      ifThen(no(anyOf(combinedOver(ofThem('two'), 'cunning', 15), having('Hypospray'))), stop(all(bound('two')))),
    ),
  ),
});
