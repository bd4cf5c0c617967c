/** A shot of a ship battle: a sum on both sides, and what came of it. */
import { spoken, type Words } from '@spaceline/protocol/words';
import type { ReactNode } from 'react';
import { Glyph } from '../design/index.ts';
import { say } from '../net/say.ts';
import { useNaming } from '../net/words.ts';
import s from './battle.module.css';
import { type Scene, useScene } from './context.tsx';
import { type Shot, type Term, termsOf } from './model/battles.ts';
import { shortShip } from './model/names.ts';

/** What a term is called; ships by their short names. */
function useTermName(): (term: Term) => Words {
  const naming = useNaming();
  const { table } = useScene();
  return ({ printing }) => {
    if (printing === null) return say('hidden cards');
    const title = naming.title(printing);
    return table.lookup(printing)?.facts.type === 'Ship' ? shortShip(title) : title;
  };
}

/** Every term of a sum: " = 8 Voyager + 3 Captain’s Log"; one alone says nothing new. */
function SumTerms({ terms }: { terms: readonly Term[] }): ReactNode {
  const termName = useTermName();
  if (terms.length < 2) return null;
  return terms.map((t, i) => (
    <span key={t.printing}>
      {i === 0 ? ' = ' : t.n < 0 ? ' − ' : ' + '}
      <u>{Math.abs(t.n)}</u> {termName(t)}
    </span>
  ));
}

function firesWords(scene: Scene, shot: Shot, mine: boolean, name: string): Words {
  const you = mine && scene.game.seat >= 0;
  if (shot.side === 'attack') return you ? say('You fire') : say('{name} fires', { name });
  return you ? say('You return fire') : say('{name} returns fire', { name });
}

const RESULTS: Readonly<Record<Shot['result'], 'check' | 'cross'>> = {
  miss: 'cross',
  spared: 'cross',
  hit: 'check',
  'direct hit': 'check',
};

/** How near the bar may come to the mark of a direct hit before it covers what is written there. */
const LABELLED = 0.7;

export function ShotRow({ shot, mine, self }: { shot: Shot; mine: boolean; self: boolean }) {
  const scene = useScene();
  const naming = useNaming();
  const termName = useTermName();
  const [attack, defense] = [shot.attack.total, shot.defense.total];
  // what it would take for a direct hit is marked on the line
  const direct = shot.directOver;
  const most = Math.max(attack, direct, 1) * 1.12;
  const at = (n: number) => `${Math.max(0, Math.min(100, (n / most) * 100))}%`;
  const terms = termsOf(shot.attack);
  const parts = terms.every((t) => t.n > 0) ? terms : [{ n: attack, printing: null }];
  const ship = shot.by[0]?.printing ?? null;
  const name = self && !mine && ship !== null ? naming.title(ship) : mine ? scene.you : scene.them;
  const over = attack - defense;
  return (
    <div className={s.shot} data-mine={mine} data-testid="shot" data-result={shot.result}>
      <p>
        <b>{firesWords(scene, shot, mine, name)}</b>
        <span>
          {say('ATTACK')} <em>{attack}</em>
          <SumTerms terms={terms} />
        </span>
        <i>{say('against')}</i>
        <span>
          {say('DEFENSE')} <em>{defense}</em>
          <SumTerms terms={termsOf(shot.defense)} />
        </span>
        <strong data-kind={shot.result}>
          <Glyph name={RESULTS[shot.result]} size={11} weight={2.4} />
          {say(shot.result)}
        </strong>
      </p>
      <div className={s.track} aria-hidden="true">
        {parts.map((t, i) => (
          <span key={t.printing} data-first={i === 0} style={{ width: at(t.n) }}>
            <span>{t.n}</span>
            {terms === parts && <span>{termName(t)}</span>}
          </span>
        ))}
        <q>
          {over > 0
            ? say('{over} over DEFENSE {defense}', { over, defense })
            : over === 0
              ? say('no more than DEFENSE {defense}', { defense })
              : say('{missing} short of DEFENSE {defense}', { missing: -over, defense })}
        </q>
        <u style={{ left: at(defense) }} title={spoken(say('DEFENSE'))} />
        {attack < direct * LABELLED && (
          <small style={{ right: `calc(100% - ${at(direct)} + 4px)` }}>
            {say('direct hit over {direct}', { direct })}
          </small>
        )}
        {(attack < direct * LABELLED || attack > direct) && <s style={{ left: at(direct) }} />}
      </div>
    </div>
  );
}
