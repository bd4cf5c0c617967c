import { ship } from '@spaceline/engine/language';

export const ussDefiant = ship('U.S.S. Defiant', {
  text: 'It cannot carry ships other than shuttlepods.',
  missing: 'a card that lets ships carry others is not yet overruled by this',
});
