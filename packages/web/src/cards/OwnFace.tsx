/** A card as the player's own folder has it: its picture, and over it what has changed since it was printed. */
import type { CardFacts } from '@spaceline/engine';
import { spoken, type Words } from '@spaceline/protocol/words';
import { say } from '../net/say.ts';
import type { Attribute, Values } from './card.ts';
import styles from './OwnFace.module.css';

const NAMES: Readonly<Record<Attribute, Words>> = {
  integrity: say('INT'),
  cunning: say('CUN'),
  strength: say('STR'),
  range: say('RANGE'),
  weapons: say('WPN'),
  shields: say('SHD'),
};

/** The numbers that are other than printed. */
const changed = (facts: CardFacts, values: Values = {}): [Attribute, number][] =>
  (Object.entries(values) as [Attribute, number][]).filter(([name, now]) => facts[name] !== now);

interface Props {
  facts: CardFacts;
  picture: string;
  values?: Values;
}

export function OwnFace({ facts, picture, values }: Props) {
  const now = changed(facts, values);
  return (
    <>
      <img className={styles.picture} src={picture} alt={facts.title} draggable={false} data-testid="own-picture" />
      {now.length > 0 && (
        <span className={styles.now} title={spoken(say('Now, other than printed'))}>
          {now.map(([name, value]) => (
            <span key={name}>
              {NAMES[name]} <b>{value}</b>
            </span>
          ))}
        </span>
      )}
    </>
  );
}
