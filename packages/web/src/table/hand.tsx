/** The own cards below the bar: the hand, or what is still to be seeded; and the piles. */

import type { CardFacts, SideDeckView } from '@spaceline/engine';
import { phrase, spoken, type Words } from '@spaceline/protocol/words';
import { type CSSProperties, type DragEvent, useState } from 'react';
import { type Back, frameColour } from '../art/index.ts';
import { CardBack, kindOf } from '../cards/index.ts';
import { Count, Emblem } from '../design/index.ts';
import { lookup } from '../net/cards.ts';
import { say } from '../net/say.ts';
import { useScene } from './context.tsx';
import { Mini } from './faces.tsx';
import s from './hand.module.css';
import { handKey, type Key } from './model/options.ts';
import { isTight } from './model/rows.ts';
import { take } from './question.ts';
import { sideDeckWords } from './strip.tsx';
import { ui, useUi } from './ui.ts';
import { useShort } from './wide.ts';

/** The cards that the player holds now: missions and seeds while seeding, then the hand. */
export function useHand(): { id: number; card: string; pile: string }[] {
  const { game, table } = useScene();
  if (game.seat < 0) return [];
  const own = game.view.players[table.me].own;
  if (game.view.turn.number > 0) return own.filter((c) => c.pile === 'hand');
  const { process } = game.view;
  if (process === 'mission-phase') return own.filter((c) => c.pile === 'missions');
  return own
    .filter((c) => c.pile === 'seeds')
    .sort((a, b) => compare(sortOf(a.card, process), sortOf(b.card, process)));
}

/** What the phase is for comes first, then kind by kind. */
function sortOf(printing: string, process: string): string {
  const facts = lookup(printing)?.facts;
  if (facts === undefined) return '';
  const isHidden = facts.type === 'Dilemma' || facts.type === 'Artifact';
  const rank = isHidden === (process === 'facility-phase') ? 1 : 0;
  return [rank, isHidden ? 0 : facts.type === 'Facility' ? 1 : 2, facts.type, facts.where ?? '', facts.title].join();
}
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** More names than these have no room in three rows. */
const MANY_ROWS = 24;

export function Hand() {
  const { game, table } = useScene();
  const hand = useHand();
  const p = game.view.players[table.me];
  const last = p.discard[p.discard.length - 1];
  const short = useShort();
  // below a map of many locations, and a station, the people need the room
  const low = isTight(table.places);
  const seeding = game.view.turn.number === 0;
  // more than lie side by side are a list of names: none may lie under another; while they are laid it stays one
  const [many, setMany] = useState(false);
  if (many !== (hand.length > 9 || (seeding && many && hand.length > 0))) setMany(!many);
  // more rows than fit: the cards get the room that the panel above has to spare, and keep it until they are laid
  const [tall, setTall] = useState(false);
  if (tall !== (seeding && (tall || hand.length > MANY_ROWS))) setTall(!tall);
  return (
    <section
      className={s.hand}
      data-short={short}
      data-low={low}
      data-many={many}
      data-tall={tall}
      aria-label={spoken(
        game.seat < 0
          ? say('Hand and piles')
          : game.view.turn.number > 0
            ? say('Your hand')
            : say('Your cards to seed'),
      )}
    >
      <div className={s.cards} style={{ '--n': hand.length } as never}>
        {hand.map((c) => (
          <HandCard key={c.id} id={c.id} printing={c.card} size={short || many ? 'short' : low ? 'low' : 'desk'} />
        ))}
        {hand.length === 0 && (
          <p className={s.none}>
            {game.seat < 0 ? say('You are watching: hands are hidden.') : say('Your hand is empty.')}
          </p>
        )}
      </div>
      {seeding ? null : short ? (
        <div className={s.piles}>
          {p.sideDecks.map((d) => (
            <SideCount key={d.name} deck={d} />
          ))}
          <Count glyph="deck" value={p.deck} label={say('deck')} />
          <button type="button" className={s.count} onClick={() => ui.set({ layer: 'discard' })}>
            <Count glyph="discard" value={p.discard.length} label={say('discard')} />
          </button>
        </div>
      ) : (
        <div className={s.piles}>
          {p.sideDecks.map((d) => (
            <div key={d.name} className={s.pile} title={spoken(sideDeckWords(d, table.lookup))}>
              <CardBack kind={BACKS[d.name]} count={d.down} {...(low ? LOW_BACK : { height: 121 })} />
              <p>
                {d.name} <b>{d.down}</b>
              </p>
            </div>
          ))}
          <div className={s.pile}>
            <CardBack count={p.deck} {...(low ? LOW_BACK : { height: 121 })} />
            <p>
              {say('Deck')} <b>{p.deck}</b>
            </p>
          </div>
          <button type="button" className={s.pile} onClick={() => ui.set({ layer: 'discard' })}>
            <span className={s.back} data-empty={last === undefined}>
              {last !== undefined && <Mini printing={last} scale={low ? 0.63 : 0.83} />}
            </span>
            <p>
              {say('Discard')} <b>{p.discard.length}</b>
            </p>
          </button>
        </div>
      )}
    </section>
  );
}

