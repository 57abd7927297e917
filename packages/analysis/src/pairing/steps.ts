// The choice that is next in a position, if there is one that is not forced: who chooses, out of what, and what each is worth.
import { MatrixGame } from '../matrix-game.ts';
import { type ChoiceName, type PairingModule, SIDES, type Side } from './formats.ts';
import { handOf, members } from './hands.ts';
import type { MadeGame, Position, Programme } from './programme.ts';
import type { CheckedPairing } from './question.ts';
import type { OnTable } from './state.ts';

/** Players by their numbers in the question: one, or two attackers. */
export type Option = readonly number[];

export const STEP_ORDERS = ['secret', ...SIDES] as const;

export interface Step {
  readonly module: number;
  readonly choice: ChoiceName;
  /** Who chooses now. */
  readonly order: (typeof STEP_ORDERS)[number];
  /** A side that has nothing to choose here, or has chosen, has one option. */
  readonly options: { readonly [side in Side]: readonly Option[] };
  /** What each pair of options is worth to me, row by row of mine. */
  readonly payments: Float64Array;
}

/** A step with what comes of it. */
export interface SolvedStep extends Step {
  readonly value: number;
  /** Weights of the options; undefined for a side that does not choose now. */
  readonly weights: { readonly [side in Side]?: readonly number[] };
  /** My points if the option is taken and the other side answers it best. */
  readonly worst: { readonly [side in Side]: readonly number[] };
  /** The same against the strategy shown for the other side. */
  readonly expected: { readonly [side in Side]: readonly number[] };
  readonly gap: number;
}

/** Values closer than this, relative to the larger of 1 and the value, are one. */
const SAME = 1e-10;

/** The next step; undefined where all games are fixed. Forced choices are made on the way. */
export function nextStep(
  question: CheckedPairing,
  programme: Programme,
  from: Position,
): { readonly position: Position; readonly step?: Step } {
  let position = from;
  for (;;) {
    const module = question.modules[position.module];
    if (module === undefined) return { position };
    const choice = openChoice(module, position);
    if (choice === undefined) {
      position = afterModule(question, programme, position);
      continue;
    }
    const step = stepAt(module, programme, position, choice);
    if (step.options.mine.length > 1 || step.options.theirs.length > 1) return { position, step };
    position = taken(position, step, { mine: 0, theirs: 0 });
  }
}

/** The first choice that somebody has still to make. */
function openChoice(module: PairingModule, { table }: Position): ChoiceName | undefined {
  if (module.module === 'champion') return undefined;
  const missing = (choice: ChoiceName) =>
    SIDES.some((side) => speaks(module, choice, side) && table[choice][side] === undefined);
  return (['defenders', 'attackers', 'opponents'] as const).find(missing);
}

/** Whether the side has this choice to make: in a single one side defends, the other offers. */
function speaks(module: PairingModule, choice: ChoiceName, side: Side): boolean {
  return module.module !== 'single' || (choice === 'attackers') !== (side === module.defender);
}

const NOTHING: readonly Option[] = [[]];

function stepAt(module: PairingModule, programme: Programme, position: Position, choice: ChoiceName): Step {
  programme.layOut(position);
  const { table } = position;
  const options = {
    mine: optionsOf(module, position, choice, 'mine'),
    theirs: optionsOf(module, position, choice, 'theirs'),
  };
  const payments = new Float64Array(options.mine.length * options.theirs.length);
  for (const [i, mine] of options.mine.entries())
    for (const [j, theirs] of options.theirs.entries())
      payments[i * options.theirs.length + j] = worthAfter(module, programme, position, choice, mine, theirs);
  const waits = (side: Side) => speaks(module, choice, side) && table[choice][side] === undefined;
  const both = waits('mine') && waits('theirs');
  const alone = waits('mine') ? 'mine' : 'theirs';
  const order = both ? (module.first === 'both' ? 'secret' : module.first) : alone;
  return { module: position.module, choice, order, options, payments };
}

function optionsOf(
  module: PairingModule,
  { mine, theirs, table }: Position,
  choice: ChoiceName,
  side: Side,
): readonly Option[] {
  if (!speaks(module, choice, side)) return NOTHING;
  const known = table[choice][side];
  if (known !== undefined) return [typeof known === 'number' ? [known] : known];
  const hand = members(side === 'mine' ? mine : theirs);
  switch (choice) {
    case 'defenders':
      return hand.map((player) => [player]);
    case 'attackers': {
      const free = hand.filter((player) => player !== table.defenders[side]);
      if (free.length === 1) return [free];
      return free.flatMap((one, i) => free.slice(i + 1).map((other) => [one, other]));
    }
    case 'opponents':
      return (table.attackers[side === 'mine' ? 'theirs' : 'mine'] ?? []).map((player) => [player]);
  }
}

