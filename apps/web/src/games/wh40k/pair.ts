// One pair of units for all modes: with the weapons of the mode where the unit is known, else with what the other mode says of it.
import { asObject, type Path, valueAt, withValue } from '@oddsmith/games';
import {
  type Attack,
  phaseFor,
  requestFields,
  type SideInput,
  sideOfTarget,
  type TargetInput,
  targetOfSide,
  type UnitPhase,
  type UnitRequest,
  type VolleyInput,
  volleyOfSide,
} from '@oddsmith/games/wh40k';
import type { Carried, Carry } from '../../battle/pair.ts';
import { chosenUnits } from './chosen-units.ts';

type Edition = '10' | '11';

/** Both units as a mode tells of them. */
interface Told {
  readonly edition: Edition;
  readonly attacker: string;
  readonly volley: VolleyInput;
  readonly target: TargetInput;
  /** Rerolls and modifiers that the player set for the attacker: they are his on every page. */
  readonly set: object;
  /** What both bring, where it holds for all they have. */
  readonly abilities: { readonly attacker: AbilityInput[]; readonly defender: AbilityInput[] };
}

type AbilityInput = NonNullable<SideInput['abilities']>[number];

/** Places of weapons and of groups are not the same. */
function shared(abilities: unknown): AbilityInput[] {
  return (Array.isArray(abilities) ? abilities : []).filter(({ only }: AbilityInput) => only === undefined);
}

/** What stands the same whatever the attack is: the situation is that of its page. */
const SET_BY_HAND = [
  'rerollHits',
  'rerollWounds',
  'rerollDamage',
  'hitModifier',
  'woundModifier',
  'attacksModifier',
  'strengthModifier',
  'apModifier',
  'damageModifier',
  'skillModifier',
  'ignoreHitModifiers',
  'critHitOn',
  'critHitNeedsSuccess',
  'critWoundOn',
  'critWoundNeedsSuccess',
  'keywords',
] as const satisfies readonly (keyof Attack['context'])[];

function setByHand(context: unknown): object {
  const fields = Object.entries(asObject(context));
  return Object.fromEntries(fields.filter(([name]) => (SET_BY_HAND as readonly string[]).includes(name)));
}

export const carry: Carry = async (from, to, input) => {
  const told = toldBy(from);
  if (told === undefined) return undefined;
  const units = await withUnits(told, to, input);
  // A charge is of the edition of its fight.
  return units && withValue(units, to === 'wh40k/charge' ? ['fight', 'edition'] : ['edition'], told.edition);
};

function toldBy({ calculator, input }: Carried): Told | undefined {
  if (calculator === 'wh40k/melee') {
    const [first, second]: readonly SideInput[] = [
      asObject(valueAt(input, ['first'])),
      asObject(valueAt(input, ['second'])),
    ];
    const edition = editionIn(input);
    const abilities = { attacker: shared(first.abilities), defender: shared(second.abilities) };
    return {
      edition,
      attacker: first.name ?? '',
      volley: volleyOfSide(first),
      target: targetOfSide(second),
      set: setByHand(first.context),
      abilities,
    };
  }
  const attack = calculator === 'wh40k/charge' ? valueAt(input, ['fight']) : input;
  if (calculator !== 'wh40k/attack' && calculator !== 'wh40k/charge') return undefined;
  if (typeof attack !== 'object' || attack === null) return undefined;
  const volley = valueAt(attack, ['volley']);
  return {
    edition: editionIn(attack),
    attacker: String(valueAt(attack, ['attacker', 'name']) ?? ''),
    volley: Array.isArray(volley) ? volley : [],
    target: asObject(valueAt(attack, ['target'])),
    set: setByHand(valueAt(attack, ['context'])),
    abilities: {
      attacker: shared(valueAt(attack, ['abilities', 'attacker'])),
      defender: shared(valueAt(attack, ['abilities', 'defender'])),
    },
  };
}

function editionIn(input: unknown): Edition {
  return valueAt(input, ['edition']) === '11' ? '11' : '10';
}

