// What the skirmish says: why something is refused, what is left out of an army, and what the computer thinks of.
import type { Catalogue, Message, Writer } from '@oddsmith/words';
import type { Reason } from '../battle/reasons.ts';

/** One unit, and what it acts on. */
export interface At {
  readonly unit: string;
  readonly target: string;
}

export interface Towards {
  readonly unit: string;
  /** Objectives are counted from one. */
  readonly objective: number;
}

/** A roll against what was to be expected of it. */
export interface RolledBy {
  readonly unit: string;
  readonly got: number;
  readonly expected: number;
  /** How often it goes this well or better. */
  readonly orBetter: number;
  /** How often it goes no better. */
  readonly orWorse: number;
}

export interface Mistaken {
  readonly did: Message;
  readonly grade: 'inaccuracy' | 'error' | 'blunder';
  readonly points: number;
  readonly lead: number;
  readonly chance: number;
  readonly better: Message;
  readonly round: number;
  readonly phase: string;
}

const GRADES = { inaccuracy: 'Inaccuracy', error: 'Error', blunder: 'Blunder' };
const PHASES: { readonly [phase: string]: string } = {
  movement: 'Movement',
  shooting: 'Shooting',
  charge: 'Charge',
  fight: 'Fight',
};

/** A decision, and the next best. */
export interface Weighed {
  readonly what: Message;
  readonly worth: number;
  readonly other: Message;
  readonly less: number;
}

/** The rarer side of a roll, from where it was thrown. */
const often = ({ orBetter, orWorse }: Pick<RolledBy, 'orBetter' | 'orWorse'>, w: Writer) =>
  orBetter <= orWorse + 1e-9
    ? `; ${w.percent(orBetter)} of such rolls do as well or better`
    : `; ${w.percent(orWorse)} of such rolls do no better`;

const reasons = {
  'locked-in-combat': () => 'the unit is within Engagement Range of an enemy: it may stay or fall back',
  'nothing-to-leave': () => 'only a unit within Engagement Range of an enemy can fall back',
  'enemy-in-reach': () => 'an enemy is within 4": the unit consolidates towards the enemy, not towards an objective',
  'too-far': () => 'a model would move further than it may',
  'off-board': () => 'a base would leave the board',
  'through-enemy': () => 'a model would move through an enemy',
  'near-enemy': () => 'a model would come within Engagement Range of an enemy it may not approach',
  'through-terrain': () => 'terrain is in the way',
  'through-friend': () => 'a Monster or Vehicle cannot move through another one',
  'bad-level': () => 'a base must stand on the ground or wholly on a floor that its model may use',
  'overlaps-model': () => 'a base would stand on another one',
  'overlaps-terrain': () => 'a base would stand on solid terrain or on a wall',
  'not-coherent': () => 'the unit would not hold together',
  'ends-engaged': () => 'a unit that falls back ends outside Engagement Range of every enemy',
  'target-not-reached': () => 'a charge ends within Engagement Range of every target',
  'not-closer': () => 'every model that moves must come closer to its enemy or objective',
  'not-engaged': () => 'the unit must end within Engagement Range of an enemy',
  'objective-not-reached': () => 'a model must end in range of the objective',
  'outside-zone': () => 'units are placed wholly inside their own zone',
  'wrong-phase': () => 'this cannot be done in this phase',
  'not-your-turn': () => 'it is the other side that decides now',
  'unknown-unit': () => 'there is no such unit here',
  'unknown-model': () => 'the unit has no such model',
  'already-placed': () => 'the unit has been placed already',
  'already-moved': () => 'the unit has moved already',
  'already-shot': () => 'the unit has shot already',
  'already-charged': () => 'the unit has declared a charge already',
  'already-fought': () => 'the unit has fought already',
  'cannot-move': () => 'the unit cannot move',
  advanced: () => 'the unit has advanced this turn',
  'fell-back': () => 'the unit has fallen back this turn',
  engaged: () => 'the unit is within Engagement Range of an enemy',
  'out-of-range': () => 'the target is out of range',
  'not-visible': () => 'the target cannot be seen',
  'target-engaged': () => 'the target is locked in combat with a friendly unit',
  'blast-at-engaged': () => 'Blast weapons cannot be fired at a unit that is locked in combat with one’s own side',
  'weapon-not-carried': () => 'a model does not carry this weapon',
  'weapon-used-twice': () => 'a weapon is used once',
  'pistol-or-gun': () => 'a model fires its pistols or its other guns, not both',
  'not-assault': () => 'after an Advance only Assault weapons are fired',
  'lone-operative': () => 'a Lone Operative can only be shot at from within 12"',
  spent: () => 'a One Shot weapon has been fired already',
  'target-too-far': () => 'a charge is declared at units within 12"',
  'cannot-fight': () => 'the unit cannot fight now',
  'must-fight': () => 'a unit must be chosen to fight first',
  'fight-order': () => 'another unit fights first',
  'no-command-points': () => 'there are not enough Command points',
  'stratagem-used': () => 'this stratagem has been used already',
  titanic: () => 'a Titanic unit fires no Overwatch',
  shocked: () => 'a Battle-shocked unit cannot be given a stratagem',
  'loss-order-invalid': () => 'an order of loss names every model of the unit once, leaders last',
  'roll-pending': () => 'a roll waits to be used first',
  'place-not-rounded': () => 'places are multiples of 0.001"',
  'battle-over': () => 'the battle is over',
  'illegal-action': () => 'the action is not legal',
  'hash-differs': () => 'the battle does not come out as the file says',
} satisfies { readonly [reason in Reason]: () => string };

