// Remarks on two cards: what does nothing, what is not counted, what is easily overlooked.
import type { Remark } from '../../calculator.ts';
import { Remarks } from '../../remarks.ts';
import { plural } from '../../wording.ts';
import { adviseBy, type Check, info, SYSTEM_NAMES } from '../advice/check.ts';
import { SAVE_NAMES } from '../plan.ts';
import { type Card, type CardSystem, cardSchema } from '../schema/index.ts';
import { type CardBattle, OPENING, roundOf } from './battle.ts';
import { ranksOf } from './formation.ts';
import type { Fighter, Part, Side, TroopKind } from './side.ts';

type CardCheck = Check<[own: Fighter, enemy: Fighter]>;

const defaults = cardSchema.parse({});

/** A field that was changed although the system does not look at it. */
const idleIn = (system: CardSystem, field: keyof Card): CardCheck =>
  info(
    'other-system',
    field,
    ({ side }) => side.system === system && side.card[field] !== defaults[field],
    `${field} does nothing in ${SYSTEM_NAMES[system]}`,
  );

/** A rule gives another save of the kind than the card, which wins. */
const saveStands = (kind: 'ward' | 'regeneration'): CardCheck =>
  info(
    'save-of-card-stands',
    kind,
    ({ side, moment }) =>
      side.card[kind] !== 'none' &&
      side.rules.some(({ rule, value }) => {
        const save = rule?.effect(moment, value)[kind] ?? 'none';
        return save !== 'none' && save !== side.card[kind];
      }),
    ({ side }) =>
      `the ${SAVE_NAMES[side.system][kind]} of ${side.card[kind]}+ entered on the card stands, that of a special rule is not used`,
  );

const RIDERS: readonly TroopKind['category'][] = ['cavalry', 'monster'];

/** The Old World: who may carry a weapon that is not for all. */
const BEARERS: { readonly [weapon: string]: readonly TroopKind['category'][] | undefined } = {
  lance: RIDERS,
  cavalrySpear: [...RIDERS, 'chariot'],
  thrustingSpear: ['infantry'],
};

function mayCarry({ system, card, kind, parts }: Side): boolean {
  if (system === 'oldWorld')
    return typeof card.weapon !== 'string' || (BEARERS[card.weapon]?.includes(kind.category) ?? true);
  const afoot = parts.every((part) => part.kind !== 'mount');
  if (card.weapon === 'spear') return afoot;
  const chariot = card.rules.some((text) => /^chariot$/i.test(text));
  return (card.weapon !== 'lance' && card.weapon !== 'lightLance') || !afoot || chariot || card.height !== 'standard';
}

