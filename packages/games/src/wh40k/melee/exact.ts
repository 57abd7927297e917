// The exact joint losses of a fight: one side strikes, then for every way the other is left that strikes back.
import type { Pmf } from '@oddsmith/kernel';
import type { Budget } from '../../contract/budget.ts';
import type { Group } from '../battle.ts';
import type { Edition } from '../editions.ts';
import { strikeCost } from '../exact/cost.ts';
import type { Formation } from '../exact/formation.ts';
import { blocksOf, formationOf, play } from '../exact/index.ts';
import { askFor } from '../exact/size.ts';
import { modelsOf } from '../target-facts.ts';
import { type Composition, compositionOf, type Fighter, keyOf, type MeleeBattle, strikeOf, wholeOf } from './battle.ts';
import { type Losses, type MeleeFindings, toMeleeFindings } from './findings.ts';

/** A side as states of a target, and what each state can still strike with. */
interface Ground {
  readonly fighter: Fighter;
  readonly formation: Formation;
  /** Cells of a vector: the states, once for every block the target has. */
  readonly cells: number;
  readonly compositions: readonly Composition[];
}

/** Reading who is left in a state takes as long as so many steps, and so does reading a weapon of theirs. */
const COMPOSITION_STEPS = 30;
const WEAPON_STEPS = 2_000;

function groundOf(fighter: Fighter, against: Fighter, { edition }: MeleeBattle, budget: Budget): Ground {
  const strike = strikeOf(edition, against, wholeOf(against), fighter, 0);
  const formation = formationOf(strike, budget);
  const { target } = fighter;
  const compositions = Array.from({ length: formation.size }, (_, state) => {
    budget.spend(COMPOSITION_STEPS * target.groups.length);
    const models = target.groups.map((group, g) => group.models - formation.groupSlain[g][state]);
    return compositionOf(fighter, models, woundsLeft(target.groups, formation, state));
  });
  return { fighter, formation, cells: blocksOf(strike) * formation.size, compositions };
}

/** Wounds left on lone models; others are never damaged. */
function woundsLeft(groups: readonly Group[], { groupSlain, groupLost }: Formation, state: number): readonly number[] {
  return groups.map((group, g) => (groupSlain[g][state] > 0 ? 0 : group.firstWounds - groupLost[g][state]));
}

/** joint[cell of the second side][cell of the first]: undefined rows hold nothing. */
type Joint = (Float64Array | undefined)[];

export function exactMelee(battle: MeleeBattle, budget: Budget): MeleeFindings {
  const first = groundOf(battle.first, battle.second, battle, budget);
  const second = groundOf(battle.second, battle.first, battle, budget);
  let joint: Joint = Array.from({ length: second.cells }, () => undefined);
  joint[0] = new Float64Array(first.cells);
  joint[0][0] = 1;
  for (let turn = 0; turn < battle.rounds; turn++) {
    const blow = { edition: battle.edition, striker: first, struck: second, turn };
    const struck = strike(blow, transposed(joint, first.cells, budget), budget);
    joint = strike({ ...blow, striker: second, struck: first }, transposed(struck, second.cells, budget), budget);
  }
  return findingsOf(battle, [first, second], joint, budget);
}

interface Blow {
  readonly edition: Edition;
  readonly striker: Ground;
  readonly struck: Ground;
  readonly turn: number;
}

/** rows[cell of the striker]: the states of the struck. The same shape comes back, after the blows. */
function strike({ edition, striker, struck, turn }: Blow, rows: Joint, budget: Budget): Joint {
  // All states that strike alike are struck back alike, if they met the same target: mostly an untouched one.
  const untouched = new Map<string, Float64Array>();
  askFor(rows.reduce((held, row) => held + Number(row !== undefined), 0) * struck.cells);
  return rows.map((row, cell) => {
    if (row === undefined) return undefined;
    const composition = striker.compositions[cell % striker.formation.size];
    const battle = () => {
      budget.spend(readingCost(striker.fighter));
      return strikeOf(edition, striker.fighter, composition, struck.fighter, turn);
    };
    const mass = onlyUntouched(row);
    if (mass === undefined) return play(battle(), budget, { formation: struck.formation, met: row }).vector;
    const key = keyOf(composition);
    let after = untouched.get(key);
    if (after === undefined) {
      after = play(battle(), budget, { formation: struck.formation }).vector;
      untouched.set(key, after);
    }
    budget.spend(after.length);
    return after.map((chance) => chance * mass);
  });
}

