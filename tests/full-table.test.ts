/** What a table of the full format has besides crews and missions, as each side may know it: stations, white, captives, what waits. */
import { type Game, knows, refusedOf, SEATS, type Seat, view } from '@spaceline/engine';
import { parseScenario, Runner, rulesFor } from '@spaceline/rulebook';
import { describe, expect, test } from 'vitest';
import { ANSWERS, FULL_TABLE } from './web/positions.ts';

function laid(yaml: string): { g: Game; id(title: string, n?: number): number } {
  const scenario = parseScenario(yaml);
  const runner = new Runner(scenario, rulesFor(scenario));
  runner.run();
  const g = runner.game;
  return { g, id: (title, n = 0) => g.state.cards.filter((c) => g.def(c.id).title === title)[n]?.id ?? -1 };
}

const cardOf = (g: Game, seat: Seat, id: number) => view(g, seat).cards.find((c) => c.id === id)!;

describe('a station', () => {
  const { g, id } = laid(FULL_TABLE);

  test('is told as its sites from the inside, with who is opposed there', () => {
    const sites = cardOf(g, 0, id('Deep Space 9')).station!.sites;
    expect(sites.map((s) => [g.def(s.id).title, s.module, s.opposed])).toEqual([
      ["Commander's Office", 'Ops Module', undefined],
      ['Ops', 'Ops Module', 'no'],
      ['Infirmary', 'Promenade', undefined],
      ['Security Holding Cell', 'Promenade', 'no'],
      ['Guest Quarters', 'Habitat Ring', undefined],
      ['Science Lab', 'Docking Ring', undefined],
      ['Docking Ports', 'Docking Ring', undefined],
      // somebody of the other player's is there, and nobody knows who or what
      ['Docking Pylons', 'Docking Ring', 'perhaps'],
    ]);
    // for whom has nobody there nothing is opposed; Orta lies open, and opposes
    expect(cardOf(g, 1, id('Deep Space 9')).station!.sites.flatMap((s) => s.opposed ?? [])).toEqual(['yes']);
  });

  test('has no secret sites', () => {
    for (const viewer of [0, 1, -1] as const) {
      const ops = view(g, viewer).cards.find((c) => c.id === id('Ops'));
      expect(ops?.card).toBe('ds9-ops');
    }
  });

  test('tells what lies beneath it to whom it belongs', () => {
    const beneath = (seat: Seat) => cardOf(g, seat, id('Empok Nor')).station!.beneath.map((c) => c.card !== null);
    expect(beneath(0)).toEqual([false, true]);
    expect(beneath(1)).toEqual([true, false]);
    expect(cardOf(g, 0, id('Empok Nor')).status).toContain('uncontrolled');
  });
});

describe('the white', () => {
  const { g, id } = laid(FULL_TABLE);

  test('is told to its player alone, with what its end would bring', () => {
    expect(view(g, 0).white).toEqual([]);
    expect(view(g, -1).white).toEqual([]);
    const [planet, ship, site] = ['Oken’alak', 'Omet’iklan', 'Duran’Adar'].map(
      (who) => view(g, 1).white.find((w) => w.dependent.includes(id(who.replace('’', "'"))))!,
    );
    expect(planet.whites).toEqual([id('Ketracel-White', 0), id('Ketracel-White', 1)]);
    expect(planet.attack).toBe('each other');
    expect([ship.whites, ship.attack, ship.dependent.length]).toEqual([[], 'each other', 2]);
    // Orta stands there too, and lies open
    expect([site.attack, site.targets]).toEqual(['opponents', [id('Orta')]]);
  });

  test('names known opponents first, then the own people', () => {
    const table = (crewOfB: string, planetOfA: string) =>
      laid(`
title: White
rules: []
spaceline:
  - mission: Archanis Dispute
    owner: B
    A: { planet: [${planetOfA}] }
    B: { planet: ["Oken'alak"${crewOfB}] }
turn: { player: B, number: 4, segment: orders }
steps: []
`);
    const own = table(', Eris, Kira Founder [dom]'.replace('Kira Founder [dom]', '"Kira Founder [dom]"'), '');
    const [w] = view(own.g, 1).white;
    // DOM-06: a changeling is never attacked
    expect([w.attack, w.targets]).toEqual(['own', [own.id('Eris')]]);
    const alone = view(table('', '').g, 1).white[0];
    expect([alone.attack, alone.whites]).toEqual(['nobody', []]);
    expect(view(table('', 'Anara').g, 1).white[0].attack).toBe('perhaps');
  });
});

