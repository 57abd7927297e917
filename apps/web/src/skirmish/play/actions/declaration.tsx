// Splitting fire and choosing what is swung: so many of each weapon at each target, before any die is rolled.

import {
  type Action,
  allot,
  check,
  precisely,
  type Shot,
  type ShotOption,
  type State,
  type UnitState,
  type Wish,
} from '@oddsmith/skirmish';
import { Minus, Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { formatChance, formatMean } from '../../../format/number.ts';
import { skirmishPlay } from '../../../language/english/skirmish/play.ts';
import { skirmishSays } from '../../../language/skirmish-says.ts';
import { act, useSessionStore } from '../../session/session.ts';
import type { SplitOdd } from '../../session/skirmish-service.ts';
import { askEngine } from '../../session/threads.ts';
import { sentence, unitNameOf } from '../../words.ts';
import { STRONG } from '../strong.ts';

const words = skirmishPlay.attack;

interface DeclarationProps {
  readonly state: State;
  readonly unit: UnitState;
  readonly type: 'shoot' | 'fight';
  /** Who may use what on whom. */
  readonly options: readonly ShotOption[];
  /** What the unit does unless told otherwise. */
  readonly usual: readonly Shot[];
}

function keyOf({ of, weapon, target }: Omit<Wish, 'count'>): string {
  return `${of} ${weapon} ${target}`;
}

export function Declaration({ state, unit, type, options, usual }: DeclarationProps) {
  const store = useSessionStore();
  const able = options.filter(({ models }) => models.length > 0);
  const [counts, setCounts] = useState<{ readonly [key: string]: number }>(() =>
    Object.fromEntries(usual.map((shot) => [keyOf(shot), shot.models.length])),
  );
  if (able.length < 2) return null;
  const wishes = able.map(({ of, weapon, target, models }) => {
    const key = keyOf({ of, weapon, target });
    return { key, of, weapon, target, most: models.length, count: counts[key] ?? 0 };
  });
  const allotted = allot(state, unit.id, able, wishes);
  const shots = usual.some(({ precision }) => precision === true) ? precisely(state, unit.id, allotted) : allotted;
  const action: Action = { type, unit: unit.id, shots };
  const given = (key: string) => shots.find((shot) => keyOf(shot) === key)?.models.length ?? 0;
  const short = wishes.some(({ key, count }) => given(key) < count);
  const problem = shots.length === 0 ? null : check(state, action);
  const set = (key: string, count: number) => setCounts({ ...counts, [key]: count });
  return (
    <details className="pb-3 text-s">
      <summary className="skirmish-fold flex min-h-(--target) cursor-pointer items-center font-semibold">
        {type === 'shoot' ? words.split : words.choose}
      </summary>
      <ul aria-label={words.weaponsAndTargets} className="divide-y divide-line/60">
        {wishes.map(({ key, of, weapon, target, most, count }) => {
          const what = words.weaponAt(weaponName(state, unit, of, weapon), unitNameOf(state, target));
          return (
            <li key={key} className="flex items-center gap-1">
              <span className="min-w-0 flex-1">{what}</span>
              <IconButton label={words.fewer(what)} disabled={count === 0} onClick={() => set(key, count - 1)}>
                <Minus aria-hidden className="size-4" />
              </IconButton>
              <span className="w-10 text-center">
                {count}/{most}
              </span>
              <IconButton label={words.more(what)} disabled={count >= most} onClick={() => set(key, count + 1)}>
                <Plus aria-hidden className="size-4" />
              </IconButton>
            </li>
          );
        })}
      </ul>
      {problem === null && <SplitOdds state={state} unit={unit} type={type} shots={shots} />}
      {short && <p className="pt-1 text-bad">{words.short}</p>}
      {problem !== null && <p className="pt-1 text-bad">{sentence(skirmishSays(problem.message))}</p>}
      <button
        type="button"
        className={`button mt-2 ${STRONG}`}
        disabled={short || problem !== null || shots.length === 0}
        onClick={() => act(store, action)}
      >
        {type === 'shoot' ? words.fireSplit : words.strikeChosen}
      </button>
    </details>
  );
}

/** What the split as it stands is expected to do, target by target. */
function SplitOdds({
  state,
  unit,
  type,
  shots,
}: Pick<DeclarationProps, 'state' | 'unit' | 'type'> & { shots: Shot[] }) {
  const asked = JSON.stringify(shots);
  const [found, setFound] = useState<{ readonly asked: string; readonly odds: readonly SplitOdd[] }>();
  useEffect(() => {
    let gone = false;
    askEngine((engine) => engine.splitOdds(state, unit.id, JSON.parse(asked), type === 'shoot' ? 'shooting' : 'fight'))
      .then((odds) => {
        if (!gone) setFound({ asked, odds });
      })
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [state, unit.id, type, asked]);
  if (found?.asked !== asked || found.odds.length === 0) return null;
  return (
    <ul aria-label={words.splitOdds} className="pt-1" data-testid="split-odds">
      {found.odds.map(({ target, damage, wipes }) => (
        <li key={target} className="flex justify-between gap-3">
          <span>{unitNameOf(state, target)}</span>
          <span className="text-muted">{words.odds(formatMean(damage), formatChance(wipes))}</span>
        </li>
      ))}
    </ul>
  );
}

function weaponName(state: State, unit: UnitState, of: number, weapon: number): string {
  return state.setup.forces[unit.side].units[of].weapons[weapon]?.name ?? words.fists;
}
