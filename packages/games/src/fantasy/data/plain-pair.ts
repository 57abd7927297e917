// Two units for the pages of plain dice: cards give their strikes to them, and the two pages share theirs.
import { asObject, valueAt } from '../../form/path.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A unit as plain dice know it: its body, and what it strikes with. */
interface PlainUnit {
  readonly body: Fields;
  readonly profiles: readonly Fields[];
}

export interface PlainPair {
  readonly system: unknown;
  readonly first: PlainUnit;
  readonly second: PlainUnit;
}

/** A strike of fantasy/battle, as its answer tells it. */
interface Strike {
  readonly side: 'first' | 'second';
  readonly step: number | string;
  readonly profile: object;
}

const MOST_COMBAT_PROFILES = 4;

/** Two cards of fantasy/battle with the strikes of its first round. */
export function pairOfCards(input: Fields, strikes: readonly Strike[]): PlainPair {
  return {
    system: input.system,
    first: cardUnit(strikes, input, 'first'),
    second: cardUnit(strikes, input, 'second'),
  };
}

/** The sides of fantasy/combat. */
export function pairOfCombat(input: Fields): PlainPair {
  return { system: 'dice', first: unitOf(input.first, input.first), second: unitOf(input.second, input.second) };
}

/** Each step of the cards is a profile with an initiative of its own. */
function cardUnit(strikes: readonly Strike[], input: Fields, side: 'first' | 'second'): PlainUnit {
  const { charging, ...card } = fieldsOf(input[side]);
  const profiles = strikes
    .filter((strike) => strike.side === side)
    .map(({ step, profile }) => (typeof step === 'number' ? { ...profile, initiative: step } : profile));
  return unitOf({ ...card, charged: charging }, { profiles });
}

/** Target numbers that come from skills stay on the page that works them out. */
export function pairOfAttack(input: Fields): PlainPair | undefined {
  const several = unitOf({}, input).profiles;
  const profiles = several.length > 0 ? several : [input];
  if (profiles.some((profile) => SKILLS.some((skill) => profile[skill] != null))) return undefined;
  const models = Math.max(...profiles.map((profile) => Number(profile.models ?? 1)));
  return { system: input.system, first: unitOf({ models }, { profiles }), second: unitOf(input.target, {}) };
}

const SKILLS = ['weaponSkill', 'ballisticSkill', 'strength'] as const;
const TARGET: Fields = { models: 10, wounds: 1, alreadyLost: 0 };
const CHARGE: Fields = { charged: false, chargeDistance: null };

/** The input of fantasy/attack, `input` with the pair in it. */
export function plainAttack({ system, first, second }: PlainPair, input: Fields): object | undefined {
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

/** The same of fantasy/combat. */
export function plainCombat({ first, second }: PlainPair, input: Fields): object {
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
