import { personnel, titled } from '@spaceline/engine/language';

export const theDoctor = personnel('The Doctor', {
  downloads: [
    { icon: 0, who: titled('Mobile Holo-Emitter'), ignoresDoor: true, text: 'Mobile Holo-Emitter (ignoring [AU])' },
  ],
});
