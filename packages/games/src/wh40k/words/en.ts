// What the calculators of Warhammer 40,000 say. Each sentence is made of the values that engines and remarks hand over.
import type { Catalogue, Writer } from '@oddsmith/words';
import type { GameWords } from '../../contract/calculator.ts';
import type { ModifierStep } from '../editions.ts';
import { rules } from '../rules/index.ts';
import { advice } from './en/advice.ts';
import { melee } from './en/melee.ts';
import type * as values from './values.ts';

const firing = ({ name, weapons, mortalWounds }: values.Firing, w: Writer) =>
  w.name(
    name,
    w.list([
      ...weapons.map((weapon) => `${weapon.count} x ${w.name(weapon.name, 'weapon')}`),
      ...(mortalWounds ? ['mortal wounds'] : []),
    ]),
  );

const target = ({ name, groups }: values.Named, w: Writer) => w.name(name, w.name(w.list(groups), 'the target'));

const ofUnit = (unit: values.UnitNamed | null, w: Writer) =>
  unit === null ? '' : `${w.name(unit.name, `unit ${unit.number}`)}, `;

const about = ({ unit, weapons }: values.About, w: Writer) =>
  `${ofUnit(unit, w)}${w.list(weapons.map((weapon) => w.name(weapon, 'weapon')))}`;

const ofGroup = (group: string) => (group === '' ? '' : ` (${group})`);

const cause = ({ rule, name }: values.CauseNamed, w: Writer) => name ?? w.rule(rule);

const because = (causes: readonly values.CauseNamed[], w: Writer) =>
  causes.length === 0 ? '' : ` By ${w.list(causes.map((each) => cause(each, w)))}.`;

/** "+1 Heavy, −1 Damaged". */
const changed = ({ changes, modifier, limited }: Pick<values.Hit, 'changes' | 'modifier' | 'limited'>, w: Writer) => {
  const all = changes.map((change) => `${w.signed(change.by)} ${cause(change, w)}`).join(', ');
  return modifier === limited ? all : `${all}, limited to ${w.signed(limited)}`;
};

const AGAIN = {
  none: '',
  never: ', nothing is rerolled',
  ones: ', rolls of 1 again',
  fails: ', failed rolls again',
  nonCrits: ', everything not critical again',
} as const;

const most = (count: number | null) => (count === null ? '' : `, at most ${count}`);

function waits(devastating: 'unit' | 'pool' | null): string {
  if (devastating === null) return '';
  const until = devastating === 'unit' ? 'until the end' : 'for the other wounds of these attacks';
  return ` A critical wound allows no save and waits ${until}.`;
}

function hit(v: values.Hit, w: Writer): string {
  const misses = v.missUpTo > 1 ? `, 1 to ${v.missUpTo} miss` : '';
  const cover = v.covered ? ' in cover' : '';
  const crits = v.critical > 6 ? 'never critical' : `critical on ${v.critical}+`;
  const gains = [
    ...(v.extraHits === '' ? [] : [`scores ${v.extraHits} ${v.extraHits === '1' ? 'hit' : 'hits'} more`]),
    ...(v.lethal ? ['wounds without a roll'] : []),
  ];
  const critical = gains.length === 0 ? '' : ` A critical hit ${w.list(gains)}.`;
  const rest = `${AGAIN[v.again]}; ${crits}.${critical}${because(v.because, w)}`;
  if (v.overwatch) return `Overwatch: hits on ${v.hit}+${rest}`;
  if (v.changes.length === 0) return `${v.needs}+${cover}${misses}: hits on ${v.hit}+${rest}`;
  const becomes = v.hit === v.printed ? 'stays' : 'becomes';
  return `${changed(v, w)}: ${v.printed}+${cover} ${becomes} ${v.hit}+${misses}${rest}`;
}

function wound(v: values.Wound, w: Writer): string {
  const rest = `${AGAIN[v.again]}; critical on ${v.critical}+.${waits(v.devastating)}${because(v.because, w)}`;
  const against = `S${v.strength} against T${v.toughness}`;
  if (v.changes.length === 0) return `${against}: ${v.needs}+${rest}`;
  return `${against}, ${changed(v, w)}: ${v.printed}+ ${v.needs === v.printed ? 'stays' : 'becomes'} ${v.needs}+${rest}`;
}

