// What was not seen in a few battles does not claim to be impossible, in any game.
import { calculateWith, isRefusal } from '@oddsmith/games';
import { calculators } from '@oddsmith/games/calculators';
import { expect, test } from 'vitest';

const squad = { quality: 6, defense: 2, models: [{ tough: 12, weapons: [{ range: 24 }] }] };

/** Battles whose headline hardly moves in thirty tries. */
const UNMOVED: { readonly [calculator: string]: object } = {
  'axis/amphibious': { sea: { attack: { units: { tra: 1 } } }, land: { defense: { units: { inf: 40 } } }, cargo: [] },
  'axis/battle': { waves: [{ attack: { units: { inf: 1 } }, defense: { units: { inf: 40 } } }] },
  'axis/bombing': { bombers: 0, capacity: 20 },
  'fantasy/attack': { numAttacks: 1, toHit: 6, toWound: 6, armorSave: 2 },
  'fantasy/battle': { first: { models: 1 }, second: { models: 60, attacks: 4 } },
  'fantasy/multiple': { first: { models: 1 }, ally: { models: 1, arc: 'flank' }, second: { models: 60, attacks: 4 } },
  'fantasy/combat': { first: { models: 1 }, second: { models: 30, wounds: 3 } },
  'grimdark/attack': { attacker: squad, defender: squad },
  'grimdark/duel': { attacker: squad, defender: squad, scenarios: ['shooting_only'] },
  'killteam/choice': { first: { crits: 1, normals: 0 }, second: { crits: 0, normals: 0, wounds: 40 } },
  'killteam/fight': { first: { attacks: 1 }, second: { attacks: 1, wounds: 40 } },
  'killteam/shoot': { attacker: { attacks: 1 }, defender: { wounds: 40 } },
  'wh40k/attack': { weapon: { attacks: 1 }, count: 1, target: { models: 10, wounds: 3 } },
  'wh40k/battleshock': { leadership: 5, reroll: true },
  'wh40k/charge': { distance: 1 },
  'wh40k/melee': {},
};

/** Every army is worked out, not rolled. */
const WORKED = ['axis/recommend'];

test.each(calculators.filter(({ id }) => !WORKED.includes(id)))('$id', (calculator) => {
  const { id } = calculator;
  const reply = calculateWith([calculator], { calculator: id, input: UNMOVED[id], method: 'simulate', iterations: 30 });
  if (isRefusal(reply)) throw new Error(reply.error.message);
  expect(reply.simulation?.standardError).toBeGreaterThan(0.005);
});
