/** The judge's bench: lay a table, say what somebody does, see what the rules do. */
import type { LostFromBoard } from '@spaceline/protocol';
import { joined, spoken, type Words } from '@spaceline/protocol/words';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { Shell } from '../app/shell.tsx';
import { Button, Glyph } from '../design/index.ts';
import { api, Refused } from '../net/api.ts';
import { loadCards, lookup, useCardFile } from '../net/cards.ts';
import { say } from '../net/say.ts';
import { PlayOn } from '../rules/play-on.tsx';
import { Action } from './action.tsx';
import { Answer } from './answer.tsx';
import { bench, savedDoc, settled, useBench, useEngine } from './bench.ts';
import { EMPTY, written } from './board.ts';
import { Chosen } from './chosen.tsx';
import { packed, unpacked } from './link.ts';
import s from './page.module.css';
import { Piles, Turn } from './piles.tsx';
import { CardSearch } from './search.tsx';
import { Sources } from './sources.tsx';
import { Table } from './table.tsx';

const RuleDrawer = lazy(() => import('../rules/drawer.tsx'));

const LOST: Readonly<Record<LostFromBoard, Words>> = {
  lasting: say('texts that last, or will act later'),
  'under-way': say('what was in the middle of happening'),
  uses: say('how often something had been done that may be done only so often'),
  memory: say('what cards remember'),
  stops: say('how long somebody stays stopped'),
  seen: say('who had looked at hidden cards'),
  new: say('what came only in that turn'),
};

export default function Judge() {
  const ready = useCardFile((f) => f.state === 'ready');
  const failed = useCardFile((f) => f.state === 'failed');
  useEffect(() => {
    loadCards();
  }, []);
  return (
    <Shell title={say('The judge’s bench')} wide>
      {ready ? (
        <Opening />
      ) : (
        <p role="status">
          {failed
            ? say('The cards could not be fetched. Reload the page to try again.')
            : say('Setting up the bench …')}
        </p>
      )}
    </Shell>
  );
}

/** The packed board in an address. */
const linkIn = (hash: string): string | undefined => /^#b=(.+)$/.exec(hash)?.[1];

async function openLink(link: string): Promise<void> {
  const doc = await unpacked(link);
  if (doc === null) throw new Error('no board');
  bench.open(doc);
}

