// Events as lines of the log: every roll and what came of it.

import { plural } from '@oddsmith/games/wording';
import type { BattleEvent, State } from '@oddsmith/skirmish';
import { lengthText, useSettings } from '../session/settings.ts';
import { PHASE_WORDS, unitNameOf } from '../words.ts';

export interface LogLine {
  readonly text: string;
  /** Units it is about, for the filter. */
  readonly units: readonly string[];
  readonly dice: readonly { readonly what: string; readonly faces: readonly number[] }[];
}

const PURPOSES: { readonly [purpose: string]: string } = {
  'first turn': 'rolls for the first turn',
  advance: 'rolls its Advance',
  charge: 'rolls its charge',
  'battle-shock': 'tests for Battle-shock',
  'desperate escape': 'tests for Desperate Escape',
  grenade: 'throws grenades',
  'feel no pain': 'rolls Feel No Pain',
  hazardous: 'tests its Hazardous weapons',
};

const CAUSES = {
  attack: 'is slain',
  mortal: 'is slain by mortal wounds',
  hazardous: 'is slain by its own weapon',
  escape: 'is lost in a Desperate Escape',
  coherency: 'is lost: its unit did not hold together',
} as const;

const MOVES: { readonly [kind: string]: string } = {
  stationary: 'stays',
  normal: 'moves',
  advance: 'advances',
  'fall-back': 'falls back',
  charge: 'charges home',
  'pile-in': 'piles in',
  consolidate: 'consolidates',
};

const STRATAGEMS: { readonly [name: string]: string } = {
  reroll: 'Command Re-roll',
  overwatch: 'Fire Overwatch',
  grenade: 'Grenade',
};

function player(state: State, side: 0 | 1): string {
  return state.setup.players[side].name;
}

function unitOfModel(model: string): string {
  return model.slice(0, model.indexOf('.'));
}

type Words<Type extends BattleEvent['type']> = (
  state: State,
  event: Extract<BattleEvent, { readonly type: Type }>,
) => LogLine | undefined;

function line(text: string, units: readonly string[] = [], dice: LogLine['dice'] = []): LogLine {
  return { text, units, dice };
}

function rolled(state: State, event: Extract<BattleEvent, { readonly type: 'rolled' }>): LogLine {
  const who = event.unit === undefined ? player(state, event.side) : unitNameOf(state, event.unit);
  const sum = event.dice.reduce((total, die) => total + die, 0);
  const needed = event.needed === undefined ? '' : `, needs ${event.needed}${event.success ? ': passed' : ': failed'}`;
  const text = `${who} ${PURPOSES[event.purpose] ?? `rolls for ${event.purpose}`}: ${sum}${needed}`;
  return line(text, event.unit === undefined ? [] : [event.unit], [{ what: 'Roll', faces: event.dice }]);
}

function attack(state: State, event: Extract<BattleEvent, { readonly type: 'attack' }>): LogLine {
  const { attacks, hits, wounds, saved, damage, dice } = event;
  const text =
    `${unitNameOf(state, event.attacker)}, ${event.weapon}, at ${unitNameOf(state, event.target)}: ` +
    `${plural(attacks, 'attack')}, ${plural(hits, 'hit')}, ${plural(wounds, 'wound')}, ${saved} saved, ${damage} damage`;
  const thrown = [
    { what: 'Attacks', faces: dice.attacks },
    { what: 'Hit', faces: dice.hit },
    { what: 'Wound', faces: dice.wound },
    { what: 'Save', faces: dice.save },
    { what: 'Damage', faces: dice.damage },
    { what: 'Feel No Pain', faces: dice.feelNoPain },
  ];
  return line(
    text,
    [event.attacker, event.target],
    thrown.filter(({ faces }) => faces.length > 0),
  );
}

const WORDS: { readonly [Type in BattleEvent['type']]: Words<Type> } = {
  placed: (state, { unit }) => line(`${unitNameOf(state, unit)} is placed`, [unit]),
  rolled,
  moved: (state, { unit, kind, inches }) => {
    const far = inches > 0 ? ` ${lengthText(inches, useSettings.getState().lengths)}` : '';
    return line(`${unitNameOf(state, unit)} ${MOVES[kind] ?? 'moves'}${far}`, [unit]);
  },
  attack,
  wounded: (state, { model, lost, left }) => {
    if (left === 0) return undefined;
    const unit = unitOfModel(model);
    return line(`A model of ${unitNameOf(state, unit)} loses ${plural(lost, 'wound')} and has ${left} left`, [unit]);
  },
  slain: (state, { model, cause }) => {
    const unit = unitOfModel(model);
    return line(`A model of ${unitNameOf(state, unit)} ${CAUSES[cause]}`, [unit]);
  },
  'unit-destroyed': (state, { unit }) => line(`${unitNameOf(state, unit)} is destroyed`, [unit]),
  shocked: (state, { unit }) => line(`${unitNameOf(state, unit)} is Battle-shocked`, [unit]),
  recovered: (state, { unit }) => line(`${unitNameOf(state, unit)} recovers from Battle-shock`, [unit]),
  cp: (state, { side, gained }) =>
    state.setup.stratagems
      ? line(`${player(state, side)} ${gained > 0 ? 'gains' : 'spends'} ${Math.abs(gained)} CP`)
      : undefined,
  vp: (state, { side, gained, why }) => line(`${player(state, side)} scores ${gained} VP for ${why}`),
  objective: (state, { index, holder }) =>
    line(
      holder === null
        ? `Nobody holds objective ${index + 1} any more`
        : `${player(state, holder)} takes objective ${index + 1}`,
    ),
  phase: (state, { round, turn, phase }) => line(`Round ${round}, ${player(state, turn)}: ${PHASE_WORDS[phase]} phase`),
  stratagem: (state, { side, name, unit }) =>
    line(`${player(state, side)} uses ${STRATAGEMS[name] ?? name} with ${unitNameOf(state, unit)}`, [unit]),
  over: (state, { result }) =>
    line(
      result.winner === null
        ? `The battle is a draw, ${result.vp[0]} to ${result.vp[1]}`
        : `${player(state, result.winner)} wins the battle, ${result.vp[0]} to ${result.vp[1]}`,
    ),
};

function wordsOf<Type extends BattleEvent['type']>(event: { readonly type: Type }): Words<Type> {
  return WORDS[event.type];
}

/** `state` is that before the action: units that are destroyed by it still have their names. */
export function logLines(state: State, events: readonly BattleEvent[]): LogLine[] {
  return events.flatMap((event) => wordsOf(event)(state, event as never) ?? []);
}
