import { locationSpot } from '@spaceline/engine';
import { type DecisionView, fill, type Holes, type OptionView, readOption } from '@spaceline/protocol';
import type { Words } from '@spaceline/protocol/words';
import { expect, it } from 'vitest';
import type { Scene } from './context.tsx';
import { questionOf } from './question.ts';
import { ui } from './ui.ts';

const OURS = 1;
const THEIRS = 2;

const seedAt = (card: number, location: number): OptionView =>
  readOption({ key: `seed.${card}>${locationSpot(location)}` });

/** What a player may press who can lay out these cards at these locations. */
function buttonsFor(...seeds: (readonly [card: number, location: number])[]): Words[] {
  const places = [
    { id: OURS, owner: 0, title: 'Stop Bombardment' },
    { id: THEIRS, owner: 1, title: 'Ambush Ship' },
  ];
  const options = [...seeds.map(([card, at]) => seedAt(card, at)), readOption({ key: 'pass' })];
  const decision = { n: 9, seat: 0, kind: 'seed', prompt: 'batch', options } as unknown as DecisionView;
  const game = {
    decision,
    undo: null,
    seat: 0,
    clock: { away: [null, null] },
    view: { result: null, process: 'dilemma-phase', turn: { number: 0 } },
  };
  const table = { me: 0, them: 1, places, byId: new Map(places.map((p) => [p.id, p])) };
  const say = (template: string, holes?: Holes) => fill(template, holes).text;
  const scene = { game, table, live: true, them: 'Ravi', say } as unknown as Scene;
  const settings = {
    sound: false,
    title: false,
    notify: false,
    motion: 'system' as const,
    theme: 'dark' as const,
    text: 'normal' as const,
    guard: true,
    talk: true,
    watch: null,
    stops: [],
  };
  const net = { link: 'open' as const, sending: null, saving: null, draw: null, lostAt: 0 };
  const around = { ui: ui.get(), net, now: 0, settings };
  return questionOf(scene, around).buttons.map((b) => b.label);
}

it('the table offers to lay out seed cards while there are any', () => {
  // with nothing laid out yet that is the default, which stands last
  expect(buttonsFor([10, OURS], [10, THEIRS])).toEqual(['Done seeding', 'Lay them out for me']);
  expect(buttonsFor([10, OURS], [11, THEIRS])).toEqual(['Done seeding', 'Lay them out for me']);
  expect(buttonsFor([10, OURS])).toEqual(['Done seeding', 'Lay them out for me']);
  // nothing is left to lay out
  expect(buttonsFor()).toEqual(['Done seeding']);
  // it has been asked, and knows no place for this one
  ui.set({ leftOver: seedAt(10, OURS).key });
  expect(buttonsFor([10, OURS])).toEqual(['Done seeding']);
  expect(buttonsFor([11, OURS])).toEqual(['Done seeding', 'Lay them out for me']);
  ui.set({ leftOver: null });
});
