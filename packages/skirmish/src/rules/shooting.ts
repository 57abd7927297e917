// Section 7 as far as it says who may fire what at whom (S47-S52).
import { isVisible, type Seer } from './cover.ts';
import type { Keywords } from './keywords.ts';
import { isEngaged, range, rangeOfUnits, within } from './measure.ts';
import type { TerrainPiece } from './terrain.ts';

export const MOVED = ['no', 'stationary', 'normal', 'advance', 'fall-back'] as const;
export type Moved = (typeof MOVED)[number];

export interface Gun {
  /** Inches; null for no limit. */
  readonly range: number | null;
  readonly keywords: Keywords;
}

export interface ShootingTarget {
  readonly id: string;
  readonly loneOperative: boolean;
  readonly models: readonly Seer[];
}

export interface Volley {
  readonly moved: Moved;
  readonly models: readonly Seer[];
  readonly guns: readonly Gun[];
  /** For each model, indices of the guns it carries. */
  readonly carried: readonly (readonly number[])[];
  /** Every enemy unit: whoever is engaged with any of them is engaged. */
  readonly targets: readonly ShootingTarget[];
  /** Ids of the targets that are asked about; all if left out. */
  readonly only?: readonly string[];
  /** Models of other units of the same side. */
  readonly friends: readonly Seer[];
  readonly terrain: readonly TerrainPiece[];
}

export interface PossibleShot {
  readonly weapon: number;
  readonly target: string;
  /** Models that may fire it. */
  readonly models: readonly number[];
  /** Of those, models within half range of the unit. */
  readonly half: readonly number[];
  /** Nobody of the unit sees the target (S52). */
  readonly unseen: boolean;
  readonly hitModifier: number;
}

const LONE_OPERATIVE_RANGE = 12;
const BIG_GUNS = -1;

const isLarge = (models: readonly Seer[]) => models.some((model) => model.keywords.isLarge);

/** What holds between the unit and one target, whatever the gun. */
class Standing {
  readonly target: ShootingTarget;
  readonly engagedWithUs: boolean;
  private readonly volley: Volley;
  private busy: boolean | undefined;

  constructor(volley: Volley, target: ShootingTarget) {
    this.volley = volley;
    this.target = target;
    this.engagedWithUs = isEngaged(volley.models, target.models);
  }

  /** Asked of targets that are aimed at only: it looks at every friend on the board. */
  get engagedWithFriends(): boolean {
    this.busy ??= isEngaged(this.volley.friends, this.target.models);
    return this.busy;
  }

  /** To the closest model of the target. */
  nearest(shooter: Seer): number {
    return rangeOfUnits([shooter], this.target.models);
  }

  sees(shooter: Seer, model: Seer): boolean {
    return isVisible(shooter, model, this.volley.terrain);
  }

  get isSeen(): boolean {
    return this.volley.models.some((shooter) => this.target.models.some((model) => this.sees(shooter, model)));
  }
}

/** Each gun, then each target in the order given, where somebody may fire. */
export function possibleShots(volley: Volley): PossibleShot[] {
  const standings = volley.targets.map((target) => new Standing(volley, target));
  const engaged = standings.some((standing) => standing.engagedWithUs);
  const aimed = standings.filter(({ target }) => volley.only === undefined || volley.only.includes(target.id));
  return volley.guns.flatMap((gun, weapon) =>
    aimed.flatMap((standing) => shotOf(volley, gun, weapon, engaged, standing) ?? []),
  );
}

function shotOf(
  volley: Volley,
  gun: Gun,
  weapon: number,
  engaged: boolean,
  standing: Standing,
): PossibleShot | undefined {
  if (!mayAim(volley, gun, engaged, standing)) return undefined;
  const models = volley.models.flatMap((model, index) =>
    volley.carried[index].includes(weapon) && reaches(gun, standing, model) ? [index] : [],
  );
  if (models.length === 0) return undefined;
  const { range: reach } = gun;
  return {
    weapon,
    target: standing.target.id,
    models,
    half: reach === null ? [] : models.filter((index) => within(standing.nearest(volley.models[index]), reach / 2)),
    // Whoever fires anything else sees what it fires at.
    unseen: gun.keywords.has('Indirect Fire') && !standing.isSeen,
    hitModifier: modifierOf(volley, gun, engaged, standing),
  };
}

/** S47, S49-S51: whether the unit may choose this target for this gun at all. */
function mayAim({ moved, models }: Volley, gun: Gun, engaged: boolean, standing: Standing): boolean {
  if (moved === 'fall-back' || (moved === 'advance' && !gun.keywords.has('Assault'))) return false;
  const { engagedWithUs, engagedWithFriends, target } = standing;
  if (gun.keywords.has('Blast') && (engagedWithUs || engagedWithFriends)) return false;
  if (engaged && !isLarge(models)) return gun.keywords.isPistol && engagedWithUs;
  return !engagedWithFriends || engagedWithUs || isLarge(target.models);
}

/** S48, S52: one and the same model in range and, but for Indirect Fire, seen. */
function reaches(gun: Gun, standing: Standing, shooter: Seer): boolean {
  const { target } = standing;
  if (target.loneOperative && !within(standing.nearest(shooter), LONE_OPERATIVE_RANGE)) return false;
  const indirect = gun.keywords.has('Indirect Fire');
  return target.models.some(
    (model) =>
      (gun.range === null || within(range(shooter, model), gun.range)) && (indirect || standing.sees(shooter, model)),
  );
}

/** S51: Big Guns Never Tire. */
function modifierOf({ models }: Volley, gun: Gun, engaged: boolean, standing: Standing): number {
  if (gun.keywords.isPistol) return 0;
  const weAreBusy = engaged && isLarge(models);
  const theyAreBusy = isLarge(standing.target.models) && (standing.engagedWithUs || standing.engagedWithFriends);
  return weAreBusy || theyAreBusy ? BIG_GUNS : 0;
}
