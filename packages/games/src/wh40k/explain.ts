// The result in a sentence, and why: every roll of every weapon with what it needs, from the plan the engines read.
import { expressionMean, formatDiceExpression } from '@oddsmith/kernel';
import type { ExplanationData, StepData, StepRoll } from '../calculator.ts';
import { decimal, listed, percent, plural, signed } from '../wording.ts';
import type { AttackingUnit, Battle, Group } from './battle.ts';
import type { ModifierStep } from './editions.ts';
import { hitOdds, saveOdds, woundOdds } from './exact/die.ts';
import type { AttackFindings } from './findings.ts';
import type { Plan } from './plan.ts';
import {
  coverBonus,
  effectiveAp,
  hitRoll,
  hitsFrom,
  isCovered,
  limitedModifier,
  painIgnoredOn,
  rollsDamage,
  saveNeeds,
  strengthOf,
  woundModifier,
  woundsFrom,
} from './rolls.ts';
import type { Reroll } from './schema/index.ts';
import { modelsOf } from './target-facts.ts';

export function explainAttack(battle: Battle, findings: AttackFindings): ExplanationData {
  return { sentence: sentence(battle, findings), steps: attackSteps(battle, findings.summary.meanWasted) };
}

/** Every roll of an attack; `wasted` is the damage lost on dying models on average, where it is known. */
export function attackSteps(battle: Battle, wasted?: number): readonly StepData[] {
  const many = battle.units.length > 1;
  const steps = battle.units.flatMap((unit, index) => {
    const prefix = many ? `${unit.name === '' ? `unit ${index + 1}` : unit.name}, ` : '';
    return [...unit.pools.flatMap((pool) => poolSteps(battle, unit, pool, prefix)), ...unitSteps(unit, prefix)];
  });
  return [...steps, ...targetSteps(battle, wasted)];
}

function sentence(battle: Battle, findings: AttackFindings): string {
  const attackers = battle.units.map(unitName).join(', then ');
  const models = modelsOf(battle.target.groups);
  const { wipeChance, meanDamage, meanSlain } = findings.summary;
  const destroyed = `${attackers} into ${targetName(battle)}: destroyed ${percent(wipeChance)} of the time`;
  if (models === 1) return `${destroyed}, ${decimal(meanDamage)} damage on average.`;
  return `${destroyed}, ${decimal(meanSlain)} of ${models} models slain and ${decimal(meanDamage)} damage on average.`;
}

export function targetName({ target }: Battle): string {
  if (target.name !== '') return target.name;
  const names = target.groups.map((group) => group.name).filter((name) => name !== '');
  return names.length === 0 ? 'the target' : listed(names);
}

/** The unit by its name, or by what it fires. */
function unitName(unit: AttackingUnit): string {
  if (unit.name !== '') return unit.name;
  const weapons = unit.entries.map((entry) => `${entry.count} x ${entry.name || 'weapon'}`);
  if (unit.mortalWounds !== null) weapons.push('mortal wounds');
  return listed(weapons);
}

function poolSteps(battle: Battle, unit: AttackingUnit, pool: readonly number[], prefix: string): readonly StepData[] {
  const names = [...new Set(pool.map((index) => unit.entries[index].name || 'weapon'))];
  const name = `${prefix}${listed(names)}`;
  const plan = unit.plans[pool[0]];
  const { groups } = battle.target;
  return [
    ...pool.map((index) => ({
      title: `${prefix}${unit.entries[index].name || 'weapon'}: attacks`,
      text: attacksText(unit.plans[index], unit.entries[index].count),
    })),
    hitStep(plan, name),
    woundStep(plan, name),
    ...groups.map((group) => saveStep(battle, plan, group, name)),
    ...groups.map((group) => ({ title: `${name}: damage${of(group)}`, text: damageText(plan, group) })),
    ...(plan.hazardous && battle.hazardWounds > 0 ? [hazardStep(battle, name)] : []),
  ];
}

function of(group: Group): string {
  return group.name === '' ? '' : ` (${group.name})`;
}

function attacksText(plan: Plan, count: number): string {
  const parts = [`${plural(count, 'weapon')} of ${formatDiceExpression(plan.attacks)}`];
  if (!plan.attacksFixed) {
    if (plan.attacksMultiplier !== 1) parts.push(`times ${plan.attacksMultiplier}`);
    for (const dice of plan.moreAttacks) parts.push(`${formatDiceExpression(dice)} more at half range`);
    if (plan.attacksAdded > 0) parts.push(`${plan.attacksAdded} more for the size of the target`);
    if (plan.attacksModifier !== 0) parts.push(`${signed(plan.attacksModifier)} each`);
  } else parts.push('never more');
  const before = parts.length === 1 ? '' : ' before additions';
  return `${parts.join(', ')} (${decimal(expressionMean(plan.attacks) * count)} on average${before}).`;
}

const REROLL_WORDS: { readonly [policy in Reroll]: string } = {
  none: '',
  ones: ', rolls of 1 again',
  fails: ', failed rolls again',
  nonCrits: ', everything not critical again',
};

