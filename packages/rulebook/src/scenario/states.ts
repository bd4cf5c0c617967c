/** What a card is at the moment, in the words of the contract. */
import {
  CONDITIONS,
  deceivedAt,
  disabled,
  FIRST_IN_PLAY,
  forbidden,
  type Game,
  inStasis,
  isInfiltrating,
  isLandedInside,
  Status,
  statusWords,
  underHouseArrest,
  whyNotStaffed,
  Zone,
} from '@spaceline/engine';
import { isBack } from './names.ts';

type Test = (g: Game, id: number) => boolean;

const inPlay: Test = (g, id) => g.card(id).zone >= FIRST_IN_PLAY;
const isShip: Test = (g, id) => g.def(id).ship;
const has =
  (word: string): Test =>
  (g, id) =>
    statusWords(g.card(id).status).includes(word);

/** Some of these players, one bit each, have examined the mission (CR-194). */
const examinedBy =
  (seats: number): Test =>
  (g, id) =>
    g.card(id).zone === Zone.Mission && (g.location(g.card(id).host).examined & seats) !== 0;

/** The words that a card's status has of itself. */
const OWN_WORDS = [
  'stopped',
  'cloaked',
  'phased',
  'infiltrating',
  'exposed',
  'deactivated',
  'uncontrolled',
  'trapped',
  'brainwashed',
  'unattended',
  'in the Brig',
  'assimilated',
  'abducted',
  'solved',
  'face-down',
];

export const STATES: Readonly<Record<string, Test>> = {
  ...Object.fromEntries(OWN_WORDS.map((w) => [w, has(w)])),
  // its back is up, whichever side it was laid out with
  flipped: (g, id) => isBack(g.def(id)),
  'in-play': (g, id) => inPlay(g, id) && (g.card(id).status & Status.FaceDown) === 0,
  stasis: (g, id) => inPlay(g, id) && inStasis(g, id),
  disabled: (g, id) => inPlay(g, id) && disabled(g, id),
  damaged: (g, id) =>
    (g.card(id).status & Status.Rotated) !== 0 || g.tableau.on[id].some((x) => g.def(x).facts.type === 'Tactic'),
  destroyed: (g, id) =>
    (isShip(g, id) || g.def(id).facility) && [Zone.Discard, Zone.OutOfPlay].includes(g.card(id).zone),
  docked: (g, id) => isShip(g, id) && g.card(id).dock >= 0,
  landed: (g, id) => isShip(g, id) && (g.card(id).zone === Zone.Planet || isLandedInside(g, id)),
  carried: (g, id) => isShip(g, id) && g.card(id).zone === Zone.Aboard,
  staffed: (g, id) => isShip(g, id) && inPlay(g, id) && whyNotStaffed(g, id) === null,
  // whoever is abducted is no captive
  captive: (g, id) => (g.card(id).status & (Status.Captive | Status.Abducted)) === Status.Captive,
  escorted: (g, id) => (g.card(id).status & (Status.Captive | CONDITIONS)) === Status.Captive,
  // DOM-26: the opponent’s people take it for one of theirs
  deceiving: (g, id) => isInfiltrating(g, id) && deceivedAt(g, id) !== null,
  'house-arrest': (g, id) => inPlay(g, id) && underHouseArrest(g, id),
  quarantined: (g, id) => inPlay(g, id) && forbidden(g, 'leave', id, g.card(id).controller) !== null,
  // a place, or a ship
  scouted: (g, id) =>
    g.card(id).zone === Zone.Mission
      ? g.location(g.card(id).host).scoutedIn.some((turn) => turn >= 0)
      : g.card(id).scoutedIn > 0,
  // CR-194, CR-195: by either player, or by this one
  examined: examinedBy(3),
  'examined by A': examinedBy(1),
  'examined by B': examinedBy(2),
};
