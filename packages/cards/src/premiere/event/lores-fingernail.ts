import { becomesAffiliation, either, event, keyword, people, playsOnTable, titled } from '@spaceline/engine/language';

const machines = people.which(either(keyword('Soong-type android'), titled('Exocomp')));

export const loresFingernail = event("Lore's Fingernail", {
  plays: [playsOnTable()],
  modifiers: [becomesAffiliation('Non-Aligned', machines)],
});
