// What the calculators of Grimdark Future say. Each sentence is made of the values that engines and remarks hand over.
import { type Catalogue, capital, type Writer } from '@oddsmith/words';
import type { GameWords } from '../../contract/calculator.ts';
import { circumstanceTitle, SCENARIO_TITLES } from '../schema.ts';
import { replay } from './en/replay.ts';
import type * as values from './values.ts';

const pool = (dice: number, w: Writer) => w.plural(dice, 'die', 'dice');

const having = (rules: readonly string[], w: Writer) => (rules.length === 0 ? '' : ` with ${w.list(rules)}`);

const natural = (faces: readonly number[], w: Writer) => `a natural ${w.list(faces.map(String))}`;

const line = (v: values.WeaponLine, w: Writer) => {
  const six = v.blockOnSix === v.blockOn ? '' : ` (natural 6s on ${v.blockOnSix}+)`;
  const remarks = v.remarks.map((remark) => lineRemark(remark, w));
  const more = remarks.length === 0 ? '' : `; ${w.list(remarks)}`;
  return `${w.plural(v.dice, 'die hits', 'dice hit')} on ${v.hitOn}+, blocked on ${v.blockOn}+${six}${more}.`;
};

function lineRemark(remark: values.LineRemark, w: Writer): string {
  switch (remark.is) {
    case 'takedown':
      return 'each bearer picks one model and is resolved first';
    case 'extraHits':
      return `${natural(remark.faces, w)} adds ${w.plural(remark.most, 'hit')}`;
    case 'extraAttacks':
      return `${natural(remark.faces, w)} adds ${w.plural(remark.most, 'attack')}`;
    case 'copies':
      return `every hit is ${remark.hits} hits`;
    case 'blockRerolls':
      return `block rolls of ${remark.from} and more are rolled again`;
    case 'extraWounds':
      return `${natural(remark.faces, w)} to block that fails adds ${w.plural(remark.most, 'wound')}`;
    case 'extraWoundOnSix':
      return 'an unblocked hit of a natural 6 adds a wound';
    case 'deadly':
      return `every wound counts ${remark.wounds} on one model`;
    case 'skipsRegeneration':
      return 'no Regeneration rolls';
    case 'hazard':
      return 'natural 1s wound the own unit';
  }
}

function trait(shown: values.UnitTrait, w: Writer): string {
  switch (shown.is) {
    case 'strikesFirst':
      return 'strikes first when charged';
    case 'strikesLast':
      return 'strikes last when charging';
    case 'limited':
      return 'has a weapon for one use';
    case 'hazard':
      return 'wounds itself on natural 1s';
    case 'feats':
      return 'ignores wounds once per game';
    case 'perWound':
      return `gives back ${w.plural(shown.hits, 'hit')} for a wound in melee`;
    case 'perKill':
      return `gives back ${w.plural(shown.hits, 'hit')} for a model slain in melee`;
    case 'selfDestruct':
      return `blows itself up for ${w.plural(shown.hits, 'hit')} a model`;
    case 'grows':
      return 'gathers a marker each round';
  }
}

const ATTACKING: { readonly [how in values.Attack['how']]: string } = {
  shooting: 'shooting at',
  charging: 'charging',
  striking: 'striking',
};

const chances = ({ win, draw, loss }: values.Chances, w: Writer) =>
  `wins ${w.percent(win)}, draws ${w.percent(draw)}, loses ${w.percent(loss)}`;

const MORE = { model: 'One more model', wound: 'One more wound per tough model', attack: 'One more attack' } as const;

/** Below this a change shows as nothing. */
const SHOWN_CHANGE = 0.0005;

function factor({ what, kind, on, change, owner }: values.Factor, w: Writer): string {
  const name = 'rule' in what ? what.rule : 'more' in what ? MORE[what.more] : `${capital(what.stat)} ${what.to}+`;
  const thing = capital(on === '' ? name : `${name} on ${on}`);
  const points = `${w.tenths(100 * Math.abs(change))} percentage points of win chance`;
  if (Math.abs(change) < SHOWN_CHANGE)
    return `${thing} ${kind === 'rule' ? 'makes' : 'would make'} no difference to ${owner} here.`;
  if (kind === 'stat')
    return change > 0 ? `${thing} would add ${points} to ${owner}.` : `${thing} would take ${points} from ${owner}.`;
  return change > 0 ? `${thing} is worth ${points} to ${owner} here.` : `${thing} costs ${owner} ${points} here.`;
}

