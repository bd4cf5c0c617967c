/** A step may say what is wanted in the end: what must be answered first is answered. */
import { describe, it } from 'vitest';
import { decides, fails, passes } from './testing.ts';

/** Ops downloads instead of the normal card play: it is used, and then asks which card. */
const station = `
players: { A: { deck: [Jural, Ari, Kes], hand: [Dakol] } }
spaceline:
  - mission: Acquire Illicit Explosives
    owner: A
    A: { facilities: [{ card: Terok Nor, sites: [{ card: Ops }, { card: Security Office }, { card: Docking Ports }] }] }
turn: { player: A, number: 3, segment: play }
steps:
`;

describe('download', () => {
  it('stands for the use of the card that downloads', () => {
    passes(`${station}  - A: { verb: download, card: Jural, to: Ops, using: Ops }
  - expect: { in: { Jural: aboard Ops }, not-offered: { A: { verb: download, card: Ari, using: Ops, because: R-4.26 } } }\n`);
  });

  it('goes where the step says, or fails', () => {
    fails(
      `${station}  - A: { verb: download, card: Jural, to: Security Office, using: Ops }\n`,
      /not to Security Office/,
    );
  });

  it('is offered where the card that downloads may be used', () => {
    decides(
      station,
      '  - expect: { offered: { A: { verb: download, card: Jural, using: Ops } } }',
      '  - expect: { not-offered: { A: { verb: download, card: Jural, using: Ops } } }',
      /offered to A, but should not be/,
    );
    fails(`${station}  - expect: { offered: { A: { verb: download, card: Kes, using: Ops } } }\n`, /not offered to A/);
  });

  it('names the card on which it comes', () => {
    passes(`
players: { A: { deck: [Interrogation, Kes] } }
spaceline:
  - mission: Bioweapon Ruse
    owner: A
    A: { facilities: [{ card: Nor, sites: [{ card: Ops }, { card: Security Holding Cell, here: [Entek, { card: Kang, owner: B, captive: { held: brig } }] }, { card: Docking Ports }] }] }
turn: { player: A, number: 3, segment: orders }
steps:
  - A: { verb: download, card: Interrogation, to: Kang, using: Security Holding Cell }
  - expect: { in: { Interrogation: on Kang } }
`);
  });
});

/** Each field is offered by a question of its own, to be agreed to or passed. */
const fields = `
players: { A: { table: [Scanner Interference], deck: [Atmospheric Ionization, Distortion Field, Kes] } }
spaceline: [{ mission: Search for Survivors, owner: A }]
steps:
  - A: { verb: use, card: Scanner Interference }
`;

describe('a pick of cards', () => {
  it('agrees to what brings them, one or all of a list', () => {
    passes(`${fields}  - A: { pick: [Atmospheric Ionization, Distortion Field] }
  - expect: { in: { Atmospheric Ionization: on Search for Survivors, Distortion Field: on Search for Survivors } }\n`);
    passes(`${fields}  - A: { pick: Distortion Field }
  - expect: { in: { Atmospheric Ionization: deck, Distortion Field: on Search for Survivors } }\n`);
  });

  it('is never half done', () => {
    fails(`${fields}  - A: { pick: [Distortion Field, Atmospheric Ionization] }\n`, /no option matches/);
    fails(`${fields}  - A: { pick: [Atmospheric Ionization, Kes] }\n`, /no option matches/);
  });

  it('agrees to supplies that are asked for one by one', () => {
    const foothold = `
players: { A: { deck: [Remote Supply Depot, Ketracel-White, Dominion PADD, Jem'Hadar Disruptor, Azet'izan] } }
spaceline:
  - mission: Archanis Dispute
    owner: A
    on: [{ card: Establish Dominion Foothold, owner: A }]
    A: { planet: [Remata'Klan, Omet'iklan, Martok Founder, Ixtana'Rax, Yak'Talon] }
steps:
  - A: { verb: attempt, target: Archanis Dispute, card: planet }
`;
    passes(`${foothold}  - A: { pick: [Remote Supply Depot, Ketracel-White, Dominion PADD] }
  - expect: { in: { Ketracel-White: aboard Remote Supply Depot, Dominion PADD: aboard Remote Supply Depot, Jem'Hadar Disruptor: deck } }\n`);
    fails(
      `${foothold}  - A: { pick: [Remote Supply Depot, Ketracel-White, Kes] }\n`,
      /no option matches|no card called/,
    );
  });
});

describe('play', () => {
  it('means the card that the text of its target plays', () => {
    const scan = (hand: string) => `
players: { A: { hand: [${hand}] } }
spaceline:
  - mission: Excavation II
    flipped: true
    owner: A
    A: { ships: [{ card: U.S.S. Rio Grande, crew: [Graham Davis] }] }
steps:
`;
    const step = `  - A: { verb: play, card: Long-Range Scan, target: Excavation II }
  - expect: { in: { Long-Range Scan: discard }, is-not: { Excavation II: [flipped] } }\n`;
    passes(scan('Long-Range Scan') + step);
    fails(
      `${scan('Full Planet Scan')}  - A: { verb: play, card: Full Planet Scan, target: U.S.S. Rio Grande }\n`,
      /no option matches/,
    );
  });
});
