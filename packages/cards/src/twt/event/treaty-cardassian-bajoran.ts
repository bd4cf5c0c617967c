import { treaty } from '../../treaties.ts';

export const treatyCardassianBajoran = treaty('Treaty: Cardassian/Bajoran', ['Cardassian', 'Bajoran'], {
  freeWith: ['Bareil Antos', 'Kai Winn', 'Turrel'],
});
