import {
  affiliationBit,
  affiliations,
  chooseCards,
  discardFromPlay,
  type Game,
  hasIcon,
  isPlanetSpot,
  personnelAt,
  stunInBattle,
  toPile,
  woundInBattle,
  Zone,
} from '@spaceline/engine';
import { incident, playsOnTable, type Reading, script, seedsOnTable, trigger, when } from '@spaceline/engine/language';
import { gunsAt } from '../../hand-weapons-present.ts';
import { probe } from '../../probing.ts';

const SPOTTED = affiliationBit('Federation') | affiliationBit('Ferengi') | affiliationBit('Borg');

/** the lines are read from the top; the first that fits counts. */
function outcome(g: Game, card: number): 'hit' | 'glancing' | 'spotted' | 'miss' {
  const { type } = g.def(card).facts;
  const icon = (...names: string[]) => names.some((n) => hasIcon(g, card, n));
  if (type === 'Equipment' || icon('Stf', 'KW', 'Maq')) return 'hit';
  if (type === 'Objective' || type === 'Interrupt' || type === 'Doorway' || icon('AU')) return 'glancing';
  return icon('Cmd') || (affiliations(g, card) & SPOTTED) !== 0 ? 'spotted' : 'miss';
}

/** Every Sniper of yours that lies open: they aim at one target each, and probe once for all of them. */
const snipers = ({ g, you, source }: Reading): number[] =>
  g.tableau.active.filter((id) => g.card(id).def === g.card(source).def && g.card(id).controller === you);

const shoot = script(
  'target one personnel present (cumulative) and probe',
  function* (ctx) {
    const { g, you, opponent, event } = ctx;
    const { spot } = event!;
    const all = snipers(ctx);
    const people = [...personnelAt(g, spot, opponent), ...personnelAt(g, spot, you)];
    const question = { id: 'target', text: '{card}: whom does the sniper aim at?', card: ctx.source };
    const targets = yield* chooseCards(you, people, all.length, all.length, question);
    const card = probe(g, you);
    if (card < 0) return;
    const shot = outcome(g, card);
    toPile(g, card, Zone.Deck, 'bottom');
    for (const id of targets) {
      if (shot === 'hit') woundInBattle(g, id);
      else if (shot === 'glancing') stunInBattle(g, id);
    }
    if (shot === 'spotted') yield* discardFromPlay(g, all, ctx.source);
  },
  { hint: 2 },
);

export const sniper = incident('Sniper', {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  triggers: [
    trigger({ on: 'personnel-battle' }, shoot, {
      when: when('you have a phaser or disruptor present in a battle you started on a planet', (ctx) => {
        const { g, you, event } = ctx;
        if (event === null || event.seat !== you || !isPlanetSpot(event.spot)) return false;
        return gunsAt(g, event.spot, you).length > 0 && snipers(ctx)[0] === ctx.source;
      }),
    }),
  ],
  text: 'Seeds or plays on table. At the start of each battle you start on a planet, if you have a phaser or disruptor present, target one personnel present (cumulative) and probe, then place the card beneath your draw deck. [Stf], [KW], Equipment or [Maq]: the targets are mortally wounded. Objective, Interrupt, Doorway or [AU]: the targets are stunned. Federation, Ferengi, Borg or [Cmd]: discard incident.',
});
