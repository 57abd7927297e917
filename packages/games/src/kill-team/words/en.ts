// What the calculators of Kill Team say. Each sentence is made of the values that engines and remarks hand over.
import { type Catalogue, capital, type Writer } from '@oddsmith/words';
import type { GameWords } from '../../contract/calculator.ts';
import type { Edition } from '../rules/index.ts';
import { ruleOf, summaryOf } from '../rules/index.ts';
import { type Action, actionTitles, type Strategy, strategies } from '../strategies.ts';
import { checks } from './en/checks.ts';
import { optional } from './en/optional.ts';
import type {
  Choice,
  Conversion,
  CritField,
  Dice,
  DiceOf,
  DieRuleText,
  Fight,
  FighterReport,
  Hand,
  Hurt,
  LockedDice,
  NamedFighter,
  OpenDice,
  Order,
  RuleOf,
  RuleText,
  SaveDice,
  Shot,
  ShotReport,
  Worth,
} from './values.ts';

const fighter = ({ name, place, sameName }: NamedFighter, w: Writer) =>
  sameName ? `${name} (${place})` : w.name(name, `the ${place} fighter`);

/** "the crit" where there is no other one. */
const die = (count: number, kind: string) => `${count === 1 ? 'the' : 'a'} ${kind}`;

/** An action with the dice on the table. */
const move: { readonly [action in Action]: (own: Hand, other: Hand) => string } = {
  strikeCrit: (own) => `strike with ${die(own.crits, 'crit')}`,
  strikeNormal: (own) => `strike with ${die(own.normals, 'normal')}`,
  critParryCrit: (own, other) => `parry ${die(other.crits, 'crit')} with ${die(own.crits, 'crit')}`,
  critParryNormal: (own, other) => `parry ${die(other.normals, 'normal')} with ${die(own.crits, 'crit')}`,
  normalParry: (own, other) => `parry ${die(other.normals, 'normal')} with ${die(own.normals, 'normal')}`,
  normalParryCrit: (own, other) => `parry ${die(other.crits, 'crit')} with ${die(own.normals, 'normal')}`,
};

/** The first of the best actions, and those as good as it. */
const bestOf = (actions: readonly Action[], { self, enemy }: Pick<Choice, 'self' | 'enemy'>, w: Writer) => {
  const [first, ...equal] = actions.map((action) => move[action](self, enemy));
  return equal.length === 0 ? `${first}.` : `${first}. Equal: ${w.list(equal, 'or')}.`;
};

const hand = ({ crits, normals, wounds, ...of }: Hand, w: Writer) =>
  `${fighter(of.fighter, w)}: ${w.plural(crits, 'crit')}, ${w.plural(normals, 'normal')}, ${wounds} W`;

const diceOf = (of: DiceOf, w: Writer) => {
  if (of.side === 'attack') return 'Attack';
  if (of.side === 'apl') return `Against APL ${of.apl}`;
  if (of.side === 'fighter') return capital(fighter(of.fighter, w));
  return of.invulnerable ? `Against invulnerable ${of.stat}+` : `Against save ${of.stat}+`;
};

/** As a heading: "Lethal x+" without what stands for its number. */
const ruleTitle = ({ rule, of }: RuleOf, w: Writer) => {
  const name = w.rule(rule).replace(/ x\+?$/, '');
  return of === undefined ? name : `${diceOf(of, w)}: ${name}`;
};

const someDice = (count: number, w: Writer) => w.plural(count, 'die', 'dice');

const dice = ({ autoCrits, autoNormals, verb, stat, low, critFrom, ...one }: Dice, w: Writer) => {
  const kept = [
    ...(autoCrits > 0 ? [`${autoCrits} as critical`] : []),
    ...(autoNormals > 0 ? [`${autoNormals} as normal`] : []),
  ];
  const aside = kept.length === 0 ? '' : ` (${w.list(kept)} without rolling)`;
  const critical = critFrom > 6 ? 'never critical' : `critical on ${critFrom === 6 ? '6' : `${critFrom}+`}`;
  const needs = low ? `${verb} on ${7 - stat} or less, critical on 1` : `${verb} on ${stat}+, ${critical}`;
  return `${someDice(one.dice, w)}${aside}, ${needs}: one die is critical ${w.percent(one.crit)}, normal ${w.percent(one.normal)}, a fail ${w.percent(one.fail)}`;
};

