// Checks across fields: units that cannot be where they are put, rules that make no sense at sea or on land.
import type * as z from 'zod';
import { refuse } from '../../form/field.ts';
import { type Army, canTakePart, isNobody, UNITS, type Unit } from '../units.ts';
import type { AmphibiousRequest } from './amphibious.ts';
import type { BattleRequest, WaveRequest } from './battle.ts';
import type { RecommendationRequest } from './recommend.ts';

type Context = z.RefinementCtx;

interface Armies {
  readonly attack: WaveRequest['attack'];
  readonly defense: Pick<WaveRequest['defense'], 'units' | 'aaLast'>;
}

/** Units of an army that may not be given to the side. */
function misplaced(army: Army, side: 'attack' | 'defense', naval: boolean): Unit[] {
  return UNITS.filter(({ id }) => (army[id] ?? 0) > 0 && !canTakePart(id, side, naval));
}

function checkUnits(context: Context, wave: Armies, path: PropertyKey[], naval: boolean): void {
  for (const side of ['attack', 'defense'] as const)
    for (const { id, plural } of misplaced(wave[side].units, side, naval)) {
      const act = naval ? 'fight at sea' : side === 'attack' ? 'attack on land' : 'defend on land';
      refuse(context, [...path, side, 'units', id], 'unit-out-of-place', `${plural} cannot ${act}`);
    }
}

function checkSeaOnly(context: Context, wave: WaveRequest, path: PropertyKey[]): void {
  const flags = [
    'attackerSubmerges',
    'defenderSubmerges',
    'attackerKeepsDestroyer',
    'defenderKeepsDestroyer',
    'crashFighters',
  ] as const;
  for (const name of flags)
    if (wave[name]) refuse(context, [...path, name], 'sea-only', `${name} is for battles at sea`);
}

function checkLandOnly(context: Context, wave: Armies & Pick<WaveRequest, 'retreat'>, path: PropertyKey[]): void {
  const fault = (field: string[], message: string) => refuse(context, [...path, ...field], 'land-only', message);
  if (wave.attack.takes > 0) fault(['attack', 'takes'], 'takes is for battles on land: no territory is taken at sea');
  if (wave.defense.aaLast) fault(['defense', 'aaLast'], 'aaLast is for battles on land: there are no AA guns at sea');
  if (wave.retreat.winMeans === 'takes')
    fault(['retreat', 'winMeans'], 'winMeans takes is for battles on land: no territory is taken at sea');
}

function checkOwners(
  context: Context,
  { units, owners, ownersLose, orderOfLoss }: WaveRequest['defense'],
  path: PropertyKey[],
  w: number,
): void {
  if (owners.length > 0 && w > 0)
    refuse(context, [...path, 'owners'], 'owners-first-wave', 'owners are told of the defenders of the first wave');
  for (const { id, plural } of UNITS) {
    const owned = owners.reduce((sum, owner) => sum + (owner.units[id] ?? 0), 0);
    const there = units[id] ?? 0;
    if (owned > there)
      refuse(context, [...path, 'owners'], 'owned-too-many', `owners have ${owned} ${plural}, and ${there} defend`);
  }
  if (owners.length > 0 && ownersLose === 'byOwner' && orderOfLoss === 'optimal')
    refuse(context, [...path, 'ownersLose'], 'owners-not-optimal', 'an order that is found knows no owners: name one');
}

export function checkBattle(battle: Pick<BattleRequest, 'waves' | 'naval' | 'report'>, context: Context): void {
  checkRolled(battle, context);
  battle.waves.forEach((wave, w) => {
    const path = ['waves', w];
    checkUnits(context, wave, path, battle.naval);
    if (battle.naval) checkLandOnly(context, wave, path);
    else checkSeaOnly(context, wave, path);
    if (w === 0 && wave.conquerorDefends)
      refuse(context, [...path, 'conquerorDefends'], 'no-conqueror', 'the first wave has no conqueror before it');
    if (w === 0 && !isNobody(wave.leaves))
      refuse(context, [...path, 'leaves'], 'nobody-to-leave', 'nobody is left from a wave before the first');
    checkOwners(context, wave.defense, [...path, 'defense'], w);
  });
}

function checkRolled({ report: { rolled } }: Pick<BattleRequest, 'report'>, context: Context): void {
  if (rolled === null) return;
  for (const side of ['attacker', 'defender'] as const) {
    const { dice, hits } = rolled[side];
    const thrown = dice.reduce((sum, n) => sum + n, 0);
    if (hits > thrown)
      refuse(
        context,
        ['report', 'rolled', side, 'hits'],
        'more-hits-than-dice',
        `${thrown} dice cannot hit ${hits} times`,
      );
  }
}

export function checkTerritories(given: RecommendationRequest, context: Context): void {
  given.territories.forEach((territory, t) => {
    for (const { id, plural } of misplaced(territory.attack.units, 'attack', given.naval)) {
      const message = `${plural} cannot attack ${given.naval ? 'at sea' : 'on land'}`;
      refuse(context, ['territories', t, 'attack', 'units', id], 'unit-out-of-place', message);
    }
  });
  if (given.naval && given.criterion === 'takes')
    refuse(context, ['criterion'], 'land-only', 'no territory is taken at sea: ask for clears or survives');
  if (given.territories.length > 0 && given.side === 'attacker')
    refuse(context, ['side'], 'defenders-only', 'several territories are for the defender');
  if (given.territories.length > 0 && given.hold > given.territories.length)
    refuse(context, ['hold'], 'hold-too-many', `hold must be at most the ${given.territories.length} territories`);
  if (given.territories.length > 0 && given.goal === 'maxProfit')
    refuse(context, ['goal'], 'goal-not-for-territories', 'several territories are split for the chance to hold them');
}

/** Loads fit the transports there are; nobody is where he cannot be. */
export function checkLanding({ sea, cargo, land }: AmphibiousRequest, context: Context): void {
  checkUnits(context, sea, ['sea'], true);
  checkLandOnly(context, sea, ['sea']);
  checkUnits(context, land, ['land'], false);
  for (const unit of UNITS)
    if ((unit.kind === 'sea' || unit.landed) && (land.attack.units[unit.id] ?? 0) > 0)
      refuse(
        context,
        ['land', 'attack', 'units', unit.id],
        'unit-out-of-place',
        `${unit.plural} come from the sea: ships belong in sea.attack, what they carry in cargo`,
      );
  const transports = sea.attack.units.tra ?? 0;
  if (cargo.length > transports)
    refuse(context, ['cargo'], 'too-much-cargo', `there are ${cargo.length} loads for ${transports} transports`);
  cargo.forEach(({ inf = 0, art = 0, arm = 0 }, load) => {
    if (inf + art + arm > 2 || art + arm > 1)
      refuse(
        context,
        ['cargo', load],
        'cargo-does-not-fit',
        'a transport carries two units at most, only one of them not infantry',
      );
  });
}
