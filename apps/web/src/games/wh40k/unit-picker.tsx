// Puts a unit of a list or of the catalogue on a side of an attack, of the fight after a charge, or of a melee.
import type { Path } from '@oddsmith/games';
import type { UnitRequest } from '@oddsmith/games/wh40k';
import type { UnitKey } from '@oddsmith/games/wh40k/library';
import { useEffect, useState } from 'react';
import { useBattle } from '../../battle/context.ts';
import { MENU_ENTRY } from '../../components/ui/menu.tsx';
import { wh40kMelee } from '../../language/english/wh40k/melee.ts';
import { wh40k } from '../../language/english/wh40k/wh40k.ts';
import type { PickerOf, PickerProps, VerbsOf } from '../view.ts';
import { EXAMPLE_FIGHT } from './charge/example-fight.ts';
import { type Phase, rememberChosen, usePhase, useUnitActions } from './chosen-units.ts';
import { UnitSheet } from './library/unit-sheet.tsx';
import { useMeleeSides } from './melee/melee-sides.ts';
import { editionOf, PlaceContext, useRequest } from './place.ts';

const WHOLE_INPUT: Path = [];
const FIGHT: Path = ['fight'];

export function AttackPicker({ input, ...picker }: PickerOf<'wh40k/attack'>) {
  return (
    <PlaceContext value={{ path: WHOLE_INPUT, request: input }}>
      <PickerInPlace {...picker} />
    </PlaceContext>
  );
}

/** Without a fight so far, one begins. */
export function ChargePicker({ input, ...picker }: PickerOf<'wh40k/charge'>) {
  const replace = useBattle((battle) => battle.replace);
  const { fight } = input;
  useEffect(() => {
    if (fight === null) replace({ ...input, edition: null, fight: { ...EXAMPLE_FIGHT, edition: editionOf(input) } });
  }, [fight, input, replace]);
  if (fight === null) return null;
  return (
    <PlaceContext value={{ path: FIGHT, phase: 'fight', request: fight }}>
      <PickerInPlace {...picker} />
    </PlaceContext>
  );
}

type Picker = Pick<PickerProps, 'side' | 'onClose'>;

function PickerInPlace({ side, onClose }: Picker) {
  const { edition } = useRequest();
  const { choose } = useUnitActions();
  return (
    <UnitSheet
      who={wh40k.pick.who[side]}
      side={side}
      edition={edition}
      choose={(unit, key) => choose({ side }, unit, key)}
      onClose={onClose}
    />
  );
}

export function MeleePicker({ input, side, onClose }: PickerOf<'wh40k/melee'>) {
  const choose = useMeleeSides(input);
  const name = side === 'attacker' ? 'first' : 'second';
  return (
    <UnitSheet
      who={wh40kMelee.who[name]}
      side={side}
      edition={input.edition}
      choose={(unit, key) => choose({ side: name, leads: false }, unit, key)}
      onClose={onClose}
    />
  );
}

/** The unit whose nerve is tested: its name, its Leadership and its strength. */
export function BattleShockPicker({ input, side, onClose }: PickerOf<'wh40k/battleshock'>) {
  const replace = useBattle((battle) => battle.replace);
  const choose = async (unit: UnitRequest, key: UnitKey) => {
    rememberChosen('defender', unit, key);
    const { leadership, models } = unit.target.shooting;
    replace({
      ...input,
      name: unit.name,
      ...(typeof leadership === 'number' ? { leadership } : {}),
      ...(typeof models === 'number' ? { startingStrength: models } : {}),
    });
    return undefined;
  };
  return (
    <UnitSheet who={wh40k.pick.who.defender} side={side} edition={input.edition} choose={choose} onClose={onClose} />
  );
}

const PHASES: readonly Phase[] = ['shooting', 'fight'];

/** An attack is made with guns or with blades. */
export function AttackVerbs({ input, onChosen }: VerbsOf<'wh40k/attack'>) {
  return (
    <PlaceContext value={{ path: WHOLE_INPUT, request: input }}>
      <Phases onChosen={onChosen} />
    </PlaceContext>
  );
}

function Phases({ onChosen }: { onChosen(): void }) {
  const phase = usePhase();
  const { changePhase } = useUnitActions();
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const take = (wanted: Phase) => {
    const said = wanted === phase ? undefined : changePhase(wanted);
    setProblem(said);
    if (said === undefined) onChosen();
  };
  return (
    <>
      {PHASES.map((one) => (
        <button key={one} type="button" aria-pressed={one === phase} className={MENU_ENTRY} onClick={() => take(one)}>
          {wh40k.phases[one]}
        </button>
      ))}
      {problem !== undefined && (
        <p role="status" className="px-3 text-s text-muted">
          {problem}
        </p>
      )}
    </>
  );
}
