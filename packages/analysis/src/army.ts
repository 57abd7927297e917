// Army lists as units: what each of them brings as attacker and as target. Readers and libraries load when asked for.
import { isCapable, type Refusal } from '@oddsmith/games';
import type { ListedUnit } from '@oddsmith/games/lists';
import type { Language } from '@oddsmith/words';

export type { ListedUnit };

export interface ListedArmy {
  readonly title: string;
  readonly units: readonly ListedUnit[];
  /** What was not understood, or left out. */
  readonly remarks: readonly string[];
}

export type ArmyPhase = 'shooting' | 'melee';

/** Undefined where no lists are read for the calculator. */
export async function readArmy(
  calculator: string,
  list: string | Uint8Array,
  phase: ArmyPhase = 'shooting',
  language?: Language,
): Promise<ListedArmy | Refusal | undefined> {
  if (!isCapable(calculator, 'lists')) return undefined;
  const [{ importArmyList, readerOf }, [game]] = [await import('@oddsmith/games/lists'), calculator.split('/')];
  const read = await importArmyList(list, { game, language });
  if (!read.ok) return { error: read.problem };
  const { name: title, remarks } = read.outline;
  const battles = await readerOf(game)?.battles();
  return {
    title,
    units: numbered(
      battles?.units(read.army, battles.phases?.[calculator] ?? (phase === 'melee' ? 'fight' : 'shooting')) ?? [],
    ),
    remarks: remarks.filter(({ severity }) => severity === 'warning').map(({ message }) => message),
  };
}

/** The second of a name: "Boyz 2". */
function numbered(units: readonly ListedUnit[]): ListedUnit[] {
  const seen = new Map<string, number>();
  return units.map((unit) => {
    const count = (seen.get(unit.title) ?? 0) + 1;
    seen.set(unit.title, count);
    return count === 1 ? unit : { ...unit, title: `${unit.title} ${count}` };
  });
}
