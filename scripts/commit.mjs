// Which commit this is, for the name of a version between two releases (docs/versions.md).

import { execFileSync } from 'node:child_process';
import { ROOT } from './root.mjs';

const git = (...args) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** `+` and the commit, with `-changed` when the tree is not as it was committed; nothing for a release, or where there is no Git. */
export function commitSuffix(version, ask = git) {
  try {
    if (ask('tag', '--points-at', 'HEAD').split('\n').includes(`v${version}`)) return '';
    return `+${ask('describe', '--always', '--exclude=*', '--abbrev=12', '--dirty=-changed')}`;
  } catch {
    return '';
  }
}

/** The commit that is checked out; nothing where there is no Git. */
export function headCommit(ask = git) {
  try {
    return ask('rev-parse', 'HEAD');
  } catch {
    return '';
  }
}
