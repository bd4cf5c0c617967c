import { awayTeam, discard, mission, unique, which, youChoose } from '@spaceline/engine/language';

const giveUp = discard(youChoose(1, which(awayTeam, unique)));

export const reviveSettlers = mission('Revive Settlers', {
  specials: {
    'discard-unique-personnel': {
      met: giveUp.could,
      pay: giveUp.run,
      text: 'discard one unique personnel',
    },
  },
});
