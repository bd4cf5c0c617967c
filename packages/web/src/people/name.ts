import type { PersonView } from '@spaceline/protocol';
import type { Words } from '@spaceline/protocol/words';
import { say } from '../net/say.ts';

/** How somebody is told apart from others of the same name. */
export const personName = ({ name, kind }: Pick<PersonView, 'name' | 'kind'>): Words =>
  kind === 'guest' ? say('{name} (guest)', { name }) : name;
