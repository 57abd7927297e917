// The result, and why: every roll of every weapon with what it needs and what changed it, from the plan the engines read.
import { expressionMean, formatDiceExpression } from '@oddsmith/kernel';
import { emitter } from '@oddsmith/words';
import type { ExplanationData, StepData, StepRoll } from '../contract/calculator.ts';
import type { Cause } from '../contract/causes.ts';
import type { AttackingUnit, Battle, Group } from './battle.ts';
import { causesOf, type PlanCause, type PlanField } from './causes.ts';
import { hitOdds, saveOdds, woundOdds } from './exact/die.ts';
import type { AttackFindings } from './findings.ts';
import type { Plan } from './plan.ts';
import {
  coverBonus,
  effectiveAp,
  hitRoll,
  hitsFrom,
  isCovered,
  isHazardous,
  limitedModifier,
  painIgnoredOn,
  rollsDamage,
  saveNeeds,
  strengthOf,
  woundModifier,
  woundNeeds,
  woundsFrom,
} from './rolls.ts';
import type { Reroll } from './schema/index.ts';
import { modelsOf } from './target-facts.ts';
import type { en } from './words/en.ts';
import type { About, CauseNamed, Firing, Named, NamedChange, UnitNamed } from './words/values.ts';

const say = emitter<typeof en>();

export function explainAttack(battle: Battle, findings: AttackFindings): ExplanationData {
  const { wipeChance, meanDamage, meanSlain } = findings.summary;
  const sentence = say('attack', {
    units: battle.units.map(unitNamed),
    target: namedTarget(battle.target),
    wipe: wipeChance,
    damage: meanDamage,
    slain: meanSlain,
    models: modelsOf(battle.target.groups),
  });
  return { sentence, steps: attackSteps(battle, findings.summary.meanWasted) };
}

/** Every roll of an attack; `wasted` is the damage lost on dying models on average, where it is known. */
export function attackSteps(battle: Battle, wasted?: number): readonly StepData[] {
  const many = battle.units.length > 1;
  const steps = battle.units.flatMap((unit, index) => {
    const of: UnitNamed | null = many ? { name: unit.name, number: index + 1 } : null;
    return [...unit.pools.flatMap((pool) => poolSteps(battle, unit, pool, of)), ...unitSteps(unit, of)];
  });
  return [...steps, ...targetSteps(battle, wasted)];
}

export function namedTarget({ name, groups }: Pick<Battle['target'], 'name' | 'groups'>): Named {
  return { name, groups: groups.map((group) => group.name).filter((groupName) => groupName !== '') };
}

/** The unit by its name, or by what it fires. */
function unitNamed({ name, entries, mortalWounds }: AttackingUnit): Firing {
  return {
    name,
    weapons: entries.map((entry) => ({ count: entry.count, name: entry.name })),
    mortalWounds: mortalWounds !== null,
  };
}

/** What a step is about: causes that changed its numbers, those that add up apart from the others. */
interface Why {
  readonly causes: readonly Cause[];
  readonly because: readonly CauseNamed[];
  readonly changes: readonly NamedChange[];
}

/** The fields of a plan that each roll reads. */
const READ: { readonly [step: string]: readonly PlanField[] } = {
  attacks: ['silent', 'attacksMultiplier', 'attacksModifier', 'moreAttacks', 'attacksAdded', 'attacksFixed'],
  hit: [
    'skillChanges',
    'hitChanges',
    'hindered',
    'hitsWithoutRoll',
    'missUpTo',
    'hitsOnlyFrom',
    'criticalHitFrom',
    'criticalIfHitFrom',
    'rerollHits',
    'hitsNotRerolled',
    'extraHits',
    'criticalHitWounds',
    'ignoresHarm',
  ],
  wound: [
    'strengthMultiplier',
    'strengthModifier',
    'woundChanges',
    'criticalWoundFrom',
    'criticalIfWoundFrom',
    'rerollWounds',
    'devastating',
  ],
  save: ['picksCharacter', 'ap'],
  damage: ['damageMultiplier', 'damageAdded', 'damageTaken', 'rerollDamage', 'psychic'],
  hazard: ['hazardous'],
};
const COVER: readonly PlanField[] = ['covered', 'ignoresCover'];
const ADDED: readonly PlanField[] = ['skillChanges', 'hitChanges', 'woundChanges'];

