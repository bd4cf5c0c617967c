import {
  ability,
  affiliation,
  both,
  draw,
  either,
  normalCardPlay,
  oneOf,
  site,
  skill,
  titled,
} from '@spaceline/engine/language';
import { cargoRuns } from '../../words/cargo.ts';
import { insteadOfPlayAndDraws } from '../../words/doors.ts';
import { downloadToThisSite, fetchHere, personnelMayReportHere } from '../../words/sites.ts';

const hands = either(skill('Smuggling'), skill('Acquisition'), both(affiliation('Non-Aligned'), skill('Navigation')));

export const cargoBay = site('Cargo Bay', {
  module: 'Docking Ring',
  modifiers: [personnelMayReportHere(hands)],
  abilities: [ability('fetch', insteadOfPlayAndDraws(fetchHere(hands)), { when: normalCardPlay.left, byAnyone: true })],
  triggers: cargoRuns(
    oneOf(
      { mark: 'draw', effect: draw(1) },
      { mark: 'latinum', effect: downloadToThisSite(titled('Gold-Pressed Latinum')) },
    ),
  ),
});
