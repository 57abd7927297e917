// The reference of the calculators, a page each, and llms.txt: made from the schemas, with examples that a test runs.
import {
  type AnyCalculator,
  calculateWith,
  describeForm,
  type Field,
  games,
  isRefusal,
  titleOf,
} from '@oddsmith/games';
import { calculators } from '@oddsmith/games/calculators';
import { libraryOf, programLines } from '../../apps/web/src/places/playground/program-lines.ts';

const MADE = '<!-- Made from the schemas by `npm run documents`; do not edit. -->';

export function referenceFiles(): { readonly [file: string]: string } {
  const pages = calculators.map((calculator) => [fileOf(calculator), page(calculator)] as const);
  return { ...Object.fromEntries(pages), 'docs/api/README.md': contents(), 'apps/web/public/llms.txt': llms() };
}

const fileOf = ({ id }: AnyCalculator): string => `docs/api/${id.replace('/', '-')}.md`;

const gameOf = ({ id }: AnyCalculator) => games.find((game) => game.id === id.split('/')[0]);

function contents(): string {
  const rows = calculators.map((calculator) => {
    const { id, question } = calculator;
    return `| [\`${id}\`](${id.replace('/', '-')}.md) | ${gameOf(calculator)?.title} | ${question} |`;
  });
  return `${MADE}
# Calculators

Each with every field of its input, its rules, the figures of its answer, and an example that can be run as it stands. A request is
\`{"calculator", "input", "method"?, "iterations"?, "seed"?, "language"?}\`, and a field that is left out has its default.

| calculator | game | question |
| --- | --- | --- |
${rows.join('\n')}
`;
}

/** The first preset that is answered exactly: short to ask, and about something. */
function exampleOf(calculator: AnyCalculator) {
  const inputs = [...calculator.presets.map(({ input }) => input), {}];
  const [input] = inputs.toSorted((a, b) => JSON.stringify(a).length - JSON.stringify(b).length).slice(1);
  const reply = calculateWith(calculators, { calculator: calculator.id, input: input ?? {} });
  if (isRefusal(reply)) throw new Error(`${calculator.id}: ${reply.error.message}`);
  return { input: input ?? {}, reply };
}