const summary = ({ rule, edition }: RuleText) => summaryOf(ruleOf(rule), edition);

const DIE = { any: 'die', normal: 'normal die', critical: 'critical die' } as const;
const MANY_DICE = { any: 'dice', normal: 'normal dice', critical: 'critical dice' } as const;

const leaves = ({ lowering }: DieRuleText, many: boolean) => {
  const does = many ? 'do' : 'does';
  if (lowering.to === 'atMost') return `${does} ${lowering.damage === 0 ? 'no' : lowering.damage} damage`;
  if (lowering.to === 'half')
    return `${does} half ${many ? 'their' : 'its'} damage, rounded up, ${lowering.minimum} at least`;
  return `of ${lowering.from} or more damage ${does} ${lowering.amount} less`;
};

const rolledFor = ({ on, rolls }: DieRuleText, w: Writer) => {
  if (on === null) return '';
  return rolls > 1
    ? `, if one of ${someDice(rolls, w)} rolled for it shows ${on} or more`
    : `, on ${on}+ rolled for it`;
};

const crits = (count: number, w: Writer) => w.plural(count, 'crit');

const inert =
  (name: string, stat: string) =>
  ({ from, stat: at }: CritField) =>
    `${name} ${from}+ does no more than ${name} ${at}+: a roll below ${stat} ${at}+ is a fail`;
const everyCrit =
  (name: string) =>
  ({ from, stat }: CritField) =>
    `with ${name} ${from}+ every success on ${stat}+ is critical`;
const otherMeaning = (
  { rule, of, edition, instead }: { rule: string; of: Edition; edition: Edition; instead: string },
  w: Writer,
) => `this is ${w.rule(rule)} of ${of}; in ${edition} the name means another thing (${instead})`;
const exclusive = ({ rules }: { rules: readonly string[] }, w: Writer) =>
  `no operative has ${w.list(rules.map(w.rule))} together; each acts in its own place`;

