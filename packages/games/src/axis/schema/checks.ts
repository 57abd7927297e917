// Checks across fields: units that cannot be where they are put, rules that make no sense at sea or on land.
import { emitter } from '@oddsmith/words';
import { refuse } from '../../form/field.ts';
import type * as z from '../../form/zod.ts';
import { type Army, canTakePart, isNobody, UNITS, type Unit } from '../units.ts';
import type { checks } from '../words/en/checks.ts';
import type { LandOnly } from '../words/values.ts';
import type { AmphibiousRequest } from './amphibious.ts';
import type { BattleRequest, WaveRequest } from './battle.ts';
import type { RecommendationRequest } from './recommend.ts';

const say = emitter<typeof checks>();

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
    for (const { id: unit } of misplaced(wave[side].units, side, naval)) {
      const act = naval ? 'fight' : side === 'attack' ? 'attack' : 'defend';
      const message = say('unit-cannot', { unit, act, place: naval ? 'sea' : 'land' });
      refuse(context, [...path, side, 'units', unit], 'unit-out-of-place', message);
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
    if (wave[name]) refuse(context, [...path, name], 'sea-only', say('sea-only', { field: name }));
}

function checkLandOnly(context: Context, wave: Armies & Pick<WaveRequest, 'retreat'>, path: PropertyKey[]): void {
  const fault = (part: string, field: LandOnly) =>
    refuse(context, [...path, part, field], 'land-only', say('land-only', { field }));
  if (wave.attack.takes > 0) fault('attack', 'takes');
  if (wave.defense.aaLast) fault('defense', 'aaLast');
  if (wave.retreat.winMeans === 'takes') fault('retreat', 'winMeans');
}

function checkOwners(
  context: Context,
  { units, owners, ownersLose, orderOfLoss }: WaveRequest['defense'],
  path: PropertyKey[],
  w: number,
): void {
  if (owners.length > 0 && w > 0) refuse(context, [...path, 'owners'], 'owners-first-wave', say('owners-first-wave'));
  for (const { id: unit } of UNITS) {
    const owned = owners.reduce((sum, owner) => sum + (owner.units[unit] ?? 0), 0);
    const there = units[unit] ?? 0;
    if (owned > there)
      refuse(context, [...path, 'owners'], 'owned-too-many', say('owned-too-many', { unit, owned, there }));
  }
  if (owners.length > 0 && ownersLose === 'byOwner' && orderOfLoss === 'optimal')
    refuse(context, [...path, 'ownersLose'], 'owners-not-optimal', say('owners-not-optimal'));
}

export function checkBattle(battle: Pick<BattleRequest, 'waves' | 'naval' | 'report'>, context: Context): void {
  checkRolled(battle, context);
  battle.waves.forEach((wave, w) => {
    const path = ['waves', w];
    checkUnits(context, wave, path, battle.naval);
    if (battle.naval) checkLandOnly(context, wave, path);
    else checkSeaOnly(context, wave, path);
    if (w === 0 && wave.conquerorDefends)
      refuse(context, [...path, 'conquerorDefends'], 'no-conqueror', say('no-conqueror'));
    if (w === 0 && !isNobody(wave.leaves))
      refuse(context, [...path, 'leaves'], 'nobody-to-leave', say('nobody-to-leave'));
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
        say('more-hits-than-dice', { dice: thrown, hits }),
      );
  }
}

export function checkTerritories(given: RecommendationRequest, context: Context): void {
  given.territories.forEach((territory, t) => {
    for (const { id: unit } of misplaced(territory.attack.units, 'attack', given.naval)) {
      const message = say('unit-cannot', { unit, act: 'attack', place: given.naval ? 'sea' : 'land' });
      refuse(context, ['territories', t, 'attack', 'units', unit], 'unit-out-of-place', message);
    }
  });
  if (given.naval && given.criterion === 'takes')
    refuse(context, ['criterion'], 'land-only', say('criterion-land-only'));
  if (given.territories.length > 0 && given.side === 'attacker')
    refuse(context, ['side'], 'defenders-only', say('defenders-only'));
  if (given.territories.length > 0 && given.hold > given.territories.length)
    refuse(context, ['hold'], 'hold-too-many', say('hold-too-many', { territories: given.territories.length }));
  if (given.territories.length > 0 && given.goal === 'maxProfit')
    refuse(context, ['goal'], 'goal-not-for-territories', say('goal-not-for-territories'));
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
        say('from-the-sea', { unit: unit.id }),
      );
  const transports = sea.attack.units.tra ?? 0;
  if (cargo.length > transports)
    refuse(context, ['cargo'], 'too-much-cargo', say('too-much-cargo', { loads: cargo.length, transports }));
  cargo.forEach(({ inf = 0, art = 0, arm = 0 }, load) => {
    if (inf + art + arm > 2 || art + arm > 1)
      refuse(context, ['cargo', load], 'cargo-does-not-fit', say('cargo-does-not-fit'));
  });
}
