// What the Armies page opens with: the plan of the address, else the one that was left, else the lists that were pasted.
import type { Check } from '../../battle/opening.ts';
import type { BattleStore, RecordStep } from '../../battle/store.ts';
import type { CalculatorDescription } from '../../engine/engine.ts';
import { record } from '../../undo/log.ts';
import type { ArmiesGame } from './armies-game.ts';
import { createLookStore, createPlanStore, type LookStore } from './plan/plan.ts';
import { planLeft } from './plan/plan-left.ts';
import { type OpenedPlan, openPlan } from './plan/plan-link.ts';
import { newestArmy, ownArmies } from './slots/army-storage.ts';

export interface OpenedPage {
  readonly plan: BattleStore;
  readonly look: LookStore;
  readonly notice: string | undefined;
  /** When the newest of the armies that were pasted came in. */
  readonly at: number;
}

export async function openPage(
  game: ArmiesGame,
  calculator: CalculatorDescription,
  code: string,
  check: Check,
): Promise<OpenedPage> {
  const accepts = async (settings: unknown) => (await check(game.calculator, settings)) === null;
  const at = await newestArmy(game);
  const left = code === '' ? await openLeft(game, at, accepts) : undefined;
  const own = code === '' ? await ownArmies(game) : {};
  const { settings, hosts, run, look, notice } = left ?? (await openPlan(game, code, accepts, own));
  const recordStep: RecordStep = (before, after, place) =>
    record({ document: `armies ${game.page}`, before: before.input, after: after.input, place });
  const plan = createPlanStore(calculator, settings, hosts, run, recordStep);
  return { plan, look: createLookStore(look), notice, at };
}

/** As it was left, unless a list was pasted since, or what stood there is gone. */
async function openLeft(
  game: ArmiesGame,
  newest: number,
  accepts: (settings: unknown) => Promise<boolean>,
): Promise<OpenedPlan | undefined> {
  const left = planLeft(game.page);
  if (left === undefined || left.at < newest) return undefined;
  const opened = await openPlan(game, left.code, accepts);
  return opened.notice === undefined ? opened : undefined;
}
