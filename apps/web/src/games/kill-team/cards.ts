// The cards of two operatives: their weapon and profile in a line, everything else by name.
import type { Path } from '@oddsmith/games';
import { withOtherFirst } from '@oddsmith/games/kill-team';
import { killTeam } from '../../language/english/kill-team/kill-team.ts';
import type { InputOf } from '../calculator-types.ts';
import type { CardsView, CardView, StatLineView } from '../view.ts';

const { letters, verbs } = killTeam;

const WEAPON = ['attacks', 'hit', 'normalDamage', 'criticalDamage'] as const;
const SITUATION_OF_A_SHOT = [
  'edition',
  'rounds',
  'fireTeam',
  'volleys',
  'rerollFor',
  'optionalRules',
  'optionalGoal',
  'secondaries',
  'bystanders',
];

function weaponLine(path: Path, more: readonly (readonly [string, Path])[] = []): StatLineView {
  return {
    label: '',
    stats: [...WEAPON.map((key) => [letters[key], [...path, key]] as const), ...more],
  };
}

export function shootCards({ attacker, defender }: InputOf<'killteam/shoot'>): CardsView {
  return {
    verb: verbs.shoot,
    attacker: {
      name: attacker.name,
      lines: [weaponLine(['attacker'])],
      rules: [
        { path: ['attacker'], except: ['name', ...WEAPON] },
        { path: [], fields: SITUATION_OF_A_SHOT },
      ],
    },
    defender: {
      name: defender.name,
      lines: [
        {
          label: '',
          stats: [
            [letters.dice, ['defender', 'dice']],
            [letters.save, ['defender', 'save']],
            [letters.wounds, ['defender', 'wounds']],
          ],
        },
      ],
      rules: [{ path: ['defender'], except: ['name', 'dice', 'save', 'wounds', 'apl'] }],
    },
  };
}

type Sides = InputOf<'killteam/fight' | 'killteam/choice'>;

export function fightCards(input: InputOf<'killteam/fight'>): CardsView {
  return { ...fighters(input, verbs.fight, []), swapped: () => withOtherFirst(input) };
}

export function choiceCards(input: InputOf<'killteam/choice'>): CardsView {
  return fighters(input, verbs.choice, ['crits', 'normals']);
}

/** With the dice that lie open, where they do. */
function fighters(input: Sides, verb: string, open: readonly ('crits' | 'normals')[]): CardsView {
  const cardOf = (side: 'first' | 'second'): CardView => {
    const wounds = [letters.wounds, [side, 'wounds']] as const;
    const dice: StatLineView = {
      label: '',
      stats: [...open.map((key) => [letters[key], [side, key]] as const), wounds],
    };
    const line = weaponLine([side], open.length === 0 ? [wounds] : []);
    const shown = [...WEAPON, 'name', 'wounds', ...open];
    return {
      name: input[side].name,
      lines: open.length === 0 ? [line] : [dice, line],
      rules: [{ path: [side], except: shown }],
    };
  };
  const first = cardOf('first');
  const situation = Object.keys(input).filter((key) => key !== 'first' && key !== 'second');
  return {
    verb,
    attacker: { ...first, rules: [...first.rules, { path: [], fields: situation }] },
    defender: cardOf('second'),
  };
}
