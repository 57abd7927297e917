// What an item does to the stat line of who carries it.
import type { ModelProfile, Wargear } from './datasheet.ts';
import { singularKey } from './name.ts';

/** What an item does to a stat line, without the item's name. */
export type ItemEffect = Omit<Wargear, 'name'>;

/** A stat line with what an item gives; the better of two saves counts. */
export function improved(profile: ModelProfile, effect: ItemEffect): ModelProfile {
  const { invuln, invulnVs, fnp, fnpVs, fnpValue, w, wBonus = 0, sv, t } = effect;
  const changed = { ...profile };
  if (invuln !== undefined && invuln < (profile.invuln ?? 7)) {
    changed.invuln = invuln;
    delete changed.invulnVs;
    if (invulnVs !== undefined) changed.invulnVs = invulnVs;
  }
  if (fnp !== undefined) changed.fnp = Math.min(fnp, profile.fnp ?? 7);
  if (fnpValue !== undefined && fnpVs !== 'psychic') changed.fnpMortal = Math.min(fnpValue, profile.fnpMortal ?? 7);
  if (fnpValue !== undefined && fnpVs !== 'mortal') changed.fnpPsychic = Math.min(fnpValue, profile.fnpPsychic ?? 7);
  changed.w = (w ?? profile.w) + wBonus;
  if (sv !== undefined) changed.sv = Math.min(sv, profile.sv);
  if (t !== undefined) changed.t = t;
  return changed;
}

/** The item's line on the datasheet, whatever letter case and number the list writes it in. */
export function effectOfItem(wargear: readonly Wargear[] | undefined, item: string): Wargear | undefined {
  const key = singularKey(item);
  return wargear?.find(({ name }) => singularKey(name) === key);
}
