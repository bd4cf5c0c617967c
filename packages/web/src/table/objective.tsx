/** The objective of the Collective: what it is aimed at, and its steps ticked off. */

import { isCardSpot } from '@spaceline/engine';
import { reasonWords, spoken, type Words } from '@spaceline/protocol/words';
import { Glyph } from '../design/index.ts';
import { say } from '../net/say.ts';
import { type Scene, useScene } from './context.tsx';
import { type Objective, placeOfAim, type Step, stepsOf } from './model/objectives.ts';
import { cardKey } from './model/options.ts';
import s from './objective.module.css';
import { ui } from './ui.ts';

const MARKS = { met: 'check', missing: 'hollow', unknown: 'hollow' } as const;

const targetName = ({ nameOf, naming }: Scene, { objective: { aim, named } }: Objective): Words =>
  named ?? (isCardSpot(aim) ? nameOf(aim) : naming.spot(aim));

/** Opens the place that it leads to, and marks the ship. */
function goThere(scene: Scene, c: Objective): void {
  const { aim } = c.objective;
  const place = placeOfAim(scene.table, c.objective);
  if (place >= 0) ui.set({ open: place, peek: true, tab: isCardSpot(aim) ? cardKey(aim) : 'needs' });
}

const DONE: Readonly<Record<Step['id'], Words>> = {
  aimed: say('Aimed'),
  scouted: say('Scouted'),
  probe: say('Probe possible as this turn ends'),
};
const OPEN: Readonly<Record<Step['id'], Words>> = {
  aimed: say('Not aimed'),
  scouted: say('Not scouted yet'),
  probe: say('No probe yet'),
};

/** A step in words; of a probe that cannot be made yet, why. */
function stepWords({ naming }: Scene, { objective: { waits } }: Objective, { id, met }: Step): Words {
  if (met === 'met') return DONE[id];
  if (id !== 'probe' || waits === undefined) return OPEN[id];
  return say('No probe yet: {why}', { why: reasonWords(waits, naming) });
}

export function Steps({ card }: { card: Objective }) {
  const scene = useScene();
  return (
    <span className={s.steps} data-testid="steps">
      {stepsOf(card.objective).map(({ id, met }) => (
        <span key={id} className={s.step} data-step={id} data-met={met}>
          <i>
            <Glyph name={MARKS[met]} size={met === 'met' ? 11 : 9} weight={met === 'met' ? 2.4 : 1.6} />
          </i>
          {id === 'aimed'
            ? say('Aimed at {target}', { target: targetName(scene, card) })
            : met === 'unknown'
              ? say('Then a probe')
              : stepWords(scene, card, { id, met })}
        </span>
      ))}
    </span>
  );
}

/** At the place it leads to: the steps, with its title. */
export function ObjectiveHere({ card }: { card: Objective }) {
  const { isMine, nameOf, whose } = useScene();
  const show = () => card.card !== null && ui.show({ printing: card.card, card: card.id });
  return (
    <button type="button" className={s.here} onPointerEnter={show} onFocus={show} onClick={show}>
      <small>
        {isMine(card.controller) ? say('Your objective') : say('{whose} objective', { whose: whose(card.controller) })}
      </small>
      <b>{nameOf(card.id)}</b>
      <Steps card={card} />
    </button>
  );
}

/** In the strip of its player: a click leads to what it is aimed at. */
export function ObjectiveChip({ card }: { card: Objective }) {
  const scene = useScene();
  const show = () => card.card !== null && ui.show({ printing: card.card, card: card.id });
  return (
    <button
      type="button"
      className={s.chip}
      data-key={cardKey(card.id)}
      data-testid="objective"
      onPointerEnter={show}
      onFocus={show}
      onClick={() => goThere(scene, card)}
    >
      <b>{scene.nameOf(card.id)}</b>
      <span>
        <span className="hidden">{say('aimed at')} </span>
        {targetName(scene, card)}
      </span>
      {stepsOf(card.objective)
        .filter((x) => x.id !== 'aimed')
        .map(({ id, met }) => (
          <i key={id} className={s.tick} data-met={met} title={spoken(stepWords(scene, card, { id, met }))}>
            <Glyph name={MARKS[met]} size={met === 'met' ? 11 : 9} weight={met === 'met' ? 2.4 : 1.6} />
            <em>{id === 'probe' ? say('Probe') : say('Scout')}</em>
            <span className="hidden">{stepWords(scene, card, { id, met })}</span>
          </i>
        ))}
    </button>
  );
}
