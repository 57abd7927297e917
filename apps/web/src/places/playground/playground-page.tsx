// The playground: a question as JSON with what may stand where the cursor is, its answer, and the same question as lines for programs.
import { isRefusal, type Problem, parsePath } from '@oddsmith/games';
import { useEffect, useRef, useState } from 'react';
import { decodeLink, encodeLink } from '../../battle/codec.ts';
import { Button } from '../../components/ui/button.tsx';
import { useLoaded } from '../../components/ui/lazy.tsx';
import { Select } from '../../components/ui/select.tsx';
import { describeCalculator } from '../../engine/descriptions.ts';
import type { CalculatorDescription } from '../../engine/engine.ts';
import { useReply } from '../../engine/use-reply.ts';
import { askBeside } from '../../engine-client.ts';
import { copyText } from '../../export/clipboard.ts';
import { figureTitle } from '../../format/figure-title.ts';
import { formatExact } from '../../format/number.ts';
import { gamePages } from '../../games/registry.ts';
import { everyday } from '../../language/english/everyday.ts';
import { shell } from '../../language/english/shell/shell.ts';
import { engineWord } from '../../language/in-language.ts';
import { language } from '../../language/language.ts';
import { useCommandStore } from '../../shell/commands.ts';
import { CompletionArea } from './completion-area.tsx';
import { lineOf, placeOf } from './json-text.ts';
import { programLines } from './program-lines.ts';
import { suggestionsAt } from './suggestions.ts';

const [{ entries }, { words }] = await Promise.all([
  import('virtual:descriptions'),
  language === 'de' ? import('./words/de.ts') : import('./words/en.ts'),
]);

const USUAL = 'fantasy/attack';
/** A question is asked when typing pauses. */
const PAUSE_MS = 200;

/** #/playground/fantasy/attack/<code>, as battles have it behind their own page. */
function readAddress(): { readonly id: string; readonly input?: unknown } {
  const [, , game, name, code] = location.hash.split('/');
  const id = entries.find((entry) => entry.id === `${game}/${name}`)?.id ?? USUAL;
  const decoded = code === undefined ? undefined : decodeLink(code);
  const state = decoded?.ok ? (decoded.state as { readonly input?: unknown }) : undefined;
  return state?.input === undefined ? { id } : { id, input: state.input };
}

export function PlaygroundPage() {
  const [{ id, input }, open] = useState(readAddress);
  useEffect(() => {
    document.title = shell.pageTitle(words.title);
  }, []);
  return (
    <main id="main" tabIndex={-1} className="mx-auto max-w-6xl space-y-4 p-4 outline-none sm:p-6">
      <h1 className="text-xl font-semibold">{words.title}</h1>
      <p className="max-w-2xl">{words.intro}</p>
      <Select
        label={words.calculator}
        value={id}
        options={entries.map((entry) => ({ value: entry.id, label: titleOf(entry) }))}
        onChoose={(chosen) => open({ id: chosen })}
      />
      <Described key={id} id={id} input={input} />
    </main>
  );
}

function titleOf({ id, title }: { readonly id: string; readonly title: string }): string {
  const game = gamePages.find((one) => one.id === id.split('/')[0]);
  return `${game?.title ?? ''}: ${engineWord(title)}`;
}

const NOTHING = Promise.resolve(undefined);

function Described({ id, input }: { readonly id: string; readonly input: unknown }) {
  const description = useLoaded(describeCalculator(id) ?? NOTHING);
  return description === undefined ? null : <Editor description={description} input={input} />;
}

interface EditorProps {
  readonly description: CalculatorDescription;
  readonly input: unknown;
}

function Editor({ description: { id, form, presets }, input }: EditorProps) {
  const [text, setText] = useState(() => pretty(input ?? presets[0]?.input ?? {}));
  const [cursor, setCursor] = useState(0);
  const area = useRef<HTMLTextAreaElement>(null);
  const read = readJson(text);
  const value = 'value' in read ? read.value : undefined;
  const { reply } = useReply(
    async () => (value === undefined ? undefined : askBeside({ calculator: id, input: value })),
    [id, text],
    PAUSE_MS,
  );
  const write = (written: string, at: number) => {
    setText(written);
    setCursor(at);
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(at, at);
    });
    keep(id, written);
  };
  const select = (path: string) => {
    const { from, to } = placeOf(text, parsePath(path) ?? []);
    area.current?.focus();
    area.current?.setSelectionRange(from, to);
  };
  const refused = reply !== undefined && isRefusal(reply) ? reply : undefined;
  const answer = reply !== undefined && !isRefusal(reply) ? reply : undefined;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <section className="min-w-0 space-y-3">
        <div className="space-y-1">
          <h2 className="text-s font-semibold">{words.input}</h2>
          <CompletionArea
            area={area}
            text={text}
            cursor={cursor}
            form={form}
            onText={(written) => {
              setText(written);
              keep(id, written);
            }}
            onCursor={setCursor}
            onTake={write}
          />
        </div>
        {'problem' in read && (
          <p role="alert" className="rounded-m bg-bad-soft px-2 py-1 text-s break-words">
            {words.syntax(read.problem)}
          </p>
        )}
        {refused !== undefined && (
          <Problems text={text} problems={refused.errors ?? [refused.error]} onChoose={select} />
        )}
        <Suggestions text={text} cursor={cursor} form={form} onChoose={write} />
        {presets.length > 0 && (
          <div className="space-y-1 text-s">
            <p className="font-semibold">{words.start}</p>
            <div className="flex flex-wrap gap-2">
              {presets.map((preset) => (
                <Button
                  key={preset.id}
                  label={engineWord(preset.title)}
                  onClick={() => write(pretty(preset.input), 0)}
                />
              ))}
            </div>
          </div>
        )}
      </section>
      <section className="min-w-0 space-y-4">
        <div className="card space-y-3 p-3" aria-live="polite" aria-busy={reply === undefined}>
          <h2 className="text-m font-semibold">{words.answer}</h2>
          {answer === undefined ? (
            <p className="text-s text-muted">
              {refused === undefined && value !== undefined ? everyday.calculating : '–'}
            </p>
          ) : (
            <>
              <p>{answer.sentence}</p>
              <Summary summary={answer.summary} />
              <details className="text-s">
                <summary className="min-h-(--target) cursor-pointer py-2">{words.whole}</summary>
                <pre className="max-h-96 overflow-auto rounded-m bg-sunken p-2 text-s">{pretty(answer)}</pre>
              </details>
              <p className="text-s">
                <a className="underline" href={`#/${id}/${encodeLink({ input: value })}`}>
                  {words.open}
                </a>
              </p>
            </>
          )}
        </div>
        {value !== undefined && <Lines calculator={id} input={value} />}
      </section>
    </div>
  );
}

