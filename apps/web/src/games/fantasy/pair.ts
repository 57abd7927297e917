// One pair of units for all modes: cards give their strikes to the plain dice, and the two pages of plain dice share theirs.
import { asObject, valueAt } from '@oddsmith/games';
import type { Carry } from '../../battle/pair.ts';
import { askVariant } from '../../engine-client.ts';
import type { AnswerOf } from '../calculator-types.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A unit as plain dice know it: its body, and what it strikes with. */
interface PlainUnit {
  readonly body: Fields;
  readonly profiles: readonly Fields[];
}

interface Pair {
  readonly system: unknown;
  readonly first: PlainUnit;
  readonly second: PlainUnit;
}

const MOST_COMBAT_PROFILES = 4;

/** No target number tells the characteristics of a card: nothing goes back to them. */
export const carry: Carry = async (from, to, input) => {
  if (to === 'fantasy/battle') return undefined;
  const pair = await pairIn(from.calculator, fieldsOf(from.input));
  if (pair === undefined) return undefined;
  return to === 'fantasy/attack' ? attackOf(pair, fieldsOf(input)) : combatOf(pair, fieldsOf(input));
};

async function pairIn(calculator: string, input: Fields): Promise<Pair | undefined> {
  if (calculator === 'fantasy/combat')
    return { system: 'dice', first: unitOf(input.first, input.first), second: unitOf(input.second, input.second) };
  if (calculator === 'fantasy/attack') return attackPair(input);
  const answer = await askVariant('fantasy/battle', input);
  if (answer === undefined) return undefined;
  return { system: input.system, first: cardUnit(answer, input, 'first'), second: cardUnit(answer, input, 'second') };
}

/** Each step of the cards is a profile with an initiative of its own. */
function cardUnit({ strikes }: AnswerOf<'fantasy/battle'>, input: Fields, side: 'first' | 'second'): PlainUnit {
  const { charging, ...card } = fieldsOf(input[side]);
  const profiles = strikes
    .filter((strike) => strike.side === side)
    .map(({ step, profile }) => (typeof step === 'number' ? { ...profile, initiative: step } : profile));
  return unitOf({ ...card, charged: charging }, { profiles });
}

/** Target numbers that come from skills stay on the page that works them out. */
function attackPair(input: Fields): Pair | undefined {
  const several = unitOf({}, input).profiles;
  const profiles = several.length > 0 ? several : [input];
  if (profiles.some((profile) => SKILLS.some((skill) => profile[skill] != null))) return undefined;
  const models = Math.max(...profiles.map((profile) => Number(profile.models ?? 1)));
  return { system: input.system, first: unitOf({ models }, { profiles }), second: unitOf(input.target, {}) };
}

const SKILLS = ['weaponSkill', 'ballisticSkill', 'strength'] as const;
const TARGET: Fields = { models: 10, wounds: 1, alreadyLost: 0 };
const CHARGE: Fields = { charged: false, chargeDistance: null };

function attackOf({ system, first, second }: Pair, input: Fields): unknown {
  if (first.profiles.length === 0) return undefined;
  const models = first.body.models ?? 1;
  const profiles = first.profiles.map((profile) => ({ ...shared(profile, input), models: profile.models ?? models }));
  // Who asked without a target asks so again; cards always have one.
  const endless = system === 'dice' && input.target == null;
  return {
    ...input,
    system: system ?? 'dice',
    ...CHARGE,
    ...shared(first.body, CHARGE),
    // A single one stands where the page has it, not in a list beside it.
    ...(profiles.length === 1 ? { ...profiles[0], profiles: [] } : { profiles }),
    target: endless ? null : shared(second.body, TARGET),
  };
}

function combatOf({ first, second }: Pair, input: Fields): unknown {
  const unit = (before: Fields, { body, profiles }: PlainUnit) => {
    const [plain = {}] = unitOf({}, before).profiles;
    const strikes = profiles.slice(0, MOST_COMBAT_PROFILES).map((profile) => shared(profile, plain));
    return { ...before, ...shared(body, before), ...(strikes.length === 0 ? {} : { profiles: strikes }) };
  };
  return { ...input, first: unit(fieldsOf(input.first), first), second: unit(fieldsOf(input.second), second) };
}

function unitOf(body: unknown, armed: unknown): PlainUnit {
  const profiles = valueAt(armed, ['profiles']);
  const { profiles: _, ...rest } = fieldsOf(body);
  return { body: rest, profiles: Array.isArray(profiles) ? profiles.map(fieldsOf) : [] };
}

/** What the other side knows too. */
function shared(fields: Fields, known: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([key]) => key in known));
}

function fieldsOf(value: unknown): Fields {
  return { ...asObject(value) };
}
