// Which optional rules to use when, and what that is worth.
import type { Catalogue, Message, Writer } from '@oddsmith/words';
import type {
  DiceResult,
  KeepDice,
  Keeping,
  KeepSaves,
  OptionalAdvice,
  OptionalRules,
  OptionalWorth,
  RolledDice,
  Situation,
  UseRules,
} from '../values.ts';

type Aim = OptionalRules['aim'];

const worthNow = (aim: Aim, value: number, w: Writer) =>
  aim === 'damage' ? `${w.amount(value)} damage` : `${w.percent(value)} to kill`;

const more = (aim: Aim, value: number, w: Writer) =>
  aim === 'damage' ? w.gained(value) : `${value < 0 ? '−' : '+'}${w.percent(Math.abs(value))}`;

const worthMore = (aim: Aim, value: number, w: Writer) =>
  `${more(aim, value, w)} ${aim === 'damage' ? 'damage' : 'to kill'}`;

/** "+0.31 damage", "−0.25 to −0.40 damage". */
const worthBetween = (aim: Aim, sign: 1 | -1, [least, most]: readonly [number, number], w: Writer) => {
  const ends = [more(aim, sign * least, w), more(aim, sign * most, w)];
  return ends[0] === ends[1] ? worthMore(aim, sign * most, w) : `${ends[0]} to ${worthMore(aim, sign * most, w)}`;
};

const keep = (keeps: number, of: number) => {
  if (keeps === 0)
    return of === 1 ? 'roll the die instead of keeping it' : `roll all ${of} dice instead of keeping any`;
  if (keeps === of) return of === 1 ? 'keep the die' : `keep all ${of} dice`;
  return `keep ${keeps} of ${of} dice`;
};

const keeping = (keeps: number, of: number) => {
  if (keeps === 0) return of === 1 ? 'rolling it' : 'rolling all';
  if (keeps === of) return of === 1 ? 'keeping it' : 'keeping all';
  return `keeping ${keeps}`;
};

const by = (keepers: readonly string[], w: Writer) =>
  w.list(
    keepers.map((rule) => w.rule(rule).replace(/ x\+?$/, '')),
    'or',
  );

const result = ({ crits, normals }: DiceResult, w: Writer) =>
  crits + normals === 0
    ? 'nothing'
    : [...(crits > 0 ? [w.plural(crits, 'crit')] : []), ...(normals > 0 ? [w.plural(normals, 'normal')] : [])].join(
        ' + ',
      );

const rolled = ({ fails, ...successes }: RolledDice, w: Writer) => {
  const parts = [
    ...(successes.crits + successes.normals > 0 ? [result(successes, w)] : []),
    ...(fails > 0 ? [w.plural(fails, 'fail')] : []),
  ];
  return parts.length === 0 ? 'no dice rolled' : parts.join(' + ');
};

const attacks = (all: readonly DiceResult[], w: Writer) =>
  w.list(
    all.map((attack) => result(attack, w)),
    'or',
  );

/** "Severe, then Normals to crits ×2". */
const used = (rules: readonly string[], none: string, w: Writer) => {
  const parts: string[] = [];
  for (let at = 0, times = 1; at < rules.length; at += times, times = 1) {
    while (rules[at + times] === rules[at]) times++;
    parts.push(by([rules[at]], w) + (times > 1 ? ` ×${times}` : ''));
  }
  return parts.length === 0 ? none : parts.join(', then ');
};

const situation = ({ roll, kept, against, ...turn }: Situation, { aim, side }: UseRules, w: Writer) => {
  const beside = kept === 0 ? '' : ` beside ${kept} kept`;
  const attack = against === undefined ? '' : ` against ${attacks(against, w)}`;
  const right = `${used(turn.uses, 'no rule', w)} (${result(turn.comesTo, w)})`;
  const habit = `${used(turn.always, 'none', w)} (${result(turn.alwaysComesTo, w)})`;
  const worth = worthBetween(aim, side === 'attack' ? 1 : -1, turn.gains, w);
  return `With ${rolled(roll, w)}${beside}${attack} use ${right} instead of ${habit}: ${worth}.`;
};

export const optional = {
  'optional-worth': ({ aim, always, best, attacker, defender }: OptionalWorth, w: Writer) =>
    `used where they pay: ${worthNow(aim, best, w)} instead of ${worthNow(aim, always, w)} with all of them always. The attacker’s choices are worth ${worthMore(aim, attacker, w)}, the defender’s ${worthMore(aim, defender, w)}.`,
  'optional-rules': ({ aim, always, best, most }: OptionalAdvice, w: Writer) =>
    `optional rules are always used here: ${worthNow(aim, always, w)}. With both players using them where they pay it is ${worthNow(aim, best, w)}: set optionalRules to "best". Worth the most: ${w.say(most)}`,
  'optional-choice': ({ title, right }: { title: Message; right: Message }, w: Writer) =>
    `${w.say(title)}: ${w.say(right)}`,
  'optional-at': ({ where, of }: { where: Message; of: Message }, w: Writer) => `${w.say(where)}, ${w.say(of)}`,
  'volley-title': ({ name, place }: { name: string; place: number }, w: Writer) => w.name(name, `Attack ${place}`),
  'optional-too-large': () =>
    'played as well as can be by both; so many dice and rules have too many cases to say which choice is right when',
  'optional-keep-title': ({ of }: { of: Message }, w: Writer) => `${w.say(of)}: before the roll`,
  'optional-use-title': ({ of }: { of: Message }, w: Writer) => `${w.say(of)}: after the roll`,
  'optional-keep': ({ aim, keeps, of, instead, gain, keepers }: KeepDice & Keeping, w: Writer) =>
    `${keep(keeps, of)} (${by(keepers, w)}): ${worthMore(aim, gain, w)} over ${keeping(instead, of)}`,
  'optional-keep-saves': ({ aim, of, rolling, keeping: worth, keepers }: KeepSaves & Keeping, w: Writer) => {
    const one = of === 1 ? 'it' : 'one of them';
    if (rolling.length === 0)
      return `${keep(of, of)} (${by(keepers, w)}) against every attack: ${worthMore(aim, -worth, w)} on average over rolling ${one}`;
    const cases = rolling.map(
      ({ keeps, against, gains }) =>
        `against ${attacks(against, w)} ${keep(keeps, of)} (${worthBetween(aim, -1, gains, w)})`,
    );
    return `${by(keepers, w)}: ${cases.join('; ')}; against any other attack ${keep(of, of)}`;
  },
  'optional-use': ({ situations, further, furtherWorth, ...use }: UseRules, w: Writer) => {
    const sign = use.side === 'attack' ? 1 : -1;
    const worth = worthMore(use.aim, sign * use.worth, w);
    if (situations.length === 0) return `use every rule whenever it can be used: ${worth} in all over using none`;
    const rest =
      further === 0
        ? ''
        : ` ${w.plural(further, 'further case')}: ${worthMore(use.aim, sign * furtherWorth, w)} in all.`;
    const told = situations.map((each) => situation(each, { situations, further, furtherWorth, ...use }, w));
    return `${told.join(' ')}${rest} In any other case use every rule that can be used. Used so they are worth ${worth} over using none.`;
  },
} satisfies Catalogue;