function attacks(v: values.Attacks, w: Writer): string {
  if (v.silent) return 'No attacks: after an Advance only Assault weapons fire.';
  const parts = [
    `${w.plural(v.count, 'weapon')} of ${v.attacks}`,
    ...(v.fixed
      ? ['never more']
      : [
          ...(v.times === 1 ? [] : [`times ${v.times}`]),
          ...v.more.map((dice) => `${dice} more at half range`),
          ...(v.added > 0 ? [`${v.added} more for the size of the target`] : []),
          ...(v.each === 0 ? [] : [`${w.signed(v.each)} each`]),
        ]),
  ];
  const before = parts.length === 1 ? '' : ' before additions';
  return `${parts.join(', ')} (${w.decimal(v.mean)} on average${before}).${because(v.because, w)}`;
}

function save(v: values.Save, w: Writer): string {
  const cover = v.cover ? ', +1 for cover' : '';
  const armour = `${v.armour > 6 ? 'no armour' : `${v.armour}+ armour`} against AP ${w.signed(v.ap)}${cover}`;
  const choice = v.invulnerable === null ? '' : ` or ${v.invulnerable}+ invulnerable`;
  const lowest = v.lowestFirst ? ', the lowest roll first' : '';
  const result = v.needs > 6 ? 'no save is possible' : `saves on ${v.needs}+${AGAIN[v.again]}${lowest}`;
  return `${armour}${choice}: ${result}.${v.picked ? ' Precision picks it.' : ''}${because(v.because, w)}`;
}

function damage(v: values.Damage, w: Writer): string {
  const steps: { readonly [step in ModifierStep]: string } = {
    divide: v.halved ? 'halved' : '',
    multiply: v.times === 1 ? '' : `times ${v.times}`,
    add: v.added > 0 ? w.signed(v.added) : '',
    subtract: v.taken > 0 ? w.signed(-v.taken) : '',
  };
  const parts = [
    v.setTo === null ? v.damage : `changed to ${v.setTo}`,
    ...v.order.map((step) => steps[step]).filter((change) => change !== ''),
    ...(v.again === 'none' ? [] : [v.again === 'ones' ? 'rolls of 1 again' : 'rolls below the average again']),
  ];
  const pain = v.pain > 6 ? '' : ` Feel No Pain ${v.pain}+ for each point.`;
  const mortal = v.mortalPain === null ? '' : ` Feel No Pain ${v.mortalPain}+ against devastating wounds.`;
  return `${parts.join(', ')} to a model of ${w.plural(v.wounds, 'wound')}.${pain}${mortal}${because(v.because, w)}`;
}

function once(v: values.Once, w: Writer): string {
  const parts = [
    ...(v.attackRerolls > 0 ? ['the lowest roll for attacks again'] : []),
    ...(v.hitRerolls > 0 ? [`${w.plural(v.hitRerolls, 'failed hit roll')} again`] : []),
    ...(v.woundRerolls > 0 ? [`${w.plural(v.woundRerolls, 'failed wound roll')} again`] : []),
    ...(v.damageReroll ? ['the first damage roll below its average again'] : []),
    ...(v.fixedHit === null ? [] : [`the first hit die shows ${v.fixedHit}`]),
    ...(v.fixedWound === null ? [] : [`the first wound die shows ${v.fixedWound}`]),
    ...(v.fixedDamage === null ? [] : [`the first damage die shows ${v.fixedDamage}`]),
  ];
  return `${w.list(parts)}.${v.command ? because([{ rule: 'commandReroll' }], w) : ''}`;
}

