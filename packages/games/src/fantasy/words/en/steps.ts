// What attacks and combats say of their result, and why it is so.
import { formatDiceExpression } from '@oddsmith/kernel';
import { type Catalogue, capital, type Writer } from '@oddsmith/words';
import type * as values from '../values.ts';

const PLACES = { first: 'First', second: 'Second' } as const;

const attacks = ({ attacks: each, models }: values.Attacks, w: Writer) => {
  const many = w.plural(formatDiceExpression(each), 'attack');
  return models > 1 ? `${models} × ${many}` : many;
};

const attackers = (who: values.Attackers, w: Writer) =>
  'profiles' in who ? w.plural(who.profiles, 'profile') : attacks(who, w);

const caused = ({ who, wounds, mode }: values.AttackResult, w: Writer) => {
  const named = attackers(who, w);
  const verb = named.startsWith('1 ') ? 'causes' : 'cause';
  return `${named} ${verb} ${w.plural(w.decimal(wounds), 'wound')} on average (most likely ${mode})`;
};

const AGAIN = {
  none: '',
  '1s': ', rerolling 1s',
  fails: ', rerolling fails',
  successes: ', rerolling successes',
} as const;

/** "4+, rerolling 1s", "automatic", "impossible". */
export const roll = ({ needs, reroll }: values.Roll) => {
  if (needs === 'auto') return 'automatic';
  return needs === 'none' ? 'impossible' : `${needs}+${AGAIN[reroll]}`;
};

const lost = (side: values.CombatSide, w: Writer) => `${w.decimal(side.lost)} of`;

export const steps = {
  attack: (v: values.AttackResult, w: Writer) =>
    `${caused(v, w)}. The chance of at least one is ${w.percent(v.chance)}.`,
  'attack-on-unit': (v: values.SlainResult, w: Writer) =>
    `${caused(v, w)}, ${w.decimal(v.slain)} of ${w.plural(v.models, 'model')} slain. The chance to destroy the unit is ${w.percent(v.chance)}.`,
  combat: ({ rounds, first, second }: values.CombatResult, w: Writer) => {
    const over = rounds === 1 ? 'one round' : `${rounds} rounds`;
    const losses = `the first unit loses ${lost(first, w)} ${w.plural(first.health, 'wound')} on average and the second ${lost(second, w)} ${second.health}`;
    const ahead = `The first ends ahead in ${w.percent(first.ahead)} of combats and behind in ${w.percent(second.ahead)}`;
    return `In ${over} ${losses}. ${ahead} (destroyed: ${w.percent(first.destroyed)} and ${w.percent(second.destroyed)}).`;
  },

  'of-profile-title': ({ place, profile, title }: values.OwnedTitle, w: Writer) => {
    const number = profile === null ? '' : `profile ${profile}`;
    const owner = place === null ? capital(number) : `${PLACES[place]} unit${number === '' ? '' : `, ${number}`}`;
    return `${owner}: ${w.say(title)}`;
  },
  'order-title': () => 'Order of strikes',
  order: ({ strikes }: { strikes: readonly values.OrderedStrike[] }) => {
    const said = strikes.map(({ at, who }) => {
      if (at !== null) return `${at}: ${who === 'both' ? 'both units' : `${who} unit`}`;
      return `stomps of ${who === 'both' ? 'both units' : `the ${who} unit`}`;
    });
    return said.length === 0 ? 'nobody strikes' : said.join(', ');
  },

  'attacks-title': () => 'Attacks',
  attacks,
  'attacks-on-average': (v: values.Attacks & { readonly mean: number }, w: Writer) =>
    `${attacks(v, w)}, ${w.decimal(v.mean)} on average`,
  'to-hit-title': () => 'To hit',
  'to-wound-title': () => 'To wound',
  roll,
  'long-shot': ({ needs, reroll, secondChance }: values.LongShot) => {
    const first =
      typeof needs === 'number' && needs > 6 ? `a natural 6, then ${needs - 3} or more` : `${needs} or more`;
    return secondChance === 'none'
      ? `${first}${AGAIN[reroll]}`
      : `${first}; a miss is rolled again and needs ${secondChance} or more`;
  },
  'save-title': ({ save }: values.SaveTitle) => capital(save),
  armour: ({ save, piercing, needs, reroll }: values.Armour) =>
    needs === 'none'
      ? `${save}+ removed by piercing ${piercing}`
      : `${save}+ made ${needs}+ by piercing ${piercing}${AGAIN[reroll]}`,
  'rule-title': ({ rule }: { rule: string }, w: Writer) => w.rule(rule),
  rule: ({ summary }: { summary: string }, w: Writer) => w.word(summary),
  'one-attack-title': () => 'One attack',
  'one-attack': ({ wounds, sundered }: { wounds: number; sundered: boolean }, w: Writer) =>
    `${w.plural(w.decimal(wounds), 'wound')} on average${sundered ? ', before the armour is sundered' : ''}`,
} satisfies Catalogue;
