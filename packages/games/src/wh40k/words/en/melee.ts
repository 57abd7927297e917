// A charge, a fight both ways, and a test of nerve.
import { type Catalogue, capital, type Writer } from '@oddsmith/words';
import type * as values from '../values.ts';

const charge = ({ dice, dropLowest }: values.ChargeRoll) => {
  if (dropLowest === 0) return `${dice}D6`;
  return `${dice}D6 without the lowest${dropLowest > 1 ? ` ${dropLowest}` : ''}`;
};

const again = ({ reroll }: values.ChargeRoll) => {
  if (reroll === false) return '';
  return reroll === true ? ', with a reroll' : ', with one die rerolled';
};

/** Charges are measured to a tenth: 9.0" is not over 9". */
export const inches = (distance: number, w: Writer) =>
  `${w.number(Number.isInteger(distance) ? distance.toFixed(1) : distance)}"`;

const side = (of: values.SideNamed, w: Writer) => w.name(of.name, w.name(w.list(of.groups), `the ${of.side} unit`));

const dealt = ({ wipe, slain, models }: values.Loss, w: Writer) =>
  models === 1
    ? `destroy it ${w.percent(wipe)} of the time`
    : `slay ${w.decimal(slain)} of ${models} models on average (all of them ${w.percent(wipe)} of the time)`;

const suffered = ({ wipe, slain, models }: values.Loss, w: Writer) =>
  models === 1
    ? `be destroyed ${w.percent(wipe)} of the time`
    : `lose ${w.decimal(slain)} of ${models} (all of them ${w.percent(wipe)} of the time)`;

export const melee = {
  charge: (v: values.Charge, w: Writer) => {
    const counted = v.engagementCounted ? ', Engagement Range counted' : '';
    const needs = v.reachable ? `needs ${v.needed}+ on ${charge(v)}${counted}` : 'is out of reach';
    const together =
      v.destroyed === null
        ? ''
        : `; charge and fight together destroy the target ${w.percent(v.destroyed)} of the time`;
    return `A target ${inches(v.distance, w)} away ${needs}: the charge arrives ${w.percent(v.arrives)} of the time${again(v)}${together}.`;
  },
  'charge-roll-title': () => 'Charge roll',
  'charge-roll': (roll: values.ChargeRoll) => `${charge(roll)} needs ${roll.needed} or more${again(roll)}.`,

  nerve: ({ unit, leadership, passes }: values.Nerve, w: Writer) =>
    `${unit === '' ? `A unit of Ld ${leadership}+` : `${unit} (Ld ${leadership}+)`} passes its Battle-shock test ${w.percent(passes)} of the time.`,
  'nerve-not-tested': ({ unit }: Pick<values.Nerve, 'unit'>) =>
    `No test needed${unit === '' ? '' : ` for ${unit}`}: the unit is not below half strength.`,
  'battle-shock-title': () => 'Battle-shock',
  'nerve-certain': () => 'The test is passed without a roll.',
  'nerve-roll': ({ needed, reroll }: { readonly needed: number; readonly reroll: boolean }) =>
    `2D6 needs ${needed} or more${reroll ? ', rolled again on a failure' : ''}.`,

  melee: (v: values.Melee, w: Writer) => {
    const [first, second] = [side(v.first, w), side(v.second, w)];
    const meets = v.charges ? `charge ${second}` : `strike ${second} first`;
    const rounds = v.rounds > 1 ? ` and fight ${v.rounds} rounds` : '';
    return `${capital(first)} will ${meets}${rounds}, ${dealt(v.secondLoss, w)}, and ${suffered(v.firstLoss, w)}.`;
  },
  'order-title': () => 'Order',
  order: ({ second }: Pick<values.Melee, 'second'>, w: Writer) =>
    capital(`${side(second, w)} strikes back with the models that are left; weapons of the fallen do not strike.`),
  'side-title': ({ who, title }: values.StepOfSide, w: Writer) => `${side(who, w)}, ${w.say(title)}`,
} satisfies Catalogue;
