// The state of a pairing under way: games that are fixed, and what lies on the table in the module that is played.
import { isRecord } from '@oddsmith/games';
import { points, type Scale, tableOf } from './cell-values.ts';
import { certain, type Table } from './cells.ts';
import { oneOf, PairingFault, record, shown } from './fault.ts';
import { CHOICES, type ChoiceName, gamesOf, type PairingModule, type Role, SIDES, type Side } from './formats.ts';
import { type Sentence, say } from './words/index.ts';

/** A game that is fixed. */
export interface MadePair {
  readonly mine: number;
  readonly theirs: number;
  readonly role: Role;
  /** In place of the cell. */
  readonly table?: Table;
}

/** What lies on the table in the module under way; absent where it does not yet. */
export interface OnTable {
  readonly defenders: { readonly [side in Side]?: number };
  /** My players sent at their defender, and theirs at mine, in the order of the question. */
  readonly attackers: { readonly [side in Side]?: readonly number[] };
  /** Who my defender plays, one of theirs; and theirs, one of mine. */
  readonly opponents: { readonly [side in Side]?: number };
}

type Titles = { readonly [side in Side]: readonly string[] };

export interface ReadState {
  readonly pairs: readonly MadePair[];
  /** The module under way. */
  readonly module: number;
  readonly table: OnTable;
}

export function stateOf(given: unknown, titles: Titles, modules: readonly PairingModule[], scale: Scale): ReadState {
  const state = record(given ?? {}, 'state', ['pairs', ...CHOICES], 'state');
  const pairs = pairsOf(state.pairs ?? [], titles, scale);
  let made = 0;
  let module = 0;
  while (made < pairs.length && module < modules.length) made += gamesOf(modules[module++]);
  if (made !== pairs.length) throw new PairingFault('state', 'state.pairs', say('notWhole', { pairs: pairs.length }));
  const hand = (side: Side) =>
    [...titles[side].keys()].filter((player) => pairs.every((pair) => pair[side] !== player));
  const hands = { mine: hand('mine'), theirs: hand('theirs') };
  return { pairs, module, table: onTable(state, titles, hands, modules[module]) };
}

function pairsOf(given: unknown, titles: Titles, scale: Scale): MadePair[] {
  if (!Array.isArray(given)) throw new PairingFault('state', 'state.pairs', say('wantedList', { path: 'state.pairs' }));
  const pairs: MadePair[] = [];
  for (const [p, one] of given.entries()) {
    const path = `state.pairs[${p}]`;
    const fields = record(one, path, ['mine', 'theirs', 'defender', 'value'], 'state');
    for (const side of SIDES)
      if (!titles[side].includes(fields[side] as string))
        throw new PairingFault('state', `${path}.${side}`, say('unknownPlayer', { got: shown(fields[side]) }));
    const mine = titles.mine.indexOf(fields.mine as string);
    const theirs = titles.theirs.indexOf(fields.theirs as string);
    for (const [side, player] of [['mine', mine] as const, ['theirs', theirs] as const])
      if (pairs.some((pair) => pair[side] === player))
        throw new PairingFault('state', `${path}.${side}`, say('usedPlayer', { title: titles[side][player] }));
    const role =
      (fields.defender ?? null) === null ? 'neutral' : oneOf(fields.defender, SIDES, `${path}.defender`, 'state');
    pairs.push({
      mine,
      theirs,
      role,
      ...(fields.value !== undefined && { table: knownTable(fields.value, path, scale) }),
    });
  }
  return pairs;
}

/** A number is the result of the game; a mean with a spread is one that is still open. */
function knownTable(given: unknown, path: string, scale: Scale): Table {
  const at = `${path}.value`;
  try {
    if (isRecord(given)) return tableOf(given, at, scale);
    const mean = points(given, at, scale.total);
    if (scale.objective === 'points' || scale.total === null) return { mean };
    return { mean, chances: certain(mean, scale.total) };
  } catch (thrown) {
    if (thrown instanceof PairingFault) throw new PairingFault('state', thrown.path, thrown.sentence);
    throw thrown;
  }
}

type Hands = { readonly [side in Side]: readonly number[] };
type Said = { readonly [side in Side]?: unknown };

