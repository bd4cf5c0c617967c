/** "What if we fired?": the sums of both sides before an attack is confirmed, as far as the player may know them. */

import { type Forecast, forecast, type Game, type Seat, type ShotForecast, type SumForecast } from '@spaceline/engine';
import { phrase, type Words } from '@spaceline/protocol';
import type { Speech } from '../speech.ts';
import { type SumName, sumNow, sumText } from './sums.ts';
import { firesWords, resultWords, within } from './words.ts';

/** "ATTACK 14 = 7 Kazon Raider + 7 Kazon Raider; with Tactics 14 to 19"; what is open has no end that could be named */
function sumWords(g: Game, name: SumName, sum: SumForecast, speech: Speech): Words {
  const { say } = speech;
  const told = sumText(name, sumNow(g, sum.known, sum.terms, speech), speech);
  const { least, most, hidden } = sum;
  if (most === null) {
    return hidden > 0
      ? say('{sum}; {hidden} hidden [cards|card] aboard could change it', { sum: told, hidden })
      : say('{sum}; hidden cards elsewhere could change it', { sum: told });
  }
  const tactics = least < sum.known || most > sum.known;
  return say('{sum}<; with Tactics {least} to {most}>', {
    sum: told,
    least: tactics ? speech.number(least) : null,
    most: tactics ? speech.number(most) : null,
  });
}

/** What is asked about, and its two sums. */
function shotLines(g: Game, title: Words, shot: ShotForecast, speech: Speech, width: number): Words[] {
  const { say } = speech;
  const results = speech.either(shot.results.map((r) => resultWords(r, speech)));
  const head = say('{title}: {results}', { title, results });
  const sums = [sumWords(g, 'attack', shot.attack, speech), sumWords(g, 'defense', shot.defense, speech)];
  if (speech.plain) return [head, ...sums].map((line) => phrase`${line}.`);
  return [...within(head, width, '', '  '), ...sums.flatMap((line) => within(line, width, '  ', '      '))];
}

function answerTitle(answer: NonNullable<Forecast['answer']>, speech: Speech): Words {
  const fires = firesWords(
    answer.by.map((id) => speech.naming.card(id)),
    speech.naming.card(answer.at),
    speech,
  );
  return speech.say(answer.sure ? 'In answer {fires}' : 'In answer, if they can, {fires}', { fires });
}

/** `answered`: those who are fired at may fire back. */
export function forecastLines(
  g: Game,
  seat: Seat,
  firing: readonly number[],
  target: number,
  speech: Speech,
  answered: boolean,
  width: number,
): Words[] {
  const { attack, answer } = forecast(g, seat, firing, target);
  const { naming } = speech;
  const title = firesWords(
    attack.by.map((id) => naming.card(id)),
    naming.card(attack.at),
    speech,
  );
  const out = shotLines(g, title, attack, speech, width);
  if (answered && answer !== null) out.push(...shotLines(g, answerTitle(answer, speech), answer, speech, width));
  return out;
}