/** What the address says to lay out: a scenario, a moment of a game, a table that called a judge, a board, a card, or nothing. */
function Opening() {
  const [search] = useSearchParams();
  const [open, setOpen] = useState(false);
  const [problem, setProblem] = useState<Words | null>(null);
  const [scenario, game, n, card, event, call] = ['scenario', 'game', 'n', 'card', 'event', 'call'].map((key) =>
    search.get(key),
  );
  useEffect(() => {
    let gone = false;
    const lay = async () => {
      const link = linkIn(location.hash);
      if (scenario !== null) bench.open((await api.benchOfScenario(scenario)).doc);
      else if (game !== null || event !== null) {
        const { doc, lost, leftOut } = await (game !== null
          ? api.benchOfReplay(game, Number(n ?? 0))
          : api.benchOfEvent(event!, Number(call ?? 0)));
        bench.open(
          doc,
          lost.map((x) => LOST[x]),
          leftOut,
        );
      } else if (link !== undefined) await openLink(link);
      else {
        bench.open(EMPTY);
        const first = card === null ? undefined : lookup(card);
        if (first !== undefined)
          bench.put(first, first.facts.type === 'Mission' ? { to: 'line' } : { to: 'pile', side: 'A', pile: 'hand' });
      }
    };
    lay().then(
      () => {
        if (gone) return;
        setProblem(null);
        setOpen(true);
      },
      (e: unknown) => !gone && setProblem(e instanceof Refused ? e.text : say('There is no board at this address.')),
    );
    return () => {
      gone = true;
    };
  }, [scenario, game, n, card, event, call]);
  // a link put into the address of a bench that is open loads no page
  useEffect(() => {
    const follow = () => {
      const link = linkIn(location.hash);
      if (link === undefined) return;
      openLink(link).then(
        () => {
          setProblem(null);
          setOpen(true);
        },
        () => setProblem(say('There is no board at this address.')),
      );
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const empty = () => {
    bench.open(EMPTY);
    setProblem(null);
    setOpen(true);
  };
  const alert = problem !== null && (
    <p role="alert">
      {problem}{' '}
      <Link href="/judge" onClick={empty}>
        {say('An empty bench')}
      </Link>
    </p>
  );
  if (!open) return alert || <p role="status">{say('Laying out the board …')}</p>;
  // whoever pastes half a link keeps the board
  return (
    <>
      {alert}
      <BenchPage />
    </>
  );
}

function BenchPage() {
  useEngine();
  const [rule, setRule] = useState<string | null>(null);
  const close = useCallback(() => setRule(null), []);
  const busy = useBench((b) => b.busy);
  const outcome = useBench((b) => b.answer?.steps.at(-1)?.outcome);
  const turn = useBench((b) => b.doc.turn as { player: string; number: number; segment: string });
  const lost = useBench((b) => b.lost);
  const leftOut = useBench((b) => b.leftOut);
  return (
    <div data-testid="bench" data-busy={busy}>
      <Head />
      {lost.length > 0 && (
        <p className={s.lost} role="note">
          {say('A file cannot say all of that moment. Not on this board:')} {joined(lost, ', ')}.
        </p>
      )}
      {leftOut.length > 0 && (
        <details className={s.lost} data-testid="left-out">
          <summary>{say('{n} [cards are|card is] not as at that moment', { n: leftOut.length })}</summary>
          <ul>
            {leftOut.map(({ card, owner, why }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what was left out never changes places
              <li key={i} translate="no">
                {owner}: <b>{card}</b>. {why ?? say('It lies there otherwise than it did.')}
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className={s.columns}>
        <div className={s.stack}>
          <Part n={1} title={say('The board')} end={say('drag, or type a name')}>
            <Table />
            <CardSearch />
            <Chosen />
            <Piles />
          </Part>
          <Part
            n={2}
            title={say('The action')}
            end={say('turn {number}, {player}, {segment}', {
              number: turn.number,
              player: turn.player,
              segment: turn.segment,
            })}
          >
            <Turn />
            <Action />
          </Part>
        </div>
        <Part
          n={3}
          title={say('What the engine does')}
          end={outcome === 'refused' ? <b className={s.refused}>{say('refused')}</b> : ''}
        >
          <Answer open={setRule} />
        </Part>
        <div className={s.stack}>
          <Sources open={setRule} />
        </div>
      </div>
      {rule !== null && (
        <Suspense>
          <RuleDrawer id={rule} open={setRule} close={close} />
        </Suspense>
      )}
    </div>
  );
}

function Part({ n, title, end, children }: { n: number; title: Words; end: ReactNode; children: ReactNode }) {
  return (
    <section className={s.part} aria-label={spoken(title)}>
      <h2>
        <span>{n}</span> {title} <i /> <small>{end}</small>
      </h2>
      {children}
    </section>
  );
}

/** The question's name, and what to do with the bench. */
function Head() {
  const title = useBench((b) => String(b.doc.title ?? ''));
  const can = useBench((b) => b.before.length > 0);
  const steps = useBench((b) => (b.doc.steps as unknown[]).length);
  const text = useBench((b) => JSON.stringify(written(b.doc)));
  const [note, setNote] = useState<Words>('');
  const share = async () => {
    const url = `${location.origin}/judge#b=${await packed(written(useBench.getState().doc))}`;
    history.replaceState(null, '', url);
    try {
      await navigator.clipboard.writeText(url);
      setNote(say('The link to this bench is copied.'));
    } catch {
      setNote(say('The address of this page is the link.'));
    }
  };
  const save = async () => {
    const { file, problem } = await api.bench(JSON.stringify(savedDoc(await settled())));
    if (problem !== null) return setNote(problem.text);
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([file], { type: 'application/yaml' }));
    link.download = `${
      title
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '') || 'scenario'
    }.yaml`;
    link.click();
    URL.revokeObjectURL(link.href);
    setNote(say('Saved. `npx spaceline scenario` runs it.'));
  };
  return (
    <header className={s.head}>
      <h1>{say('The judge’s bench')}</h1>
      <label className={s.title}>
        <span className="hidden">{say('What is asked')}</span>
        <input
          value={title}
          maxLength={120}
          onChange={(e) => bench.change((d) => ({ ...d, title: e.target.value }))}
          translate="no"
        />
      </label>
      <span role="status" className={s.note} data-testid="bench-note">
        {note}
      </span>
      <div className={s.ways}>
        <Button quiet onClick={bench.undo} disabled={!can}>
          <Glyph name="undo" size={13} /> {say('Undo')}
        </Button>
        <PlayOn at={{ text, steps, seat: 0 }} />
        <Button quiet onClick={share} data-testid="share">
          {say('Share this bench')}
        </Button>
        <Button primary onClick={save} data-testid="save">
          {say('Save as a scenario')}
        </Button>
      </div>
    </header>
  );
}