function rollOf(needs: number, reroll: Reroll, critical: number): StepRoll {
  return { needs, reroll: reroll === 'nonCrits' ? 'notCritical' : reroll, critical };
}

/** "with +2, limited to +1". */
function modifierText(plan: Plan, modifier: number): string {
  if (modifier === 0) return '';
  const kept = limitedModifier(plan, modifier);
  return kept === modifier ? ` with ${signed(modifier)}` : ` with ${signed(modifier)}, limited to ${signed(kept)}`;
}

function hitStep(plan: Plan, name: string): StepData {
  const title = `${name}: to hit`;
  if (plan.hitsWithoutRoll) return { title, text: 'Hits without a roll, so never critically.', chance: 1 };
  const odds = hitOdds(plan);
  const reroll = plan.hitsNotRerolled ? 'none' : plan.rerollHits;
  const { hit, critical } = hitsFrom(plan);
  const { needs, modifier } = hitRoll(plan);
  const aim =
    plan.hitsOnlyFrom > 0
      ? 'Overwatch'
      : `${needs}+${hiddenText(plan)}${modifierText(plan, modifier)}${plan.missUpTo > 1 ? `, 1 to ${plan.missUpTo} miss` : ''}`;
  const never = plan.hitsNotRerolled ? ', nothing is rerolled' : REROLL_WORDS[reroll];
  const crits = critical > 6 ? 'never critical' : `critical on ${critical}+`;
  return {
    title,
    text: `${aim}: hits on ${hit}+${never}; ${crits}.${criticalHitText(plan)}`,
    chance: odds.critical + odds.normal,
    roll: rollOf(hit, reroll, critical),
  };
}

/** What changed the skill, where cover spoils the aim. */
function hiddenText(plan: Plan): string {
  return plan.edition.cover.channel === 'skill' && isCovered(plan) && !plan.ignoresHarm ? ' in cover' : '';
}

function criticalHitText({ extraHits, criticalHitWounds }: Plan): string {
  const parts = [];
  const more = formatDiceExpression(extraHits);
  if (extraHits.count + extraHits.plus > 0) parts.push(`scores ${more} ${more === '1' ? 'hit' : 'hits'} more`);
  if (criticalHitWounds) parts.push('wounds without a roll');
  return parts.length === 0 ? '' : ` A critical hit ${listed(parts)}.`;
}

function woundStep(plan: Plan, name: string): StepData {
  const odds = woundOdds(plan);
  const { edition, toughness, rerollWounds } = plan;
  const wait = edition.devastating.after === 'unit' ? 'until the end' : 'for the other wounds of these attacks';
  const devastating = plan.devastating ? ` A critical wound allows no save and waits ${wait}.` : '';
  const changes = modifierText(plan, woundModifier(plan));
  const chance = odds.critical + odds.normal;
  const title = `${name}: to wound`;
  if (plan.strength.count > 0) {
    const times = plan.strengthMultiplier === 1 ? '' : ` times ${plan.strengthMultiplier}`;
    const added = plan.strengthModifier === 0 ? '' : ` ${signed(plan.strengthModifier)}`;
    const strength = `S ${formatDiceExpression(plan.strength)}${times}${added}, rolled for each hit`;
    const critical = `, critical from a ${Math.min(plan.criticalWoundFrom, plan.criticalIfWoundFrom)}`;
    return {
      title,
      text: `${strength}, against T${toughness}${changes}${REROLL_WORDS[rerollWounds]}${critical}.${devastating}`,
      chance,
    };
  }
  const strength = strengthOf(plan, plan.strength.plus);
  const { wound: needs, critical } = woundsFrom(plan, strength);
  const after = `${REROLL_WORDS[rerollWounds]}; critical on ${critical}+.${devastating}`;
  return {
    title,
    text: `S${strength} against T${toughness}${changes}: ${needs}+${after}`,
    chance,
    roll: rollOf(needs, rerollWounds, critical),
  };
}

function saveStep({ edition, target }: Battle, plan: Plan, group: Group, name: string): StepData {
  const needs = saveNeeds(plan, group);
  const cover = coverBonus(plan, group) > 0 ? ', +1 for cover' : '';
  const armour = `${group.save > 6 ? 'no armour' : `${group.save}+ armour`} against AP ${signed(effectiveAp(plan, group))}${cover}`;
  const choice = group.invuln === null ? '' : ` or ${group.invuln}+ invulnerable`;
  const lowest = edition.saves === 'lowestFirst' && target.groups.length > 1 ? ', the lowest roll first' : '';
  const result = needs > 6 ? 'no save is possible' : `saves on ${needs}+${REROLL_WORDS[group.rerollSaves]}${lowest}`;
  const picked = plan.picksCharacter && group.character ? ' Precision picks it.' : '';
  return {
    title: `${name}: save${of(group)}`,
    text: `${armour}${choice}: ${result}.${picked}`,
    chance: saveOdds(plan, group).saved,
    roll: { needs: Math.min(7, needs), reroll: group.rerollSaves },
  };
}

