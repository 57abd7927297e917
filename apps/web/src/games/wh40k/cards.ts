// The cards of 40,000: what a unit attacks with, a line for each weapon, and what is attacked, a line for each kind of model.
import type { Path } from '@oddsmith/games';
import { wh40k } from '../../language/english/wh40k/wh40k.ts';
import type { InputOf } from '../calculator-types.ts';
import type { CardsView, CardView, StatLineView } from '../view.ts';

const { letters: weapon } = wh40k.weapons;
const { letters: profile } = wh40k.target;
const { verbs, leadership } = wh40k;

type Attack = InputOf<'wh40k/attack'>;
type Volley = NonNullable<Attack['volley']>;

/** What stands between the two is the defender's where it is the defender who has it. */
const OF_THE_DEFENDER = ['cover', 'engaged', 'unseen'];
const LINE_OF_MODELS = [
  'name',
  'models',
  'wounds',
  'toughness',
  'save',
  'invuln',
  'fnp',
  'groups',
  'points',
  'leadership',
];

function weaponStats(path: Path, kind: 'ranged' | 'melee' | undefined): StatLineView['stats'] {
  return [
    [weapon.attacks, [...path, 'attacks']],
    [kind === 'melee' ? weapon.weaponSkill : weapon.ballisticSkill, [...path, 'skill']],
    [weapon.strength, [...path, 'strength']],
    [weapon.ap, [...path, 'ap']],
    [weapon.damage, [...path, 'damage']],
  ];
}

function modelStats(path: Path): StatLineView['stats'] {
  return [
    [profile.toughness, [...path, 'toughness']],
    [profile.save, [...path, 'save']],
    [profile.wounds, [...path, 'wounds']],
    [profile.invulnerable, [...path, 'invuln']],
    [profile.feelNoPain, [...path, 'fnp']],
    [leadership, [...path, 'leadership']],
    [profile.points, [...path, 'points']],
  ];
}

/** An attack wherever it stands in the battle. */
function sidesOf(attack: Attack, path: Path): { readonly attacker: CardView; readonly defender: CardView } {
  const entries: Volley = attack.volley ?? [];
  const first = entries[0]?.weapon;
  const lines = entries.map(
    ({ count, weapon: one }, at): StatLineView => ({
      label: `${count}x ${one.name || wh40k.weapons.unnamed(at + 1)}`,
      stats: weaponStats([...path, 'volley', at, 'weapon'], one.kind),
    }),
  );
  const plain: StatLineView = { label: '', stats: weaponStats([...path, 'weapon'], attack.weapon?.kind) };
  const keywords = entries.map(({ weapon: one }, at) => ({
    path: [...path, 'volley', at, 'weapon'],
    fields: ['keywords'],
    of: entries.length > 1 ? one.name || wh40k.weapons.unnamed(at + 1) : undefined,
  }));
  return {
    attacker: {
      name: attack.attacker?.name || first?.name || '',
      ...(entries.length === 1 ? { count: [...path, 'volley', 0, 'count'] } : {}),
      lines: lines.length === 0 ? [plain] : lines,
      rules: [
        ...keywords,
        { path: [...path, 'context'], except: OF_THE_DEFENDER },
        { path, fields: ['followedBy', 'findBestOrder', 'edition'] },
      ],
    },
    defender: {
      ...modelsOf(attack.target, [...path, 'target']),
      rules: [
        { path: [...path, 'target'], except: LINE_OF_MODELS },
        { path: [...path, 'context'], fields: OF_THE_DEFENDER },
      ],
    },
  };
}

type Models = Attack['target'] | InputOf<'wh40k/melee'>['first'];

function modelsOf({ name, groups }: Models, path: Path): Pick<CardView, 'name' | 'count' | 'lines'> {
  if (groups === null) return { name, count: [...path, 'models'], lines: [{ label: '', stats: modelStats(path) }] };
  return {
    name,
    lines: groups.map((group, at) => ({
      label: `${group.models}x ${group.name || wh40k.target.unnamedGroup(at + 1)}`,
      stats: modelStats([...path, 'groups', at]),
    })),
  };
}

export function attackCards(input: InputOf<'wh40k/attack'>): CardsView {
  const isFight = (input.volley?.[0]?.weapon ?? input.weapon)?.kind === 'melee';
  return { verb: isFight ? verbs.fight : verbs.shooting, ...sidesOf(input, []) };
}

export function chargeCards(input: InputOf<'wh40k/charge'>): CardsView {
  const { fight, ...charge } = input;
  const own = { path: [], fields: Object.keys(charge).filter((key) => key !== 'distance') };
  const roll: StatLineView = { label: wh40k.cards.charge, stats: [[wh40k.distance, ['distance']]] };
  if (fight === null) return { verb: verbs.charge, attacker: { name: '', lines: [roll], rules: [own] } };
  const { attacker, defender } = sidesOf(fight, ['fight']);
  return {
    verb: verbs.charge,
    attacker: { ...attacker, lines: [roll, ...attacker.lines], rules: [own, ...attacker.rules] },
    defender,
  };
}

export function battleShockCards(input: InputOf<'wh40k/battleshock'>): CardsView {
  const shown = ['name', 'leadership', 'startingStrength', 'models'];
  return {
    verb: verbs.battleShock,
    defender: {
      name: input.name,
      lines: [
        {
          label: '',
          stats: [
            [leadership, ['leadership']],
            [wh40k.startingStrength, ['startingStrength']],
            [wh40k.modelsLeft, ['models']],
          ],
        },
      ],
      rules: [{ path: [], fields: Object.keys(input).filter((key) => !shown.includes(key)) }],
    },
  };
}

export function meleeCards(input: InputOf<'wh40k/melee'>): CardsView {
  const { first, second, ...rest } = input;
  const cardOf = (side: 'first' | 'second'): CardView => {
    const models = modelsOf(input[side], [side]);
    const weapons = input[side].weapons.map(
      ({ weapon: one }, at): StatLineView => ({
        label: one.name || wh40k.weapons.unnamed(at + 1),
        stats: weaponStats([side, 'weapons', at, 'weapon'], 'melee'),
      }),
    );
    const arms = input[side].weapons.map((_, at) => ({ path: [side, 'weapons', at, 'weapon'], fields: ['keywords'] }));
    return {
      ...models,
      lines: [...models.lines, ...weapons],
      rules: [...arms, { path: [side], except: [...LINE_OF_MODELS, 'weapons', 'abilities'] }],
    };
  };
  const attacker = cardOf('first');
  return {
    verb: verbs.melee,
    attacker: { ...attacker, rules: [...attacker.rules, { path: [], fields: Object.keys(rest) }] },
    defender: cardOf('second'),
    swapped: () => ({ ...input, first: second, second: first, charged: otherSide(input.charged) }),
  };
}

function otherSide(side: 'first' | 'second' | null): 'first' | 'second' | null {
  if (side === null) return null;
  return side === 'first' ? 'second' : 'first';
}
