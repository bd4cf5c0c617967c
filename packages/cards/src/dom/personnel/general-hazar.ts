import { personnel } from '@spaceline/engine/language';

/** What he does to a console is part of what a console is worth: see consoles.ts. */
export const generalHazar = personnel('General Hazar', {
  text: 'The Tactical Console of an Assault Vessel he is aboard is +1.',
});
