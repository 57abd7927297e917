// The switch between languages, each called by its own name.
import { shell } from '../language/english/shell/shell.ts';
import { chooseLanguage, LANGUAGES, type Language, language } from '../language/language.ts';

export function LanguageChoice() {
  return (
    <fieldset className="flex flex-wrap items-center gap-2 border-t border-line p-4 text-s">
      <legend className="sr-only">{shell.language}</legend>
      {(Object.keys(LANGUAGES) as Language[]).map((each) => (
        <button
          key={each}
          type="button"
          lang={each}
          className="button"
          aria-pressed={each === language}
          onClick={() => chooseLanguage(each)}
        >
          {LANGUAGES[each]}
        </button>
      ))}
    </fieldset>
  );
}
