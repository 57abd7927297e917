// One shooting attack rolled die by die; the defender tries every way to use the saves.
import type { Dice } from '@oddsmith/kernel';
import { hasSaveTrait, SOFTENED_ABOVE } from '../rules/index.ts';
import type { Attacker, Defender, Shoot } from '../schema.ts';
import { type DiceRules, type Rolled, rollPool, saveDice, weaponDice } from './pool.ts';

export interface ShootOutcome {
  /** Total damage after the attack (all its rounds) and after each further one. */
  readonly damage: readonly number[];
  readonly attack: Rolled;
  readonly defence: Rolled;
}

interface Volley {
  readonly attacker: Attacker;
  readonly attack: DiceRules;
  readonly saves: (crits: number) => DiceRules;
  readonly block: (hits: Rolled, saves: Rolled) => number;
}

export function simulateShoot(input: Shoot): (dice: Dice) => ShootOutcome {
  const first = prepare(input, input.attacker);
  const further = input.volleys.map((attacker) => prepare(input, attacker));
  return (dice) => {
    const damage: number[] = [];
    let total = 0;
    let opening: { attack: Rolled; defence: Rolled } | undefined;
    for (let round = 0; round < input.rounds; round++) {
      const volley = fire(dice, first, input.defender);
      opening ??= volley;
      total += volley.damage;
    }
    damage.push(total);
    for (const volley of further) {
      total += fire(dice, volley, input.defender).damage;
      damage.push(total);
    }
    return { damage, attack: opening!.attack, defence: opening!.defence };
  };
}

function prepare(input: Shoot, attacker: Attacker): Volley {
  return {
    attacker,
    attack: weaponDice(attacker, input.edition, 'attacker'),
    saves: savesAgainst(input, attacker),
    block: blocker(input, attacker),
  };
}

function savesAgainst(input: Shoot, attacker: Attacker): (crits: number) => DiceRules {
  const { defender, edition } = input;
  const unpierced = saveDice(defender, edition, defender.dice);
  if (defender.invulnerable !== null) return () => unpierced;
  const piercing = attacker.piercing ?? 0;
  const onCrits = attacker.piercingCrits ?? 0;
  const plain = saveDice(defender, edition, Math.max(0, defender.dice - piercing));
  const pierced = onCrits > piercing ? saveDice(defender, edition, Math.max(0, defender.dice - onCrits)) : plain;
  return (crits) => (crits > 0 ? pierced : plain);
}

function fire(dice: Dice, volley: Volley, defender: Defender): { damage: number; attack: Rolled; defence: Rolled } {
  const attack = rollPool(dice, volley.attack);
  const defence = rollPool(dice, volley.saves(attack.crits));
  const points = attack.crits * (volley.attacker.devastating ?? 0) + volley.block(attack, defence);
  let damage = 0;
  for (let point = 0; point < points; point++)
    if (defender.feelNoPain === null || dice.d6(`Feel No Pain ${defender.feelNoPain}+`) < defender.feelNoPain) damage++;
  dice.log?.note(`${damage} damage`);
  return { damage, attack, defence };
}

/** The least damage over every way to use the saves, remembered by what was rolled. */
function blocker(input: Shoot, attacker: Attacker): (hits: Rolled, saves: Rolled) => number {
  const { abilities } = input.defender;
  const scratch = hasSaveTrait(abilities, 'ignoresOneDie');
  const durable = hasSaveTrait(abilities, 'softensOneCrit') && attacker.criticalDamage > SOFTENED_ABOVE;
  const known = new Map<number, number>();

  const plain = (crits: number, normals: number): number =>
    crits * attacker.criticalDamage + normals * attacker.normalDamage - (durable && crits > 0 ? 1 : 0);
  const harm = (crits: number, normals: number): number => {
    const ways = [plain(crits, normals)];
    if (scratch && crits > 0) ways.push(plain(crits - 1, normals));
    if (scratch && normals > 0) ways.push(plain(crits, normals - 1));
    return Math.min(...ways);
  };
  const least = (crits: number, normals: number, critSaves: number, normalSaves: number): number => {
    const key = ((crits * 32 + normals) * 32 + critSaves) * 32 + normalSaves;
    const before = known.get(key);
    if (before !== undefined) return before;
    const ways = [harm(crits, normals)];
    if (critSaves > 0 && crits > 0) ways.push(least(crits - 1, normals, critSaves - 1, normalSaves));
    if (critSaves > 0 && normals > 0) ways.push(least(crits, normals - 1, critSaves - 1, normalSaves));
    if (normalSaves > 0 && normals > 0) ways.push(least(crits, normals - 1, critSaves, normalSaves - 1));
    if (normalSaves > 1 && crits > 0) ways.push(least(crits - 1, normals, critSaves, normalSaves - 2));
    const best = Math.min(...ways);
    known.set(key, best);
    return best;
  };
  if (!input.fireTeam) return (hits, saves) => least(hits.crits, hits.normals, saves.crits, saves.normals);
  return (hits, saves) => {
    let { crits, normals } = hits;
    for (let left = saves.crits + saves.normals; left > 0; left--)
      if (normals > 0) normals--;
      else if (crits > 0) crits--;
    return harm(crits, normals);
  };
}
