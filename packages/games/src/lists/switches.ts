// Abilities of two units that the player turns on or off by their names.
import type { Unspoken } from '../contract/problem.ts';
import { parsePath, withValue } from '../form/path.ts';
import { nearestName } from '../spelling/nearest.ts';
import type { SwitchRule } from '../units/library-unit.ts';
import { nameKey } from '../wh40k/data/name.ts';
import { type ListBattles, refused, type Switching, type UnspokenBattle } from './reader.ts';
import { say } from './words/index.ts';

type Battle = UnspokenBattle & { readonly ok: true };
type Fields = ListBattles['switchFields'];
type Side = 'attacker' | 'defender';

/** Called by its whole name, or its first words: "rapid fire" is Rapid Fire 1. */
export function isNamed(name: string) {
  const key = nameKey(name);
  return (rule: { readonly name: string }): boolean => `${nameKey(rule.name)} `.startsWith(`${key} `);
}

/** The battle with these on or off. What both units have is turned for the attacker. */
export function withSwitches(battle: Battle, switches: readonly Switching[], fields: Fields): UnspokenBattle {
  return switches.reduce<UnspokenBattle>(
    (before, switching) => (before.ok ? withSwitch(before, switching, fields) : before),
    battle,
  );
}

function withSwitch(battle: Battle, { name, on }: Switching, places: Fields): UnspokenBattle {
  const { calculator, rules } = battle;
  const side = (['attacker', 'defender'] as const).find((one) => rules[one]?.switches.some(isNamed(name)));
  const own = side && rules[side];
  if (own === undefined) return { ok: false, problem: unknownSwitch(name, rules) };
  const waiting = own.switches.filter((rule) => isNamed(name)(rule) && rule.on !== on);
  const place = places[calculator]?.[side as Side];
  const fields = on && place !== undefined ? waiting.flatMap((rule) => fieldsOf(rule, place)) : [];
  if (waiting.length > 0 && fields.length === 0)
    return refused('import/switch-without-fields', 'switch', say('switch-without-fields', { name, on }));
  const input = fields.reduce<unknown>(
    (before, [path, value]) => withValue(before, parsePath(path) ?? [], value),
    battle.input,
  ) as object;
  const switches = own.switches.map((rule) => (isNamed(name)(rule) ? { ...rule, on } : rule));
  return { ...battle, input, rules: { ...rules, [side as Side]: { ...own, switches } } };
}

function fieldsOf({ set = {} }: SwitchRule, [from, to]: readonly [string, string]) {
  const own = Object.entries(set).filter(([path]) => path.startsWith(from));
  return own.map(([path, value]) => [`${to}${path.slice(from.length)}`, value] as const);
}

function unknownSwitch(name: string, { attacker, defender }: Battle['rules']): Unspoken {
  const all = [attacker, ...(defender === undefined ? [] : [defender])];
  const refusal = { code: 'import/no-such-switch', path: 'switch' };
  if (all.some(({ counted }) => counted.some(isNamed(name))))
    return { ...refusal, message: say('switch-always', { name }) };
  if (all.some(({ notCounted }) => notCounted.some(isNamed(name))))
    return { ...refusal, message: say('switch-not-counted', { name }) };
  const names = [...new Set(all.flatMap(({ switches }) => switches.map((rule) => rule.name)))];
  const nearest = nearestName(name, names);
  const message = say('no-such-switch', { name, known: names });
  return { ...refusal, message, ...(nearest === undefined ? {} : { nearest }) };
}
