// The result in a sentence, and why: every roll of every weapon with what it needs.
import { expressionMax, expressionMean, formatDiceExpression } from '@oddsmith/kernel';
import type { Explanation, Step } from '../calculator.ts';
import { decimal, listed, percent, plural, signed } from '../wording.ts';
import { type Armament, type AttackingUnit, type Battle, type Group, type Situation, toBattle } from './battle.ts';
import {
  clampModifier,
  coverBonus,
  criticalWoundOn,
  effectiveAp,
  failedSaveChance,
  hitModifiers,
  hitOdds,
  saveRollNeeded,
  skillNeeded,
  woundModifiers,
  woundOdds,
  woundRollNeeded,
} from './exact/rolls.ts';
import { factsAtStart, type TargetFacts } from './exact/target-facts.ts';

import type { AttackFindings } from './findings.ts';
import type { AttackInput, Reroll } from './schema/index.ts';

export function explainAttack(input: AttackInput, findings: AttackFindings): Explanation {
  const battle = toBattle(input);
  const facts = factsAtStart(battle);
  const many = battle.units.length > 1;
  const steps = battle.units.flatMap((unit, index) =>
    unit.weapons.flatMap((weapon) =>
      weaponSteps(battle, unit, weapon, facts, many ? `${unitName(unit, index)}, ` : ''),
    ),
  );
  return { sentence: sentence(battle, input, findings), steps };
}

function sentence(battle: Battle, input: AttackInput, findings: AttackFindings): string {
  const attackers = battle.units.map(unitWeapons).join(', then ');
  const models = battle.groups.reduce((total, group) => total + group.models, 0);
  const { wipeChance, meanDamage, meanSlain } = findings.summary;
  const target = targetName(battle, input);
  if (models === 1)
    return `${attackers} against ${target}: destroyed ${percent(wipeChance)} of the time, ${decimal(meanDamage)} damage on average.`;
  return `${attackers} against ${target}: ${decimal(meanSlain)} of ${models} models slain and ${decimal(meanDamage)} damage on average, the unit destroyed ${percent(wipeChance)} of the time.`;
}

function targetName(battle: Battle, input: AttackInput): string {
  if (input.target.name !== '') return input.target.name;
  const names = battle.groups.map((group) => group.name).filter((name) => name !== '');
  return names.length === 0 ? 'the target' : listed(names);
}

function unitName(unit: AttackingUnit, index: number): string {
  return unit.name === '' ? `unit ${index + 1}` : unit.name;
}

function unitWeapons(unit: AttackingUnit): string {
  const weapons = unit.weapons.map((weapon) => `${weapon.count} x ${weapon.name || 'weapon'}`);
  if (unit.situation.mortalWounds !== null) weapons.push('mortal wounds');
  return listed(weapons);
}

function weaponSteps(
  battle: Battle,
  unit: AttackingUnit,
  weapon: Armament,
  facts: TargetFacts,
  prefix: string,
): readonly Step[] {
  const name = `${prefix}${weapon.name || 'weapon'}`;
  const { situation } = unit;
  return [
    { title: `${name}: attacks`, text: attacksText(battle, weapon, situation, facts) },
    hitStep(battle, weapon, situation, name),
    woundStep(battle, weapon, situation, facts, name),
    ...battle.groups.map((group) => saveStep(battle, weapon, situation, group, name)),
    ...battle.groups.map((group) => ({
      title: `${name}: damage${of(group)}`,
      text: damageText(weapon, situation, group),
    })),
  ];
}

function of(group: Group): string {
  return group.name === '' ? '' : ` (${group.name})`;
}

function attacksText(battle: Battle, weapon: Armament, situation: Situation, facts: TargetFacts): string {
  const parts = [`${plural(weapon.count, 'weapon')} of ${formatDiceExpression(weapon.attacks)}`];
  if (!weapon.abilities.attacksFixed) {
    for (const { value, when } of weapon.abilities.extraAttacks)
      if (situation.facts[when]) parts.push(`${formatDiceExpression(value)} more at half range`);
    const blast = weapon.abilities.attacksPerModels * Math.floor(facts.models / battle.edition.blastPer);
    if (weapon.abilities.attacksPerModels > 0) parts.push(`${blast} more for the size of the target`);
    if (situation.attacksModifier !== 0) parts.push(`${signed(situation.attacksModifier)} each`);
  }
  const each = expressionMean(weapon.attacks);
  return `${parts.join(', ')} (${decimal(each * weapon.count)} on average before additions).`.replace(
    parts.length === 1 ? ' before additions' : '',
    '',
  );
}

const REROLL_WORDS: { readonly [policy in Reroll]: string } = {
  none: '',
  ones: ', rolls of 1 again',
  fails: ', failed rolls again',
  nonCrits: ', everything not critical again',
};

/** "+2, limited to +1". */
function modifierText(battle: Battle, modifier: number): string {
  if (modifier === 0) return '';
  const kept = clampModifier(modifier, battle.edition);
  return kept === modifier ? ` with ${signed(modifier)}` : ` with ${signed(modifier)}, limited to ${signed(kept)}`;
}

