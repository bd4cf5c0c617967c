import { anyOf, dilemma, having, havingAny, keyword, skilled, someone, toGetPast } from '@spaceline/engine/language';

export const securityPrecautions = dilemma('Security Precautions', {
  encounter: toGetPast(
    anyOf(
      having('Jenice Manheim'),
      someone(keyword('Android')),
      havingAny(keyword('phaser')),
      havingAny(keyword('disruptor')),
      skilled('SECURITY', 3),
    ),
  ),
});
