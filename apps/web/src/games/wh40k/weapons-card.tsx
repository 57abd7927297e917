// Every weapon of the attacking unit, a stat line each, in the order they are fired.
import type { Path } from '@oddsmith/games';
import type { Attack } from '@oddsmith/games/wh40k';
import { ArrowUp, Copy, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useField, useSetValue } from '../../battle/context.ts';
import { FieldRemarks } from '../../components/form/field-remarks.tsx';
import { FormGroup } from '../../components/form/form-group.tsx';
import { GroupCard } from '../../components/form/group-card.tsx';
import { Button } from '../../components/ui/button.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { everyday } from '../../language/english/everyday.ts';
import { wh40k } from '../../language/english/wh40k/wh40k.ts';
import { ModeChoice } from './mode-choice.tsx';
import { useAttackPath, useRequest } from './place.ts';
import { StatInput } from './stat-input.tsx';
import { TargetStat } from './target-stat.tsx';
import { WeaponKeywords } from './weapon-keywords.tsx';

const { weapons: words } = wh40k;

type Entries = NonNullable<Attack['volley']>;

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
    set([...entries, last === undefined ? NEW_WEAPON : { ...last, weapon: { ...last.weapon, name: words.weapon } }]);
  };
  return (
    <GroupCard title={everyday.attacker} side="attacker" aside={aside}>
      <div className="space-y-3">
        {entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: weapons have no identity of their own; their place is it
          <WeaponRow key={index} entry={entry} index={index} entries={entries} />
        ))}
        <div className="flex flex-wrap gap-2">
          <Button icon={Plus} label={words.add} onClick={add} disabled={entries.length >= 40} />
          <Button label={words.chooseLeader} look="button-quiet" onClick={onPickLeader} />
        </div>
      </div>
    </GroupCard>
  );
}

const NEW_WEAPON = {
  weapon: { name: words.weapon, kind: 'ranged', attacks: 1, skill: 3, strength: 4, ap: 0, damage: 1, keywords: [] },
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
  const entryPath = useAttackPath('volley', index);
  const path = useAttackPath('volley', index, 'weapon');
  const name = entry.weapon.name || words.unnamed(index + 1);
  const move = () => setAll(entries.map((_, at) => entries[at === index ? at - 1 : at === index - 1 ? at + 1 : at]));
  return (
    <fieldset className="rounded-m border border-line p-2">
      <legend className="sr-only">{name}</legend>
      <div className="mb-2 flex items-end gap-1">
        <StatInput path={countPath} label={words.number} name={words.numberOf(name)} className="w-14 shrink-0" />
        <WeaponName index={index} />
        {index > 0 && <IconButton icon={ArrowUp} label={words.earlier(name)} onClick={move} />}
        <IconButton
          icon={Copy}
          look="button-quiet text-muted max-sm:hidden"
          label={words.copy(name)}
          onClick={() => setAll([...entries.slice(0, index + 1), ...entries.slice(index)])}
        />
        <IconButton
          icon={Trash2}
          label={words.remove(name)}
          disabled={entries.length === 1}
          onClick={() => setAll(entries.filter((_, at) => at !== index))}
        />
      </div>
      <ModeChoice path={entryPath} entry={entry} of={name} />
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
      <div className="relative mb-2 grid grid-cols-5 gap-1">
        <StatInput path={[...path, 'attacks']} label={words.letters.attacks} name={words.attacksOf(name)} dice />
        <TargetStat
          path={[...path, 'skill']}
          label={kind === 'melee' ? words.letters.weaponSkill : words.letters.ballisticSkill}
          name={words.skillOf(name)}
        />
        <StatInput path={[...path, 'strength']} label={words.letters.strength} name={words.strengthOf(name)} dice />
        <StatInput path={[...path, 'ap']} label={words.letters.ap} name={words.apOf(name)} below />
        <StatInput path={[...path, 'damage']} label={words.letters.damage} name={words.damageOf(name)} dice />
      </div>
      <WeaponKeywords path={[...path, 'keywords']} weapon={name} />
      <FieldRemarks path={path} />
    </>
  );
}

function WeaponName({ index }: { readonly index: number }) {
  const path = useAttackPath('volley', index, 'weapon', 'name');
  const [value, set] = useField(path);
  return (
    <label className="min-w-0 flex-1 text-s text-muted">
      <span aria-hidden>{words.weapon}</span>
      <input
        value={typeof value === 'string' ? value : ''}
        aria-label={words.nameOf(index + 1)}
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
      <FormGroup path={path} groups={['Situation']} title={wh40k.cards.situation} />
      <FormGroup path={path} groups={['Rerolls']} title={wh40k.cards.rerolls} side="attacker" />
      <FormGroup path={path} groups={['Modifiers']} title={wh40k.cards.modifiers} side="attacker" />
      <FormGroup path={base} fields={['attacker', 'followedBy']} title={wh40k.cards.costs} side="attacker" />
    </>
  );
}
