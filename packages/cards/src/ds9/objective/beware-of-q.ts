import { missions, objective, playsOn, titled } from '@spaceline/engine/language';
import { downloadAndSeed } from '../../words/seeding-later.ts';

/** CR-106 */
export const bewareOfQ = objective('Beware of Q', {
  plays: [playsOn(missions, { mark: 'seed', effect: downloadAndSeed(titled('Q-Flash')) })],
  missing:
    'it is not seeded: neither for Q dilemmas that seed like others, nor to put a Q-Flash in the place of a dilemma',
});
