// From a parsed request to the plans of its battle: rules speak once, here, and everything later reads what they wrote.
import {
  type BystanderPlan,
  type DieRule,
  type FighterPlan,
  type FightPlan,
  type GuardPlan,
  injuredHit,
  type PlannedConversion,
  type PoolPlan,
  type ShotPlan,
  UNGUARDED,
} from './plan.ts';
import { conversionsOf, type Edition, guardedBy, meleeOf, type RerollId, retainsOnce, ruleOf } from './rules/index.ts';
import type { Exchange } from './rules/rule.ts';
import type { Attacker, Choice, Defender, Fight, Fighter, OpenFighter, Shoot } from './schema/index.ts';
import { OBJECTIVES, type Objective, type Strategy, strategyFor } from './strategies.ts';

export interface ShootBattle {
  readonly input: Shoot;
  /** The attack and each further one on the target. */
  readonly shots: readonly [ShotPlan, ...ShotPlan[]];
  /** How often the first one is fired. */
  readonly rounds: number;
  readonly secondaries: readonly ShotPlan[];
  readonly bystanders: readonly BystanderPlan[];
  /** A die below this costs the user twice its face, once for each time fired; null without Hot. */
  readonly hotBelow: number | null;
}

export interface FightBattle extends FightPlan {
  readonly input: Fight;
}

export interface ChoiceBattle {
  readonly input: Choice;
  /** Who acts. */
  readonly actor: 0 | 1;
  readonly open: readonly [OpenFighter, OpenFighter];
  /** Wounds when the round began. */
  readonly starts: readonly [number, number];
  /** The fight with the acting fighter playing for each objective. */
  readonly plans: { readonly [objective in Objective]: FightPlan };
}

/** Without Lethal or Hardy a 6 is critical. */
const CRITICAL = 6;

function kept(dice: number, crits: number, normals: number): Pick<PoolPlan, 'dice' | 'autoCrits' | 'autoNormals'> {
  const autoCrits = Math.min(crits, dice);
  return { dice, autoCrits, autoNormals: Math.min(normals, dice - autoCrits) };
}

/** Which dice are rolled again, and whether the player picks them. */
function rerollPlan(id: RerollId, choice?: 'fails' | 'optimal'): Pick<PoolPlan, 'reroll' | 'rerollRule' | 'chooses'> {
  const rerollRule = ruleOf(id);
  const reroll = rerollRule.reroll!;
  return { reroll, rerollRule, chooses: choice === 'optimal' && reroll.choice !== undefined };
}

/** `onlySixes`: the other side lets nothing but rolled sixes be critical. */
function attackPool(
  weapon: Attacker | Fighter,
  side: string,
  edition: Edition,
  onlySixes: boolean,
  declines = false,
): PoolPlan {
  const critFrom = weapon.lethal ?? CRITICAL;
  const conversions = conversionsOf(weapon.abilities, weapon, edition);
  return {
    side: weapon.name || side,
    edition,
    ...kept(weapon.attacks, weapon.autoCrits, weapon.autoNormals),
    keptLocked: retainsOnce(edition),
    stat: weapon.hit,
    lowRolls: false,
    critFrom: onlySixes ? Math.max(CRITICAL, critFrom) : critFrom,
    ...rerollPlan(weapon.reroll, 'rerollChoice' in weapon ? weapon.rerollChoice : undefined),
    declines,
    conversions: onlySixes ? withoutMadeCrits(conversions) : conversions,
    worth: { crit: weapon.criticalDamage + (weapon.devastating ?? 0), normal: weapon.normalDamage },
  };
}

/** A fail that would become critical becomes normal; a normal stays one. */
function withoutMadeCrits(conversions: readonly PlannedConversion[]): PlannedConversion[] {
  return conversions.flatMap((conversion) => {
    if (conversion.demotesCrits) return [conversion];
    const exchanges = conversion.exchanges.flatMap((exchange): Exchange[] => {
      const { crits = 0, fails = 0 } = exchange.change;
      if (crits <= 0) return [exchange];
      return fails >= 0 ? [] : [{ needs: exchange.needs, change: { fails, normals: crits } }];
    });
    return exchanges.length === 0 ? [] : [{ ...conversion, exchanges }];
  });
}

