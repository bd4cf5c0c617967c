/** A dilemma as it is met: what it asks for, whether it was there, and what it did to whom. And how the attempt ended. */
import { useMemo } from 'react';
import { picture } from '../art/index.ts';
import { Art } from '../cards/Art.tsx';
import { Glyph } from '../design/index.ts';
import { useCardFile } from '../net/cards.ts';
import { useScene } from './context.tsx';
import s from './encounter.module.css';
import { Mini } from './faces.tsx';
import { Line } from './log.tsx';
import { conditionsOf } from './model/conditions.ts';
import { isAble } from './model/places.ts';
import { judge, type Row } from './model/requirements.ts';
import { type Encounter, encounters, lineText, shortened } from './model/stories.ts';
import { NeedRow } from './place.tsx';
import { membersOf } from './question.ts';
import { ui, useUi } from './ui.ts';

/** How far back the beginning of an attempt may lie. */
const BACK = 60;

/** Dilemmas met since the player last looked. */
export function useEncounters(): Encounter[] {
  const { game } = useScene();
  const read = useUi((u) => u.read);
  return useMemo(() => {
    const from = Math.max(0, read - BACK);
    const met = encounters(game.log.slice(from))
      .map((e) => ({ ...e, at: e.at + from }))
      .filter((e) => e.at >= read);
    const last = met[met.length - 1];
    // the attempt is over, though nothing was said about its end
    if (last?.outcome === 'open' && game.view.process !== 'attempt')
      last.outcome = last.lines.some((l) => / is stopped$/.test(l.text)) ? 'failed' : 'overcome';
    return met;
  }, [game.log, game.view.process, read]);
}

const skillNames = new WeakMap<object, Set<string>>();

/** Every skill that some card has. */
function useSkills(): ReadonlySet<string> {
  const byId = useCardFile((f) => f.byId);
  let found = skillNames.get(byId);
  if (found === undefined) {
    found = new Set();
    for (const c of byId.values()) for (const k of c.facts.skills ?? []) found.add(k.name);
    if (byId.size > 0) skillNames.set(byId, found);
  }
  return found;
}

const OUTCOMES: Readonly<Record<Encounter['outcome'], string>> = {
  overcome: 'Past it',
  failed: 'Not overcome',
  nullified: 'Nullified',
  open: 'Being met',
  solved: 'Solved',
  unsolved: 'Not solved',
};

interface Terms {
  rows: Row[];
  others: string[];
  present: number;
}

/** The terms of the dilemma against the own team; of a mission, its requirement. */
function useTerms(e: Encounter): Terms | null {
  const scene = useScene();
  const skills = useSkills();
  return useMemo(() => {
    const info = scene.table.lookup(e.dilemma.card);
    if (info === undefined || e.outcome === 'solved') return null;
    const mission = e.outcome === 'unsolved';
    const conditions = mission ? null : conditionsOf(info, skills);
    if (conditions === null && !mission) return null;
    const mine = e.who === 'You';
    const place = scene.table.places.find((p) => p.title === e.mission?.title);
    const before = new Map(scene.game.before?.cards.map((c) => [c.id, c]));
    const units = (mine ? place?.below : [])?.filter((u) => u.kind !== 'facility') ?? [];
    const planet = place?.info?.facts.where === 'planet';
    const unit = units.find((u) => (u.kind === 'team') === planet) ?? units[0];
    // those who met it are those who could act a moment before
    const team = unit?.people.filter((c) => isAble(before.get(c.id) ?? c)) ?? [];
    const here = membersOf(
      scene,
      team.map((c) => c.id),
    );
    const asks =
      conditions === null
        ? info
        : { ...info, requirement: conditions.words, facts: { ...info.facts, requirement: conditions.requirement } };
    const { rows, others } = judge(asks, { here, coming: [], things: [], ship: null });
    const known = mine ? rows : rows.map((r): Row => ({ ...r, met: 'unsure', who: [], count: '' }));
    return { rows: known, others, present: known.filter((r) => r.met === 'met').length };
  }, [e, scene, skills]);
}

