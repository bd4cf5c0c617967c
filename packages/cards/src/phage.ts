/** Vidiians who may ignore The Phage for a while, by a text that may be gone meanwhile. */
import { granted } from '@spaceline/engine';
import { type Effect, type Filter, grant, lasts } from '@spaceline/engine/language';

export const ignoresThePhage: Effect = lasts(
  'end of your next turn',
  grant('text:ignores-the-phage', 'your Vidiians may ignore The Phage', ({ g, source }, id) => {
    return g.card(id).controller === g.card(source).controller;
  }),
);

/** A player who may ignore The Phage does so, except against the own one. */
export const notIgnoringThePhage: Filter = {
  test: ({ g, you }, id) => g.card(id).controller === you || !granted(g, 'text:ignores-the-phage', id, -1),
  pre: '',
  post: '',
};
