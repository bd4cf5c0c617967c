import { ship } from '@spaceline/engine/language';

export const ussDefiant = ship('U.S.S. Defiant', {
  missing: 'it carries no ships but shuttlepods, which does not yet overrule a card that lets ships carry others',
});
