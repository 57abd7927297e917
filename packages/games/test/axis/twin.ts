// A brute-force twin of the exact engine: every dice path of every round, state by state, round after round until
// next to nothing is still fighting. It uses the pieces and dice of `simulate` and none of the exact engine's shortcuts.
import type { BattleInput } from '@oddsmith/games/axis';
import { walkAllPaths } from '@oddsmith/kernel';
import { planBattle } from '../../src/axis/plan.ts';
import { battleSchema } from '../../src/axis/schema/index.ts';
import { type PlayedWave, playersOf, type Stage, type WavePlayer } from '../../src/axis/simulate/index.ts';
import { AT_FIRST, nextPlace, type Place } from '../../src/axis/simulate/place.ts';
import { type Army, UNITS } from '../../src/axis/units.ts';

export interface TwinWave {
  readonly both: number;
  readonly attackerOnly: number;
  readonly defenderOnly: number;
  readonly neither: number;
  readonly attackerOwns: number;
  readonly attackerLoss: number;
  readonly defenderLoss: number;
  readonly rounds: number;
}

interface Weighted<T> {
  readonly value: T;
  weight: number;
}

const NEGLIGIBLE = 1e-15;
const MOST_ROUNDS = 3_000;

function merge<T>(into: Map<string, Weighted<T>>, key: string, value: T, weight: number): void {
  const known = into.get(key);
  if (known === undefined) into.set(key, { value, weight });
  else known.weight += weight;
}

/** Rounds are told apart only as far as a rule looks at them. */
function keyOf(stage: Stage, limit: number): string {
  const names = (pieces: Stage['withdrawn']) => pieces.map((unit) => unit.id).join();
  const { attack, defense } = stage.field;
  return [
    names(attack.pieces),
    attack.spare,
    names(defense.pieces),
    defense.spare,
    names(attack.dived),
    names(defense.dived),
    names(stage.withdrawn),
    Math.min(stage.rounds, limit),
    stage.committed,
    stage.over,
  ].join('|');
}

interface Fought {
  readonly ends: readonly Weighted<Stage>[];
  readonly rounds: number;
}

function fight(player: WavePlayer, defenders: Army, limit: number): Fought {
  const ends = new Map<string, Weighted<Stage>>();
  const moves = new Map<string, { readonly after: Map<string, Weighted<Stage>>; readonly fought: number }>();
  let active = new Map<string, Weighted<Stage>>();
  walkAllPaths(
    (dice) => player.begin(defenders, dice),
    (stage, p) => merge(active, keyOf(stage, limit), stage, p),
  );
  let rounds = 0;
  for (let round = 0; round < MOST_ROUNDS && active.size > 0; round++) {
    const next = new Map<string, Weighted<Stage>>();
    for (const [key, { value, weight }] of active) {
      if (value.over || weight < NEGLIGIBLE) {
        merge(ends, key, value, weight);
        continue;
      }
      let move = moves.get(key);
      if (move === undefined) {
        const found = new Map<string, Weighted<Stage>>();
        let fought = 0;
        walkAllPaths(
          (dice) => player.step(value, dice),
          (stage, p) => {
            if (stage.rounds > value.rounds) fought += p;
            merge(found, keyOf(stage, limit), stage, p);
          },
        );
        move = { after: found, fought };
        moves.set(key, move);
      }
      rounds += weight * move.fought;
      for (const [to, stage] of move.after) merge(next, to, stage.value, weight * stage.weight);
    }
    active = next;
  }
  for (const [key, { value, weight }] of active) merge(ends, key, value, weight);
  return { ends: [...ends.values()], rounds };
}

const isEmpty = (army: Army) => UNITS.every((unit) => (army[unit.id] ?? 0) === 0);

/** Each wave of a battle, fought by brute force. */
export function twin(input: BattleInput): TwinWave[] {
  const battle = planBattle(battleSchema.parse(input));
  let places: Weighted<Place>[] = [{ value: AT_FIRST, weight: 1 }];
  const players = playersOf(battle);
  return battle.waves.map((wave, w) => {
    const player = players[w];
    const total = {
      both: 0,
      attackerOnly: 0,
      defenderOnly: 0,
      neither: 0,
      attackerOwns: 0,
      attackerLoss: 0,
      defenderLoss: 0,
      rounds: 0,
    };
    const next = new Map<string, Weighted<Place>>();
    for (const { value: arriving, weight } of places) {
      const place = player.afterLeaving(arriving);
      if (!player.isFoughtFor(place)) {
        merge(next, JSON.stringify(place), place, weight);
        continue;
      }
      const defenders = player.meets(place);
      const { ends, rounds } = fight(player, defenders, wave.rounds ?? 1);
      total.rounds += weight * rounds;
      for (const end of ends) {
        const p = weight * end.weight;
        const { played, place: after } = player.finish(end.value, defenders, defenders);
        const left = nextPlace(wave.attacker, place, after);
        merge(next, JSON.stringify(left), left, p);
        total[fateOf(played)] += p;
        total.attackerLoss += p * played.attackerLoss;
        total.defenderLoss += p * played.defenderLoss;
      }
    }
    places = [...next.values()];
    for (const { value, weight } of places) if (value.holder === wave.attacker) total.attackerOwns += weight;
    return total;
  });
}

function fateOf(played: PlayedWave): 'both' | 'attackerOnly' | 'defenderOnly' | 'neither' {
  const ours = !isEmpty(played.attackerLeft) || !isEmpty(played.attackerRetreated);
  const theirs = !isEmpty(played.defenderLeft) || !isEmpty(played.defenderRetreated);
  if (ours) return theirs ? 'both' : 'attackerOnly';
  return theirs ? 'defenderOnly' : 'neither';
}
