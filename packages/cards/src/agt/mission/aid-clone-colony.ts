import { download, may, mission } from '@spaceline/engine/language';
import { copyOfSomebody } from '../../words/cloning.ts';

export const aidCloneColony = mission('Aid Clone Colony', { solved: may(download(copyOfSomebody)) });
