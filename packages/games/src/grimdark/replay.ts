// One duel as a list of events: every die, every remark, and how many models stand after each.
import { type DiceLog, type Note, Random } from '@oddsmith/kernel';
import { emitter } from '@oddsmith/words';
import { Speaker } from '../words/door.ts';
import type { Words } from '../words/words.ts';
import { prepareDuel } from './plan/battle.ts';
import type { DuelInput, Scenario } from './schema.ts';
import { caseRoller } from './simulate/casting.ts';
import { playScenario, winner } from './simulate/duel.ts';
import { Field } from './simulate/field.ts';
import type { Fighters } from './simulate/fighters.ts';
import { type en, words as english } from './words/en.ts';

const say = emitter<typeof en>();

export interface Standing {
  readonly models: number;
  /** Wounds marked so far. */
  readonly wounds: number;
  readonly shaken: boolean;
  readonly routed: boolean;
}

export interface ReplayEvent {
  readonly kind: 'round' | 'note' | 'roll';
  readonly round: number;
  readonly text: string;
  /** Natural faces, in the order they were rolled; empty for remarks. */
  readonly dice: readonly number[];
  readonly attacker: Standing;
  readonly defender: Standing;
}

export interface Replay {
  readonly scenario: Scenario;
  readonly seed: number;
  readonly events: readonly ReplayEvent[];
  readonly winner: 'attacker' | 'defender' | 'draw';
  readonly rounds: number;
}

/** Dice with the same reason in a row are one roll. */
class Recorder implements DiceLog {
  readonly events: ReplayEvent[] = [];
  private field: Field;
  private readonly speaker: Speaker;
  private round = 0;
  private faces: number[] = [];
  private reason = '';
  /** Both units as they stood when the last die of the roll fell. */
  private lastSeen: readonly [Standing, Standing] | undefined;

  constructor(field: Field, speaker: Speaker) {
    this.field = field;
    this.speaker = speaker;
  }

  /** Spells may have changed the units. */
  watch(field: Field): void {
    this.flush();
    this.field = field;
  }

  die(_sides: number, face: number, reason: string): void {
    if (reason !== this.reason) this.flush();
    this.reason = reason;
    this.faces.push(face);
    this.lastSeen = this.now();
  }

  note(note: Note): void {
    this.flush();
    const starts = typeof note === 'object' && note.id === ('note-round' satisfies keyof typeof en);
    if (starts) this.round++;
    this.push(starts ? 'round' : 'note', this.speaker.note(note), []);
  }

  flush(): void {
    if (this.faces.length > 0) this.push('roll', this.speaker.note(this.reason), this.faces, this.lastSeen);
    this.faces = [];
    this.reason = '';
  }

  private now(): readonly [Standing, Standing] {
    const [a, b] = this.field.units;
    return [standingOf(a), standingOf(b)];
  }

  private push(kind: ReplayEvent['kind'], text: string, dice: readonly number[], seen = this.now()): void {
    this.events.push({ kind, round: this.round, text, dice, attacker: seen[0], defender: seen[1] });
  }
}

function standingOf(unit: Fighters): Standing {
  return { models: unit.standing, wounds: unit.marked, shaken: unit.shaken, routed: unit.routed };
}

/** The same input, scenario and seed always give the same battle. In English unless other words are given. */
export function replay(input: DuelInput, scenario: Scenario, seed: number, words?: Words): Replay {
  const battle = prepareDuel(input);
  const before = new Field(battle.cases[0], input);
  before.reset();
  const recorder = new Recorder(
    before,
    new Speaker({ id: 'grimdark/duel', rules: [], words: english }, words?.language, words && [words]),
  );
  const dice = new Random(seed, recorder);
  const field = caseRoller(battle, (units) => new Field(units, input))(dice);
  field.reset();
  recorder.watch(field);
  playScenario(field, scenario, battle, dice);
  recorder.flush();
  const [a, b] = field.units;
  const result = winner(a, b, input);
  recorder.note(
    result === 0 ? say('note-draw') : say('note-wins', { unit: (result === 1 ? a : b).unit.name, models: undefined }),
  );
  return {
    scenario,
    seed,
    events: recorder.events,
    winner: result === 0 ? 'draw' : result === 1 ? 'attacker' : 'defender',
    rounds: recorder.events.at(-1)?.round ?? 0,
  };
}