export const en = {
  ...checks,
  ...optional,
  shot: ({ attacker, attacks, hit, further, target, wounds, kills, damage, mode }: Shot, w: Writer) => {
    const who = w.name(attacker, `${w.plural(attacks, 'attack')} on ${hit}+`);
    const others = further === 0 ? '' : ` and ${w.plural(further, 'further attack')}`;
    const more = (attacker === '' && attacks !== 1) || further > 0;
    return `${capital(who)}${others} ${more ? 'kill' : 'kills'} ${w.name(target, 'the target')} (${wounds} W) ${w.percent(kills)} of the time and ${more ? 'do' : 'does'} ${w.amount(damage)} damage on average, most likely ${mode}.`;
  },
  fight: ({ fighters, firstDies, secondDies, bothSurvive, bothDie }: Fight, w: Writer) => {
    const both = bothDie > 0 ? `, both die ${w.percent(bothDie)}` : '';
    return `${capital(fighter(fighters[0], w))} kills ${fighter(fighters[1], w)} ${w.percent(secondDies)} of the time and dies ${w.percent(firstDies)} of the time; both live ${w.percent(bothSurvive)}${both}.`;
  },
  choice: ({ kill, damage, kills, dies, wounds, ...dice }: Choice, w: Writer) => {
    const trade =
      kill.join() === damage.join()
        ? `The same goes for the trade of wounds (${w.gained(wounds)}).`
        : `For the trade of wounds (${w.gained(wounds)}): ${bestOf(damage, dice, w)}`;
    return `${capital(fighter(dice.self.fighter, w))}: ${bestOf(kill, dice, w)} Kills ${w.percent(kills)}, dies ${w.percent(dies)}. ${trade}`;
  },

  'open-dice-title': () => 'Open dice',
  'open-dice': ({ hands, self, enemy, strategy }: OpenDice, w: Writer) =>
    `${hands.map((each) => hand(each, w)).join('; ')}; ${fighter(self, w)} acts, ${fighter(enemy, w)} ${strategies[strategy].summary}`,
  'action-title': ({ action }: { action: Action }) => capital(actionTitles[action]),
  action: ({ kills, dies, value, deals, takes, trade }: Worth, w: Writer) =>
    `for the kill: kills ${w.percent(kills)}, dies ${w.percent(dies)}, value ${w.gained(value)}; for wounds: deals ${w.amount(deals)}, takes ${w.amount(takes)}, value ${w.gained(trade)}`,

  'dice-title': ({ of }: { of: DiceOf }, w: Writer) => diceOf(of, w),
  dice,
  'save-dice': ({ base, lost, piercing, reduction, coverLost, ...saves }: SaveDice, w: Writer) => {
    const parts = [
      ...(lost > 0 ? [`${base} base - ${lost} Piercing`] : []),
      ...(piercing === 'ignored' ? ['Piercing is ignored'] : []),
      ...(piercing === 'counted' && reduction > 0 ? [`Piercing is ${reduction} lower`] : []),
      ...(coverLost ? ['no cover against Saturate'] : []),
    ];
    return [...parts, dice(saves, w)].join('; ');
  },
  'rule-title': ruleTitle,
  rule: summary,
  'chosen-reroll-title': ({ rule, of }: RuleOf, w: Writer) =>
    `${ruleTitle({ rule, ...(of && { of }) }, w)}, ${w.rule('rerollChoice').toLowerCase()}`,
  conversion: ({ means, ...text }: Conversion, w: Writer) => {
    if (means === null) return summary(text);
    const [successes, critical] = [means.successes.map(w.amount), means.crits.map(w.amount)];
    return `${summary(text)} Successes ${successes[0]} to ${successes[1]}, crits ${critical[0]} to ${critical[1]} on average.`;
  },
  'locked-dice-title': ({ of }: { of: DiceOf }, w: Writer) => `${diceOf(of, w)}: locked dice`,
  'locked-dice': ({ locking, promoting }: LockedDice, w: Writer) =>
    `a die is retained once: those of ${w.list(locking.map((rule) => ruleTitle({ rule }, w)))} stay normal, whatever ${w.list(
      promoting.map((rule) => ruleTitle({ rule }, w)),
      'or',
    )} could make of them`,
  'crits-at-once': ({ damage }: { damage: number }) => `each crit does ${damage} damage at once, whatever is saved`,
  'crits-rolled-at-once': ({ damage }: { damage: number }) => `each crit rolled does ${damage} damage at once`,
  'strategy-title': ({ of }: { of: DiceOf }, w: Writer) => `${diceOf(of, w)}: strategy`,
  strategy: ({ strategy }: { strategy: Strategy }) => strategies[strategy].summary,
  'each-point': ({ on }: { on: number }) => `each point of damage is ignored on ${on}+, rolled when it is inflicted`,
  'die-rule': (rule: DieRuleText, w: Writer) => {
    const which =
      rule.count === null
        ? `each ${DIE[rule.dice]} ${leaves(rule, false)}`
        : `${w.plural(rule.count, DIE[rule.dice], MANY_DICE[rule.dice])} at most ${leaves(rule, rule.count > 1)}`;
    return `${which}${rolledFor(rule, w)}${rule.devastating ? '; Devastating too' : ''}`;
  },
  downgraded: ({ count }: { count: number }, w: Writer) =>
    `up to ${crits(count, w)} of the attack count as normal when saves are used`,
  'piercing-crits': ({ dice: left, instead }: { dice: number; instead: number }, w: Writer) =>
    `with at least one crit the defender rolls ${someDice(left, w)} instead of ${instead}`,
  'blocking-title': () => 'Blocking',
  blocking: ({ any, normal, critical }: { any: boolean; normal: number; critical: number }) => {
    const way = any
      ? 'any save blocks any hit, normal hits first'
      : 'a critical save blocks any hit, a normal save a normal hit, two normal saves a critical hit, used so that the least damage is left';
    return `${way}; unblocked hits do ${normal}, critical ones ${critical}`;
  },
  hot: ({ below, damage, dies }: { below: number; damage: number; dies: number | null }, w: Writer) =>
    `one die below ${below} costs the user twice its face: ${w.amount(damage)} damage on average${dies === null ? '' : `, dead ${w.percent(dies)} of the time`}`,
  'secondary-title': ({ name, place }: { name: string; place: number }, w: Writer) =>
    `Secondary target ${w.name(name, String(place))}`,
  'in-reach-title': ({ name, place }: { name: string; place: number }, w: Writer) =>
    `In reach: ${w.name(name, String(place))}`,
  'after-title': ({ name, place }: { name: string; place: number }, w: Writer) =>
    `After ${w.name(name, `attack ${place}`)}`,
  hurt: ({ damage, dies, devastating }: Hurt, w: Writer) =>
    `${devastating === undefined ? '' : `Devastating ${devastating} for each crit: `}${w.amount(damage)} damage on average, dead ${w.percent(dies)} of the time`,
  'times-fired-title': () => 'Times fired',
  'times-fired': ({ times }: { times: number }) => `${times} times, added up`,
  'report-title': () => 'Battle report',
  'shot-report': (shot: ShotReport, w: Writer) => {
    const devastating = shot.devastating > 0 ? ` with Devastating ${shot.devastating}` : '';
    return [
      `${w.name(shot.attacker, 'Attacker')}: ${shot.attacks}D6 hit ${shot.hit}+, damage ${shot.normalDamage}/${shot.criticalDamage}${devastating}.`,
      `${w.name(shot.defender, 'Defender')}: ${shot.wounds} W, ${shot.dice}D6 save ${shot.save}+.`,
      `${w.percent(shot.kills)} chance to kill outright.`,
      `${w.percent(shot.halfChance)} chance to deal ${shot.half} or more wounds.`,
      `Average damage ${w.amount(shot.damage)} wounds.`,
      `Most likely outcome: ${shot.mode} damage (${w.percent(shot.modeChance)}).`,
    ].join(' ');
  },
  'fight-report': (
    { fighters, bothSurvive, bothDie }: { fighters: readonly FighterReport[]; bothSurvive: number; bothDie: number },
    w: Writer,
  ) =>
    [
      ...fighters.map(
        (one) =>
          `${capital(fighter(one.fighter, w))}: ${someDice(one.attacks, w)} on ${one.hit}+, damage ${one.normalDamage}/${one.criticalDamage}, dies ${w.percent(one.dies)}, keeps ${w.amount(one.keeps)} of ${one.wounds} wounds on average.`,
      ),
      `Both live ${w.percent(bothSurvive)}, both die ${w.percent(bothDie)}.`,
    ].join(' '),
  'order-title': () => 'Order',
  order: ({ fighters, rounds, swaps, injuredBelow }: Order, w: Writer) => {
    const names = fighters.map((one) => fighter(one, w));
    const below = injuredBelow?.map((wounds, index) => `${names[index]} below ${w.amount(wounds)} wounds`);
    const hurt =
      below === undefined ? '' : `; who begins a round injured (${below.join(', ')}) hits on a roll one higher`;
    const length = rounds > 1 ? `${rounds} rounds until someone dies` : 'one round';
    return `${length}; ${names[0]} acts first${swaps ? ' in odd rounds' : ''}, then one die each in turn${hurt}`;
  },

  'more-kept-than-dice': ({ dice: all }: { dice: number }) =>
    `more dice are kept without rolling than the ${all} there are`,
  'reroll-choice-idle': ({ rule }: { rule: string }, w: Writer) =>
    `${w.rule(rule)} leaves nothing to choose: which dice are rerolled is fixed`,
  'lethal-below-hit': inert('Lethal', 'hit'),
  'hardy-below-save': inert('Hardy', 'save'),
  'lethal-at-hit': everyCrit('Lethal'),
  'hardy-at-save': everyCrit('Hardy'),
  'ability-does-nothing': ({ rule }: { rule: string }, w: Writer) =>
    `${w.rule(rule)} changes nothing here: no roll of these dice leaves it anything to do`,
  'old-name-2024': otherMeaning,
  'stun-2024': otherMeaning,
  'other-edition': ({ rules, edition }: { rules: readonly string[]; edition: Edition }, w: Writer) => {
    const [verb, them] = rules.length === 1 ? ['is a rule', 'it'] : ['are rules', 'them'];
    return `${w.list(rules.map(w.rule))} ${verb} of the other edition; the battle is played by ${edition} with ${them}`;
  },
  'elites-both': exclusive,
  'dueller-both': exclusive,
  'again-both': exclusive,
  'no-dice': ({ fights }: { fights: boolean }) =>
    fights ? 'no dice are rolled: this fighter cannot act' : 'no dice are rolled: nothing happens',
  'piercing-crits-without-crits': () => 'Piercing Crits never happens: no crit is possible',
  'devastating-without-crits': () => 'Devastating never happens: no crit is possible',
  'crit-below-normal': ({ normal, critical }: { normal: number; critical: number }) =>
    `a critical hit does less damage (${critical}) than a normal one (${normal})`,
  'piercing-v-invulnerable': () => 'Piercing does nothing against an invulnerable save',
  'piercing-above-dice': ({ piercing, dice: all }: { piercing: number; dice: number }, w: Writer) =>
    `Piercing ${piercing} removes more dice than the ${someDice(all, w)} of the defender: no saves are rolled`,
  'piercing-crits-below-piercing': ({ piercing, onCrits }: { piercing: number; onCrits: number }) =>
    `Piercing Crits ${onCrits} never counts beside Piercing ${piercing}: only the larger one applies`,
  'invulnerable-worse-than-save': ({ invulnerable, save }: { invulnerable: number; save: number }) =>
    `the invulnerable save ${invulnerable}+ is worse than the save ${save}+ but is always used`,
  'cover-v-saturate': () => 'cover does nothing against Saturate',
  'cover-above-dice': ({ dice: left }: { dice: number }, w: Writer) =>
    `cover comes out of the ${someDice(left, w)} that Piercing leaves`,
  'no-piercing': () => 'there is no Piercing to lower',
  'bystanders-without-devastating': () => 'nobody else is hurt: the attack has no Devastating',
  'cannot-kill': ({ most, wounds }: { most: number; wounds: number }, w: Writer) =>
    `at most ${most} damage is possible against ${w.plural(wounds, 'wound')}`,
  'crit-damage-not-lowered': ({ critical, above }: { critical: number; above: number }) =>
    `critical damage ${critical} is not lowered: it must be above ${above}`,
  'devastating-not-reduced': () =>
    'by the official FAQ nothing that protects from attack dice lowers Devastating: here it does',
  'feel-no-pain-2024': () => 'no team of 2024 rolls for each point of damage: damageReduction is rolled for each die',
  'guard-does-nothing': ({ rule, normal, critical }: { rule: string; normal: number; critical: number }, w: Writer) =>
    `${w.rule(rule)} changes nothing against damage ${normal}/${critical}`,
  'one-round': ({ needs }: { needs: 'injured' | 'swapFirst' }) =>
    needs === 'injured'
      ? 'nobody is injured at the start: it counts from the second round on'
      : 'taking turns to go first needs a second round',
  'starting-wounds-idle': () => 'starting wounds count only with Injured',
  'enemy-does-not-parry': ({ rule }: { rule: string }, w: Writer) =>
    `${w.rule(rule)} changes little: the enemy strikes rather than parries`,
  'striker-with-shield': () => 'a better parry changes little for a fighter that strikes',
  'two-parry-rules': ({ critical, normal }: { critical: string; normal: string }, w: Writer) =>
    `a critical parry follows ${w.rule(critical)}, a normal one ${w.rule(normal)}`,
  'parry-v-brutal': ({ rule }: { rule: string }, w: Writer) =>
    `${w.rule(rule)} does nothing: only crits parry this enemy`,
  'note-round': ({ round }: { round: number }) => `Round ${round}`,
  'note-action': ({ fighter: who, action }: { fighter: string; action: Action }) => `${who}: ${actionTitles[action]}`,
  'note-dice': ({ side, crits: critical, normals }: { side: string; crits: number; normals: number }) =>
    `${side}: ${critical} critical, ${normals} normal`,
  'note-damage': ({ damage }: { damage: number }) => `${damage} damage`,

  'ability-without-crits': () => 'an ability that needs a critical strike never happens: no crit is possible',
  'crit-strike-is-a-strike': () => 'a strike with a crit is a strike: set both',
} satisfies Catalogue;

export const words: GameWords = { messages: en };
