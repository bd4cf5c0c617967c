import { isInfiltrating, Zone } from '@spaceline/engine';
import {
  discardThis,
  grant,
  interrupt,
  playsOn,
  trigger,
  when,
  which,
  whoIs,
  yourPersonnel,
} from '@spaceline/engine/language';

const infiltrators = {
  ...which(
    yourPersonnel,
    whoIs('who infiltrates', (g, id) => isInfiltrating(g, id)),
  ),
  one: 'your infiltrator',
};

export const counterintelligence = interrupt('Counterintelligence', {
  plays: [playsOn(infiltrators, { timing: 'any', stays: true })],
  modifiers: [
    grant(
      'counts-against',
      'classification, skills and attributes of the infiltrator are subtracted from the totals of the infiltrated crew or Away Team',
      (g, source, id) => g.card(source).zone === Zone.On && g.card(source).host === id && isInfiltrating(g, id),
    ),
  ],
  triggers: [trigger('end of every turn', discardThis)],
  nullified: when('the personnel infiltrates no more', ({ g, source }) => {
    const { zone, host } = g.card(source);
    return zone === Zone.On && !isInfiltrating(g, host);
  }),
  text: 'Plays on your infiltrator. Until the end of the turn, classification, skills and attributes of the infiltrator are subtracted from the totals of the infiltrated crew or Away Team instead of added.',
});
