/** The lab: bots play a deck many times, and the page says what that allows to be said. A result has an address. */
import type { DeckSummary, LabRequest } from '@spaceline/protocol';
import type { Words } from '@spaceline/protocol/words';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import p from '../app/page.module.css';
import { Shell } from '../app/shell.tsx';
import { Button } from '../design/index.ts';
import { ago, formatName, useFetched, useFormats } from '../lobby/use.ts';
import { api, Refused } from '../net/api.ts';
import { ensureMe, useMe } from '../net/me.ts';
import { say } from '../net/say.ts';
import s from './lab.module.css';
import { LabResult } from './lab-result.tsx';

const GAMES = [10, 20, 50, 100, 200, 400];
/** Against every deck of ours, in turn. */
const FIELD = 'field';
const NOTHING = '';

export default function LabPage({ id }: { id: string | null }) {
  return (
    <Shell title={say('Lab')} wide>
      <div className={p.head}>
        <h1>{say('Lab')}</h1>
        <p>{say('Two bots play your deck many times. Every share comes with the range that so few games allow.')}</p>
      </div>
      <div className={s.columns}>
        <Begin />
        {id === null ? <About /> : <LabResult key={id} id={id} />}
      </div>
    </Shell>
  );
}

/** What there will be to see. */
function About() {
  return (
    <section className={`${p.panel} ${s.about}`}>
      <h2>
        {say('What it tells')} <i />
      </h2>
      <ul>
        <li>{say('How often the deck wins, against each opponent, and how sure that is.')}</li>
        <li>{say('Its points turn by turn, beside those of the others.')}</li>
        <li>{say('Which cards were drawn and played, and whether games with them are won more often.')}</li>
        <li>{say('Which dilemmas stopped whom, on both sides.')}</li>
        <li>{say('Whether a change made it better, or whether that may be chance.')}</li>
      </ul>
      <p>
        {say(
          'The games run in threads of their own beside the tables of players. A hundred take a few minutes; you can leave the page and come back to its address.',
        )}
      </p>
    </section>
  );
}

/** Decks to choose from: the own, ours, and the one that the address names. */
function useChoices(format: string, named: string | null): { ready: boolean; own: DeckSummary[]; all: DeckSummary[] } {
  const me = useMe((w) => w.me?.id);
  const lists = useFetched(() => api.decks(format), `lab decks ${format} ${me}`);
  const other = useFetched(
    () => (named === null ? Promise.resolve(null) : api.deck(named, format).catch(() => null)),
    `lab deck ${format} ${named} ${me}`,
  );
  // those of another format cannot be tried in this one
  if (!lists.fresh || !other.fresh || lists.data === null) return { ready: false, own: [], all: [] };
  const listed = [...lists.data.own, ...lists.data.stock];
  const all = other.data !== null && !listed.some((d) => d.id === named) ? [other.data, ...listed] : listed;
  return { ready: true, own: lists.data.own, all: all.filter((d) => d.legal) };
}

interface Choice {
  value: string;
  name: Words;
}

function Pick({
  label,
  name,
  value,
  set,
  children,
}: {
  label: Words;
  name: string;
  value: string;
  set(value: string): void;
  children: readonly Choice[];
}) {
  return (
    <label className={p.field}>
      <span>{label}</span>
      <select data-testid={name} value={value} onChange={(e) => set(e.target.value)}>
        {children.map((c) => (
          <option key={c.value} value={c.value}>
            {c.name}
          </option>
        ))}
      </select>
    </label>
  );
}

const deckChoice = (d: DeckSummary): Choice => ({ value: d.id, name: d.name });

/** What a deck can be compared with: what it was before, or any other. */
function useEarlier(deck: DeckSummary | undefined, all: readonly DeckSummary[]): Choice[] {
  const own = deck?.kind === 'own' ? deck.id : null;
  const versions = useFetched(
    () => (own === null ? Promise.resolve([]) : api.deckVersions(own)),
    `lab versions ${own}`,
  );
  const earlier = versions.fresh ? (versions.data ?? []) : [];
  return [
    { value: NOTHING, name: say('nothing') },
    ...earlier.map((v) => ({
      value: `version ${v.number}`,
      name: say('what it was {when}<: {note}>', { when: ago(v.at), note: v.note || null }),
    })),
    ...all.filter((d) => d !== deck).map(deckChoice),
  ];
}

function Begin() {
  const [, go] = useLocation();
  const [search] = useSearchParams();
  const named = search.get('deck');
  const [format, setFormat] = useState(search.get('format') ?? 'warp-speed');
  const [deck, setDeck] = useState(named ?? '');
  const [against, setAgainst] = useState('');
  const [before, setBefore] = useState(NOTHING);
  const [games, setGames] = useState(String(GAMES[0]));
  const [problem, setProblem] = useState<Words | null>(null);
  const formats = useFormats();
  const { ready, all } = useChoices(format, named);
  const mine = all.find((d) => d.id === deck) ?? all[0];
  const others = all.filter((d) => d !== mine);
  const theirs = against === FIELD ? null : (others.find((d) => d.id === against) ?? others[0]);
  const earlier = useEarlier(mine, all);
  const compared = earlier.some((c) => c.value === before) ? before : NOTHING;
  const begin = async () => {
    setProblem(null);
    const field = theirs === null ? others.filter((d) => d.kind === 'stock') : [theirs];
    const request: LabRequest = {
      format,
      deck: mine.id,
      against: field.map((d) => d.id),
      games: Number(games),
      ...(compared !== NOTHING && { before: beforeOf(compared) }),
    };
    try {
      await ensureMe();
      go(`/lab/${(await api.startLab(request)).id}?format=${format}&deck=${mine.id}`);
    } catch (e) {
      setProblem(e instanceof Refused ? e.text : say('That did not work. Try again.'));
    }
  };
  return (
    <section className={p.panel}>
      <h2>
        {say('What to try')} <i />
      </h2>
      <div className={p.form}>
        <Pick label={say('Format')} name="lab-format" value={format} set={setFormat}>
          {formats.map((f) => ({ value: f.id, name: formatName(f.id) }))}
        </Pick>
        <Pick label={say('The deck')} name="lab-deck" value={mine?.id ?? ''} set={setDeck}>
          {all.map(deckChoice)}
        </Pick>
        <Pick
          label={say('against')}
          name="lab-against"
          value={theirs === null ? FIELD : (theirs?.id ?? '')}
          set={setAgainst}
        >
          {[{ value: FIELD, name: say('the field: every deck of ours in turn') }, ...others.map(deckChoice)]}
        </Pick>
        <Pick label={say('compared with')} name="lab-before" value={compared} set={setBefore}>
          {earlier}
        </Pick>
        <Pick label={say('Games')} name="lab-games" value={games} set={setGames}>
          {GAMES.map((n) => ({ value: String(n), name: String(n) }))}
        </Pick>
        {problem !== null && (
          <p className={p.problem} role="alert">
            {problem}
          </p>
        )}
        <div className={p.buttons}>
          <Button
            primary
            data-testid="lab-begin"
            onClick={begin}
            disabled={!ready || mine === undefined || theirs === undefined}
          >
            {say('Let them play')}
          </Button>
        </div>
      </div>
    </section>
  );
}

const VERSION = /^version (\d+)$/;

function beforeOf(choice: string): NonNullable<LabRequest['before']> {
  const version = VERSION.exec(choice);
  return version === null ? { deck: choice } : { version: Number(version[1]) };
}
