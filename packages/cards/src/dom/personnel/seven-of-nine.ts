import { spendPlay } from '@spaceline/engine';
import { ability, draw, fillsIcons, inOrder, personnel, script, when } from '@spaceline/engine/language';

const SUBCOMMANDS = ['Com', 'Nav', 'Def'];

const instead = script('in place of your normal card play', function* ({ g, you }) {
  spendPlay(g, you);
});

export const sevenOfNine = personnel('Seven of Nine', {
  ids: ['dom-seven-of-nine', 'borg-061', 'ref-seven-of-nine'],
  modifiers: [
    fillsIcons('may apply [Com], [Nav] and [Def] to staffing', (g, source, ship, id) => {
      if (id !== source) return 0;
      const wanted = SUBCOMMANDS.filter((i) => g.def(ship).facts.staffing?.includes(i)).length;
      return Math.max(0, wanted - 1);
    }),
  ],
  abilities: [
    ability('draw', inOrder(instead, draw(1)), {
      when: when(
        'you have a normal card play left',
        ({ g, you }) => g.state.turn.segment === 'play' && g.state.players[you].plays > 0,
      ),
      text: 'you may draw a card in place of your normal card play',
    }),
  ],
});
