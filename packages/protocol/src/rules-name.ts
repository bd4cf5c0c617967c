/** Rules by name: the version of Spaceline they came with, and the fingerprint of their code. */

export interface RulesName {
  version: string;
  /** null where it was not written down */
  rules: string | null;
}

/** Which rules played a game from which of its answers on. */
export interface PlayedBy extends RulesName {
  from: number;
}

export const rulesName = ({ version, rules }: RulesName): string =>
  rules === null ? `version ${version}` : `version ${version} (rules ${rules})`;

/** "version 1 (rules a), then version 2 (rules b)" */
export const playedByText = (played: readonly PlayedBy[]): string => played.map(rulesName).join(', then ');
