import type { Translation, Writer } from '@oddsmith/words';
import { germanOf } from '../../words/de.ts';
import type { ModifierStep } from '../editions.ts';
import { advice } from './de/advice.ts';
import { melee } from './de/melee.ts';
import type { en } from './en.ts';
import { names } from './names.de.ts';
import type * as values from './values.ts';

const firing = ({ name, weapons, mortalWounds }: values.Firing, w: Writer) =>
  w.name(
    name,
    w.list([
      ...weapons.map((weapon) => `${weapon.count} × ${w.name(weapon.name, 'Waffe')}`),
      ...(mortalWounds ? ['tödliche Verwundungen'] : []),
    ]),
  );

const target = ({ name, groups }: values.Named, w: Writer) => w.name(name, w.name(w.list(groups), 'das Ziel'));

const ofUnit = (unit: values.UnitNamed | null, w: Writer) =>
  unit === null ? '' : `${w.name(unit.name, `Einheit ${unit.number}`)}, `;

const about = ({ unit, weapons }: values.About, w: Writer) =>
  `${ofUnit(unit, w)}${w.list(weapons.map((weapon) => w.name(weapon, 'Waffe')))}`;

const ofGroup = (group: string) => (group === '' ? '' : ` (${group})`);

const cause = ({ rule, name }: values.CauseNamed, w: Writer) => name ?? w.rule(rule);

const because = (causes: readonly values.CauseNamed[], w: Writer) =>
  causes.length === 0 ? '' : ` Durch ${w.list(causes.map((each) => cause(each, w)))}.`;

const changed = ({ changes, modifier, limited }: Pick<values.Hit, 'changes' | 'modifier' | 'limited'>, w: Writer) => {
  const all = changes.map((change) => `${w.signed(change.by)} ${cause(change, w)}`).join(', ');
  return modifier === limited ? all : `${all}, begrenzt auf ${w.signed(limited)}`;
};

const AGAIN = {
  none: '',
  never: ', nichts wird wiederholt',
  ones: ', Würfe von 1 noch einmal',
  fails: ', Fehlwürfe noch einmal',
  nonCrits: ', alles nicht Kritische noch einmal',
} as const;

const most = (count: number | null) => (count === null ? '' : `, höchstens ${count}`);

function waits(devastating: 'unit' | 'pool' | null): string {
  if (devastating === null) return '';
  const until = devastating === 'unit' ? 'bis zum Schluss' : 'auf die anderen Verwundungen dieser Attacken';
  return ` Eine kritische Verwundung erlaubt keinen Schutzwurf und wartet ${until}.`;
}

function hit(v: values.Hit, w: Writer): string {
  const misses = v.missUpTo > 1 ? `, 1 bis ${v.missUpTo} verfehlt` : '';
  const cover = v.covered ? ' in Deckung' : '';
  const crits = v.critical > 6 ? 'nie kritisch' : `kritisch bei ${v.critical}+`;
  const gains = [
    ...(v.extraHits === '' ? [] : [`gibt ${v.extraHits} Treffer mehr`]),
    ...(v.lethal ? ['verwundet ohne Wurf'] : []),
  ];
  const critical = gains.length === 0 ? '' : ` Ein kritischer Treffer ${w.list(gains)}.`;
  const rest = `${AGAIN[v.again]}; ${crits}.${critical}${because(v.because, w)}`;
  if (v.overwatch) return `Overwatch: trifft bei ${v.hit}+${rest}`;
  if (v.changes.length === 0) return `${v.needs}+${cover}${misses}: trifft bei ${v.hit}+${rest}`;
  const becomes = v.hit === v.printed ? 'bleibt' : 'wird';
  return `${changed(v, w)}: ${v.printed}+${cover} ${becomes} ${v.hit}+${misses}${rest}`;
}

function wound(v: values.Wound, w: Writer): string {
  const rest = `${AGAIN[v.again]}; kritisch bei ${v.critical}+.${waits(v.devastating)}${because(v.because, w)}`;
  const against = `S${v.strength} gegen T${v.toughness}`;
  if (v.changes.length === 0) return `${against}: ${v.needs}+${rest}`;
  return `${against}, ${changed(v, w)}: ${v.printed}+ ${v.needs === v.printed ? 'bleibt' : 'wird'} ${v.needs}+${rest}`;
}

