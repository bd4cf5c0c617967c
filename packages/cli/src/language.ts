/**
 * The language in which the terminal tells of a game. There is English, and one that nobody speaks: a person, or a test, that gets
 * on in it reads no words to find something out.
 */
import { ENGLISH, type Language, pseudo } from '@spaceline/protocol';
import { Complaint } from './complaint.ts';

const LANGUAGES: Readonly<Record<string, Language>> = { english: ENGLISH, pseudo };

export function spokenLanguage(name = process.env.SPACELINE_LANGUAGE || 'english'): Language {
  if (Object.hasOwn(LANGUAGES, name)) return LANGUAGES[name];
  throw new Complaint(`There is no language "${name}"; there are ${Object.keys(LANGUAGES).join(', ')}`);
}
