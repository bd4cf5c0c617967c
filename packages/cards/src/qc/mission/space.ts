import { mission } from '@spaceline/engine/language';

/** */
export const space = mission('Space', {
  slots: 0.5,
  missing:
    'inserting it into the spaceline, the limit of four, and a span that grows with adjacent missions of this kind',
});
