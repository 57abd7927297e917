// The `?` sheet: the keys, where to read more, and the switch between languages.
import { Button } from '../components/ui/button.tsx';
import { Sheet } from '../components/ui/sheet.tsx';
import { shell } from '../language/english/shell/shell.ts';
import { LANGUAGES, type Language, language } from '../language/language.ts';
import { useCommandStore } from './commands.ts';
import { changeLanguage } from './language-choice.ts';

const SHORTCUTS = [
  { keys: ['?'], text: shell.keys.sheet },
  { keys: ['+', '-'], text: shell.keys.step },
  { keys: ['A', 'D'], text: shell.keys.pick },
  { keys: ['V'], text: shell.keys.verb },
  { keys: ['E'], text: shell.keys.edit },
  { keys: ['R'], text: shell.keys.random },
  { keys: ['C'], text: shell.keys.copy },
  { keys: ['/', 'Ctrl K'], text: shell.keys.search },
  { keys: ['Ctrl Z'], text: shell.keys.undo },
  { keys: ['Ctrl Shift Z', 'Ctrl Y'], text: shell.keys.redo },
  { keys: ['← →'], text: shell.keys.chart },
  { keys: ['Esc'], text: shell.keys.close },
];

export function HelpSheet() {
  const show = useCommandStore((store) => store.show);
  const close = () => show(undefined);
  const learn = () => {
    close();
    location.hash = '#/learn';
  };
  return (
    <Sheet title={shell.keyboard} description={shell.shortcuts} onClose={close}>
      <dl className="overflow-y-auto p-4 text-s">
        {SHORTCUTS.map(({ keys, text }) => (
          <div key={text} className="flex items-center justify-between gap-4 py-1">
            <dt className="order-2 flex gap-1">
              {keys.map((key) => (
                <kbd key={key} className="rounded-s border border-line bg-sunken px-1.5 font-sans text-s">
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="border-t border-line p-4 text-s">
        {shell.newToOdds}{' '}
        <button type="button" className="underline underline-offset-2" onClick={learn}>
          {shell.howToRead}
        </button>
      </p>
      <LanguageChoice />
      <p className="border-t border-line p-4 text-s text-muted">{shell.build(import.meta.env.ODDSMITH_BUILD)}</p>
    </Sheet>
  );
}

/** Each called by its own name. */
function LanguageChoice() {
  return (
    <fieldset className="flex flex-wrap items-center gap-2 border-t border-line p-4 text-s">
      <legend className="sr-only">{shell.language}</legend>
      {(Object.keys(LANGUAGES) as Language[]).map((each) => (
        <Button
          key={each}
          label={LANGUAGES[each]}
          lang={each}
          aria-pressed={each === language}
          onClick={() => changeLanguage(each)}
        />
      ))}
    </fieldset>
  );
}
