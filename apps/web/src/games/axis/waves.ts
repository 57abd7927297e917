// Waves of a battle added and taken away.
import { isNumber, useChoice } from '../../battle/choice.ts';
import type { InputOf } from '../calculator-types.ts';

type Battle = Omit<InputOf<'axis/battle'>, 'advise'>;

/** A new wave starts empty: whoever comes next, it is nobody who is there already. */
export function withNewWave(battle: Battle) {
  return changed(battle, [...battle.waves, { attack: { units: {} }, defense: { units: {} } }]);
}

/** The first wave of what is left has no conqueror before it. */
export function withoutWave(battle: Battle, wave: number) {
  const [first, ...others] = battle.waves.filter((_, w) => w !== wave);
  return changed(battle, [{ ...first, conquerorDefends: false }, ...others]);
}

/** Totals over all waves are what the charts show. */
function changed<Waves extends readonly object[]>(battle: Battle, waves: Waves) {
  return { ...battle, waves, report: { ...battle.report, allWaves: waves.length > 1 } };
}

/** The wave the page shows, and the way to another. */
export function useWave({ waves }: Pick<Battle, 'waves'>): readonly [wave: number, choose: (wave: number) => void] {
  const [chosen, choose] = useChoice('wave', 0, isNumber);
  return [Math.max(0, Math.min(Math.floor(chosen), waves.length - 1)), choose];
}
