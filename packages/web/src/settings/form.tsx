/** The switches, as they stand on the settings page and in a game's menu. */

import type { Words } from '@spaceline/protocol/words';
import { sendStops } from '../net/game.ts';
import { canNotify, switchNotify } from '../net/notify.ts';
import { say } from '../net/say.ts';
import { change, isStill, type Settings, useSettings } from '../net/settings.ts';
import { showOwn, useOwn } from '../own-cards/own.ts';
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
  ['encounters', say('When a seed card is met'), ''],
  ['solved', say('When a mission has just been solved'), ''],
  ['dies', say('When somebody is about to die'), ''],
  ['stopped', say('When somebody has just been stopped'), ''],
  ['captures', say('When somebody is about to be captured'), ''],
  ['ship-battle', say('When a ship battle begins'), ''],
  ['personnel-battle', say('When a personnel battle begins'), ''],
  ['downloads', say('When a card is downloaded'), ''],
  ['draws', say('Before I draw a card'), ''],
] as const;

interface SwitchProps {
  label: Words;
  note?: Words;
  on: boolean;
  flip(on: boolean): void;
  testId?: string;
}

function Switch({ label, note, on, flip, testId }: SwitchProps) {
  return (
    <label className={s.switch} data-testid={testId}>
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

const flip = (key: 'sound' | 'title' | 'guard' | 'talk') => (on: boolean) => change({ [key]: on });

function MyMove() {
  const settings = useSettings();
  return (
    <fieldset>
      <legend>{say('When it is your move')}</legend>
      <Switch label={say('Play a short sound')} on={settings.sound} flip={flip('sound')} />
      <Switch label={say('Say so in the title and the sign of the tab')} on={settings.title} flip={flip('title')} />
      <Switch
        testId="notify"
        label={say('Let the browser tell me when I look elsewhere')}
        note={canNotify() ? say('Your browser asks you once.') : say('Your browser does not allow it for this site.')}
        on={settings.notify}
        flip={switchNotify}
      />
    </fieldset>
  );
}

function AtTheTable() {
  const settings = useSettings();
  return (
    <fieldset>
      <legend>{say('At the table')}</legend>
      <Switch
        testId="guard"
        label={say('Ask before I lose something')}
        note={say(
          'Card plays that are left, an outpost that is not seeded, an attempt that could win; and an attempt shows first what is known of it.',
        )}
        on={settings.guard}
        flip={flip('guard')}
      />
      <Switch
        testId="talk-switch"
        label={say('Talk with other players')}
        note={say('Off, you neither see nor say anything at tables.')}
        on={settings.talk}
        flip={flip('talk')}
      />
      <label className={s.select}>
        <span>{say('Retell the other player’s turn')}</span>
        <select
          value={settings.watch ?? (isStill() ? 'off' : 'normal')}
          onChange={(e) => change({ watch: e.target.value as Settings['watch'] })}
          data-testid="watch-speed"
        >
          <option value="off">{say('Not at all')}</option>
          <option value="slow">{say('Slowly')}</option>
          <option value="normal">{say('At reading speed')}</option>
          <option value="fast">{say('Fast')}</option>
        </select>
      </label>
      <label className={s.select}>
        <span>{say('Motion')}</span>
        <select value={settings.motion} onChange={(e) => change({ motion: e.target.value as Settings['motion'] })}>
          <option value="system">{say('As this device is set')}</option>
          <option value="full">{say('Full')}</option>
          <option value="reduced">{say('Reduced: nothing travels')}</option>
        </select>
      </label>
    </fieldset>
  );
}

function Looks() {
  const settings = useSettings();
  const own = useOwn();
  return (
    <fieldset>
      <legend>{say('How it looks')}</legend>
      {own.about !== null && (
        <Switch
          testId="own-shown"
          label={say('Show the cards of my own folder')}
          note={say('Pictures and wording of your LackeyCCG plugin, instead of our faces.')}
          on={own.shown}
          flip={showOwn}
        />
      )}
      <label className={s.select}>
        <span>{say('Light')}</span>
        <select
          value={settings.theme}
          onChange={(e) => change({ theme: e.target.value as Settings['theme'] })}
          data-testid="theme"
        >
          <option value="dark">{say('Dark, as on a bridge')}</option>
          <option value="light">{say('Light, as on paper')}</option>
          <option value="system">{say('As this device is set')}</option>
        </select>
      </label>
      <label className={s.select}>
        <span>{say('Words')}</span>
        <select
          value={settings.text}
          onChange={(e) => change({ text: e.target.value as Settings['text'] })}
          data-testid="text-size"
        >
          <option value="normal">{say('As large as they were drawn')}</option>
          <option value="large">{say('Larger')}</option>
          <option value="larger">{say('Largest')}</option>
        </select>
      </label>
    </fieldset>
  );
}

function Windows() {
  const settings = useSettings();
  return (
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
  );
}

export function SettingsForm() {
  return (
    <div className={s.form}>
      <MyMove />
      <AtTheTable />
      <Looks />
      <Windows />
    </div>
  );
}