async function withUnits(told: Told, to: string, input: unknown): Promise<unknown> {
  const { target } = told;
  switch (to) {
    case 'wh40k/attack':
      return withSet(['context'], { ...asObject(input), ...(await inPhase(told, 'shooting')), target }, told);
    case 'wh40k/charge': {
      const fight = asObject(valueAt(input, ['fight']));
      const fought = withValue(input, ['fight'], { ...fight, ...(await inPhase(told, 'fight')), target });
      return withSet(['fight', 'context'], fought, told);
    }
    case 'wh40k/melee':
      return withSet(['first', 'context'], await faceToFace(told, input), told);
    case 'wh40k/battleshock': {
      const { name = '', leadership, models } = target;
      const named = withValue(input, ['name'], name);
      const tested = typeof leadership === 'number' ? withValue(named, ['leadership'], leadership) : named;
      return typeof models === 'number' ? withValue(tested, ['startingStrength'], models) : tested;
    }
    default:
      return undefined;
  }
}

/** The situation of the page that is opened, with what the player set elsewhere. */
function withSet(path: Path, input: unknown, { set }: Told): unknown {
  return withValue(input, path, { ...asObject(valueAt(input, path)), ...set });
}

/** What the attacker uses in a phase; where only one kind of weapon is known of it, those. */
async function inPhase(told: Told, phase: UnitPhase): Promise<object> {
  const [unit, struck] = await Promise.all([
    unitCalled('attacker', told.attacker, told.edition),
    unitCalled('defender', told.target.name ?? '', told.edition),
  ]);
  const defender = struck?.brings[phase] ?? told.abilities.defender;
  if (unit !== undefined) {
    const { abilities, ...fields } = requestFields({ attacker: unit }, phaseFor(unit, phase));
    return { ...fields, abilities: { ...abilities, defender } };
  }
  const abilities = { attacker: told.abilities.attacker, defender };
  const kind = phase === 'fight' ? 'melee' : 'ranged';
  const fits = told.volley.length > 0 && told.volley.every(({ weapon }) => (weapon?.kind ?? 'ranged') === kind);
  return fits ? { volley: told.volley, attacker: { name: told.attacker }, abilities } : { abilities };
}

/** Both units with all they strike with; of one that is only told of, its lines, and weapons if they are for melee. */
async function faceToFace(told: Told, input: unknown): Promise<unknown> {
  const { attacker, target, edition, volley } = told;
  const [ours, theirs] = await Promise.all([
    unitCalled('attacker', attacker, edition),
    unitCalled('defender', target.name ?? '', edition),
  ]);
  const strikes = volley.filter(({ weapon }) => weapon?.kind === 'melee');
  const typed: SideInput = { ...asObject(valueAt(input, ['first'])), name: attacker, groups: null };
  const own = { abilities: told.abilities.attacker };
  const first = strikes.length === 0 ? {} : { first: { ...typed, ...own, ...strikersOf(strikes) } };
  const [here, there] = [typed.context, asObject(valueAt(input, ['second', 'context']))];
  return {
    ...asObject(input),
    ...(ours === undefined ? first : { first: { ...ours.side, context: here } }),
    second: { ...(theirs?.side ?? { ...sideOfTarget(target), abilities: told.abilities.defender }), context: there },
  };
}

/** As many models as carry the most common weapon, each with all of them. */
function strikersOf(volley: VolleyInput): object {
  const models = Math.max(...volley.map(({ count = 1 }) => count));
  return { models, weapons: volley.map(({ weapon }) => ({ weapon })) };
}

/** The one that was picked, or the one of that name in the armies at hand and the catalogue. */
async function unitCalled(
  side: 'attacker' | 'defender',
  name: string,
  edition: Edition,
): Promise<UnitRequest | undefined> {
  if (name === '') return undefined;
  const picked = chosenUnits()[side];
  if (picked?.name === name) return picked;
  const { unitNamed } = await import('./library/library-client.ts');
  return unitNamed(name, edition);
}
