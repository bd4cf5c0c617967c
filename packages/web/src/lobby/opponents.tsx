/** The family of bots: what each is like, how strong it is in games against the others, and how long it thinks. */
import type { BotSummary } from '@spaceline/protocol';
import { Dialog } from '../app/dialog.tsx';
import d from '../decks/picker.module.css';
import { api } from '../net/api.ts';
import { say } from '../net/say.ts';
import { levelName } from './levels.ts';
import s from './opponents.module.css';
import { useFetched } from './use.ts';

/** The ends of the scale of strength. */
const WEAKEST = 500;
const STRONGEST = 1800;

const at = (elo: number): string => {
  const share = (elo - WEAKEST) / (STRONGEST - WEAKEST);
  return `${(100 * Math.max(0, Math.min(1, share))).toFixed(1)}%`;
};

function Strength({ of }: { of: BotSummary['strength'] }) {
  if (of === null) return <span className={s.strength}>{say('strength not measured yet')}</span>;
  const { elo, low, high } = of;
  return (
    <span className={s.strength}>
      <b>{say('{n} strength', { n: elo })}</b>
      <span className={s.scale} aria-hidden="true">
        <i style={{ left: at(low), right: `calc(100% - ${at(high)})` }} />
        <u style={{ left: at(elo) }} />
      </span>
      {low < high && <span>{say('{low} to {high}', { low, high })}</span>}
    </span>
  );
}

interface Props {
  value: string;
  onChange(id: string): void;
  onClose(): void;
}

export default function Opponents({ value, onChange, onClose }: Props) {
  const { data, problem } = useFetched(api.bots, 'bots');
  return (
    <Dialog title={say('Choose your opponent')} wide onClose={onClose}>
      <p className={s.lead}>
        {say(
          'Measured in games against each other, same decks, seats changed. The bar is where the true strength lies in 19 of 20 cases.',
        )}
      </p>
      {problem !== null && <p role="alert">{problem}</p>}
      <ul className={d.list}>
        {data?.map((bot) => (
          <li key={bot.id}>
            <button
              type="button"
              className={d.deck}
              aria-pressed={bot.id === value}
              onClick={() => {
                onChange(bot.id);
                onClose();
              }}
            >
              <span className={d.words}>
                <b>{levelName(bot.id)}</b>
                <small>{bot.about}</small>
                <em>{bot.seconds === 0 ? say('thinks at once') : say('thinks {n} s', { n: bot.seconds })}</em>
              </span>
              <Strength of={bot.strength} />
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
