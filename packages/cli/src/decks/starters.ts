/** Four small decks in code, for a copy of Spaceline that has no decks folder. */

const KAZON = `
2 Maniz
1 Culluh
1 Haliz
1 Jabin
1 Razik
2 Halok
3 Narret
2 Rabek
2 Corez
1 Loran
1 Valek
2 Kazon Raider
2 Kazon Warship
2 Kazon Shuttle
2 Kazon Disruptor
1 Distortion of Space/Time Continuum
1 Lower Decks
1 Transporter Control Module
`;

const VIDIIAN = `
1 Danara Pel
1 Dereth
2 Drenol
2 Hophalin
2 Losarus
1 Motura
2 Nadirum
1 Nirata
2 Sethis
1 Sorum
1 Sulan
2 Telari
2 Thaden
1 Vidiian Cruiser
2 Vidiian Scout Vessel
1 Vidiian Interceptor
1 Medical Kit
1 Distortion of Space/Time Continuum
1 Lower Decks
`;

const DILEMMAS = `
2 Astral Eddy
2 Common Thief
1 Matriarchal Society
1 Macrovirus
1 The Swarm
`;

const deck = (draw: string, missions: readonly string[], seeds: string): string =>
  `${draw.trim()}\nMissions:\n${missions.map((m) => `1 ${m}`).join('\n')}\nSeeds:\n${seeds.trim()}\n`;

/** The full game needs no others for Voyager alone: all their cards have its logo. */
const FULL = {
  'starter-kazon-full': deck(
    `${KAZON.trim()}\n2 Surat\n2 Kazon Raider`,
    [
      'Liberation',
      'Catalog Phenomena',
      'Combat Training',
      'Kazon Conference',
      'Acquire Technology',
      'Answer Distress Signal',
    ],
    `1 Kazon Outpost\n1 The Kazon Collective\n${DILEMMAS.trim()}`,
  ),
  'starter-vidiian-full': deck(
    `${VIDIIAN.trim()}\n2 Vidiian Cruiser\n2 Medical Kit`,
    [
      'Research Phage',
      'Catalog Phenomena',
      'Restock Supplies',
      'Revive Settlers',
      'Cure Deadly Virus',
      'Study Interment Site',
    ],
    `1 Vidiian Outpost\n${DILEMMAS.trim()}`,
  ),
};

/** By format, then by name. */
export const STARTERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'warp-speed': {
    'starter-kazon': deck(
      KAZON,
      ['Liberation', 'Catalog Phenomena', 'Combat Training'],
      `1 Kazon Outpost\n1 The Kazon Collective\n${DILEMMAS.trim()}`,
    ),
    'starter-vidiian': deck(
      VIDIIAN,
      ['Research Phage', 'Catalog Phenomena', 'Restock Supplies'],
      `1 Vidiian Outpost\n${DILEMMAS.trim()}`,
    ),
  },
  full: FULL,
  voyager: FULL,
};
