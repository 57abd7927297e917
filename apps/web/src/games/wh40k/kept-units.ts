// Where the units of a battle come from goes along with it: in its link, over a reload and to the next day. So what is counted, what can be
// switched and what is not counted is known again, and the other phase has its weapons. What the battle says of them stays as it stands.
import { isRecord } from '@oddsmith/games';
import { switchAbility, type UnitRequest } from '@oddsmith/games/wh40k';
import type { UnitKey } from '@oddsmith/games/wh40k/library';
import { useEffect } from 'react';
import { useChoice } from '../../battle/choice.ts';
import { rememberChosen, type Side, useChosenUnit } from './chosen-units.ts';

/** The unit by its place, and which of its abilities are on. */
interface KeptUnit {
  readonly key: UnitKey;
  readonly on: readonly boolean[];
}

const PLACES = { attacker: 'attackerUnit', defender: 'defenderUnit' } as const;

/** `name`: who stands on that side by now. */
export function useKeptUnit(side: Side, name: string | undefined): void {
  const [kept, keep] = useChoice<KeptUnit | null>(PLACES[side], null, isKept);
  const { unit, key } = useChosenUnit(side);
  const stands = unit !== undefined && unit.name === name;
  const before = JSON.stringify(kept);
  useEffect(() => {
    if (!stands || key === undefined) return;
    const now: KeptUnit = { key, on: unit.abilities.chips.map(({ on }) => on) };
    if (JSON.stringify(now) !== before) keep(now);
  });
  useEffect(() => {
    const known: KeptUnit | null = JSON.parse(before);
    if (stands || known === null || name === undefined) return;
    let current = true;
    findKept(known).then(
      (found) => current && found?.name === name && rememberChosen(side, found, known.key),
      // One of another catalogue or a list that is gone: the battle stands as it is written.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [side, name, stands, before]);
}

async function findKept({ key, on }: KeptUnit): Promise<UnitRequest | undefined> {
  const { library, reopenLists } = await import('./library/library-client.ts');
  if (key.from === 'army') await reopenLists();
  const unit = await library.unit(key);
  return unit && withSwitches(unit, on);
}

export function withSwitches(unit: UnitRequest, on: readonly boolean[]): UnitRequest {
  return unit.abilities.chips.reduce(
    (switched, chip, place) =>
      on[place] === undefined || on[place] === chip.on ? switched : switchAbility(switched, place, on[place]),
    unit,
  );
}

/** What a link holds, by whatever version. */
function isKept(value: unknown): value is KeptUnit {
  return isRecord(value) && isRecord(value.key) && Array.isArray(value.on);
}
