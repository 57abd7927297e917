// `oddsmith completion <shell>`: the script a shell loads, and what it asks back: which words may stand where the cursor is.
import { describeForm, type Field, games } from '@oddsmith/games';
import type { Command, Option } from 'commander';
import { UsageError } from '../exit.ts';
import type { Io } from '../io.ts';
import type { Library } from '../library.ts';
import { message } from '../words/words-in.ts';

export const SHELLS = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof SHELLS)[number];

/** What the shell asks with; words follow after a "--". */
export const ASKED = 'complete';

const SCRIPTS: { readonly [shell in Shell]: string } = {
  // Bash takes "=" for the end of a word: what stands before it is not written again.
  bash: `# oddsmith completion: eval "$(oddsmith completion bash)" in ~/.bashrc
_oddsmith() {
  local line="\${COMP_LINE:0:COMP_POINT}" words=() current value
  read -ra words <<< "$line"
  [[ "$line" == *" " ]] && words+=("")
  current="\${words[-1]}"
  COMPREPLY=()
  while IFS=$'\\t' read -r value _; do
    [[ "$current" == *=* ]] && value="\${value#"\${current%"\${current##*=}"}"}"
    COMPREPLY+=("$value")
  done < <(oddsmith ${ASKED} -- "\${words[@]:1}" 2>/dev/null)
  [[ "\${#COMPREPLY[@]}" == 1 && "\${COMPREPLY[0]}" == *= ]] && compopt -o nospace
  return 0
}
complete -o default -F _oddsmith oddsmith
`,
  zsh: `#compdef oddsmith
# oddsmith completion: eval "$(oddsmith completion zsh)" in ~/.zshrc, after compinit
_oddsmith() {
  local line
  local -a values shown open
  for line in "\${(@f)$(oddsmith ${ASKED} -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}"; do
    [[ -z "$line" ]] && continue
    if [[ "\${line%%$'\\t'*}" == *= ]]; then open+=("\${line%%$'\\t'*}")
    else
      values+=("\${line%%$'\\t'*}")
      shown+=("\${line/$'\\t'/  }")
    fi
  done
  if (( \${#values} + \${#open} == 0 )); then _files; return; fi
  (( \${#values} )) && compadd -l -d shown -a values
  (( \${#open} )) && compadd -S '' -a open
}
compdef _oddsmith oddsmith
`,
  fish: `# oddsmith completion: oddsmith completion fish > ~/.config/fish/completions/oddsmith.fish
function __oddsmith
    set -l found (oddsmith ${ASKED} -- (commandline -opc)[2..] (commandline -ct) 2>/dev/null)
    if test (count $found) -gt 0
        printf '%s\\n' $found
    else
        __fish_complete_path (commandline -ct)
    end
end
complete -c oddsmith -f -a '(__oddsmith)'
`,
};

export async function completion(shell: string, io: Io): Promise<void> {
  const known = SHELLS.find((one) => one === shell);
  if (known === undefined) throw new UsageError(message('no-completion', { shell, known: SHELLS }));
  await io.stdout(SCRIPTS[known]);
}

interface Word {
  readonly value: string;
  readonly meaning?: string | undefined;
}

/** One word a line, its meaning behind a tab; nothing where a file is wanted, which shells know better. */
export async function complete(program: Command, words: readonly string[], io: Io, library: Library): Promise<void> {
  const current = words.at(-1) ?? '';
  const found = await wordsFor(program, words.slice(0, -1), current, library);
  const fitting = found.filter(({ value }) => value.startsWith(current));
  const lines = fitting.map(({ value, meaning }) => (meaning ? `${value}\t${meaning}` : value));
  await io.stdout(lines.map((line) => `${line}\n`).join(''));
}

