/** The ketracel-white of a group: what is left of it, and what comes of it when there is none, before that happens (DOM-05 to DOM-19). */
import type { WhiteSupply } from '@spaceline/engine';
import type { Words } from '@spaceline/protocol/words';
import { Glyph } from '../design/index.ts';
import { listOf, say } from '../net/say.ts';
import { useScene } from './context.tsx';
import { Countdown } from './held.tsx';
import { shortName } from './model/names.ts';
import type { Unit } from './model/places.ts';
import s from './white.module.css';

export function White({ unit }: { unit: Unit }) {
  const { game, table } = useScene();
  const supply = unit.seat === table.me && unit.kind !== 'held' && game.view.white.find((w) => w.spot === unit.spot);
  if (!supply) return null;
  const whites = supply.whites.flatMap((id) => table.cards.get(id) ?? []);
  return (
    <p className={s.white} data-testid="white" data-out={whites.length === 0}>
      <Glyph name="vial" size={14} />
      <b>{whites.length === 0 ? say('No white') : say('White')}</b>
      {whites.map((c) => (
        <Countdown key={c.id} card={c} />
      ))}
      <span>
        <Without supply={supply} />
      </span>
    </p>
  );
}

/** What they would do without it. */
function Without({ supply }: { supply: WhiteSupply }): Words {
  const { nameOf } = useScene();
  const n = supply.dependent.length;
  const who = listOf(supply.targets.map((id) => shortName(nameOf(id))));
  const out = supply.whites.length === 0;
  const when = out ? say('At the start of your next turn') : say('Without it');
  switch (supply.attack) {
    case 'opponents':
      return say('{when} {n} attack {who}, then one of them dies.', { when, n, who });
    case 'perhaps':
      return say('{when} {n} attack whoever is hidden here, then one of them dies.', { when, n });
    case 'own':
      return say('{when} {n} attack your own {who}, then one of them dies.', { when, n, who });
    case 'each other':
      return say('{when} the {n} attack each other, then one more dies.', { when, n });
    case 'nobody':
      return say('{when} {who} dies.', { when, who: listOf(supply.dependent.map((id) => shortName(nameOf(id)))) });
  }
}
