/** The switches, as they stand on the settings page and in a game's menu. */

import type { Words } from '@spaceline/protocol/words';
import { sendStops } from '../net/game.ts';
import { say } from '../net/say.ts';
import { change, type Settings, useSettings } from '../net/settings.ts';
import s from './form.module.css';

/** Response windows at which a player can ask to be stopped, or not to be. */
const WINDOWS = [
  [
    'between-actions',
    say('Between the other player’s actions'),
    say('Off unless you ask: it comes after everything they do.'),
  ],
  ['plays', say('When a card is played'), ''],
  ['reported', say('When somebody has just reported'), ''],
  ['attempt', say('When an attempt begins'), ''],
  ['solved', say('When a mission has just been solved'), ''],
] as const;

function Switch({ label, note, on, flip }: { label: Words; note?: Words; on: boolean; flip(on: boolean): void }) {
  return (
    <label className={s.switch}>
      <input type="checkbox" role="switch" checked={on} aria-checked={on} onChange={(e) => flip(e.target.checked)} />
      <span>
        {label}
        {note && <small>{note}</small>}
      </span>
    </label>
  );
}

/** between-actions is asked for by name; of the others `-id` says that they should not come. */
const isOn = (stops: readonly string[], id: string): boolean =>
  id === 'between-actions' ? stops.includes(id) : !stops.includes(`-${id}`);

function stopAt(stops: readonly string[], id: string, on: boolean): string[] {
  const rest = stops.filter((x) => x !== id && x !== `-${id}`);
  if (id === 'between-actions') return on ? [...rest, id] : rest;
  return on ? rest : [...rest, `-${id}`];
}

export function SettingsForm() {
  const settings = useSettings();
  const flip = (key: 'sound' | 'title' | 'guard') => (on: boolean) => change({ [key]: on });
  return (
    <div className={s.form}>
      <fieldset>
        <legend>{say('When it is your move')}</legend>
        <Switch label={say('Play a short sound')} on={settings.sound} flip={flip('sound')} />
        <Switch label={say('Say so in the title of the tab')} on={settings.title} flip={flip('title')} />
      </fieldset>
      <fieldset>
        <legend>{say('At the table')}</legend>
        <Switch label={say('Ask before a turn ends with card plays left')} on={settings.guard} flip={flip('guard')} />
        <label className={s.select}>
          <span>{say('Motion')}</span>
          <select value={settings.motion} onChange={(e) => change({ motion: e.target.value as Settings['motion'] })}>
            <option value="system">{say('As this device is set')}</option>
            <option value="full">{say('Full')}</option>
            <option value="reduced">{say('Reduced: nothing travels')}</option>
          </select>
        </label>
      </fieldset>
      <fieldset>
        <legend>{say('Ask me whether I want to respond')}</legend>
        {WINDOWS.map(([id, label, note]) => (
          <Switch
            key={id}
            label={label}
            note={note}
            on={isOn(settings.stops, id)}
            flip={(on) => {
              const stops = stopAt(settings.stops, id, on);
              change({ stops });
              sendStops(stops);
            }}
          />
        ))}
      </fieldset>
    </div>
  );
}
