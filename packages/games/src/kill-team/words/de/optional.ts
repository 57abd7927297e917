// German of which optional rules to use when.
import type { Translation, Writer } from '@oddsmith/words';
import type { optional as english } from '../en/optional.ts';
import type { DiceResult, OptionalRules, RolledDice, Situation, UseRules } from '../values.ts';

type Aim = OptionalRules['aim'];

const worthNow = (aim: Aim, value: number, w: Writer) =>
  aim === 'damage' ? `${w.amount(value)} Schaden` : `${w.percent(value)} Siegchance`;

const more = (aim: Aim, value: number, w: Writer) =>
  aim === 'damage' ? w.gained(value) : `${value < 0 ? '−' : '+'}${w.percent(Math.abs(value))}`;

const worthMore = (aim: Aim, value: number, w: Writer) =>
  `${more(aim, value, w)} ${aim === 'damage' ? 'Schaden' : 'Siegchance'}`;

const worthBetween = (aim: Aim, sign: 1 | -1, [least, most]: readonly [number, number], w: Writer) => {
  const ends = [more(aim, sign * least, w), more(aim, sign * most, w)];
  return ends[0] === ends[1] ? worthMore(aim, sign * most, w) : `${ends[0]} bis ${worthMore(aim, sign * most, w)}`;
};

const keep = (keeps: number, of: number) => {
  if (keeps === 0) return of === 1 ? 'den Würfel werfen statt behalten' : `alle ${of} Würfel werfen statt behalten`;
  if (keeps === of) return of === 1 ? 'den Würfel behalten' : `alle ${of} Würfel behalten`;
  return `${keeps} von ${of} Würfeln behalten`;
};

const keeping = (keeps: number, of: number) => {
  if (keeps === 0) return of === 1 ? 'dem Wurf' : 'dem Wurf aller';
  if (keeps === of) return of === 1 ? 'dem Behalten' : 'dem Behalten aller';
  return `dem Behalten von ${keeps}`;
};

const by = (keepers: readonly string[], w: Writer) =>
  w.list(
    keepers.map((rule) => w.rule(rule).replace(/ x\+?$/, '')),
    'or',
  );

const result = ({ crits, normals }: DiceResult, w: Writer) =>
  crits + normals === 0
    ? 'nichts'
    : [...(crits > 0 ? [w.plural(crits, 'Krit')] : []), ...(normals > 0 ? [`${normals} normal`] : [])].join(' + ');

const rolled = ({ fails, ...successes }: RolledDice, w: Writer) => {
  const parts = [
    ...(successes.crits + successes.normals > 0 ? [result(successes, w)] : []),
    ...(fails > 0 ? [w.plural(fails, 'Fehlschlag', 'Fehlschläge')] : []),
  ];
  return parts.length === 0 ? 'nichts' : parts.join(' + ');
};

const attacks = (all: readonly DiceResult[], w: Writer) =>
  w.list(
    all.map((attack) => result(attack, w)),
    'or',
  );

/** "Severe, dann Normals to crits ×2". */
const used = (rules: readonly string[], none: string, w: Writer) => {
  const parts: string[] = [];
  for (let at = 0, times = 1; at < rules.length; at += times, times = 1) {
    while (rules[at + times] === rules[at]) times++;
    parts.push(by([rules[at]], w) + (times > 1 ? ` ×${times}` : ''));
  }
  return parts.length === 0 ? none : parts.join(', dann ');
};

const situation = ({ roll, kept, against, ...turn }: Situation, { aim, side }: UseRules, w: Writer) => {
  const beside = kept === 0 ? '' : `, dazu ${kept} behalten`;
  const attack = against === undefined ? '' : ` gegen ${attacks(against, w)}`;
  const right = `${used(turn.uses, 'keine Regel', w)} benutzen (${result(turn.comesTo, w)})`;
  const habit = `${used(turn.always, 'keiner', w)} (${result(turn.alwaysComesTo, w)})`;
  const worth = worthBetween(aim, side === 'attack' ? 1 : -1, turn.gains, w);
  return `Gewürfelt ${rolled(roll, w)}${beside}${attack}: ${right} statt ${habit}, das bringt ${worth}.`;
};

export const optional: Translation<typeof english> = {
  'optional-worth': ({ aim, always, best, attacker, defender }, w) =>
    `benutzt, wo sie sich lohnen: ${worthNow(aim, best, w)} statt ${worthNow(aim, always, w)}, wenn alle immer gelten. Die Wahl des Angreifers bringt ${worthMore(aim, attacker, w)}, die des Verteidigers ${worthMore(aim, defender, w)}.`,
  'optional-rules': ({ aim, always, best, most }, w) =>
    `freiwillige Regeln werden hier immer benutzt: ${worthNow(aim, always, w)}. Benutzen beide Spieler sie, wo sie sich lohnen, sind es ${worthNow(aim, best, w)}: Setz optionalRules auf „best“. Am meisten bringt: ${w.say(most)}`,
  'optional-choice': ({ title, right }, w) => `${w.say(title)}: ${w.say(right)}`,
  'optional-at': ({ where, of }, w) => `${w.say(where)}, ${w.say(of)}`,
  'volley-title': ({ name, place }, w) => w.name(name, `Angriff ${place}`),
  'optional-too-large': () =>
    'von beiden so gut wie möglich gespielt; für eine Liste, wann welche Wahl richtig ist, haben so viele Würfel und Regeln zu viele Fälle',
  'optional-keep-title': ({ of }, w) => `${w.say(of)}: vor dem Wurf`,
  'optional-use-title': ({ of }, w) => `${w.say(of)}: nach dem Wurf`,
  'optional-keep': ({ aim, keeps, of, instead, gain, keepers }, w) =>
    `${keep(keeps, of)} (${by(keepers, w)}): ${worthMore(aim, gain, w)} gegenüber ${keeping(instead, of)}`,
  'optional-keep-saves': ({ aim, of, rolling, keeping: worth, keepers }, w) => {
    const one = of === 1 ? 'des Würfels' : 'eines davon';
    if (rolling.length === 0)
      return `gegen jeden Angriff ${keep(of, of)} (${by(keepers, w)}): im Mittel ${worthMore(aim, -worth, w)} gegenüber dem Wurf ${one}`;
    const cases = rolling.map(
      ({ keeps, against, gains }) =>
        `gegen ${attacks(against, w)} ${keep(keeps, of)} (${worthBetween(aim, -1, gains, w)})`,
    );
    return `${by(keepers, w)}: ${cases.join('; ')}; gegen jeden anderen Angriff ${keep(of, of)}`;
  },
  'optional-use': ({ situations, further, furtherWorth, ...use }, w) => {
    const sign = use.side === 'attack' ? 1 : -1;
    const worth = worthMore(use.aim, sign * use.worth, w);
    if (situations.length === 0) return `jede Regel benutzen, sobald es geht: zusammen ${worth} gegenüber gar keiner`;
    const rest =
      further === 0
        ? ''
        : ` ${w.plural(further, 'weiterer Fall', 'weitere Fälle')}: zusammen ${worthMore(use.aim, sign * furtherWorth, w)}.`;
    const told = situations.map((each) => situation(each, { situations, further, furtherWorth, ...use }, w));
    return `${told.join(' ')}${rest} Sonst jede Regel benutzen, die möglich ist. So benutzt bringen sie ${worth} gegenüber gar keiner.`;
  },
};
