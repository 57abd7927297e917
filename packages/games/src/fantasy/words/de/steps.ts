import { formatDiceExpression } from '@oddsmith/kernel';
import { capital, type Translation, type Writer } from '@oddsmith/words';
import type { steps as english } from '../en/steps.ts';
import type * as values from '../values.ts';

const PLACES = { first: 'erste', second: 'zweite' } as const;
const UNITS = { first: 'erste Einheit', second: 'zweite Einheit', both: 'beide Einheiten' } as const;
const OF_UNITS = { first: 'der ersten Einheit', second: 'der zweiten Einheit', both: 'beider Einheiten' } as const;

export const SAVES: { readonly [S in values.SaveTitle['save']]: string } = {
  'armour save': 'Rüstungswurf',
  'special save': 'besonderer Schutzwurf',
  ward: 'Rettungswurf',
  aegis: 'Aegis',
  fortitude: 'Fortitude',
  regeneration: 'Regeneration',
};

const attacks = ({ attacks: each, models }: values.Attacks, w: Writer) => {
  const many = w.plural(formatDiceExpression(each), 'Attacke', 'Attacken');
  return models > 1 ? `${models} × ${many}` : many;
};

const wounds = (count: number, w: Writer) => w.plural(w.decimal(count), 'Verwundung', 'Verwundungen');

const caused = ({ who, wounds: mean, mode }: values.AttackResult, w: Writer) => {
  const named = 'profiles' in who ? w.plural(who.profiles, 'Profil', 'Profile') : attacks(who, w);
  return `${named}: im Mittel ${wounds(mean, w)} (am häufigsten ${mode})`;
};

const AGAIN = {
  none: '',
  '1s': ', 1 wiederholt',
  fails: ', Fehlwürfe wiederholt',
  successes: ', Erfolge wiederholt',
} as const;

export const roll = ({ needs, reroll }: values.Roll) => {
  if (needs === 'auto') return 'automatisch';
  return needs === 'none' ? 'unmöglich' : `${needs}+${AGAIN[reroll]}`;
};

const firstRoll = (needs: values.LongShot['needs']) => {
  if (needs === 'auto') return 'automatisch';
  if (needs === 'none') return 'unmöglich';
  return needs > 6 ? `eine natürliche 6, dann ${needs - 3} oder mehr` : `${needs} oder mehr`;
};

export const steps: Translation<typeof english> = {
  attack: (v, w) => `${caused(v, w)}. Die Chance auf mindestens eine beträgt ${w.percent(v.chance)}.`,
  'attack-on-unit': (v, w) =>
    `${caused(v, w)}, ${w.decimal(v.slain)} von ${w.plural(v.models, 'Modell', 'Modellen')} ausgeschaltet. Die Chance, die Einheit zu vernichten, beträgt ${w.percent(v.chance)}.`,
  combat: ({ rounds, first, second }, w) => {
    const over = rounds === 1 ? 'einer Runde' : `${rounds} Runden`;
    const losses = `verliert die erste Einheit im Mittel ${w.decimal(first.lost)} von ${w.plural(first.health, 'Lebenspunkt', 'Lebenspunkten')} und die zweite ${w.decimal(second.lost)} von ${second.health}`;
    const ahead = `Die erste liegt am Ende in ${w.percent(first.ahead)} der Kämpfe vorn, in ${w.percent(second.ahead)} zurück`;
    return `In ${over} ${losses}. ${ahead} (vernichtet: ${w.percent(first.destroyed)} und ${w.percent(second.destroyed)}).`;
  },

  'of-profile-title': ({ place, profile, title }, w) => {
    const number = profile === null ? '' : `Profil ${profile}`;
    const owner = place === null ? number : `${capital(PLACES[place])} Einheit${number === '' ? '' : `, ${number}`}`;
    return `${owner}: ${w.say(title)}`;
  },
  'order-title': () => 'Reihenfolge der Schläge',
  order: ({ strikes }) => {
    const said = strikes.map(({ at, who }) =>
      at === null ? `Niedertrampeln ${OF_UNITS[who]}` : `${at}: ${UNITS[who]}`,
    );
    return said.length === 0 ? 'niemand schlägt zu' : said.join(', ');
  },

  'attacks-title': () => 'Attacken',
  attacks,
  'attacks-on-average': (v, w) => `${attacks(v, w)}, im Mittel ${w.decimal(v.mean)}`,
  'to-hit-title': () => 'Trefferwurf',
  'to-wound-title': () => 'Verwundungswurf',
  roll,
  'long-shot': ({ needs, reroll, secondChance }) =>
    secondChance === 'none'
      ? `${firstRoll(needs)}${AGAIN[reroll]}`
      : `${firstRoll(needs)}; ein Fehlwurf wird wiederholt und braucht ${secondChance} oder mehr`,
  'save-title': ({ save }) => capital(SAVES[save]),
  armour: ({ save, piercing, needs, reroll }) =>
    needs === 'none'
      ? `${save}+ durch Durchdringung ${piercing} aufgehoben`
      : `aus ${save}+ wird durch Durchdringung ${piercing} ${needs}+${AGAIN[reroll]}`,
  'rule-title': ({ rule }, w) => w.rule(rule),
  rule: ({ summary }, w) => w.word(summary),
  'one-attack-title': () => 'Eine Attacke',
  'one-attack': (v, w) => `im Mittel ${wounds(v.wounds, w)}${v.sundered ? ', bevor die Rüstung zerbricht' : ''}`,
};
