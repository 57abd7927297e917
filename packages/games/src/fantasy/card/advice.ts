// Remarks on two cards: what does nothing, what is not counted, what is easily overlooked.
import type { Advice } from '../../calculator.ts';
import type { HitValue } from '../schema/index.ts';
import { type CardBattle, OPENING, roundOf } from './battle.ts';
import { ranksOf } from './formation.ts';
import type { Fighter } from './result.ts';
import type { Side } from './side.ts';

interface Check {
  readonly code: string;
  readonly field: string;
  applies(own: Fighter, enemy: Fighter): boolean;
  message(own: Fighter, enemy: Fighter): string;
}

const checks: readonly Check[] = [
  {
    code: 'charge-weapon-standing',
    field: 'weapon',
    applies: ({ side }) =>
      side.weapon.charging !== undefined && side.weapon.always === undefined && !side.card.charging,
    message: ({ side }) => `the ${side.weapon.name.toLowerCase()} does more when the unit charges`,
  },
  {
    code: 'first-charge-standing',
    field: 'rules',
    applies: ({ side, moment }) =>
      !side.card.charging && side.rules.some(({ rule, value }) => rule?.effect(moment, value).disrupts === false),
    message: () => 'First Charge does nothing: the unit does not charge',
  },
  {
    code: 'shield-two-hands',
    field: 'shield',
    applies: ({ side }) => side.card.shield && side.weapon.twoHands === true,
    message: ({ side }) => `the shield does nothing: the ${side.weapon.name.toLowerCase()} takes two hands`,
  },
  {
    code: 'frontage-beyond-models',
    field: 'frontage',
    applies: ({ side }) => side.card.frontage > side.card.models,
    message: ({ side }) => `only ${side.card.models} models are there to stand in front`,
  },
  {
    code: 'marching-column',
    field: 'frontage',
    applies: ({ side }) =>
      side.system === 'oldWorld' && ranksOf(side, side.card.models) > side.card.frontage && side.card.frontage > 1,
    message: () => 'more ranks than models in a rank are a marching column: no rank bonus',
  },
  {
    code: 'slayer-without-prey',
    field: 'rules',
    applies: ({ traits }, { side: { kind } }) =>
      (traits.killingBlow && kind.category !== 'infantry' && kind.category !== 'cavalry') ||
      (traits.monsterSlayer && kind.category !== 'monster') ||
      (traits.cleavingBlow && kind.cleavable !== true),
    message: () => 'a natural 6 to wound does nothing special against this kind of troops',
  },
  {
    code: 'other-system',
    field: 'defensiveSkill',
    applies: ({ side }) => side.system === 'oldWorld' && side.card.defensiveSkill !== null,
    message: () => 'defensiveSkill does nothing in The Old World',
  },
  {
    code: 'other-system',
    field: 'height',
    applies: ({ side }) => side.system === 'oldWorld' && side.card.height !== 'standard',
    message: () => 'height does nothing in The Old World',
  },
  {
    code: 'other-system',
    field: 'troopType',
    applies: ({ side }) => side.system === 'ninthAge' && side.card.troopType !== 'regularInfantry',
    message: () => 'troopType does nothing in The 9th Age',
  },
  {
    code: 'other-system',
    field: 'formation',
    applies: ({ side }) => side.system === 'ninthAge' && side.card.formation !== 'close',
    message: () => 'formation does nothing in The 9th Age',
  },
  {
    code: 'standard-without-effect',
    field: 'breakReroll',
    applies: ({ side, traits }) => side.card.breakReroll !== 'none' && traits.noBreakReroll,
    message: () => 'these troops do not reroll break tests near a battle standard',
  },
  {
    code: 'save-of-card-stands',
    field: 'ward',
    applies: ({ side, moment }) => saveOfRules(side.rules, moment, 'ward', side.card.ward),
    message: ({ side }) =>
      `the ward of ${side.card.ward}+ entered on the card stands, that of a special rule is not used`,
  },
  {
    code: 'save-of-card-stands',
    field: 'regeneration',
    applies: ({ side, moment }) => saveOfRules(side.rules, moment, 'regeneration', side.card.regeneration),
    message: ({ side }) =>
      `the regeneration of ${side.card.regeneration}+ entered on the card stands, that of a special rule is not used`,
  },
  {
    code: 'distance-unused',
    field: 'chargeDistance',
    applies: ({ side }) => side.card.chargeDistance !== null && !side.card.charging,
    message: () => 'the charge distance does nothing without a charge',
  },
];

/** Whether a rule gives another save of the kind than the card, which wins. */
function saveOfRules(
  rules: Side['rules'],
  moment: Fighter['moment'],
  kind: 'ward' | 'regeneration',
  onCard: HitValue,
): boolean {
  return (
    onCard !== 'none' &&
    rules.some(({ rule, value }) => {
      const save = rule?.effect(moment, value)[kind] ?? 'none';
      return save !== 'none' && save !== onCard;
    })
  );
}

export function adviseCardBattle(battle: CardBattle): readonly Advice[] {
  const { first, second } = roundOf(battle, OPENING, OPENING);
  return [...adviseFighter(first, second, 'first'), ...adviseFighter(second, first, 'second')];
}

function adviseFighter(own: Fighter, enemy: Fighter, path: string): Advice[] {
  const remarks = checks
    .filter((check) => check.applies(own, enemy))
    .map((check) => remark(check.code, `${path}.${check.field}`, check.message(own, enemy)));
  return [...remarks, ...uncounted(own, path)];
}

function remark(code: string, path: string, message: string): Advice {
  return { code: `fantasy/${code}`, severity: 'info', path, message };
}

/** Names that no rule of the system answers to, or whose value cannot be read. */
function uncounted({ side }: Fighter, path: string): Advice[] {
  const lists = [
    { rules: side.rules, at: `${path}.rules` },
    { rules: side.mountRules, at: `${path}.mount.rules` },
  ];
  return lists.flatMap(({ rules, at }) =>
    rules.flatMap(({ text, rule, silent }, index) =>
      rule === undefined && !silent ? [remark('rule-not-counted', `${at}[${index}]`, `"${text}" is not counted`)] : [],
    ),
  );
}
