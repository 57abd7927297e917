// `oddsmith games`: what exists; `oddsmith games <calculator>`: what it wants to know and which rules it has.
import { type AnyCalculator, gameTitle, inputJsonSchema, type Rule, ruleWords } from '@oddsmith/games';
import { DONE } from '../exit.ts';
import { fieldList } from '../field-list.ts';
import type { Io } from '../io.ts';
import { findCalculator, type Library } from '../library.ts';
import { type Style, styleFor } from '../style.ts';

export interface GamesOptions {
  readonly json?: boolean | undefined;
}

export async function games(id: string | undefined, { json }: GamesOptions, io: Io, library: Library): Promise<number> {
  const style = styleFor(io);
  if (id !== undefined) {
    const calculator = await findCalculator(library, id);
    await io.stdout(json ? `${JSON.stringify(details(calculator), null, 2)}\n` : describe(calculator, style));
    return DONE;
  }
  const calculators = await library.all();
  await io.stdout(json ? `${JSON.stringify(calculators.map(summary), null, 2)}\n` : list(calculators, style));
  return DONE;
}

function summary({ id, title, question }: AnyCalculator) {
  return { id, title, question };
}

function details(calculator: AnyCalculator) {
  const { rules, presets } = calculator;
  return {
    ...summary(calculator),
    rules: rules.map(ruleWords),
    presets,
    input: inputJsonSchema(calculator),
  };
}

function list(calculators: readonly AnyCalculator[], style: Style): string {
  const width = Math.max(...calculators.map(({ id }) => id.length));
  const lines: string[] = [];
  let game = '';
  for (const { id, question } of calculators) {
    const next = gameTitle(id);
    if (next !== game) lines.push(...(game === '' ? [] : ['']), style.bold(next));
    game = next;
    lines.push(`  ${style.accent(id.padEnd(width))}  ${question}`);
  }
  return `${[...lines, '', style.dim('oddsmith games <calculator> shows the fields of one.')].join('\n')}\n`;
}

/** The sentence, and those of editions that play the rule otherwise. */
function ruleLines({ name, summary, summaryIn = {} }: Rule): string[] {
  return [
    `  ${name}: ${summary}`,
    ...Object.entries(summaryIn).map(([edition, other]) => `    edition ${edition}: ${other}`),
  ];
}

function describe(calculator: AnyCalculator, style: Style): string {
  const { id, title, question, rules, presets } = calculator;
  const blocks = [
    [`${style.accent(id)}  ${style.bold(title)}`, question],
    [style.bold('Input'), ...fieldList(calculator)],
    rules.length === 0 ? [] : [style.bold('Rules'), ...rules.flatMap(ruleLines)],
    presets.length === 0
      ? []
      : [
          style.bold('Presets'),
          ...presets.map((preset) => `  ${style.accent(preset.id)}  ${preset.title}: ${preset.note}`),
        ],
  ];
  return `${blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}