function attacks(v: values.Attacks, w: Writer): string {
  if (v.silent) return 'Keine Attacken: Nach einem Vorrücken schießen nur Waffen mit Assault.';
  const parts = [
    `${w.plural(v.count, 'Waffe', 'Waffen')} mit ${v.attacks}`,
    ...(v.fixed
      ? ['nie mehr']
      : [
          ...(v.times === 1 ? [] : [`mal ${v.times}`]),
          ...v.more.map((dice) => `${dice} mehr auf halbe Reichweite`),
          ...(v.added > 0 ? [`${v.added} mehr für die Größe des Ziels`] : []),
          ...(v.each === 0 ? [] : [`je ${w.signed(v.each)}`]),
        ]),
  ];
  const before = parts.length === 1 ? '' : ' vor Zuschlägen';
  return `${parts.join(', ')} (im Mittel ${w.decimal(v.mean)}${before}).${because(v.because, w)}`;
}

function save(v: values.Save, w: Writer): string {
  const cover = v.cover ? ', +1 für Deckung' : '';
  const armour = `${v.armour > 6 ? 'keine Rüstung' : `Rüstung ${v.armour}+`} gegen AP ${w.signed(v.ap)}${cover}`;
  const comma = v.cover ? ',' : '';
  const choice = v.invulnerable === null ? '' : `${comma} oder Rettungswurf ${v.invulnerable}+`;
  const lowest = v.lowestFirst ? ', der niedrigste Wurf zuerst' : '';
  const result = v.needs > 6 ? 'kein Schutzwurf möglich' : `Schutzwurf bei ${v.needs}+${AGAIN[v.again]}${lowest}`;
  return `${armour}${choice}: ${result}.${v.picked ? ' Precision wählt es.' : ''}${because(v.because, w)}`;
}

function damage(v: values.Damage, w: Writer): string {
  const steps: { readonly [step in ModifierStep]: string } = {
    divide: v.halved ? 'halbiert' : '',
    multiply: v.times === 1 ? '' : `mal ${v.times}`,
    add: v.added > 0 ? w.signed(v.added) : '',
    subtract: v.taken > 0 ? w.signed(-v.taken) : '',
  };
  const parts = [
    v.setTo === null ? v.damage : `geändert auf ${v.setTo}`,
    ...v.order.map((step) => steps[step]).filter((change) => change !== ''),
    ...(v.again === 'none'
      ? []
      : [v.again === 'ones' ? 'Würfe von 1 noch einmal' : 'Würfe unter dem Mittel noch einmal']),
  ];
  const pain = v.pain > 6 ? '' : ` Feel No Pain ${v.pain}+ für jeden Punkt.`;
  const mortal = v.mortalPain === null ? '' : ` Feel No Pain ${v.mortalPain}+ gegen verheerende Verwundungen.`;
  const model = `an einem Modell mit ${w.plural(v.wounds, 'Lebenspunkt', 'Lebenspunkten')}`;
  return `${parts.join(', ')} ${model}.${pain}${mortal}${because(v.because, w)}`;
}

function once(v: values.Once, w: Writer): string {
  const failed = (count: number, one: string, many: string) => `${w.plural(count, one, many)} noch einmal`;
  const parts = [
    ...(v.attackRerolls > 0 ? ['der niedrigste Attackenwurf noch einmal'] : []),
    ...(v.hitRerolls > 0 ? [failed(v.hitRerolls, 'misslungener Trefferwurf', 'misslungene Trefferwürfe')] : []),
    ...(v.woundRerolls > 0
      ? [failed(v.woundRerolls, 'misslungener Verwundungswurf', 'misslungene Verwundungswürfe')]
      : []),
    ...(v.damageReroll ? ['der erste Schadenswurf unter seinem Mittel noch einmal'] : []),
    ...(v.fixedHit === null ? [] : [`der erste Trefferwürfel zeigt ${v.fixedHit}`]),
    ...(v.fixedWound === null ? [] : [`der erste Verwundungswürfel zeigt ${v.fixedWound}`]),
    ...(v.fixedDamage === null ? [] : [`der erste Schadenswürfel zeigt ${v.fixedDamage}`]),
  ];
  return `${w.list(parts)}.${v.command ? because([{ rule: 'commandReroll' }], w) : ''}`;
}