export const en = {
  ...replay,
  attack: ({ attacker, defender, how, wounds, kills, half, wipe }: values.Attack, w: Writer) =>
    `${attacker} ${ATTACKING[how]} ${defender}: ${w.amount(wounds)} wounds and ${w.amount(kills)} models slain on average, ${w.percent(half)} to bring it to half, ${w.percent(wipe)} to destroy it.`,
  'scenario-title': ({ scenario }: values.OfScenario) => SCENARIO_TITLES[scenario],
  'one-scenario': ({ scenario, attacker, defender, result }: values.OneScenario, w: Writer) =>
    `${SCENARIO_TITLES[scenario]}: ${attacker} against ${defender} ${chances(result, w)}.`,
  scenarios: ({ attacker, defender, win, loss, count, best, worst }: values.Scenarios, w: Writer) =>
    `${attacker} wins ${w.percent(win)} against ${defender} and loses ${w.percent(loss)}, averaged over ${count} scenarios: ` +
    `best in ${SCENARIO_TITLES[best.scenario]} (${w.percent(best.win)}), worst in ${SCENARIO_TITLES[worst.scenario]} (${w.percent(worst.win)}).`,
  scenario: ({ attacker, defender, result, out, lost, holds, points: trade }: values.ScenarioOutcome, w: Writer) =>
    `${attacker} ${chances(result, w)}; ${defender} is destroyed or routed ${w.percent(out)}, ${attacker} ${w.percent(lost)}` +
    `; the objective is held by ${attacker} ${w.percent(holds.attacker)}, by ${defender} ${w.percent(holds.defender)}, contested ${w.percent(holds.contested)}` +
    `${trade === null ? '' : `; it loses ${trade.attackerLost.toFixed(0)} points and takes ${trade.defenderLost.toFixed(0)}`}.`,

  'weapon-title': ({ name }: values.Named) => name,
  weapon: (v: values.WeaponLine, w: Writer) => line(v, w),
  'weapon-out-of-reach': ({ distance }: { readonly distance: number }) => `out of reach at ${distance}".`,
  'weapon-reserved': () => 'attacks only while its unit moves over the enemy.',
  airborne: ({ unit }: values.OfUnit) => `${unit} neither charges nor is charged: nobody strikes.`,
  strafing: ({ step }: values.Within, w: Writer) => `Moving over the enemy, ${w.say(step)}`,
  'unpredictable-title': () => 'Unpredictable',
  unpredictable: () => 'One die for the step: 1 to 3 is AP +1, 4 to 6 is +1 to hit.',
  'loose-title': ({ rule }: { readonly rule: values.LooseRule }) => rule,
  loose: ({ dice, needs, blockOn }: values.Loose, w: Writer) =>
    `${w.plural(dice, 'die hits', 'dice hit')} on ${needs}+, blocked on ${blockOn}+.`,
  ravage: ({ dice }: { readonly dice: number }, w: Writer) =>
    `${pool(dice, w)}: each 6+ is a wound without a block roll.`,
  'rule-title': ({ name }: values.Named, w: Writer) => w.word(name),
  blow: ({ unit, dice, once, needs, hits, rules }: values.Blow, w: Writer) => {
    const each = hits === 0 ? 'a wound that is not blocked' : `${w.plural(hits, 'hit')}${having(rules, w)}`;
    return `${unit} rolls ${pool(dice, w)} before ${once ? 'its first attack' : 'it attacks'}: each ${needs}+ is ${each}.`;
  },
  'coming-back-title': () => 'Coming back',
  'coming-back': ({ unit, needs }: values.UnitNeeds) =>
    `Wounds of ${unit} come back on ${needs}+ each when it is activated.`,
  'mending-title': () => 'Mending',
  mending: ({ unit, times }: { readonly unit: string; readonly times: number }) =>
    `${unit} takes D3 wounds from its most wounded model when it is activated${times === 1 ? '' : `, ${times} times`}.`,
  'unit-title': ({ name }: values.Named) => name,
  unit: ({ models, wounds, traits }: values.UnitStrength, w: Writer) =>
    `${capital(w.list([w.plural(models, 'model'), w.plural(wounds, 'wound'), ...traits.map((shown) => trait(shown, w))]))}.`,
  'ignore-title': () => 'Ignore roll',
  ignore: ({ unit, needs }: values.UnitNeeds) => `${unit} ignores each wound on ${needs}+.`,
  'spell-title': () => 'Spell',
  'spell-gift': ({ unit, rule, needs }: values.SpellGift) =>
    `${unit} has ${rule} if the casting roll is ${needs}+; steps are without it.`,
  'spell-blow': ({ unit, hits, rules, dice, needs }: values.SpellBlow, w: Writer) => {
    const each = dice === 1 ? `if the casting roll is ${needs}+` : `for each of ${dice} dice that is ${needs}+`;
    return `${unit} takes ${w.plural(hits, 'hit')}${having(rules, w)} ${each}, before the first step.`;
  },
  'rules-title': () => 'Rules',
  rules: ({ version, readings }: values.Readings) => {
    const changed = readings.map(([name, value]) => `${name} = ${value}`).join(', ');
    return `Version ${version} with ${changed === '' ? 'the usual readings' : changed}.`;
  },
  'morale-title': ({ name }: values.Named) => `Morale of ${name}`,
  'morale-test': ({ needs }: values.Needs) => `Tests are passed on ${needs}+.`,
  'morale-fearless': ({ needs }: values.Needs) => `A failed test is passed after all on ${needs}+.`,
  'morale-stand': ({ most }: { readonly most: number }) =>
    `Instead of failing, each wound left is marked on 1 to ${most}.`,
  'morale-fear': ({ wounds }: { readonly wounds: number }, w: Writer) =>
    `Counts as ${w.plural(wounds, 'wound')} more when a melee is decided.`,
  'morale-recover': ({ needs }: values.Needs) => `A Shaken unit recovers at the start of a round on ${needs}+.`,
  'sweeping-title': () => 'Moving over the enemy',
  sweeping: ({ unit }: values.OfUnit) => `${unit} attacks with weapons that strafe before it shoots, from no distance.`,
  'twice-title': () => 'Acting twice',
  twice: ({ unit }: values.OfUnit) => `${unit} attacks once more at the end of the round of its first attack.`,

  'unknown-rule': ({ rule }: values.OfRule) => `${rule} is not modelled: it changes nothing in this result`,
  'rule-read-from-text': ({ rule }: values.OfRule) => `${rule} is read from its text; check what it does under steps`,
  'needs-support': ({ rule, gives, onto }: values.Gift) =>
    `${rule} works on another unit: add ${gives.length === 0 ? 'it' : gives.join(', ')} to support.${onto} to count it`,
  'needs-circumstance': ({ rule, unit, circumstance }: values.MissingCircumstance) =>
    `${rule} of ${unit} is not counted: set "${circumstanceTitle(circumstance)}" under Circumstances`,
  'needs-spells': ({ rule, unit }: values.RuleOfUnit) =>
    `${rule} of ${unit} is not counted: enter what it casts under Spells`,
  'rule-without-effect': ({ unit, rules }: values.IdleRules) => `${unit}: no effect here from ${rules.join(', ')}`,
  'support-without-effect': ({ rule }: values.OfRule) => `${rule} as support changes nothing here`,
  'no-weapon': ({ unit, reach }: values.NoWeapon) =>
    reach === null ? `${unit} has no melee weapon` : `${unit} has no weapon that reaches ${reach}"`,
  'spell-picks-model': () => 'hits of a spell fall on the unit: none of their rules can pick out a model',
  'start-too-many-wounds': ({ unit, all, given }: { unit: string; all: number; given: number }) =>
    `${unit} has ${all} wounds in all, not ${given}`,
  'takedown-either': () =>
    'Takedown takes the next casualty here and a hero in another shot at the same unit; a plan knows one of the two',
  'several-heroes': ({ heroes }: { heroes: number }) =>
    `Takedown picks one of ${heroes} heroes, so what is left are the wounds of each of them; a plan tells the wounds of one hero from those of the unit`,
  factor,
  'melee-only': () => 'charging and fatigue count in melee only',
  'shooting-only': () => 'cover counts when shooting only',
} satisfies Catalogue;

export const words: GameWords = { messages: en };
