// Another language is a step of undo too.
import { chooseLanguage, type Language, language } from '../language/language.ts';
import { record } from '../undo/log.ts';

export function changeLanguage(chosen: Language): void {
  record({ document: 'choice language', before: { chosen: language }, after: { chosen } });
  chooseLanguage(chosen);
}