/** What the position is worth once both sides have made this choice. */
function worthAfter(
  module: PairingModule,
  { games }: Programme,
  { mine, theirs, table }: Position,
  choice: ChoiceName,
  myOption: Option,
  theirOption: Option,
): number {
  const my = (player: number) => members(mine).indexOf(player);
  const their = (player: number) => members(theirs).indexOf(player);
  if (module.module === 'single') {
    const own = module.defender === 'mine';
    const [place, other] = own ? [my, their] : [their, my];
    const [option, offer] = own ? [myOption, theirOption] : [theirOption, myOption];
    if (choice === 'defenders') return games.afterSingle(place(option[0]));
    const defender = place(table.defenders[module.defender] as number);
    if (choice === 'attackers') return games.afterOffer(defender, other(offer[0]), other(offer[1]));
    return games.outcomes[games.atSingle(defender, other(option[0]))];
  }
  if (choice === 'defenders') return games.afterDefenders(my(myOption[0]), their(theirOption[0]));
  const d = my(table.defenders.mine as number);
  const e = their(table.defenders.theirs as number);
  if (choice === 'attackers') {
    if (myOption.length === 1) return games.afterDefenders(d, e);
    return games.afterAttackers(d, e, their(theirOption[0]), their(theirOption[1]), my(myOption[0]), my(myOption[1]));
  }
  const refused = (sent: readonly number[] = [], chosen: number) => sent.find((player) => player !== chosen) ?? chosen;
  return games.outcomes[
    games.at(
      d,
      e,
      their(myOption[0]),
      their(refused(table.attackers.theirs, myOption[0])),
      my(theirOption[0]),
      my(refused(table.attackers.mine, theirOption[0])),
    )
  ];
}

/** The position with an option of each side on the table; only of the side that goes first where one does. */
export function taken(position: Position, step: Step, chosen: { readonly [side in Side]: number }): Position {
  const { choice, options, order } = step;
  const { table } = position;
  const put: { [side in Side]?: number | readonly number[] } = { ...table[choice] };
  for (const side of SIDES) {
    const option = options[side][chosen[side]];
    if (option.length === 0 || (order !== 'secret' && order !== side && options[side].length > 1)) continue;
    put[side] = choice === 'attackers' ? option : option[0];
  }
  return { ...position, table: { ...table, [choice]: put } as OnTable };
}

/** The games of a complete module are made, and the next one begins. */
function afterModule(question: CheckedPairing, programme: Programme, position: Position): Position {
  const { module: kind, defender } = question.modules[position.module];
  const { table, mine, theirs } = position;
  const made: MadeGame[] = [];
  const make = (my: number, their: number, role: MadeGame['role']) =>
    made.push({ mine: my, theirs: their, role, table: programme.tableOf(role, my, their) });
  if (kind === 'champion') make(members(mine)[0], members(theirs)[0], 'neutral');
  else if (kind === 'single') {
    const own = table.defenders[defender] as number;
    const opponent = table.opponents[defender] as number;
    if (defender === 'mine') make(own, opponent, 'mine');
    else make(opponent, own, 'theirs');
  } else {
    const opponent = { mine: table.opponents.mine as number, theirs: table.opponents.theirs as number };
    make(table.defenders.mine as number, opponent.mine, 'mine');
    make(opponent.theirs, table.defenders.theirs as number, 'theirs');
    if (kind === 'main') {
      const refused = (sent: readonly number[] = [], chosen: number) =>
        sent.find((player) => player !== chosen) as number;
      make(refused(table.attackers.mine, opponent.theirs), refused(table.attackers.theirs, opponent.mine), 'neutral');
    }
  }
  return {
    games: [...position.games, ...made],
    module: position.module + 1,
    mine: mine & ~handOf(made.map((game) => game.mine)),
    theirs: theirs & ~handOf(made.map((game) => game.theirs)),
    table: { defenders: {}, attackers: {}, opponents: {} },
  };
}

export function solved(step: Step): SolvedStep {
  const { options, payments, order } = step;
  const rows = options.mine.length;
  const columns = options.theirs.length;
  const paid = (i: number, j: number) => payments[i * columns + j];
  const each = (count: number) => Array.from({ length: count }, (_, i) => i);
  const worst = {
    mine: each(rows).map((i) => Math.min(...each(columns).map((j) => paid(i, j)))),
    theirs: each(columns).map((j) => Math.max(...each(rows).map((i) => paid(i, j)))),
  };
  const maximin = Math.max(...worst.mine);
  const minimax = Math.min(...worst.theirs);
  const same = SAME * Math.max(1, Math.abs(maximin), Math.abs(minimax));
  const alone = (weights: readonly number[], value: number) => weights.map((one) => Math.abs(one - value) <= same);
  const first = (good: readonly boolean[]) => good.map((_, i) => (i === good.indexOf(true) ? 1 : 0));
  if (order === 'mine') {
    const weights = { mine: first(alone(worst.mine, maximin)) };
    return { ...step, value: maximin, weights, worst, expected: worst, gap: 0 };
  }
  if (order === 'theirs') {
    const weights = { theirs: first(alone(worst.theirs, minimax)) };
    return { ...step, value: minimax, weights, worst, expected: worst, gap: 0 };
  }
  const { value, mine, theirs, gap } =
    maximin >= minimax - same
      ? { value: maximin, mine: first(alone(worst.mine, maximin)), theirs: first(alone(worst.theirs, minimax)), gap: 0 }
      : mixed(payments, rows, columns);
  const expected = {
    mine: each(rows).map((i) => each(columns).reduce((sum, j) => sum + paid(i, j) * theirs[j], 0)),
    theirs: each(columns).map((j) => each(rows).reduce((sum, i) => sum + paid(i, j) * mine[i], 0)),
  };
  return { ...step, value, weights: { mine, theirs }, worst, expected, gap };
}

function mixed(payments: Float64Array, rows: number, columns: number) {
  const game = new MatrixGame(rows, columns);
  game.payments.set(payments);
  const value = game.value(rows, columns);
  return { value, mine: [...game.mine], theirs: [...game.theirs], gap: game.gap };
}
