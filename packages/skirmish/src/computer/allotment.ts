// Weapons handed out one by one: so many of each at each target, for players who split fire or choose what is swung.
import type { Shot } from '../battle/action.ts';
import { weaponKeywords } from '../battle/attacks/shots.ts';
import type { ShotOption } from '../battle/options.ts';
import { unitById } from '../battle/roster.ts';
import type { State } from '../battle/state.ts';
import { familyOf } from '../setup/hand-out.ts';

/** So many copies of a weapon at a target. */
export interface Wish {
  readonly of: number;
  readonly weapon: number;
  readonly target: string;
  readonly count: number;
}

function isSame(one: Omit<Wish, 'count'>, other: Omit<Wish, 'count'>): boolean {
  return one.of === other.of && one.weapon === other.weapon && one.target === other.target;
}

/** What a model uses up: its one blow where the weapon is swung, a copy of the weapon, in whichever profile, where it is fired or an extra one. */
function slotOf(state: State, side: 0 | 1, { of, weapon }: Pick<Wish, 'of' | 'weapon'>, model: string): string {
  const profile = state.setup.forces[side].units[of].weapons.at(weapon);
  // Fists are no weapon of the unit.
  if (profile === undefined) return model;
  const blow = profile.kind === 'melee' && !weaponKeywords(profile).has('Extra Attacks');
  return blow ? model : `${model} ${of} ${profile.kind} ${familyOf(profile)}`;
}

/** `options` say who may use what on whom. Models with the fewest targets go first; a wish for more than there are gets those there are. */
export function allot(state: State, unitId: string, options: readonly ShotOption[], wishes: readonly Wish[]): Shot[] {
  const unit = unitById(state, unitId);
  if (unit === undefined) return [];
  const used = new Map<string, number>();
  const choices = (wish: Wish, model: string) =>
    options.filter(({ of, weapon, models }) => of === wish.of && weapon === wish.weapon && models.includes(model))
      .length;
  return wishes.flatMap((wish) => {
    const able = options.find((option) => isSame(option, wish))?.models ?? [];
    const taken: string[] = [];
    const ordered = [...new Set(able)].sort((one, other) => choices(wish, one) - choices(wish, other));
    for (const model of ordered) {
      const slot = slotOf(state, unit.side, wish, model);
      const copies = able.filter((id) => id === model).length;
      for (let copy = used.get(slot) ?? 0; copy < copies && taken.length < wish.count; copy++) {
        taken.push(model);
        used.set(slot, copy + 1);
      }
    }
    const { of, weapon, target } = wish;
    return taken.length === 0 ? [] : [{ of, weapon, target, models: taken }];
  });
}
