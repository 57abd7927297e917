// Who can be picked in each game: out of its real library, put on a side as the game's own picker does it.
import { complete, type Path, valueAt } from '@oddsmith/games';
import type { Attack } from '@oddsmith/games/wh40k';
import type { BattleStore } from '../src/battle/store.ts';

export type WalkSide = 'attacker' | 'defender';

/** Undefined where nobody is picked in this mode. */
export type Pick = ((store: BattleStore, side: WalkSide, seed: number) => Promise<Path>) | undefined;

/** The part of the battle that the picked unit is. */
export async function pickerOf(calculator: string): Promise<Pick> {
  switch (calculator) {
    case 'killteam/shoot':
    case 'killteam/fight':
    case 'killteam/choice':
      return pickOperative;
    case 'fantasy/battle':
      return pickFielded;
    case 'grimdark/attack':
    case 'grimdark/duel':
      return pickListed;
    case 'wh40k/attack':
      return pickDatasheet;
    default:
      return undefined;
  }
}

function one<T>(all: readonly T[], seed: number): T {
  return all[seed % all.length];
}

const pickOperative: NonNullable<Pick> = async (store, side, seed) => {
  const [{ attackerFrom, defenderFrom, fighterFrom, loadLibrary }, { withPick }] = await Promise.all([
    import('@oddsmith/games/kill-team/library'),
    import('../src/games/kill-team/operative-pick.ts'),
  ]);
  const { calculator, input, replace } = store.getState();
  const shoots = calculator.id === 'killteam/shoot';
  const wanted = shoots ? 'ranged' : 'melee';
  const { operatives } = await loadLibrary();
  const armed = operatives.filter(({ weapons }) => weapons.some(({ kind }) => kind === wanted));
  const operative = one(armed, seed);
  const weapon = operative.weapons.find(({ kind }) => kind === wanted);
  if (weapon === undefined) throw new Error('they are armed');
  const part = shoots ? side : side === 'attacker' ? 'first' : 'second';
  const loadout = shoots ? attackerFrom(operative, weapon) : fighterFrom(operative, weapon);
  const fields = part === 'defender' ? defenderFrom(operative) : loadout.fields;
  replace(withPick(input, [part], { name: operative.name, fields }));
  return [part];
};

const pickFielded: NonNullable<Pick> = async (store, side, seed) => {
  const [{ fielded, loadUnits }, { withUnit }] = await Promise.all([
    import('@oddsmith/games/fantasy/library'),
    import('../src/games/fantasy/with-unit.ts'),
  ]);
  const { input, replace } = store.getState();
  const system = valueAt(input, ['system']) === 'ninthAge' ? 'ninthAge' : 'oldWorld';
  const { units } = await loadUnits(system);
  const part = side === 'attacker' ? 'first' : 'second';
  replace(withUnit(input, part, fielded(one(units, seed))));
  return [part];
};

const pickListed: NonNullable<Pick> = async (store, side, seed) => {
  const [{ grimdarkArmies }, { withUnit }] = await Promise.all([
    import('../src/games/grimdark/armies.ts'),
    import('../src/games/grimdark/with-unit.ts'),
  ]);
  const { input, replace } = store.getState();
  const army = one(await grimdarkArmies.samples(), seed);
  replace(withUnit(input, side, one(army.units, seed).unit, army));
  return [side];
};

const pickDatasheet: NonNullable<Pick> = async (store, side, seed) => {
  const [{ library }, { unitActions }] = await Promise.all([
    import('../src/games/wh40k/library/library-client.ts'),
    import('../src/games/wh40k/chosen-units.ts'),
  ]);
  const { calculator, input } = store.getState();
  const attack = complete(calculator.form, input) as Attack;
  const { units } = await library.search(one(['guard', 'knight', 'warriors', 'ork', 'marines', 'tank'], seed), '10');
  const { key } = one(units, seed);
  const unit = await library.unit(key);
  if (unit === undefined) throw new Error('the catalogue knows its own units');
  const phase = attack.volley?.[0]?.weapon.kind === 'melee' ? 'fight' : 'shooting';
  const actions = unitActions({ store, path: [], now: { current: attack }, phase, fixed: undefined });
  await actions.choose({ side }, unit, key);
  return [side];
};