function savePool(defender: Defender, attacker: Attacker, { edition, optionalRules }: Shoot, dice: number): PoolPlan {
  const cover = attacker.saturate
    ? { crits: 0, normals: 0 }
    : { crits: defender.coverCrits, normals: defender.coverNormals };
  return {
    side: defender.name || 'defender',
    edition,
    ...kept(dice, cover.crits, cover.normals + defender.retainedNormals),
    keptLocked: retainsOnce(edition),
    ...(attacker.soulstrike
      ? soulstruck(defender)
      : {
          stat: defender.invulnerable ?? defender.save,
          critFrom: defender.hardy ?? CRITICAL,
          lowRolls: false,
          ...rerollPlan(defender.reroll, defender.rerollChoice),
        }),
    declines: optionalRules === 'best',
    conversions: conversionsOf(defender.abilities, defender, edition),
    worth: { crit: 0, normal: 0 },
  };
}

const FACES = 6;

/** Saves on rolls up to the APL: the same chances as on so many of the highest faces. A 1 is critical, a 6 fails. */
function soulstruck({ apl, reroll, rerollChoice }: Defender) {
  const rerolls = rerollPlan(reroll, rerollChoice);
  // A 1 is no fail here, so there are none to roll again.
  const each = rerolls.reroll.each === 'ones' ? 'nothing' : rerolls.reroll.each;
  return {
    stat: FACES + 1 - Math.min(apl, FACES - 1),
    critFrom: FACES,
    lowRolls: true,
    ...rerolls,
    reroll: { ...rerolls.reroll, each },
  } as const;
}

/** Defence dice that Piercing leaves. An invulnerable save ignores it. */
function diceLeft(defender: Defender, piercing: number): number {
  if (defender.invulnerable !== null) return defender.dice;
  return Math.max(0, defender.dice - Math.max(0, piercing - defender.piercingReduction));
}

type Protected = Pick<Defender, 'feelNoPain' | 'damageReduction'> &
  Partial<Pick<Defender, 'critsDealNormal' | 'ignoreDice' | 'halveDice'>> & { readonly abilities?: readonly string[] };

function guardOf(side: Protected): GuardPlan {
  const { damageReduction: reduction } = side;
  const reduces: DieRule | null = reduction && {
    dice: reduction.dice,
    lowering: { to: 'less', amount: reduction.amount, from: reduction.minDamage },
    chance: chanceOf(reduction.on, 1),
    on: reduction.on,
    rolls: 1,
    count: reduction.uses ?? Number.POSITIVE_INFINITY,
    rule: ruleOf('damageReduction'),
  };
  const everyDie = reduction !== null && reduction.uses === null;
  return guardedBy(side.abilities ?? [], {
    ...UNGUARDED,
    feelNoPain: side.feelNoPain,
    critsDealNormal: side.critsDealNormal ?? false,
    limited: limitedRule(side) ?? (everyDie ? null : reduces),
    every: everyDie ? reduces : null,
    everyPacket: everyDie && reduction.dice === 'any' && reduction.devastating,
  });
}

function chanceOf(on: number | null, rolls: number): number {
  return on === null ? 1 : 1 - ((on - 1) / 6) ** rolls;
}

function limitedRule({ ignoreDice, halveDice }: Protected): DieRule | null {
  if (ignoreDice)
    return {
      dice: ignoreDice.dice,
      lowering: { to: 'atMost', damage: ignoreDice.damage },
      chance: chanceOf(ignoreDice.on, ignoreDice.rolls),
      on: ignoreDice.on,
      rolls: ignoreDice.rolls,
      count: ignoreDice.count,
      rule: ruleOf('ignoreDice'),
    };
  if (halveDice)
    return {
      dice: halveDice.dice,
      lowering: { to: 'half', minimum: halveDice.minimum },
      chance: 1,
      on: null,
      rolls: 1,
      count: halveDice.count,
      rule: ruleOf('halveDice'),
    };
  return null;
}

