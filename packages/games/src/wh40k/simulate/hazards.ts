// Hazardous tests after the attack, and what they cost the bearers (rules 37, 38).
import type { Dice } from '@oddsmith/kernel';
import type { Battle } from '../battle.ts';

export function rollHazards(battle: Battle, dice: Dice): { readonly wounds: number; readonly slain: number } {
  const { attacker, edition } = battle;
  const bearers = Array.from({ length: attacker?.models ?? 0 }, () => attacker?.wounds ?? 0);
  const feelNoPain = Math.min(attacker?.fnp ?? 7, attacker?.fnpMortal ?? 7);
  const { failsOn, large, mortalWounds } = edition.hazard;
  const isLarge = attacker?.keywords.some((keyword) => large.keywords.includes(keyword.toLowerCase())) ?? false;
  const hurt = isLarge ? large.mortalWounds : mortalWounds;
  let wounds = 0;
  for (const weapon of battle.units[0].weapons) {
    if (!weapon.abilities.hazardous) continue;
    for (let copy = 0; copy < weapon.count; copy++) {
      if (dice.d6('hazardous') > failsOn) continue;
      wounds += hurt;
      // Bearers stand in a row: the first that still lives is the wounded one, if there is one.
      const bearer = bearers.findIndex((left) => left > 0);
      if (bearer < 0) continue;
      for (let point = 0; point < hurt && bearers[bearer] > 0; point++)
        if (feelNoPain > 6 || dice.d6('to feel no pain') < feelNoPain) bearers[bearer]--;
    }
  }
  return { wounds, slain: bearers.filter((left) => left === 0).length };
}
