// Why an action is refused: every code with its sentence, and the statement of the rules behind it where there is one. Codes go into
// problems with the prefix "skirmish/".
import type { Problem } from '@oddsmith/games';

interface Refused {
  readonly message: string;
  readonly rule?: string;
}

const TABLE = {
  'locked-in-combat': {
    message: 'the unit is within Engagement Range of an enemy: it may stay or fall back',
    rule: 'S27',
  },
  'nothing-to-leave': { message: 'only a unit within Engagement Range of an enemy can fall back', rule: 'S27' },
  'enemy-in-reach': {
    message: 'an enemy is within 4": the unit consolidates towards the enemy, not towards an objective',
    rule: 'S63',
  },
  'too-far': { message: 'a model would move further than it may', rule: 'S22' },
  'off-board': { message: 'a base would leave the board', rule: 'S23' },
  'through-enemy': { message: 'a model would move through an enemy', rule: 'S24' },
  'near-enemy': { message: 'a model would come within Engagement Range of an enemy it may not approach', rule: 'S24' },
  'through-terrain': { message: 'terrain is in the way', rule: 'S32' },
  'through-friend': { message: 'a Monster or Vehicle cannot move through another one', rule: 'S25' },
  'bad-level': { message: 'a base must stand on the ground or wholly on a floor that its model may use', rule: 'S35' },
  'overlaps-model': { message: 'a base would stand on another one', rule: 'S5' },
  'overlaps-terrain': { message: 'a base would stand on solid terrain or on a wall', rule: 'S34' },
  'not-coherent': { message: 'the unit would not hold together', rule: 'S29' },
  'ends-engaged': { message: 'a unit that falls back ends outside Engagement Range of every enemy', rule: 'S28' },
  'target-not-reached': { message: 'a charge ends within Engagement Range of every target', rule: 'S57' },
  'not-closer': { message: 'every model that moves must come closer to its enemy or objective', rule: 'S57' },
  'not-engaged': { message: 'the unit must end within Engagement Range of an enemy', rule: 'S62' },
  'objective-not-reached': { message: 'a model must end in range of the objective', rule: 'S63' },
  'outside-zone': { message: 'units are placed wholly inside their own zone', rule: 'S15' },
  'wrong-phase': { message: 'this cannot be done in this phase' },
  'not-your-turn': { message: 'it is the other side that decides now' },
  'unknown-unit': { message: 'there is no such unit here' },
  'unknown-model': { message: 'the unit has no such model' },
  'already-placed': { message: 'the unit has been placed already', rule: 'S16' },
  'already-moved': { message: 'the unit has moved already', rule: 'S19' },
  'already-shot': { message: 'the unit has shot already', rule: 'S47' },
  'already-charged': { message: 'the unit has declared a charge already', rule: 'S55' },
  'already-fought': { message: 'the unit has fought already', rule: 'S61' },
  'cannot-move': { message: 'the unit cannot move', rule: 'S22' },
  advanced: { message: 'the unit has advanced this turn', rule: 'S30' },
  'fell-back': { message: 'the unit has fallen back this turn', rule: 'S30' },
  engaged: { message: 'the unit is within Engagement Range of an enemy', rule: 'S47' },
  'out-of-range': { message: 'the target is out of range', rule: 'S48' },
  'not-visible': { message: 'the target cannot be seen', rule: 'S48' },
  'target-engaged': { message: 'the target is locked in combat with a friendly unit', rule: 'S49' },
  'blast-at-engaged': {
    message: 'Blast weapons cannot be fired at a unit that is locked in combat with one’s own side',
    rule: 'S49',
  },
  'weapon-not-carried': { message: 'a model does not carry this weapon', rule: 'S13' },
  'weapon-used-twice': { message: 'a weapon is used once', rule: 'S53' },
  'pistol-or-gun': { message: 'a model fires its pistols or its other guns, not both', rule: 'S50' },
  'not-assault': { message: 'after an Advance only Assault weapons are fired', rule: 'S30' },
  'lone-operative': { message: 'a Lone Operative can only be shot at from within 12"', rule: 'S48' },
  spent: { message: 'a One Shot weapon has been fired already', rule: 'S54' },
  'target-too-far': { message: 'a charge is declared at units within 12"', rule: 'S55' },
  'cannot-fight': { message: 'the unit cannot fight now', rule: 'S60' },
  'must-fight': { message: 'a unit must be chosen to fight first', rule: 'S60' },
  'fight-order': { message: 'another unit fights first', rule: 'S60' },
  'no-command-points': { message: 'there are not enough Command points', rule: 'S81' },
  'stratagem-used': { message: 'this stratagem has been used already', rule: 'S81' },
  shocked: { message: 'a Battle-shocked unit cannot be given a stratagem', rule: 'S69' },
  'loss-order-invalid': { message: 'an order of loss names every model of the unit once, leaders last', rule: 'S79' },
  'roll-pending': { message: 'a roll waits to be used first' },
  'place-not-rounded': { message: 'places are multiples of 0.001"' },
  'battle-over': { message: 'the battle is over' },
  'illegal-action': { message: 'the action is not legal' },
  'hash-differs': { message: 'the battle does not come out as the file says' },
} satisfies { readonly [reason: string]: Refused };

export type Reason = keyof typeof TABLE;

export const REASONS: { readonly [reason in Reason]: Refused } = TABLE;

export function problemOf(reason: Reason, path = ''): Problem {
  return { code: `skirmish/${reason}`, path, message: REASONS[reason].message };
}

/** Of a code as problems carry it; undefined where no rule of the game stands behind it. */
export function ruleOf(code: string): string | undefined {
  const reason = code.replace('skirmish/', '');
  return Object.hasOwn(REASONS, reason) ? REASONS[reason as Reason].rule : undefined;
}
