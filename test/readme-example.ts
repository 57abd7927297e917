// Examples in a Markdown document: finding them, and judging what they print against what the document shows.

const EXAMPLE_LANGUAGES = ['sh', 'ts', 'http'] as const;
type ExampleLanguage = (typeof EXAMPLE_LANGUAGES)[number];

export interface Example {
  readonly language: ExampleLanguage;
  readonly text: string;
  /** Line of the document, from 1. */
  readonly line: number;
  /** Why the example is shown but not run. */
  readonly notRun?: string;
  readonly expected?: Expected;
}

export interface Expected {
  readonly language: 'text' | 'json';
  readonly text: string;
}

interface Block {
  readonly language: string;
  readonly note: string;
  readonly text: string;
  readonly line: number;
  /** Nothing but blank lines lies between this block and the one before. */
  readonly follows: boolean;
}

export function findExamples(markdown: string): Example[] {
  const blocks = blocksOf(markdown);
  const examples: Example[] = [];
  blocks.forEach(({ language, note, text, line }, i) => {
    const known = EXAMPLE_LANGUAGES.find((candidate) => candidate === language);
    if (known === undefined) return;
    const reason = /^not run: (.+)$/.exec(note)?.[1];
    if (note !== '' && reason === undefined) throw new Error(`line ${line} says "${note}" instead of "not run: why"`);
    const next = blocks[i + 1];
    const expected =
      next?.follows && (next.language === 'text' || next.language === 'json')
        ? { language: next.language, text: next.text }
        : undefined;
    examples.push({
      language: known,
      text,
      line,
      ...(reason === undefined ? {} : { notRun: reason }),
      ...(expected === undefined ? {} : { expected }),
    } as Example);
  });
  return examples;
}

function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  const lines = markdown.split(/\r?\n/);
  let follows = false;
  for (let i = 0; i < lines.length; i++) {
    const fence = /^(`{3,})\s*(\S*)\s*(.*?)\s*$/.exec(lines[i]);
    if (fence === null) {
      if (lines[i].trim() !== '') follows = false;
      continue;
    }
    const end = lines.findIndex((line, at) => at > i && line.trimEnd() === fence[1]);
    if (end === -1) throw new Error(`the block that opens on line ${i + 1} does not close`);
    blocks.push({ language: fence[2], note: fence[3], text: lines.slice(i + 1, end).join('\n'), line: i + 1, follows });
    follows = true;
    i = end;
  }
  return blocks;
}

/** What is wrong with the output, or undefined when it is what the document shows. */
export function difference(output: string, expected: Expected): string | undefined {
  if (expected.language === 'text') return textDifference(output, expected.text);
  return jsonDifference(JSON.parse(output), JSON.parse(expected.text), '');
}

/** Lines must be equal; a line of three dots stands for any number of lines. */
function textDifference(output: string, expected: string): string | undefined {
  const lines = output.trimEnd().split(/\r?\n/);
  const parts: string[][] = [[]];
  for (const line of expected.trimEnd().split('\n')) {
    if (line.trim() === '...') parts.push([]);
    else parts[parts.length - 1].push(line.trimEnd());
  }
  let at = 0;
  for (const [i, part] of parts.entries()) {
    const fits = (start: number) => part.every((line, offset) => lines[start + offset]?.trimEnd() === line);
    const last = i === parts.length - 1 && part.length > 0 ? lines.length - part.length : undefined;
    if (i > 0) while (at + part.length <= lines.length && (!fits(at) || (last !== undefined && at < last))) at++;
    if (!fits(at)) return `the output lacks ${JSON.stringify(part.join('\n'))}; it is\n${output}`;
    at += part.length;
  }
  const open = parts.length > 1 && parts[parts.length - 1].length === 0;
  return open || at === lines.length ? undefined : `the output goes on after what is shown:\n${output}`;
}

/** Every value shown must be there; numbers are compared to the digits shown. What is not shown may be there too. */
function jsonDifference(got: unknown, want: unknown, path: string): string | undefined {
  if (typeof want === 'number' && typeof got === 'number') {
    const decimals = /\.(\d+)$/.exec(String(want))?.[1].length ?? 0;
    return Number(got.toFixed(decimals)) === want ? undefined : `${path} is ${got}, the document shows ${want}`;
  }
  if (typeof want !== 'object' || want === null || typeof got !== 'object' || got === null)
    return got === want ? undefined : `${path} is ${JSON.stringify(got)}, the document shows ${JSON.stringify(want)}`;
  if (Array.isArray(want) && (!Array.isArray(got) || got.length !== want.length))
    return `${path} has other entries than the document shows`;
  for (const [key, value] of Object.entries(want)) {
    const wrong = jsonDifference((got as Record<string, unknown>)[key], value, `${path}.${key}`);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}