export function EncounterPanel({ list }: { list: Encounter[] }) {
  const e = list[0];
  const { table } = useScene();
  const info = table.lookup(e.dilemma.card);
  const good = e.outcome === 'solved';
  return (
    <section
      className={s.panel}
      data-good={good}
      aria-label={`${good ? 'Mission' : 'Dilemma'}: ${e.dilemma.title}`}
      data-testid="encounter"
    >
      <span className={s.hazard} />
      {info && (
        <button
          type="button"
          className={s.art}
          onClick={() => ui.set({ shown: { printing: e.dilemma.card, card: null }, pinned: true })}
          onPointerEnter={() => ui.show({ printing: e.dilemma.card, card: null })}
          aria-label={`Read ${e.dilemma.title}`}
        >
          <Art svg={picture(info.facts, 250, 250)} />
        </button>
      )}
      <EncounterBody encounter={e} />
      <Affected encounter={e} />
      {list.length > 1 && <span className={s.more}>{list.length - 1} more to read</span>}
    </section>
  );
}

/** What the lines did to cards that are known: shown as cards with a word. */
function affected(lines: Encounter['lines']): { printing: string; title: string; word: string }[] {
  const out: { printing: string; title: string; word: string }[] = [];
  for (const l of lines) {
    const what = / is (killed|stopped|destroyed|stunned|discarded)$/.exec(l.text);
    const card = l.cards[0];
    if (what && card && out.length < 8) out.push({ printing: card.card, title: card.title, word: what[1] });
  }
  return out;
}

/** Those it happened to, as cards with a word. */
export function Affected({ encounter }: { encounter: Encounter }) {
  const hit = affected(encounter.lines);
  if (hit.length === 0) return null;
  return (
    <div className={s.hit}>
      {hit.map((h, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two of the same name may be hit at once
        <Mini key={`${h.printing}-${i}`} printing={h.printing} tag={h.word} scale={0.86} />
      ))}
    </div>
  );
}

export function EncounterBody({ encounter: e }: { encounter: Encounter }) {
  const terms = useTerms(e);
  const { game, table } = useScene();
  const told = shortened(e.lines);
  const who = e.who === 'You' ? 'Your team' : `${e.who}’s team`;
  const info = table.lookup(e.dilemma.card);
  const isDilemma = e.outcome !== 'solved' && e.outcome !== 'unsolved';
  return (
    <div className={s.body}>
      <p className={s.kicker}>
        {isDilemma
          ? `${who} meets a dilemma${e.mission ? ` at ${e.mission.title}` : ''}`
          : `${who} tries to solve the mission`}
      </p>
      <h3>
        {e.dilemma.title} <small data-outcome={e.outcome}>{OUTCOMES[e.outcome]}</small>
      </h3>
      {isDilemma && <p className={s.text}>{info?.lines[0]}</p>}
      <div className={s.columns}>
        {terms !== null && (
          <div className={s.terms}>
            <p className={s.label}>
              <span>{e.who === 'You' ? 'Needs' : 'It needs'}</span>
              {e.who === 'You' && (
                <span>
                  {terms.present} of {terms.rows.length} present
                </span>
              )}
            </p>
            <ul>
              {terms.rows.map((r) => (
                <NeedRow key={r.text} row={r} />
              ))}
            </ul>
            {terms.others.map((o) => (
              <p key={o} className={s.other}>
                or {o}
              </p>
            ))}
          </div>
        )}
        {(isDilemma || told.length > 0) && (
          <div className={s.did}>
            <p className={s.label}>{isDilemma ? 'What it did' : 'What came of it'}</p>
            {told.length === 0 ? (
              <p className={s.nothing}>
                {e.outcome === 'open' && game.decision !== null ? 'It is being decided.' : 'Nothing: the team goes on.'}
              </p>
            ) : (
              told.map((l) => (
                <p
                  key={l.text}
                  className={s.line}
                  data-harm={/killed|destroyed|damaged|stopped|loses|lose |back under/.test(l.text)}
                >
                  <Glyph
                    name={
                      /killed|destroyed/.test(l.text)
                        ? 'skull'
                        : /stopped|damaged|lose|back under/.test(l.text)
                          ? 'cross'
                          : 'check'
                    }
                    size={14}
                  />
                  <span>
                    <Line text={`${lineText(l)}.`} cards={l.times > 1 ? l.names : l.cards} />
                  </span>
                </p>
              ))
            )}
          </div>
        )}
      </div>
    </div>
  );
}