export const en = {
  ...reasons,
  'too-large': ({ most, got }: { most: number; got: number }) =>
    `a battle is at most ${most} characters, this is ${got}`,
  'malformed-json': () => 'this is no JSON',
  'position-impossible': ({ path }: { path: string }) =>
    `the position does not go with its setup, or nobody can stand there (${path})`,
  'pact-broken': () => 'the secrets do not go with what was committed to, or the dice are not those they make',
  'human-player': () => 'a human must play this side',
  'unknown-action': ({ known }: { known: readonly string[] }) =>
    `an action has one of these types: ${known.join(', ')}`,
  'unknown-check': ({ given, known }: { given: string; known: readonly string[] }) =>
    `there is no check "${given}"; known: ${known.join(', ')}`,
  'no-room': () => 'there is no room left in the zone for this unit',

  'other-edition': () =>
    'a list of the 11th edition: attacks, charges and Battle-shock go by its rules where both sides are of it; the board, moves, sight, cover, fights and objectives are those of the 10th',
  'not-played': ({ unit, names }: { unit: string; names: readonly string[] }) =>
    `${unit}: not played: ${names.join(', ')}`,
  'no-stat-line': ({ unit }: { unit: string }) => `${unit} has no stat line and is left out`,
  'no-weapons': ({ unit }: { unit: string }) => `${unit} has no weapons`,
  immobile: ({ unit }: { unit: string }) => `${unit} cannot move`,
  'second-leader': ({ unit }: { unit: string }) => `${unit} goes alone: a unit is led by one character here`,

  'reads-deploy': ({ unit }: { unit: string }) => `${unit} sets up out of sight`,
  'reads-stay': ({ unit }: { unit: string }) => `${unit} stays where it is`,
  'reads-there': ({ unit }: { unit: string }) => `${unit} moves there`,
  'reads-moves': ({ unit }: { unit: string }) => `${unit} moves`,
  'reads-holds-fire': ({ unit }: { unit: string }) => `${unit} holds fire`,
  'reads-no-charge': ({ unit }: { unit: string }) => `${unit} charges nobody`,
  'reads-advance': ({ unit }: { unit: string }) => `${unit} advances`,
  'reads-towards-objective': ({ unit, objective }: Towards) => `${unit} moves towards objective ${objective}`,
  'reads-around-objective': ({ unit, objective }: Towards) => `${unit} moves around objective ${objective}`,
  'reads-towards': ({ unit, target }: At) => `${unit} moves towards ${target}`,
  'reads-away': ({ unit, target }: At) => `${unit} moves away from ${target}`,
  'reads-around': ({ unit, target }: At) => `${unit} moves around ${target}`,
  'reads-within': ({ unit, target, range }: At & { range: number }, w: Writer) =>
    `${unit} moves within ${w.number(range)}" of ${target}`,
  'reads-beyond': ({ unit, target, range }: At & { range: number }, w: Writer) =>
    `${unit} keeps more than ${w.number(range)}" from ${target}`,
  'reads-cover': ({ unit, kind }: { unit: string; kind: 'ruin' | 'woods' }) =>
    `${unit} moves into ${kind === 'ruin' ? 'a ruin' : 'the woods'}`,
  'reads-shoot': ({ unit, target }: At) => `${unit} shoots at ${target}`,
  'reads-grenade': ({ unit, target }: At) => `${unit} throws a grenade at ${target}`,
  'reads-charge': ({ unit, target }: At) => `${unit} charges ${target}`,
  'reads-fight': ({ unit }: { unit: string }) => `${unit} fights`,
  'reads-strike': ({ unit, target }: At) => `${unit} strikes at ${target}`,
  'reads-overwatch': ({ unit }: { unit: string }) => `${unit} fires Overwatch`,
  'reads-end-phase': () => 'ends the phase',
  'reads-roll-off': () => 'rolls for the first turn',
  'reads-command': () => 'begins the turn',
  'reads-stop': () => 'stops',
  'reads-charge-home': () => 'charges home',
  'reads-reroll': () => 'rolls again',
  'reads-pass': () => 'holds its fire',
  'reads-remain': () => 'stays',
  'reads-consolidate': ({ objective }: { objective: number }) => `consolidates onto objective ${objective}`,
  'reads-close-in': () => 'closes in',

  'rolled-attack': ({ unit, target, got, expected, ...odds }: RolledBy & At, w: Writer) =>
    `${unit} at ${target}: ${got} damage, ${w.tenths(expected)} on average${often(odds, w)}`,
  'rolled-charge': ({ unit, target, got, ...odds }: Omit<RolledBy, 'expected'> & At, w: Writer) =>
    `${unit} rolls ${got} to charge ${target}${often(odds, w)}`,
  'rolled-advance': ({ unit, got, ...odds }: Omit<RolledBy, 'expected'>, w: Writer) =>
    `${unit} rolls ${got} for its Advance${often(odds, w)}`,
  'rolled-shock': ({ unit, got, ...odds }: Omit<RolledBy, 'expected'>, w: Writer) =>
    `${unit} rolls ${got} against Battle-shock${often(odds, w)}`,
  'rolled-grenade': ({ unit, target, got, expected, ...odds }: RolledBy & At, w: Writer) =>
    `${unit} throws grenades at ${target}: ${w.plural(got, 'mortal wound')}, ${w.tenths(expected)} on average${often(odds, w)}`,
  'rolled-escape': ({ unit, got, expected, ...odds }: RolledBy, w: Writer) =>
    `${unit} loses ${w.plural(got, 'model')} in its Desperate Escape, ${w.tenths(expected)} on average${often(odds, w)}`,
  'rolled-hazard': ({ unit, got, expected, ...odds }: RolledBy, w: Writer) =>
    `${unit}: ${w.plural(got, 'Hazardous weapon')} turned on ${got === 1 ? 'its bearer' : 'their bearers'}, ${w.tenths(expected)} on average${often(odds, w)}`,
  'rolled-first': ({ who, got }: { who: string; got: number }) => `${who} rolls ${got} for the first turn`,
  'mistake-is': ({ did, grade, points, lead, chance, round, phase }: Omit<Mistaken, 'better'>, w: Writer) =>
    `${GRADES[grade]} in round ${round}, ${PHASES[phase] ?? phase}: ${w.say(did)} and gives away about ${Math.round(points)} points (${w.tenths(lead)} VP, ${w.percent(chance)} of the chance to win)`,
  mistake: ({ better, ...is }: Mistaken, w: Writer) =>
    `${w.say({ id: 'mistake-is', values: is })}. Better: ${w.say(better)}`,
  'weighed-alone': ({ what, worth }: Pick<Weighed, 'what' | 'worth'>, w: Writer) =>
    `${w.say(what)}: worth ${w.tenths(worth)} points`,
  weighed: ({ what, worth, other, less }: Weighed, w: Writer) =>
    `${w.say(what)}: worth ${w.tenths(worth)} points, against ${w.tenths(less)} for “${w.say(other)}”`,
  coach: ({ points, better }: { points: number; better: Message }, w: Writer) =>
    `This gives away about ${Math.round(points)} points. Better: ${w.say(better)}`,
} satisfies Catalogue;