/** The changes of the damage in the order in which they are made (rule 7, E4). */
function damageChanges(plan: Plan, group: Group): readonly string[] {
  const { edition, damageMultiplier, damageAdded } = plan;
  if (group.setDamage === 0 && edition.zeroDamageStays) return [];
  const taken = plan.damageTaken + group.damageReduction;
  const words: { readonly [step in ModifierStep]: string } = {
    divide: group.halveDamage ? 'halved' : '',
    multiply: damageMultiplier === 1 ? '' : `times ${damageMultiplier}`,
    add: damageAdded > 0 ? signed(damageAdded) : '',
    subtract: taken > 0 ? signed(-taken) : '',
  };
  return edition.modifierOrder.map((step) => words[step]).filter((change) => change !== '');
}

function damageText(plan: Plan, group: Group): string {
  const parts = [
    group.setDamage === null ? formatDiceExpression(plan.damage) : `changed to ${group.setDamage}`,
    ...damageChanges(plan, group),
  ];
  if (rollsDamage(plan, group) && plan.rerollDamage !== 'none')
    parts.push(plan.rerollDamage === 'ones' ? 'rolls of 1 again' : 'rolls below the average again');
  return `${parts.join(', ')} to a model of ${plural(group.wounds, 'wound')}.${painText(plan, group)}`;
}

function painText(plan: Plan, group: Group): string {
  const usual = painIgnoredOn(group, { mortal: false, psychic: plan.psychic });
  const mortal = painIgnoredOn(group, { mortal: true, psychic: plan.psychic });
  const text = usual > 6 ? '' : ` Feel No Pain ${usual}+ for each point.`;
  return mortal === usual || !plan.devastating ? text : `${text} Feel No Pain ${mortal}+ against devastating wounds.`;
}

function hazardStep({ edition, hazardWounds }: Battle, name: string): StepData {
  const { failsOn, spills } = edition.hazard;
  const fails = failsOn === 1 ? 'a 1' : `a 1 to ${failsOn}`;
  const where = spills ? 'the unit' : 'one bearer';
  return {
    title: `${name}: Hazardous`,
    text: `One die for each weapon: ${fails} costs ${where} ${plural(hazardWounds, 'mortal wound')}.`,
    chance: failsOn / 6,
  };
}

/** Dice the unit may spend once, and mortal wounds that belong to no weapon. */
function unitSteps({ once, mortalWounds }: AttackingUnit, prefix: string): readonly StepData[] {
  const parts = [];
  if (once.attackRerolls > 0) parts.push('the lowest roll for attacks again');
  if (once.hitRerolls > 0) parts.push(`${plural(once.hitRerolls, 'failed hit roll')} again`);
  if (once.woundRerolls > 0) parts.push(`${plural(once.woundRerolls, 'failed wound roll')} again`);
  if (once.damageReroll) parts.push('the first damage roll below its average again');
  if (once.fixedHit !== null) parts.push(`the first hit die shows ${once.fixedHit}`);
  if (once.fixedWound !== null) parts.push(`the first wound die shows ${once.fixedWound}`);
  if (once.fixedDamage !== null) parts.push(`the first damage die shows ${once.fixedDamage}`);
  const steps: StepData[] = [];
  if (parts.length > 0) steps.push({ title: `${prefix}once in the attack`, text: `${listed(parts)}.` });
  if (mortalWounds === null) return steps;
  const { dice, on, max, ownOn } = mortalWounds;
  const count = formatDiceExpression(dice);
  const most = Number.isFinite(max) ? `, at most ${max}` : '';
  const text = on === 0 ? `${count}.` : `One for each of ${count} dice that shows ${on} or more${most}.`;
  const mortal = { title: `${prefix}mortal wounds`, text: `${text} One at a time, from model to model.` };
  if (ownOn === 0) return [...steps, mortal];
  const low = `Each of them that shows ${ownOn === 1 ? '1' : `1 to ${ownOn}`} costs the own unit one${most}.`;
  return [...steps, mortal, { title: `${prefix}mortal wounds on the own unit`, text: low }];
}

function targetSteps({ target, edition }: Battle, wasted: number | undefined): readonly StepData[] {
  const steps: StepData[] = [];
  if (target.ignoreFirstFailedSave)
    steps.push({ title: 'First failed save', text: 'The first attack whose save fails does nothing.' });
  if (target.rerollOneSave)
    steps.push({
      title: 'Command Re-roll',
      text:
        edition.saves === 'lowestFirst' && target.groups.length > 1
          ? 'The lowest die of the first pool of saves that failed for the group hit first is rolled again.'
          : 'The first failed saving roll is made again.',
    });
  if (target.groups.some((group) => group.models > 1 && group.wounds > 1))
    steps.push({
      title: 'Slain',
      text: `Models slain are not damage divided by wounds: what a dead model does not need is lost${wasted === undefined ? '' : ` (${decimal(wasted)} on average)`}, and a wounded model is not slain.`,
    });
  return steps;
}
