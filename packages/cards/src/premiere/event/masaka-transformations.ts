import { event, playsTo } from '@spaceline/engine/language';
import { anyPlayer } from '../../words/other-player.ts';
import { exchangesHand } from '../../words/players.ts';

export const masakaTransformations = event('Masaka Transformations', { plays: [playsTo(anyPlayer(exchangesHand))] });
