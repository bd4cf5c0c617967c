import {
  all,
  dilemma,
  having,
  keyword,
  kill,
  later,
  present,
  those,
  unless,
  which,
  youChoose,
} from '@spaceline/engine/language';

export const systemWideCascadeFailure = dilemma('System-Wide Cascade Failure', {
  encounter: unless(
    having('Dr. Soong', 'Ira Graves'),
    later({ at: 'end', turns: 0 }, youChoose(1, which(present, keyword('Android'))), kill(all(those))),
    'mission continues',
  ),
});
