// Weapons that are used in one of several modes: which of them does most to the target at hand.
import { Budget, BudgetExceeded } from '../contract/budget.ts';
import { type Battle, prepareAttack, type TakenMode } from './battle.ts';
import { attackFigures } from './exact/index.ts';
import { type MeleeBattle, prepareMelee, strikeOf, wholeOf } from './melee/battle.ts';
import type { Abilities, AttackInput, VolleyEntry } from './schema/index.ts';
import type { Carried, MeleeInput, Side } from './schema/melee.ts';

/** What all choices of a request may take together: those that come too late are the first listed. */
const MOST_STEPS = 20_000_000;

type Weapon = VolleyEntry['weapon'];
type Meet = (weapon: Weapon) => Battle;

class ModeChoice {
  readonly taken: TakenMode[] = [];
  private readonly budget = new Budget({ steps: MOST_STEPS });

  /** One such weapon against the whole target: more of them do not change which mode is better. */
  pick<Entry extends Pick<VolleyEntry, 'weapon' | 'modes' | 'modeFixed'>>(
    entry: Entry,
    path: string,
    meet: Meet,
  ): Entry {
    const { weapon, modes, modeFixed } = entry;
    if (modes.length === 0) return entry;
    if (modeFixed) return { ...entry, modes: [] };
    const [best, ...others] = this.ranked([weapon, ...modes], meet);
    this.taken.push({ path, taken: best.name, others: others.map(({ name }) => name) });
    return { ...entry, weapon: best, modes: [] };
  }

  private ranked(weapons: readonly Weapon[], meet: Meet): readonly Weapon[] {
    try {
      const means = new Map(
        weapons.map((weapon) => [weapon, attackFigures(meet(weapon), this.budget).summary.meanDamage]),
      );
      // Rounding is no difference.
      const best = weapons.reduce((one, other) => (means.get(other)! > means.get(one)! * (1 + 1e-9) ? other : one));
      return [best, ...weapons.filter((weapon) => weapon !== best)];
    } catch (thrown) {
      if (thrown instanceof BudgetExceeded) return weapons;
      throw thrown;
    }
  }
}

/** Those that hold for the entry at a place, for an attack of that entry alone. */
function abilitiesAt(place: number, { attacker, defender }: Abilities): Abilities {
  const held = attacker.filter(({ only }) => only === undefined || only.includes(place));
  return { attacker: held.map(({ only: _, ...ability }) => ability), defender };
}

export function prepareAttackInModes(input: AttackInput): Battle {
  const { volley, followedBy, abilities } = input;
  if (![...(volley ?? []), ...followedBy.flatMap((unit) => unit.volley)].some(({ modes }) => modes.length > 0))
    return prepareAttack(input);
  const choice = new ModeChoice();
  const alone = { ...input, weapon: undefined, followedBy: [], findBestOrder: false };
  const chosen = (volley ?? []).map((entry, place) =>
    choice.pick(entry, `volley[${place}].weapon`, (weapon) =>
      prepareAttack({
        ...alone,
        volley: [{ ...entry, weapon, count: 1, modes: [] }],
        abilities: abilitiesAt(place, abilities),
      }),
    ),
  );
  const next = followedBy.map((unit, index) => ({
    ...unit,
    volley: unit.volley.map((entry, place) =>
      choice.pick(entry, `followedBy[${index}].volley[${place}].weapon`, (weapon) =>
        prepareAttack({
          ...alone,
          context: unit.context,
          volley: [{ ...entry, weapon, count: 1, modes: [] }],
          abilities: abilitiesAt(place, { attacker: unit.abilities, defender: abilities.defender }),
        }),
      ),
    ),
  }));
  const battle = prepareAttack({ ...input, volley: volley && chosen, followedBy: next });
  return { ...battle, modes: choice.taken };
}

export function prepareMeleeInModes(input: MeleeInput): MeleeBattle {
  const sides = [input.first, input.second];
  if (!sides.some((side) => groupsOf(side).some(({ weapons }) => weapons.some(({ modes }) => modes.length > 0))))
    return prepareMelee(input);
  const choice = new ModeChoice();
  const plain = prepareMelee({ ...input, first: withoutModes(input.first), second: withoutModes(input.second) });
  const [first, second] = (['first', 'second'] as const).map((name) => {
    const striker = plain[name];
    const struck = plain[name === 'first' ? 'second' : 'first'];
    const pick = (entry: Carried, g: number, path: string): Carried =>
      choice.pick(entry, path, (weapon) => {
        const arms = striker.arms.map((arm, at) => ({
          ...arm,
          weapons: at === g ? [{ ...entry, weapon, each: 1, modes: [] }] : [],
          kinds: at === g ? [0] : [],
        }));
        const whole = wholeOf(striker);
        const lone = { ...whole, models: whole.models.map((_, at) => Number(at === g)) };
        return strikeOf(plain.edition, { ...striker, arms }, lone, struck, 0);
      });
    return inModes(input[name], name, pick);
  });
  return { ...prepareMelee({ ...input, first, second }), modes: choice.taken };
}

type PickOne = (entry: Carried, group: number, path: string) => Carried;

function inModes(side: Side, name: string, pick: PickOne): Side {
  const armed = (weapons: readonly Carried[], g: number, path: string) =>
    weapons.map((entry, w) => pick(entry, g, `${path}.weapons[${w}].weapon`));
  if (side.groups === null) return { ...side, weapons: armed(side.weapons, 0, name) };
  return {
    ...side,
    groups: side.groups.map((group, g) => ({ ...group, weapons: armed(group.weapons, g, `${name}.groups[${g}]`) })),
  };
}

function withoutModes(side: Side): Side {
  return inModes(side, '', (entry) => ({ ...entry, modes: [] }));
}

function groupsOf(side: Side): readonly { readonly weapons: readonly Carried[] }[] {
  return side.groups ?? [side];
}
