// Two units that fight: each with its stat lines, its leaders and what every model strikes with.
import type { Path } from '@oddsmith/games';
import { ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { useBattle, useBattleStore, useSetValue } from '../../../battle/context.ts';
import { FieldSet } from '../../../components/form/field-set.tsx';
import { fieldsAt } from '../../../components/form/fields-at.ts';
import { FormGroup } from '../../../components/form/form-group.tsx';
import { GroupCard } from '../../../components/form/group-card.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { lazy, Suspense } from '../../../components/ui/lazy.tsx';
import { wh40kMelee } from '../../../language/english/wh40k/melee.ts';
import { wh40k } from '../../../language/english/wh40k/wh40k.ts';
import type { InputOf } from '../../calculator-types.ts';
import type { FormOf } from '../../view.ts';
import { bodyguard, PickButton } from '../attack-form.tsx';
import { turnSwitch, useChosenUnit } from '../chosen-units.ts';
import { EditionChoice } from '../edition-choice.tsx';
import { ModeChoice } from '../mode-choice.tsx';
import { shownFighter } from '../shown-unit.ts';
import { earlier, StatLine } from '../target-card.tsx';
import { WeaponStats } from '../weapons-card.tsx';
import { type MeleeRole, SIDES, type SideName, useMeleeSides } from './melee-sides.ts';

const AbilityCard = lazy(async () => ({ default: (await import('../unit-abilities.tsx')).AbilityCard }));
const UnitSheet = lazy(async () => ({ default: (await import('../library/unit-sheet.tsx')).UnitSheet }));

type Fight = InputOf<'wh40k/melee'>;
export function MeleeForm({ input }: FormOf<'wh40k/melee'>) {
  const [picking, setPicking] = useState<MeleeRole | undefined>(undefined);
  const choose = useMeleeSides(input);
  return (
    <div className="space-y-3">
      <EditionChoice />
      <FormGroup fields={['charged', 'rounds']} title={wh40kMelee.fight} />
      <div className="grid grid-cols-1 items-start gap-3 xl:grid-cols-2">
        {(['first', 'second'] as const).map((side) => (
          <SideCard key={side} side={side} unit={input[side]} onPick={(leads) => setPicking({ side, leads })} />
        ))}
      </div>
      <Suspense fallback={null}>
        {picking !== undefined && (
          <UnitSheet
            who={(picking.leads ? wh40kMelee.leaderOf : wh40kMelee.who)[picking.side]}
            side={SIDES[picking.side]}
            edition={input.edition}
            leads={picking.leads ? bodyguard(input[picking.side].name) : undefined}
            choose={(unit, key) => choose(picking, unit, key)}
            onClose={() => setPicking(undefined)}
          />
        )}
      </Suspense>
    </div>
  );
}

/** What the unit that was picked brings; of one whose name was changed since nothing is known. */
function Brought({ side, unit }: Pick<SideCardProps, 'side' | 'unit'>) {
  const store = useBattleStore();
  const { unit: picked } = useChosenUnit(SIDES[side]);
  if (picked === undefined || picked.name !== unit.name) return null;
  const onSwitch = (index: number, on: boolean) => turnSwitch(store, SIDES[side], index, on);
  return (
    <Suspense fallback={null}>
      <AbilityCard side={SIDES[side]} unit={picked} onSwitch={onSwitch} />
    </Suspense>
  );
}

interface SideCardProps {
  readonly side: SideName;
  readonly unit: Fight[SideName];
  onPick(leads: boolean): void;
}

const OWN_CONTROLS = ['name', 'models', 'wounds', 'toughness', 'save', 'invuln', 'fnp', 'groups', 'weapons'];

function SideCard({ side, unit, onPick }: SideCardProps) {
  const form = useBattle((battle) => battle.calculator.form);
  const set = useSetValue([side]);
  const isPicked = useChosenUnit(SIDES[side]).unit?.name === unit.name;
  // What a unit brings has a card of its own.
  const own = isPicked ? [...OWN_CONTROLS, 'abilities'] : OWN_CONTROLS;
  const rest = fieldsAt(form, [side]).filter((field) => !own.includes(field.key));
  const shown = shownFighter(unit);
  return (
    <GroupCard
      title={wh40kMelee.titles[side]}
      side={SIDES[side]}
      aside={<PickButton label={wh40kMelee.choose[side]} unit={shown} onClick={() => onPick(false)} />}
    >
      <div className="space-y-3">
        {unit.groups === null ? (
          <ArmedLine path={[side]} group={unit} name={unit.name || wh40kMelee.unnamed[side]} />
        ) : (
          unit.groups.map((group, index) => (
            <ArmedLine
              // biome-ignore lint/suspicious/noArrayIndexKey: groups have no identity of their own; their place is it
              key={index}
              path={[side, 'groups', index]}
              group={group}
              name={group.name || wh40k.target.unnamedGroup(index + 1)}
              leader={group.character}
              {...(index === 0 ? {} : { onEarlier: () => set(withEarlier(unit, index)) })}
            />
          ))
        )}
        <Button label={wh40kMelee.chooseLeader[side]} look="button-quiet" onClick={() => onPick(true)} />
        <Brought side={side} unit={unit} />
        <FieldSet fields={rest} path={[side]} />
      </div>
    </GroupCard>
  );
}

/** A line of models lost before the one above it; abilities of some lines go with them. */
function withEarlier(unit: Fight[SideName], index: number): Fight[SideName] {
  const { groups, abilities } = unit;
  if (groups === null) return unit;
  const moved = new Map([
    [index, index - 1],
    [index - 1, index],
  ]);
  return {
    ...unit,
    groups: earlier(groups, index),
    abilities: abilities.map(({ only, ...ability }) =>
      only === undefined ? ability : { ...ability, only: only.map((place) => moved.get(place) ?? place) },
    ),
  };
}

interface ArmedLineProps {
  readonly path: Path;
  readonly group: Pick<Fight[SideName], 'weapons'>;
  readonly name: string;
  readonly leader?: boolean;
  /** Models of the first line are lost first. */
  onEarlier?(): void;
}

/** Models of one kind and what each of them strikes with. */
function ArmedLine({ path, group, name, leader = false, onEarlier }: ArmedLineProps) {
  return (
    <fieldset className="space-y-2 rounded-m border border-line p-2">
      <legend className="px-1 text-s font-semibold">
        {name}
        {leader && <span className="font-normal text-muted"> · {wh40kMelee.leader}</span>}
      </legend>
      {onEarlier !== undefined && (
        <Button icon={ArrowUp} label={wh40k.target.loseEarlier(name)} look="button-quiet" onClick={onEarlier} />
      )}
      <StatLine path={path} of={name} />
      {group.weapons.length === 0 && <p className="text-s text-muted">{wh40kMelee.noWeapon}</p>}
      {group.weapons.map((entry, index) => {
        const { weapon } = entry;
        const called = weapon.name || wh40k.weapons.unnamed(index + 1);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: weapons have no identity of their own; their place is it
          <div key={index}>
            <p className="text-s text-muted">{called}</p>
            <ModeChoice path={[...path, 'weapons', index]} entry={entry} of={wh40kMelee.weaponOf(called, name)} />
            <WeaponStats
              path={[...path, 'weapons', index, 'weapon']}
              name={wh40kMelee.weaponOf(called, name)}
              kind="melee"
            />
          </div>
        );
      })}
    </fieldset>
  );
}
