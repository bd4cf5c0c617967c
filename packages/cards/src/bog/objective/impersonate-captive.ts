import {
  type Attribute,
  affiliationBit,
  affiliations,
  chooseCard,
  isCaptive,
  present,
  put,
  Zone,
} from '@spaceline/engine';
import {
  type AttributeModifier,
  ability,
  discardThis,
  host,
  itsAttribute,
  keyword,
  objective,
  people,
  playsOnTable,
  type Reading,
  remembersCards,
  script,
  seedsOnTable,
  select,
  sets,
  thereIs,
  your,
} from '@spaceline/engine/language';
import { captivesOf } from '../../captives.ts';
import { mayMorph, newForm } from '../../morphing.ts';
import { only } from '../../reaches.ts';

const BORG = affiliationBit('Borg');
const model = remembersCards('model', 'the captive');

const models = ({ g, you }: Reading, founder: number): number[] =>
  captivesOf(g, you).filter((id) => isCaptive(g, id) && (affiliations(g, id) & BORG) === 0 && present(g, id, founder));

const founders = select('your Founder present with your non-Borg captive', 'such Founders', (ctx) =>
  your(people)
    .which(keyword('Founder'))
    .ids(ctx)
    .filter((id) => ctx.g.card(ctx.source).zone === Zone.Table && mayMorph(ctx.g, id) && models(ctx, id).length > 0),
);

/** The Founder has the captive's STRENGTH and CUNNING; the card remembers whose. */
const copies = (name: Attribute): AttributeModifier => ({
  ...sets([name], itsAttribute(name, model), only(host, thereIs(model))),
  text: '',
});

export const impersonateCaptive = objective('Impersonate Captive', {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  modifiers: [copies('strength'), copies('cunning')],
  abilities: [
    ability(
      'impersonate',
      script(
        'place it on your Founder, who morphs to impersonate the captive',
        function* (ctx) {
          const { g, you, source, target } = ctx;
          const question = { id: 'model', text: '{card}: whom does the Founder impersonate?', card: source };
          const captive = yield* chooseCard(g, you, models(ctx, target), question);
          newForm(g, target, source);
          put(g, source, Zone.On, target);
          model.keep(ctx, [captive]);
        },
        { hint: 2 },
      ),
      { targets: founders, timing: 'any', text: '' },
    ),
    ability(
      'morph-back',
      { ...discardThis, could: ({ g, source }) => g.card(source).zone === Zone.On },
      { timing: 'any', text: '' },
    ),
  ],
  text: 'Seeds or plays on table. Place on your Founder present with your non-Borg captive, whom the Founder impersonates: STRENGTH and CUNNING change to those of the captive. May morph back at any time (discard objective).',
  capturing: true,
  missing: 'classification, skills, staffing and infiltration icons do not change',
});
