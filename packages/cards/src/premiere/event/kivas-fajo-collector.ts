import { draw, event, playsTo } from '@spaceline/engine/language';
import { anyPlayer } from '../../words/other-player.ts';

export const kivasFajoCollector = event('Kivas Fajo - Collector', { plays: [playsTo(anyPlayer(draw(3)))] });
