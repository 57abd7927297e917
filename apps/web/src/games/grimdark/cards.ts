// The cards of two units: quality, defence and a line for each kind of weapon.
import { grimdark } from '../../language/english/grimdark/grimdark.ts';
import type { InputOf } from '../calculator-types.ts';
import type { CardsView, CardView, StatLineView } from '../view.ts';

const { letters, verbs } = grimdark;

type Input = InputOf<'grimdark/attack' | 'grimdark/duel'>;
type Side = 'attacker' | 'defender';

/** Parts of the battle that have something for each side. */
const OF_EACH_SIDE = ['support', 'spells', 'start', 'reach', 'circumstances', 'keepLimited', 'strikeBack'];
/** What lists bring, and what is changed for good reason alone: with the other fields. */
const NOT_OFFERED = ['distance', 'attacker', 'defender', 'ruleTexts', 'options', 'rulesVersion', ...OF_EACH_SIDE];

export function attackCards(input: InputOf<'grimdark/attack'>): CardsView {
  const isMelee = input.phase === 'melee';
  // Of the attacker the weapons of the phase; the target only takes it.
  const used = { attacker: (range: number) => (range === 0) === isMelee, defender: () => false };
  return { ...cards(input, used), verb: isMelee ? verbs.melee : verbs.shooting };
}

export function duelCards(input: InputOf<'grimdark/duel'>): CardsView {
  const { attacker, defender } = input;
  return {
    ...cards(input, { attacker: () => true, defender: () => true }),
    verb: verbs.duel,
    swapped: () => ({ ...input, attacker: defender, defender: attacker }),
  };
}

/** Which weapons are shown, by their range. */
type Used = { readonly [side in Side]: (range: number) => boolean };

function cards(input: Input, used: Used): Omit<CardsView, 'verb'> {
  const shared = Object.keys(input).filter((key) => !NOT_OFFERED.includes(key));
  const attacker = cardOf(input, 'attacker', used.attacker);
  return {
    attacker: { ...attacker, rules: [...attacker.rules, { path: [], fields: shared }] },
    defender: cardOf(input, 'defender', used.defender),
  };
}

function cardOf(input: Input, side: Side, isUsed: (range: number) => boolean): CardView {
  const isDuel = 'scenarios' in input;
  const { name, models } = input[side];
  const unit: StatLineView = {
    label: '',
    stats: [
      [letters.quality, [side, 'quality']],
      [letters.defense, [side, 'defense']],
      ...(side === 'attacker' ? ([[letters.distance, ['distance']]] as const) : []),
      ...(models.length === 1 ? ([[letters.tough, [side, 'models', 0, 'tough']]] as const) : []),
    ],
  };
  const weapons = models.flatMap((model, at): readonly StatLineView[] =>
    model.weapons.flatMap((weapon, place) =>
      isUsed(weapon.range)
        ? [
            {
              label: weapon.count === 1 ? weapon.name : `${weapon.count}x ${weapon.name}`,
              stats: [
                ...(weapon.range === 0
                  ? []
                  : [[letters.range, [side, 'models', at, 'weapons', place, 'range']] as const]),
                [letters.attacks, [side, 'models', at, 'weapons', place, 'attacks']] as const,
              ],
            },
          ]
        : [],
    ),
  );
  const parts = OF_EACH_SIDE.filter((part) => part in input);
  return {
    name,
    ...(models.length === 1 ? { count: [side, 'models', 0, 'count'] } : {}),
    lines: isDuel ? [withAttacks(unit, weapons)] : [unit, ...weapons],
    rules: [
      { path: [side], fields: ['rules'] },
      ...(models.length === 1 ? [{ path: [side, 'models', 0], fields: ['rules'] }] : []),
      ...parts.map((part) => ({ path: [part], fields: [side] })),
    ],
  };
}

/** A duel uses all weapons there are: one line, each by its name. */
function withAttacks(unit: StatLineView, weapons: readonly StatLineView[]): StatLineView {
  const attacks = weapons.map(({ label, stats }) => [label, stats[stats.length - 1][1]] as const);
  return { ...unit, stats: [...unit.stats, ...attacks] };
}
