// Conditions of BSData modifiers, judged for a datasheet by itself: who carries it and in which army, nothing chosen yet.
import { type Element, inside } from './tree.ts';

export interface Situation {
  /** Id of the catalogue the army is built from. */
  readonly catalogue: string;
  /** Ids and categories of the entry and of everything above it. */
  readonly ids: ReadonlySet<string>;
  /** Models in the unit, where its size is settled. */
  readonly models?: number;
  /** What else the roster holds is not known: its settings may show what they hide at first. */
  readonly anyRoster?: boolean;
}

/** Undefined: it depends on a choice, so a datasheet cannot tell. */
type Verdict = boolean | undefined;

/** Scopes that look at the bearer and what it is part of. */
const UPWARD = new Set(['ancestor', 'self', 'parent', 'unit', 'model', 'root-entry', 'model-or-unit', 'upgrade']);

/** Whether a modifier, or a group of them, holds; without conditions it always does. */
export function conditionsHold(element: Element, situation: Situation): Verdict {
  const verdicts = [
    ...inside(element, 'conditions').map((condition) => holds(condition, situation)),
    ...inside(element, 'conditionGroups').map((group) => conditionsHold(group, situation)),
  ];
  return element.tag === 'conditionGroup' && element.attributes.type === 'or' ? any(verdicts) : all(verdicts);
}

function holds({ attributes }: Element, { catalogue, ids, models, anyRoster = false }: Situation): Verdict {
  const { type, scope, childId, value } = attributes;
  if (type === 'instanceOf' || type === 'notInstanceOf') {
    const found =
      scope === 'primary-catalogue' ? childId === catalogue : UPWARD.has(scope) ? ids.has(childId) : undefined;
    return found === undefined ? undefined : found === (type === 'instanceOf');
  }
  // The datasheet itself is something.
  if (childId === 'any' && scope === 'roster') return compare(1, type, Number(value));
  // Nothing else stands in the army yet: every count over it is 0.
  if (scope === 'roster' || scope === 'force' || scope === 'primary-catalogue')
    return anyRoster ? undefined : compare(0, type, Number(value));
  // "At least 6 models in this unit": the scope is the unit itself, by name or by id.
  if (models !== undefined && childId === 'model' && (UPWARD.has(scope) || ids.has(scope)))
    return compare(models, type, Number(value));
  return undefined;
}

const COMPARISONS: { readonly [type: string]: (count: number, value: number) => boolean } = {
  atLeast: (count, value) => count >= value,
  atMost: (count, value) => count <= value,
  greaterThan: (count, value) => count > value,
  lessThan: (count, value) => count < value,
  equalTo: (count, value) => count === value,
  notEqualTo: (count, value) => count !== value,
};

function compare(count: number, type: string, value: number): Verdict {
  return COMPARISONS[type]?.(count, value);
}

function all(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes(false)) return false;
  return verdicts.includes(undefined) ? undefined : true;
}

function any(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.length === 0 || verdicts.includes(true)) return true;
  return verdicts.includes(undefined) ? undefined : false;
}

/** The modifiers of an element that hold whatever the player chooses. Repeated ones count choices, so they do not. */
export function settledModifiers(element: Element, situation: Situation): Element[] {
  const own = inside(element, 'modifiers').filter(
    (modifier) => inside(modifier, 'repeats').length === 0 && conditionsHold(modifier, situation) === true,
  );
  const grouped = inside(element, 'modifierGroups').flatMap((group) =>
    conditionsHold(group, situation) === true ? settledModifiers(group, situation) : [],
  );
  return [...own, ...grouped];
}

/** Hidden as written, or by a modifier that holds. */
export function isHidden(element: Element, situation: Situation): boolean {
  const set = settledModifiers(element, situation).findLast(({ attributes }) => attributes.field === 'hidden');
  return (set?.attributes.value ?? element.attributes.hidden) === 'true';
}
