// Remarks on an input that does nothing, contradicts itself or may not mean what it says.
import type { Advice } from '../calculator.ts';
import { type Armament, type Battle, type Situation, toBattle, volleyEntries } from './battle.ts';
import { coverBonus, saveRollNeeded, skillNeeded } from './exact/rolls.ts';
import { factsAtStart } from './exact/target-facts.ts';
import type { AttackFindings } from './findings.ts';
import { info, type Remark, warning } from './remarks/remark.ts';
import { targetRemarks } from './remarks/target.ts';
import { CONDITION_WORDS, weaponRemarks } from './remarks/weapon.ts';
import { readKeyword } from './rules/index.ts';
import type { AttackInput, Context, VolleyEntry } from './schema/index.ts';

export function adviseAttack(input: AttackInput, findings?: AttackFindings): readonly Advice[] {
  const battle = toBattle(input);
  const single = input.volley === null;
  const units = [
    {
      entries: volleyEntries(input),
      context: input.context,
      path: '',
      at: (i: number) => (single ? 'weapon' : `volley[${i}].weapon`),
    },
    ...input.followedBy.map((unit, u) => ({
      entries: unit.volley,
      context: unit.context,
      path: `followedBy[${u}].`,
      at: (i: number) => `followedBy[${u}].volley[${i}].weapon`,
    })),
  ];
  const remarks = [
    ...requestRemarks(input),
    ...units.flatMap(({ entries, context, path, at }, u) => [
      ...entries.flatMap((entry, i) => keywordRemarks(battle, entry.weapon.keywords, `${at(i)}.keywords`)),
      ...keywordRemarks(battle, context.keywords, `${path}context.keywords`),
      ...battle.units[u].weapons.flatMap((weapon, i) =>
        weaponRemarks(battle, weapon, battle.units[u].situation, { path: at(i), context: `${path}context` }),
      ),
      ...situationRemarks(battle, battle.units[u].weapons, battle.units[u].situation, `${path}context`),
      ...unusedFacts(entries, context, `${path}context`),
    ]),
    ...targetRemarks(battle, input.target.groups !== null),
    ...leftOut(findings),
  ];
  return unrepeated(remarks).map(({ fact, ...remark }) => ({ code: `wh40k/${fact}`, ...remark }));
}

/** Several weapons may give rise to the very same remark. */
function unrepeated(remarks: readonly Remark[]): readonly Remark[] {
  const said = new Map(remarks.map((remark) => [`${remark.fact} ${remark.path} ${remark.message}`, remark]));
  return [...said.values()];
}

/** In very large requests what a single weapon did is not worked out. */
function leftOut(findings: AttackFindings | undefined): readonly Remark[] {
  const weapons = findings?.weapons ?? [];
  const missing = (['unsaved', 'damage'] as const).filter((step) =>
    weapons.some((weapon) => weapon[step] === undefined),
  );
  if (missing.length === 0) return [];
  const words = missing.map((step) => (step === 'unsaved' ? 'unsaved wounds' : 'damage')).join(' and ');
  const reason = `telling the ${words} of each weapon apart would take too long`;
  const rest = 'averages, and everything about all weapons together, are exact';
  return [info('weapon-distribution-left-out', '', `${reason}: these distributions are left out; ${rest}`)];
}

function requestRemarks(input: AttackInput): readonly Remark[] {
  const remarks: Remark[] = [];
  if (input.volley !== null && input.weapon)
    remarks.push(warning('weapon-and-volley', 'weapon', 'both a weapon and a volley are given: the volley is used'));
  if (input.edition === '11')
    remarks.push(
      info('edition-new', 'edition', 'the 11th edition as described in summer 2026, not yet checked at the table'),
    );
  return remarks;
}