const messages: Translation<typeof en> = {
  attack: (v, w) => {
    const who = v.units.map((unit) => firing(unit, w)).join(', dann ');
    const [damage, wipe] = [w.decimal(v.damage), w.percent(v.wipe)];
    if (v.models === 1)
      return `Durch ${who} fällt ${target(v.target, w)} in ${wipe} der Fälle, bei im Mittel ${damage} Schaden.`;
    const of = v.target.name === '' ? '' : ` von ${target(v.target, w)}`;
    return `Durch ${who} fallen im Mittel ${w.decimal(v.slain)} von ${v.models} Modellen${of} (${damage} Schaden), in ${wipe} der Fälle alle.`;
  },
  'attacks-title': (v, w) => `${about(v, w)}: Attacken`,
  attacks,
  'hit-title': (v, w) => `${about(v, w)}: Trefferwurf`,
  'hits-without-roll': (v, w) => {
    const idle = v.idle.length === 0 ? '' : ` Ohne Wirkung: ${w.list(v.idle.map((each) => cause(each, w)))}.`;
    return `Trifft ohne Wurf, also nie kritisch.${because(v.because, w)}${idle}`;
  },
  hit,
  'wound-title': (v, w) => `${about(v, w)}: Verwundungswurf`,
  wound,
  'wound-rolled': (v, w) => {
    const times = v.times === 1 ? '' : ` mal ${v.times}`;
    const added = v.added === 0 ? '' : ` ${w.signed(v.added)}`;
    const modifier = v.changes.length === 0 ? '' : `, ${changed(v, w)}`;
    const strength = `S ${v.strength}${times}${added}, für jeden Treffer geworfen, gegen T${v.toughness}${modifier}`;
    return `${strength}${AGAIN[v.again]}, kritisch ab ${v.critical}.${waits(v.devastating)}${because(v.because, w)}`;
  },
  'save-title': (v, w) => `${about(v, w)}: Schutzwurf${ofGroup(v.group)}`,
  save,
  'damage-title': (v, w) => `${about(v, w)}: Schaden${ofGroup(v.group)}`,
  damage,
  'hazard-title': (v, w) => `${about(v, w)}: Hazardous`,
  hazard: (v, w) => {
    const fails = v.failsOn === 1 ? 'eine 1' : `eine 1 bis ${v.failsOn}`;
    const where = v.spills ? 'die Einheit' : 'einen Träger';
    const wounds = w.plural(v.wounds, 'tödliche Verwundung', 'tödliche Verwundungen');
    return `Ein Würfel für jede Waffe: ${fails} kostet ${where} ${wounds}.`;
  },
  'once-title': (v, w) => `${ofUnit(v.unit, w)}einmal in der Attacke`,
  once,
  'mortal-title': (v, w) => `${ofUnit(v.unit, w)}tödliche Verwundungen`,
  mortal: (v) => {
    const text =
      v.on === 0 ? `${v.dice}.` : `Eine für jeden von ${v.dice} Würfeln, der ${v.on} oder mehr zeigt${most(v.most)}.`;
    return `${text} Eine nach der anderen, von Modell zu Modell.`;
  },
  'own-mortal-title': (v, w) => `${ofUnit(v.unit, w)}tödliche Verwundungen an der eigenen Einheit`,
  'own-mortal': (v) =>
    `Jeder von ihnen, der ${v.ownOn === 1 ? '1' : `1 bis ${v.ownOn}`} zeigt, kostet die eigene Einheit eine${most(v.most)}.`,
  'first-failed-title': () => 'Erster misslungener Schutzwurf',
  'first-failed': () => 'Die erste Attacke, deren Schutzwurf misslingt, bewirkt nichts.',
  'command-reroll-title': () => 'Command Re-roll',
  'command-reroll': ({ lowest }) =>
    lowest
      ? 'Der niedrigste Würfel des ersten Wurfs, in dem ein Schutzwurf der zuerst getroffenen Gruppe misslang, wird wiederholt.'
      : 'Der erste misslungene Schutzwurf wird wiederholt.',
  'slain-title': () => 'Ausgeschaltet',
  slain: ({ wasted }, w) =>
    `Ausgeschaltete Modelle sind nicht Schaden geteilt durch Lebenspunkte: Was ein gefallenes Modell nicht braucht, ist verloren${wasted === null ? '' : ` (im Mittel ${w.decimal(wasted)})`}, und ein verwundetes Modell ist nicht ausgeschaltet.`,
  ...melee,
  ...advice,
  'damaged-single': () => '„damagedAt“ ist für ein einzelnes Modell',
};

export const de = germanOf('wh40k', messages, names);
