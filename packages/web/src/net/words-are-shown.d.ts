import type { Words } from '@spaceline/protocol/words';

declare module 'react' {
  /** Words may stand wherever a text may: when the program runs, they are one. This is how React lets a project say so. */
  interface DO_NOT_USE_OR_YOU_WILL_BE_FIRED_EXPERIMENTAL_REACT_NODES {
    words: Words;
  }
}