function page(calculator: AnyCalculator): string {
  const { id, question, title } = calculator;
  const { input, reply } = exampleOf(calculator);
  const lines = programLines(id, input, 'http://localhost:8042');
  const { module, name } = libraryOf(id);
  return `${MADE}
# ${gameOf(calculator)?.title}: ${title}

\`${id}\`. ${question}

## Example

\`\`\`sh
${lines.cli.replace('| oddsmith', '| npm run -s oddsmith --')} --json
\`\`\`

\`\`\`json
${JSON.stringify({ calculator: id, method: reply.method, summary: shortened(reply.summary) })}
\`\`\`

\`\`\`http
POST /api/v1/calculate

${JSON.stringify({ calculator: id, input })}
\`\`\`

\`\`\`json
${JSON.stringify({ summary: shortened(reply.summary) })}
\`\`\`

\`\`\`ts
import { ${name} } from '${module}';

console.log(${name}(${lines.typescript.split(`${name}(`)[1].replace(/\)\.sentence\);$/, '')}).sentence);
\`\`\`

\`\`\`text
${reply.sentence}
\`\`\`

## Input

| field | values | default | meaning |
| --- | --- | --- | --- |
${rowsOf(describeForm(calculator.input).fields, '').join('\n')}

## Answer

Figures of \`summary\`, of this example: ${Object.keys(reply.summary).map(named).join(', ')}. Distributions: ${list(Object.keys(reply.distributions))}.
${rulesOf(calculator)}`;
}

/** To four decimals: what a document shows is compared to the digits shown. */
function shortened(summary: { readonly [name: string]: number }) {
  return Object.fromEntries(Object.entries(summary).map(([name, figure]) => [name, Number(figure.toFixed(4))]));
}

const named = (figure: string): string => `\`${figure}\` (${titleOf(figure).toLowerCase()})`;

const list = (names: readonly string[]): string =>
  names.length === 0 ? 'none' : names.map((name) => `\`${name}\``).join(', ');

function rulesOf({ rules }: AnyCalculator): string {
  if (rules.length === 0) return '';
  const rows = rules.map(({ name, summary }) => `| ${cell(name)} | ${cell(summary)} |`);
  return `
## Rules

| rule | what it does |
| --- | --- |
${rows.join('\n')}
`;
}

/** Parts that have been described by now, by their fields: where they come again the first place is named. */
type Seen = Map<string, string>;

function rowsOf(fields: readonly Field[], prefix: string, seen: Seen = new Map()): string[] {
  return fields.flatMap((field) => {
    const path = prefix + field.key;
    const parts = partsOf(field);
    const known = parts.length === 0 ? undefined : seen.get(signatureOf(parts));
    const meaning = field.description === undefined ? field.title : `${field.title}: ${field.description}`;
    const same = known === undefined ? '' : ` Its fields are those of \`${known}\`.`;
    const row = `| \`${path}\` | ${cell(valuesOf(field))} | ${defaultOf(field)} | ${cell(meaning)}${same} |`;
    if (parts.length === 0 || known !== undefined) return [row];
    const inside = field.kind === 'list' ? `${path}[]` : path;
    seen.set(signatureOf(parts), inside);
    return [row, ...rowsOf(parts, `${inside}.`, seen)];
  });
}

function partsOf(field: Field): readonly Field[] {
  if (field.kind === 'object') return field.fields;
  return field.kind === 'list' && field.item.kind === 'object' ? field.item.fields : [];
}

const signatureOf = (fields: readonly Field[]): string => fields.map(({ key, title }) => `${key} ${title}`).join();

function valuesOf(field: Field): string {
  const orNull = 'nullable' in field && field.nullable ? ' or null' : '';
  switch (field.kind) {
    case 'integer':
    case 'number':
      return `${field.min ?? ''} to ${field.max ?? ''}${orNull}`;
    case 'choice':
      return field.options.map(({ value }) => String(value)).join(', ');
    case 'choices':
      return `any of ${field.options.map(({ value }) => String(value)).join(', ')}`;
    case 'flag':
      return 'true, false';
    case 'dice':
      return `a number or dice such as 2D6+3${orNull}`;
    case 'list':
      return field.item.kind === 'object' ? 'a list' : `a list of ${valuesOf(field.item)}`;
    case 'texts':
      return 'a list of texts';
    case 'object':
      return `an object${orNull}`;
    case 'text':
      return 'a text';
    case 'json':
      return 'JSON';
  }
}

function defaultOf(field: Field): string {
  if ((field.kind === 'object' && field.default !== null) || field.default === undefined) return '';
  const written = JSON.stringify(field.default);
  return written.length > 40 ? 'as in an empty input' : `\`${cell(written)}\``;
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

function llms(): string {
  const rows = calculators.map(({ id, question }) => `- \`${id}\`: ${question}`);
  return `# Oddsmith

> Exact battle odds for tabletop wargames: Kill Team, The Old World, The 9th Age, Grimdark Future, Warhammer 40,000, Axis & Allies. Every answer is a distribution worked out, not sampled, with a sentence that can be quoted, the steps behind it, and advice on input that does nothing.

A calculator is asked with \`POST /api/v1/calculate\` and a body of \`{"calculator", "input"}\`; a field that is left out has its default, an unknown one is refused with the nearest name. \`GET /api/v1/calculators/<game>/<name>\` hands out the JSON Schema of the input, \`GET /api/v1/openapi.json\` everything. Chat assistants call the same at \`/mcp\` (Model Context Protocol), where the server is set to it, or start \`oddsmith mcp\`.

Say the \`sentence\` of an answer as it stands. Where \`method\` is "simulated", say the margin too. Where an answer names rules that are not counted, say which.

## Calculators

${rows.join('\n')}

## Asking

- Units by name: \`GET /api/v1/units?game=wh40k&q=hellblaster\`, and \`oddsmith units wh40k "Hellblaster Squad" --against Rhino\`
- Army lists: \`POST /api/v1/import\` with \`{"content"}\`, and \`oddsmith import list.txt --unit A --against enemy.txt --unit B\`
- Many at once: \`POST /api/v1/batch\`; questions that take long: \`POST /api/v1/jobs\` (matrix, sweep, sensitivity, seek, compare, plan, efficiency, lists, pairing)
- A link \`#/<calculator>/<code>\` of the web app holds a whole battle
`;
}
