// A battle made ready once: rule texts read, units resolved for every way its spells may fall. Everything after it reads this.
import { type ResolvedUnit, type RuleSet, resolveUnit, ruleSetOf } from '../rules/resolve.ts';
import { type AttackInput, castsOf, type DuelInput, type Scenario } from '../schema.ts';
import type { Situation } from './situation.ts';
import { castingFace, type Side, type Spell, type SpellHits, spellHits } from './spell.ts';

/** Both units as they are when some of the spells have worked. */
export interface Case {
  readonly chance: number;
  readonly attacker: ResolvedUnit;
  readonly defender: ResolvedUnit;
}

export interface Battle<Input> {
  readonly input: Input;
  readonly rules: RuleSet;
  readonly spells: readonly Spell[];
  /** Spells that deal hits, in the order in which they are cast. */
  readonly spellHits: readonly SpellHits[];
  /** By the spells that work: bit i of the index stands for `spells[i]`. */
  readonly cases: readonly Case[];
  /** The units without spells. */
  readonly attacker: ResolvedUnit;
  readonly defender: ResolvedUnit;
}
export type AttackBattle = Battle<AttackInput> & { readonly situation: Situation };
export type DuelBattle = Battle<DuelInput> & {
  readonly scenarios: readonly Scenario[];
  /** Which side acts a second time in a round. */
  readonly twice: { readonly [side in Side]: boolean };
};

const SIDES = ['attacker', 'defender'] as const;

function spellsOf(input: AttackInput | DuelInput, side: Side): Spell[] {
  return castsOf(input, side)
    .filter(({ hits }) => hits === 0)
    .map((cast) => ({ side, rule: cast.rule, needs: castingFace(cast) }));
}

function prepare<Input extends AttackInput | DuelInput>(input: Input): Battle<Input> {
  const rules = ruleSetOf(input);
  const spells = [...spellsOf(input, 'attacker'), ...spellsOf(input, 'defender')];
  const unit = (side: Side, worked: number): ResolvedUnit => {
    const given = input.support[side].filter((gift) => typeof gift === 'string');
    const cast = spells.filter((spell, i) => spell.side === side && (worked >> i) % 2 === 1).map(({ rule }) => rule);
    return resolveUnit(input[side], [...given, ...cast], rules);
  };
  const cases = Array.from({ length: 2 ** spells.length }, (_, worked): Case => {
    const chance = spells.reduce(
      (product, { needs }, i) => (product * ((worked >> i) % 2 === 1 ? 7 - needs : needs - 1)) / 6,
      1,
    );
    return { chance, attacker: unit('attacker', worked), defender: unit('defender', worked) };
  });
  const hits = SIDES.flatMap((side) =>
    castsOf(input, side)
      .filter((cast) => cast.hits > 0)
      .map((cast) => spellHits(cast, side, rules)),
  );
  return { input, rules, spells, spellHits: hits, cases, attacker: cases[0].attacker, defender: cases[0].defender };
}

export function prepareAttack(input: AttackInput): AttackBattle {
  const { phase, distance, moved, targetMoved, cover, options, reach } = input;
  const melee = phase === 'melee';
  const situation: Situation = {
    phase,
    charging: melee && input.charging,
    fatigued: melee && input.fatigued,
    distance,
    moved,
    targetMoved,
    cover,
    reach: reach.attacker,
    whim: 'none',
    attackerGrowth: 0,
    targetGrowth: 0,
    feat: true,
    attackerIs: input.circumstances.attacker,
    targetIs: input.circumstances.defender,
    options,
  };
  return { ...prepare(input), situation };
}

export function prepareDuel(input: DuelInput): DuelBattle {
  const battle = prepare(input);
  const actsTwice = (side: Side): boolean => input.circumstances[side].actsTwice && battle[side].traits.actsTwice;
  const twice = { attacker: actsTwice('attacker'), defender: actsTwice('defender') };
  return { ...battle, scenarios: [...new Set(input.scenarios)], twice };
}