function whyOf(causes: readonly PlanCause[], step: string, coverHere = false, more: readonly Cause[] = []): Why {
  const read = [...READ[step], ...(coverHere ? COVER : [])];
  const own = causes.filter(({ field }) => read.includes(field));
  // Feel No Pain stands in the sentence itself.
  const others = [
    ...own.filter(({ field }) => !ADDED.includes(field)),
    ...more.filter(({ rule }) => rule !== 'feelNoPain'),
  ];
  const changes = own.flatMap(({ rule, name, by, field }): NamedChange[] =>
    ADDED.includes(field) && by !== undefined ? [{ rule, by, ...(name === undefined ? {} : { name }) }] : [],
  );
  // What helps first: "+1 Heavy, −1 Damaged".
  changes.sort((one, other) => other.by - one.by);
  const told = new Set(changes.map(nameOf));
  const because = new Map<string, CauseNamed>();
  for (const { rule, name } of others)
    if (!told.has(nameOf({ rule, name })))
      because.set(nameOf({ rule, name }), name === undefined ? { rule } : { rule, name });
  return { causes: [...own, ...more], changes, because: [...because.values()] };
}

function nameOf({ rule, name = rule }: { readonly rule: string; readonly name?: string | undefined }): string {
  return name;
}

function poolSteps(
  battle: Battle,
  unit: AttackingUnit,
  pool: readonly number[],
  of: UnitNamed | null,
): readonly StepData[] {
  const { edition, facts, target } = battle;
  const weapons = [...new Set(pool.map((index) => unit.entries[index].name))];
  const about: About = { unit: of, weapons };
  const plan = unit.plans[pool[0]];
  const causes = causesOf(unit.entries[pool[0]], edition, facts);
  return [
    ...pool.map((index) =>
      attackStep(unit, index, index === pool[0] ? causes : causesOf(unit.entries[index], edition, facts), of),
    ),
    hitStep(plan, about, whyOf(causes, 'hit', edition.cover.channel === 'skill')),
    woundStep(plan, about, whyOf(causes, 'wound')),
    ...target.groups.map((group) => saveStep(battle, plan, group, about, causes)),
    ...target.groups.map((group) => damageStep(plan, group, about, causes)),
    ...(isHazardous(plan) && battle.hazardWounds > 0 ? [hazardStep(battle, about, whyOf(causes, 'hazard'))] : []),
  ];
}

function attackStep(unit: AttackingUnit, index: number, causes: readonly PlanCause[], of: UnitNamed | null): StepData {
  const { name, count } = unit.entries[index];
  const plan = unit.plans[index];
  const { causes: told, because } = whyOf(causes, 'attacks');
  return {
    title: say('attacks-title', { unit: of, weapons: [name] }),
    text: say('attacks', {
      count,
      attacks: formatDiceExpression(plan.attacks),
      silent: plan.silent,
      fixed: plan.attacksFixed,
      times: plan.attacksMultiplier,
      more: plan.moreAttacks.map(formatDiceExpression),
      added: plan.attacksAdded,
      each: plan.attacksModifier,
      mean: expressionMean(plan.attacks) * count,
      because,
    }),
    causes: told,
  };
}

function rollOf(needs: number, reroll: Reroll, critical: number): StepRoll {
  return { needs, reroll: reroll === 'nonCrits' ? 'notCritical' : reroll, critical };
}

