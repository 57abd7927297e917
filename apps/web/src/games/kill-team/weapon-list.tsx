// The weapons of an operative, each with its card in one line and what is not modelled of it.
import {
  attackerFrom,
  fighterFrom,
  type Library,
  type LibraryWeapon,
  loadoutsOf,
  type Operative,
} from '@oddsmith/games/kill-team/library';
import { useState } from 'react';
import { Chip } from '../../components/form/controls/chip.tsx';
import { PICK } from '../../components/ui/pick-with-keys.ts';
import { killTeamLibrary } from '../../language/english/kill-team/library.ts';
import type { Pick } from './operative-pick.ts';

const { weapons: words } = killTeamLibrary;

interface WeaponListProps {
  readonly library: Library;
  readonly operative: Operative;
  readonly part: 'attacker' | 'fighter';
  onPick(pick: Pick): void;
}

export function WeaponList({ library, operative, part, onPick }: WeaponListProps) {
  const loadouts = loadoutsOf(library, operative, part === 'attacker' ? 'ranged' : 'melee');
  if (loadouts.length === 0)
    return <p className="pb-2 pl-3 text-s text-muted">{part === 'attacker' ? words.noRanged : words.noMelee}</p>;
  return (
    <ul aria-label={words.of(operative.name)} className="mb-2 space-y-1 border-l-2 border-line pl-3">
      {loadouts.map(({ weapon, source }) => (
        <li key={`${weapon.name} ${source ?? ''}`}>
          <WeaponRow operative={operative} weapon={weapon} source={source} part={part} onPick={onPick} />
        </li>
      ))}
    </ul>
  );
}

interface WeaponRowProps extends Omit<WeaponListProps, 'library'> {
  readonly weapon: LibraryWeapon;
  readonly source: string | null;
}

function WeaponRow({ operative, weapon, source, part, onPick }: WeaponRowProps) {
  const [holding, setHolding] = useState<readonly string[]>([]);
  const from = part === 'attacker' ? attackerFrom : fighterFrom;
  const { fields, rules } = from(operative, weapon, { holding });
  return (
    <div>
      <button
        type="button"
        {...PICK}
        className="flex min-h-(--target) w-full flex-col items-start py-1 text-left hover:bg-sunken"
        onClick={() => onPick({ name: fields.name ?? '', fields, rules, team: operative.team })}
      >
        <span className="font-medium">
          {weapon.name}
          {source !== null && <span className="font-normal text-muted"> {words.from(source)}</span>}
        </span>
        <span className="text-s text-muted">{cardLine(weapon)}</span>
        {rules.notModelled.length > 0 && (
          <span className="text-s text-bad">{words.notModelled(rules.notModelled.join(', '))}</span>
        )}
      </button>
      {rules.conditions.map(({ rule, when }) => (
        <Chip
          key={rule}
          label={`${rule.replace('*', '')} ${when}`}
          meaning={words.inForce}
          on={holding.includes(rule)}
          onChange={(on) => setHolding(on ? [...holding, rule] : holding.filter((other) => other !== rule))}
        />
      ))}
    </div>
  );
}

/** "5 dice, 3+, 4/5 · Rending, Lethal 5+". */
function cardLine({ attacks, hit, normalDamage, criticalDamage, rules }: LibraryWeapon): string {
  const line = `${words.dice(attacks)}, ${hit}+, ${normalDamage ?? '–'}/${criticalDamage ?? '–'}`;
  return rules.length === 0 ? line : `${line} · ${rules.join(', ')}`;
}
