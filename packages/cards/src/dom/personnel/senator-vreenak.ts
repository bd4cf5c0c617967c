import { keyword, personnel } from '@spaceline/engine/language';

export const senatorVreenak = personnel('Senator Vreenak', {
  downloads: [{ icon: 0, who: keyword('Romulan treaty'), text: 'any Romulan treaty' }],
});
