// Why an action is refused: every code, and the statement of the rules behind it where there is one. Codes go into problems with the
// prefix "skirmish/"; without it they are the ids of what is said.
import { type Refused, say } from '../words/say.ts';

const RULES = {
  'locked-in-combat': 'S27',
  'nothing-to-leave': 'S27',
  'enemy-in-reach': 'S63',
  'too-far': 'S22',
  'off-board': 'S23',
  'through-enemy': 'S24',
  'near-enemy': 'S24',
  'through-terrain': 'S32',
  'through-friend': 'S25',
  'bad-level': 'S35',
  'overlaps-model': 'S5',
  'overlaps-terrain': 'S34',
  'not-coherent': 'S29',
  'ends-engaged': 'S28',
  'target-not-reached': 'S57',
  'not-closer': 'S57',
  'not-engaged': 'S62',
  'objective-not-reached': 'S63',
  'outside-zone': 'S15',
  'wrong-phase': null,
  'not-your-turn': null,
  'unknown-unit': null,
  'unknown-model': null,
  'already-placed': 'S16',
  'already-moved': 'S19',
  'already-shot': 'S47',
  'already-charged': 'S55',
  'already-fought': 'S61',
  'cannot-move': 'S22',
  advanced: 'S30',
  'fell-back': 'S30',
  engaged: 'S47',
  'out-of-range': 'S48',
  'not-visible': 'S48',
  'target-engaged': 'S49',
  'blast-at-engaged': 'S49',
  'weapon-not-carried': 'S13',
  'weapon-used-twice': 'S53',
  'pistol-or-gun': 'S50',
  'not-assault': 'S30',
  'lone-operative': 'S48',
  spent: 'S54',
  'target-too-far': 'S55',
  'cannot-fight': 'S60',
  'must-fight': 'S60',
  'fight-order': 'S60',
  'no-command-points': 'S81',
  'stratagem-used': 'S81',
  shocked: 'S69',
  titanic: 'S83',
  'loss-order-invalid': 'S79',
  'roll-pending': null,
  'place-not-rounded': null,
  'battle-over': null,
  'illegal-action': null,
  'hash-differs': null,
} as const satisfies { readonly [reason: string]: string | null };

export type Reason = keyof typeof RULES;

export function problemOf(reason: Reason, path = ''): Refused {
  return { code: `skirmish/${reason}`, path, message: say(reason) };
}

export function isReason(name: string): name is Reason {
  return Object.hasOwn(RULES, name);
}

/** Of a code as problems carry it; null where no rule of the game stands behind it. */
export function ruleOf(code: string): string | null {
  const reason = code.replace('skirmish/', '');
  return isReason(reason) ? RULES[reason] : null;
}
