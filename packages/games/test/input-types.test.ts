// The named inputs and the schemas they are written from say the same, in both directions; misspelt and missing fields do not compile.
import { readFileSync } from 'node:fs';
import * as axis from '@oddsmith/games/axis';
import * as fantasy from '@oddsmith/games/fantasy';
import * as grimdark from '@oddsmith/games/grimdark';
import * as killTeam from '@oddsmith/games/kill-team';
import * as wh40k from '@oddsmith/games/wh40k';
import { expect, test } from 'vitest';
import type * as z from 'zod';
import { interfaceFiles } from '../../../scripts/input-types/interfaces.ts';
import type { amphibiousObject } from '../src/axis/schema/amphibious.ts';
import type { battleObject } from '../src/axis/schema/battle.ts';
import type { bombingSchema } from '../src/axis/schema/bombing.ts';
import type { recommendObject } from '../src/axis/schema/recommend.ts';
import type { attackSchema as fantasyAttack } from '../src/fantasy/schema/attack.ts';
import type { cardBattleSchema } from '../src/fantasy/schema/card-battle.ts';
import type { combatSchema } from '../src/fantasy/schema/combat.ts';
import type { multipleSchema } from '../src/fantasy/schema/multiple.ts';
import type { duelSchema, attackSchema as grimdarkAttack } from '../src/grimdark/schema.ts';
import type { choiceSchema, fightSchema, shootSchema } from '../src/kill-team/schema/index.ts';
import type { battleShockCalculator } from '../src/wh40k/calculators/battle-shock.ts';
import type { chargeSchema } from '../src/wh40k/schema/charge.ts';
import type { attackSchema as wh40kAttack } from '../src/wh40k/schema/index.ts';
import type { meleeSchema } from '../src/wh40k/schema/melee.ts';

/** Identical, down to which fields may be left out: assignable in both directions would let an optional field go missing. */
type Same<A, B> = (<T>() => T extends Plain<A> ? 1 : 2) extends <T>() => T extends Plain<B> ? 1 : 2 ? true : false;
/** Interfaces and mapped types alike as plain object types, all the way down; a list that is only read may be readonly. */
type Plain<T> = T extends object ? { readonly [K in keyof T]: Plain<T[K]> } : T;

const same: {
  readonly 'axis/battle': Same<axis.BattleInput, z.input<typeof battleObject>>;
  readonly 'axis/amphibious': Same<axis.AmphibiousInput, z.input<typeof amphibiousObject>>;
  readonly 'axis/bombing': Same<axis.BombingInput, z.input<typeof bombingSchema>>;
  readonly 'axis/recommend': Same<axis.RecommendationInput, z.input<typeof recommendObject>>;
  readonly 'fantasy/attack': Same<fantasy.AttackInput, z.input<typeof fantasyAttack>>;
  readonly 'fantasy/combat': Same<fantasy.CombatInput, z.input<typeof combatSchema>>;
  readonly 'fantasy/battle': Same<fantasy.BattleInput, z.input<typeof cardBattleSchema>>;
  readonly 'fantasy/multiple': Same<fantasy.MultipleInput, z.input<typeof multipleSchema>>;
  readonly 'grimdark/attack': Same<grimdark.AttackInput, z.input<typeof grimdarkAttack>>;
  readonly 'grimdark/duel': Same<grimdark.DuelInput, z.input<typeof duelSchema>>;
  readonly 'killteam/shoot': Same<killTeam.ShootInput, z.input<typeof shootSchema>>;
  readonly 'killteam/fight': Same<killTeam.FightInput, z.input<typeof fightSchema>>;
  readonly 'killteam/choice': Same<killTeam.ChoiceInput, z.input<typeof choiceSchema>>;
  readonly 'wh40k/attack': Same<wh40k.AttackInput, z.input<typeof wh40kAttack>>;
  readonly 'wh40k/charge': Same<wh40k.ChargeInput, z.input<typeof chargeSchema>>;
  readonly 'wh40k/battleshock': Same<wh40k.BattleShockInput, z.input<typeof battleShockCalculator.input>>;
  readonly 'wh40k/melee': Same<wh40k.MeleeInput, z.input<typeof meleeSchema>>;
} = {
  'axis/battle': true,
  'axis/amphibious': true,
  'axis/bombing': true,
  'axis/recommend': true,
  'fantasy/attack': true,
  'fantasy/combat': true,
  'fantasy/battle': true,
  'fantasy/multiple': true,
  'grimdark/attack': true,
  'grimdark/duel': true,
  'killteam/shoot': true,
  'killteam/fight': true,
  'killteam/choice': true,
  'wh40k/attack': true,
  'wh40k/charge': true,
  'wh40k/battleshock': true,
  'wh40k/melee': true,
};

test('every question has a named input', () => {
  const questions = [fantasy, grimdark, killTeam, wh40k, axis].flatMap(({ calculators }) =>
    calculators.map(({ id }) => id),
  );
  expect(Object.keys(same).sort()).toEqual(questions.sort());
});

test('the interfaces are those that the schemas give now; npm run input-types writes them anew', async () => {
  for (const { file, source } of await interfaceFiles()) expect(readFileSync(file, 'utf8')).toBe(source);
});

test('misspelt and missing fields are for the compiler to refuse', () => {
  expect(refusedByTheCompiler).toBeTypeOf('function');
});

/** Never called: the compiler is the test, and an error that no longer comes is one itself. */
function refusedByTheCompiler(): void {
  // @ts-expect-error numAttacks
  fantasy.attack({ numAtacks: 20 });
  // @ts-expect-error rounds
  fantasy.combat({ round: 2 });
  // @ts-expect-error models
  fantasy.battle({ first: { model: 20 } });
  // @ts-expect-error quality and defense are missing
  grimdark.attack({ attacker: { models: [] }, defender: { quality: 4, defense: 4, models: [] } });
  // @ts-expect-error a scenario
  grimdark.duel({ scenarios: ['charges'] });
  // @ts-expect-error lethal
  killTeam.shoot({ attacker: { letal: 5 } });
  // @ts-expect-error a strategy
  killTeam.fight({ second: { strategy: 'parries' } });
  // @ts-expect-error crits
  killTeam.choice({ first: { crit: 1 } });
  // @ts-expect-error strength
  wh40k.attack({ weapon: { strenght: 4 } });
  // @ts-expect-error an edition
  wh40k.charge({ edition: '9' });
  // @ts-expect-error leadership
  wh40k.battleShock({ leadershp: 6 });
  // @ts-expect-error second
  wh40k.melee({ secnd: {} });
  // @ts-expect-error inf
  axis.battle({ waves: [{ attack: { units: { infantry: 3 } } }] });
  // @ts-expect-error land
  axis.amphibious({ lnd: {} });
  // @ts-expect-error a number
  axis.bombing({ bombers: '3' });
  // @ts-expect-error budget
  axis.recommend({ budgt: 30 });
}