function hitStep(plan: Plan, about: About, { causes, changes, because }: Why): StepData {
  const title = say('hit-title', about);
  if (plan.hitsWithoutRoll) {
    const made = causes.filter(({ field }) => field === 'hitsWithoutRoll').map(nameOf);
    const others = [...changes, ...because].filter((cause) => !made.includes(nameOf(cause)));
    const idle = others.map(({ rule, name }) => (name === undefined ? { rule } : { rule, name }));
    const text = say('hits-without-roll', { because: because.filter((cause) => made.includes(nameOf(cause))), idle });
    const told = causes.map((cause) => (made.includes(nameOf(cause)) ? cause : { ...cause, kept: false as const }));
    return { title, text, chance: 1, causes: told };
  }
  const odds = hitOdds(plan);
  const reroll = plan.hitsNotRerolled ? 'none' : plan.rerollHits;
  const { hit, critical } = hitsFrom(plan);
  const { needs, modifier, limited } = hitRoll(plan);
  const { count, plus } = plan.extraHits;
  return {
    title,
    text: say('hit', {
      overwatch: plan.hitsOnlyFrom > 0,
      printed: plan.skill,
      needs,
      covered: plan.edition.cover.channel === 'skill' && isCovered(plan) && !plan.ignoresHarm,
      changes,
      modifier,
      limited,
      missUpTo: plan.missUpTo,
      hit,
      again: plan.hitsNotRerolled ? 'never' : reroll,
      critical,
      extraHits: count + plus > 0 ? formatDiceExpression(plan.extraHits) : '',
      lethal: plan.criticalHitWounds,
      because,
    }),
    chance: odds.critical + odds.normal,
    roll: rollOf(hit, reroll, critical),
    causes,
  };
}

function woundStep(plan: Plan, about: About, { causes, changes, because }: Why): StepData {
  const odds = woundOdds(plan);
  const { edition, toughness, rerollWounds } = plan;
  const modifier = woundModifier(plan);
  const common = {
    toughness,
    changes,
    modifier,
    limited: limitedModifier(plan, modifier),
    again: rerollWounds,
    devastating: plan.devastating ? edition.devastating.after : null,
    because,
  };
  const chance = odds.critical + odds.normal;
  const title = say('wound-title', about);
  if (plan.strength.count > 0)
    return {
      title,
      text: say('wound-rolled', {
        ...common,
        strength: formatDiceExpression(plan.strength),
        times: plan.strengthMultiplier,
        added: plan.strengthModifier,
        critical: Math.min(plan.criticalWoundFrom, plan.criticalIfWoundFrom),
      }),
      chance,
      causes,
    };
  const strength = strengthOf(plan, plan.strength.plus);
  const { wound: needs, critical } = woundsFrom(plan, strength);
  return {
    title,
    text: say('wound', { ...common, strength, printed: woundNeeds(strength, toughness), needs, critical }),
    chance,
    roll: rollOf(needs, rerollWounds, critical),
    causes,
  };
}

function saveStep(
  { edition, target }: Battle,
  plan: Plan,
  group: Group,
  about: About,
  all: readonly PlanCause[],
): StepData {
  const needs = saveNeeds(plan, group);
  const usesInvulnerable = group.invuln !== null && needs === group.invuln;
  const more: readonly Cause[] = [
    ...(usesInvulnerable ? [{ rule: 'invulnerable', field: 'save' }] : []),
    ...(group.rerollSaves === 'none' ? [] : [{ rule: 'rerollSaves', field: 'save' }]),
    ...(group.apReduction === 0 ? [] : [{ rule: 'apReduction', field: 'save', by: group.apReduction }]),
  ];
  const { causes, because } = whyOf(all, 'save', edition.cover.channel === 'save', more);
  return {
    title: say('save-title', { ...about, group: group.name }),
    text: say('save', {
      armour: group.save,
      ap: effectiveAp(plan, group),
      cover: coverBonus(plan, group) > 0,
      invulnerable: group.invuln,
      needs,
      again: group.rerollSaves,
      lowestFirst: edition.saves === 'lowestFirst' && target.groups.length > 1,
      picked: plan.picksCharacter && group.character,
      because,
    }),
    chance: saveOdds(plan, group).saved,
    roll: { needs: Math.min(7, needs), reroll: group.rerollSaves },
    causes,
  };
}

