// Puts units and leaders on the two sides of a melee.
import { withValue } from '@oddsmith/games';
import { joinedSide, type UnitRequest } from '@oddsmith/games/wh40k';
import type { UnitKey } from '@oddsmith/games/wh40k/library';
import { create } from 'zustand';
import { useBattleStore } from '../../../battle/context.ts';
import { wh40kMelee } from '../../../language/english/wh40k/melee.ts';
import type { InputOf } from '../../calculator-types.ts';
import { rememberChosen, together, useNewest } from '../chosen-units.ts';
import { rememberEdition } from '../edition-memory.ts';

type Fight = InputOf<'wh40k/melee'>;
export type SideName = 'first' | 'second';

export const SIDES = { first: 'attacker', second: 'defender' } as const;

export interface MeleeRole {
  readonly side: SideName;
  readonly leads: boolean;
}

/** Where the units of this visit come from, so that a leader joins as one unit with them. */
const useKeys = create<{ readonly [side in SideName]?: UnitKey | undefined }>(() => ({}));

export function useMeleeSides(input: Fight) {
  const store = useBattleStore();
  const now = useNewest(input);
  return async ({ side, leads }: MeleeRole, unit: UnitRequest, key: UnitKey): Promise<string | undefined> => {
    const led = leads ? useKeys.getState()[side] : undefined;
    const both = led === undefined ? undefined : await together(led, key);
    const chosen = both ?? unit;
    if (!leads && unit.volley.fight.length === 0) return wh40kMelee.unarmed(unit.name);
    const { edition } = chosen;
    const alone = leads && both === undefined;
    const present = store.getState().input;
    const standing = now.current[side];
    // What the player set on the side is not the unit's.
    const stands = alone ? joinedSide(standing, unit) : { ...chosen.side, context: standing.context };
    const placed = withValue(present, [side], stands);
    store.getState().replace(edition === undefined || alone ? placed : withValue(placed, ['edition'], edition));
    if (!alone) rememberEdition(edition);
    if (!alone) rememberChosen(SIDES[side], chosen, leads ? undefined : key);
    useKeys.setState({ [side]: leads ? undefined : key });
    return undefined;
  };
}
