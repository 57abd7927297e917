// grimdark/attack for many shots at once: wounds marked on the unit, those of a hero apart where Takedown picks him out.
import { emitter } from '@oddsmith/words';
import { type Firing, type FiringUse, lossesOfAnswers } from '../contract/firing.ts';
import type { Unspoken } from '../contract/problem.ts';
import { attackLosses, exactAttack } from './exact/attack.ts';
import { type AttackBattle, prepareAttack } from './plan/battle.ts';
import type { AttackInput } from './schema.ts';
import type { en } from './words/en.ts';

const say = emitter<typeof en>();

export const attackFiring: Firing<AttackInput, AttackBattle> = {
  attack: ['attacker'],
  target: ['defender'],
  standing(battle) {
    const { others, heroes } = rowsOf(battle);
    const { wounds: marked } = battle.input.start.defender;
    return picksHeroes(battle)
      ? [Math.max(0, others - marked), heroes - Math.max(0, marked - others)]
      : [battle.defender.startingWounds - marked];
  },
  losses(battle) {
    const { others, heroes } = rowsOf(battle);
    const apart = attackLosses(battle);
    const together = lossesOfAnswers('grimdark/attack', 'wounds', (left, budget) =>
      exactAttack(prepareAttack(withLeft(battle, left)), budget),
    );
    return (left, budget) =>
      left.length === 1 ? together(left, budget) : apart(budget, [others - left[0], heroes - left[1]]);
  },
  lost: 'wounds',
  kills: ({ summary }) => summary.meanKills,
  refusal,
};

function withLeft({ input, defender: { startingWounds } }: AttackBattle, left: number): AttackInput {
  const { start } = input;
  return { ...input, start: { ...start, defender: { ...start.defender, wounds: startingWounds - left } } };
}

/** Wounds of the heroes and of the others when nobody has touched them. */
function rowsOf({ defender: { models } }: AttackBattle) {
  const wounds = (part: typeof models) => part.reduce((sum, { count, tough }) => sum + count * tough, 0);
  return { heroes: wounds(models.filter(({ hero }) => hero)), others: wounds(models.filter(({ hero }) => !hero)) };
}

/** Takedown that picks heroes out of a unit that has others too; the next casualty is lost in the order of all others. */
function picksHeroes(battle: AttackBattle): boolean {
  const { heroes, others } = rowsOf(battle);
  return heroFirst(battle) && heroes > 0 && others > 0 && battle.attacker.traits.takedown;
}

function heroFirst({ input }: AttackBattle): boolean {
  return input.options.takedownTarget === 'heroFirst';
}

function refusal(battle: AttackBattle, use: FiringUse): Unspoken | undefined {
  if (use === 'single') return undefined;
  if (picksHeroes(battle)) return severalHeroes(battle);
  if (use !== 'rows' || heroFirst(battle) || !battle.attacker.traits.takedown) return undefined;
  return { code: 'plan/one-target', path: 'input.options.takedownTarget', message: say('takedown-either') };
}

function severalHeroes({ defender: { models } }: AttackBattle): Unspoken | undefined {
  const heroes = models.reduce((sum, { hero, count }) => sum + (hero ? count : 0), 0);
  if (heroes === 1) return undefined;
  return { code: 'plan/one-target', path: 'input.attacker', message: say('several-heroes', { heroes }) };
}