function damageStep(plan: Plan, group: Group, about: About, all: readonly PlanCause[]): StepData {
  const { edition } = plan;
  const usual = painIgnoredOn(group, { mortal: false, psychic: plan.psychic });
  const mortal = painIgnoredOn(group, { mortal: true, psychic: plan.psychic });
  const stays = group.setDamage === 0 && edition.zeroDamageStays;
  const more: readonly Cause[] = [
    ...(group.setDamage === null ? [] : [{ rule: 'setDamage', field: 'damage' }]),
    ...(group.halveDamage ? [{ rule: 'halveDamage', field: 'damage' }] : []),
    ...(group.damageReduction === 0 ? [] : [{ rule: 'damageReduction', field: 'damage', by: -group.damageReduction }]),
    ...(Math.min(usual, mortal) > 6 ? [] : [{ rule: 'feelNoPain', field: 'damage' }]),
  ];
  const { causes, because } = whyOf(stays ? [] : all, 'damage', false, more);
  return {
    title: say('damage-title', { ...about, group: group.name }),
    text: say('damage', {
      damage: formatDiceExpression(plan.damage),
      setTo: group.setDamage,
      order: stays ? [] : edition.modifierOrder,
      halved: group.halveDamage,
      times: plan.damageMultiplier,
      added: plan.damageAdded,
      taken: plan.damageTaken + group.damageReduction,
      again: rollsDamage(plan, group) ? plan.rerollDamage : 'none',
      wounds: group.wounds,
      pain: usual,
      mortalPain: mortal !== usual && plan.devastating ? mortal : null,
      because,
    }),
    causes,
  };
}

function hazardStep({ edition, hazardWounds }: Battle, about: About, { causes }: Why): StepData {
  const { failsOn, spills } = edition.hazard;
  return {
    title: say('hazard-title', about),
    text: say('hazard', { failsOn, spills, wounds: hazardWounds }),
    chance: failsOn / 6,
    causes,
  };
}

/** Dice the unit may spend once, and mortal wounds that belong to no weapon. */
function unitSteps({ once, mortalWounds, context }: AttackingUnit, unit: UnitNamed | null): readonly StepData[] {
  const steps: StepData[] = [];
  const spends =
    once.attackRerolls + once.hitRerolls + once.woundRerolls > 0 ||
    once.damageReroll ||
    [once.fixedHit, once.fixedWound, once.fixedDamage].some((die) => die !== null);
  const command = context.commandReroll !== null;
  if (spends)
    steps.push({
      title: say('once-title', { unit }),
      text: say('once', { ...once, command }),
      causes: command ? [{ rule: 'commandReroll', field: 'once' }] : [],
    });
  if (mortalWounds === null) return steps;
  const { on, max, ownOn } = mortalWounds;
  const dice = formatDiceExpression(mortalWounds.dice);
  const most = Number.isFinite(max) ? max : null;
  steps.push({ title: say('mortal-title', { unit }), text: say('mortal', { dice, on, most }) });
  if (ownOn > 0) steps.push({ title: say('own-mortal-title', { unit }), text: say('own-mortal', { ownOn, most }) });
  return steps;
}

function targetSteps({ target, edition }: Battle, wasted: number | undefined): readonly StepData[] {
  const steps: StepData[] = [];
  if (target.ignoreFirstFailedSave) steps.push({ title: say('first-failed-title'), text: say('first-failed') });
  if (target.rerollOneSave)
    steps.push({
      title: say('command-reroll-title'),
      text: say('command-reroll', { lowest: edition.saves === 'lowestFirst' && target.groups.length > 1 }),
      causes: [{ rule: 'commandReroll', field: 'save' }],
    });
  if (target.groups.some((group) => group.models > 1 && group.wounds > 1))
    steps.push({ title: say('slain-title'), text: say('slain', { wasted: wasted ?? null }) });
  return steps;
}