const LOW_BACK = { width: 66, height: 92 };

/** Side decks have backs of their own. */
const BACKS: Readonly<Record<SideDeckView['name'], Back>> = {
  'Battle Bridge': 'tactics',
  'Q-Continuum': 'q',
  'Q’s Tent': 'tent',
};

function SideCount({ deck }: { deck: SideDeckView }) {
  const { table } = useScene();
  return (
    <span className={s.side} title={spoken(sideDeckWords(deck, table.lookup))}>
      <Count glyph="stack" value={deck.down} />
      <span className="hidden">{deck.name}</span>
    </span>
  );
}

/** What fits below a name. */
function briefKind(facts: CardFacts): Words {
  if (facts.type === 'Dilemma' && facts.where === 'both') return say('Space/planet dilemma');
  return facts.type === 'Event' || facts.type === 'Interrupt' ? facts.type : kindOf(facts);
}

/** In a low window a card of the hand is a name and a kind. */
function NameCard({ printing, state }: { printing: string; state: 'plain' | 'can' | 'dim' | 'chosen' }) {
  const facts = lookup(printing)?.facts;
  if (facts === undefined) return null;
  const [affiliation] = facts.affiliations;
  return (
    <span className={s.name} data-dark data-state={state} style={{ '--frame': frameColour(facts) } as CSSProperties}>
      <b>{facts.title}</b>
      <small>
        {affiliation && <Emblem of={affiliation} size={13} />}
        <span>{briefKind(facts)}</span>
      </small>
    </span>
  );
}

/** `phone`: as on the table; `desk`: a little larger; `low`: smaller; `short`: a name. */
type HandSize = 'desk' | 'low' | 'short' | 'phone';

/** A card of the hand as a sentence, for those who listen. */
function handWords(printing: string, can: boolean): Words {
  const facts = lookup(printing)?.facts;
  if (facts === undefined) return say('A card');
  const { title, integrity, cunning, strength, range, weapons, shields } = facts;
  const kind = kindOf(facts);
  const what =
    facts.type === 'Personnel'
      ? say('{title}, {kind}: INTEGRITY {integrity}, CUNNING {cunning}, STRENGTH {strength}.', {
          title,
          kind,
          integrity: integrity ?? 0,
          cunning: cunning ?? 0,
          strength: strength ?? 0,
        })
      : facts.type === 'Ship'
        ? say('{title}, {kind}: RANGE {range}, WEAPONS {weapons}, SHIELDS {shields}.', {
            title,
            kind,
            range: range ?? 0,
            weapons: weapons ?? 0,
            shields: shields ?? 0,
          })
        : say('{title}, {kind}.', { title, kind });
  return can ? phrase`${what} ${say('It can be played now.')}` : what;
}

const SCALES = { desk: 1.07, low: 0.86, phone: undefined } as const;

export function HandCard({ id, printing, size = 'desk' }: { id: number; printing: string; size?: HandSize }) {
  const { acts, live, game } = useScene();
  const selected = useUi((u) => u.selected);
  const group = useUi((u) => u.group);
  const picked = useUi((u) => u.picked);
  const key: Key = handKey(id);
  const options = acts.get(key) ?? [];
  const inGroup = group?.option.group?.includes(id) ?? false;
  const chosen = group?.chosen.includes(id) || selected === key || options.some((o) => o.key === picked);
  const can = live && group === null && options.length > 0;
  const state = chosen ? 'chosen' : can || inGroup ? 'can' : live ? 'dim' : 'plain';
  const show = () => ui.show({ printing, card: id });
  const click = () => {
    if (!live) return;
    if (inGroup && group) {
      ui.toggle(id, group.option.max);
      return;
    }
    const d = game.decision;
    const pick = options.find((o) => o.verb === 'pick');
    if (pick && d !== null && d.kind !== 'action') {
      ui.set({ picked: pick.key });
      return;
    }
    // a mission that can only be placed one way is placed
    if (options.length === 1 && options[0].verb === 'seed' && game.view.process === 'mission-phase') {
      take(options[0]);
      return;
    }
    ui.set({ shown: { printing, card: id } });
    ui.select(selected === key ? null : key);
  };
  const drag = can
    ? {
        draggable: true,
        onDragStart: (e: DragEvent) => {
          e.dataTransfer.setData('text/plain', key);
          e.dataTransfer.effectAllowed = 'move';
          ui.select(key);
        },
      }
    : {};
  return (
    <button
      type="button"
      className={s.card}
      data-size={size}
      data-key={key}
      data-can={can || inGroup}
      data-chosen={chosen}
      onClick={click}
      onPointerEnter={show}
      onFocus={show}
      aria-haspopup={inGroup ? undefined : 'menu'}
      aria-pressed={inGroup ? chosen : undefined}
      {...drag}
    >
      <span className="hidden">{handWords(printing, can)}</span>
      <span className={s.face} aria-hidden="true">
        {size === 'short' ? (
          <NameCard printing={printing} state={state} />
        ) : (
          <Mini printing={printing} scale={SCALES[size]} state={state} />
        )}
      </span>
    </button>
  );
}
