/** Suspended play as a stack: what was interrupted by what, the turn first, what is being done now last. */
import type { EventName, SuspendedView } from '@spaceline/engine';
import { spoken, type Words } from '@spaceline/protocol/words';
import { Glyph } from '../design/index.ts';
import { listOf, say } from '../net/say.ts';
import { type Scene, useScene } from './context.tsx';
import s from './suspended.module.css';
import { ui } from './ui.ts';

/** What happens, or is about to; `card` does it, to `whom`. */
const EVENTS: Partial<Record<EventName, string>> = {
  plays: '{card} is played',
  reported: '{card} reports',
  attempt: 'it begins',
  encounters: '{card} is met',
  dies: '<{whom}: >about to die',
  died: '<{whom}: >died',
  destroys: '<{whom}: >about to be destroyed',
  solved: 'the mission is solved',
  stopped: '<{whom}: >stopped',
  downloads: '{card} is downloaded',
  captures: '<{whom}: >about to be captured',
  captured: '<{whom}: >captured',
  'personnel-battle': 'it begins',
  engaged: 'two adversaries meet',
  stunned: '<{whom}: >stunned',
  fought: 'the combats are over',
  won: 'there is a winner',
  'ship-battle': 'it begins',
  'ship-battle-over': 'it is over',
};

function frameWords(x: SuspendedView, { nameOf, naming, say }: Scene): Words {
  switch (x.kind) {
    case 'attempt':
      return say('Attempt of {place}', { place: naming.place(x.location) });
    case 'scouting':
      return say('Scouting of {place}', { place: naming.place(x.location) });
    case 'ship-battle':
      return say('Ship battle at {place}', { place: naming.place(x.location) });
    case 'personnel-battle':
      return say('Personnel battle at {place}', { place: naming.place(x.location) });
    case 'text':
      return x.card < 0 ? say('A hidden card') : nameOf(x.card);
    case 'event': {
      const whom = x.cards.length === 0 ? null : listOf(x.cards.map(nameOf));
      return say(EVENTS[x.event] ?? 'Something happens', {
        card: x.card < 0 ? say('A hidden card') : nameOf(x.card),
        whom,
      });
    }
  }
}

export function Suspended() {
  const scene = useScene();
  const { game, table } = scene;
  const stack = game.view.suspended;
  // an attempt or a battle alone suspends nothing but the turn, and is shown as itself
  if (stack.length < 2) return null;
  const { number, seat } = game.view.turn;
  const turn =
    seat === table.me
      ? say('Your turn {number}', { number })
      : say('{them}’s turn {number}', { them: scene.them, number });
  const words = [turn, ...stack.map((x) => frameWords(x, scene))];
  const cards = [-1, ...stack.map((x) => (x.kind === 'text' || x.kind === 'event' ? x.card : -1))];
  return (
    <nav
      className={s.stack}
      data-testid="suspended"
      data-depth={stack.length}
      aria-label={spoken(say('Suspended play'))}
    >
      <Glyph name="stack" size={15} />
      <span className="hidden">{say('Each waits for the next:')}</span>
      <ol>
        {words.map((text, i) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the stack has an order and nothing else
            key={i}
            data-now={i === words.length - 1}
            onPointerEnter={() => {
              const printing = cards[i] < 0 ? null : scene.printingOf(cards[i]);
              if (printing !== null) ui.show({ printing, card: cards[i] });
            }}
          >
            {text}
          </li>
        ))}
      </ol>
    </nav>
  );
}
