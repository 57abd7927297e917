// Remarks on an input that does nothing, contradicts itself or may not mean what it says.
import type { Advice } from '../calculator.ts';
import { signed } from '../wording.ts';
import { type Armament, type Battle, type Situation, toBattle, volleyEntries } from './battle.ts';
import { clampModifier, coverBonus, hitModifiers, saveRollNeeded, skillNeeded, woundModifiers } from './exact/rolls.ts';
import { factsAtStart } from './exact/target-facts.ts';
import { readKeyword } from './rules/index.ts';
import type { AttackInput, Context, VolleyEntry } from './schema/index.ts';

type Remark = Omit<Advice, 'code'> & { readonly fact: string };

export function adviseAttack(input: AttackInput): readonly Advice[] {
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
  ];
  return unrepeated(remarks).map(({ fact, ...remark }) => ({ code: `wh40k/${fact}`, ...remark }));
}

/** Several weapons may give rise to the very same remark. */
function unrepeated(remarks: readonly Remark[]): readonly Remark[] {
  const said = new Map(remarks.map((remark) => [`${remark.fact} ${remark.path} ${remark.message}`, remark]));
  return [...said.values()];
}

function info(fact: string, path: string, message: string): Remark {
  return { fact, severity: 'info', path, message };
}

function warning(fact: string, path: string, message: string): Remark {
  return { fact, severity: 'warning', path, message };
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

function weaponRemarks(
  battle: Battle,
  weapon: Armament,
  situation: Situation,
  { path, context }: { readonly path: string; readonly context: string },
): readonly Remark[] {
  const remarks: Remark[] = [];
  const { abilities } = weapon;
  const auto = abilities.hitsWithoutRoll || weapon.skill === null;
  const { keywords } = factsAtStart(battle);
  if (weapon.skill === null && !abilities.hitsWithoutRoll)
    remarks.push(info('no-skill', `${path}.skill`, 'no skill is given: the weapon hits without a roll'));
  if (auto && (abilities.extraHits !== null || abilities.criticalHitWounds))
    remarks.push(
      warning('critical-without-roll', path, 'there is no hit roll, so Sustained Hits and Lethal Hits do nothing'),
    );
  if (auto && abilities.indirect && situation.unseen)
    remarks.push(
      warning('torrent-indirect', path, 'a weapon that hits without a roll cannot fire at what it does not see'),
    );
  for (const { against } of abilities.criticalWoundsOn)
    if (!keywords.has(against))
      remarks.push(
        info(
          'anti-without-keyword',
          `${path}.keywords`,
          `the target does not have the keyword ${against}: Anti does nothing`,
        ),
      );
  for (const { when } of [
    ...abilities.extraAttacks,
    ...abilities.extraDamage,
    ...abilities.hitModifiers,
    ...abilities.woundModifiers,
  ])
    if (!situation.facts[when])
      remarks.push(info('condition-not-met', path, `a keyword of this weapon waits for ${CONDITION_WORDS[when]}`));
  const toHit = hitModifiers(weapon, situation, battle.stealth, battle.edition);
  if (!auto && clampModifier(toHit, battle.edition) !== toHit)
    remarks.push(
      warning(
        'hit-modifier-limited',
        `${context}.hitModifier`,
        `${signed(toHit)} to hit counts as ${signed(clampModifier(toHit, battle.edition))}`,
      ),
    );
  const toWound = woundModifiers(weapon, situation);
  if (clampModifier(toWound, battle.edition) !== toWound)
    remarks.push(
      warning(
        'wound-modifier-limited',
        `${context}.woundModifier`,
        `${signed(toWound)} to wound counts as ${signed(clampModifier(toWound, battle.edition))}`,
      ),
    );
  const gains = abilities.extraHits !== null || abilities.criticalHitWounds;
  if (!auto && situation.rerollHits === 'nonCrits' && !gains)
    remarks.push(
      warning(
        'fishing-for-nothing',
        `${context}.rerollHits`,
        'critical hits do nothing more here: rerolling hits that succeeded only loses some',
      ),
    );
  if (weapon.damage.count === 0 && (situation.rerollDamage !== 'none' || situation.rerollOneDamage))
    remarks.push(info('damage-not-rolled', path, 'its damage is fixed: there is no roll to reroll'));
  return remarks;
}

const CONDITION_WORDS = {
  always: '',
  halfRange: 'half range',
  stationary: 'remaining stationary',
  charged: 'a charge',
  beyond12: 'more than 12"',
} as const;

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

function targetRemarks(battle: Battle, grouped: boolean): readonly Remark[] {
  const remarks: Remark[] = [];
  battle.groups.forEach((group, index) => {
    const path = grouped ? `target.groups[${index}]` : 'target';
    if (group.fnp !== null && group.fnpMortal !== null && group.fnpMortal >= group.fnp)
      remarks.push(
        info(
          'fnp-mortal-idle',
          `${path}.fnpMortal`,
          'the ordinary Feel No Pain is at least as good against mortal wounds',
        ),
      );
    if (group.invuln !== null && group.invuln >= group.save)
      remarks.push(
        info('invulnerable-behind-armour', `${path}.invuln`, 'the invulnerable save only helps against enough AP'),
      );
  });
  const order = battle.groups.findIndex(
    (group, i) => group.character && battle.groups.slice(i + 1).some((other) => !other.character),
  );
  if (order >= 0)
    remarks.push(
      warning(
        'character-first',
        `target.groups[${order}]`,
        'a character listed before its bodyguards loses its models first: bodyguards go first in the rules',
      ),
    );
  const wounded = battle.groups.findIndex((group, i) => i > 0 && !group.character && group.firstWounds < group.wounds);
  if (wounded > 0)
    remarks.push(
      warning(
        'wounded-later',
        `target.groups[${wounded}]`,
        'a wounded model must take the next wound: its group goes first in the rules',
      ),
    );
  const weapons = battle.units.flatMap((unit) => unit.weapons);
  if (weapons.some((weapon) => weapon.abilities.hazardous) && battle.attacker?.models == null)
    remarks.push(
      info(
        'hazardous-bearers',
        'attacker',
        'say how many models carry Hazardous weapons, and their wounds, to see how many are lost',
      ),
    );
  const psychic = weapons.some((weapon) => weapon.abilities.psychic);
  if (battle.groups.some((group) => group.fnpPsychic !== null) && !psychic)
    remarks.push(info('fnp-psychic-idle', 'target.fnpPsychic', 'no weapon is Psychic'));
  return remarks;
}