const checks: readonly CardCheck[] = [
  info(
    'charge-weapon-standing',
    'weapon',
    ({ side }) => side.weapon.charging !== undefined && side.weapon.always === undefined && !side.card.charging,
    ({ side }) => `the ${side.weapon.name.toLowerCase()} does more when the unit charges`,
  ),
  info(
    'first-charge-standing',
    'rules',
    ({ side, moment }) =>
      !side.card.charging && side.rules.some(({ rule, value }) => rule?.effect(moment, value).disrupts === false),
    'First Charge does nothing: the unit does not charge',
  ),
  info(
    'shield-two-hands',
    'shield',
    ({ side }) => side.card.shield && side.weapon.twoHands === true,
    ({ side }) => `the shield does nothing: the ${side.weapon.name.toLowerCase()} takes two hands`,
  ),
  info(
    'frontage-beyond-models',
    'frontage',
    ({ side }) => side.card.frontage > side.card.models,
    ({ side }) => `only ${plural(side.card.models, 'model')} can stand in front`,
  ),
  info(
    'marching-column',
    'frontage',
    ({ side }) =>
      side.system === 'oldWorld' && ranksOf(side, side.card.models) > side.card.frontage && side.card.frontage > 1,
    'more ranks than models in a rank are a marching column: no rank bonus',
  ),
  info(
    'slayer-without-prey',
    'rules',
    ({ riderTraits: { killingBlow, monsterSlayer, cleavingBlow } }, { side: { kind } }) => {
      const slain = killingBlow && (kind.category === 'infantry' || kind.category === 'cavalry');
      const acts = slain || (monsterSlayer && kind.category === 'monster') || (cleavingBlow && kind.cleavable === true);
      return (killingBlow || monsterSlayer || cleavingBlow) && !acts;
    },
    'a natural 6 to wound does nothing special against this kind of troops',
  ),
  info(
    'weapon-not-for-troop-type',
    'weapon',
    ({ side }) => !mayCarry(side),
    ({ side }) => `these troops carry no ${side.weapon.name.toLowerCase()} in the book; it is counted as the card says`,
  ),
  info(
    'arc-against-skirmishers',
    'arc',
    ({ side }) => side.card.arc !== side.arc,
    'skirmishers have neither flank nor rear: this counts as their front',
  ),
  idleIn('oldWorld', 'defensiveSkill'),
  idleIn('oldWorld', 'height'),
  idleIn('ninthAge', 'troopType'),
  idleIn('ninthAge', 'formation'),
  idleIn('ninthAge', 'highGround'),
  idleIn('ninthAge', 'disrupted'),
  idleIn('ninthAge', 'disorderedCharge'),
  idleIn('ninthAge', 'chargeDistance'),
  info(
    'standard-without-effect',
    'breakReroll',
    ({ side, traits }) => side.card.breakReroll !== 'none' && traits.noBreakReroll,
    'these troops do not reroll break tests near a battle standard',
  ),
  saveStands('ward'),
  saveStands('regeneration'),
  info(
    'distance-unused',
    'chargeDistance',
    ({ side }) => side.card.chargeDistance !== null && !side.card.charging,
    'the charge distance does nothing without a charge',
  ),
];

export function adviseCardBattle(battle: CardBattle): readonly Remark[] {
  const { first, second } = roundOf(battle, OPENING, OPENING);
  const remarks = new Remarks('fantasy');
  adviseFighter(remarks, first, second, 'first');
  adviseFighter(remarks, second, first, 'second');
  return remarks.all;
}

function adviseFighter(remarks: Remarks, own: Fighter, enemy: Fighter, path: string): void {
  adviseBy(remarks, checks, `${path}.`, own, enemy);
  adviseRules(remarks, own.side.rules, `${path}.rules`);
  for (const { part, at } of partsAt(own.side)) {
    adviseRules(remarks, part.held.rules, `${path}.${at}weapon.rules`);
    if (part.kind !== 'champion') adviseRules(remarks, part.rules, `${path}.${at}rules`);
  }
}

/** Each part once with where it stands on the card; a champion with the unit's own weapon is not asked again. */
function partsAt({ parts, card }: Fighter['side']): { readonly part: Part; readonly at: string }[] {
  let crew = 0;
  return parts.flatMap((part) => {
    if (part.kind === 'champion') return (card.champion?.weapon ?? null) === null ? [] : [{ part, at: 'champion.' }];
    if (part.kind === 'crew') return [{ part, at: `crew[${crew++}].` }];
    return [{ part, at: part.kind === 'mount' ? 'mount.' : '' }];
  });
}

/** "Hatred (Dwarfs)", but not "Hatred (all enemies)". */
const OF_SOME_ENEMIES = /\((?!all enemies\))/i;

/** Names that no rule of the system answers to, or whose value cannot be read; rules that ask who the enemy is. */
function adviseRules(remarks: Remarks, rules: Fighter['side']['rules'], path: string): void {
  for (const [index, { text, rule, silent }] of rules.entries()) {
    const at = `${path}[${index}]`;
    if (rule === undefined && !silent) remarks.info('rule-not-counted', at, `"${text}" is not counted`);
    if (rule?.namesEnemies && OF_SOME_ENEMIES.test(text))
      remarks.info('enemies-not-asked', at, `"${text}" is counted, whoever the enemy is`);
  }
}
