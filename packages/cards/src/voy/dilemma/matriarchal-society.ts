import { dilemma, female, someone, toGetPast } from '@spaceline/engine/language';

export const matriarchalSociety = dilemma('Matriarchal Society', {
  encounter: toGetPast(someone(female, 2)),
});
