/** Things that only texts let cards do, and from which other texts keep them for a while. */
import { type ForbidModifier, forbid, type Reach } from '@spaceline/engine/language';

const DEEDS = {
  morph: { what: 'text:morph', rule: 'DOM-40', says: 'may not morph' },
  attack: { what: 'text:attack', rule: 'R-9.1', says: 'attacks nobody' },
} as const;

/** A shape-shifter keeps its form (DOM-40); what fights by itself attacks nobody. The text that lets them asks for it. */
export const keptFrom = (deed: keyof typeof DEEDS, to: Reach): ForbidModifier => {
  const { what, rule, says } = DEEDS[deed];
  return forbid(what, `${to.each} ${says}`, { rule, text: `{card}: it ${says} this turn` }, (r, id) => to.has(r, id));
};
