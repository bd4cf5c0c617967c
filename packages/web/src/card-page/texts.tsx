/** What a card says now, and by date what a ruling has changed about it. Nothing is shown as earlier that no source says. */
import type { CardPage } from '@spaceline/protocol';
import { addressOfRule } from '@spaceline/protocol/words';
import { useEffect } from 'react';
import { Link } from 'wouter';
import p from '../app/page.module.css';
import { withIcons } from '../cards/CardText.tsx';
import type { Card } from '../cards/index.ts';
import { SETS } from '../data/sets.ts';
import { say } from '../net/say.ts';
import { useOwn, useOwnCard } from '../own-cards/own.ts';
import { loadRules, useRules } from '../rules/rules.ts';
import s from './texts.module.css';

export function Texts({ page, card }: { page: CardPage; card: Card }) {
  const lines = page.printings.find((x) => x.id === card.facts.id)?.lines ?? [];
  return (
    <section className={p.panel} data-testid="text-now">
      <h2>
        {say('Text now')} <i /> <small>{say('in our words')}</small>
      </h2>
      <div className={s.text} translate="no">
        {lines.length === 0 && <p className={s.none}>{say('It has no text beside its numbers and icons.')}</p>}
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a card never change places
          <p key={i}>{withIcons(line)}</p>
        ))}
      </div>
      <OwnWording id={card.facts.id} />
      {page.erratum !== null && <History page={page} erratum={page.erratum} />}
    </section>
  );
}

/** What the player's own folder has of it; where there is no folder, that there could be one. */
function OwnWording({ id }: { id: string }) {
  const own = useOwnCard(id);
  const none = useOwn((o) => o.about === null);
  if (none)
    return (
      <p className={s.folder}>
        <Link href="/settings#own-cards">{say('Show the wording and picture of your own LackeyCCG folder')}</Link>
      </p>
    );
  if (own === null || own.wording === '') return null;
  return (
    <div className={s.own} data-testid="own-wording">
      <h3>{say('From your own folder')}</h3>
      <p translate="no">{own.wording}</p>
      {own.lore !== '' && (
        <p className={s.lore} translate="no">
          {own.lore}
        </p>
      )}
    </div>
  );
}

/** From the ruling in force down to what is known of the time before it. */
function History({ page, erratum }: { page: CardPage; erratum: NonNullable<CardPage['erratum']> }) {
  const byId = useRules((r) => r.byId);
  useEffect(() => {
    loadRules();
  }, []);
  const [first] = page.printings;
  const set = first.id.replace(/-[^-]*$/, '');
  return (
    <ol className={s.history} data-testid="erratum" translate="no">
      <li data-now>
        <h3>
          {erratum.date} <small>{erratum.source}</small>
          {erratum.fresh && <small>{say('new in that document')}</small>}
        </h3>
        {erratum.rules.map((id) => (
          <p key={id}>
            <Link href={addressOfRule(id)} className={p.code}>
              {id}
            </Link>{' '}
            {byId.get(id)?.text}
          </p>
        ))}
      </li>
      <li>
        <h3>
          {say('Before')} <small>{SETS[set] ?? ''}</small>
        </h3>
        <p data-earlier={erratum.earlier !== null}>
          {erratum.earlier ?? say('No source that we have says how it read before.')}
        </p>
      </li>
    </ol>
  );
}
