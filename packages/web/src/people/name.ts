import type { Words } from '@spaceline/protocol/words';
import { say } from '../net/say.ts';

/** A name that no account stands behind is marked wherever it is shown. `kind` is 'person', 'guest' or a bot's. */
export const personName = ({ name, kind }: { readonly name: string; readonly kind: string }): Words =>
  kind === 'guest' ? say('{name} (guest)', { name }) : name;