async function wordsFor(
  program: Command,
  before: readonly string[],
  current: string,
  library: Library,
): Promise<readonly Word[]> {
  const { command, rest } = commandOf(program, before);
  const { option, positional } = placeOf(command, rest);
  const calculator = () => calculatorOf(command, rest, library);
  if (option !== undefined && !current.startsWith('-')) return valuesOf(option, current, calculator, library);
  if (current.startsWith('-')) return optionsOf(command);
  if (command.commands.length > 0) return commandsOf(command);
  const argument = command.registeredArguments[positional];
  if (argument?.name() === 'calculator') return library.ids.map((value) => ({ value }));
  if (argument?.name() === 'game') return games.map(({ id, title }) => ({ value: id, meaning: title }));
  return argument?.argChoices?.map((value) => ({ value })) ?? [];
}

function commandOf(program: Command, words: readonly string[]): { command: Command; rest: readonly string[] } {
  let command = program;
  for (const [i, word] of words.entries()) {
    const next = command.commands.find((one) => one.name() === word);
    if (next === undefined) return { command, rest: words.slice(i) };
    command = next;
  }
  return { command, rest: [] };
}

/** The option whose value the cursor is at, and how many arguments stand before it. */
function placeOf(command: Command, words: readonly string[]): { option: Option | undefined; positional: number } {
  let option: Option | undefined;
  let positional = 0;
  for (const word of words) {
    const named = command.options.find(({ long, short }) => word === long || word === short);
    if (named !== undefined) option = takesValue(named) ? named : undefined;
    else if (option === undefined) positional += 1;
    else if (!option.variadic) option = undefined;
  }
  return { option, positional };
}

const takesValue = ({ required, optional }: Option): boolean => required || optional;

async function valuesOf(
  { long, argChoices }: Option,
  current: string,
  calculator: () => ReturnType<typeof calculatorOf>,
  library: Library,
): Promise<readonly Word[]> {
  if (argChoices !== undefined) return argChoices.map((value) => ({ value }));
  if (long === '--calculator') return library.ids.map((value) => ({ value }));
  if (long === '--game') return games.map(({ id, title }) => ({ value: id, meaning: title }));
  if (long === '--preset')
    return ((await calculator())?.presets ?? []).map(({ id, title }) => ({ value: id, meaning: title }));
  if (long !== '--set') return [];
  const found = await calculator();
  return found === undefined ? [] : settings(describeForm(found.input), '', current);
}

async function calculatorOf(command: Command, words: readonly string[], library: Library) {
  const given = words.indexOf('--calculator');
  const id = given >= 0 ? words[given + 1] : words.find((word) => library.ids.includes(word));
  return id === undefined || command.registeredArguments.length === 0 ? undefined : library.find(id);
}

/** Names of fields, and behind "=" the values of the one that is named. */
function settings(field: Field, name: string, current: string): readonly Word[] {
  const parts = field.kind === 'object' ? field.fields : field.kind === 'list' ? partsOfItem(field.item) : [];
  return parts.flatMap((part) => {
    const path = `${name}${field.kind === 'list' ? '[0]' : ''}${name === '' ? '' : '.'}${part.key}`;
    if (current.includes('='))
      return current.startsWith(`${path}=`)
        ? choicesOf(part).map((value) => ({ value: `${path}=${value}` }))
        : settings(part, path, current);
    const inner = settings(part, path, current);
    return part.kind === 'object' || (part.kind === 'list' && inner.length > 0)
      ? inner
      : [{ value: `${path}=`, meaning: part.title }];
  });
}

const partsOfItem = (item: Field): readonly Field[] => (item.kind === 'object' ? item.fields : []);

function choicesOf(field: Field): readonly string[] {
  if (field.kind === 'flag') return ['true', 'false'];
  return field.kind === 'choice' ? field.options.map(({ value }) => String(value)) : [];
}

function optionsOf(command: Command): readonly Word[] {
  const shown = command.options.filter(({ hidden }) => !hidden);
  return [
    ...shown.map(({ long, short, description }) => ({ value: long ?? short ?? '', meaning: description })),
    { value: '--help', meaning: 'display help for command' },
  ];
}

function commandsOf(command: Command): readonly Word[] {
  const shown = command.commands.filter((one) => one.name() !== ASKED);
  return shown.map((one) => ({ value: one.name(), meaning: one.description() }));
}
