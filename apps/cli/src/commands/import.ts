// `oddsmith import`: an army list as units, and what its reader noticed.

import { readFile } from 'node:fs/promises';
import { type ArmyOutline, importArmyList } from '@oddsmith/games/importers';
import { plural, thousands } from '@oddsmith/games/wording';
import { DONE, REFUSED, UsageError } from '../exit.ts';
import type { Io } from '../io.ts';
import { type Style, styleFor } from '../style.ts';

export interface ImportOptions {
  readonly game?: string | undefined;
  readonly books?: readonly string[] | undefined;
  readonly catalogue?: string | undefined;
  readonly json?: boolean | undefined;
}

export async function importList(file: string | undefined, options: ImportOptions, io: Io): Promise<number> {
  const data = await readList(file, io);
  const books = await Promise.all((options.books ?? []).map(readText));
  const result = await importArmyList(data, {
    ...(options.game === undefined ? {} : { game: options.game }),
    ...(options.catalogue === undefined ? {} : { catalogue: await readText(options.catalogue) }),
    books,
  });
  if (!result.ok) {
    io.stderr(`${result.problem.message}\n`);
    if (options.json) await io.stdout(`${JSON.stringify({ error: result.problem }, null, 2)}\n`);
    return REFUSED;
  }
  const { game, army, outline } = result;
  const style = styleFor(io);
  if (options.json) await io.stdout(`${JSON.stringify({ game, army }, null, 2)}\n`);
  else {
    await io.stdout(describe(outline, style));
    for (const remark of outline.remarks) io.stderr(`${remarkLine(remark, style)}\n`);
  }
  return DONE;
}

async function readList(file: string | undefined, io: Io): Promise<Uint8Array> {
  if (file !== undefined && file !== '-') return read(file);
  if (io.stdinIsTerminal) throw new UsageError('name a file, or pipe a list into this command');
  const chunks: Uint8Array[] = [];
  for await (const chunk of io.stdin) chunks.push(typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk);
  return new Uint8Array(Buffer.concat(chunks));
}

async function read(path: string): Promise<Uint8Array> {
  try {
    return new Uint8Array(await readFile(path));
  } catch (thrown) {
    throw new UsageError(`cannot read ${path}: ${(thrown as Error).message}`);
  }
}

async function readText(path: string): Promise<string> {
  return new TextDecoder().decode(await read(path));
}

function describe({ name, points, units }: ArmyOutline, style: Style): string {
  const models = units.reduce((sum, unit) => sum + unit.models, 0);
  const size = `${plural(units.length, 'unit')}, ${plural(models, 'model')}`;
  const lines = [`${style.bold(name)}  ${thousands(points)} points, ${size}`, ''];
  for (const unit of units) {
    lines.push(`${style.accent(unit.name)}  ${unit.points} points, ${plural(unit.models, 'model')}`);
    if (unit.gear.length > 0) lines.push(`  ${unit.gear.join(', ')}`);
  }
  return `${lines.join('\n')}\n`;
}

function remarkLine({ severity, unit, message }: ArmyOutline['remarks'][number], style: Style): string {
  const where = unit === '' ? '' : `${unit}: `;
  return severity === 'warning' ? style.warning(`warning: ${where}${message}`) : style.dim(`${where}${message}`);
}