export const en = {
  attack: (v: values.Attack, w: Writer) => {
    const who = v.units.map((unit) => firing(unit, w)).join(', then ');
    const [damage, wipe] = [w.decimal(v.damage), w.percent(v.wipe)];
    if (v.models === 1)
      return `${who} will destroy ${target(v.target, w)} ${wipe} of the time, with ${damage} damage on average.`;
    const of = v.target.name === '' ? '' : ` of ${target(v.target, w)}`;
    return `${who} will slay ${w.decimal(v.slain)} of ${v.models} models${of} on average (${damage} damage), all of them ${wipe} of the time.`;
  },
  'attacks-title': (v: values.About, w: Writer) => `${about(v, w)}: attacks`,
  attacks,
  'hit-title': (v: values.About, w: Writer) => `${about(v, w)}: to hit`,
  'hits-without-roll': (v: values.NoHitRoll, w: Writer) => {
    const idle = v.idle.length === 0 ? '' : ` Without effect: ${w.list(v.idle.map((each) => cause(each, w)))}.`;
    return `Hits without a roll, so never critically.${because(v.because, w)}${idle}`;
  },
  hit,
  'wound-title': (v: values.About, w: Writer) => `${about(v, w)}: to wound`,
  wound,
  'wound-rolled': (v: values.RolledWound, w: Writer) => {
    const times = v.times === 1 ? '' : ` times ${v.times}`;
    const added = v.added === 0 ? '' : ` ${w.signed(v.added)}`;
    const modifier = v.changes.length === 0 ? '' : `, ${changed(v, w)}`;
    const strength = `S ${v.strength}${times}${added}, rolled for each hit, against T${v.toughness}${modifier}`;
    return `${strength}${AGAIN[v.again]}, critical from a ${v.critical}.${waits(v.devastating)}${because(v.because, w)}`;
  },
  'save-title': (v: values.About & { group: string }, w: Writer) => `${about(v, w)}: save${ofGroup(v.group)}`,
  save,
  'damage-title': (v: values.About & { group: string }, w: Writer) => `${about(v, w)}: damage${ofGroup(v.group)}`,
  damage,
  'hazard-title': (v: values.About, w: Writer) => `${about(v, w)}: Hazardous`,
  hazard: (v: { failsOn: number; spills: boolean; wounds: number }, w: Writer) => {
    const fails = v.failsOn === 1 ? 'a 1' : `a 1 to ${v.failsOn}`;
    const where = v.spills ? 'the unit' : 'one bearer';
    return `One die for each weapon: ${fails} costs ${where} ${w.plural(v.wounds, 'mortal wound')}.`;
  },
  'once-title': (v: { unit: values.UnitNamed | null }, w: Writer) => `${ofUnit(v.unit, w)}once in the attack`,
  once,
  'mortal-title': (v: { unit: values.UnitNamed | null }, w: Writer) => `${ofUnit(v.unit, w)}mortal wounds`,
  mortal: (v: { dice: string; on: number; most: number | null }) => {
    const text =
      v.on === 0 ? `${v.dice}.` : `One for each of ${v.dice} dice that shows ${v.on} or more${most(v.most)}.`;
    return `${text} One at a time, from model to model.`;
  },
  'own-mortal-title': (v: { unit: values.UnitNamed | null }, w: Writer) =>
    `${ofUnit(v.unit, w)}mortal wounds on the own unit`,
  'own-mortal': (v: { ownOn: number; most: number | null }) =>
    `Each of them that shows ${v.ownOn === 1 ? '1' : `1 to ${v.ownOn}`} costs the own unit one${most(v.most)}.`,
  'first-failed-title': () => 'First failed save',
  'first-failed': () => 'The first attack whose save fails does nothing.',
  'command-reroll-title': () => 'Command Re-roll',
  'command-reroll': ({ lowest }: { lowest: boolean }) =>
    lowest
      ? 'The lowest die of the first pool of saves that failed for the group hit first is rolled again.'
      : 'The first failed saving roll is made again.',
  'slain-title': () => 'Slain',
  slain: ({ wasted }: { wasted: number | null }, w: Writer) =>
    `Models slain are not damage divided by wounds: what a dead model does not need is lost${wasted === null ? '' : ` (${w.decimal(wasted)} on average)`}, and a wounded model is not slain.`,
  ...melee,
  ...advice,
  'damaged-single': () => 'damagedAt is for a single model',
} satisfies Catalogue;

const OWN = 'own setting';

export const words: GameWords = {
  messages: en,
  causes: {
    // A charge or a fight names them too.
    ...Object.fromEntries(rules.map(({ id, name }) => [id, name])),
    attackerEngaged: 'Shooter engaged',
    advanced: 'Advanced',
    ...Object.fromEntries(
      [
        'attacksMultiplier',
        'attacksModifier',
        'strengthMultiplier',
        'strengthModifier',
        'damageMultiplier',
        'damageModifier',
        'apModifier',
        'skillModifier',
        'hitModifier',
        'woundModifier',
        'ignoreHitModifiers',
        'critHitOn',
        'critWoundOn',
        'rerollHits',
        'rerollWounds',
        'rerollDamage',
        'rerollSaves',
        'apReduction',
      ].map((field) => [field, OWN]),
    ),
  },
};
