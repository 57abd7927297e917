// The question of a plan: shooters with their ways to attack, targets, and what the phase is for. Checked here, trusted after.
import { fact, type Refusal, z } from '@oddsmith/games';
import { language, points, title } from '../entry-fields.ts';
import { refusalIn, refusedInput, say, type Unanswered } from '../words/index.ts';
import type { PlanList } from '../words/values.ts';

export const OBJECTIVES = ['points', 'unitPoints', 'units', 'kill'] as const;
export type Objective = (typeof OBJECTIVES)[number];
export const ORDERS = ['free', 'given'] as const;

const MOST_SHOOTERS = 12;
const MOST_TARGETS = 12;
const MOST_ATTACKS = 8;
export const MOST_WOUNDS = 400;

const name = title.min(1, { error: fact('not-empty') });

const attackSchema = z.strictObject({
  title: name.optional(),
  targets: z.array(z.string()).optional(),
  input: z.unknown().optional(),
});

export const planSchema = z.strictObject({
  kind: z.literal('plan').optional(),
  calculator: z.string(),
  language,
  input: z.unknown().optional(),
  shooters: z.array(
    z.strictObject({
      title: name,
      input: z.unknown().optional(),
      points: points.optional(),
      attacks: z.array(attackSchema).optional(),
    }),
  ),
  targets: z.array(z.strictObject({ title: name, points: points.optional(), input: z.unknown().optional() })),
  objective: z.enum(OBJECTIVES).default('points'),
  focus: z.array(z.string()).default([]),
  order: z.enum(ORDERS).default('free'),
  commandReroll: z.boolean().default(true),
  prune: z.number().min(0).max(1).default(0.01),
  method: z.enum(['auto', 'exact']).optional(),
  iterations: z.number().optional(),
  seed: z.number().optional(),
});
export type PlanQuestion = z.input<typeof planSchema>;
export type CheckedPlan = z.output<typeof planSchema>;

export function readPlan(question: unknown): CheckedPlan | Refusal {
  const parsed = planSchema.safeParse(question);
  if (!parsed.success) return refusedInput('plan', parsed.error, question, planSchema);
  const problem = faultOf(parsed.data);
  return problem === undefined ? parsed.data : refusalIn(parsed.data.language, problem);
}

/** Targets that count: all of them, or those to be destroyed. */
export function countedTargets({ objective, focus, targets }: CheckedPlan): number[] {
  return [...targets.keys()].filter((t) => objective !== 'kill' || focus.includes(targets[t].title));
}

/** In the order in which the contract has them found. */
function faultOf(plan: CheckedPlan): Unanswered | undefined {
  return (
    nothing(plan) ??
    tooMany(plan) ??
    sameTitle('shooters', plan.shooters) ??
    sameTitle('targets', plan.targets) ??
    missingPoints(plan) ??
    badFocus(plan) ??
    unknownTarget(plan)
  );
}

function nothing(plan: CheckedPlan): Unanswered | undefined {
  for (const list of ['shooters', 'targets'] as const)
    if (plan[list].length === 0) return { code: 'plan/nothing', path: list, message: say('plan-needs', { list }) };
  return undefined;
}

function tooMany({ shooters, targets }: CheckedPlan): Unanswered | undefined {
  const over = (path: string, got: number, most: number): Unanswered | undefined =>
    got <= most ? undefined : { code: 'plan/too-many', path, message: say('at-most-in-list', { path, most, got }) };
  const attacks = shooters.map((shooter, i) =>
    over(`shooters[${i}].attacks`, shooter.attacks?.length ?? 1, MOST_ATTACKS),
  );
  return (
    over('shooters', shooters.length, MOST_SHOOTERS) ??
    over('targets', targets.length, MOST_TARGETS) ??
    attacks.find((problem) => problem !== undefined)
  );
}

function sameTitle(list: PlanList, entries: readonly { readonly title: string }[]): Unanswered | undefined {
  const second = entries.findIndex(({ title }, i) => entries.findIndex((entry) => entry.title === title) < i);
  if (second < 0) return undefined;
  const message = say('same-title', { list, title: entries[second].title });
  return { code: 'plan/same-title', path: `${list}[${second}].title`, message };
}

function missingPoints({ objective, targets }: CheckedPlan): Unanswered | undefined {
  if (objective !== 'points' && objective !== 'unitPoints') return undefined;
  const bare = targets.findIndex(({ points }) => points === undefined);
  if (bare < 0) return undefined;
  const message = say('points-missing', { title: targets[bare].title, objective });
  return { code: 'plan/points-missing', path: `targets[${bare}].points`, message };
}

function badFocus({ objective, focus, targets }: CheckedPlan): Unanswered | undefined {
  if (objective !== 'kill') return undefined;
  if (focus.length === 0) return { code: 'plan/focus-missing', path: 'focus', message: say('focus-missing') };
  return unknownTitle(focus, targets, 'focus');
}

function unknownTarget({ shooters, targets }: CheckedPlan): Unanswered | undefined {
  for (const [i, { attacks = [] }] of shooters.entries())
    for (const [a, attack] of attacks.entries()) {
      const problem = unknownTitle(attack.targets ?? [], targets, `shooters[${i}].attacks[${a}].targets`);
      if (problem !== undefined) return problem;
    }
  return undefined;
}

function unknownTitle(
  titles: readonly string[],
  targets: CheckedPlan['targets'],
  path: string,
): Unanswered | undefined {
  const known = new Set(targets.map(({ title }) => title));
  const unknown = titles.findIndex((title) => !known.has(title));
  if (unknown < 0) return undefined;
  const message = say('unknown-target', { title: titles[unknown].slice(0, 60) });
  return { code: 'plan/unknown-target', path: `${path}[${unknown}]`, message };
}
