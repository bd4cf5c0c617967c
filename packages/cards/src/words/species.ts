/** A species that a card names as it is played, and the people of that species. */
import { chooseWord, hasKeyword, personnelAt, personnelBattle, type Spot } from '@spaceline/engine';
import {
  affiliation,
  type Collective,
  type Condition,
  type Effect,
  type Filter,
  type ForbidModifier,
  forbid,
  type GrantModifier,
  mayAttack,
  type PlayMode,
  people,
  playsOnTable,
  type Reading,
  remembersChoice,
  spoke,
  when,
  your,
} from '@spaceline/engine/language';

/** All that stand on a personnel, but for Borg. */
export const SPECIES: readonly string[] = [
  'Acamarian',
  'Allasomorph',
  'Android',
  'Angosian',
  "Ba'ku",
  'Bajoran',
  'Benzite',
  'Betazoid',
  'Bolian',
  'Boslic',
  'Breen',
  'Brunali',
  'Bynar',
  'Cairn',
  'Cardassian',
  'Cat',
  'Chameloid',
  'Changeling',
  'Coelenterate',
  'Deltan',
  'Denobulan',
  'Dopterian',
  'Dosi',
  'El-Aurian',
  'Farian',
  'Ferengi',
  'Flaxian',
  'Grazerite',
  'Haakonian',
  'Hekaran',
  'Hirogen',
  'Human',
  'Humanoid',
  'Humpback Whales',
  'Hupyrian',
  "J'Naii",
  "Jem'Hadar",
  'Kaelonian',
  'Karemma',
  'Kazon',
  'Kellerun',
  'Klaestron',
  'Klingon',
  'Kobliad',
  'Kressari',
  'Ktarian',
  'Lethean',
  'Lumerian',
  'Lurian',
  'Malcorian',
  'Mari',
  'Markalian',
  'Minoran',
  'Miradorn',
  'Mizarian',
  'Nausicaan',
  'Nechani',
  'Norcadian',
  'Ocampa',
  'Orion',
  'Pakled',
  'Paradan',
  'Pendari',
  'Reman',
  'Risian',
  'Romulan',
  'Solari',
  "Son'a",
  'Species 116',
  'Species 125',
  'Species 571',
  'Species 689',
  "T'Lani",
  'Takaran',
  'Talaxian',
  'Tamarian',
  'Targ',
  'Tarlac',
  'Trabe',
  'Trill',
  'Ullian',
  'Vhnori',
  'Vidiian',
  'Vorgon',
  'Vorta',
  'Vulcan',
  'Wysanti',
  'Zalkonian',
  'Zibalian',
];
spoke('keyword', ...SPECIES);

const marked = SPECIES.map((species) => ({
  species,
  mark: species.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
  word: species,
}));
const named = remembersChoice('species', SPECIES);

const namesOne: Effect = {
  *run(r) {
    const mark = yield* chooseWord(r.g, r.you, marked, {
      id: 'species',
      text: '{card}: which species?',
      card: r.source,
    });
    named.keep(r, marked.find((m) => m.mark === mark)!.species);
  },
  could: () => true,
  text: '',
  hint: 0,
  ways: marked,
};

/** "Plays on table; target (name) a species." */
export const namesSpecies: PlayMode = {
  ...playsOnTable({ effect: namesOne, stays: true }),
  aims: true,
  text: 'plays on table; name a species as its target',
};

/** Of the species that was named. */
export const ofTargetSpecies: Filter = {
  test: (r, id) => {
    const species = named.read(r);
    return species !== null && hasKeyword(r.g, id, species);
  },
  pre: '',
  post: 'of the target species',
};

const hasTargetSpecies = (r: Reading, ids: readonly number[]): boolean =>
  ids.some((id) => r.g.card(id).controller !== r.you && ofTargetSpecies.test(r, id));

/** Your Borg may beam to whatever crew or Away Team has one of them. */
export const boardsTheSpecies: Collective = {
  boards: (r: Reading, spot: Spot) => hasTargetSpecies(r, personnelAt(r.g, spot, r.opponent)),
  named: (r) => named.read(r) ?? '',
  text: 'your Borg may beam to a crew or Away Team with a personnel of that species',
};
/** … and start a battle there. */
export const mayBattleTheSpecies: GrantModifier = {
  ...mayAttack(your(people).which(affiliation('Borg')), ofTargetSpecies),
  text: 'they may battle it, but not mortally wound anybody there',
};

/** Your Borg fight those. */
export const againstTheSpecies: Condition = when('your Borg battle that species', (r) => {
  const sides = personnelBattle(r.g)?.sides;
  if (sides === undefined) return false;
  return hasTargetSpecies(r, sides[r.opponent]) && sides[r.you].some((id) => affiliation('Borg').test(r, id));
});

export const mayNotWoundThem: ForbidModifier = forbid(
  'wound',
  '',
  { rule: 'R-10.6', text: '{card}: your Borg may not mortally wound anybody there' },
  (r, winner) => r.g.card(winner).controller === r.you && againstTheSpecies.met(r),
);
