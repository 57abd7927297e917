import { capital, type Translation, type Writer } from '@oddsmith/words';
import { type melee as en, inches } from '../en/melee.ts';
import type * as values from '../values.ts';

const charge = ({ dice, dropLowest }: values.ChargeRoll) => {
  if (dropLowest === 0) return `${dice}D6`;
  return dropLowest === 1 ? `${dice}D6 ohne den niedrigsten` : `${dice}D6 ohne die niedrigsten ${dropLowest}`;
};

const again = ({ reroll }: values.ChargeRoll) => {
  if (reroll === false) return '';
  return reroll === true ? ', mit einer Wiederholung' : ', mit einem wiederholten Würfel';
};

const side = (of: values.SideNamed, w: Writer) =>
  w.name(of.name, w.name(w.list(of.groups), of.side === 'first' ? 'die erste Einheit' : 'die zweite Einheit'));

const dealt = ({ wipe, slain, models }: values.Loss, w: Writer) =>
  models === 1
    ? `fällt das Ziel in ${w.percent(wipe)} der Fälle`
    : `fallen im Mittel ${w.decimal(slain)} von ${models} Modellen (in ${w.percent(wipe)} der Fälle alle)`;

const suffered = ({ wipe, slain, models }: values.Loss, w: Writer) =>
  models === 1
    ? `die eigene Einheit in ${w.percent(wipe)}`
    : `auf der eigenen Seite ${w.decimal(slain)} von ${models} (in ${w.percent(wipe)} alle)`;

/** Behind "von", where it has no name. */
const striker = ({ name, groups }: values.SideNamed, w: Writer) =>
  w.name(name, w.name(w.list(groups), 'der ersten Einheit'));

export const melee: Translation<typeof en> = {
  charge: (v, w) => {
    const counted = v.engagementCounted ? ', Engagement Range eingerechnet' : '';
    const needs = v.reachable ? `braucht ${v.needed}+ mit ${charge(v)}${counted}` : 'ist außer Reichweite';
    const together =
      v.destroyed === null
        ? ''
        : `; Angriff und Kampf zusammen vernichten das Ziel in ${w.percent(v.destroyed)} der Fälle`;
    return `Ein Ziel in ${inches(v.distance, w)} Entfernung ${needs}: Der Angriff kommt in ${w.percent(v.arrives)} der Fälle an${again(v)}${together}.`;
  },
  'charge-roll-title': () => 'Angriffswurf',
  'charge-roll': (roll) => `${charge(roll)} brauchen ${roll.needed} oder mehr${again(roll)}.`,

  nerve: ({ unit, leadership, passes }, w) => {
    const passed = `in ${w.percent(passes)} der Fälle.`;
    return unit === ''
      ? `Eine Einheit mit Ld ${leadership}+ besteht ihren Battle-shock-Test ${passed}`
      : `${unit} (Ld ${leadership}+) besteht den Battle-shock-Test ${passed}`;
  },
  'nerve-not-tested': ({ unit }) =>
    `Kein Test nötig${unit === '' ? '' : ` für ${unit}`}: Die Einheit ist nicht unter halber Stärke.`,
  'battle-shock-title': () => 'Battle-shock',
  'nerve-certain': () => 'Der Test ist ohne Wurf bestanden.',
  'nerve-roll': ({ needed, reroll }) =>
    `2D6 brauchen ${needed} oder mehr${reroll ? ', bei einem Fehlschlag wird wiederholt' : ''}.`,

  melee: (v, w) => {
    const meets = `${v.charges ? 'Angriff' : 'Kampf'} von ${striker(v.first, w)} ${v.charges ? 'auf' : 'gegen'} ${side(v.second, w)}`;
    const rounds = v.rounds > 1 ? ` über ${v.rounds} Runden` : '';
    return `Beim ${meets}${rounds} ${dealt(v.secondLoss, w)}, ${suffered(v.firstLoss, w)}.`;
  },
  'order-title': () => 'Reihenfolge',
  order: ({ second }, w) =>
    capital(`${side(second, w)} schlägt mit den übrigen Modellen zurück; Waffen der Gefallenen schlagen nicht zu.`),
  'side-title': ({ who, title }, w) => `${side(who, w)}, ${w.say(title)}`,
};
