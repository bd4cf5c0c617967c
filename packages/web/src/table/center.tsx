/** Between band and bar: the opened location, or what is asked, or what has just happened. */
import type { OptionView } from '@spaceline/protocol/words';
import { useEffect } from 'react';
import { answer, ask, useNet } from '../net/game.ts';
import { BattlePanel, type Shown, useBattle } from './battle.tsx';
import { useScene } from './context.tsx';
import { useEncounters } from './encounters.ts';
import { defaultPlace } from './model/places.ts';
import type { Encounter } from './model/stories.ts';
import { AttemptPanel, EncounterPanel, ForecastPanel, JourneyPanel, useReadyToMeet } from './panels.tsx';
import { OpenPlace } from './place.tsx';
import { isMuted, stillToSeed } from './question.ts';
import { SeedGuide } from './seeding.tsx';
import { commonPlace, Tray } from './tray.tsx';
import { ui, useUi } from './ui.ts';

export type Focus =
  | { kind: 'place'; id: number }
  | { kind: 'tray' }
  | { kind: 'forecast' }
  | { kind: 'journey'; location: number }
  | { kind: 'attempt'; option: OptionView }
  | { kind: 'seeding' }
  | { kind: 'battle'; shown: Shown }
  | { kind: 'encounters'; list: Encounter[] };

const ASKS = new Set(['response', 'optional', 'choice']);

/** What the middle of the table shows now. */
export function useFocus(): Focus {
  const scene = useScene();
  const { game, live } = scene;
  const group = useUi((u) => u.group);
  const peek = useUi((u) => u.peek);
  const open = useUi((u) => u.open);
  const journey = useUi((u) => u.journey);
  const trying = useUi((u) => u.trying);
  const unread = useEncounters();
  const battle = useBattle();
  const place: Focus = { kind: 'place', id: open ?? defaultPlace(scene.table) };
  const d = live ? game.decision : null;
  const asking = d !== null && ASKS.has(d.kind);
  if (group !== null) {
    if (group.option.verb === 'attack') return { kind: 'forecast' };
    const ids = group.option.group ?? [];
    const at = commonPlace(scene, ids);
    const chips = ids.every(
      (id) => scene.table.cards.get(id)?.zone === 'Aboard' || scene.table.cards.get(id)?.zone === 'Planet',
    );
    return at !== null && chips ? { kind: 'place', id: at } : { kind: 'tray' };
  }
  if (journey !== null) return { kind: 'journey', location: journey.location };
  if (trying !== null) return { kind: 'attempt', option: trying };
  // the one that is being decided is shown with its question
  const last = unread[unread.length - 1];
  const told = asking && last?.outcome === 'open' ? unread.slice(0, -1) : unread;
  const first = battle?.over === true && (told.length === 0 || battle.battle.at < told[0].at);
  if (told.length > 0 && !first) return { kind: 'encounters', list: told };
  if (peek) return place;
  if (battle !== null) return { kind: 'battle', shown: battle };
  if (asking) return { kind: 'tray' };
  // before a location is looked at, the phase itself is explained
  return live && game.view.turn.number === 0 && open === null ? { kind: 'seeding' } : place;
}

/** Keeps the selection in step with the question. */
export function useSettle(): void {
  const scene = useScene();
  const { game, live } = scene;
  const d = live ? game.decision : null;
  // both seed at once (WARP-23): what the other lays out is no new question
  const mark = d === null ? -1 : d.prompt === 'batch' ? d.options.map((o) => o.key).join() : d.n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question, and nothing else, clears what was half done
  useEffect(() => {
    ui.settle();
    if (d === null) return;
    const rest = d.options.filter((o) => o.verb !== 'pass' && o.verb !== 'hold-fire');
    // one group to choose from and nothing else: choosing has begun
    if (rest.length === 1 && rest[0].group !== null && d.prompt !== 'return-fire')
      ui.set({ group: { option: rest[0], chosen: [] } });
  }, [mark, d?.prompt, d?.kind]);
}

/** When the own turn begins at a place where nothing of the own stands, the table opens where something does. */
export function useHomecoming(): void {
  const scene = useScene();
  const { game, table } = scene;
  const mine = game.view.turn.seat === table.me;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each turn
  useEffect(() => {
    const { open } = ui.get();
    if (game.view.turn.number === 0) ui.set({ open: null });
    if (!mine || open === null) return;
    if ((table.byId.get(open)?.below.length ?? 0) === 0) ui.set({ open: null, tab: null });
  }, [game.view.turn.number, game.view.process, mine]);
}

/**
 * Seeds card by card as a bot would, until the phase is over or there is nothing left but to pass: that is for the player to
 * say, who may change everything before.
 */
export function useLaying(): void {
  const { game, live } = useScene();
  const laying = useUi((u) => u.laying);
  const sending = useNet((n) => n.sending);
  const phase = game.view.process;
  const d = live ? game.decision : null;
  const n = d?.kind === 'seed' && sending === null ? d.n : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    if (laying === null) return;
    if (laying !== phase) {
      ui.set({ laying: null });
      return;
    }
    if (n === null || d === null) return;
    let gone = false;
    ask({ about: 'proposal' }).then((p) => {
      if (gone) return;
      const option = p.about === 'proposal' ? d.options.find((o) => o.key === p.answer) : undefined;
      if (p.about !== 'proposal' || option === undefined || option.verb === 'pass')
        ui.set({ laying: null, leftOver: stillToSeed(d) });
      else answer(p.answer, p.cards);
    });
    return () => {
      gone = true;
    };
  }, [laying, phase, n]);
}

/** What this player does not want to be asked again is passed. */
export function useMuted(): void {
  const scene = useScene();
  const muted = useUi((u) => u.muted);
  const sending = useNet((n) => n.sending);
  const d = scene.live ? scene.game.decision : null;
  useEffect(() => {
    if (d === null || sending !== null || muted.length === 0 || !isMuted(scene, d, muted)) return;
    const pass = d.options.find((o) => o.verb === 'pass');
    if (pass !== undefined) answer(pass.key);
  }, [scene, d, muted, sending]);
}

/** Nobody is asked for doorways who has none. */
export function useNoDoorways(): void {
  const { game, live } = useScene();
  const d = live ? game.decision : null;
  const sending = useNet((n) => n.sending);
  useEffect(() => {
    if (sending === null && d?.prompt === 'doorway-phase' && d.options.every((o) => o.verb === 'pass'))
      answer(d.options[0].key);
  }, [d, sending]);
}

export function Center() {
  const { table, game } = useScene();
  const focus = useFocus();
  useReadyToMeet(game.view.turn.number);
  switch (focus.kind) {
    case 'encounters':
      return <EncounterPanel list={focus.list} />;
    case 'battle':
      return <BattlePanel shown={focus.shown} />;
    case 'tray':
      return <Tray />;
    case 'forecast':
      return <ForecastPanel />;
    case 'attempt':
      return <AttemptPanel option={focus.option} />;
    case 'journey':
      return <JourneyPanel location={focus.location} />;
    case 'seeding':
      return <SeedGuide />;
    default: {
      const at = table.places.findIndex((p) => p.id === focus.id);
      const place = table.places[at];
      return place === undefined ? <div style={{ flex: 1 }} /> : <OpenPlace place={place} index={at} />;
    }
  }
}
