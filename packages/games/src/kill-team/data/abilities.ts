// From an operative's own abilities to the fields that protect it, with what could not be read.
import type { DefenderInput, FighterInput } from '../schema/index.ts';
import type { AbilityEffect, Operative } from './library.ts';

/** Fields that abilities can set: those of a defender; a fighter takes the ones it has. */
type ProtectiveFields = Pick<
  DefenderInput,
  'damageReduction' | 'ignoreDice' | 'critsDealNormal' | 'onlySixesCrit' | 'reroll' | 'hardy' | 'piercingReduction'
>;

export interface OperativeAbilities<Fields> {
  readonly fields: Fields;
  /** Abilities that are part of the calculation. */
  readonly mapped: readonly string[];
  /** "Not modelled here": the ability and, where it is known, why. */
  readonly notModelled: readonly string[];
}

/** More than any Piercing. */
const ALL_PIERCING = 20;

type Reading = (effect: AbilityEffect) => ProtectiveFields;

const EVERYWHERE: { readonly [effect: string]: Reading } = {
  damageReduction: ({ value, least, dice, roll }) => ({
    damageReduction: {
      amount: Number(value),
      minDamage: least ?? 1,
      on: roll ?? null,
      dice: dice === 'all' || dice === undefined ? 'any' : dice,
    },
  }),
  ignoreDamage: ({ count, dice }) => ({
    ignoreDice: { count: count ?? 1, dice: dice === 'critical' ? 'critical' : 'normal' },
  }),
  criticalAsNormal: () => ({ critsDealNormal: true }),
  criticalOnlyOn6: () => ({ onlySixesCrit: true }),
};

const WHEN_SHOT: { readonly [effect: string]: Reading } = {
  ...EVERYWHERE,
  rerollDefence: ({ value }) => ({ reroll: value === 'any' ? 'relentless' : 'balanced' }),
  criticalSaveOn: ({ value }) => ({ hardy: Number(value) }),
  ignorePiercing: () => ({ piercingReduction: ALL_PIERCING }),
};

/** Why an effect is left out, where a word helps. */
const WHY: { readonly [effect: string]: string } = {
  rerollDefence: 'only against Blast and Torrent',
  coverSave: 'an extra or critical cover save: set cover by hand',
  ignoreSaturate: 'cover in spite of Saturate',
  damageAtStart: 'damage at the start of a fight',
  damagePerFail: 'damage for the enemy’s fails',
  damagePerEnemyNormal: 'damage for the enemy’s normals',
  resolveFirst: 'acting first when retaliating',
  survivesOnce: 'surviving once',
};

/** The library of 2021 has no abilities: what they do is not known. */
export const ABILITIES_OF_2021 = 'Abilities of the 2021 card';

/** What no calculation of this operative knows. */
export function unknownAbilities({ edition }: Operative): readonly string[] {
  return edition === '2021' ? [ABILITIES_OF_2021] : [];
}

function read(operative: Operative, fight: boolean, item: string | undefined): OperativeAbilities<ProtectiveFields> {
  const readings = fight ? EVERYWHERE : WHEN_SHOT;
  const fields: Record<string, unknown> = {};
  const mapped: string[] = [];
  const notModelled: string[] = [];
  for (const ability of operative.abilities) {
    if (ability.item !== undefined && ability.item !== item) continue;
    for (const effect of ability.effects) {
      const reading = readings[effect.effect];
      // What is only for fights is no loss when shot at, and the other way round.
      if ((effect.attack === 'melee' && !fight) || (reading === undefined && effect.effect in WHEN_SHOT)) continue;
      const set = reading === undefined || effect.if !== undefined ? {} : reading(effect);
      const [field] = Object.keys(set);
      if (field === undefined || field in fields) {
        const why = effect.if === 'engageOrder' ? 'a part that depends on the order' : WHY[effect.effect];
        notModelled.push(why === undefined ? ability.name : `${ability.name}: ${why}`);
        continue;
      }
      Object.assign(fields, set);
      const often =
        effect.once === undefined ? '' : ` (once per ${effect.once === 'battle' ? 'battle' : 'turning point'})`;
      mapped.push(`${ability.name}${often}`);
    }
  }
  const unread = [...operative.otherAbilities, ...unknownAbilities(operative)];
  return { fields: fields as ProtectiveFields, mapped, notModelled: [...notModelled, ...unread] };
}

/** What protects an operative that is shot at; `item` is one it carries. */
export function abilitiesWhenShot(operative: Operative, item?: string): OperativeAbilities<ProtectiveFields> {
  return read(operative, false, item);
}

/** What protects an operative in a fight. */
export function abilitiesInFight(
  operative: Operative,
): OperativeAbilities<Pick<FighterInput, 'damageReduction' | 'ignoreDice' | 'critsDealNormal' | 'onlySixesCrit'>> {
  return read(operative, true, undefined);
}
