// How a fighter chooses between striking and parrying: four fixed heuristics and two kinds of optimal play.

export const STRATEGIES = ['strike', 'parry', 'maxDamage', 'minDamage', 'optimalKill', 'optimalDamage'] as const;
export type Strategy = (typeof STRATEGIES)[number];

/** What an optimal fighter maximises at the end of the whole fight. */
export const OBJECTIVES = ['kill', 'damage'] as const;
export type Objective = (typeof OBJECTIVES)[number];

interface StrategyData {
  readonly title: string;
  readonly summary: string;
  /** Compares two play-outs: fewest enemy wounds, or most own wounds. */
  readonly lookAhead?: 'enemyWounds' | 'ownWounds';
  readonly parries?: true;
  readonly objective?: Objective;
}

export const strategies: { readonly [strategy in Strategy]: StrategyData } = {
  strike: { title: 'Strike', summary: 'strikes, except for a parry that ends the danger and still kills' },
  parry: { title: 'Parry', summary: 'parries whenever a die can', parries: true },
  maxDamage: {
    title: 'Most damage',
    summary: 'plays both choices out against a striking enemy and takes the one that leaves the enemy fewer wounds',
    lookAhead: 'enemyWounds',
  },
  minDamage: {
    title: 'Least damage taken',
    summary: 'plays both choices out against a striking enemy and takes the one that keeps more own wounds',
    lookAhead: 'ownWounds',
  },
  optimalKill: {
    title: 'Optimal: kill and survive',
    summary: 'plays for the largest chance to kill minus the chance to die, over the whole fight',
    objective: 'kill',
  },
  optimalDamage: {
    title: 'Optimal: trade of wounds',
    summary: 'plays for the most wounds taken off the enemy minus own losses, over the whole fight',
    objective: 'damage',
  },
};

/** How two fighters of the library or of a list meet, as on the page: both as well as they can. */
export const AS_WELL_AS_CAN_BE: Strategy = 'optimalKill';

/** The strategy that plays for an objective. */
export function strategyFor(objective: Objective): Strategy {
  return STRATEGIES.find((id) => strategies[id].objective === objective)!;
}

/** An action counts as best within this distance of the largest value, so that rounding cannot decide a tie. */
export const TIE_TOLERANCE = 1e-9;

/** Every action of a fighter, in the order that settles ties. */
export const ACTIONS = [
  'strikeCrit',
  'strikeNormal',
  'critParryCrit',
  'critParryNormal',
  'normalParry',
  'normalParryCrit',
] as const;
export type Action = (typeof ACTIONS)[number];

export const actionTitles: { readonly [action in Action]: string } = {
  strikeCrit: 'strike with a crit',
  strikeNormal: 'strike with a normal',
  critParryCrit: 'parry a crit with a crit',
  critParryNormal: 'parry a normal with a crit',
  normalParry: 'parry a normal with a normal',
  normalParryCrit: 'parry a crit with a normal',
};