function readingCost({ arms }: Fighter): number {
  return WEAPON_STEPS * arms.reduce((sum, { weapons }) => sum + weapons.length, 0);
}

/** The mass of a row in which nothing has happened to the struck yet. */
function onlyUntouched(row: Float64Array): number | undefined {
  for (let i = 1; i < row.length; i++) if (row[i] !== 0) return undefined;
  return row[0];
}

function transposed(rows: Joint, columns: number, budget: Budget): Joint {
  const result: Joint = Array.from({ length: columns }, () => undefined);
  let held = 0;
  rows.forEach((row, r) => {
    budget.spend(2 * (row?.length ?? 0));
    row?.forEach((chance, column) => {
      if (chance === 0) return;
      let into = result[column];
      if (into === undefined) {
        askFor(++held * rows.length);
        into = new Float64Array(rows.length);
        result[column] = into;
      }
      into[r] = chance;
    });
  });
  return result;
}

function findingsOf(
  battle: MeleeBattle,
  [first, second]: readonly [Ground, Ground],
  rows: Joint,
  budget: Budget,
): MeleeFindings {
  const [firstLosses, secondLosses] = [lossesOf(first), lossesOf(second)];
  const joint = Array.from({ length: firstLosses.slain.length }, () =>
    new Array<number>(secondLosses.slain.length).fill(0),
  );
  rows.forEach((row, cell) => {
    const theirs = cell % second.formation.size;
    budget.spend(4 * (row?.length ?? 0));
    row?.forEach((chance, own) => {
      if (chance === 0) return;
      const ours = own % first.formation.size;
      record(firstLosses, first, ours, chance);
      record(secondLosses, second, theirs, chance);
      joint[first.formation.slain[ours]][second.formation.slain[theirs]] += chance;
    });
  });
  return toMeleeFindings(battle, firstLosses, secondLosses, joint);
}

type Recorded = Losses & { readonly meanGroupSlain: number[] };

function lossesOf({ formation, fighter }: Ground): Recorded {
  const { groups } = fighter.target;
  const damage: Pmf = new Float64Array(formation.damage[formation.size - 1] + 1);
  return { damage, slain: new Float64Array(modelsOf(groups) + 1), meanGroupSlain: groups.map(() => 0) };
}

function record(losses: Recorded, { formation }: Ground, state: number, chance: number): void {
  losses.damage[formation.damage[state]] += chance;
  losses.slain[formation.slain[state]] += chance;
  formation.groupSlain.forEach((slain, g) => {
    losses.meanGroupSlain[g] += chance * slain[state];
  });
}

/** The whole first side once, then the second in every strength; a second round meets every state of both. */
export function meleeCost(battle: MeleeBattle): number {
  const { edition, first, second, rounds } = battle;
  const opening = strikeCost(strikeOf(edition, first, wholeOf(first), second, 0));
  const answer = strikeCost(strikeOf(edition, second, wholeOf(second), first, 0));
  // Fewer models roll fewer dice: on average about a quarter of the work. Each strength is read anew.
  const strengths = modelsOf(second.target.groups) + 1;
  const once = opening + (answer * strengths) / 4 + readingCost(first) + strengths * readingCost(second);
  if (rounds === 1) return once;
  const wounds = ({ target }: Fighter): number =>
    target.groups.reduce((sum, group) => sum + group.models * group.wounds, 1);
  const again =
    (opening + 3 * readingCost(first)) * wounds(first) + (answer + 3 * readingCost(second)) * wounds(second);
  return once + again / 3;
}