function hitStep(battle: Battle, weapon: Armament, situation: Situation, name: string): Step {
  const title = `${name}: to hit`;
  const odds = hitOdds(weapon, situation, battle.stealth, battle.edition);
  if (weapon.abilities.hitsWithoutRoll || weapon.skill === null)
    return { title, text: 'Hits without a roll, so never critically.', chance: 1 };
  const chance = odds.critical + odds.normal;
  const effects = criticalHitText(battle, weapon, situation);
  if (situation.overwatch)
    return { title, text: `Overwatch: only sixes hit${REROLL_WORDS[situation.rerollHits]}.${effects}`, chance };
  const modifier = hitModifiers(weapon, situation, battle.stealth, battle.edition);
  const text = `${skillText(battle, weapon, situation)}${modifierText(battle, modifier)}${REROLL_WORDS[situation.rerollHits]}; critical ${percent(odds.critical)}.${effects}`;
  return { title, text, chance };
}

/** "4+", or "5+ in cover" where cover spoils the aim. */
function skillText(battle: Battle, weapon: Armament, situation: Situation): string {
  const skill = skillNeeded(weapon, situation, battle.stealth, battle.edition);
  const open = { ...situation, cover: false, unseen: false };
  const hidden = skillNeeded(weapon, open, false, battle.edition) !== skill;
  return `${skill}+${hidden ? ' in cover' : ''}`;
}

function criticalHitText({ edition }: Battle, weapon: Armament, situation: Situation): string {
  const { extraHits, criticalHitWounds } = weapon.abilities;
  const parts = [];
  if (extraHits !== null) parts.push(`scores ${formatDiceExpression(extraHits)} hits more`);
  const declined = situation.declineLethalHits && edition.lethalHitsOptional;
  if (criticalHitWounds && !declined) parts.push('wounds without a roll');
  return parts.length === 0 ? '' : ` A critical hit ${listed(parts)}.`;
}

function woundStep(battle: Battle, weapon: Armament, situation: Situation, facts: TargetFacts, name: string): Step {
  const odds = woundOdds(weapon, situation, facts.toughness, facts.keywords, battle.edition);
  const twin = weapon.abilities.rerollWounds !== 'none' && situation.rerollWounds !== 'nonCrits';
  const reroll = REROLL_WORDS[twin ? weapon.abilities.rerollWounds : situation.rerollWounds];
  const critical = criticalWoundOn(weapon, situation, facts.keywords);
  const wait = battle.edition.devastating.after === 'unit' ? 'until the end' : "for this weapon's other wounds";
  const devastating = weapon.abilities.devastating ? ` A critical wound allows no save and waits ${wait}.` : '';
  return {
    title: `${name}: to wound`,
    text: `${strengthText(weapon, situation, facts)}${modifierText(battle, woundModifiers(weapon, situation))}${reroll}; critical on ${critical}+.${devastating}`,
    chance: odds.critical + odds.normal,
  };
}

/** "S4 against T4: 4+", or "S D6+6 against T10: 2+ to 5+ as it is rolled for each hit". */
function strengthText(weapon: Armament, situation: Situation, facts: TargetFacts): string {
  const rollFor = (value: number): number =>
    woundRollNeeded(Math.max(1, value + situation.strengthModifier), facts.toughness);
  const { count, plus } = weapon.strength;
  if (count === 0)
    return `S${Math.max(1, plus + situation.strengthModifier)} against T${facts.toughness}: ${rollFor(plus)}+`;
  const added = situation.strengthModifier === 0 ? '' : ` ${signed(situation.strengthModifier)}`;
  const rolls = [rollFor(expressionMax(weapon.strength)), rollFor(count + plus)];
  const range = rolls[0] === rolls[1] ? `${rolls[0]}+` : `${rolls[0]}+ to ${rolls[1]}+`;
  return `S ${formatDiceExpression(weapon.strength)}${added}, rolled for each hit, against T${facts.toughness}: ${range}`;
}

function saveStep(battle: Battle, weapon: Armament, situation: Situation, group: Group, name: string): Step {
  const needed = saveRollNeeded(weapon, situation, group, battle.edition);
  const cover = coverBonus(weapon, situation, group, battle.edition) > 0 ? ', +1 for cover' : '';
  const armour = `${group.save > 6 ? 'no armour' : `${group.save}+ armour`} against AP ${effectiveAp(weapon, situation, group)}${cover}`;
  const choice = group.invuln === null ? '' : ` or ${group.invuln}+ invulnerable`;
  const reroll = group.rerollSaves === 'none' ? '' : REROLL_WORDS[group.rerollSaves];
  const lowest = battle.edition.saves === 'lowestFirst' && battle.groups.length > 1 ? ', the lowest roll first' : '';
  const result = needed > 6 ? 'no save is possible' : `saves on ${needed}+${reroll}${lowest}`;
  return {
    title: `${name}: save${of(group)}`,
    text: `${armour}${choice}: ${result}.`,
    chance: 1 - failedSaveChance(weapon, situation, group, battle.edition),
  };
}

function damageText(weapon: Armament, situation: Situation, group: Group): string {
  const parts = [formatDiceExpression(weapon.damage)];
  if (group.halveDamage) parts.push('halved');
  for (const { value, when } of weapon.abilities.extraDamage)
    if (situation.facts[when]) parts.push(`${signed(value)} at half range`);
  if (situation.damageModifier !== 0) parts.push(signed(situation.damageModifier));
  if (group.damageReduction > 0) parts.push(signed(-group.damageReduction));
  const pain = group.fnp === null ? '' : ` Feel No Pain ${group.fnp}+ for each point.`;
  const excess = group.models > 1 ? ' What a dead model does not need is lost.' : '';
  return `${parts.join(', ')} to a model of ${plural(group.wounds, 'wound')}.${pain}${excess}`;
}