function keep(id: string, text: string): void {
  const read = readJson(text);
  if ('value' in read)
    history.replaceState(history.state, '', `#/playground/${id}/${encodeLink({ input: read.value })}`);
}

function pretty(value: unknown): string {
  return JSON.stringify(value, undefined, 2);
}

function readJson(text: string): { readonly value: unknown } | { readonly problem: string } {
  try {
    return { value: text.trim() === '' ? {} : JSON.parse(text) };
  } catch (thrown) {
    return { problem: thrown instanceof Error ? thrown.message : '' };
  }
}

interface ProblemsProps {
  readonly text: string;
  readonly problems: readonly Problem[];
  onChoose(path: string): void;
}

function Problems({ text, problems, onChoose }: ProblemsProps) {
  return (
    <ul role="alert" className="space-y-1 rounded-m bg-bad-soft px-2 py-1 text-s">
      {problems.map(({ code, path, message }) => (
        <li key={`${code} ${path}`}>
          <button type="button" className="min-h-(--target) text-left underline" onClick={() => onChoose(path)}>
            {words.problem(lineOf(text, placeOf(text, parsePath(path) ?? []).from), message)}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface SuggestionsProps {
  readonly text: string;
  readonly cursor: number;
  readonly form: CalculatorDescription['form'];
  onChoose(text: string, at: number): void;
}

function Suggestions({ text, cursor, form, onChoose }: SuggestionsProps) {
  const found = suggestionsAt(text, cursor, form);
  return (
    <div className="space-y-1 text-s">
      <p className="font-semibold">{words.suggestions}</p>
      {found.length === 0 ? (
        <p className="text-muted">{words.noSuggestions}</p>
      ) : (
        <ul className="flex max-h-52 flex-wrap gap-1 overflow-y-auto">
          {found.map(({ label, meaning, text: written, at }) => (
            <li key={label}>
              <button
                type="button"
                className="button font-mono text-s"
                title={meaning === '' ? undefined : engineWord(meaning)}
                onClick={() => onChoose(written, at)}
              >
                {label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Summary({ summary }: { readonly summary: { readonly [name: string]: number } }) {
  return (
    <table className="w-full text-s">
      <caption className="sr-only">{words.figures}</caption>
      <tbody>
        {Object.entries(summary).map(([name, figure]) => (
          <tr key={name} className="border-t border-line">
            <th scope="row" className="py-1 pr-3 text-left font-normal">
              {figureTitle(name)} <span className="font-mono text-muted">{name}</span>
            </th>
            <td className="text-right tabular-nums">{formatExact(figure)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Lines({ calculator, input }: { readonly calculator: string; readonly input: unknown }) {
  const say = useCommandStore((store) => store.say);
  const lines = programLines(
    calculator,
    input,
    location.protocol.startsWith('http') ? location.origin : 'http://localhost:8042',
  );
  const copy = async (line: string) => {
    if (await copyText(line)) say(words.copied);
  };
  return (
    <div className="card space-y-3 p-3">
      <h2 className="text-m font-semibold">{words.programs}</h2>
      {(['cli', 'curl', 'typescript'] as const).map((kind) => (
        <div key={kind} className="space-y-1 text-s">
          <div className="flex items-center justify-between gap-2">
            <h3 className="font-semibold">{words[kind]}</h3>
            <Button
              label={words.copy}
              aria-label={`${words.copy}: ${words[kind]}`}
              onClick={() => void copy(lines[kind])}
            />
          </div>
          <pre className="overflow-x-auto rounded-m bg-sunken p-2 whitespace-pre-wrap break-all">{lines[kind]}</pre>
        </div>
      ))}
    </div>
  );
}
