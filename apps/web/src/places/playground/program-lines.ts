// The same question for programs: a line for the command line, one for curl, one of TypeScript.

/** Where the package of a game has another name than its calculators, and a function than its calculator. */
const FOLDERS: { readonly [game: string]: string } = { killteam: 'kill-team' };
const FUNCTIONS: { readonly [name: string]: string } = { battleshock: 'battleShock', multiple: 'twoAgainstOne' };

/** Module and function that calculate in a program of one's own. */
export function libraryOf(calculator: string): { readonly module: string; readonly name: string } {
  const [game, name] = calculator.split('/');
  return { module: `@oddsmith/games/${FOLDERS[game] ?? game}`, name: FUNCTIONS[name] ?? name };
}

export interface ProgramLines {
  readonly cli: string;
  readonly curl: string;
  readonly typescript: string;
}

export function programLines(calculator: string, input: unknown, server: string): ProgramLines {
  const json = JSON.stringify(input);
  const { module, name } = libraryOf(calculator);
  const body = JSON.stringify({ calculator, input });
  return {
    cli: `echo ${quoted(json)} | oddsmith calc ${calculator}`,
    curl: `curl ${server}/api/v1/calculate -H 'content-type: application/json' -d ${quoted(body)}`,
    typescript: `import { ${name} } from '${module}'; console.log(${name}(${asLiteral(input)}).sentence);`,
  };
}

/** For a shell: a quotation mark inside ends the text, is written by itself, and begins it again. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** Names without quotation marks where they need none. */
function asLiteral(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(asLiteral).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(
    ([key, part]) => `${/^[A-Za-z_]\w*$/.test(key) ? key : JSON.stringify(key)}: ${asLiteral(part)}`,
  );
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}
