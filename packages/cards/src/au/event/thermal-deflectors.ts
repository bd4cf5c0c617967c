import { event, playsOnTable } from '@spaceline/engine/language';

/** The dilemmas and events that it puts out look for it themselves (Flash Plasma Storm, Volcanic Eruption …). */
export const thermalDeflectors = event('Thermal Deflectors', {
  plays: [playsOnTable()],
  text: 'Plays on table. While it is in play, fire cards that name it are nullified.',
  missing: 'Firestorm, Thought Fire, Plasma Fire, Fire Sculptor and Phaser Burns are not in Spaceline yet',
});
