// Rolling one side's dice: every die by itself, rerolled and converted in the open.
import type { Dice } from '@oddsmith/kernel';
import {
  type AbilityId,
  type Conversion,
  conversionsOf,
  type Edition,
  type Reroll,
  type RerollId,
  rerollOf,
} from '../rules/index.ts';
import type { Attacker, Defender, Fighter } from '../schema.ts';

type Result = 'crit' | 'normal' | 'fail';

export interface Rolled {
  readonly crits: number;
  readonly normals: number;
}

/** What one side rolls; `side` names it in a replay. */
export interface DiceRules {
  readonly side: string;
  readonly edition: Edition;
  readonly dice: number;
  readonly needs: number;
  readonly critFrom: number;
  readonly setAside: { readonly crits: number; readonly normals: number };
  readonly reroll: RerollId;
  readonly failsToNormals: number;
  readonly normalsToCrits: number;
  readonly abilities: readonly AbilityId[];
}

type Weapon = Pick<
  Fighter,
  | 'name'
  | 'attacks'
  | 'hit'
  | 'lethal'
  | 'autoCrits'
  | 'autoNormals'
  | 'reroll'
  | 'failsToNormals'
  | 'normalsToCrits'
  | 'abilities'
>;

export function weaponDice(weapon: Weapon | Attacker, edition: Edition, side: string, hit = weapon.hit): DiceRules {
  return {
    side: weapon.name || side,
    edition,
    dice: weapon.attacks,
    needs: hit,
    critFrom: weapon.lethal ?? 6,
    setAside: { crits: weapon.autoCrits, normals: weapon.autoNormals },
    reroll: weapon.reroll,
    failsToNormals: weapon.failsToNormals,
    normalsToCrits: weapon.normalsToCrits,
    abilities: weapon.abilities,
  };
}

export function saveDice(defender: Defender, edition: Edition, dice: number): DiceRules {
  return {
    side: defender.name || 'defender',
    edition,
    dice,
    needs: defender.invulnerable ?? defender.save,
    critFrom: defender.hardy ?? 6,
    setAside: { crits: defender.coverCrits, normals: defender.coverNormals },
    reroll: defender.reroll,
    failsToNormals: defender.failsToNormals,
    normalsToCrits: defender.normalsToCrits,
    abilities: defender.abilities,
  };
}

export function judge(face: number, rules: DiceRules): Result {
  const succeeds = face >= rules.needs;
  if (face >= rules.critFrom && (succeeds || rules.edition === '2021')) return 'crit';
  return succeeds ? 'normal' : 'fail';
}

/** Positions of the dice that are rolled again. */
export function chosenForReroll(faces: readonly number[], rules: DiceRules, reroll: Reroll): number[] {
  const chosen: number[] = [];
  const fails: number[] = [];
  faces.forEach((face, position) => {
    const result = judge(face, rules);
    const again =
      (reroll.each === 'fails' && result === 'fail') ||
      (reroll.each === 'nonCrits' && result !== 'crit') ||
      (reroll.each === 'ones' && result === 'fail' && face === 1);
    if (again) chosen.push(position);
    else if (result === 'fail') fails.push(position);
  });
  if (reroll.pool === 'commonest') {
    const shown = [1, 2, 3, 4, 5, 6].map((face) => fails.filter((position) => faces[position] === face));
    chosen.push(...shown.reduce((most, positions) => (positions.length > most.length ? positions : most)));
  } else chosen.push(...fails.slice(0, reroll.pool));
  return chosen;
}

export function setAside(rules: DiceRules): { crits: number; normals: number; rolled: number } {
  const crits = Math.min(rules.setAside.crits, rules.dice);
  const normals = Math.min(rules.setAside.normals, rules.dice - crits);
  return { crits, normals, rolled: rules.dice - crits - normals };
}

export function rollPool(dice: Dice, rules: DiceRules): Rolled {
  const kept = setAside(rules);
  const faces: number[] = [];
  for (let i = 0; i < kept.rolled; i++) faces.push(dice.d6(`${rules.side}: needs ${rules.needs}+`));
  for (const position of chosenForReroll(faces, rules, rerollOf(rules.reroll)))
    faces[position] = dice.d6(`${rules.side}: rerolls a ${faces[position]}`);
  const results = faces.map((face) => judge(face, rules));
  for (let i = 0; i < kept.crits; i++) results.push('crit');
  for (let i = 0; i < kept.normals; i++) results.push('normal');
  const rolled = convertResults(results, rules);
  dice.log?.note(`${rules.side}: ${rolled.crits} critical, ${rolled.normals} normal`);
  return rolled;
}

/** Conversions on a table of dice results, one rule after the other. */
export function convertResults(results: readonly Result[], rules: DiceRules): Rolled {
  const table = new Table(results);
  const list = conversionsOf(rules.abilities, rules);
  const obscured = list.some((conversion) => conversion.demotesCrits);
  for (const conversion of list) {
    if (conversion.wokenByCrit && obscured) continue;
    if (conversion.demotesCrits) table.obscure();
    else if (conversion.repeat !== undefined)
      for (let i = 0; i < rules[conversion.repeat]; i++) table.convert(conversion);
    else if (table.convert(conversion) && conversion.loneCrit) {
      if (rules.edition === '2024') table.loneCrits = 1;
      else if (!obscured) for (const woken of list.filter((other) => other.wokenByCrit)) table.convert(woken);
    }
  }
  return { crits: table.count('crit'), normals: table.count('normal') };
}

class Table {
  loneCrits = 0;
  private readonly results: Result[];

  constructor(results: readonly Result[]) {
    this.results = [...results];
  }

  count(kind: Result): number {
    return this.results.filter((result) => result === kind).length;
  }

  /** True if the conversion itself was made, false if nothing or only its alternative was. */
  convert(conversion: Conversion): boolean {
    if (this.allows(conversion.needs)) {
      this.exchange(conversion.change);
      return true;
    }
    if (conversion.otherwise !== undefined && this.allows(conversion.otherwise.needs))
      this.exchange(conversion.otherwise.change);
    return false;
  }

  /** Crits count as normals, then one success goes. */
  obscure(): void {
    const successes = this.results.filter((result) => result !== 'fail').length;
    this.results.length = 0;
    for (let i = 1; i < successes; i++) this.results.push('normal');
  }

  private allows(needs: Conversion['needs']): boolean {
    const crits = this.count('crit');
    if (needs.noCrits && crits > 0) return false;
    if (needs.crits !== undefined && crits - this.loneCrits < needs.crits) return false;
    if (needs.normals !== undefined && this.count('normal') < needs.normals) return false;
    if (needs.fails !== undefined && this.count('fail') < needs.fails) return false;
    return needs.successes === undefined || crits + this.count('normal') >= needs.successes;
  }

  private exchange(change: Conversion['change']): void {
    this.adjust('fail', change.fails ?? 0);
    this.adjust('normal', change.normals ?? 0);
    this.adjust('crit', change.crits ?? 0);
  }

  private adjust(kind: Result, by: number): void {
    for (let i = by; i < 0; i++) this.results.splice(this.results.indexOf(kind), 1);
    for (let i = 0; i < by; i++) this.results.push(kind);
  }
}