test('a hidden card tells no countdown: that would say what it is', () => {
  const { g } = laid(FULL_TABLE);
  for (const seat of SEATS)
    for (const c of view(g, seat).cards) if (!knows(g, seat, c.id)) expect(c.countdown).toBe(-1);
  expect(view(g, 1).cards.some((c) => c.countdown === 2)).toBe(true);
});

test('an infiltrator is known to whom it deceives, as what it seems; not to whom it has left', () => {
  const { g, id } = laid(FULL_TABLE);
  const kira = id('Kira Founder');
  const seen = { card: 'dom-kira-founder', affiliation: 'Bajoran', status: ['infiltrating'] };
  expect(cardOf(g, 1, kira)).toMatchObject(seen);
  expect(cardOf(g, 0, kira)).toMatchObject(seen);
  expect(view(g, -1).cards.find((c) => c.id === kira)).toMatchObject({ card: null, affiliation: null });
  const away = laid(`
title: Back on the own ship
rules: []
spaceline:
  - mission: Archanis Dispute
    owner: B
    B: { ships: [{ card: Jem'Hadar Attack Ship, crew: ["Omet'iklan", { card: "Kira Founder [dom]", infiltrating: true, affiliation: Bajoran }] }] }
turn: { player: B, number: 4, segment: orders }
steps: []
`);
  expect(cardOf(away.g, 0, away.id('Kira Founder'))).toMatchObject({ card: null, status: ['infiltrating'] });
});

describe('what waits', () => {
  const { g, id } = laid(ANSWERS);
  const play = (title: string) => g.choose(g.decision!.options.find((o) => o.card === id(title))!);

  test('is a stack: the card that is played, and the one that answers it', () => {
    play('Distortion of Space/Time Continuum');
    play('Quinn');
    const answered = (title: string, seat: Seat) => ({ kind: 'event', event: 'plays', seat, card: id(title) });
    for (const viewer of [0, 1, -1] as const)
      expect(view(g, viewer).suspended).toMatchObject([
        answered('Distortion of Space/Time Continuum', 0),
        answered('Quinn', 1),
      ]);
    // Amanda Rogers nullifies Quinn, the Distortion works, and nothing waits any more
    play('Amanda Rogers');
    expect(view(g, 0).suspended).toEqual([]);
  });
});

describe('with a captive', () => {
  const { g, id } = laid(FULL_TABLE);
  const refused = (seat: Seat, title: string) => refusedOf(g, seat, id(title)).map((r) => [r.verb, r.why.rule]);

  test('whatever is not offered has its reason, for captor and owner', () => {
    // Keevan can be put into the Brig of the site, Weyoun be taken out of it; in a Brig nobody is left unattended
    expect(refused(0, 'Keevan')).toEqual([]);
    expect(refused(0, 'Weyoun')).toEqual([['leave', 'BOG-76']]);
    // nobody of hers is on the planet with Eris, nor with her own Nalan Bal and Surmak Ren
    expect(refused(0, 'Eris')).toEqual([['take-custody', 'BOG-73']]);
    expect(refused(0, 'Nalan Bal')).toEqual([['rescue', 'BOG-81']]);
    expect(refused(0, 'Surmak Ren')).toEqual([['rescue', 'BOG-81']]);
  });
});
