// Section 7 as far as it says who may fire what at whom (S47-S52).
import { isVisible, type Seer } from './cover.ts';
import type { Keywords } from './keywords.ts';
import { isEngaged, range, within } from './measure.ts';
import type { TerrainPiece } from './terrain.ts';

export const MOVED = ['no', 'stationary', 'normal', 'advance', 'fall-back'] as const;
export type Moved = (typeof MOVED)[number];

export interface Gun {
  /** Inches; null for no limit. */
  readonly range: number | null;
  readonly keywords: Keywords;
}

export interface Shooter extends Seer {
  /** Indices of the guns it carries. */
  readonly weapons: readonly number[];
}

export interface ShootingTarget {
  readonly id: string;
  readonly loneOperative: boolean;
  readonly models: readonly Seer[];
}

export interface Volley {
  readonly moved: Moved;
  readonly models: readonly Shooter[];
  readonly guns: readonly Gun[];
  readonly targets: readonly ShootingTarget[];
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
interface Standing {
  readonly target: ShootingTarget;
  readonly engagedWithUs: boolean;
  readonly engagedWithFriends: boolean;
  /** For each shooter, for each target model. */
  readonly ranges: readonly (readonly number[])[];
  readonly sees: readonly (readonly boolean[])[];
}

function standingOf(volley: Volley, target: ShootingTarget): Standing {
  const { models, friends, terrain } = volley;
  return {
    target,
    engagedWithUs: isEngaged(models, target.models),
    engagedWithFriends: isEngaged(friends, target.models),
    ranges: models.map((model) => target.models.map((other) => range(model, other))),
    sees: models.map((model) => target.models.map((other) => isVisible(model, other, terrain))),
  };
}

/** Each gun, then each target in the order given, where somebody may fire. */
export function possibleShots(volley: Volley): PossibleShot[] {
  const standings = volley.targets.map((target) => standingOf(volley, target));
  const engaged = standings.some((standing) => standing.engagedWithUs);
  return volley.guns.flatMap((gun, weapon) =>
    standings.flatMap((standing) => {
      if (!mayAim(volley, gun, engaged, standing)) return [];
      const models = volley.models.flatMap((model, index) =>
        model.weapons.includes(weapon) && reaches(gun, standing, index) ? [index] : [],
      );
      if (models.length === 0) return [];
      const half = models.filter(
        (index) => gun.range !== null && within(Math.min(...standing.ranges[index]), gun.range / 2),
      );
      const unseen = !standing.sees.some((row) => row.includes(true));
      return [
        {
          weapon,
          target: standing.target.id,
          models,
          half,
          unseen,
          hitModifier: modifierOf(volley, gun, engaged, standing),
        },
      ];
    }),
  );
}

/** S47, S49-S51: whether the unit may choose this target for this gun at all. */
function mayAim({ moved, models }: Volley, gun: Gun, engaged: boolean, standing: Standing): boolean {
  if (moved === 'fall-back' || (moved === 'advance' && !gun.keywords.has('Assault'))) return false;
  const { engagedWithUs, engagedWithFriends, target } = standing;
  if (gun.keywords.has('Blast') && (engagedWithUs || engagedWithFriends)) return false;
  if (engaged && !isLarge(models)) return gun.keywords.has('Pistol') && engagedWithUs;
  return !engagedWithFriends || engagedWithUs || isLarge(target.models);
}

/** S48, S52: one and the same model in range and, but for Indirect Fire, seen. */
function reaches(gun: Gun, { target, ranges, sees }: Standing, shooter: number): boolean {
  const row = ranges[shooter];
  if (target.loneOperative && !within(Math.min(...row), LONE_OPERATIVE_RANGE)) return false;
  const indirect = gun.keywords.has('Indirect Fire');
  return row.some((inches, at) => (gun.range === null || within(inches, gun.range)) && (indirect || sees[shooter][at]));
}

/** S51: Big Guns Never Tire. */
function modifierOf({ models }: Volley, gun: Gun, engaged: boolean, standing: Standing): number {
  if (gun.keywords.has('Pistol')) return 0;
  const weAreBusy = engaged && isLarge(models);
  const theyAreBusy = isLarge(standing.target.models) && (standing.engagedWithUs || standing.engagedWithFriends);
  return weAreBusy || theyAreBusy ? BIG_GUNS : 0;
}
