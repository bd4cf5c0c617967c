/** One card, large, with all its sizes; closes on Escape or beside it. */
import { addressOfCard } from '@spaceline/protocol/words';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { type Card, CardFace, CrewChip, chipSkills, kindOf, MissionTile, TableCard, Unit } from '../cards/index.ts';
import { SETS } from '../data/sets.ts';
import { Button } from '../design/index.ts';
import { say } from '../net/say.ts';
import styles from './Inspector.module.css';

export function Inspector({ card, close }: { card: Card; close: () => void }) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (dialog && !dialog.open) dialog.showModal();
  }, []);
  const { facts } = card;
  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-label={facts.title}
      onClose={close}
      onClick={(event) => {
        if (event.target === ref.current) close();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <div className={styles.face}>
        <CardFace key={facts.id} card={card} scale={1.31} />
      </div>
      <div className={styles.side}>
        <h2>{facts.title}</h2>
        <p>
          {kindOf(facts)}, {SETS[facts.set] ?? facts.set}
          {facts.number === null ? '' : ` ${facts.number}`}
        </p>
        <Smaller card={card} />
        {card.missing && (
          <p className={styles.missing}>{say('Not in Spaceline yet: {missing}.', { missing: card.missing })}</p>
        )}
        <div className={styles.end}>
          <Link href={addressOfCard(facts.title, facts.id)} className={styles.page} data-testid="card-link">
            {say('Text, rulings and scenarios')}
          </Link>
          <Button hotkey="Esc" onClick={close}>
            {say('Close')}
          </Button>
        </div>
      </div>
    </dialog>
  );
}

/** How the card looks where there is less room. */
function Smaller({ card }: { card: Card }) {
  const { facts } = card;
  return (
    <div className={styles.sizes}>
      <TableCard card={card} />
      {facts.type === 'Mission' && <MissionTile card={card} owner="you" seeds={0} />}
      {(facts.type === 'Ship' || facts.type === 'Facility') && (
        <Unit
          facts={facts}
          name={facts.title}
          side="you"
          crew={0}
          fact={
            facts.type === 'Ship'
              ? say('RANGE {n}', { n: facts.range ?? '–' })
              : say('SHIELDS {n}', { n: facts.shields ?? '–' })
          }
        />
      )}
      {facts.type === 'Personnel' && (
        <div className={styles.chip}>
          <CrewChip
            name={facts.title}
            affiliation={facts.affiliations[0] ?? 'Non-Aligned'}
            badge={facts.icons.includes('Cmd') ? 'command' : facts.icons.includes('Stf') ? 'staff' : undefined}
            numbers={[facts.integrity ?? '–', facts.cunning ?? '–', facts.strength ?? '–']}
            skills={chipSkills(facts)}
          />
        </div>
      )}
    </div>
  );
}
