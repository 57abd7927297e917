// The defending unit: one stat line, or several in the order in which models are lost.

import type { Path } from '@oddsmith/games';
import { withLeaders } from '@oddsmith/games/wh40k';
import { ArrowUp, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useBattle, useField, useSetValue } from '../../battle/context.ts';
import { Chip } from '../../components/form/controls/chip.tsx';
import { FieldRemarks } from '../../components/form/field-remarks.tsx';
import { FieldSet } from '../../components/form/field-set.tsx';
import { fieldsAt } from '../../components/form/fields-at.ts';
import { GroupCard } from '../../components/form/group-card.tsx';
import { Button } from '../../components/ui/button.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { everyday } from '../../language/english/everyday.ts';
import { wh40k } from '../../language/english/wh40k/wh40k.ts';
import { useAttackPath, useRequest } from './place.ts';
import { StatInput } from './stat-input.tsx';
import { TargetStat } from './target-stat.tsx';

const { target: words } = wh40k;

interface TargetCardProps {
  readonly aside: ReactNode;
  onPickLeader(): void;
}

export function TargetCard({ aside, onPickLeader }: TargetCardProps) {
  const { target } = useRequest();
  const path = useAttackPath('target');
  const namePath = useAttackPath('target', 'name');
  return (
    <GroupCard title={everyday.defender} side="defender" aside={aside}>
      <div className="space-y-3">
        <NameInput path={namePath} label={words.nameOf} />
        {target.groups === null ? <StatLine path={path} of={words.theTarget} /> : <Groups />}
        <GroupTools onPickLeader={onPickLeader} />
        <TargetRules />
      </div>
    </GroupCard>
  );
}

function NameInput({ path, label }: { readonly path: Path; readonly label: string }) {
  const [value, set] = useField(path);
  return (
    <input
      value={typeof value === 'string' ? value : ''}
      aria-label={label}
      placeholder={words.name}
      maxLength={120}
      autoComplete="off"
      className="h-(--target) w-full min-w-0 rounded-m border border-line bg-panel px-2 text-m"
      onChange={(event) => set(event.target.value)}
    />
  );
}

export function StatLine({ path, of }: { readonly path: Path; readonly of: string }) {
  return (
    <div>
      <div className="relative grid grid-cols-6 gap-1">
        <StatInput path={[...path, 'models']} label={words.letters.models} name={words.modelsOf(of)} />
        <StatInput path={[...path, 'toughness']} label={words.letters.toughness} name={words.toughnessOf(of)} />
        <TargetStat path={[...path, 'save']} label={words.letters.save} name={words.saveOf(of)} />
        <StatInput path={[...path, 'wounds']} label={words.letters.wounds} name={words.woundsOf(of)} />
        <TargetStat path={[...path, 'invuln']} label={words.letters.invulnerable} name={words.invulnerableOf(of)} />
        <TargetStat path={[...path, 'fnp']} label={words.letters.feelNoPain} name={words.feelNoPainOf(of)} />
      </div>
      <FieldRemarks path={[...path, 'invuln']} />
    </div>
  );
}

function Groups() {
  const { target } = useRequest();
  const all = useAttackPath('target', 'groups');
  const set = useSetValue(all);
  const groups = target.groups ?? [];
  return groups.map((group, index) => {
    const path = [...all, index];
    const name = group.name || words.unnamedGroup(index + 1);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: groups have no identity of their own; their place is it
      <fieldset key={index} className="space-y-2 rounded-m border border-line p-2">
        <legend className="sr-only">{name}</legend>
        <div className="flex items-center gap-1">
          <NameInput path={[...path, 'name']} label={words.nameOfGroup(index + 1)} />
          <Chip
            label={words.character}
            meaning={words.characterMeaning}
            on={group.character === true}
            onChange={(on) => set(groups.map((one, at) => (at === index ? { ...one, character: on } : one)))}
          />
          {index > 0 && (
            <IconButton icon={ArrowUp} label={words.loseEarlier(name)} onClick={() => set(earlier(groups, index))} />
          )}
          <IconButton
            icon={Trash2}
            label={words.removeGroup(name)}
            disabled={groups.length === 1}
            onClick={() => set(groups.filter((_, at) => at !== index))}
          />
        </div>
        <StatLine path={path} of={name} />
        <FieldRemarks path={path} />
      </fieldset>
    );
  });
}

/** In the place of the one before it. */
export function earlier<Part>(parts: readonly Part[], index: number): Part[] {
  return parts.map((part, at) => (at === index - 1 ? parts[index] : at === index ? parts[index - 1] : part));
}

const LEADER = {
  name: words.leader,
  models: 1,
  wounds: 5,
  toughness: 4,
  save: 3,
  invuln: 4,
  fnp: null,
  keywords: [],
  firstModelWounds: null,
  points: null,
};

function GroupTools({ onPickLeader }: { onPickLeader(): void }) {
  const path = useAttackPath('target');
  const { target } = useRequest();
  const set = useSetValue(path);
  const full = (target.groups?.length ?? 0) >= 20;
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        icon={Plus}
        label={words.attachLeader}
        disabled={full}
        onClick={() => set(withLeaders(target, [LEADER]))}
      />
      <Button label={words.chooseLeader} look="button-quiet" disabled={full} onClick={onPickLeader} />
    </div>
  );
}

const OWN_CONTROLS = ['name', 'models', 'wounds', 'toughness', 'save', 'invuln', 'fnp', 'groups'];

/** Everything else a target can have, from the description. */
function TargetRules() {
  const form = useBattle((battle) => battle.calculator.form);
  const path = useAttackPath('target');
  const fields = fieldsAt(form, path).filter((field) => !OWN_CONTROLS.includes(field.key));
  return <FieldSet fields={fields} path={path} />;
}
