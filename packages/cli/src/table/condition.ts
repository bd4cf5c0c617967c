/** What a card is suffering, in words. */
import { type Game, Status, statusWords, type Viewer } from '@spaceline/engine';
import { whose } from '@spaceline/protocol';

/** The engine's words that a player would put otherwise. */
const WORDS: Readonly<Record<string, string>> = {
  stasis: 'in stasis',
  'face-down': 'face down',
  deactivated: 'switched off',
  uncontrolled: 'controlled by nobody',
  unattended: 'left unattended',
  trapped: 'held by a trap',
};

const captorWords = (viewer: Viewer, captor: 0 | 1): string =>
  viewer === captor ? 'your captive' : `${whose(viewer, captor)} captive`;

export function conditions(g: Game, viewer: Viewer, id: number): string[] {
  const c = g.card(id);
  const words = statusWords(c.status).map((w) => {
    if (w === 'captive') return captorWords(viewer, c.controller);
    // BOG-71: the card that became the trap
    if (w === 'trapped' && c.dock >= 0) return `held by ${g.def(c.dock).title}`;
    return WORDS[w] ?? w;
  });
  const escorted = (c.status & (Status.Trapped | Status.Jailed | Status.Brainwashed | Status.Unattended)) === 0;
  if ((c.status & Status.Captive) !== 0 && escorted) words.push('escorted');
  if (c.countdown >= 0) words.push(`countdown ${c.countdown}`);
  return words;
}
