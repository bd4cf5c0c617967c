import { all, draw, event, forEach, inOrder, inPile, pick, playsTo, wherever } from '@spaceline/engine/language';
import { ifPossible } from '../../words/choosing.ts';
import { anyPlayer } from '../../words/other-player.ts';
import { handGoesBeneath } from '../../words/players.ts';

const hand = pick('hand', all(inPile('you', 'hand')), '');
const exchange = inOrder(hand, handGoesBeneath(), ifPossible(draw(forEach(wherever('hand')))));

export const masakaTransformations = event('Masaka Transformations', { plays: [playsTo(anyPlayer(exchange))] });