/** Every choice by itself first, then whether it is time for it. */
function onTable(
  state: { readonly [choice in ChoiceName]?: unknown },
  titles: Titles,
  hands: Hands,
  module: PairingModule | undefined,
): OnTable {
  const said = (choice: ChoiceName): Said => record(state[choice] ?? {}, `state.${choice}`, SIDES, 'state');
  const given = { defenders: said('defenders'), attackers: said('attackers'), opponents: said('opponents') };
  const single = module?.module === 'single' ? module.defender : undefined;
  const silent = (choice: ChoiceName, side: Side): boolean => {
    if (module === undefined || module.module === 'champion') return true;
    return single !== undefined && (choice === 'attackers' ? side === single : side !== single);
  };
  const players = (choice: ChoiceName, side: Side, of: Side, count: number): readonly number[] | undefined => {
    const value = given[choice][side];
    if (value === undefined) return undefined;
    const path = `state.${choice}.${side}`;
    if (silent(choice, side)) throw new PairingFault('state', path, say('nothingToSay'));
    const list = count === 1 && !Array.isArray(value) ? [value] : value;
    if (!Array.isArray(list) || list.length !== count)
      throw new PairingFault('state', path, say('wantedPlayers', { count }));
    const found = list.map((title) => titles[of].indexOf(title as string));
    for (const [i, player] of found.entries())
      if (!hands[of].includes(player) || found.indexOf(player) < i)
        throw new PairingFault('state', path, say('notInHand', { got: shown(list[i]) }));
    return found.sort((a, b) => a - b);
  };
  const sent = single === undefined && hands.mine.length === 2 ? 1 : 2;
  const each = <Value>(read: (side: Side) => Value | undefined): { [side in Side]?: Value } => {
    const mine = read('mine');
    const theirs = read('theirs');
    return { ...(mine !== undefined && { mine }), ...(theirs !== undefined && { theirs }) };
  };
  const other = (side: Side): Side => (side === 'mine' ? 'theirs' : 'mine');
  const table: OnTable = {
    defenders: each((side) => players('defenders', side, side, 1)?.[0]),
    attackers: each((side) => players('attackers', side, side, sent)),
    opponents: each((side) => players('opponents', side, other(side), 1)?.[0]),
  };
  if (module !== undefined) inTime(table, module, hands, sent);
  return table;
}

function inTime({ defenders, attackers, opponents }: OnTable, module: PairingModule, hands: Hands, sent: number): void {
  const fault = (path: string, sentence: Sentence): never => {
    throw new PairingFault('state', path, sentence);
  };
  const speaks = (choice: ChoiceName) =>
    SIDES.filter((side) => module.module !== 'single' || (choice === 'attackers') !== (side === module.defender));
  const complete = (choice: ChoiceName, done: { readonly [side in Side]?: unknown }) =>
    speaks(choice).every((side) => done[side] !== undefined);
  const some = (done: object) => Object.keys(done).length > 0;
  if (some(attackers) && !complete('defenders', defenders)) fault('state.attackers', say('tooEarly'));
  for (const side of SIDES)
    if (defenders[side] !== undefined && attackers[side]?.includes(defenders[side]))
      fault(`state.attackers.${side}`, say('attackerDefends'));
  // What is forced may be left out: the only ones who can be sent.
  const free = hands.mine.length - (module.module === 'single' ? 0 : 1);
  const sentBy = (side: Side) =>
    attackers[side] ?? (free === sent ? hands[side].filter((player) => player !== defenders[side]) : undefined);
  const allSent = complete('defenders', defenders) && speaks('attackers').every((side) => sentBy(side) !== undefined);
  if (some(opponents) && !allSent) fault('state.opponents', say('tooEarly'));
  for (const side of SIDES) {
    const taken = opponents[side];
    if (taken !== undefined && !sentBy(side === 'mine' ? 'theirs' : 'mine')?.includes(taken))
      fault(`state.opponents.${side}`, say('notSent'));
  }
  const { first } = module;
  if (first === 'both') return;
  const second = first === 'mine' ? 'theirs' : 'mine';
  const forced = { defenders: false, attackers: free === sent, opponents: sent === 1 };
  for (const [choice, done] of Object.entries({ defenders, attackers, opponents }))
    if (done[second] !== undefined && done[first] === undefined && !forced[choice as ChoiceName])
      fault(`state.${choice}.${second}`, say('announcedFirst'));
}
