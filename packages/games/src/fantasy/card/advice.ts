// Remarks on two cards: what does nothing, what is not counted, what is easily overlooked.

import type { Given } from '@oddsmith/words';
import { Remarks } from '../../contract/advice-list.ts';
import type { Remark } from '../../contract/calculator.ts';
import { SAVE_NAMES } from '../plan.ts';
import { type Card, type CardSystem, cardSchema, rollsForCharge } from '../schema/index.ts';
import type { en } from '../words/en.ts';
import { IDLE_FIELDS } from '../words/values.ts';
import { type CardBattle, OPENING, roundOf } from './battle.ts';
import { ranksOf } from './formation.ts';
import { type Fighter, type Part, type Side, shotRules, type TroopKind } from './side.ts';

type Messages = typeof en;
type Code = keyof Messages & string;

/** A remark as data: when it is made, where, and the values of its sentence. */
interface CardCheck<Id extends Code = Code> {
  readonly code: Id;
  readonly field: keyof Card;
  applies(own: Fighter, enemy: Fighter): boolean;
  readonly values: (own: Fighter) => Given<Messages, Id>;
}

/** Kept whole: the code and its values belong together. */
type Made = (remarks: Remarks<Messages>, path: string, own: Fighter, enemy: Fighter) => void;

function check<Id extends Code>(
  code: Id,
  field: keyof Card,
  applies: CardCheck['applies'],
  values: CardCheck<Id>['values'],
): Made {
  return (remarks, path, own, enemy) => {
    if (applies(own, enemy)) remarks.info<Id>(code, path + field, ...values(own));
  };
}

const nothing = (): readonly [] => [];
const weaponOf = ({ side }: Fighter) => [{ weapon: side.weapon.name }] as const;

const defaults = cardSchema.parse({});

/** A field that was changed although the system does not look at it. */
const idleIn = (system: CardSystem, field: (typeof IDLE_FIELDS)[CardSystem][number]): Made =>
  check(
    'other-system',
    field,
    ({ side }) => side.system === system && side.card[field] !== defaults[field] && !isRolledFor(side.card, field),
    () => [{ field, system }],
  );

/** A charge over a distance is rolled for in both systems. */
function isRolledFor(card: Card, field: string): boolean {
  return field === 'chargeDistance' && rollsForCharge(card);
}

