// The operative that shoots is the one that fights: with its own weapon for it where the library knows it, else with its name and wounds.
import { valueAt } from '@oddsmith/games';
import type { Library, Operative } from '@oddsmith/games/kill-team/library';
import { type Carry, withShared } from '../../battle/pair.ts';
import { withPick } from './operative-pick.ts';

const SIDES: { readonly [calculator: string]: readonly [string, string] | undefined } = {
  'killteam/shoot': ['attacker', 'defender'],
  'killteam/fight': ['first', 'second'],
  'killteam/choice': ['first', 'second'],
};

/** What belongs to the operative and not to the weapon it holds. */
const OF_THE_BODY = ['name', 'wounds', 'feelNoPain', 'damageReduction'] as const;

export const carry: Carry = async (from, to, input) => {
  const source = SIDES[from.calculator];
  const target = SIDES[to];
  if (source === undefined || target === undefined) return undefined;
  // A fight and its last choice are the same fight.
  const same = from.calculator !== 'killteam/shoot' && to !== 'killteam/shoot';
  let carried = input;
  for (const side of [0, 1] as const) {
    if (same) carried = withShared(carried, [target[side]], from.input, [source[side]]);
    else carried = await withOperative(carried, target[side], from.input, source[side]);
  }
  return carried;
};

async function withOperative(input: unknown, part: string, from: unknown, source: string): Promise<unknown> {
  const name = valueAt(from, [source, 'name']);
  if (typeof name !== 'string' || name === '') return input;
  const { loadLibrary, attackerFrom, defenderFrom, fighterFrom } = await import('@oddsmith/games/kill-team/library');
  const edition = valueAt(from, ['edition']) === '2021' ? '2021' : '2024';
  const operative = operativeCalled(await loadLibrary(edition), name);
  const weapon = operative?.weapons.find(({ kind }) => kind === (part === 'attacker' ? 'ranged' : 'melee'));
  if (operative !== undefined && part === 'defender') return withFields(input, part, defenderFrom(operative));
  if (operative !== undefined && weapon !== undefined) {
    const loadout = part === 'attacker' ? attackerFrom(operative, weapon) : fighterFrom(operative, weapon);
    return withFields(input, part, loadout.fields);
  }
  // A shooter need not say its wounds.
  const said = OF_THE_BODY.filter(
    (field) => typeof valueAt(from, [source, field]) === typeof valueAt(input, [part, field]),
  );
  return withShared(input, [part], from, [source], part === 'attacker' ? ['name'] : said);
}

/** How it is played, its cover and what lies on the table stay; everything else is the card's. */
function withFields(input: unknown, part: string, fields: { readonly [field: string]: unknown }): unknown {
  return withPick(input, [part], { name: '', fields });
}

/** A shooter is called after its weapon too: "Sniper, longlas". */
function operativeCalled({ operatives }: Library, name: string): Operative | undefined {
  return operatives.find((one) => one.name === name) ?? operatives.find((one) => name.startsWith(`${one.name}, `));
}
