import { ability, gainSkill, no, personnel, remembersThat, thisCard } from '@spaceline/engine/language';

const converted = remembersThat('converted', 'converted');

export const thomasParis = personnel('Thomas Paris', {
  modifiers: [
    gainSkill('Treachery', thisCard, { while: no(converted) }),
    gainSkill('Honor', thisCard, { while: converted }),
  ],
  abilities: [ability('convert', converted.note, { when: no(converted) })],
});
