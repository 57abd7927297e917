// Every weapon of the attacking unit, a stat line each, in the order they are fired.
import type { Path } from '@oddsmith/games';
import type { AttackInput } from '@oddsmith/games/wh40k';
import { ArrowUp, Copy, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSetValue, useValue } from '../../battle/context.ts';
import { FieldRemarks } from '../../components/form/field-remarks.tsx';
import { FormGroup } from '../../components/form/form-group.tsx';
import { GroupCard } from '../../components/form/group-card.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { useAttackPath } from './place.ts';
import { useRequest } from './request.ts';
import { StatInput } from './stat-input.tsx';
import { WeaponKeywords } from './weapon-keywords.tsx';

type Entries = NonNullable<AttackInput['volley']>;

interface WeaponsCardProps {
  readonly aside: ReactNode;
  onPickLeader(): void;
}

export function WeaponsCard({ aside, onPickLeader }: WeaponsCardProps) {
  const { volley } = useRequest();
  const set = useSetValue(useAttackPath('volley'));
  const entries = volley ?? [];
  const add = () => {
    const last = entries.at(-1);
    set([...entries, last === undefined ? NEW_WEAPON : { ...last, weapon: { ...last.weapon, name: 'Weapon' } }]);
  };
  return (
    <GroupCard title="Attacker" side="attacker" aside={aside}>
      <div className="space-y-3">
        {entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: weapons have no identity of their own; their place is it
          <WeaponRow key={index} entry={entry} index={index} entries={entries} />
        ))}
        <div className="flex flex-wrap gap-2">
          <button type="button" className="button" onClick={add} disabled={entries.length >= 40}>
            <Plus aria-hidden className="size-4" />
            Add weapon
          </button>
          <button type="button" className="button button-quiet" onClick={onPickLeader}>
            Choose leader of the attacker
          </button>
        </div>
      </div>
    </GroupCard>
  );
}

const NEW_WEAPON = {
  weapon: { name: 'Weapon', kind: 'ranged', attacks: 1, skill: 3, strength: 4, ap: 0, damage: 1, keywords: [] },
  count: 1,
};

interface WeaponRowProps {
  readonly entry: Entries[number];
  readonly index: number;
  readonly entries: Entries;
}

function WeaponRow({ entry, index, entries }: WeaponRowProps) {
  const setAll = useSetValue(useAttackPath('volley'));
  const countPath = useAttackPath('volley', index, 'count');
  const path = useAttackPath('volley', index, 'weapon');
  const name = entry.weapon.name || `weapon ${index + 1}`;
  const move = () => setAll(entries.map((_, at) => entries[at === index ? at - 1 : at === index - 1 ? at + 1 : at]));
  return (
    <fieldset className="rounded-m border border-line p-2">
      <legend className="sr-only">{name}</legend>
      <div className="mb-2 flex items-end gap-1">
        <StatInput path={countPath} label="No." name={`Number of ${name}`} className="w-14 shrink-0" />
        <WeaponName index={index} />
        {index > 0 && (
          <IconButton label={`Fire ${name} earlier`} onClick={move}>
            <ArrowUp aria-hidden className="size-4" />
          </IconButton>
        )}
        <IconButton
          look="button-quiet text-muted max-sm:hidden"
          label={`Copy ${name}`}
          onClick={() => setAll([...entries.slice(0, index + 1), ...entries.slice(index)])}
        >
          <Copy aria-hidden className="size-4" />
        </IconButton>
        <IconButton
          label={`Remove ${name}`}
          disabled={entries.length === 1}
          onClick={() => setAll(entries.filter((_, at) => at !== index))}
        >
          <Trash2 aria-hidden className="size-4" />
        </IconButton>
      </div>
      <WeaponStats path={path} name={name} kind={entry.weapon.kind} />
    </fieldset>
  );
}

interface WeaponStatsProps {
  readonly path: Path;
  readonly name: string;
  readonly kind: 'ranged' | 'melee';
}

/** The numbers of a weapon and its keywords. */
export function WeaponStats({ path, name, kind }: WeaponStatsProps) {
  return (
    <>
      <div className="mb-2 grid grid-cols-5 gap-1">
        <StatInput path={[...path, 'attacks']} label="A" name={`Attacks of ${name}`} dice />
        <StatInput
          path={[...path, 'skill']}
          label={kind === 'melee' ? 'WS' : 'BS'}
          name={`Skill of ${name}`}
          suffix="+"
          nullable
        />
        <StatInput path={[...path, 'strength']} label="S" name={`Strength of ${name}`} dice />
        <StatInput path={[...path, 'ap']} label="AP" name={`AP of ${name}`} />
        <StatInput path={[...path, 'damage']} label="D" name={`Damage of ${name}`} dice />
      </div>
      <WeaponKeywords path={[...path, 'keywords']} weapon={name} />
      <FieldRemarks path={path} />
    </>
  );
}

function WeaponName({ index }: { readonly index: number }) {
  const path = useAttackPath('volley', index, 'weapon', 'name');
  const value = useValue(path);
  const set = useSetValue(path);
  return (
    <label className="min-w-0 flex-1 text-s text-muted">
      <span aria-hidden>Weapon</span>
      <input
        value={typeof value === 'string' ? value : ''}
        aria-label={`Name of weapon ${index + 1}`}
        maxLength={120}
        autoComplete="off"
        className="block h-(--target) w-full min-w-0 rounded-m border border-line bg-panel px-2 text-m text-ink"
        onChange={(event) => set(event.target.value)}
      />
    </label>
  );
}

/** Rerolls, modifiers and facts of the situation: the same for every weapon. */
export function SituationCards() {
  const base = useAttackPath();
  const path = useAttackPath('context');
  return (
    <>
      <FormGroup path={path} groups={['Situation']} title="Situation" />
      <FormGroup path={path} groups={['Rerolls']} title="Rerolls" side="attacker" />
      <FormGroup path={path} groups={['Modifiers']} title="Modifiers and auras" side="attacker" />
      <FormGroup
        path={base}
        fields={['attacker', 'followedBy']}
        title="Costs, bearers and units that follow"
        side="attacker"
      />
    </>
  );
}