function shotPlan(input: Shoot, attacker: Attacker, defender: Defender): ShotPlan {
  const piercing = attacker.piercing ?? 0;
  const dice = diceLeft(defender, piercing);
  const diceAfterCrit = diceLeft(defender, Math.max(piercing, attacker.piercingCrits ?? 0));
  const saves = savePool(defender, attacker, input, dice);
  const best = input.optionalRules === 'best';
  return {
    attack: attackPool(attacker, 'attacker', input.edition, defender.onlySixesCrit, best),
    saves,
    savesAfterCrit: diceAfterCrit === dice ? saves : savePool(defender, attacker, input, diceAfterCrit),
    normalDamage: attacker.normalDamage,
    criticalDamage: attacker.criticalDamage,
    devastating: attacker.devastating ?? 0,
    downgradeCrits: defender.downgradeCrits,
    anySaveBlocks: input.fireTeam,
    guard: guardOf(defender),
    wounds: defender.wounds,
    aim: best ? input.optionalGoal : (input.rerollFor ?? 'damage'),
  };
}

export function prepareShoot(input: Shoot): ShootBattle {
  const { attacker, defender } = input;
  return {
    input,
    shots: [shotPlan(input, attacker, defender), ...input.volleys.map((volley) => shotPlan(input, volley, defender))],
    rounds: input.rounds,
    secondaries: input.secondaries.map((target) => shotPlan(input, attacker, target)),
    bystanders: input.bystanders.map((one) => ({ name: one.name, wounds: one.wounds, guard: guardOf(one) })),
    hotBelow: attacker.hot ? attacker.hit : null,
  };
}

function fighterPlan(fighter: Fighter, enemy: Fighter, edition: Edition, side: string): FighterPlan {
  const pool = attackPool(fighter, side, edition, enemy.onlySixesCrit);
  return {
    name: fighter.name || side,
    pool,
    injuredPool: { ...pool, stat: injuredHit(pool.stat) },
    wounds: fighter.wounds,
    startingWounds: fighter.startingWounds ?? fighter.wounds,
    normalDamage: fighter.normalDamage,
    criticalDamage: fighter.criticalDamage,
    devastating: fighter.devastating ?? 0,
    strategy: fighter.strategy,
    guard: guardOf(fighter),
    melee: meleeOf(fighter.abilities),
  };
}

export function prepareFight(input: Fight): FightBattle {
  const { first, second, edition } = input;
  return {
    input,
    fighters: [fighterPlan(first, second, edition, 'first'), fighterPlan(second, first, edition, 'second')],
    rounds: input.rounds,
    injured: input.injured,
    swapFirst: input.swapFirst,
  };
}

export function prepareChoice(input: Choice): ChoiceBattle {
  const { first, second, edition } = input;
  const actor = input.turn === 'first' ? 0 : 1;
  const starts = [first.roundStartWounds ?? first.wounds, second.roundStartWounds ?? second.wounds] as const;
  const one = { ...fighterPlan(first, second, edition, 'first'), wounds: starts[0] };
  const two = { ...fighterPlan(second, first, edition, 'second'), wounds: starts[1] };
  const fight = (strategy: Strategy): FightPlan => ({
    fighters: [actor === 0 ? { ...one, strategy } : one, actor === 1 ? { ...two, strategy } : two],
    rounds: input.rounds,
    injured: false,
    swapFirst: false,
  });
  const plans = Object.fromEntries(OBJECTIVES.map((objective) => [objective, fight(strategyFor(objective))]));
  return { input, actor, open: [first, second], starts, plans: plans as ChoiceBattle['plans'] };
}
