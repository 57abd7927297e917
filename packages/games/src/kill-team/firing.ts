// killteam/shoot for many shots at once: an operative is its wounds.
import { emitter } from '@oddsmith/words';
import { type Firing, lossesOfAnswers } from '../contract/firing.ts';
import { exactShoot } from './exact/shoot.ts';
import { prepareShoot, type ShootBattle } from './prepare.ts';
import type { Shoot } from './schema/index.ts';
import type { checks } from './words/en/checks.ts';

const say = emitter<typeof checks>();

/** One step better; what stands beside it cannot be improved. */
const BETTER: { readonly [reroll: string]: string | undefined } = {
  none: 'balanced',
  balanced: 'doubleBalanced',
  ceaseless: 'ceaselessPlusBalanced',
  ones: 'onesPlusBalanced',
};

export const shootFiring: Firing<Shoot, ShootBattle> = {
  attack: ['attacker'],
  target: ['defender'],
  standing: ({ input }) => [input.defender.wounds],
  losses: ({ input }) =>
    lossesOfAnswers('killteam/shoot', 'damage', (wounds, budget) =>
      exactShoot(prepareShoot({ ...input, defender: { ...input.defender, wounds } }), budget),
    ),
  lost: 'damage',
  kills: ({ summary }) => summary.killChance,
  rerolls({ attacker }) {
    const better = BETTER[attacker.reroll];
    return better === undefined ? [] : [{ name: better, input: { attacker: { reroll: better } } }];
  },
  notWeighed: ['killteam/fight'],
  refusal({ input }, use) {
    if (use === 'single') return undefined;
    const others = (['secondaries', 'bystanders', 'volleys'] as const).find((field) => input[field].length > 0);
    if (others === undefined) return undefined;
    return { code: 'plan/one-target', path: `input.${others}`, message: say('not-in-plan', { field: others }) };
  },
};
