/** Talk at the table: what was said, a line to say something, phrases, and whom one does not listen to. */
import type { TalkLine } from '@spaceline/protocol';
import { MOST_LETTERS, PHRASES } from '@spaceline/protocol/talk';
import { spoken, withStop } from '@spaceline/protocol/words';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Glyph } from '../design/index.ts';
import { speak, speakAgain, useNet } from '../net/game.ts';
import { Said } from '../net/said.tsx';
import { say } from '../net/say.ts';
import { change } from '../net/settings.ts';
import { dropUnheard, mute, type Speaker, type Unheard, useTalk } from '../net/talk.ts';
import { personName } from '../people/name.ts';
import { PHRASE_WORDS } from '../people/phrases.ts';
import { useScene } from './context.tsx';
import { CardLink } from './log.tsx';
import s from './talk-panel.module.css';
import { ui } from './ui.ts';
import { useShort, useWide } from './wide.ts';

export default function TalkPanel() {
  const { game } = useScene();
  const lines = useTalk((t) => t.lines);
  const silent = [...useTalk((t) => t.muted), ...useTalk((t) => t.blocked)];
  const unheard = useTalk((t) => t.unheard).filter((u) => u.game === game.id);
  const box = useRef<HTMLDivElement>(null);
  const isSilent = (by: string): boolean => silent.some((x) => x.by === by);
  const heard = lines.filter((l) => !isSilent(l.by));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line scrolls it down
  useEffect(() => {
    const b = box.current;
    if (b) b.scrollTop = b.scrollHeight;
  }, [heard.length, unheard.map((u) => u.refused === null).join()]);
  return (
    <div className={s.talk} data-testid="talk-panel">
      <div
        className={s.lines}
        ref={box}
        role="log"
        aria-label={spoken(say('Talk'))}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
      >
        {heard.length + unheard.length === 0 && (
          <p className={s.none}>
            {game.seat < 0
              ? say('Spectators hear each other; the players hear them when the game is over.')
              : say('Nobody has said anything yet.')}
          </p>
        )}
        {heard.map((l) => (
          <Line key={l.n} line={l} />
        ))}
        {unheard.map((u) => (
          <NotHeard key={u.once} line={u} />
        ))}
      </div>
      <Muted people={silent.filter((x) => lines.some((l) => l.by === x.by))} />
      <Speak />
    </div>
  );
}

function Line({ line: l }: { line: TalkLine }) {
  const { game } = useScene();
  const [asked, setAsked] = useState(false);
  const mine = l.seat >= 0 && l.seat === game.seat;
  return (
    <p className={s.line} data-mine={mine} data-channel={l.channel} data-testid="talk-line">
      <button
        type="button"
        className={s.name}
        disabled={mine}
        onClick={() => setAsked(!asked)}
        aria-expanded={asked}
        title={mine ? undefined : spoken(say('Mute or report'))}
      >
        {personName(l)}
      </button>{' '}
      <What line={l} />
      {asked && (
        <span className={s.about}>
          <button type="button" onClick={() => mute(l, true)}>
            {say('Mute')}
          </button>
          <button type="button" onClick={() => ui.set({ layer: 'report', about: l.n })}>
            {say('Report')}
          </button>
        </span>
      )}
    </p>
  );
}

/** Words of a person are shown as they are: text, and nothing else. */
function What({ line: { text, phrase, point } }: { line: TalkLine }) {
  const { table, naming } = useScene();
  if (text !== undefined) return text;
  if (phrase !== undefined) return PHRASE_WORDS[phrase];
  const card = point?.card === undefined ? undefined : table.cards.get(point.card);
  if (point?.place !== undefined) return say('points at {place}.', { place: naming.place(point.place) });
  if (card?.card == null) return say('points at a card.');
  const title = table.lookup(card.card)?.facts.title ?? card.card;
  return <Said words="points at {card}." holes={{ card: <CardLink printing={card.card} title={title} /> }} />;
}

/** What was typed, and is on its way: it stays until it was heard, or its speaker lets it go. */
function NotHeard({ line: u }: { line: Unheard }) {
  const link = useNet((n) => n.link);
  return (
    <p
      className={s.line}
      data-mine="true"
      data-unheard={u.refused === null ? 'waits' : 'refused'}
      data-testid="unheard"
    >
      {u.what.phrase === undefined ? u.what.text : PHRASE_WORDS[u.what.phrase]}
      <small role="status">
        {u.refused !== null
          ? say('Not said: {why}', { why: withStop(u.refused) })
          : link === 'open'
            ? say('on its way')
            : say('Not said yet: it is said as soon as the server is there again.')}
      </small>
      {(u.refused !== null || link !== 'open') && (
        <span className={s.about}>
          {u.refused !== null && (
            <button type="button" data-testid="say-again" onClick={() => speakAgain(u)}>
              {say('Say it again')}
            </button>
          )}
          <button type="button" onClick={() => dropUnheard(u.once)}>
            {say('Let it be')}
          </button>
        </span>
      )}
    </p>
  );
}

function Muted({ people }: { people: readonly Speaker[] }) {
  if (people.length === 0) return null;
  return (
    <p className={s.muted}>
      {people.map((x) => (
        <button key={x.by} type="button" onClick={() => mute(x, false)}>
          {say('Listen to {name} again', { name: personName(x) })}
        </button>
      ))}
    </p>
  );
}

function Speak() {
  const [text, setText] = useState('');
  const [phrases, setPhrases] = useState(false);
  // where there is room they stand there always
  const [wide, short] = [useWide(), useShort()];
  const roomy = wide && !short;
  const send = (e: FormEvent) => {
    e.preventDefault();
    if (text.trim() === '') return;
    speak({ text: text.trim() });
    setText('');
  };
  return (
    <form className={s.speak} data-roomy={roomy} onSubmit={send}>
      {(phrases || roomy) && (
        <span className={s.phrases}>
          {PHRASES.map((phrase) => (
            <button
              key={phrase}
              type="button"
              data-phrase={phrase}
              onClick={() => {
                speak({ phrase });
                setPhrases(false);
              }}
            >
              {PHRASE_WORDS[phrase]}
            </button>
          ))}
          <button type="button" onClick={() => change({ talk: false })}>
            {say('Switch talk off')}
          </button>
        </span>
      )}
      {!roomy && (
        <button
          type="button"
          className={s.more}
          aria-expanded={phrases}
          aria-label={spoken(say('Phrases'))}
          title={spoken(say('Phrases'))}
          onClick={() => setPhrases(!phrases)}
        >
          <Glyph name="plus" />
        </button>
      )}
      <input
        value={text}
        maxLength={MOST_LETTERS}
        aria-label={spoken(say('Say something'))}
        placeholder={spoken(say('Say something'))}
        onChange={(e) => setText(e.target.value)}
        data-testid="talk-input"
      />
      <button type="submit" className={s.send} aria-label={spoken(say('Say it'))} title={spoken(say('Say it'))}>
        <Glyph name="talk" />
      </button>
    </form>
  );
}
