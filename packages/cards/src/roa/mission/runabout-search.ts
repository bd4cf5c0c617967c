import { may, mission, titled } from '@spaceline/engine/language';
import { downloadHere } from '../../words/reporting.ts';

export const runaboutSearch = mission('Runabout Search', { solved: may(downloadHere(titled('Odo', 'Quark'))) });
