// Why a number is so: what changed which field of a plan, and by how much.

/** A change that adds up with others, and what made it: a rule, a keyword, the situation, or the player's own modifier. */
export interface Change<Rule extends string = string> {
  readonly rule: Rule;
  readonly by: number;
  /** What an ability of the request is called: no catalogue knows it. */
  readonly name?: string;
}

/** What changed the number of a step. Rule and field are public. */
export interface Cause<Rule extends string = string> {
  readonly rule: Rule;
  /** What it changed, as the plan calls it. */
  readonly field: string;
  /** Where it adds up. */
  readonly by?: number;
  /** As printed, of a rule that the calculator does not know by its id: one read from the text of a list. */
  readonly name?: string;
  /** Cancelled, or cut off by a limit. */
  readonly kept?: false;
}

/** A field of a plan that a rule has rewritten. */
export interface Rewritten {
  readonly rule: string;
  readonly field: string;
  readonly from: unknown;
  readonly to: unknown;
}

/** The plan after every rule in force has rewritten it, in their order; `effect` gives the fields a rule changes, if any. */
export function rewrite<Plan extends object, Rule>(
  plain: Plan,
  rules: Iterable<Rule>,
  effect: (rule: Rule, plan: Plan) => Partial<Plan> | undefined,
): Plan {
  let plan = plain;
  for (const rule of rules) {
    const part = effect(rule, plan);
    if (part !== undefined) plan = { ...plan, ...part };
  }
  return plan;
}

/** The same, and who changed what. For explanations: comparing every field is too slow for analyses of many battles. */
export function rewriteTraced<Plan extends object, Rule>(
  plain: Plan,
  rules: Iterable<Rule>,
  effect: (rule: Rule, plan: Plan) => Partial<Plan> | undefined,
  idOf: (rule: Rule) => string,
): { readonly plan: Plan; readonly rewritten: readonly Rewritten[] } {
  const rewritten: Rewritten[] = [];
  const plan = rewrite(plain, rules, (rule, before) => {
    const part = effect(rule, before);
    for (const field in part)
      if (!isSame(part[field], before[field]))
        rewritten.push({ rule: idOf(rule), field, from: before[field], to: part[field] });
    return part;
  });
  return { plan, rewritten };
}

/** The fields in which a plan differs from another. */
export function differingFields(plan: object, plain: object): readonly string[] {
  const [after, before] = [plan, plain] as readonly { readonly [field: string]: unknown }[];
  return Object.keys(after).filter((field) => !isSame(after[field], before[field]));
}

/** Plans hold plain data, written in one order. */
function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
