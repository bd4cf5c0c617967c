/** The colours of pictures and cards. The console's own colours are in design/tokens.css. */
import type { Affiliation, CardFacts, CardType, Classification } from '@spaceline/engine';
import { hash } from './random.ts';

/** Between two colours, both written #RRGGBB. */
export function mix(a: string, b: string, share: number): string {
  const from = Number.parseInt(a.slice(1), 16);
  const to = Number.parseInt(b.slice(1), 16);
  let out = 0;
  for (const shift of [16, 8, 0]) {
    const p = (from >> shift) & 255;
    const q = (to >> shift) & 255;
    out |= Math.round(p + (q - p) * share) << shift;
  }
  return `#${out.toString(16).padStart(6, '0')}`;
}

export const NIGHT = '#070C15';
export const WHITE = '#FFFFFF';

/** Colour and two letters of each affiliation; the emblem is in emblems.ts. The three always stand together. */
export const AFFILIATION: Readonly<Record<Affiliation, { colour: string; code: string }>> = {
  Bajoran: { colour: '#EBA68D', code: 'BA' },
  Borg: { colour: '#86E06C', code: 'BO' },
  Cardassian: { colour: '#E2C893', code: 'CA' },
  Dominion: { colour: '#A996EC', code: 'DO' },
  Federation: { colour: '#74ABF7', code: 'FE' },
  Ferengi: { colour: '#CBD152', code: 'FG' },
  Hirogen: { colour: '#C983E0', code: 'HI' },
  Kazon: { colour: '#D9944A', code: 'KZ' },
  Klingon: { colour: '#EC5C58', code: 'KL' },
  Neutral: { colour: '#E3DFD2', code: 'NE' },
  'Non-Aligned': { colour: '#BCC8D4', code: 'NA' },
  Romulan: { colour: '#45BD9C', code: 'RO' },
  Starfleet: { colour: '#5CB8DC', code: 'SF' },
  Vidiian: { colour: '#CF8FAE', code: 'VI' },
  Vulcan: { colour: '#A8D8B4', code: 'VU' },
};

/** All of them, in alphabetical order: types come from the engine, its code does not. */
export const AFFILIATIONS = Object.keys(AFFILIATION) as Affiliation[];

const TYPE: Readonly<Record<CardType, string>> = {
  Artifact: '#EFD07C',
  Dilemma: '#FF8A5C',
  Doorway: '#98A6FF',
  Equipment: '#E0A184',
  Event: '#7FD6E4',
  Facility: '#BCC8D4',
  Incident: '#C3A6EE',
  Interrupt: '#FFC37A',
  Mission: '#5C8FD6',
  Objective: '#8BD8A6',
  Personnel: '#BCC8D4',
  Ship: '#BCC8D4',
  Site: '#9FB8D8',
  Tactic: '#FF7A78',
  'Time Location': '#E0A3D8',
  Tribble: '#D8B48C',
  Trouble: '#D8B48C',
};

/** Accents of the classifications, in pictures only. */
export const CLASSIFICATION: Readonly<Record<Classification, string>> = {
  OFFICER: '#F4D58C',
  ENGINEER: '#FFB05A',
  SCIENCE: '#7FD6E4',
  MEDICAL: '#8FE3B5',
  SECURITY: '#FF9A8E',
  CIVILIAN: '#E3BFA6',
  'V.I.P.': '#D8CBEF',
  ANIMAL: '#CDB58F',
};

export interface Duotone {
  shadow: string;
  body: string;
  light: string;
}

const DUOTONES: readonly Duotone[] = [
  ['#0E3A46', '#4FB6B4', '#F3C98B'],
  ['#16294A', '#5C8FD6', '#F0B27A'],
  ['#3A1F1C', '#C8694A', '#F4CFA0'],
  ['#12352B', '#5BAE84', '#E6D9A2'],
  ['#2B2A18', '#B59B4C', '#F2E3B3'],
  ['#0F2F3F', '#3F8FB0', '#BFE6E4'],
  ['#35202A', '#B76A78', '#F2C6B0'],
  ['#1C2F3A', '#7FA3AE', '#F0DDBF'],
].map(([shadow, body, light]) => ({ shadow, body, light }));

/** Missions of the pictures that set the look keep their tones. */
const CHOSEN: Readonly<Record<string, number>> = {
  'Stop Bombardment': 2,
  'Inversion Mystery': 0,
  'Catalog Phenomena': 1,
  'Kazon Conference': 4,
  'Ambush Ship': 6,
  'Combat Training': 3,
};

export const duotone = (title: string): Duotone => DUOTONES[CHOSEN[title] ?? hash(`${title}/tone`) % DUOTONES.length];

export const affiliationColour = (card: Pick<CardFacts, 'affiliations'>): string =>
  AFFILIATION[card.affiliations[0] ?? 'Non-Aligned'].colour;

/** The colour of a card's frame. Missions take the middle tone of their own picture. */
export function frameColour(card: Pick<CardFacts, 'title' | 'type' | 'affiliations'>): string {
  if (card.type === 'Mission') return duotone(card.title).body;
  if (card.affiliations.length > 0) return affiliationColour(card);
  return TYPE[card.type];
}
