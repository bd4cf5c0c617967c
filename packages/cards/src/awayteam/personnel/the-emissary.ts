import { boost, both, kin, mayReportHere, ofType, people, personnel } from '@spaceline/engine/language';

const bajoran = kin('Bajoran');

/** CR-37: his icon names the whole group. */
export const theEmissary = personnel('The Emissary', {
  modifiers: [
    boost(['integrity'], 2, people.other.which(bajoran)),
    mayReportHere(both(bajoran, ofType('Personnel')), { place: 'where present' }),
  ],
  openly: true,
});
