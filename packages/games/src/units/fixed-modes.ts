// Weapons that are used in one of several modes, wherever they stand in an input: a mode fixed by its name.
import type { Language } from '@oddsmith/words';
import type { Problem, Unspoken } from '../contract/problem.ts';
import { asObject } from '../form/path.ts';
import { problemIn, say } from '../lists/words/index.ts';
import { nearestName } from '../spelling/nearest.ts';

interface Mode {
  readonly name: string;
}

interface Moded {
  readonly weapon: Mode;
  readonly modes: readonly Mode[];
}

export type Fixed = { readonly input: object } | { readonly error: Problem };

/** Each name takes every weapon that has such a mode; called by its whole name, or by its last words: "supercharge". */
export function withModes(input: object, names: readonly string[], language?: Language): Fixed {
  const all = [...new Set(modesIn(input))];
  const unknown = names.find((name) => !all.some((mode) => isCalled(mode, name)));
  if (unknown !== undefined) return { error: problemIn(language, unknownMode(unknown, all)) };
  return { input: names.reduce<unknown>(fixed, input) as object };
}

function isModed(value: unknown): value is Moded {
  const { weapon, modes } = asObject(value) as { readonly weapon?: unknown; readonly modes?: unknown };
  return typeof weapon === 'object' && weapon !== null && Array.isArray(modes) && modes.length > 0;
}

function modesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(modesIn);
  if (typeof value !== 'object' || value === null) return [];
  if (isModed(value)) return [value.weapon, ...value.modes].map(({ name }) => name);
  return Object.values(value).flatMap(modesIn);
}

function fixed(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value.map((part) => fixed(part, name));
  if (typeof value !== 'object' || value === null) return value;
  if (!isModed(value)) return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, fixed(part, name)]));
  const modes = [value.weapon, ...value.modes];
  const wanted = modes.find((mode) => isCalled(mode.name, name));
  if (wanted === undefined) return value;
  return { ...value, weapon: wanted, modes: modes.filter((mode) => mode !== wanted), modeFixed: true };
}

function isCalled(mode: string, name: string): boolean {
  const [whole, wanted] = [mode, name].map((text) => text.trim().toLowerCase());
  return whole === wanted || whole.endsWith(` ${wanted}`);
}

function unknownMode(name: string, all: readonly string[]): Unspoken {
  const nearest = nearestName(name, all);
  const message = say('unknown-mode', { name: name.slice(0, 60), known: all });
  return { code: 'units/unknown-mode', path: 'mode', message, ...(nearest === undefined ? {} : { nearest }) };
}
