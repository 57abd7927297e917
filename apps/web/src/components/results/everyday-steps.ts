// Which of all steps of one field a player would think of: three that change the answer.
import type { Change } from '@oddsmith/analysis';
import { type Field, type FormDescription, type Path, parsePath } from '@oddsmith/games';
import { fieldOf, worthShowing } from './sensitivity-words.ts';

const SHOWN = 3;
/** Of what is set for the battle; the rest are figures of the units. */
const RULES = 2;

interface Step {
  readonly change: Change;
  readonly field: Field;
}

/** Rules and the situation first, then figures of the units, rare fields only where there is too little else; the greatest in front. */
export function everydaySteps(
  form: FormDescription,
  changes: readonly Change[],
  settings: readonly string[] = [],
): readonly Change[] {
  const steps = worthShowing(form, changes).flatMap((change): readonly Step[] => {
    const field = fieldOf(form, change.path);
    const path = parsePath(change.path) ?? [];
    return field === undefined || !isThinkable(field, path, change.to, settings) ? [] : [{ change, field }];
  });
  const paths = [...new Set(steps.map(({ change }) => change.path))];
  const once = paths.map((path) => likeliestOf(steps.filter(({ change }) => change.path === path))).sort(greatestFirst);
  const common = once.filter(({ field }) => !field.advanced);
  const rules = common.filter(isRule).slice(0, RULES);
  const others = common.filter((step) => !rules.includes(step));
  const rare = once.filter(({ field }) => field.advanced);
  return [...rules, ...others, ...rare]
    .slice(0, SHOWN)
    .sort(greatestFirst)
    .map(({ change }) => change);
}

function greatestFirst(a: Step, b: Step): number {
  return Math.abs(b.change.difference) - Math.abs(a.change.difference);
}

/** A unit without attacks, or none of it, is another battle; so is what a setting asks. */
function isThinkable(field: Field, path: Path, to: unknown, settings: readonly string[]): boolean {
  if (path.some((part) => settings.includes(String(part)))) return false;
  return to !== 0 || field.default === 0 || field.default === null;
}

/** Not what a unit is, but what is done with it. */
function isRule({ field, change: { from } }: Step): boolean {
  if (field.kind === 'integer') return field.min < 0 || field.default === 0;
  return field.kind === 'flag' || field.kind === 'choices' || (field.kind === 'choice' && typeof from !== 'number');
}

/** Of the steps of one field: from a word the nearest number, or what helps rather than what only hinders; else the greatest. */
function likeliestOf(steps: readonly Step[]): Step {
  const toNumbers = steps.filter(({ change: { from, to } }) => typeof from === 'string' && typeof to === 'number');
  const last = toNumbers.at(-1);
  if (last !== undefined) return last;
  const isWord = steps.every(({ change }) => typeof change.to === 'string');
  return (isWord ? steps.find(({ change }) => change.difference > 0) : undefined) ?? steps[0];
}