/** A rule gives another save of the kind than the card, which wins. */
const saveStands = (kind: 'ward' | 'regeneration'): Made =>
  check(
    'save-of-card-stands',
    kind,
    ({ side, moment }) =>
      side.card[kind] !== 'none' &&
      side.rules.some(({ rule, value }) => {
        const save = rule?.effect(moment, value)[kind] ?? 'none';
        return save !== 'none' && save !== side.card[kind];
      }),
    ({ side }) => [{ save: SAVE_NAMES[side.system][kind], value: side.card[kind] }],
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

const checks: readonly Made[] = [
  check(
    'charge-weapon-standing',
    'weapon',
    ({ side }) => side.weapon.charging !== undefined && side.weapon.always === undefined && !side.card.charging,
    weaponOf,
  ),
  check(
    'first-charge-standing',
    'rules',
    ({ side, moment }) =>
      !side.card.charging && side.rules.some(({ rule, value }) => rule?.effect(moment, value).disrupts === false),
    nothing,
  ),
  check('shield-two-hands', 'shield', ({ side }) => side.card.shield && side.weapon.twoHands === true, weaponOf),
  check(
    'frontage-beyond-models',
    'frontage',
    ({ side }) => side.card.frontage > side.card.models,
    ({ side }) => [{ models: side.card.models }],
  ),
  check(
    'marching-column',
    'frontage',
    ({ side }) =>
      side.system === 'oldWorld' && ranksOf(side, side.card.models) > side.card.frontage && side.card.frontage > 1,
    nothing,
  ),
  check(
    'slayer-without-prey',
    'rules',
    ({ riderTraits: { killingBlow, monsterSlayer, cleavingBlow } }, { side: { kind } }) => {
      const slain = killingBlow && (kind.category === 'infantry' || kind.category === 'cavalry');
      const acts = slain || (monsterSlayer && kind.category === 'monster') || (cleavingBlow && kind.cleavable === true);
      return (killingBlow || monsterSlayer || cleavingBlow) && !acts;
    },
    () => [{ rule: null }],
  ),
  check('weapon-not-for-troop-type', 'weapon', ({ side }) => !mayCarry(side), weaponOf),
  check('arc-against-skirmishers', 'arc', ({ side }) => side.card.arc !== side.arc, nothing),
  ...IDLE_FIELDS.oldWorld.map((field) => idleIn('oldWorld', field)),
  ...IDLE_FIELDS.ninthAge.map((field) => idleIn('ninthAge', field)),
  check(
    'standard-without-effect',
    'breakReroll',
    ({ side, traits }) => side.card.breakReroll !== 'none' && traits.noBreakReroll,
    nothing,
  ),
  saveStands('ward'),
  saveStands('regeneration'),
  check(
    'distance-unused',
    'chargeDistance',
    ({ side }) => side.card.chargeDistance !== null && !side.card.charging,
    nothing,
  ),
];

export function adviseCardBattle(battle: CardBattle): readonly Remark[] {
  const { first, second } = roundOf(battle, OPENING, OPENING);
  const remarks = new Remarks<Messages>('fantasy');
  adviseFighter(remarks, first, second, 'first');
  adviseFighter(remarks, second, first, 'second');
  const { charge, input } = battle;
  for (const side of ['first', 'second'] as const)
    if (input[side].restrains && !input.pursuit) remarks.info('restraint-unused', `${side}.restrains`);
  adviseReactions(remarks, battle, first, second);
  adviseChallenge(remarks, battle);
  if (charge !== null && charge.distance > charge.declared)
    remarks.info('charge-out-of-reach', `${charge.side}.chargeDistance`, { most: charge.declared });
  return remarks.all;
}

function adviseChallenge(remarks: Remarks<Messages>, { challenge }: CardBattle): void {
  if (challenge === null) return;
  const other = challenge.issuedBy === 'first' ? 'second' : 'first';
  if (challenge.forced) remarks.info('challenge-forced', `${other}.challenge`);
  if (challenge.answer === 'unanswered') remarks.info('challenge-unanswered', `${challenge.issuedBy}.challenge`);
}

function adviseReactions(remarks: Remarks<Messages>, battle: CardBattle, first: Fighter, second: Fighter): void {
  for (const [path, own] of Object.entries({ first, second })) {
    const { reaction, shooting } = own.side.card;
    const shoots = reaction === 'standAndShoot' || reaction === 'fireAndFlee';
    const idle = shooting !== null && !shoots;
    if (idle) remarks.info('shooting-unused', `${path}.shooting`);
    if (reaction === 'hold') continue;
    const at = `${path}.reaction`;
    if (!own.moment.charged) remarks.info('reaction-without-charge', at);
    else if (reaction === 'fireAndFlee' && own.side.system === 'ninthAge') remarks.info('no-fire-and-flee', at);
    else if (reaction === 'flee' && battle.flight === null) remarks.info('flight-without-distance', at);
    else if (shoots && shooting === null) remarks.info('nothing-to-shoot', at);
    else if (shoots && battle.volley === null) remarks.info('cannot-shoot', at);
    if (shooting !== null) adviseRules(remarks, shotRules(own.side), `${path}.shooting.rules`);
  }
}

export function adviseFighter(remarks: Remarks<Messages>, own: Fighter, enemy: Fighter, path: string): void {
  for (const make of checks) make(remarks, `${path}.`, own, enemy);
  adviseRules(remarks, own.side.rules, `${path}.rules`);
  for (const { part, at } of partsAt(own.side)) {
    adviseRules(remarks, part.held.rules, `${path}.${at}weapon.rules`);
    if (part.kind !== 'champion') adviseRules(remarks, part.rules, `${path}.${at}rules`);
  }
}

const PLACES_OF: { readonly [kind: string]: string | undefined } = {
  mount: 'mount.',
  character: 'character.',
  characterMount: 'character.mount.',
};

/** Each part once with where it stands on the card; a champion with the unit's own weapon is not asked again. */
function partsAt({ parts, card }: Fighter['side']): { readonly part: Part; readonly at: string }[] {
  let crew = 0;
  return parts.flatMap((part) => {
    if (part.kind === 'champion') return (card.champion?.weapon ?? null) === null ? [] : [{ part, at: 'champion.' }];
    if (part.kind === 'crew') return [{ part, at: `crew[${crew++}].` }];
    return [{ part, at: PLACES_OF[part.kind] ?? '' }];
  });
}

/** "Hatred (Dwarfs)", but not "Hatred (all enemies)". */
const OF_SOME_ENEMIES = /\((?!all enemies\))/i;

/** Names that no rule of the system answers to, or whose value cannot be read; rules that ask who the enemy is. */
function adviseRules(remarks: Remarks<Messages>, rules: Fighter['side']['rules'], path: string): void {
  for (const [index, { text, rule, silent }] of rules.entries()) {
    const at = `${path}[${index}]`;
    if (rule === undefined && !silent) remarks.info('rule-not-counted', at, { rule: text });
    if (rule?.namesEnemies && OF_SOME_ENEMIES.test(text)) remarks.info('enemies-not-asked', at, { rule: text });
  }
}