function keywordRemarks(battle: Battle, keywords: readonly string[], path: string): readonly Remark[] {
  const known = factsAtStart(battle).keywords;
  return keywords.flatMap((text, index) => {
    const { rule, incomplete, only } = readKeyword(text);
    const at = `${path}[${index}]`;
    if (rule === undefined)
      return [warning('keyword-not-modelled', at, `"${text}" is not modelled: it changes nothing here`)];
    if (only !== '' && !known.has(only))
      return [info('keyword-out-of-scope', at, `the target does not have the keyword ${only}: "${text}" does nothing`)];
    if (incomplete) return [warning('keyword-incomplete', at, `"${text}" has no number: 1 is assumed`)];
    if (rule.stage === 'none') return [info('keyword-no-effect', at, `${rule.name}: ${lowerFirst(rule.summary)}`)];
    return [];
  });
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function situationRemarks(
  battle: Battle,
  weapons: readonly Armament[],
  situation: Situation,
  path: string,
): readonly Remark[] {
  const remarks: Remark[] = [];
  if (situation.cover && weapons.length > 0 && weapons.every((weapon) => coverIsIdle(battle, weapon, situation)))
    remarks.push(info('cover-idle', `${path}.cover`, coverReason(battle, weapons, situation)));
  if (situation.declineLethalHits && !battle.edition.lethalHitsOptional)
    remarks.push(
      warning(
        'lethal-hits-not-optional',
        `${path}.declineLethalHits`,
        'Lethal Hits is not a choice in this edition: critical hits wound without a roll',
      ),
    );
  if (situation.spotted && battle.edition.indirect.alwaysMissUpTo === battle.edition.indirect.spottedMissUpTo)
    remarks.push(info('situation-idle', `${path}.spotted`, 'nobody needs to spot for Indirect Fire in this edition'));
  if (situation.rerollOneHit && (situation.rerollHits === 'fails' || situation.rerollHits === 'nonCrits'))
    remarks.push(info('one-hit-reroll-idle', `${path}.rerollOneHit`, 'every failed hit roll is rerolled already'));
  const woundsRerolled = (weapon: Armament): boolean =>
    weapon.abilities.rerollWounds !== 'none' ||
    situation.rerollWounds === 'fails' ||
    situation.rerollWounds === 'nonCrits';
  if (situation.rerollOneWound && weapons.length > 0 && weapons.every(woundsRerolled))
    remarks.push(
      info('one-wound-reroll-idle', `${path}.rerollOneWound`, 'every failed wound roll is rerolled already'),
    );
  if (situation.precision && !weapons.some((weapon) => weapon.abilities.picksCharacters))
    remarks.push(info('precision-without-keyword', `${path}.precision`, 'no weapon has Precision'));
  else if (situation.precision && !battle.groups.some((group) => group.character))
    remarks.push(info('precision-without-character', `${path}.precision`, 'the target has no character to pick out'));
  return remarks;
}

function coverIsIdle(battle: Battle, weapon: Armament, situation: Situation): boolean {
  const without = { ...situation, cover: false };
  const { edition, stealth } = battle;
  if (skillNeeded(weapon, situation, stealth, edition) !== skillNeeded(weapon, without, stealth, edition)) return false;
  return battle.groups.every((group) => {
    const covered = Math.min(7, saveRollNeeded(weapon, situation, group, battle.edition));
    return covered === Math.min(7, saveRollNeeded(weapon, without, group, battle.edition));
  });
}

function coverReason(battle: Battle, weapons: readonly Armament[], situation: Situation): string {
  if (weapons.every((weapon) => !weapon.ranged)) return 'cover does nothing against melee weapons';
  if (weapons.every((weapon) => weapon.abilities.ignoresCover)) return 'cover does nothing: every weapon ignores it';
  if (battle.edition.cover.channel === 'skill') return 'cover does nothing: the roll needed to hit stays the same';
  const denied = weapons.every((weapon) =>
    battle.groups.every((group) => coverBonus(weapon, situation, group, battle.edition) === 0),
  );
  if (denied) return 'cover does nothing for a save of 3+ or better against AP 0';
  return 'cover does nothing: the roll needed to save stays the same';
}

function unusedFacts(entries: readonly VolleyEntry[], context: Context, path: string): readonly Remark[] {
  const effects = [...entries.flatMap((entry) => entry.weapon.keywords), ...context.keywords].map(
    (text) => readKeyword(text).rule?.effect,
  );
  const facts = ['halfRange', 'stationary', 'charged', 'beyond12'] as const;
  const idle = facts.filter((fact) => context[fact] === true && !effects.some((effect) => effect?.when === fact));
  const remarks = idle.map((fact) =>
    info('situation-idle', `${path}.${fact}`, `no weapon here cares about ${CONDITION_WORDS[fact]}`),
  );
  if (context.unseen && !effects.some((effect) => effect?.indirect))
    remarks.push(info('situation-idle', `${path}.unseen`, 'no weapon here has Indirect Fire'));
  return remarks;
}
