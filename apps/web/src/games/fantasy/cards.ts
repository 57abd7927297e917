// The cards of fantasy: a unit with its characteristics in a line, or the plain dice of an attack.
import type { Path } from '@oddsmith/games';
import { fantasy } from '../../language/english/fantasy/fantasy.ts';
import type { InputOf } from '../calculator-types.ts';
import type { CardsView, CardView } from '../view.ts';

const { letters, verbs } = fantasy;

const PROFILE = [
  'movement',
  'weaponSkill',
  'strength',
  'toughness',
  'wounds',
  'initiative',
  'attacks',
  'leadership',
  'armourSave',
] as const;
/** Facts of the table rather than rules: they stand with the other fields. */
const MEASURES = ['name', 'models', 'frontage', 'points', 'contact', 'baseWidth', 'baseDepth', 'troopType', 'height'];

export function battleCards(input: InputOf<'fantasy/battle'>): CardsView {
  const { first, second, ...rest } = input;
  const cardOf = (side: 'first' | 'second'): CardView => ({
    name: input[side].name,
    count: [side, 'models'],
    lines: [{ label: '', stats: PROFILE.map((key) => [letters[key], [side, key]] as const) }],
    rules: [{ path: [side], except: [...PROFILE, ...MEASURES, 'lostBefore', 'crew'] }],
  });
  const attacker = cardOf('first');
  return {
    verb: verbs.battle,
    attacker: { ...attacker, rules: [...attacker.rules, { path: [], fields: Object.keys(rest) }] },
    defender: cardOf('second'),
    swapped: () => ({ ...rest, first: second, second: first }),
  };
}

/** Two of one side in one card, a line each. */
export function multipleCards(input: InputOf<'fantasy/multiple'>): CardsView {
  const { first, ally, second, ...rest } = input;
  const lineOf = (side: 'first' | 'ally' | 'second', label: string) => ({
    label,
    stats: PROFILE.map((key) => [letters[key], [side, key]] as const),
  });
  const rulesOf = (side: 'first' | 'ally' | 'second', of?: string) => ({
    path: [side],
    except: [...PROFILE, ...MEASURES, 'lostBefore', 'crew'],
    of,
  });
  const names = [first.name || fantasy.units.yours, ally.name || fantasy.units.ally];
  return {
    verb: verbs.multiple,
    attacker: {
      name: names.join(' + '),
      lines: [lineOf('first', `${first.models}x ${names[0]}`), lineOf('ally', `${ally.models}x ${names[1]}`)],
      rules: [rulesOf('first', names[0]), rulesOf('ally', names[1]), { path: [], fields: Object.keys(rest) }],
    },
    defender: {
      name: second.name,
      count: ['second', 'models'],
      lines: [lineOf('second', '')],
      rules: [rulesOf('second')],
    },
  };
}

const ROLLED = [
  ['attacks', 'numAttacks'],
  ['hit', 'toHit'],
  ['wound', 'toWound'],
] as const;
const SAVED = [
  ['save', 'armorSave'],
  ['special', 'specialSave'],
] as const;
const OF_THE_TARGET = [
  'rerollArmorSaves',
  'specialSaveKind',
  'rerollSpecialSaves',
  'ward',
  'regeneration',
  'targetMaxWounds',
  'targetFlammable',
  'resilience',
  'targetKind',
  'targetWeaponSkill',
  'toughness',
  'target',
];

export function attackCards(input: InputOf<'fantasy/attack'>): CardsView {
  const shown: readonly string[] = [...ROLLED, ...SAVED].map(([, key]) => key);
  const hasUnit = input.target !== null;
  const rest = Object.keys(input).filter((key) => !OF_THE_TARGET.includes(key) && !shown.includes(key));
  return {
    verb: verbs.attack,
    attacker: {
      name: '',
      lines: [{ label: '', stats: ROLLED.map(([letter, key]) => [letters[letter], [key]] as const) }],
      rules: [{ path: [], fields: rest }],
    },
    defender: {
      name: '',
      ...(hasUnit ? { count: ['target', 'models'] } : {}),
      lines: [
        {
          label: '',
          stats: [
            ...SAVED.map(([letter, key]) => [letters[letter], [key]] as const),
            ...(hasUnit ? [[letters.wounds, ['target', 'wounds']] as const] : []),
          ],
        },
      ],
      rules: [{ path: [], fields: hasUnit ? OF_THE_TARGET.filter((key) => key !== 'target') : OF_THE_TARGET }],
    },
  };
}

export function combatCards(input: InputOf<'fantasy/combat'>): CardsView {
  const { first, second, ...rest } = input;
  const cardOf = (side: 'first' | 'second'): CardView => {
    const profile = (key: string): Path => [side, 'profiles', 0, key];
    const inUnit: readonly (readonly [string, Path])[] = [
      [letters.wounds, [side, 'wounds']],
      [letters.initiative, [side, 'initiative']],
    ];
    return {
      name: '',
      count: [side, 'models'],
      lines: [
        {
          label: '',
          stats: [
            ...inUnit,
            ...ROLLED.map(([letter, key]) => [letters[letter], profile(key)] as const),
            ...SAVED.map(([letter, key]) => [letters[letter], profile(key)] as const),
          ],
        },
      ],
      rules: [
        { path: [side], except: ['models', 'wounds', 'initiative', 'profiles'] },
        { path: [side, 'profiles', 0], except: ['models', ...[...ROLLED, ...SAVED].map(([, key]) => key)] },
      ],
    };
  };
  const attacker = cardOf('first');
  return {
    verb: verbs.combat,
    attacker: { ...attacker, rules: [...attacker.rules, { path: [], fields: Object.keys(rest) }] },
    defender: cardOf('second'),
    swapped: () => ({ ...rest, first: second, second: first }),
  };
}
