// Hazardous tests after the attack, and what they cost the unit (rules 37, 38, E43, E44).
import { type Dice, times } from '@oddsmith/kernel';
import type { Battle } from '../battle.ts';
import { isHazardous, painIgnoredOn } from '../rolls.ts';

interface Bearer {
  left: number;
  readonly feelNoPain: number;
}

/** The models of the attacking unit, where the request says who they are. */
function ownModels(battle: Battle): readonly Bearer[] {
  return battle.bearers.flatMap((group) => {
    const feelNoPain = painIgnoredOn(group, { mortal: true, psychic: false });
    return times(group.models, (i) => ({
      left: i === 0 ? group.firstWounds : group.wounds,
      feelNoPain,
    }));
  });
}

function losePoint(model: Bearer, dice: Dice): void {
  if (model.feelNoPain > 6 || dice.d6('to feel no pain') < model.feelNoPain) model.left--;
}

/** E45: mortal wounds on the own unit, one at a time, spilling over; models lost. */
export function sufferOwn(battle: Battle, wounds: number, dice: Dice): number {
  if (wounds === 0) return 0;
  const models = ownModels(battle);
  for (let point = 0; point < wounds; point++) {
    const model = models.find(({ left }) => left > 0);
    if (model === undefined) break;
    losePoint(model, dice);
  }
  return models.filter(({ left }) => left === 0).length;
}

export function rollHazards(battle: Battle, dice: Dice): { readonly wounds: number; readonly slain: number } {
  const { edition, hazardWounds } = battle;
  const [{ entries, plans }] = battle.units;
  if (!plans.some(isHazardous)) return { wounds: 0, slain: 0 };
  const bearers = ownModels(battle);
  // Models stand in a row: the first that still lives is the wounded one, if there is one.
  const next = (): Bearer | undefined => bearers.find((bearer) => bearer.left > 0);
  let wounds = 0;
  entries.forEach((entry, index) => {
    if (!isHazardous(plans[index])) return;
    for (let copy = 0; copy < entry.count; copy++) {
      if (dice.d6('hazardous') > edition.hazard.failsOn) continue;
      wounds += hazardWounds;
      let bearer = next();
      for (let point = 0; point < hazardWounds && bearer !== undefined; point++) {
        losePoint(bearer, dice);
        if (bearer.left === 0) bearer = edition.hazard.spills ? next() : undefined;
      }
    }
  });
  return { wounds, slain: bearers.filter((bearer) => bearer.left === 0).length };
}
